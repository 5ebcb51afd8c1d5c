"""How far each hunter comes at the next turn, from what lies on the table: cards that a hunter holds are not counted."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from whitby.games.fury.europe import OFF, is_sea
from whitby.games.fury2005.europe import EDGE_NAMES, EDGES, PLACES, RAIL0, TWO_OR_THREE, rail_reach, road_reach, sea_moves
from whitby.games.fury2005.words import SEATS


class Reach(msgspec.Struct, frozen=True):
    """Where a hunter can go at the next turn: by road and sea for certain, by rail as far as the best roll of the train die."""

    seat: str
    start: str | None  # where that turn begins
    road: list[str]
    sea: list[str]
    rail: list[str]
    rail_ways: list[str]  # the railways that lead there
    rail_certain: bool


def reach(v: dict[str, Any], h: int) -> Reach:
    """F05-MOVE-03  The places of a hunter's next move; none for one whom fog or bats bind, or whose turn is skipped."""
    p = v["at"][h]
    bound = (v["fogged"] | v["batted"] | v["skips"]) >> h & 1
    if p == OFF or bound:
        return Reach(SEATS[h], PLACES[p] if p != OFF else None, [], [], [], [], False)
    behind = tuple([q for q in (v["came_from"][h], v["embarked"][h]) if q != OFF]) if is_sea(p) else ()
    return reach_from(h, p, v["storm"], behind, (v["roadblock"],) if v["roadblock"] >= 0 else ())


@lru_cache(maxsize=4096)
def reach_from(h: int, p: int, storm: int, behind: tuple[int, ...], blocks: tuple[int, ...]) -> Reach:
    """The same for a hunter who can move; from one screen to the next it is mostly what it was."""
    at_sea = is_sea(p)
    road = [] if at_sea else road_reach(p, 1, blocks)
    rail = [] if at_sea else rail_reach(p, TWO_OR_THREE, False, blocks)
    lines = [EDGE_NAMES[e] for e in range(RAIL0, len(EDGES)) if e not in blocks and {*EDGES[e]} <= {p, *rail}]
    return Reach(SEATS[h], PLACES[p], places(road), places(sea_moves(p, 1, storm, behind)), places(rail), lines, False)


def places(found: list[int]) -> list[str]:
    """Places by name."""
    return [PLACES[p] for p in found]
