"""What the stronger bots of all editions share: exact odds of where Dracula is, and the best choices tried in imagined games."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from whitby import belief
from whitby.board import BIT
from whitby.bots.fury.ahead import Round
from whitby.bots.fury.edition import Edition, Odds
from whitby.bots.fury.mind import Mind, WeighingBot, best_of, weighed
from whitby.bots.thought import Thought
from whitby.engine import News
from whitby.game import Game, View
from whitby.play import Play
from whitby.rng import Rng
from whitby.search.mixing import one_of_the_best
from whitby.search.patience import Patience
from whitby.search.rollouts import Ahead, Found, best
from whitby.search.simultaneous import Rivals, best_mixed
from whitby.worlds import Worlds

UNLIKELY = 1e-4  # odds that are not worth a thought
MARGIN = 0.004  # by so much a choice must be better than what seemed best without trying
WARY = 0.5  # how far rivals are expected to see through what one does at the same time
ENOUGH = 16  # worlds that must be tried before chance may choose among what seems as good


class Budget(NamedTuple):
    """How much is tried for one choice; in worlds, not in seconds, so that a record replays the same."""

    worlds: int  # imagined games; 0: nothing is tried
    choices: int = 4  # that are tried in them


class SearchingBot(WeighingBot):
    """Weighs as `easy` does, by better odds, and tries what seems best."""

    def __init__(self, game: Game, seat: int, seed: int | str, edition: Edition, budget: Budget) -> None:
        super().__init__(game, seat, seed)
        self.edition = edition
        self.budget = budget
        self.mixes = budget.worlds >= ENOUGH  # lets chance choose, so that nobody foresees it
        self.easy = edition.easy(game, seat, seed)
        self.is_dracula = seat == game.seat("dracula")
        self.belief: Any = None  # a hunter's own; Dracula's is what everybody can conclude
        self.news: list[News] = []
        self.folded = -1  # facts that the odds below are of
        self.here: Odds = {}
        self.older: Odds = {}
        self.patience = math.inf  # seconds a choice
        self.clock = Patience()
        self.gave_up = 0
        self.thoughts: list[Thought] = []

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """What seems best; all that is done for it, folding the news too, is within patience."""
        self.clock = Patience(self.patience)
        return super().choose(view, news, options)

    def begins(self, view: View) -> bool:
        """Are the figures still being placed?"""
        return self.easy.begins(view)

    def mind(self, view: View, news: Sequence[News]) -> Mind:
        """The mind of this seat, with the odds that follow from all that it has heard, or that hunters can have of Dracula."""
        self.follow(view, news)
        question = self.game.question_in(view)
        if self.is_dracula:
            return self.edition.dracula(view, question, self.seat)
        if not self.here:
            return self.easy.mind(view, news)
        return self.edition.hunter(view, question, self.seat, self.here, self.older)

    def follow(self, view: View, news: Sequence[News]) -> None:
        """Fold what is new."""
        if self.belief is None:
            self.belief = belief.make(self.game, self.edition.options(view), self.edition.cap if self.is_dracula else None)
        self.news += news
        self.belief.hear([each for each in news if each[0] not in self.edition.own_news] if self.is_dracula else news)
        if self.belief.facts != self.folded:
            self.folded = self.belief.facts
            self.here, self.older = odds_of(self.belief)

    def decide(self, view: View, options: Sequence[int], worth: Mapping[int, float], rng: Rng) -> int:
        """The option of most worth, unless another does better where it is tried."""
        first = super().decide(view, options, worth, rng)
        ranked = sorted(worth, key=lambda choice: -worth[choice])
        self.thoughts = [Thought(choice, worth[choice], 0) for choice in ranked]
        question = self.game.question_in(view)
        if not self.budget.worlds or not self.here:
            return first
        if question not in (self.edition.dracula_tries if self.is_dracula else self.edition.hunters_try):
            return first
        tried = [choice for choice in ranked if choice == first or self.game.verb_name(choice) not in self.edition.talk]
        return first if len(tried) < 2 else self.search(view, question, tried[: self.budget.choices], first, rng)

    def search(self, view: View, question: str, tried: Sequence[int], first: int, rng: Rng) -> int:
        """The choice that does best in imagined games."""
        worlds = self.game.worlds(view, self.news, None if self.is_dracula else self.belief)
        ahead = self.ahead(question, worlds, tried, rng)
        found = self.tried_out(question, worlds, tried, first, ahead, rng)
        self.gave_up += found.gave_up
        self.thoughts = found.thoughts
        return found.choice

    def tried_out(self, question: str, worlds: Worlds, tried: Sequence[int], first: int, ahead: dict[int, Ahead], rng: Rng) -> Found:
        """What is best; mixed where the other side chooses at the same time, or learns something of where Dracula is."""
        wanted, rollout = self.budget.worlds, lambda s, choice, luck: ahead[choice].odds(s, choice, luck)
        if self.mixes and question in self.edition.secret:
            dracula = self.game.seat("dracula")
            rivals = Rivals(lambda s: self.edition.answered(s, self.seat, dracula), WARY)
            return best_mixed(worlds, tried, first, rivals, rollout, rng, wanted, self.clock)
        found = best(worlds, tried, first, rollout, rng, wanted, MARGIN, self.clock)
        if self.mixes and self.is_dracula and question in self.edition.shows and not found.gave_up:
            return one_of_the_best(found, rng.random())
        return found

    def ahead(self, question: str, worlds: Worlds, tried: Sequence[int], rng: Rng) -> dict[int, Ahead]:
        """By choice how the round goes on after it."""
        world = worlds.deal(rng)
        number = self.edition.round_of(world)
        shows = self.is_dracula and question in self.edition.shows
        known = self.known_after(world, tried) if shows else dict.fromkeys(tried, (self.here, self.older))
        rounds = {choice: Round(self.game, self.edition, number, here, older) for choice, (here, older) in known.items()}
        return {choice: Ahead(self.seat, each.choose, each.is_over, self.edition.value) for choice, each in rounds.items()}

    def known_after(self, world: Any, tried: Sequence[int]) -> dict[int, tuple[Odds, Odds]]:
        """By choice of Dracula's the odds that hunters have then."""
        by_news: dict[tuple[News, ...], tuple[Odds, Odds]] = {}  # much sounds alike
        known = {}
        for choice in tried:
            play = Play(self.game, world.copy())
            begun = len(play.heard(0))
            play.apply(self.seat, choice)
            self.behind_the_screen(play)
            news = tuple(play.heard(0)[begun:])
            if news not in by_news:
                held = self.belief.copied()
                held.hear(news)
                by_news[news] = odds_of(held)
            known[choice] = by_news[news]
        return known

    def behind_the_screen(self, play: Play) -> None:
        """Until Dracula's secret turn is over and all hear what it shows, he goes on as he judges."""
        rng = Rng(f"{self.name} {self.heard} screen")
        while not play.over and self.game.question(play.state) in self.edition.behind_screen:
            s = play.state
            options = list(s.options)
            if s.seat == self.seat and len(options) > 1:
                mind = self.edition.dracula(self.game.view(s, BIT[self.seat]), self.game.question(s), self.seat)
                worth = weighed(mind, options, 0.0, rng)
                play.apply(s.seat, best_of(worth) if worth else options[0])
            else:
                play.apply(s.seat, options[0])


def odds_of(held: Any) -> tuple[Odds, Odds]:
    """Where Dracula can be, and what can lie on the trail behind him."""
    return {place: odds for place, odds in held.here().items() if odds > UNLIKELY}, held.older()
