"""Boards as data: places as small ints, sets of places as bit masks, links as tuples."""

from __future__ import annotations

from typing import Final

BIT: Final[list[int]] = [1 << i for i in range(62)]  # a table, because mypyc miscompiles 1 << n for n of 31 and more

Links = tuple[tuple[int, ...], ...]


def links(n: int, pairs: list[tuple[int, int]]) -> Links:
    """Neighbours of each of n places, both ways, sorted."""
    out: list[set[int]] = [set() for _ in range(n)]
    for a, b in pairs:
        out[a].add(b)
        out[b].add(a)
    return tuple([tuple(sorted(x)) for x in out])


def distances(near: Links, start: int) -> list[int]:
    """Fewest links from `start` to every place; -1 where there is no way."""
    far = [-1] * len(near)
    far[start] = 0
    edge = [start]
    while edge:
        ahead: list[int] = []
        for a in edge:
            for b in near[a]:
                if far[b] < 0:
                    far[b] = far[a] + 1
                    ahead.append(b)
        edge = ahead
    return far


def is_connected(near: Links) -> bool:
    """Is every place reachable from every other?"""
    return -1 not in distances(near, 0)


def members(mask: int) -> list[int]:
    """The places of a set, ascending."""
    return [i for i in range(62) if mask & BIT[i]]
