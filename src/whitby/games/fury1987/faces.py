"""What a set of eyes sees of a choice that somebody else is about to make: all of it, or no more than what they will hear of it."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from whitby.board import BIT
from whitby.engine import ANYTIME, NOUN, PUBLIC, apply, ask_window, face_in_window
from whitby.games.fury1987.dracula import dracula_decides
from whitby.games.fury1987.state import Fury
from whitby.games.fury1987.words import CHOOSE, DRACULA, DRAW, EVADE, FLY, GIVE, START

HEARD: Final = 1 << 40  # a face: something of which no more is seen than is heard
IN_SECRET: Final = (DRAW, CHOOSE, GIVE, FLY, EVADE)


def face(s: Fury, seat: int, choice: int, eyes: int) -> int:
    """What these eyes see of a choice that is about to be made."""
    decider = seat if seat >= 0 else s.screen
    if choice & ANYTIME or (decider >= 0 and eyes & BIT[decider]):
        return choice
    if s.running[0] is ask_window:
        return face_in_window(s, seat, choice)
    verb = choice & ~NOUN
    if s.running[0] is dracula_decides or verb in IN_SECRET or (verb == START and seat == DRACULA):
        return HEARD | heard_of(s, seat, choice, eyes)
    return choice


def heard_of(s: Fury, seat: int, choice: int, eyes: int) -> int:
    """F87-HIDDEN-16, F87-HIDDEN-21, F87-HIDDEN-23, F87-HIDDEN-26 to F87-HIDDEN-37  A number for what these eyes hear of a choice."""
    t = s.copy()
    t.listening = True
    apply(t, seat, choice)
    return crc32(repr([(what, facts) for to, what, facts in t.outbox if to & (eyes | PUBLIC)]).encode())
