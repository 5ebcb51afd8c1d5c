"""What is told of a whole game: the tracks, Blood and Health, where the figures were, combats and cards."""

from __future__ import annotations

from typing import Any, Final

from whitby.game import Chronicle, Measure
from whitby.games.fury2005.body.trail import current
from whitby.games.fury2005.words import BLOOD, DRACULA, EMPTY, HEALTH, HUNTERS, MOST_RESOLVE, NOUNS, SEATS, VAMPIRES_WIN


def health_of(h: int) -> Measure:
    """The Health of one hunter."""
    return Measure("health", lambda v: int(v["health"][h]), SEATS[h], HEALTH[h])


def whereabouts(v: dict[str, Any]) -> dict[str, str]:
    """Where the figures stand; Dracula where these eyes know his location."""
    found = {SEATS[h]: NOUNS[v["at"][h]] for h in HUNTERS if v["at"][h] >= 0}
    space = current(v)
    return found if space == EMPTY else {**found, SEATS[DRACULA]: NOUNS[v["trail"][space]]}


CHRONICLE: Final = Chronicle(
    round=lambda v: int(v["round"]),
    measures=(
        Measure("vampires", lambda v: int(v["vampires"]), most=VAMPIRES_WIN),
        Measure("blood", lambda v: int(v["blood"]), SEATS[DRACULA], BLOOD),
        Measure("resolve", lambda v: int(v["resolve"]), most=MOST_RESOLVE),
        *[health_of(h) for h in HUNTERS],
    ),
    whereabouts=whereabouts,
    counted={
        "combats": frozenset({"combat-over"}),
        "cards": frozenset({"played"}),
        "bites": frozenset({"bitten"}),
        "defeats": frozenset({"defeated"}),
    },
)
