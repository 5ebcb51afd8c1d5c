"""Drawing items, events and encounters, the limits of a hand, Allies, and what bitten hunters keep face up."""

from __future__ import annotations

from typing import Final

from whitby.cards import kinds, less, with_card, without
from whitby.engine import CHANCE, EVERYONE, NOBODY, NOUN, question
from whitby.games.fury2005.state import Fury, audience, draws, is_bitten
from whitby.games.fury2005.windows import SHOW_RULES, forget_event, happens, in_hand, play_card, play_first
from whitby.games.fury2005.words import (
    BRIDES,
    DISCARD,
    DOGS,
    DRACULA,
    DRACULA_BACK,
    EMPTY,
    ENCOUNTER_LIMIT,
    EVENT0,
    EVENT_LIMIT,
    EXTRA_CARD,
    HILDESHEIM,
    HUNTER_BACK,
    HUNTERS,
    IS_ALLY,
    IS_DRACULAS,
    IS_KEPT,
    ITEM_LIMIT,
    NUMBER0,
    PLAY,
    SEAT0,
    SHOW,
    TO_DRACULA,
    USE,
)

RESUPPLY: Final = 0  # why an event is drawn
REST: Final = 1
SOIL: Final = 2

HUNTERS_ALLY: Final = 0  # places of `allies`
DRACULAS_ALLY: Final = 1
BRIDES_LIMIT: Final = 7
HILDESHEIM_LIMIT: Final = 6


# --- items --------------------------------------------------------------------------
def draw_item(s: Fury, h: int) -> None:
    """F05-RESUPPLY-04  One item; an empty deck is renewed from its discards."""
    if not s.item_deck and s.item_discards:
        s.item_deck = s.item_discards
        s.item_discards = ()
        s.tell(EVERYONE, "items-shuffled")
    s.do(item_from_deck, h)


@question("item-from-deck")
def item_from_deck(s: Fury, h: int) -> None:
    """F05-RESUPPLY-04  Chance picks it; with neither deck nor discards there is none."""
    if s.item_deck:
        s.ask(CHANCE, draws(s.item_deck), item_drawn)


def item_drawn(s: Fury, h: int, choice: int) -> None:
    """F05-HIDDEN-21, F05-EVENT-12  Into the hand, seen by the hunters alone; the limit is kept at once."""
    card = choice & NOUN
    s.item_deck = without(s.item_deck, card)
    s.items[h] = with_card(s.items[h], card)
    s.tell(EVERYONE, "drew-item", SEAT0 + h)
    s.tell(audience(s, h), "item-drawn", SEAT0 + h, card)
    s.do(trim_hand, h)
    s.do(show_item, h)


def drop_item(s: Fury, h: int, card: int) -> None:
    """F05-HIDDEN-22, F05-BITE-04  A hunter's item goes face up to the discards; one that was shown is replaced."""
    s.items[h] = without(s.items[h], card)
    s.seen_items[h] = less(s.seen_items[h], (card,))
    if card == DOGS and s.dogs[h] > s.items[h].count(DOGS):
        s.dogs[h] -= 1
        s.tell(EVERYONE, "dogs-gone", SEAT0 + h)
    elif s.shown_item[h] == card:
        s.shown_item[h] = EMPTY
        s.do(show_item, h)
    s.tell(EVERYONE, "dropped", SEAT0 + h, card)
    item_out(s, card)


def item_out(s: Fury, card: int) -> None:
    """F05-HIDDEN-03  An item goes face up to the discards."""
    s.item_discards = with_card(s.item_discards, card)
    s.tell(EVERYONE, "item-discarded", card)


# --- events -----------------------------------------------------------------------------
def event_back(card: int) -> int:
    """F05-EVENT-02  The back shows whose card it is."""
    return DRACULA_BACK if IS_DRACULAS[card] else HUNTER_BACK


@question("draw-event")
def event_from_deck(s: Fury, seat: int, why: int) -> None:
    """F05-EVENT-01, F05-EVENT-02  The bottom card, which nobody knows: the top one is drawn last."""
    if s.event_deck:
        s.ask(CHANCE, draws(s.event_deck), event_drawn)


def draw_event(s: Fury, seat: int, why: int) -> None:
    """F05-EVENT-01  One event from the bottom of the deck."""
    s.do(event_from_deck, seat, why)


