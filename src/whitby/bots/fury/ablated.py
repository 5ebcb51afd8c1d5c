"""Bots of Fury of Dracula that look ahead with one part taken out, to see what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from whitby import belief
from whitby.bots.fury.mind import Mind, Rules
from whitby.engine import NOUN, News
from whitby.game import Game, View
from whitby.games.fury.europe import OFF, ON_MAP
from whitby.games.fury.trail import TRAIL
from whitby.rng import Rng

TRIES: Final = 200  # trails that are drawn until one ends where it should


class RandomAhead:
    """In the games that it imagines all play at random; its own options it judges as before."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.judges = bot.edition
        self.aimless = Mind(without_aim(bot.game), {})
        self.own = True  # is it the bot itself who judges next?
        bot.edition = self.judges._replace(hunter=self.hunter, dracula=self.dracula)

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """A choice begins with the judgement of the options."""
        self.own = True
        choice: int = self.bot.choose(view, news, options)
        return choice

    def hunter(self, *about: Any) -> Mind:
        """A hunter's mind."""
        return self.mind(self.judges.hunter, about)

    def dracula(self, *about: Any) -> Mind:
        """Dracula's mind."""
        return self.mind(self.judges.dracula, about)

    def mind(self, judge: Callable[..., Mind], about: Sequence[Any]) -> Mind:
        """That of the judgement once, then one to whom all is alike."""
        if not self.own:
            return self.aimless
        self.own = False
        return judge(*about)


def without_aim(game: Game) -> Rules:
    """Rules by which every choice is worth the same."""
    return {choice & ~NOUN: lambda *about: 0.0 for choice in game.actions}


class WithoutOdds:
    """It knows where Dracula can be, but not how likely each place is."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """Before the first choice the belief of the bot is replaced by one that is."""
        bot = self.bot
        if bot.belief is None:
            bot.belief = Even(belief.make(bot.game, bot.edition.options(view), bot.edition.cap if bot.is_dracula else None))
        choice: int = bot.choose(view, news, options)
        return choice


class Even:
    """A belief whose places are all alike."""

    def __init__(self, belief: Any) -> None:
        self.belief = belief

    @property
    def facts(self) -> Any:
        """As many as the belief has folded."""
        return self.belief.facts

    def hear(self, news: Sequence[News]) -> None:
        """Fold them."""
        self.belief.hear(news)

    def copied(self) -> Even:
        """One that goes its own way from here."""
        return Even(self.belief.copied())

    def here(self) -> dict[int, float]:
        """Where Dracula can be."""
        return alike(self.belief.here())

    def older(self) -> dict[int, float]:
        """What can lie behind him."""
        return alike(self.belief.older())

    def trail(self, rng: Rng) -> list[int]:
        """A trail that ends in any of the places."""
        end = rng.pick(sorted(self.belief.here()) or [OFF])
        trail: list[int] = self.belief.trail(rng)
        for _ in range(TRIES):
            if newest(trail) in (end, OFF):
                break
            trail = self.belief.trail(rng)
        return trail


def newest(trail: Sequence[int]) -> int:
    """The newest place of a trail."""
    return next((code for code in trail[:TRAIL] if 0 <= code < ON_MAP), OFF)


def alike(odds: dict[int, float]) -> dict[int, float]:
    """The same places, each as likely as the others."""
    return dict.fromkeys(odds, sum(odds.values()) / max(1, len(odds)))
