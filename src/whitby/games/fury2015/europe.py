"""The map of Fury of Dracula (3rd edition): its places, roads, railways and hospitals, and what is worked out from them once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from whitby.board import Links, links
from whitby.games.fury.europe import ON_MAP, SEA0, edges_within, is_city, is_sea, load_map, nearest, numbered, ways, within, wolf_reach

MAP: Final[dict[str, Any]] = load_map(Path(__file__).parent)
_places: Final[list[dict[str, Any]]] = list(MAP["place"])
PLACES: Final[tuple[str, ...]] = tuple([str(p["id"]) for p in _places])

HOSPITAL0: Final = 70  # three hospital spaces come last
ALL_PLACES: Final = 73
REGIONS: Final[tuple[str, ...]] = tuple([str(r["id"]) for r in MAP["region"]])
NO_REGION: Final = -1
_region: Final[dict[str, int]] = {str(p): i for i, r in enumerate(MAP["region"]) for p in r["places"]}
REGION: Final[tuple[int, ...]] = tuple([_region.get(p, NO_REGION) for p in PLACES])
LARGE: Final[tuple[bool, ...]] = tuple([p["kind"] == "large-city" for p in _places])
NOT_CONSECRABLE: Final[tuple[int, ...]] = tuple([PLACES.index(p) for p in MAP["not_consecrable"]])

_roads: Final = numbered(PLACES, MAP["roads"])
_rails: Final = numbered(PLACES, MAP["rails"])

ROADS: Final[Links] = links(ALL_PLACES, _roads)
SEAS: Final[Links] = links(ALL_PLACES, numbered(PLACES, MAP["sea_links"]))
ADJACENT: Final[Links] = tuple([tuple(sorted(ROADS[p] + SEAS[p])) for p in range(ALL_PLACES)])
PORT: Final[tuple[bool, ...]] = tuple([is_city(p) and len(SEAS[p]) > 0 for p in range(ALL_PLACES)])
ATTACHED: Final[tuple[int, ...]] = tuple([PLACES.index(p["attached"]) if "attached" in p else -1 for p in _places])

# edges, for roadblocks: the roads first, then the railways
EDGES: Final[list[tuple[int, int]]] = _roads + _rails
RAIL0: Final = len(_roads)
EDGE_NAMES: Final[tuple[str, ...]] = tuple(
    [f"{PLACES[a]}/{PLACES[b]}" for a, b in _roads] + [f"{PLACES[a]}={PLACES[b]}" for a, b in _rails]
)
ROAD_WAYS: Final = ways(ALL_PLACES, EDGES, list(range(RAIL0)))
RAIL_WAYS: Final = ways(ALL_PLACES, EDGES, list(range(RAIL0, len(EDGES))))
WHITE_WAYS: Final = ways(ALL_PLACES, EDGES, [RAIL0 + i for i, (_, _, colour) in enumerate(MAP["rails"]) if colour == "white"])


# --- on the road ------------------------------------------------------------------------
ROADS_2: Final[Links] = tuple([tuple(within(ROAD_WAYS, p, 2, (), ())) for p in range(ALL_PLACES)])
BY_WOLF: Final[Links] = tuple([tuple(wolf_reach(ROAD_WAYS, SEAS, p, ())) for p in range(ALL_PLACES)])  # if nothing is holy


# --- on the train -----------------------------------------------------------------------
_by_rail: Final = [[tuple(within(RAIL_WAYS, p, n, (), ())) for n in range(5)] for p in range(ALL_PLACES)]
_by_white: Final = [[tuple(within(WHITE_WAYS, p, n, (), ())) for n in range(5)] for p in range(ALL_PLACES)]


def rail_reach(p: int, white: int, yellow: int, blocks: tuple[int, ...], fog: tuple[int, ...]) -> list[int]:
    """F15-RAIL-03, F15-RAIL-04, F15-RAIL-05  The white value on white lines alone, the yellow value on any."""
    if not blocks and not fog:
        return sorted(set(_by_white[p][white] + _by_rail[p][yellow]))
    return sorted(set(within(WHITE_WAYS, p, white, blocks, fog) + within(RAIL_WAYS, p, yellow, blocks, fog)))


def rails_open(p: int, white: int, yellow: int, blocks: tuple[int, ...], fog: tuple[int, ...]) -> bool:
    """Is any city within such a ticket?"""
    if not blocks and not fog:
        return len(_by_white[p][white]) + len(_by_rail[p][yellow]) > 0
    return len(rail_reach(p, white, yellow, blocks, fog)) > 0


def rail_edges(p: int, white: int, yellow: int, blocks: tuple[int, ...], fog: tuple[int, ...]) -> list[int]:
    """The railways that such a ticket can use."""
    return sorted(set(edges_within(WHITE_WAYS, p, white, blocks, fog) + edges_within(RAIL_WAYS, p, yellow, blocks, fog)))


# --- at sea, and in the air -------------------------------------------------------------
def sea_reach(p: int, storms: tuple[int, ...], fog: tuple[int, ...]) -> list[int]:
    """Port to sea, sea to sea, sea to port; not into a storm, not out of or into fog."""
    return [] if p in fog else [q for q in SEAS[p] if q not in storms and q not in fog]


def carry_reach(p: int, blocks: tuple[int, ...], fog: tuple[int, ...]) -> list[int]:
    """Where Dracula can take a hunter: adjacent cities; from a sea its ports, from a hospital its city."""
    if is_hospital(p) or is_sea(p):
        return [q for q in neighbours(p) if q not in fog]
    return within(ROAD_WAYS, p, 1, blocks, fog)


def neighbours(p: int) -> list[int]:
    """Cities a hunter could be taken to, were there no fog."""
    if is_hospital(p):
        return [ATTACHED[p]]
    return [q for q in ADJACENT[p] if is_city(q)] if is_sea(p) else list(ROADS[p])


def bats_fly(p: int, blocks: tuple[int, ...], fog: tuple[int, ...]) -> bool:
    """F15-TOKEN-03, F15-TOKEN-05  Fog holds the bats back; with no city at all they only delay."""
    return p not in fog and (bool(carry_reach(p, blocks, fog)) or not any([q in fog for q in neighbours(p)]))


# --- hospitals --------------------------------------------------------------------------
def is_hospital(p: int) -> bool:
    return p >= HOSPITAL0


def _wards(p: int) -> tuple[int, ...]:
    """F15-DEFEAT-03, F15-DEFEAT-05, F15-DEFEAT-07  The nearest hospital spaces; from a sea, sea links count as roads."""
    if is_hospital(p):
        return (p,)
    without_road = [city for city, places in MAP["no_road_to_hospital"].items() if PLACES[p] in places]
    cities = ATTACHED[HOSPITAL0:]
    found = tuple([PLACES.index(c) for c in without_road]) or nearest(ADJACENT if is_sea(p) else ROADS, p, cities)
    return tuple([HOSPITAL0 + cities.index(c) for c in found])


NEAREST_HOSPITALS: Final = tuple([_wards(p) for p in range(ALL_PLACES)])

assert len(PLACES) == ALL_PLACES and _places[SEA0]["kind"] == "sea" and _places[ON_MAP]["kind"] == "hospital"
