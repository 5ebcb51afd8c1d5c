"""Drawing items, events and tickets, and the limits of a hand."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import kinds, with_card, without
from whitby.engine import CHANCE, EVERYONE, NOUN, question
from whitby.games.fury.europe import OFF
from whitby.games.fury2015.damage import event_out, item_out
from whitby.games.fury2015.state import Fury, draws, is_weakened
from whitby.games.fury2015.windows import MAY, ONLY_WHEN_DRAWN, WHEN_DRAWN, play_event
from whitby.games.fury2015.words import (
    DISCARD,
    DOGS,
    DRACULA,
    DRACULA_BACK,
    EMPTY,
    EVENT_LIMIT,
    HUNTER_BACK,
    HUNTERS,
    IS_DRACULAS,
    ITEM_LIMIT,
    KEEP,
    PASS,
    PLAY,
    SEAT0,
    SHOW,
    STAKE,
    TICKET_LIMIT,
)

ONLY_PASS: Final = [PASS]


# --- items --------------------------------------------------------------------------
def rebuild_items(s: Fury) -> None:
    """F15-SUPPLY-12  An empty deck is rebuilt from its discards; all hands together never hold every item."""
    if not s.item_deck:
        s.item_deck = s.item_discards
        s.item_discards = ()
        s.tell(EVERYONE, "items-shuffled")


def draw_item(s: Fury, h: int) -> None:
    """F15-SUPPLY-12  One item of the deck."""
    rebuild_items(s)
    s.do(item_from_bag, h)


@question("item-from-bag")
def item_from_bag(s: Fury, h: int) -> None:
    """Chance picks the item."""
    s.ask(CHANCE, draws(s.item_deck), item_drawn)


def item_drawn(s: Fury, h: int, choice: int) -> None:
    """The item goes to the hunter's hand; its owner alone sees it."""
    card = choice & NOUN
    s.item_deck = without(s.item_deck, card)
    s.items[h] = with_card(s.items[h], card)
    s.tell(EVERYONE, "drew-item", SEAT0 + h)
    s.tell(BIT[h], "item-drawn", card)


@question("trim-items")
def trim_items(s: Fury, h: int) -> None:
    """F15-SUPPLY-07, F15-SUPPLY-08  Down to the limit."""
    if len(s.items[h]) > ITEM_LIMIT[h]:
        s.ask(h, [DISCARD | i for i in kinds(s.items[h])], item_trimmed)


def item_trimmed(s: Fury, h: int, choice: int) -> None:
    """F15-SUPPLY-08  The item named is discarded, and another until the limit is kept."""
    drop_item(s, h, choice & NOUN)
    s.do(trim_items, h)


def drop_item(s: Fury, h: int, card: int) -> None:
    """A hunter's item goes faceup to the discards, and what was shown by it is shown no more."""
    s.items[h] = without(s.items[h], card)
    if s.displayed_item[h] == card:
        s.displayed_item[h] = EMPTY  # the one that lay faceup: whether there is another tells nobody anything
    if card == STAKE and s.turn == h:
        s.stakes_shown = min(s.stakes_shown, s.items[h].count(STAKE))  # one that was not shown goes first
    elif card == DOGS and s.turn == h:
        s.dogs_shown = False
    s.tell(EVERYONE, "dropped", SEAT0 + h, card)
    item_out(s, card)


# --- events -----------------------------------------------------------------------------
def event_back(card: int) -> int:
    """The back shows whose card it is."""
    return DRACULA_BACK if IS_DRACULAS[card] else HUNTER_BACK


def take_top_event(s: Fury, h: int) -> None:
    """F15-SUPPLY-03, F15-SUPPLY-04  By day the top card, whose back all can see; a Dracula card is turned away."""
    card = s.event_top
    if card == EMPTY or s.at[h] == OFF:
        return
    s.event_top = EMPTY
    if IS_DRACULAS[card]:
        s.event_facedown = with_card(s.event_facedown, card)
        s.tell(EVERYONE, "turned-away", SEAT0 + h)
    else:
        got_event(s, h, card)
    s.do(turn_up_event)


def turn_up_event(s: Fury) -> None:
    """F15-HIDDEN-07  The next card comes to the top: only its back is seen."""
    if s.event_top != EMPTY:
        return
    if not s.event_deck and s.event_bottom:
        s.event_top = s.event_bottom[0]
        s.event_bottom = s.event_bottom[1:]
        s.tell(EVERYONE, "top", event_back(s.event_top))
        return
    if not s.event_deck:
        rebuild_events(s)
    s.do(top_from_bag)


def rebuild_events(s: Fury) -> None:
    """F15-SUPPLY-12  The discards, faceup and facedown, become the deck."""
    s.event_deck = tuple(sorted(s.event_discards + s.event_facedown))
    s.event_discards = ()
    s.event_facedown = ()
    s.tell(EVERYONE, "events-shuffled")


