"""The weapon cup, the event deck and the encounter cup: what is drawn, to whom it goes, what is discarded, and how much a hand may hold."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import at_least, kinds, less, with_card, without
from whitby.engine import CHANCE, EVERYONE, NOBODY, NOUN, Pile, question
from whitby.games.fury1987.state import Fury, audience, draws, gone, leader, members
from whitby.games.fury1987.windows import happens
from whitby.games.fury1987.words import (
    BAT_BACK,
    CROSS_BACK,
    DISCARD,
    DOGS,
    DRACULA,
    EVENT0,
    EVENT_LIMIT,
    IS_DRACULAS,
    IS_KEPT,
    SEAT0,
    TO,
    TO_DRACULA,
    WEAPON_LIMIT,
)


# --- weapons ----------------------------------------------------------------------------
def draw_weapon(s: Fury, h: int) -> None:
    """F87-STOCK-09  One weapon from the cup into a hand."""
    s.do(weapon_from_cup, h)


def fill_weapon_cup(s: Fury) -> None:
    """F87-STOCK-09  An empty cup is filled from the discards."""
    if not s.weapon_cup and s.weapon_discards:
        s.weapon_cup = s.weapon_discards
        s.weapon_discards = ()
        s.tell(EVERYONE, "weapons-mixed")


@question("draw-weapon")
def weapon_from_cup(s: Fury, h: int) -> None:
    """F87-STOCK-09  With neither cup nor discards there is none, nor for a hunter who is gone by now."""
    if s.weapon_cup:
        if not gone(s) & BIT[h]:
            s.ask(CHANCE, draws(s.weapon_cup), weapon_drawn)
    elif s.weapon_discards:
        fill_weapon_cup(s)
        s.do(weapon_from_cup, h)


def weapon_drawn(s: Fury, h: int, choice: int) -> None:
    """F87-HIDDEN-06, F87-HIDDEN-16  All hear of the draw, the hunters alone see the chit."""
    chit = choice & NOUN
    leaves_cup(s, h, chit)
    s.weapons[h] = with_card(s.weapons[h], chit)


def leaves_cup(s: Fury, h: int, chit: int) -> None:
    """F87-HIDDEN-06, F87-HIDDEN-16  This hunter has drawn this chit."""
    s.weapon_cup = without(s.weapon_cup, chit)
    s.tell(EVERYONE, "drew-weapon", SEAT0 + h)
    s.tell(audience(s, h), "weapon-drawn", SEAT0 + h, chit)


def drop_weapon(s: Fury, h: int, chit: int) -> None:
    """F87-HIDDEN-10  From a hand to the open discards; of two Dogs the one that is not shown goes first."""
    loses_weapon(s, h, chit)
    s.tell(EVERYONE, "dropped", SEAT0 + h, chit)
    weapon_out(s, chit)


def loses_weapon(s: Fury, h: int, chit: int) -> None:
    """A chit leaves a hand openly, and with it what was known of it."""
    s.weapons[h] = without(s.weapons[h], chit)
    s.seen_weapons[h] = less(s.seen_weapons[h], (chit,))
    if s.dogs[h] > s.weapons[h].count(DOGS):
        s.dogs[h] -= 1
        s.tell(EVERYONE, "dogs-gone", SEAT0 + h)


def show_weapon(s: Fury, h: int, chit: int) -> None:
    """F87-HIDDEN-17  A weapon shown for its effect is seen by all and stays in the hand."""
    s.tell(EVERYONE, "shows", SEAT0 + h, chit)
    weapons_seen(s, h, (chit,))


def weapons_seen(s: Fury, h: int, chits: Pile) -> None:
    """F87-HIDDEN-17  Dracula knows of these chits that the hunter holds them."""
    s.seen_weapons[h] = tuple(sorted(at_least(s.seen_weapons[h], chits)))


def weapon_out(s: Fury, chit: int) -> None:
    """F87-HIDDEN-10  A chit goes to the open discards."""
    s.weapon_discards = with_card(s.weapon_discards, chit)


# --- events: the draw ---------------------------------------------------------------------
def draw_events(s: Fury, h: int, n: int) -> None:
    """F87-EVENT-01, F87-STOCK-10  So many cards from the bottom of the deck, all of them before anything is done with one."""
    s.drawer = h
    for _ in range(n):
        s.do(renew_event_deck)
        s.do(event_from_deck)
    s.do(deal_drawn)


def renew_event_deck(s: Fury) -> None:
    """F87-EVENT-08  The last card is shuffled with the discards before it could be drawn."""
    if len(s.event_deck) < 2 and s.event_discards:
        s.event_deck = tuple(sorted(s.event_deck + s.event_discards))
        s.event_discards = ()
        s.tell(EVERYONE, "events-shuffled")


@question("draw-event")
def event_from_deck(s: Fury) -> None:
    """F87-EVENT-01, F87-HIDDEN-09  The bottom card, which nobody knows."""
    if s.event_deck and s.drawer != NOBODY:
        s.ask(CHANCE, draws(s.event_deck), event_drawn)


def event_drawn(s: Fury, choice: int) -> None:
    """F87-EVENT-04, F87-HIDDEN-16  All see the back; a cross card is seen by the hunters, a bat card by Dracula."""
    card = choice & NOUN
    s.event_deck = without(s.event_deck, card)
    s.drawn += (card,)
    if IS_DRACULAS[card]:
        s.tell(EVERYONE, "drew-event", SEAT0 + s.drawer, BAT_BACK)
        s.tell(TO_DRACULA, "event-drawn", SEAT0 + DRACULA, card)
    else:
        s.tell(EVERYONE, "drew-event", SEAT0 + s.drawer, CROSS_BACK)
        s.tell(audience(s, s.drawer), "event-drawn", SEAT0 + s.drawer, card)


# --- events: to whom they go --------------------------------------------------------------
def deal_drawn(s: Fury) -> None:
    """F87-STOCK-10, F87-EVENT-02, F87-EVENT-03  Bat cards are handed over first, then the cross cards follow as they were drawn."""
    for card in s.drawn:
        if IS_DRACULAS[card]:
            deal(s, DRACULA, card)
            return
    if not s.drawn:
        draw_over(s)
    elif IS_KEPT[s.drawn[0]] and len(members(s)) > 1:
        s.do(share_event)
        s.do(deal_drawn)
    else:
        deal(s, s.drawer, s.drawn[0])


def deal(s: Fury, seat: int, card: int) -> None:
    """F87-EVENT-06, F87-EVENT-07, F87-HIDDEN-07  Into the hand if it is marked keep, as all see, else it happens at once; then the next."""
    s.drawn = without(s.drawn, card)
    if IS_KEPT[card]:
        s.events[seat] = with_card(s.events[seat], card)
        s.tell(EVERYONE, "gets-event", SEAT0 + seat)
    else:
        happens(s, card, seat, seat)
    s.do(deal_drawn)


@question("share-event")
def share_event(s: Fury) -> None:
    """F87-GROUP-25  The first member says who gets the card, if anybody is left."""
    if s.group:
        s.ask(leader(s), [TO | (SEAT0 + h) for h in members(s)], event_shared)


def event_shared(s: Fury, choice: int) -> None:
    """F87-GROUP-25, F87-HIDDEN-07  All see into whose hand a card goes, the hunters see which."""
    card = s.drawn[0]
    h = (choice & NOUN) - SEAT0
    s.drawn = s.drawn[1:]
    s.events[h] = with_card(s.events[h], card)
    s.tell(EVERYONE, "gets-event", SEAT0 + h)
    s.tell(audience(s, h) | audience(s, s.drawer), "event-given", SEAT0 + h, card)


def draw_over(s: Fury) -> None:
    """F87-STOCK-10  Only now the limits count."""
    s.drawer = NOBODY
    mishap_and_emergency(s)
    keep_limits(s)


def mishap_and_emergency(s: Fury) -> None:
    """F87-EVENT-13  Drawn together they cancel each other: a hunter with a turn to miss and one to come has come by both just now."""
    if s.misses & s.extra_turns:
        s.misses &= ~s.group
        s.extra_turns &= ~s.group
        s.tell(EVERYONE, "cancel-each-other")


# --- events: out ----------------------------------------------------------------------------
def drop_event(s: Fury, seat: int, card: int) -> None:
    """F87-HIDDEN-10  From a hand to the open discards."""
    s.events[seat] = without(s.events[seat], card)
    s.tell(EVERYONE, "dropped", SEAT0 + seat, card)
    event_out(s, card)


def event_out(s: Fury, card: int) -> None:
    """F87-HIDDEN-10  A card goes to the open discards."""
    s.event_discards = with_card(s.event_discards, card)


# --- limits ---------------------------------------------------------------------------------
def keep_limits(s: Fury) -> None:
    """F87-STOCK-06, F87-EVENT-05  The hunters on turn keep three weapons and three cards each, Dracula three cards."""
    for seat in [*members(s), DRACULA]:
        if over_limit(s, seat):
            s.do(too_many, seat)


def trim_weapons(s: Fury, h: int) -> None:
    """F87-STOCK-06, F87-GROUP-24  Weapons came into a hand."""
    s.do(too_many, h)


def trim_events(s: Fury, seat: int) -> None:
    """F87-EVENT-05  Cards came into a hand."""
    s.do(too_many, seat)


def over_limit(s: Fury, seat: int) -> Pile:
    """F87-STOCK-06, F87-EVENT-05, F87-TURN-06  What a seat has too many of: its weapons, its cards, both or neither."""
    over: Pile = ()
    if seat != DRACULA and len(s.weapons[seat]) > WEAPON_LIMIT:
        over = s.weapons[seat]
    return over + s.events[seat] if len(s.events[seat]) > EVENT_LIMIT else over


@question("too-many")
def too_many(s: Fury, seat: int) -> None:
    """F87-STOCK-06, F87-EVENT-05, F87-TURN-06  One chit or card of his choice after the other, until each kind keeps to three."""
    over = over_limit(s, seat)
    if over:
        s.ask(seat, [DISCARD | card for card in kinds(over)], one_dropped)


def one_dropped(s: Fury, seat: int, choice: int) -> None:
    """F87-STOCK-06, F87-EVENT-05  It is discarded, and another if there are still too many."""
    card = choice & NOUN
    if card < EVENT0:
        drop_weapon(s, seat, card)
    else:
        drop_event(s, seat, card)
    s.do(too_many, seat)


# --- encounters -----------------------------------------------------------------------------
def to_cup(s: Fury, kind: int) -> None:
    """F87-DAMAGE-06  An encounter goes back into the cup."""
    s.encounter_cup = with_card(s.encounter_cup, kind)


def encounter_out(s: Fury, kind: int) -> None:
    """F87-ENC-01, F87-HIDDEN-10  An encounter goes to the discards behind the screen, in sight of all."""
    s.encounter_discards = with_card(s.encounter_discards, kind)
    s.seen_discards = with_card(s.seen_discards, kind)
