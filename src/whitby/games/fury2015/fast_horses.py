"""Fast Horses: the item that is an action."""

from __future__ import annotations

from whitby.engine import CHANCE, EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import within
from whitby.games.fury2015.arrival import BY_ROAD, arrive
from whitby.games.fury2015.decks import drop_item
from whitby.games.fury2015.europe import ROAD_WAYS
from whitby.games.fury2015.state import Fury, draws
from whitby.games.fury2015.windows import event
from whitby.games.fury2015.words import FAST_HORSES, PASS, ROAD, SEAT0, YELLOW


def roads_open(s: Fury, h: int, about: int) -> bool:
    """Is there a road that the hunter can take?"""
    return bool(within(ROAD_WAYS, s.at[h], 1, s.roadblocks, s.fog))


@event("fast-horses", roads_open)
@question("fast-horses")
def fast_horses(s: Fury, h: int) -> None:
    """F15-CARD-fast-horses  A random ticket is turned up; as many roads as its yellow value."""
    s.ask(CHANCE, draws(s.ticket_pool), horses_ready)


def horses_ready(s: Fury, h: int, choice: int) -> None:
    """Without a yellow value one road, and the card is discarded."""
    yellow = YELLOW[choice & NOUN]
    s.tell(EVERYONE, "horses", SEAT0 + h, choice & NOUN)
    if not yellow:
        drop_item(s, h, FAST_HORSES)
    s.do(ride_out, h, max(1, yellow))


@question("ride-out", known=always_known)
def ride_out(s: Fury, h: int, most: int) -> None:
    """F15-MOVE-05  Only the end city is entered."""
    s.ask(h, [ROAD | c for c in within(ROAD_WAYS, s.at[h], most, s.roadblocks, s.fog)] or [PASS], rode_out)


def rode_out(s: Fury, h: int, most: int, choice: int) -> None:
    """F15-MOVE-05  The hunter arrives by road in the city named."""
    if choice != PASS:
        arrive(s, h, choice & NOUN, BY_ROAD)
