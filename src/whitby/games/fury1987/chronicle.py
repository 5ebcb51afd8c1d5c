"""What is told of a whole game: Blood and Vampires, wounds, where the figures were, combats and cards."""

from __future__ import annotations

from typing import Any, Final

from whitby.game import Chronicle, Measure
from whitby.games.fury1987.body.names import figure, name
from whitby.games.fury1987.state import KIND
from whitby.games.fury1987.words import BLOOD, DRACULA, EMPTY, HUNTERS, IS_VAMPIRE, MOST_WOUNDS, SEATS, TO_DRACULA, VICTORY


def wounds_of(h: int) -> Measure:
    """The wounds of one hunter."""
    return Measure("wounds", lambda v: int(v["wounds"][h]), SEATS[h], MOST_WOUNDS[h])


def vampires(v: dict[str, Any]) -> int | None:
    """Those on his chart, which only he can count."""
    return len([x for x in v["chart"] if x != EMPTY and IS_VAMPIRE[x & KIND]]) if v["eyes"] & TO_DRACULA else None


def whereabouts(v: dict[str, Any]) -> dict[str, str]:
    """Where the figures stand; Dracula where these eyes know him to be."""
    there = {SEATS[h]: name(v["at"][h]) for h in HUNTERS} | {SEATS[DRACULA]: name(max(v["dracula_at"], v["seen_at"]))}
    return {seat: place for seat, place in there.items() if place is not None}


CHRONICLE: Final = Chronicle(
    round=lambda v: int(v["round"]),
    measures=(
        Measure("blood", lambda v: figure(v["blood"]), SEATS[DRACULA], BLOOD),
        Measure("vampires", vampires, SEATS[DRACULA], VICTORY["vampires"]),
        *[wounds_of(h) for h in HUNTERS],
    ),
    whereabouts=whereabouts,
    counted={
        "combats": frozenset({"combat"}),
        "cards": frozenset({"played"}),
        "bites": frozenset({"bitten"}),
        "destroyed": frozenset({"vampire-destroyed"}),
    },
)
