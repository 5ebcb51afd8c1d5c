"""Europe as bots measure it: steps between places, worked out once."""

from __future__ import annotations

from typing import Final

from whitby.board import distances
from whitby.games.fury2015.europe import ADJACENT, ATTACHED, HOSPITAL0, OFF, RAIL_WAYS, ROADS, SEA0, SEAS, is_city, is_sea

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
        frozenset(
            [c for a in ROADS[p] for c in (a, *ROADS[a]) if c != p]
            if not is_sea(p)
            else [c for a in ADJACENT[p] if is_city(a) for c in (a, *ROADS[a])]
        )
        for p in range(len(ADJACENT))
    ]
)
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
