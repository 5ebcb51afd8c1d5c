"""The map of Europe that all editions share: places as small ints, ways between them, and how far they lead."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from whitby.board import Links, distances

Ways = tuple[tuple[tuple[int, int], ...], ...]  # for each place the places one link away, each with its edge

OFF: Final = -1  # not on the board
SEA0: Final = 60  # cities and the castle come first, then ten seas, then what an edition adds
ON_MAP: Final = 70  # location cards
COMMON: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "map.toml").read_text("utf-8"))
CASTLE: Final = [str(p["id"]) for p in COMMON["place"]].index("castle-dracula")


def is_sea(p: int) -> bool:
    return SEA0 <= p < ON_MAP


def is_city(p: int) -> bool:
    """A city or the castle, which counts as one."""
    return 0 <= p < SEA0


# --- reading the files ----------------------------------------------------------------
def load_map(folder: Path) -> dict[str, Any]:
    """The whole map of an edition: the common one, and what the map.toml in its folder adds, says otherwise or leaves out."""
    own: dict[str, Any] = tomllib.loads((folder / "map.toml").read_text("utf-8"))
    return {**COMMON, **own, "place": _places(own), "roads": _links(own, "roads"), "sea_links": _links(own, "sea_links")}


def _places(own: dict[str, Any]) -> list[dict[str, Any]]:
    """The common places, corrected by what an edition says of them, and then its own."""
    said: dict[str, dict[str, Any]] = {str(p["id"]): p for p in own.get("place", [])}
    common = [str(p["id"]) for p in COMMON["place"]]
    return [{**p, **said.get(str(p["id"]), {})} for p in COMMON["place"]] + [p for id, p in said.items() if id not in common]


def _links(own: dict[str, Any], key: str) -> list[list[str]]:
    """The common links of a kind and an edition's own, but for those that it lacks."""
    return sorted([link for link in COMMON[key] + own.get(key, []) if link not in own.get(f"no_{key}", [])])


def eastern(whole: dict[str, Any], places: tuple[str, ...]) -> tuple[bool, ...]:
    """Which places lie in the eastern half, in an edition that has halves; other land is western, a sea is neither."""
    east = [str(p) for half in whole["half"] if half["id"] == "east" for p in half["places"]]
    return tuple([p in east for p in places])


def numbered(places: tuple[str, ...], pairs: list[list[str]]) -> list[tuple[int, int]]:
    """Links between places as pairs of their numbers; what else stands in a row is left out."""
    return [(places.index(row[0]), places.index(row[1])) for row in pairs]


def ways(n: int, edges: list[tuple[int, int]], used: list[int]) -> Ways:
    """For each of n places the places one link away, over those edges that are used."""
    out: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for e in used:
        a, b = edges[e]
        out[a].append((b, e))
        out[b].append((a, e))
    return tuple([tuple(sorted(x)) for x in out])


# --- how far ways lead ------------------------------------------------------------------
def within(ways: Ways, start: int, most: int, blocks: tuple[int, ...], fog: tuple[int, ...]) -> list[int]:
    """Places 1 to `most` links away, round blocked edges and fogged places."""
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


def train_reach(rails: Ways, western: Ways, start: int, most: int, in_east: int, blocks: tuple[int, ...]) -> list[int]:
    """Places 1 to `most` railway links away, but at most `in_east` by a way with an eastern city, which `western` rails do not touch."""
    return sorted({*within(rails, start, min(most, in_east), blocks, ()), *within(western, start, most, blocks, ())})


def edges_within(ways: Ways, start: int, most: int, blocks: tuple[int, ...], fog: tuple[int, ...]) -> list[int]:
    """The edges that somebody can use who goes at most so many links, round blocked edges and fogged places."""
    if most == 0 or start in fog:
        return []
    inner = [start, *within(ways, start, most - 1, blocks, fog)]
    return sorted({e for a in inner for b, e in ways[a] if e not in blocks and b not in fog})


def wolf_reach(roads: Ways, seas: Links, start: int, holy: tuple[int, ...]) -> list[int]:
    """Where a wolf runs: one or two roads, from a sea to a port or one road beyond; never on a road that touches holy ground."""
    if not is_sea(start):
        return within(roads, start, 2, (), holy)
    out: list[int] = []
    for port in seas[start]:
        if is_city(port) and port not in holy:
            out += [q for q in [port, *within(roads, port, 1, (), holy)] if q not in out]
    return out


def nearest(near: Links, start: int, goals: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the goals that are the fewest links away; none if no way leads to any."""
    far = distances(near, start)
    least = min([far[g] for g in goals if far[g] >= 0], default=-1)
    return tuple([g for g in goals if far[g] == least and least >= 0])
