"""How far each hunter comes at the next turn, as far as the viewer may know, and where one's own tickets go now.

Counted is what lies on the table: the hunter's place, delay and bats, fog, storms, roadblocks, day or night, and tickets. What a hidden
card could add (Fast Horses, Chartered Carriage ...) is not.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from whitby.cards import kinds
from whitby.games.fury.europe import OFF, is_city, within
from whitby.games.fury2015.europe import (
    ATTACHED,
    EDGE_NAMES,
    PLACES,
    ROAD_WAYS,
    bats_fly,
    is_hospital,
    rail_edges,
    rail_reach,
    sea_reach,
)
from whitby.games.fury2015.state import DAWN, DAY, DUSK, NIGHT
from whitby.games.fury2015.words import NOUNS, ROAD, SEATS, UNKNOWN, WHITE, YELLOW

BEST_TICKET: Final = (max(WHITE), max(YELLOW))


class Reach(msgspec.Struct, frozen=True):
    """Where a hunter can go at the next turn: by road and sea for certain, by rail as far as the tickets are known."""

    seat: str
    start: str | None  # where that turn begins; None for one who is off the board for good
    road: list[str]
    sea: list[str]
    rail: list[str]
    rail_ways: list[str]  # the railways that lead there
    rail_certain: bool  # the viewer knows the tickets; else one facedown ticket is taken for the best there is


def reach(v: dict[str, Any], h: int) -> Reach:
    """F15-ACTION-01  The places of a hunter's next move."""
    p = v["at"][h] if v["at"][h] != OFF else v["hospital"][h]
    tickets = v["tickets"][h]
    if p == OFF or held(v, h, p):
        return Reach(SEATS[h], PLACES[p] if p != OFF else None, [], [], [], [], UNKNOWN not in tickets)
    on_map = Obstacles(tuple(v["storms"]), tuple(v["roadblocks"]), tuple(v["fog"]))
    return reach_from(h, p, tuple(tickets), acts_by_day(v, h), v["long_night"], on_map)


class Obstacles(NamedTuple):
    """What bars ways on the map."""

    storms: tuple[int, ...]
    blocks: tuple[int, ...]
    fog: tuple[int, ...]


@lru_cache(maxsize=4096)
def reach_from(h: int, p: int, tickets: tuple[int, ...], day: bool, long_night: bool, on_map: Obstacles) -> Reach:
    """The same for a hunter who can move; from one screen to the next it is mostly what it was."""
    storms, blocks, fog = on_map
    road = by_road(p, day, long_night, blocks, fog)
    sea = sea_reach(p, storms, fog) if day else []
    values = {BEST_TICKET if t == UNKNOWN else (WHITE[t], YELLOW[t]) for t in tickets} if day and is_city(p) else set()
    rail = sorted({q for white, yellow in values for q in rail_reach(p, white, yellow, blocks, fog)})
    lines = sorted({e for white, yellow in values for e in rail_edges(p, white, yellow, blocks, fog)})
    known = UNKNOWN not in tickets
    return Reach(SEATS[h], PLACES[p], places(road), places(sea), places(rail), [EDGE_NAMES[e] for e in lines], known)


def places(found: list[int]) -> list[str]:
    """Places by name."""
    return [PLACES[p] for p in found]


def by_road(p: int, day: bool, long_night: bool, blocks: tuple[int, ...], fog: tuple[int, ...]) -> list[int]:
    """F15-MOVE-01, F15-HOSPITAL-04, F15-CARD-long-night  One open road by day, or out of a hospital; by night in a long night alone."""
    if is_hospital(p):
        return [ATTACHED[p]] if day and ATTACHED[p] not in fog else []
    return within(ROAD_WAYS, p, 1, blocks, fog) if is_city(p) and (day or long_night) else []


def held(v: dict[str, Any], h: int, p: int) -> bool:
    """F15-ACTION-06, F15-TOKEN-01  The turn goes by with standing up, or the bats take the hunter where Dracula likes."""
    waits = v["phase"] == DAWN or v["hunters_waiting"] >> h & 1
    stands_up = v["delayed"][h] and not (v["renewed_vigor"] and waits)
    return stands_up or (v["bats"][h] and bats_fly(p, tuple(v["roadblocks"]), tuple(v["fog"])))


def acts_by_day(v: dict[str, Any], h: int) -> bool:
    """F15-TIME-08, F15-CARD-darkness-returns  Is the hunter's next turn one by day?"""
    if v["phase"] == DAY and v["at"][h] != OFF:
        return still_to_act(v, h)
    if v["phase"] == DUSK and v["at"][h] != OFF or v["phase"] == NIGHT and still_to_act(v, h):
        return False
    return not v["darkness_returns"]


def still_to_act(v: dict[str, Any], h: int) -> bool:
    """Has the hunter an action left in this part of the day? A second one by Renewed Vigor is of another kind."""
    waiting = [*v["agenda"], v["running"]]
    again = ["acts_again", h] in waiting and v["action_done"] != ROAD
    return bool(v["hunters_waiting"] >> h & 1) or ["hunter_acts", h] in waiting or again


class Train(msgspec.Struct, frozen=True):
    """A ticket that the viewer's hunter may spend now, and the cities to which it goes unless something is played meanwhile."""

    ticket: str
    cities: list[str]


def trains(v: dict[str, Any]) -> list[Train]:
    """F15-RAIL-03  Of the hunter who is asked what to do, for that hunter's own eyes."""
    rule, *args = v["running"]
    if rule != "hunter_acts" or not v["eyes"] >> args[0] & 1:
        return []
    p, blocks, fog = v["at"][args[0]], tuple(v["roadblocks"]), tuple(v["fog"])
    if v["phase"] != DAY or not is_city(p):
        return []
    reached = {t: places(rail_reach(p, WHITE[t], YELLOW[t], blocks, fog)) for t in kinds(tuple(v["tickets"][args[0]]))}
    return [Train(NOUNS[t], cities) for t, cities in reached.items() if cities]
