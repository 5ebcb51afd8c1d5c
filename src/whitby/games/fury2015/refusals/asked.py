"""The pending question: its name, its window, what it is about, and who hears the talk."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.engine import ask_window
from whitby.games.fury2015.state import Fury
from whitby.games.fury2015.words import DRACULA

NO_WINDOW: Final = -1


def window_of(s: Fury) -> int:
    """The number of the window that asks, or NO_WINDOW."""
    return s.running[1][0] if s.running[0] is ask_window else NO_WINDOW


def about(s: Fury, i: int) -> int:
    """An argument of the rule that asks: a hunter, a place, a count; all of them are public."""
    return s.running[1][i]


def talk_audience(s: Fury, seat: int) -> int:
    """F15-HIDDEN-04, F15-TRADE-03  Who hears what a player says: everybody, but a pair that trades talks alone."""
    if s.partner >= 0 and seat in (s.turn, s.partner):
        return BIT[s.turn] | BIT[s.partner]
    return 15 if s.private_talk and seat != DRACULA else 63
