"""A bot that tries what it might do in games that fit all it has heard, and plays on there for both sides as the easy bot would."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from whitby import belief
from whitby.bots.dracula2003.judgement import calmly, judged
from whitby.bots.dracula2003.plans import Plan, movements, single
from whitby.bots.dracula2003.seen import in_view
from whitby.bots.dracula2003.sight import Sight
from whitby.bots.dracula2003.value import value
from whitby.engine import News, State, answer
from whitby.game import Game, View
from whitby.games.dracula2003.words import ACCEPT, DRACULA, OFFER_DRAW, RESCUE
from whitby.rng import Rng
from whitby.search.mixing import one_of_the_best
from whitby.search.patience import Patience
from whitby.search.rollouts import Ahead, Found, Policy, Value, best
from whitby.search.thought import Thought

HIDDEN: Final = "lay-card"  # the question whose answer lies face down
ENOUGH: Final = 16  # worlds that must be tried before chance may choose among what seems as good
JUDGED: Final = frozenset({"choose-six", "cube-at-risk", "answer-offer", "special-forbidden"})  # questions that need no search


class SearchBot:
    """Searches whole movements and single choices, in common worlds."""

    def __init__(self, game: Game, seat: int, seed: int | str, worlds: int, plans: int, turns: int, margin: float) -> None:
        self.game = game
        self.seat = seat
        self.name = f"{seed} {game.seat_name(seat)}"
        self.worlds = worlds  # imagined games that the best options are tried in
        self.plans = plans  # so many are tried at most
        self.turns = turns  # whole turns that are played on after this one
        self.mixes = worlds >= ENOUGH and seat == DRACULA  # lets chance choose what he lays, so that nobody foresees it
        self.margin = margin  # by so much must a plan be better than the judgement's own
        self.belief = belief.make(game, {})
        self.heard: list[News] = []
        self.patience = math.inf  # seconds a choice
        self.gave_up = 0
        self.thoughts: list[Thought] = []  # of the last choice, the best first
        self.policy: Policy = calmly  # how all play on in imagined games
        self.value: Value = value  # the odds that a seat wins from where they end

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """The first choice of the plan that did best."""
        patience = Patience(self.patience)
        self.belief.hear(news)
        self.heard += news
        question = self.game.question_in(view)
        rng = Rng(f"{self.name} {view['turns']} {question}")  # the same worlds for each step of a movement
        sight = Sight(in_view(view, self.seat))
        first = judged(sight, question, options, rng)
        own = [choice for choice in options if choice not in (RESCUE, OFFER_DRAW, ACCEPT)]
        self.thoughts = [Thought(choice, worth, 0) for choice, worth in sight.weighed.items()]
        self.thoughts.sort(key=lambda thought: (thought.choice != first, -thought.worth))
        if question in JUDGED or first not in own or len(own) == 1:
            return first
        calm = Sight(in_view(view, self.seat), 0.0)
        judged(calm, question, options, rng)
        tried = movements(calm, own, self.plans) if question == "move" else single(calm, own, self.plans)
        found = self.search(view, tried, first, rng, patience)
        self.gave_up += found.gave_up
        if self.mixes and question == HIDDEN and not found.gave_up:
            found = one_of_the_best(found, rng.random())
        if not found.gave_up:
            self.thoughts = by_first_choice(found.thoughts, tried)
        return tried[found.choice].choices[0]

    def search(self, view: View, tried: list[Plan], first: int, rng: Rng, patience: Patience) -> Found:
        """The place of the best plan; the judgement's own is the best of those that begin as it would."""
        default = next((i for i, plan in enumerate(tried) if plan.choices[0] == first), -1)
        if default < 0:
            tried.append(Plan([first], 0.0))
            default = len(tried) - 1
        last = int(view["turns"]) + self.turns
        ahead = Ahead(self.seat, self.policy, lambda s: bool(s.turns > last), self.value)
        trials = Trials(tried, ahead)
        worlds = self.game.worlds(view, self.heard, self.belief)
        return best(worlds, range(len(tried)), default, trials.odds, rng, self.worlds, self.margin, patience)


class Trials:
    """Plans, by their places in a list, as rollouts."""

    def __init__(self, plans: list[Plan], ahead: Ahead) -> None:
        self.plans = plans
        self.ahead = ahead

    def odds(self, s: State, number: int, rng: Rng) -> float:
        """How likely the seat wins after a plan."""
        s.listening = False
        for choice in self.plans[number].choices:
            if choice not in s.options:
                break
            answer(s, self.ahead.seat, choice)
        return self.ahead.odds_from(s, rng)


def by_first_choice(thoughts: list[Thought], plans: list[Plan]) -> list[Thought]:
    """What was thought of each choice: the best of the plans that begin with it."""
    found: dict[int, Thought] = {}
    for number, worth, tried in thoughts:
        choice = plans[number].choices[0]
        if choice not in found:
            found[choice] = Thought(choice, worth, tried)
    return list(found.values())
