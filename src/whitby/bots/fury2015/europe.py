"""Europe as bots measure it: steps between places, worked out once."""

from __future__ import annotations

from typing import Final

from whitby.board import distances
from whitby.games.fury2015.europe import ADJACENT, ATTACHED, HOSPITAL0, OFF, PORT, RAIL_WAYS, ROADS, SEA0, is_city, is_sea

FAR: Final = 20
CITIES: Final = tuple(range(SEA0))


def _steps() -> tuple[tuple[int, ...], ...]:
    """Fewest roads and sea links between any two places; a hospital counts as its city."""
    out: list[tuple[int, ...]] = []
    for place in range(len(ADJACENT)):
        start = ATTACHED[place] if place >= HOSPITAL0 else place
        out.append(tuple([d if d >= 0 else FAR for d in distances(ADJACENT, start)]))
    return tuple(out)


STEPS: Final = _steps()
BY_WOLF: Final[tuple[frozenset[int], ...]] = tuple(
    [
        frozenset([c for a in ROADS[p] for c in (a, *ROADS[a]) if c != p] if not is_sea(p) else [c for a in ADJACENT[p] if is_city(a) for c in (a, *ROADS[a])])
        for p in range(len(ADJACENT))
    ]
)
NEXT_TO: Final[tuple[frozenset[int], ...]] = tuple([frozenset(near) for near in ADJACENT])
RAIL_NEXT: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([q for q, _ in ways]) for ways in RAIL_WAYS])


def steps(a: int, b: int) -> int:
    """Fewest links between two places; far from anywhere off the board."""
    return FAR if a == OFF or b == OFF else STEPS[a][b]


def ways_out(place: int) -> int:
    """How many places lie next to this one; a port counts a little more."""
    return len(ADJACENT[place]) + int(PORT[place])
