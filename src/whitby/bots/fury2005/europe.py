"""The map of Fury of Dracula (2nd edition) as bots measure it, worked out once."""

from __future__ import annotations

from typing import Final

from whitby.board import Links
from whitby.bots.fury.europe import CITIES, steps_between, travel_between
from whitby.games.fury2005.europe import ADJACENT, ALL_PLACES, RAIL_WAYS, ROADS, SEAS, TWO_OR_THREE, dracula_reach, rail_reach

STEPS: Final = steps_between(ADJACENT, tuple(range(ALL_PLACES)))
NEXT_TO: Final[tuple[frozenset[int], ...]] = tuple([frozenset(near) for near in ADJACENT])
WOLF_REACH: Final[tuple[frozenset[int], ...]] = tuple([frozenset(dracula_reach(p, 2, ())) for p in range(ALL_PLACES)])
RAIL_NEXT: Final[Links] = tuple([tuple([q for q, _ in ways]) for ways in RAIL_WAYS])
TRAVEL: Final = travel_between(ROADS, RAIL_NEXT, SEAS, tuple(range(ALL_PLACES)))
REMOTE: Final = tuple([sum([TRAVEL[a][b] for b in CITIES]) / len(CITIES) for a in CITIES])  # mean way to anywhere

FACES: Final[tuple[int, ...]] = (1, 2, TWO_OR_THREE)  # of the train die, as they move a train
TRAIN_CHANCE: Final[tuple[float, ...]] = (1 / 6, 2 / 6, 1 / 6)  # of each of them
NO_TRAIN: Final = 1 / 6  # the chance of an X, and of a 0


def _by_train(p: int) -> dict[int, float]:
    reach: dict[int, float] = {}
    for face, chance in zip(FACES, TRAIN_CHANCE, strict=True):
        for q in rail_reach(p, face, False, ()):
            reach[q] = reach.get(q, 0.0) + chance
    return reach


BY_TRAIN: Final[tuple[dict[int, float], ...]] = tuple([_by_train(p) for p in range(ALL_PLACES)])  # where a train gets, with which chance