def event_drawn(s: Fury, seat: int, why: int, choice: int) -> None:
    """F05-EVENT-03, F05-EVENT-05, F05-HIDDEN-20  All see the back; a deck of one card is renewed before anything else."""
    card = choice & NOUN
    s.event_deck = without(s.event_deck, card)
    s.just_drawn = card
    s.drawer = seat
    s.tell(EVERYONE, "drew-event", SEAT0 + seat, event_back(card))
    if not s.event_deck:
        renew_events(s)
    if IS_DRACULAS[card]:
        s.do(dracula_reads)
    elif why == RESUPPLY:
        s.do(hunter_reads)
    else:
        s.do(not_used)


def renew_events(s: Fury) -> None:
    """F05-EVENT-05  The last card and the discards are shuffled into a new deck."""
    s.event_deck = with_card(s.event_discards, s.event_top) if s.event_top != EMPTY else s.event_discards
    s.event_discards = ()
    s.event_top = EMPTY
    s.tell(EVERYONE, "events-shuffled")
    s.do(turn_up_event)


@question("top-event")
def turn_up_event(s: Fury) -> None:
    """F05-HIDDEN-06  The card on top of the deck, of which all see the back."""
    if s.event_deck:
        s.ask(CHANCE, draws(s.event_deck), event_turned_up)


def event_turned_up(s: Fury, choice: int) -> None:
    """F05-HIDDEN-06  It lies on top."""
    s.event_deck = without(s.event_deck, choice & NOUN)
    s.event_top = choice & NOUN
    s.tell(EVERYONE, "top", event_back(s.event_top))


def is_unread(s: Fury) -> bool:
    """F05-EVENT-05  Nobody turns over the event just drawn before a new deck has its card on top."""
    return s.event_top == EMPTY and len(s.event_deck) > 0


def not_used(s: Fury) -> None:
    """F05-REST-02, F05-CARD-desecrated-soil  A hunter event drawn in a rest, or from the soil, is discarded unplayed."""
    event_out(s, taken(s))


def taken(s: Fury) -> int:
    """The event just drawn, which goes somewhere now."""
    card = s.just_drawn
    s.just_drawn = EMPTY
    s.drawer = NOBODY
    return card


def hunter_reads(s: Fury) -> None:
    """F05-EVENT-04, F05-HIDDEN-21  A hunter event goes to who drew it; of the others Dracula alone does not see it."""
    s.tell(audience(s, s.drawer), "event-drawn", SEAT0 + s.drawer, s.just_drawn)
    event_read(s, s.drawer)


def dracula_reads(s: Fury) -> None:
    """F05-EVENT-03, F05-EVENT-08, F05-HIDDEN-20  A Dracula event goes to him unseen, whoever drew it, and takes effect then."""
    dracula_gets(s, s.just_drawn)


def dracula_gets(s: Fury, card: int) -> None:
    """F05-EVENT-03, F05-EVENT-08  He alone sees it, unless it takes effect at once."""
    s.just_drawn = card
    s.drawer = DRACULA
    s.tell(TO_DRACULA, "event-drawn", SEAT0 + DRACULA, card)
    event_read(s, DRACULA)


def event_read(s: Fury, seat: int) -> None:
    """F05-EVENT-06, F05-EVENT-07, F05-ALLY-02  Kept in the hand; or an Ally, for or against whom one decides; or it happens at once."""
    if IS_ALLY[s.just_drawn]:
        s.tell(EVERYONE, "draws-ally", SEAT0 + seat)
        s.do(ally_drawn, seat)
        return
    card = taken(s)
    if IS_KEPT[card]:
        s.events[seat] = with_card(s.events[seat], card)
        s.do(trim_hand, seat)
        if seat != DRACULA:
            s.do(show_event, seat)
    else:
        happens(s, card, seat, seat)


def drop_event(s: Fury, seat: int, card: int) -> None:
    """F05-HIDDEN-22, F05-BITE-04  An event goes from a hand face up to the discards."""
    s.events[seat] = without(s.events[seat], card)
    forget_event(s, seat, card)
    s.tell(EVERYONE, "dropped", SEAT0 + seat, card)
    event_out(s, card)


def event_out(s: Fury, card: int) -> None:
    """F05-HIDDEN-03  An event goes face up to the discards."""
    s.event_discards = with_card(s.event_discards, card)
    s.tell(EVERYONE, "event-discarded", card)