@question("top-from-bag")
def top_from_bag(s: Fury) -> None:
    """Chance picks the new top card."""
    if s.event_deck:
        s.ask(CHANCE, draws(s.event_deck), event_turned_up)


def event_turned_up(s: Fury, choice: int) -> None:
    """F15-HIDDEN-07  The card lies on top of the deck, and everybody sees its back."""
    s.event_deck = without(s.event_deck, choice & NOUN)
    s.event_top = choice & NOUN
    s.tell(EVERYONE, "top", event_back(s.event_top))


def shuffle_deck(s: Fury) -> None:
    """The whole deck is shuffled: nothing of its order is known any more."""
    s.event_deck = tuple(sorted(s.event_deck + s.event_bottom + ((s.event_top,) if s.event_top != EMPTY else ())))
    s.event_bottom = ()
    s.event_top = EMPTY
    s.tell(EVERYONE, "events-shuffled")
    s.do(turn_up_event)


def take_bottom_event(s: Fury, h: int) -> None:
    """F15-SUPPLY-05, F15-SUPPLY-06  By night the bottom card: to the hunter or to Dracula, by its back."""
    if s.event_bottom:
        card = s.event_bottom[-1]
        s.event_bottom = s.event_bottom[:-1]
        bottom_goes(s, h, card)
    elif s.event_deck:
        s.do(bottom_from_bag, h)
    elif s.event_top != EMPTY:
        card = s.event_top
        s.event_top = EMPTY
        bottom_goes(s, h, card)
        s.do(turn_up_event)


@question("bottom-from-bag")
def bottom_from_bag(s: Fury, h: int) -> None:
    """The bottom of a deck in no known order."""
    s.ask(CHANCE, draws(s.event_deck), bottom_drawn)


def bottom_drawn(s: Fury, h: int, choice: int) -> None:
    """It goes to the side its back shows."""
    s.event_deck = without(s.event_deck, choice & NOUN)
    bottom_goes(s, h, choice & NOUN)


def bottom_goes(s: Fury, h: int, card: int) -> None:
    """F15-CARD-long-night  A supply draws it; a move in a long night discards a hunter's card."""
    if IS_DRACULAS[card]:
        got_event(s, DRACULA, card)
    elif s.city_left != OFF:
        event_out(s, card)
    else:
        got_event(s, h, card)


def got_event(s: Fury, seat: int, card: int) -> None:
    """F15-EVENT-02, F15-EVENT-05  Into the hand; used at once where it says so; then the limit."""
    s.events[seat] = with_card(s.events[seat], card)
    s.tell(EVERYONE, "drew-event", SEAT0 + seat)
    s.tell(BIT[seat], "event-drawn", card)
    s.just_drawn[seat] = card
    s.do(use_drawn, seat)


@question("use-drawn")
def use_drawn(s: Fury, seat: int) -> None:
    """F15-EVENT-02, F15-EVENT-03  Asked after every draw, so that asking tells nothing."""
    card = s.just_drawn[seat]
    if card in WHEN_DRAWN and MAY[card](s, seat, seat):
        s.ask(seat, [PLAY | card] if card in ONLY_WHEN_DRAWN else [PASS, PLAY | card], drawn_used)
    else:
        s.ask(seat, ONLY_PASS, drawn_used)


def drawn_used(s: Fury, seat: int, choice: int) -> None:
    """Played, or it stays in the hand, which may be above the limit now."""
    s.just_drawn[seat] = EMPTY
    if choice != PASS:
        play_event(s, seat, choice & NOUN, seat)
        s.do(trim_events, seat)
    elif len(s.events[seat]) > EVENT_LIMIT[seat]:
        s.do(trim_events, seat)


@question("trim-events")
def trim_events(s: Fury, seat: int) -> None:
    """F15-EVENT-04, F15-EVENT-05  Down to the limit."""
    if len(s.events[seat]) > EVENT_LIMIT[seat]:
        s.ask(seat, [DISCARD | c for c in kinds(s.events[seat])], event_trimmed)


def event_trimmed(s: Fury, seat: int, choice: int) -> None:
    """F15-EVENT-04  The event named is discarded, and another until the limit is kept."""
    drop_event(s, seat, choice & NOUN)
    s.do(trim_events, seat)


def drop_event(s: Fury, seat: int, card: int) -> None:
    """A player's event goes faceup to the discards."""
    s.events[seat] = without(s.events[seat], card)
    if seat != DRACULA and s.displayed_event[seat] == card:
        s.displayed_event[seat] = EMPTY
    s.tell(EVERYONE, "dropped", SEAT0 + seat, card)
    event_out(s, card)


# --- tickets ----------------------------------------------------------------------------
def reserve(s: Fury, h: int) -> None:
    """F15-TICKET-04, F15-TICKET-05  With two tickets one goes first; then a draw."""
    if len(s.tickets[h]) >= TICKET_LIMIT:
        s.do(give_up_ticket, h)
    s.do(draw_ticket, h)


