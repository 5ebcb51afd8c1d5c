"""The hard bot of Dracula (2003) with one part taken out, to see what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.bots import Bot
from whitby.games.dracula2003.words import ACCEPT, OFFER_DRAW, TARGETS


def random_ahead(bot: Any) -> Bot:
    """In the games that it imagines all play at random; nobody offers a draw."""
    bot.policy = lambda s, seat, options, rng: rng.pick([choice for choice in options if choice not in (OFFER_DRAW, ACCEPT)] or options)
    made: Bot = bot
    return made


def without_value(bot: Any) -> Bot:
    """It judges a game that is not over by the targets taken alone."""
    bot.value = taken
    made: Bot = bot
    return made


def taken(s: Any, seat: int) -> float:
    """Who has taken more of the other's targets."""
    ahead: float = (s.targets_taken[seat] - s.targets_taken[1 - seat]) / TARGETS
    return (1.0 + ahead) / 2


ABLATIONS: Final[dict[str, Callable[[Any], Bot]]] = {"random-ahead": random_ahead, "without-value": without_value}
