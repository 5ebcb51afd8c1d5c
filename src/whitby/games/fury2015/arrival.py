"""Hunters on the move, and what happens where they arrive."""

from __future__ import annotations

from typing import Final

from whitby.cards import with_card, without
from whitby.engine import EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import OFF, is_city, within
from whitby.games.fury.trail import hideout_of
from whitby.games.fury2015.ambush import ready_ambush
from whitby.games.fury2015.europe import RAIL_WAYS, ROAD_WAYS, carry_reach, rail_reach, sea_reach
from whitby.games.fury2015.state import Fury, delay
from whitby.games.fury2015.trail import reveal
from whitby.games.fury2015.windows import BEFORE_RAIL, MOVE_DONE, ROAD_TAKEN, TICKET_SPENT, open_window_for_all
from whitby.games.fury2015.words import CARRY, DRACULA, EMPTY, PASS, RIDE, SEAT0, WHITE, YELLOW

BY_ROAD: Final = 1  # the hunter's own road move: Wild Horses may answer
CARRIED: Final = 0


def road_moves(s: Fury, p: int) -> list[int]:
    """F15-MOVE-01, F15-TOKEN-06, F15-TOKEN-12  Cities joined by one open road."""
    if not s.roadblocks and not s.fog:
        return [q for q, _ in ROAD_WAYS[p]]
    return within(ROAD_WAYS, p, 1, s.roadblocks, s.fog)


def sea_moves(s: Fury, p: int) -> list[int]:
    """F15-SEA-01, F15-TOKEN-09  Port to sea, sea to sea, sea to port; not into a storm, not out of or into fog."""
    return sea_reach(p, s.storms, s.fog)


def carry_moves(s: Fury, h: int) -> list[int]:
    """F15-TOKEN-05  Where Dracula can take a hunter: adjacent cities; from a sea its ports, from a hospital its city."""
    return carry_reach(s.at[h], s.roadblocks, s.fog)


def arrive(s: Fury, h: int, place: int, how: int) -> None:
    """F15-MOVE-08, F15-MOVE-09  Wild Horses, then the reveal, the empty lair, the ambush."""
    s.at[h] = place
    s.tell(EVERYONE, "arrives", SEAT0 + h, place)
    if how == BY_ROAD:
        open_window_for_all(s, ROAD_TAKEN, h)
    s.do(look_around, h)


def look_around(s: Fury, h: int) -> None:
    """F15-MOVE-06, F15-MOVE-07, F15-SEA-05, F15-LAIR-09  The card of the city entered is turned up, if he was ever there."""
    s.horses_bolted = False
    place = s.at[h]
    if not is_city(place):
        return
    i = hideout_of(s.trail, place)
    if i == EMPTY:
        s.tell(EVERYONE, "nothing-here", place)
    else:
        reveal(s, i)
        s.do(ready_ambush, h, i)


def move_begins(s: Fury, h: int) -> None:
    """F15-CARD-customs-search  A Move action remembers the city it leaves."""
    s.city_left = s.at[h] if is_city(s.at[h]) else OFF


def move_over(s: Fury, h: int) -> None:
    """F15-CARD-customs-search  The hunter has moved: Dracula may answer."""
    open_window_for_all(s, MOVE_DONE, h)


def move_forgotten(s: Fury) -> None:
    """No Move action is under way."""
    s.city_left = OFF


# --- railway ------------------------------------------------------------------------------
def spend_ticket(s: Fury, h: int, ticket: int) -> None:
    """F15-RAIL-01  The ticket goes facedown into the pool, whatever comes of the move."""
    s.tickets[h] = without(s.tickets[h], ticket)
    s.ticket_pool = with_card(s.ticket_pool, ticket)
    s.ticket_spent = ticket
    s.chartered_carriage = False
    s.false_tip = False
    s.tell(EVERYONE, "ticket-spent", SEAT0 + h)
    open_window_for_all(s, BEFORE_RAIL, h)
    open_window_for_all(s, TICKET_SPENT, h)
    s.do(train_leaves, h)


@question("train-leaves")
def train_leaves(s: Fury, h: int) -> None:
    """F15-RAIL-03 to F15-RAIL-08, F15-MOVE-04  As far as the ticket goes; a False Tip lets Dracula choose."""
    reach = cities_by_rail(s, h)
    if s.false_tip and reach:
        s.ask(DRACULA, [RIDE | c for c in reach], train_arrives)
    else:
        s.ask(h, [RIDE | c for c in reach] or [PASS], train_arrives)


def cities_by_rail(s: Fury, h: int) -> list[int]:
    """Cities within the ticket, or four railways of any colour by Chartered Carriage."""
    p = s.at[h]
    if s.chartered_carriage:
        return within(RAIL_WAYS, p, 4, s.roadblocks, s.fog)
    return rail_reach(p, WHITE[s.ticket_spent], YELLOW[s.ticket_spent], s.roadblocks, s.fog)


def train_arrives(s: Fury, h: int, choice: int) -> None:
    """F15-RAIL-06  Only the last city is entered."""
    s.ticket_spent = EMPTY
    s.chartered_carriage = False
    s.false_tip = False
    if choice != PASS:
        arrive(s, h, choice & NOUN, CARRIED)


# --- moved by Dracula -------------------------------------------------------------------------
@question("carried-off", known=always_known)
def carried_off(s: Fury, h: int) -> None:
    """F15-TOKEN-01, F15-CARD-vampiric-influence  Dracula moves the hunter to an adjacent city."""
    if s.at[h] != OFF:
        cities = carry_moves(s, h)
        if cities:
            s.ask(DRACULA, [CARRY | c for c in cities], carried)


def carried(s: Fury, h: int, choice: int) -> None:
    """F15-TOKEN-01  The hunter stands in the city that Dracula chose, and arrives there as ever."""
    arrive(s, h, choice & NOUN, CARRIED)


def bats_carry(s: Fury, h: int) -> None:
    """F15-TOKEN-01, F15-TOKEN-04  Instead of acting: the token goes, Dracula moves the hunter, who is then delayed."""
    s.bats[h] = False
    s.tell(EVERYONE, "bats-carry", SEAT0 + h)
    s.do(carried_off, h)
    s.do(delayed_by_bats, h)


def delayed_by_bats(s: Fury, h: int) -> None:
    """F15-TOKEN-04  The hunter is delayed."""
    delay(s, h)
