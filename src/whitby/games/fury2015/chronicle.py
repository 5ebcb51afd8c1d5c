"""What is told of a whole game: the tracks, everybody's damage, where the figures were, combats and cards."""

from __future__ import annotations

from typing import Final

from whitby.game import Chronicle, Measure
from whitby.games.fury.chronicle import whereabouts
from whitby.games.fury2015.body.trail import current
from whitby.games.fury2015.words import DESPAIRS, DRACULA, HEALTH, HUNTERS, INFLUENCE_WINS, NOUNS, SEATS


def damage_of(h: int) -> Measure:
    """The damage of one hunter."""
    return Measure("damage", lambda v: int(v["hunter_damage"][h]), SEATS[h], HEALTH[h])


CHRONICLE: Final = Chronicle(
    round=lambda v: int(v["day"]) + 1 if v["phase"] else 0,
    measures=(
        Measure("influence", lambda v: int(v["influence"]), most=INFLUENCE_WINS),
        Measure("damage", lambda v: int(v["dracula_damage"]), SEATS[DRACULA], HEALTH[DRACULA]),
        Measure("despair", lambda v: int(v["despair"]), most=DESPAIRS, turning=False),
        *[damage_of(h) for h in HUNTERS],
    ),
    whereabouts=lambda v: whereabouts(v, SEATS, NOUNS, current(v)),
    counted={
        "combats": frozenset({"combat"}),
        "searches": frozenset({"searches"}),
        "cards": frozenset({"played"}),
        "bites": frozenset({"bitten"}),
        "defeats": frozenset({"defeated"}),
    },
)
