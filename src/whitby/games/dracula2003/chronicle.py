"""What is told of a whole game: energy and targets of both, where they stood, battles and cards."""

from __future__ import annotations

from typing import Any, Final

from whitby.game import Chronicle, Measure
from whitby.games.dracula2003.words import CUBES, DRACULA, IS_TARGET, NOUNS, OWNER, SEATS, TARGETS


def energy_of(seat: int) -> Measure:
    """The energy cubes that a player has left."""
    return Measure("energy", lambda v: int(v["cubes"][seat]), SEATS[seat], CUBES)


def targets_of(seat: int) -> Measure:
    """The targets that a player has found."""
    return Measure("targets", lambda v: int(v["targets_taken"][seat]), SEATS[seat], TARGETS)


def whereabouts(v: dict[str, Any]) -> dict[str, str]:
    """Where the two stand: everybody sees it."""
    return {seat: NOUNS[place] for seat, place in zip(SEATS, v["at"], strict=True) if place >= 0}


CHRONICLE: Final = Chronicle(
    round=lambda v: int(v["turns"]),
    measures=(*[targets_of(seat) for seat in range(len(SEATS))], *[energy_of(seat) for seat in range(len(SEATS))]),
    whereabouts=whereabouts,
    counted={
        "steps": frozenset({"stepped"}),
        "battles": frozenset({"battle-won", "battle-lost", "battle-tied"}),
        "cards": frozenset({"played"}),
    },
    sought=frozenset([card for card, target in enumerate(IS_TARGET) if target and OWNER[card] == DRACULA]),
)
