"""What a set of eyes sees of a choice that somebody else is about to make: all of it, or no more than what they will hear of it."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from whitby.board import BIT
from whitby.engine import ANYTIME, NOUN, PUBLIC, News, apply, ask_window, face_in_window
from whitby.games.fury1987.dracula import dracula_decides
from whitby.games.fury1987.state import Fury
from whitby.games.fury1987.words import CHOOSE, DRACULA, DRAW, EVADE, FLY, GIVE, START

HEARD: Final = 1 << 40  # a face: something of which no more is seen than is heard
OF_HIS_TURN: Final = frozenset(  # F87-HIDDEN-26 to F87-HIDDEN-37: all that may be heard of what he decides
    ("consumed", "no-blood", "dracula-destroyed", "played", "event-discarded")
)
OF_THE_SEA: Final = frozenset(("embarks", "sails", "lands"))  # F87-HIDDEN-35
ENDS_HIS_TURN: Final = frozenset(("turn-over", "attacks", "dracula-was"))  # what follows is no longer part of it
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
    news = [(what, facts) for to, what, facts in t.outbox if to & (eyes | PUBLIC)]
    return crc32(repr(of_his_turn(s, news) if s.running[0] is dracula_decides else news).encode())


def of_his_turn(s: Fury, news: list[News]) -> list[News]:
    """F87-HIDDEN-26  What may be heard of a step of his turn, the last one or not; so whatever else is told breaks a law."""
    for i, (what, _) in enumerate(news):
        if what in ENDS_HIS_TURN:
            return [event for event in news[:i] if event[0] in OF_HIS_TURN or (s.shipping_agents and event[0] in OF_THE_SEA)] + news[i:]
    return []
