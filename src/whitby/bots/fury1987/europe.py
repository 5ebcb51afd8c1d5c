"""The map of The Fury of Dracula (1st edition) as bots measure it, worked out once."""

from __future__ import annotations

from typing import Final

from whitby.board import Links
from whitby.bots.fury.europe import CITIES, steps_between, travel_between
from whitby.games.fury.europe import SEA0
from whitby.games.fury1987.europe import ALL_PLACES, RAIL_WAYS, ROADS, SEAS, STATION_CHART, rail_reach

NEXT_TO: Final[tuple[frozenset[int], ...]] = tuple([frozenset(ROADS[p]) | frozenset(SEAS[p]) for p in range(ALL_PLACES)])
STEPS: Final = steps_between(tuple([tuple(sorted(near)) for near in NEXT_TO]), tuple(range(ALL_PLACES)))
BY_ROAD: Final = steps_between(ROADS, tuple(range(ALL_PLACES)))
RAIL_NEXT: Final[Links] = tuple([tuple([q for q, _ in ways]) for ways in RAIL_WAYS])
TRAVEL: Final = travel_between(ROADS, RAIL_NEXT, SEAS, tuple(range(ALL_PLACES)))
REMOTE: Final = tuple([sum([TRAVEL[a][b] for b in CITIES]) / len(CITIES) for a in CITIES])  # mean way to anywhere
NO_TRAIN: Final = STATION_CHART.count(0) / len(STATION_CHART)
TRAINS: Final = tuple([(n, STATION_CHART.count(n) / len(STATION_CHART)) for n in sorted(set(STATION_CHART)) if n])  # towns, chance


def _by_train(p: int) -> dict[int, float]:
    reach: dict[int, float] = {}
    for towns, chance in TRAINS:
        for q in rail_reach(p, towns):
            reach[q] = reach.get(q, 0.0) + chance
    return reach


BY_TRAIN: Final[tuple[dict[int, float], ...]] = tuple([_by_train(p) for p in range(ALL_PLACES)])  # where a train gets, with which chance
FLIGHT: Final[tuple[frozenset[int], ...]] = tuple([frozenset([q for q in range(SEA0) if BY_ROAD[p][q] <= 2]) for p in range(ALL_PLACES)])
