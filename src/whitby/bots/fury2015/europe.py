"""Europe as bots measure it: steps between places, worked out once."""

from __future__ import annotations

from typing import Final

from whitby.board import distances
from whitby.games.fury.europe import OFF, SEA0
from whitby.games.fury2015.europe import ADJACENT, ATTACHED, BY_WOLF, HOSPITAL0, RAIL_WAYS, ROADS, SEAS

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
WOLF_REACH: Final[tuple[frozenset[int], ...]] = tuple([frozenset(reach) for reach in BY_WOLF])
NEXT_TO: Final[tuple[frozenset[int], ...]] = tuple([frozenset(near) for near in ADJACENT])
RAIL_NEXT: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([q for q, _ in ways]) for ways in RAIL_WAYS])


def _travel() -> tuple[tuple[float, ...], ...]:
    """How long hunters travel between any two places: a railway is quick, a voyage slow."""
    links = [{q: BY_SEA for q in SEAS[p]} | {q: BY_RAIL for q in RAIL_NEXT[p]} | {q: 1.0 for q in ROADS[p]} for p in range(len(ADJACENT))]
    out: list[tuple[float, ...]] = []
    for place in range(len(ADJACENT)):
        far = [float(FAR)] * len(ADJACENT)
        far[ATTACHED[place] if place >= HOSPITAL0 else place] = 0.0
        for _ in range(FAR):
            changed = False
            for p, near in enumerate(links):
                for q, length in near.items():
                    if far[p] + length < far[q] - 1e-9:
                        far[q] = far[p] + length
                        changed = True
            if not changed:
                break
        out.append(tuple(far))
    return tuple(out)


BY_SEA: Final = 1.6
BY_RAIL: Final = 0.8
TRAVEL: Final = _travel()


def steps(a: int, b: int) -> int:
    """Fewest links between two places; far from anywhere off the board."""
    return FAR if a == OFF or b == OFF else STEPS[a][b]
