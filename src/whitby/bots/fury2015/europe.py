"""The map of Fury of Dracula (3rd edition) as bots measure it, worked out once."""

from __future__ import annotations

from typing import Final

from whitby.board import Links
from whitby.bots.fury.europe import FAR, Starts, steps_between, travel_between
from whitby.games.fury.europe import OFF, within
from whitby.games.fury2015.europe import ADJACENT, ATTACHED, BY_WOLF, HOSPITAL0, RAIL_WAYS, ROADS, SEAS

_starts: Final[Starts] = (*range(HOSPITAL0), *ATTACHED[HOSPITAL0:])
STEPS: Final = steps_between(ADJACENT, _starts)
WOLF_REACH: Final[tuple[frozenset[int], ...]] = tuple([frozenset(reach) for reach in BY_WOLF])
NEXT_TO: Final[tuple[frozenset[int], ...]] = tuple([frozenset(near) for near in ADJACENT])
RAIL_NEXT: Final[Links] = tuple([tuple([q for q, _ in ways]) for ways in RAIL_WAYS])
RAIL_HOPS: Final = 2  # that a hunter with a ticket may travel
RAIL_REACH: Final = tuple([frozenset(within(RAIL_WAYS, p, RAIL_HOPS, (), ())) for p in range(len(ADJACENT))])
TRAVEL: Final = travel_between(ROADS, RAIL_NEXT, SEAS, _starts)


def steps(a: int, b: int) -> int:
    """Fewest links between two places; far from anywhere off the board."""
    return FAR if a == OFF or b == OFF else STEPS[a][b]