# --- Allies -----------------------------------------------------------------------------
@question("ally-drawn")
def ally_drawn(s: Fury, seat: int) -> None:
    """F05-ALLY-02  Put in play or discarded: the card is seen by all either way."""
    s.ask(seat, [USE, DISCARD | s.just_drawn], ally_decided)


def ally_decided(s: Fury, seat: int, choice: int) -> None:
    """F05-ALLY-02  It comes into play unless it is cancelled, or it is discarded."""
    card = taken(s)
    if choice == USE:
        happens(s, card, seat, seat)
    else:
        event_out(s, card)


def ally_enters(s: Fury, card: int) -> None:
    """F05-ALLY-01, F05-ALLY-03  One Ally a side: the old one is discarded first."""
    side = DRACULAS_ALLY if IS_DRACULAS[card] else HUNTERS_ALLY
    if s.allies[side] != EMPTY:
        ally_leaves(s, side)
    s.allies[side] = card
    s.tell(EVERYONE, "ally", card)


def ally_leaves(s: Fury, side: int) -> None:
    """F05-ALLY-04  Its effect ends: what was held by its leave is discarded."""
    card = s.allies[side]
    s.allies[side] = EMPTY
    s.tell(EVERYONE, "ally-gone", card)
    event_out(s, card)
    s.do(trim_encounters)
    s.do(trim_hand, DRACULA)


# --- limits -----------------------------------------------------------------------------
def event_limit(s: Fury, seat: int) -> int:
    """F05-EVENT-09, F05-EVENT-11, F05-CARD-immanuel-hildesheim  How many events the seat may hold."""
    return HILDESHEIM_LIMIT if seat == DRACULA and s.allies[DRACULAS_ALLY] == HILDESHEIM else EVENT_LIMIT[seat]


def too_many_events(s: Fury, seat: int) -> int:
    """How many events a hand is above its limit."""
    return max(0, len(s.events[seat]) - event_limit(s, seat))


def too_many_items(s: Fury, seat: int) -> int:
    """How many items a hand is above its limit."""
    return 0 if seat == DRACULA else max(0, len(s.items[seat]) - ITEM_LIMIT[seat])


def trim_items(s: Fury, h: int) -> None:
    """F05-EVENT-12  Items came into the hand."""
    s.do(trim_hand, h)


def trim_events(s: Fury, seat: int) -> None:
    """F05-EVENT-12  Events came into the hand."""
    s.do(trim_hand, seat)


@question("trim-hand")
def trim_hand(s: Fury, seat: int) -> None:
    """F05-EVENT-09 to F05-EVENT-12  Down to the limit, one card after the other; one that can be played now may be played instead."""
    items, events = too_many_items(s, seat), too_many_events(s, seat)
    if items + events > (0 if seat == DRACULA else EXTRA_CARD[seat]):
        over = (s.items[seat] if items else ()) + (s.events[seat] if events else ())
        s.ask(seat, [DISCARD | card for card in kinds(over)] + [c for c in play_first(s, seat) if c & NOUN in over], hand_trimmed)


def hand_trimmed(s: Fury, seat: int, choice: int) -> None:
    """F05-EVENT-12  The card named is played or discarded, and another until the limit is kept."""
    card = choice & NOUN
    if choice & ~NOUN == PLAY:
        play_card(s, seat, card, seat)
    elif card >= EVENT0:
        drop_event(s, seat, card)
    else:
        drop_item(s, seat, card)
    s.do(trim_hand, seat)


# --- encounters -------------------------------------------------------------------------
def encounter_limit(s: Fury) -> int:
    """F05-ENC-05, F05-CARD-draculas-brides  How many encounters Dracula may hold."""
    return BRIDES_LIMIT if s.allies[DRACULAS_ALLY] == BRIDES else ENCOUNTER_LIMIT


def to_pool(s: Fury, kind: int) -> None:
    """F05-HIDDEN-18  A marker goes back to the pool; who may know which one it was knows it from where it lay."""
    s.pool = with_card(s.pool, kind)


def fill_encounters(s: Fury) -> None:
    """F05-ENC-05  The hand is filled up to its limit."""
    draw_encounters(s, encounter_limit(s) - len(s.encounters))


