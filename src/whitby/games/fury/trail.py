"""Dracula's trail as a list of cards: six spaces, the newest first, three hideouts beside them, and the one that is leaving."""

from __future__ import annotations

from typing import Final

from whitby.cards import EMPTY
from whitby.games.fury.europe import OFF, ON_MAP

TRAIL: Final = 6  # spaces 0 to 5
LAIRS: Final = (6, 7, 8)  # places that left the trail and are kept: lairs, or catacombs
LEAVING: Final = 9
HIDEOUTS: Final = 10


def here(trail: list[int]) -> int:
    """The space of Dracula's current location: the leftmost location card, for power cards leave him where he is."""
    for i in range(TRAIL):
        if 0 <= trail[i] < ON_MAP:
            return i
    return 0


def space_of(trail: list[int], place: int) -> int:
    """The trail space that holds this location, or EMPTY; lairs do not count."""
    for i in range(TRAIL):
        if trail[i] == place:
            return i
    return EMPTY


def hideout_of(trail: list[int], place: int) -> int:
    """The trail space or lair that holds this location, or EMPTY."""
    for i in range(LEAVING):
        if trail[i] == place:
            return i
    return EMPTY


def known_space(shown: list[int], figure: int, back0: int) -> int:
    """The space of Dracula's location as far as his figure, or OFF, and the cards shown tell, or EMPTY; backs begin at `back0`."""
    if figure != OFF:
        return shown.index(figure)
    for i in range(TRAIL):
        if 0 <= shown[i] < ON_MAP:
            return i
        if shown[i] >= back0:
            return EMPTY
    return EMPTY
