"""Trade and Leader: two hunters exchange cards in private."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import kinds, with_card, without
from whitby.engine import EVERYONE, NOBODY, NOUN, Pile, question
from whitby.games.fury2015.decks import drop_ticket, trim_events, trim_items
from whitby.games.fury2015.state import Fury
from whitby.games.fury2015.windows import MAY, ONLY_WHEN_DRAWN, WHEN_DRAWN, play_event
from whitby.games.fury2015.words import (
    ACCEPT,
    DISCARD,
    DONE,
    EMPTY,
    GIVE,
    HUNTER_COMBAT0,
    NUMBER0,
    PASS,
    PLAY,
    SEAT0,
    SHOW,
    TICKET0,
    TICKET_LIMIT,
)

MINE: Final = 0
THEIRS: Final = 1


def trade_begins(s: Fury, h: int, partner: int, leader: bool) -> None:
    """F15-TRADE-01 to F15-TRADE-06  Items and tickets in one city, or by Leader events with a hunter in any city."""
    s.trade_partner = partner
    s.trade_offers = [(), ()]
    s.tell(EVERYONE, "leads" if leader else "trades", SEAT0 + h, SEAT0 + partner)
    s.do(offer_cards, h, MINE, int(leader))
    s.do(offer_cards, partner, THEIRS, int(leader))
    s.do(agree, h, int(leader))


@question("offer-cards")
def offer_cards(s: Fury, giver: int, side: int, leader: int) -> None:
    """F15-TRADE-09  What this hunter gives, and what he only shows, one card after the other; only the two see it."""
    left = s.events[giver] if leader else s.items[giver] + s.tickets[giver]
    unseen = s.items[giver] + s.tickets[giver] + s.events[giver]
    for card in s.trade_offers[side]:
        left = without(left, card)
        unseen = without(unseen, card)
    for card in s.trade_shown[side]:
        unseen = without(unseen, card)
    s.ask_step(giver, [DONE] + [GIVE | c for c in kinds(left)] + [SHOW | c for c in kinds(unseen)], card_offered)


def card_offered(s: Fury, giver: int, side: int, leader: int, choice: int) -> None:
    """One more card, or that is all."""
    if choice == DONE:
        s.tell(EVERYONE, "offer-made", SEAT0 + giver)
        return
    card = choice & NOUN
    pair = BIT[s.turn] | BIT[s.trade_partner]
    if choice & ~NOUN == GIVE:
        if card in s.trade_shown[side]:
            s.trade_shown[side] = without(s.trade_shown[side], card)
        s.trade_offers[side] = with_card(s.trade_offers[side], card)
        s.tell(pair, "offers", SEAT0 + giver, card)
    else:
        s.trade_shown[side] = with_card(s.trade_shown[side], card)
        s.tell(pair, "shares", SEAT0 + giver, card)
    s.do(offer_cards, giver, side, leader)


@question("agree")
def agree(s: Fury, h: int, leader: int) -> None:
    """The trader takes the bargain or leaves it."""
    s.ask(h, [ACCEPT, PASS], agreed)


def agreed(s: Fury, h: int, leader: int, choice: int) -> None:
    """F15-TRADE-07  The cards change hands; both are within their limits afterwards."""
    partner = s.trade_partner
    s.trade_shown = [(), ()]
    if choice == PASS:
        s.tell(EVERYONE, "no-trade", SEAT0 + h, SEAT0 + partner)
        trade_over(s)
        return
    given, got = s.trade_offers
    hand_over(s, h, partner, given)
    hand_over(s, partner, h, got)
    s.tell(EVERYONE, "traded", SEAT0 + h, SEAT0 + partner)
    s.trade_offers = [got, given]  # what each of them has received
    if leader and got:
        s.do(read_events, h, MINE)
    if leader and given:
        s.do(read_events, partner, THEIRS)
    s.do(trade_over)
    for x in (h, partner):
        s.do(trim_items, x)
        s.do(trim_events, x)
        s.do(trim_tickets, x)


@question("read-events")
def read_events(s: Fury, h: int, side: int) -> None:
    """F15-EVENT-02, F15-EVENT-03  Events received are read like those drawn; how many there are is known, so asking tells nothing."""
    now = [c for c in kinds(s.trade_offers[side]) if c in WHEN_DRAWN and MAY[c](s, h, h)]
    must = len([c for c in now if c in ONLY_WHEN_DRAWN]) > 0
    s.ask(h, ([] if must else [PASS]) + [PLAY | c for c in now], event_read)


def event_read(s: Fury, h: int, side: int, choice: int) -> None:
    """Played at once, or all of them stay in the hand."""
    if choice != PASS:
        s.trade_offers[side] = without(s.trade_offers[side], choice & NOUN)
        play_event(s, h, choice & NOUN, h)
        if s.trade_offers[side]:
            s.do(read_events, h, side)


def trade_over(s: Fury) -> None:
    """Nothing is between the two any more."""
    s.trade_offers = [(), ()]
    s.trade_partner = NOBODY


def hand_over(s: Fury, giver: int, taker: int, cards: Pile) -> None:
    """Cards go from one hand to the other; how many is seen by all."""
    tickets = len([c for c in cards if c >= TICKET0])
    s.tell(EVERYONE, "handed-over", SEAT0 + giver, NUMBER0 + len(cards) - tickets, NUMBER0 + tickets)
    for card in cards:
        if card < HUNTER_COMBAT0:
            s.items[giver] = without(s.items[giver], card)
            s.items[taker] = with_card(s.items[taker], card)
            if s.displayed_item[giver] == card and card not in s.items[giver]:
                s.displayed_item[giver] = EMPTY
                s.tell(EVERYONE, "no-item-shown", SEAT0 + giver)
        elif card < TICKET0:
            s.events[giver] = without(s.events[giver], card)
            s.events[taker] = with_card(s.events[taker], card)
            if s.displayed_event[giver] == card and card not in s.events[giver]:
                s.displayed_event[giver] = EMPTY
                s.tell(EVERYONE, "no-event-shown", SEAT0 + giver)
        else:
            s.tickets[giver] = without(s.tickets[giver], card)
            s.tickets[taker] = with_card(s.tickets[taker], card)
        s.tell(BIT[giver] | BIT[taker], "gave", SEAT0 + giver, SEAT0 + taker, card)


@question("trim-tickets")
def trim_tickets(s: Fury, h: int) -> None:
    """F15-TICKET-03  Down to two."""
    if len(s.tickets[h]) > TICKET_LIMIT:
        s.ask(h, [DISCARD | t for t in kinds(s.tickets[h])], ticket_trimmed)


def ticket_trimmed(s: Fury, h: int, choice: int) -> None:
    """F15-TICKET-03  The ticket named goes back to the pool, and another until two are left."""
    drop_ticket(s, h, choice & NOUN)
    s.do(trim_tickets, h)
