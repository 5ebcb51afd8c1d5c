"""The hard bot of Fury of Dracula (3rd edition) with one part taken out, to see what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.bots import Bot
from whitby.bots.fury.ablated import RandomAhead, WithoutOdds
from whitby.games.fury2015.words import DRACULA, HEALTH, INFLUENCE_WINS


def without_value(bot: Any) -> Bot:
    """It judges a game that is not over by influence and damage alone."""
    bot.edition = bot.edition._replace(value=counted)
    made: Bot = bot
    return made


def counted(s: Any, seat: int) -> float:
    """Which side has come farther on its own way."""
    ahead = s.influence / INFLUENCE_WINS - s.dracula_damage / HEALTH[DRACULA]
    dracula: float = min(1.0, max(0.0, (1.0 + ahead) / 2))
    return dracula if seat == DRACULA else 1.0 - dracula


ABLATIONS: Final[dict[str, Callable[[Any], Bot]]] = {
    "random-ahead": RandomAhead,
    "without-odds": WithoutOdds,
    "without-value": without_value,
}
