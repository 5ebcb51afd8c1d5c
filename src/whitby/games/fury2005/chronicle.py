"""What is told of a whole game: the tracks, Blood and Health, where the figures were, combats and cards."""

from __future__ import annotations

from typing import Final

from whitby.game import Chronicle, Measure
from whitby.games.fury.chronicle import whereabouts
from whitby.games.fury2005.body.trail import current
from whitby.games.fury2005.words import BLOOD, DRACULA, HEALTH, HUNTERS, MOST_RESOLVE, NOUNS, SEATS, VAMPIRES_WIN


def health_of(h: int) -> Measure:
    """The Health of one hunter."""
    return Measure("health", lambda v: int(v["health"][h]), SEATS[h], HEALTH[h])


CHRONICLE: Final = Chronicle(
    round=lambda v: int(v["round"]),
    measures=(
        Measure("vampires", lambda v: int(v["vampires"]), most=VAMPIRES_WIN),
        Measure("blood", lambda v: int(v["blood"]), SEATS[DRACULA], BLOOD),
        Measure("resolve", lambda v: int(v["resolve"]), most=MOST_RESOLVE),
        *[health_of(h) for h in HUNTERS],
    ),
    whereabouts=lambda v: whereabouts(v, SEATS, NOUNS, current(v)),
    counted={
        "combats": frozenset({"combat-over"}),
        "cards": frozenset({"played"}),
        "bites": frozenset({"bitten"}),
        "defeats": frozenset({"defeated"}),
    },
)
