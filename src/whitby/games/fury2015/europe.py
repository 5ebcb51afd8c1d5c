"""The map of Europe: places as small ints, links as tuples, distances worked out once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from whitby.board import BIT, Links, links

MAP: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "map.toml").read_text("utf-8"))
_places: Final[list[dict[str, Any]]] = list(MAP["place"])
PLACES: Final[tuple[str, ...]] = tuple([str(p["id"]) for p in _places])
_number: Final[dict[str, int]] = {p: i for i, p in enumerate(PLACES)}

OFF: Final = -1  # not on the board
SEA0: Final = 60  # cities and the castle come first, then ten seas, then three hospital spaces
HOSPITAL0: Final = 70
ON_MAP: Final = 70  # location cards
ALL_PLACES: Final = 73
CASTLE: Final = PLACES.index("castle-dracula")
REGIONS: Final[tuple[str, ...]] = tuple([str(r["id"]) for r in MAP["region"]])
NO_REGION: Final = -1
REGION: Final[tuple[int, ...]] = tuple(
    [REGIONS.index(str(p["region"])) if "region" in p and p["kind"] not in ("sea", "hospital") else NO_REGION for p in _places]
)
LARGE: Final[tuple[bool, ...]] = tuple([p["kind"] == "large-city" for p in _places])
PORT: Final[tuple[bool, ...]] = tuple([bool(p.get("port", False)) for p in _places])
NOT_CONSECRABLE: Final[tuple[int, ...]] = tuple([_number[str(p)] for p in MAP["not_consecrable"]])

_roads: Final[list[tuple[int, int]]] = [(_number[str(a)], _number[str(b)]) for a, b in MAP["roads"]]
_rails: Final[list[tuple[int, int]]] = [(_number[str(a)], _number[str(b)]) for a, b, _ in MAP["rails"]]
_white: Final[list[bool]] = [colour == "white" for _, _, colour in MAP["rails"]]
_sea: Final[list[tuple[int, int]]] = [(_number[str(a)], _number[str(b)]) for a, b in MAP["sea_links"]]

ROADS: Final[Links] = links(ALL_PLACES, _roads)
SEAS: Final[Links] = links(ALL_PLACES, _sea)
ADJACENT: Final[Links] = tuple([tuple(sorted(ROADS[p] + SEAS[p])) for p in range(ALL_PLACES)])
ATTACHED: Final[tuple[int, ...]] = tuple([_number[str(p["attached"])] if "attached" in p else OFF for p in _places])

# edges, for roadblocks: the roads first, then the railways
EDGES: Final[list[tuple[int, int]]] = _roads + _rails
RAIL0: Final = len(_roads)
EDGE_NAMES: Final[tuple[str, ...]] = tuple(
    [f"{PLACES[a]}/{PLACES[b]}" for a, b in _roads] + [f"{PLACES[a]}={PLACES[b]}" for a, b in _rails]
)


def _ways(first: int, last: int, white_only: bool) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each place the places one link away, each with its edge."""
    out: list[list[tuple[int, int]]] = [[] for _ in range(ALL_PLACES)]
    for e in range(first, last):
        if not white_only or _white[e - RAIL0]:
            a, b = EDGES[e]
            out[a].append((b, e))
            out[b].append((a, e))
    return tuple([tuple(sorted(x)) for x in out])


ROAD_WAYS: Final = _ways(0, RAIL0, False)
RAIL_WAYS: Final = _ways(RAIL0, len(EDGES), False)
WHITE_WAYS: Final = _ways(RAIL0, len(EDGES), True)


Ways = tuple[tuple[tuple[int, int], ...], ...]


def within(ways: Ways, start: int, most: int, blocks: tuple[int, ...], fog: tuple[int, ...]) -> list[int]:
    """F15-MOVE-04, F15-RAIL-07, F15-RAIL-08, F15-TOKEN-06, F15-TOKEN-12  Places 1 to `most` links away, round blocks and fog."""
    if start in fog:
        return []
    seen = [start]
    edge = [start]
    for _ in range(most):
        ahead: list[int] = []
        for a in edge:
            for b, e in ways[a]:
                if b not in seen and e not in blocks and b not in fog:
                    seen.append(b)
                    ahead.append(b)
        edge = ahead
    return sorted(seen[1:])


ROADS_2: Final[Links] = tuple([tuple(within(ROAD_WAYS, p, 2, (), ())) for p in range(ALL_PLACES)])
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


def _wards() -> tuple[tuple[int, ...], ...]:
    """F15-DEFEAT-03, F15-DEFEAT-05, F15-DEFEAT-07  The nearest hospital spaces; from a sea, sea links count as roads."""
    space = {ATTACHED[h]: h for h in range(HOSPITAL0, ALL_PLACES)}
    out: list[tuple[int, ...]] = []
    for p in range(ALL_PLACES):
        if p >= HOSPITAL0:
            out.append((p,))
        elif p < SEA0:
            out.append(tuple(sorted([space[_number[str(c)]] for c in _places[p]["hospitals"]])))
        else:
            far = {p: 0}
            edge = [p]
            while edge:
                ahead = []
                for a in edge:
                    for b in ADJACENT[a]:
                        if b not in far:
                            far[b] = far[a] + 1
                            ahead.append(b)
                edge = ahead
            least = min([far[c] for c in space])
            out.append(tuple(sorted([space[c] for c in space if far[c] == least])))
    return tuple(out)


WARDS: Final = _wards()


def is_sea(p: int) -> bool:
    return SEA0 <= p < HOSPITAL0


def is_city(p: int) -> bool:
    """F15-ACTION-15  Castle Dracula counts as a city."""
    return 0 <= p < SEA0


def is_hospital(p: int) -> bool:
    return p >= HOSPITAL0


assert len(PLACES) == ALL_PLACES and str(_places[SEA0]["kind"]) == "sea" and str(_places[HOSPITAL0]["kind"]) == "hospital" and BIT[0] == 1
