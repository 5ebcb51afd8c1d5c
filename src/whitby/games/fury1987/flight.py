"""Dracula flies out of a combat as a bat, in secret."""

from __future__ import annotations

from typing import Final

from whitby.engine import EVERYONE, NOUN, question
from whitby.games.fury.europe import CASTLE, within
from whitby.games.fury1987.europe import ROAD_WAYS
from whitby.games.fury1987.moves import leave_for, ways_home
from whitby.games.fury1987.state import Fury, has_host, hide_again, hunters_in
from whitby.games.fury1987.words import CARDS, DRACULA, FLY, STAY, TO_DRACULA

FLIGHT_ROADS: Final[int] = int(CARDS["flight"]["roads"])


@question("flight")
def fly(s: Fury) -> None:
    """F87-RESULT-10, F87-RESULT-14, F87-HIDDEN-23  He is asked also if he can fly nowhere."""
    s.ask(DRACULA, [FLY | place for place in flights(s)] or [STAY], flown)


def flights(s: Fury) -> list[int]:
    """F87-RESULT-10, F87-RESULT-12  One or two roads away, without hunter or Host; what lies between does not matter.

    While he flees never farther from home, and not out of the Castle.
    """
    here = s.dracula_at
    places = [p for p in within(ROAD_WAYS, here, FLIGHT_ROADS, (), ()) if not hunters_in(s, p) and not has_host(s, p)]
    if not s.fleeing:
        return places
    far = ways_home(s.host_at)
    return [] if here == CASTLE else [p for p in places if far[p] <= far[here]]


def flown(s: Fury, choice: int) -> None:
    """F87-RESULT-10, F87-RESULT-11, F87-HACT-15, F87-HIDDEN-23  All hear of a flight and see nothing of him any more, even if he stayed."""
    s.tell(EVERYONE, "flies")
    hide_again(s)
    if choice != STAY:
        leave_for(s, choice & NOUN)
        s.tell(TO_DRACULA, "flew", s.dracula_at)
