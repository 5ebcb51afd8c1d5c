"""Harm to hunters and to Dracula: Health, Bites, defeat, Blood."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import with_card
from whitby.engine import EVERYONE
from whitby.games.fury.europe import OFF
from whitby.games.fury2005.decks import event_out, item_out, show_event, show_item
from whitby.games.fury2005.europe import HOSPITAL
from whitby.games.fury2005.state import KIND, Fury, end_turn, gain_vampires, lose_blood
from whitby.games.fury2005.windows import LOSS_COMES, open_window_for_all
from whitby.games.fury2005.words import (
    BATS,
    BITE_SLOTS,
    EMPTY,
    FOG,
    HEALTH,
    NUMBER0,
    RED_SPACES,
    SEAT0,
    START_BITES,
)

BOUND: Final = 10  # how far the mask of hunters is shifted in a marker that they hold


# --- Health -----------------------------------------------------------------------------
def lose_health(s: Fury, h: int, n: int) -> None:
    """F05-DEFEAT-01  So much Health is about to be lost; several losses come one after the other."""
    if n > 0:
        s.do(loss_comes, h, n)


def loss_comes(s: Fury, h: int, n: int) -> None:
    """F05-CARD-great-strength  The hunter who is hit may answer."""
    s.incoming_loss[h] = n
    open_window_for_all(s, LOSS_COMES, h)
    s.do(loss_lands, h)


def loss_lands(s: Fury, h: int) -> None:
    """F05-DEFEAT-01  The loss, unless it was prevented; at 0 the hunter is defeated."""
    n = min(s.incoming_loss[h], s.health[h])
    s.incoming_loss[h] = 0
    if n > 0:
        pay_health(s, h, n)
        if s.health[h] == 0:
            defeat(s, h)


def pay_health(s: Fury, h: int, n: int) -> None:
    """Health as a cost, which nothing prevents and which never takes the last of it."""
    s.health[h] -= n
    s.tell(EVERYONE, "loses-health", SEAT0 + h, NUMBER0 + n)


def gain_health(s: Fury, h: int, n: int) -> None:
    """F05-RESOLVE-14, F05-REST-03  Never above the maximum."""
    n = min(n, HEALTH[h] - s.health[h])
    s.health[h] += n
    s.tell(EVERYONE, "gains-health", SEAT0 + h, NUMBER0 + n)


# --- Bites ------------------------------------------------------------------------------
def bite(s: Fury, h: int) -> None:
    """F05-BITE-05  A Bite is about to fall on this hunter."""
    s.do(bite_comes, h)


def bite_comes(s: Fury, h: int) -> None:
    """F05-CARD-great-strength  The hunter may answer."""
    s.incoming_bite |= BIT[h]
    open_window_for_all(s, LOSS_COMES, h)
    s.do(bite_lands, h)


def bite_lands(s: Fury, h: int) -> None:
    """F05-BITE-01, F05-BITE-02, F05-BITE-05  A free slot is filled, and cards are shown; without one the hunter is defeated."""
    if not s.incoming_bite & BIT[h]:
        return
    s.incoming_bite &= ~BIT[h]
    s.tell(EVERYONE, "bitten", SEAT0 + h)
    if s.bites[h] < BITE_SLOTS[h]:
        s.bites[h] += 1
        s.do(show_item, h)
        s.do(show_event, h)
    else:
        defeat(s, h)


# --- defeat -----------------------------------------------------------------------------
def defeat(s: Fury, h: int) -> None:
    """F05-DEFEAT-01 to F05-DEFEAT-08  To the Hospital without cards, whole again; Vampire track +2; the next turn is skipped."""
    s.tell(EVERYONE, "defeated", SEAT0 + h)
    lose_all_cards(s, h)
    s.health[h] = HEALTH[h]
    s.bites[h] = START_BITES[h]
    s.at[h] = HOSPITAL
    s.came_from[h] = OFF
    s.embarked[h] = OFF
    s.announced[h] = EMPTY
    s.skips |= BIT[h]
    while s.fogged & BIT[h]:
        release_marker(s, FOG, h)
    while s.batted & BIT[h]:
        release_marker(s, BATS, h)
    leave_turn(s, h)
    gain_vampires(s, 2)


def leave_turn(s: Fury, h: int) -> None:
    """F05-DEFEAT-09, F05-COMBAT-37  His combat and his turn are over; by an encounter that of his whole group."""
    if h in s.fighters:
        s.combat_ended = True
    s.hurried &= ~BIT[h]
    if s.group & BIT[h]:
        if s.met_kind != EMPTY or s.group == BIT[h]:
            end_turn(s)
        else:
            s.group &= ~BIT[h]


def lose_all_cards(s: Fury, h: int) -> None:
    """F05-DEFEAT-04  All items and events are discarded; tactics are no cards of the hand."""
    for card in s.items[h]:
        item_out(s, card)
    for card in s.events[h]:
        event_out(s, card)
    s.items[h] = ()
    s.events[h] = ()
    s.dogs[h] = 0
    s.shown_item[h] = EMPTY
    s.shown_event[h] = EMPTY
    s.seen_items[h] = ()
    s.seen_events[h] = ()


def release_marker(s: Fury, kind: int, h: int) -> None:
    """F05-GROUP-23, F05-DEFEAT-08  The oldest such marker binds this hunter no more; after the last of them it goes to the pool."""
    held: list[int] = []
    bound = BIT[h]  # until the oldest one is found
    for marker in s.held_markers:
        if marker & KIND == kind and marker >> BOUND & bound:
            marker &= ~(BIT[h] << BOUND)
            bound = 0
        if marker >> BOUND:
            held.append(marker)
        else:
            s.pool = with_card(s.pool, kind)
            s.tell(EVERYONE, "marker-back", kind)
    s.held_markers = tuple(held)
    still = [marker for marker in held if marker & KIND == kind and marker >> BOUND & BIT[h]]
    if not still:
        if kind == FOG:
            s.fogged &= ~BIT[h]
        else:
            s.batted &= ~BIT[h]


# --- Dracula ----------------------------------------------------------------------------
def killed_dracula(s: Fury) -> None:
    """F05-COMBAT-34, F05-COMP-15  Blood drops to the next lower red space."""
    lose_blood(s, s.blood - max([red for red in RED_SPACES if red < s.blood]))
