"""The ways through London, around the barriers."""

from __future__ import annotations

from typing import Final

from whitby.board import distances
from whitby.games.dracula2003.barriers import WAYS

FAR: Final = 99  # where no way leads
KNOWN: Final[dict[int, list[list[int]]]] = {}  # by the mask of barriers; there are a few thousand


def steps_around(barrier_mask: int) -> list[list[int]]:
    """Fewest steps between any two places with barriers in these slots."""
    found = KNOWN.get(barrier_mask)
    if found is None:
        near = tuple([tuple([b for b, slot in ways if not barrier_mask & slot]) for ways in WAYS])
        found = [[n if n >= 0 else FAR for n in distances(near, place)] for place in range(len(near))]
        KNOWN[barrier_mask] = found
    return found
