"""The map of Fury of Dracula (2nd edition): its places, roads and railways, the Hospital, and what is worked out from them once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from whitby.board import Links, links
from whitby.games.fury.europe import OFF, ON_MAP, SEA0, Ways, eastern, is_city, is_sea, load_map, numbered, train_reach, ways, within

MAP: Final[dict[str, Any]] = load_map(Path(__file__).parent)
_places: Final[list[dict[str, Any]]] = list(MAP["place"])
PLACES: Final[tuple[str, ...]] = tuple([str(p["id"]) for p in _places])

HOSPITAL: Final = 70  # the one place without a location card
ALL_PLACES: Final = 71
LARGE: Final[tuple[bool, ...]] = tuple([p["kind"] == "large-city" for p in _places])
EAST: Final = eastern(MAP, PLACES)
NOT_CONSECRABLE: Final[tuple[int, ...]] = tuple([PLACES.index(p) for p in MAP["not_consecrable"]])

_roads: Final = numbered(PLACES, MAP["roads"])
_rails: Final = numbered(PLACES, MAP["rails"])

ROADS: Final[Links] = links(ALL_PLACES, _roads)
SEAS: Final[Links] = links(ALL_PLACES, numbered(PLACES, MAP["sea_links"]))
ADJACENT: Final[Links] = tuple([tuple(sorted(ROADS[p] + SEAS[p])) for p in range(ALL_PLACES)])
PORT: Final[tuple[bool, ...]] = tuple([is_city(p) and len(SEAS[p]) > 0 for p in range(ALL_PLACES)])

# edges, for the roadblock: the roads first, then the railways
EDGES: Final[list[tuple[int, int]]] = _roads + _rails
RAIL0: Final = len(_roads)
EDGE_NAMES: Final[tuple[str, ...]] = tuple(
    [f"{PLACES[a]}/{PLACES[b]}" for a, b in _roads] + [f"{PLACES[a]}={PLACES[b]}" for a, b in _rails]
)
ROAD_WAYS: Final = ways(ALL_PLACES, EDGES, list(range(RAIL0)))
RAIL_WAYS: Final = ways(ALL_PLACES, EDGES, list(range(RAIL0, len(EDGES))))
WEST_RAIL_WAYS: Final = ways(ALL_PLACES, EDGES, [RAIL0 + i for i, (a, b) in enumerate(_rails) if not EAST[a] and not EAST[b]])


# --- on the road ------------------------------------------------------------------------
ROADS_2: Final[Links] = tuple([tuple(within(ROAD_WAYS, p, 2, (), ())) for p in range(ALL_PLACES)])
_by_road: Final[tuple[Links, ...]] = ((), ROADS, ROADS_2)


def road_reach(p: int, most: int, blocks: tuple[int, ...]) -> list[int]:
    """F05-MOVE-02, F05-MOVE-06  Where a hunter gets on one road, or on two with a Fast Horse; never over a blocked one."""
    if not blocks or most == 1 and not [e for e in blocks if p in EDGES[e]]:
        return list(_by_road[most][p])
    return within(ROAD_WAYS, p, most, blocks, ())


_by_dracula: Final = [[tuple(within(ROAD_WAYS, p, n, (), (HOSPITAL,))) for p in range(ALL_PLACES)] for n in range(3)]


def dracula_reach(p: int, most: int, barred: tuple[int, ...]) -> list[int]:
    """F05-DMOVE-05, F05-DMOVE-06, F05-DMOVE-07  Where Dracula gets on one or two roads, round the Hospital and barred places."""
    marked = [q for q in barred if q not in (HOSPITAL, p)] if barred else []
    if not marked:
        return list(_by_dracula[most][p])
    if most == 1 or not [q for q in marked if q in ROADS[p]]:  # nothing to go round
        return [q for q in _by_dracula[most][p] if q not in marked]
    return within(ROAD_WAYS, p, most, (), (HOSPITAL, *marked))


# --- on the train -----------------------------------------------------------------------
TWO_OR_THREE: Final = 3  # the face 2/3 of the train die, three links at best; the faces 1 and 2 are their numbers


def routes(ways: Ways, start: int, n: int, blocks: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All ways of exactly n links that come to no place twice, each as the places on it."""
    found: list[tuple[int, ...]] = [(start,)]
    for _ in range(n):
        found = [(*way, q) for way in found for q, e in ways[way[-1]] if e not in blocks and q not in way]
    return found


def _trains(p: int, face: int, exact: bool, blocks: tuple[int, ...]) -> list[int]:
    if not exact:
        return train_reach(RAIL_WAYS, WEST_RAIL_WAYS, p, face, 2, blocks)
    if face != TWO_OR_THREE:
        return sorted({way[-1] for way in routes(RAIL_WAYS, p, face, blocks)})
    by_east = [way for way in routes(RAIL_WAYS, p, 2, blocks) if any([EAST[q] for q in way])]
    return sorted({way[-1] for way in by_east + routes(WEST_RAIL_WAYS, p, 3, blocks)})


_by_rail: Final = [[[tuple(_trains(p, face, exact, ())) for p in range(ALL_PLACES)] for face in range(4)] for exact in (False, True)]


def rail_reach(p: int, face: int, exact: bool, blocks: tuple[int, ...]) -> list[int]:
    """F05-RAIL-06, F05-RAIL-07, F05-RAIL-08, F05-RAIL-09, F05-RAIL-10  Where a train goes after a 1, a 2 or a 2/3.

    A 2/3 is three links if every city of the way is western, else two; `exact`: no fewer links than rolled.
    """
    return _trains(p, face, exact, blocks) if blocks else list(_by_rail[int(exact)][face][p])


def trains_leave(p: int, blocks: tuple[int, ...]) -> bool:
    """F05-RAIL-01  Is there a railway here that is not blocked?"""
    return len(RAIL_WAYS[p]) > len(blocks) or len([e for _, e in RAIL_WAYS[p] if e not in blocks]) > 0


# --- at sea -----------------------------------------------------------------------------
def _voyages(p: int, most: int, storm: int, barred: tuple[int, ...]) -> list[int]:
    closed = barred if is_sea(p) else (*barred, p)
    found = [q for q in SEAS[p] if q != storm and q not in barred]
    steps = [(p, q) for q in found]  # each from where to where
    for _ in range(most - 1):
        steps = [(b, q) for a, b in steps if is_sea(b) for q in SEAS[b] if q not in (a, storm) and (is_sea(q) or q not in closed)]
        found = sorted({*found, *[b for _, b in steps]})
    return found


LONGEST_VOYAGE: Final = 4
_by_sea: Final = [[tuple(_voyages(p, n, OFF, ())) for p in range(ALL_PLACES)] for n in range(LONGEST_VOYAGE + 1)]


def sea_moves(p: int, most: int, storm: int, barred: tuple[int, ...]) -> list[int]:
    """F05-SEA-01, F05-SEA-03, F05-SEA-04  Where one gets in 1 to `most` sea moves: never into the storm, never straight back.

    Landing ends the voyage. A barred sea zone is closed for the first move, a barred port and the one left for the whole voyage.
    """
    return _voyages(p, most, storm, barred) if barred or storm != OFF else list(_by_sea[most][p])


assert len(PLACES) == ALL_PLACES and _places[SEA0]["kind"] == "sea" and PLACES[ON_MAP] == "hospital"
assert sorted([p for half in MAP["half"] for p in half["places"]]) == sorted([name for p, name in enumerate(PLACES) if not is_sea(p)])
