"""The grid of London, the slots between its places, and where a barrier may lie."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT, Links, is_connected, links
from whitby.games.dracula2003.words import BOARD_TOML, PLACES, SLOTS

# readings of "next to another barrier" (option `touching`)
BY_POINT: Final = 0  # slots that share a grid point touch
IN_LINE: Final = 1  # only slots end to end in a line do
TOUCHING: Final[tuple[str, ...]] = ("point", "line")

_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACES)}
BETWEEN: Final[list[tuple[int, int]]] = [(_ID[str(x["between"][0])], _ID[str(x["between"][1])]) for x in BOARD_TOML["slot"]]
NEAR: Final[Links] = links(len(PLACES), BETWEEN)
ALL_SLOTS: Final = len(SLOTS)


def _ends(slot: int) -> list[tuple[int, int]]:
    return [(int(e[0]), int(e[1])) for e in BOARD_TOML["slot"][slot]["ends"]]


def _upright(slot: int) -> bool:
    (_, a), (_, b) = _ends(slot)
    return a == b


def _touches(a: int, b: int, reading: int) -> bool:
    """D03-BARRIER-07  Two slots that share a grid point; in the other reading only those in one line."""
    shared = [e for e in _ends(a) if e in _ends(b)]
    return a != b and bool(shared) and (reading == BY_POINT or _upright(a) == _upright(b))


TOUCHED: Final[list[list[int]]] = [
    [sum([BIT[b] for b in range(ALL_SLOTS) if _touches(a, b, reading)]) for a in range(ALL_SLOTS)] for reading in (BY_POINT, IN_LINE)
]


def in_one_piece_with(walls: int) -> bool:
    """D03-BARRIER-08  Every place stays reachable from every other."""
    return is_connected(links(len(PLACES), [BETWEEN[x] for x in range(ALL_SLOTS) if not walls & BIT[x]]))


def shuts_in(walls: int, place: int) -> bool:
    """D03-BARRIER-09  No way leads out of this place."""
    return all([bool(walls & BIT[x]) for x in range(ALL_SLOTS) if place in BETWEEN[x]])


def _free_slots(reading: int) -> dict[int, tuple[int, ...]]:
    """For every set of up to three other barriers: the slots where one more may lie."""
    free: dict[int, tuple[int, ...]] = {}
    fresh = [0]
    for _ in range(4):
        ahead: set[int] = set()
        for walls in fresh:
            open_slots = tuple(
                [x for x in range(ALL_SLOTS) if not walls & (BIT[x] | TOUCHED[reading][x]) and in_one_piece_with(walls | BIT[x])]
            )
            free[walls] = open_slots
            ahead.update([walls | BIT[x] for x in open_slots])
        fresh = [w for w in sorted(ahead) if w not in free]
    return free


FREE: Final[list[dict[int, tuple[int, ...]]]] = [_free_slots(BY_POINT), _free_slots(IN_LINE)]


def _ways(place: int) -> tuple[tuple[int, int], ...]:
    """The places one step away, each with the bit of the slot between."""
    return tuple(sorted([(b if a == place else a, BIT[x]) for x, (a, b) in enumerate(BETWEEN) if place in (a, b)]))


WAYS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple([_ways(p) for p in range(len(PLACES))])