def draw_encounters(s: Fury, n: int) -> None:
    """F05-ENC-06  So many markers, or all there are."""
    n = min(n, len(s.pool))
    if n > 0:
        s.tell(EVERYONE, "draws-encounters", NUMBER0 + n)
        s.do(encounter_from_pool, n)


@question("encounter-from-pool")
def encounter_from_pool(s: Fury, n: int) -> None:
    """F05-ENC-06  Chance picks the marker."""
    s.ask(CHANCE, draws(s.pool), encounter_drawn)


def encounter_drawn(s: Fury, n: int, choice: int) -> None:
    """F05-HIDDEN-19  Dracula alone sees what he draws."""
    kind = choice & NOUN
    s.pool = without(s.pool, kind)
    s.encounters = with_card(s.encounters, kind)
    s.tell(TO_DRACULA, "drew-encounter", kind)
    if n > 1:
        s.do(encounter_from_pool, n - 1)


@question("trim-encounters")
def trim_encounters(s: Fury) -> None:
    """F05-CARD-dark-call, F05-CARD-draculas-brides  Down to the limit."""
    if len(s.encounters) > encounter_limit(s):
        s.ask(DRACULA, [DISCARD | kind for kind in kinds(s.encounters)], encounter_returned)


def encounter_returned(s: Fury, choice: int) -> None:
    """F05-HIDDEN-18  The marker goes to the pool unseen, and another until the limit is kept."""
    s.encounters = without(s.encounters, choice & NOUN)
    to_pool(s, choice & NOUN)
    s.tell(EVERYONE, "returns-encounter")
    s.do(trim_encounters)


# --- what bitten hunters show -------------------------------------------------------------
def show_again(s: Fury) -> None:
    """F05-BITE-01, F05-BITE-02, F05-BITE-04, F05-BITE-07  Every bitten hunter shows what he must."""
    for h in HUNTERS:
        if is_bitten(s, h):
            s.do(show_item, h)
            s.do(show_event, h)


SHOW_RULES.append(show_again)


def has_one_item(s: Fury, h: int) -> bool:
    """There is one card to show, whichever it is."""
    return len(s.items[h]) - s.dogs[h] == 1


@question("show-item", known=has_one_item)
def show_item(s: Fury, h: int) -> None:
    """F05-BITE-01, F05-BITE-03, F05-BITE-10  An item of his choice lies face up, after a combat only. Dogs do not count.

    Who has nothing but Dogs in hand lays them down: so all can see why he shows no item.
    """
    if is_bitten(s, h) and s.shown_item[h] == EMPTY and h not in s.fighters:
        hidden = in_hand(s, h)
        if hidden:
            others = [card for card in kinds(hidden) if card != DOGS]
            s.ask(h, [SHOW | card for card in others or [DOGS]], item_shown)


def item_shown(s: Fury, h: int, choice: int) -> None:
    """F05-BITE-01, F05-BITE-03  The item lies face up for everybody to see."""
    card = choice & NOUN
    s.tell(EVERYONE, "shows", SEAT0 + h, card)
    if card == DOGS:
        s.dogs[h] += 1
        s.do(show_item, h)
    else:
        s.shown_item[h] = card


def has_one_event(s: Fury, h: int) -> bool:
    """There is one card to show, whichever it is."""
    return len(s.events[h]) == 1


@question("show-event", known=has_one_event)
def show_event(s: Fury, h: int) -> None:
    """F05-BITE-02  An event of his choice lies face up."""
    if is_bitten(s, h) and s.shown_event[h] == EMPTY and s.events[h]:
        s.ask(h, [SHOW | card for card in kinds(s.events[h])], event_shown)


def event_shown(s: Fury, h: int, choice: int) -> None:
    """F05-BITE-02  The event lies face up for everybody to see."""
    s.shown_event[h] = choice & NOUN
    s.tell(EVERYONE, "shows", SEAT0 + h, choice & NOUN)


def shows_no_more(s: Fury, h: int) -> None:
    """F05-BITE-10  Cured, he takes his cards up again; Dracula has seen them."""
    item, event = s.shown_item[h], s.shown_event[h]
    if item != EMPTY and item not in s.seen_items[h]:
        s.seen_items[h] = with_card(s.seen_items[h], item)
    if event != EMPTY and event not in s.seen_events[h]:
        s.seen_events[h] = with_card(s.seen_events[h], event)
    s.shown_item[h] = EMPTY
    s.shown_event[h] = EMPTY
