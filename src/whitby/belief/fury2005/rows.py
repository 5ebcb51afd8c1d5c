"""Rows of the 2nd edition, and what single cards and rules make of one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from whitby.belief.rows import NONE, NOTHING, ONE, Row
from whitby.belief.trails import WIDTH, here, space_here
from whitby.games.fury.europe import SEA0
from whitby.games.fury.trail import HIDEOUTS, LEAVING, TRAIL
from whitby.games.fury2005.words import HIDE

LINK: Final = WIDTH  # the city of the Hide
FROM: Final = WIDTH + 1  # at sea: where he was before
PORT: Final = WIDTH + 2  # at sea: the port that he left
WIDE: Final = WIDTH + 3


def laid_first(row: Row, card: int) -> Row:
    """The row with this card on the first space: a Hide belongs to where he is, a voyage begins, goes on or ends."""
    at = here(row)
    if card == HIDE:
        return ONE[HIDE] + row[1:LINK] + ONE[at] + row[FROM:]
    voyage = ONE[at] + (ONE[at] if at < SEA0 else row[PORT:]) if card >= SEA0 else NOTHING + NOTHING
    return ONE[card] + row[1:FROM] + voyage


def without(row: Row, gone: Collection[int], order: list[int]) -> Row:
    """The row without these cards, the others in this order."""
    cards = bytes([NONE if i in gone else row[i] for i in order])
    link = row[LINK:FROM] if HIDE in cards else NOTHING
    return cards + row[HIDEOUTS:LINK] + link + row[FROM:]


def staying(row: Row, n: int, count: int, up: list[bool]) -> list[int]:
    """The spaces that a clearing leaves of so many cards: the n newest, and his place; nothing fits if a Hide should have been shown."""
    at = space_here(row)
    kept = list(range(n)) if at < n else [*range(n - 1), at]
    hide = row.find(HIDE, 0, count)
    if hide >= 0 and row.index(row[LINK]) not in kept:
        kept = [i for i in kept if i != hide] if up[hide] else []
    return kept


def lies_down(row: Row, places: Collection[int], up: list[bool]) -> bool:
    """Does one of these places lie face down?"""
    return any(row[i] in places and not up[i] for i in range(LEAVING))


def lies_for(row: Row, i: int) -> int:
    """The place whose searchers find what lies on space i: its own, or of a Hide its city's."""
    return row[LINK] if row[i] == HIDE else row[i]


def hidden_at(row: Row, place: int, up: list[bool]) -> bool:
    """Does this place, or its Hide, lie face down?"""
    return lies_down(row, (place, HIDE) if row[LINK] == place else (place,), up)


def reported(row: Row, up: list[bool], rule: str) -> int:
    """The space that is due in the newspapers: of the oldest location, the oldest card, or the card lying longest; or NONE."""
    for i in range(TRAIL - 1, -1, -1):
        if row[i] != NONE:
            if not up[i] and (rule != "location" or row[i] != HIDE):
                return i
            if rule == "longest":
                break
    return NONE
