"""How far each hunter comes at the next turn, from what lies on the table: cards that a hunter holds are not counted."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from whitby.games.fury.europe import OFF, is_sea
from whitby.games.fury1987.europe import PLACES, ROADS, SEAS, STATION_CHART, rail_reach, sea_steps
from whitby.games.fury1987.state import FACEUP
from whitby.games.fury1987.words import SEATS, STORMS


class Reach(msgspec.Struct, frozen=True):
    """Where a hunter can go at the next turn: by road and sea for certain, by rail as far as the best roll."""

    seat: str
    start: str | None
    road: list[str]
    sea: list[str]
    rail: list[str]


def reach(v: dict[str, Any], h: int) -> Reach:
    """F87-ROAD-01, F87-SEA-01, F87-RAIL-05  The places of a hunter's next move; none for one whom Bats lead, or who misses his turn."""
    p = v["at"][h]
    if p == OFF or (v["batted"] | v["misses"]) >> h & 1:
        return Reach(SEATS[h], PLACES[p] if p != OFF else None, [], [], [])
    stormy = tuple([q for q in (p, *SEAS[p]) if q < len(v["chart"]) and v["chart"][q] == STORMS | FACEUP])
    return reach_from(h, p, v["came_from"][h], v["embarked"][h], stormy)


@lru_cache(maxsize=4096)
def reach_from(h: int, p: int, came_from: int, port: int, stormy: tuple[int, ...]) -> Reach:
    """The same for a hunter who can move; from one screen to the next it is mostly what it was."""
    if is_sea(p):
        return Reach(SEATS[h], PLACES[p], [], places(sea_steps(p, came_from, port, stormy)), [])
    sea = [] if p in stormy else list(SEAS[p])
    return Reach(SEATS[h], PLACES[p], places(list(ROADS[p])), places(sea), places(rail_reach(p, max(STATION_CHART))))


def places(found: list[int]) -> list[str]:
    """Places by name."""
    return [PLACES[p] for p in found]
