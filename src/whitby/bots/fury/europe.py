"""Europe as bots measure it: how far it is from each place to each, for the links of an edition."""

from __future__ import annotations

from typing import Final

from whitby.board import Links, distances
from whitby.games.fury.europe import SEA0

FAR: Final = 20  # as good as no way at all
CITIES: Final = tuple(range(SEA0))
BY_SEA: Final = 1.6
BY_RAIL: Final = 0.8

Starts = tuple[int, ...]  # for each place the one from which it is left: a hospital space counts as its city


def steps_between(near: Links, starts: Starts) -> tuple[tuple[int, ...], ...]:
    """Fewest links from each place to each."""
    return tuple([tuple([d if d >= 0 else FAR for d in distances(near, start)]) for start in starts])


def travel_between(roads: Links, rails: Links, seas: Links, starts: Starts) -> tuple[tuple[float, ...], ...]:
    """How long hunters travel from each place to each: a railway is quick, a voyage slow."""
    links = [{q: BY_SEA for q in seas[p]} | {q: BY_RAIL for q in rails[p]} | {q: 1.0 for q in roads[p]} for p in range(len(starts))]
    return tuple([tuple(travel_from(links, start)) for start in starts])


def travel_from(links: list[dict[int, float]], start: int) -> list[float]:
    """How long the way is to each place, over links of different lengths."""
    far = [float(FAR)] * len(links)
    far[start] = 0.0
    for _ in range(FAR):
        changed = False
        for p, near in enumerate(links):
            for q, length in near.items():
                if far[p] + length < far[q] - 1e-9:
                    far[q] = far[p] + length
                    changed = True
        if not changed:
            break
    return far