@question("give-up-ticket")
def give_up_ticket(s: Fury, h: int) -> None:
    """F15-TICKET-03  Never more than two."""
    if len(s.tickets[h]) >= TICKET_LIMIT:
        s.ask(h, [DISCARD | t for t in kinds(s.tickets[h])], ticket_given_up)


def ticket_given_up(s: Fury, h: int, choice: int) -> None:
    """F15-TICKET-06  Facedown into the pool."""
    drop_ticket(s, h, choice & NOUN)


def drop_ticket(s: Fury, h: int, ticket: int) -> None:
    """F15-TICKET-06  A ticket goes facedown back into the pool; its owner alone knows which."""
    s.tickets[h] = without(s.tickets[h], ticket)
    s.ticket_pool = with_card(s.ticket_pool, ticket)
    s.tell(EVERYONE, "ticket-back", SEAT0 + h)
    s.tell(BIT[h], "ticket-gone", ticket)


@question("draw-ticket")
def draw_ticket(s: Fury, h: int) -> None:
    """F15-TICKET-01  A random ticket."""
    s.ask(CHANCE, draws(s.ticket_pool), ticket_drawn)


def ticket_drawn(s: Fury, h: int, choice: int) -> None:
    """F15-TICKET-01  The ticket goes to the hunter, who looks at it and may keep it."""
    ticket = choice & NOUN
    s.ticket_pool = without(s.ticket_pool, ticket)
    s.tickets[h] = with_card(s.tickets[h], ticket)
    s.tell(EVERYONE, "drew-ticket", SEAT0 + h)
    s.tell(BIT[h], "ticket-drawn", ticket)
    s.just_drawn[h] = ticket
    s.do(keep_ticket, h)


@question("keep-ticket")
def keep_ticket(s: Fury, h: int) -> None:
    """F15-TICKET-02  Kept or discarded."""
    s.ask(h, [KEEP, DISCARD | s.just_drawn[h]], ticket_kept)


def ticket_kept(s: Fury, h: int, choice: int) -> None:
    """The ticket stays, or goes back."""
    s.just_drawn[h] = EMPTY
    if choice != KEEP:
        drop_ticket(s, h, choice & NOUN)


# --- weakened hunters ---------------------------------------------------------------------
def shows_due(s: Fury) -> bool:
    """Has a weakened hunter to show something, or another one still shows something?"""
    for h in HUNTERS:
        item, event = s.displayed_item[h], s.displayed_event[h]
        if not is_weakened(s, h) or s.at[h] == OFF:
            if item != EMPTY or event != EMPTY:
                return True
        elif (item == EMPTY and s.items[h]) or (event == EMPTY and s.events[h]):
            return True
    return False


def show_again(s: Fury) -> None:
    """F15-BITE-07  Weakened hunters show one item and one event; others show none."""
    for h in HUNTERS:
        if not is_weakened(s, h) or s.at[h] == OFF:
            s.displayed_item[h] = EMPTY
            s.displayed_event[h] = EMPTY
        else:
            if s.items[h] and s.displayed_item[h] == EMPTY:
                s.do(show_item, h)
            if s.events[h] and s.displayed_event[h] == EMPTY:
                s.do(show_event, h)


def has_one_item(s: Fury, h: int) -> bool:
    """There is one card to show, whichever it is."""
    return len(s.items[h]) == 1


@question("show-item", known=has_one_item)
def show_item(s: Fury, h: int) -> None:
    """F15-BITE-07  A weakened hunter chooses the item that lies faceup."""
    if s.items[h] and s.displayed_item[h] not in s.items[h]:
        s.ask(h, [SHOW | i for i in kinds(s.items[h])], item_shown)


def item_shown(s: Fury, h: int, choice: int) -> None:
    """F15-BITE-07  The item lies faceup for everybody to see."""
    s.displayed_item[h] = choice & NOUN
    s.tell(EVERYONE, "displays", SEAT0 + h, choice & NOUN)


def has_one_event(s: Fury, h: int) -> bool:
    """There is one card to show, whichever it is."""
    return len(s.events[h]) == 1


@question("show-event", known=has_one_event)
def show_event(s: Fury, h: int) -> None:
    """F15-BITE-07  A weakened hunter chooses the event that lies faceup."""
    if s.events[h] and s.displayed_event[h] not in s.events[h]:
        s.ask(h, [SHOW | c for c in kinds(s.events[h])], event_shown)


def event_shown(s: Fury, h: int, choice: int) -> None:
    """F15-BITE-07  The event lies faceup for everybody to see."""
    s.displayed_event[h] = choice & NOUN
    s.tell(EVERYONE, "displays", SEAT0 + h, choice & NOUN)
