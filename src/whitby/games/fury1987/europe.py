"""The map of The Fury of Dracula (1st edition): its towns, roads, railways and sea sectors, and what is worked out from them once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from whitby.board import Links, links
from whitby.games.fury.europe import CASTLE, SEA0, eastern, is_city, load_map, numbered, train_reach, ways

MAP: Final[dict[str, Any]] = load_map(Path(__file__).parent)
_places: Final[list[dict[str, Any]]] = list(MAP["place"])
PLACES: Final[tuple[str, ...]] = tuple([str(p["id"]) for p in _places])

ALL_PLACES: Final = 70
TOWNS: Final = SEA0  # with the Castle
LARGE: Final[tuple[bool, ...]] = tuple([p["kind"] == "large-city" for p in _places])
EAST: Final[tuple[bool, ...]] = eastern(MAP, PLACES)
BRITISH_ISLES: Final[tuple[int, ...]] = tuple([PLACES.index(p) for p in MAP["british_isles"]])
NO_HOST: Final[tuple[int, ...]] = tuple([PLACES.index(p) for p in MAP["not_consecrable"]])
NO_START: Final[tuple[int, ...]] = tuple([PLACES.index(p) for p in MAP["no_start"]])
STATION_CHART: Final[tuple[int, ...]] = tuple([int(n) for n in MAP["station_chart"]["towns"]])  # by the die, from 1
MOST_IN_EAST: Final[int] = int(MAP["station_chart"]["in_east"])

_roads: Final = numbered(PLACES, MAP["roads"])
_rails: Final = numbered(PLACES, MAP["rails"])
ROADS: Final[Links] = links(ALL_PLACES, _roads)
SEAS: Final[Links] = links(ALL_PLACES, numbered(PLACES, MAP["sea_links"]))
ROAD_WAYS: Final = ways(ALL_PLACES, _roads, list(range(len(_roads))))
RAIL_WAYS: Final = ways(ALL_PLACES, _rails, list(range(len(_rails))))
WEST_RAIL_WAYS: Final = ways(ALL_PLACES, _rails, [i for i, (a, b) in enumerate(_rails) if not EAST[a] and not EAST[b]])
PORT: Final[tuple[bool, ...]] = tuple([is_city(p) and len(SEAS[p]) > 0 for p in range(ALL_PLACES)])
STATION: Final[tuple[bool, ...]] = tuple([len(RAIL_WAYS[p]) > 0 for p in range(ALL_PLACES)])

_by_rail: Final = [
    [tuple(train_reach(RAIL_WAYS, WEST_RAIL_WAYS, p, n, MOST_IN_EAST, ())) for p in range(ALL_PLACES)]
    for n in range(max(STATION_CHART) + 1)
]


def rail_reach(p: int, towns: int) -> list[int]:
    """F87-RAIL-05, F87-RAIL-06, F87-RAIL-10  Where a train of so many towns may be left."""
    return list(_by_rail[towns][p])


def sea_steps(place: int, left: int, port: int, closed: tuple[int, ...]) -> list[int]:
    """F87-SEA-02, F87-SEA-03, F87-SEA-05, F87-SEA-06, F87-SEA-07  From a sector on, not to the port where the voyage began.

    Nor back to the sector left on the step before, unless no other step is legal.
    """
    near = [q for q in SEAS[place] if q != port and q not in closed]
    return [q for q in near if q != left] or near


assert len(PLACES) == ALL_PLACES and _places[SEA0]["kind"] == "sea" and PLACES[CASTLE] == "castle-dracula"
