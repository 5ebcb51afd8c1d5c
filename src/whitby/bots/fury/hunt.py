"""Hunting somebody who is in one of many places: where he is likely to be, and what it is worth to be near."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from whitby.games.fury.europe import is_sea

CHASE: Final = 5.0
APPROACH: Final = 0.8  # for every step nearer
NEAR: Final = 0.6  # what a step more leaves of a place's pull


def likelihood(places: Iterable[int], nearest_hunter: Callable[[int], int]) -> dict[int, float]:
    """How likely Dracula is in each place: he is rather where hunters are not, and seldom at sea."""
    weight = {p: 1.0 + min(4, nearest_hunter(p)) - (0.8 if is_sea(p) else 0.0) for p in places}
    total = sum(weight.values()) or 1.0
    return {p: x / total for p, x in weight.items()}


def closeness(travel: tuple[float, ...], likely: dict[int, float]) -> float:
    """The worth of a place, from its ways to the others, by how near it is to where he may be."""
    worth: float = sum([x * (CHASE * NEAR ** travel[p] - APPROACH * travel[p]) for p, x in likely.items()], 0.0)
    return worth
