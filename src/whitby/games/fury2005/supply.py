"""What hunters do after a search that met nothing: rest, resupply, trade; and the cure in the Hospital."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import kinds, less, with_card
from whitby.engine import CHANCE, EVERYONE, NOUN, always_known, question
from whitby.games.fury2005.damage import gain_health, lose_health
from whitby.games.fury2005.decks import REST as WHILE_RESTING
from whitby.games.fury2005.decks import RESUPPLY, draw_event, draw_item, show_item, shows_no_more, trim_items
from whitby.games.fury2005.europe import HOSPITAL, LARGE
from whitby.games.fury2005.state import Fury, audience, hunters_in, is_bitten, leader, members
from whitby.games.fury2005.words import (
    CARDS,
    CURE,
    DOGS,
    EMPTY,
    GIVE,
    MINA,
    NUMBER0,
    PASS,
    ROLL,
    SEAT0,
    SEWARD,
    START_BITES,
    TAKE_EVENT,
    TAKE_ITEM,
    TO,
)

CURES: Final[list[str]] = CARDS["cure_die"]["faces"]
ONE_DIE: Final = [ROLL | (NUMBER0 + n) for n in range(1, 7)]


# --- rest -------------------------------------------------------------------------------
def rest(s: Fury, h: int) -> None:
    """F05-REST-01, F05-REST-03, F05-REST-04  Two events, one where Dr. Seward is; then Health."""
    s.tell(EVERYONE, "rests", SEAT0 + h)
    s.do(rest_disturbed, h)
    if s.at[h] != s.at[SEWARD]:
        s.do(rest_disturbed, h)
    s.do(rest_heals, h)


def goes_on(s: Fury, h: int) -> bool:
    """F05-REST-05  The hunter is still where he was, and his turn is not over."""
    return not s.turn_over and s.group & BIT[h] != 0


def rest_disturbed(s: Fury, h: int) -> None:
    """F05-REST-01, F05-REST-05  One event after the other."""
    if goes_on(s, h):
        draw_event(s, h, WHILE_RESTING)


def rest_heals(s: Fury, h: int) -> None:
    """F05-REST-03  Up to 2 Health."""
    if goes_on(s, h):
        gain_health(s, h, 2)


# --- resupply ---------------------------------------------------------------------------
def resupply(s: Fury, h: int) -> None:
    """F05-RESUPPLY-01 to F05-RESUPPLY-03  In a small city an event; elsewhere the hunter chooses."""
    s.tell(EVERYONE, "resupplies", SEAT0 + h)
    if s.at[h] == HOSPITAL or LARGE[s.at[h]]:
        s.do(event_or_item, h)
    else:
        draw_event(s, h, RESUPPLY)


@question("event-or-item")
def event_or_item(s: Fury, h: int) -> None:
    """F05-RESUPPLY-02, F05-RESUPPLY-03  Which kind comes first."""
    s.ask(h, [TAKE_EVENT, TAKE_ITEM], kind_chosen)


def kind_chosen(s: Fury, h: int, choice: int) -> None:
    """F05-RESUPPLY-05  In a large city the other kind may follow."""
    draw_kind(s, h, choice)
    if s.at[h] != HOSPITAL:
        s.do(the_other_kind, h, int(choice == TAKE_EVENT))


@question("the-other-kind")
def the_other_kind(s: Fury, h: int, item: int) -> None:
    """F05-RESUPPLY-05  Decided after the first was seen."""
    if goes_on(s, h):
        s.ask(h, [PASS, TAKE_ITEM if item else TAKE_EVENT], other_kind_chosen)


def other_kind_chosen(s: Fury, h: int, item: int, choice: int) -> None:
    """F05-RESUPPLY-02  One of each, or the first alone."""
    if choice != PASS:
        draw_kind(s, h, choice)


def draw_kind(s: Fury, h: int, choice: int) -> None:
    """F05-RESUPPLY-02  One event or one item."""
    if choice == TAKE_ITEM:
        s.tell(EVERYONE, "takes-item", SEAT0 + h)
        draw_item(s, h)
    else:
        s.tell(EVERYONE, "takes-event", SEAT0 + h)
        draw_event(s, h, RESUPPLY)


# --- trade ------------------------------------------------------------------------------
def traders(s: Fury) -> list[int]:
    """F05-TRADE-01  All hunters in the city, on turn or not."""
    return hunters_in(s, s.at[leader(s)])


def may_trade(s: Fury) -> bool:
    """F05-TRADE-01  There is somebody to trade with, and something to trade."""
    there = traders(s)
    return len(there) > 1 and len([h for h in there if s.items[h]]) > 0


def trade(s: Fury) -> None:
    """F05-TRADE-01  Each may give items in turn, until all pass in a row."""
    there = traders(s)
    s.tell(EVERYONE, "trades", SEAT0 + leader(s))
    s.do(trade_turn, there[0], 0)


def not_received(s: Fury, h: int) -> int:
    """F05-TRADE-01  How many of his items the hunter may still give: what was received in this trade goes no further."""
    return len(s.items[h]) - len(s.traded[h])


@question("trade-turn", known=always_known)
def trade_turn(s: Fury, h: int, passed: int) -> None:
    """F05-TRADE-01, F05-TRADE-03  To whom he gives an item; who has none to give passes."""
    there = traders(s)
    if passed == len(there):
        trade_over(s)
    elif not_received(s, h):
        s.ask(h, [PASS] + [TO | (SEAT0 + x) for x in there if x != h], partner_chosen)
    else:
        s.do(trade_turn, next_trader(s, h), passed + 1)


def next_trader(s: Fury, h: int) -> int:
    """Who comes after him in turn order."""
    there = traders(s)
    return there[(there.index(h) + 1) % len(there)]


def partner_chosen(s: Fury, h: int, passed: int, choice: int) -> None:
    """F05-TRADE-01  He gives something, or it is the next one's turn."""
    if choice == PASS:
        s.tell(EVERYONE, "gives-nothing", SEAT0 + h)
        s.do(trade_turn, next_trader(s, h), passed + 1)
    else:
        s.tell(EVERYONE, "gives-to", SEAT0 + h, choice & NOUN)
        s.do(give_item, h, (choice & NOUN) - SEAT0)
        s.do(trade_turn, next_trader(s, h), 0)


def has_one_to_give(s: Fury, h: int, taker: int) -> bool:
    """There is one item to give, whichever it is."""
    return not_received(s, h) == 1


@question("give-item", known=has_one_to_give)
def give_item(s: Fury, h: int, taker: int) -> None:
    """F05-TRADE-01, F05-TRADE-03  Which of his own items."""
    s.ask(h, [GIVE | card for card in kinds(less(s.items[h], s.traded[h]))], item_given)


def item_given(s: Fury, h: int, taker: int, choice: int) -> None:
    """F05-HIDDEN-24, F05-BITE-04  Dracula sees that an item goes over, and which one only if it lay face up."""
    card = choice & NOUN
    open_card = lay_open(s, h, card)
    s.items[h] = less(s.items[h], (card,))
    s.items[taker] = with_card(s.items[taker], card)
    s.traded[taker] = with_card(s.traded[taker], card)
    if open_card:
        s.tell(EVERYONE, "gave", SEAT0 + h, SEAT0 + taker, card)
        no_longer_open(s, h, card)
        s.seen_items[h] = less(s.seen_items[h], (card,))
        s.seen_items[taker] = with_card(s.seen_items[taker], card)
    else:
        s.tell(EVERYONE, "gave-item", SEAT0 + h, SEAT0 + taker)
        s.tell(audience(s, h) | audience(s, taker), "gave", SEAT0 + h, SEAT0 + taker, card)
        s.seen_items[h] = less(s.seen_items[h], tuple(kinds(s.seen_items[h])))  # any of them may have gone
    s.do(show_item, h)
    s.do(show_item, taker)


def lay_open(s: Fury, h: int, card: int) -> bool:
    """Does the hunter give a card that lies face up? One in his hand goes first."""
    return s.items[h].count(card) == (s.dogs[h] if card == DOGS else int(s.shown_item[h] == card))


def no_longer_open(s: Fury, h: int, card: int) -> None:
    """F05-HIDDEN-24  It lies face up no more."""
    if card == DOGS:
        s.dogs[h] -= 1
    else:
        s.shown_item[h] = EMPTY


def trade_over(s: Fury) -> None:
    """F05-TRADE-02  All keep their limits again."""
    for h in traders(s):
        s.traded[h] = ()
        trim_items(s, h)


# --- the Hospital -------------------------------------------------------------------------
def hospital_cure(s: Fury) -> None:
    """F05-HOSPITAL-02, F05-BITE-06  Bitten hunters there may roll as their Movement Phase begins; Mina's Bite stays."""
    if not s.turn_over and not s.moved:
        for h in members(s):
            if s.at[h] == HOSPITAL and is_bitten(s, h) and h != MINA:
                s.do(may_be_cured, h)


@question("may-be-cured", known=always_known)
def may_be_cured(s: Fury, h: int) -> None:
    """F05-HOSPITAL-02  It is his choice."""
    if goes_on(s, h):
        s.ask(h, [PASS, CURE | (SEAT0 + h)], cure_chosen)


def cure_chosen(s: Fury, h: int, choice: int) -> None:
    """F05-HOSPITAL-06  One roll; then he moves and acts as ever."""
    if choice != PASS:
        treat_bite(s, h)


def treat_bite(s: Fury, h: int) -> None:
    """F05-HOSPITAL-03 to F05-HOSPITAL-05, F05-CARD-holy-water  A die decides."""
    s.tell(EVERYONE, "treated", SEAT0 + h)
    s.do(cure_rolls, h)


@question("cure-die")
def cure_rolls(s: Fury, h: int) -> None:
    """F05-HOSPITAL-03 to F05-HOSPITAL-05  One die."""
    s.ask(CHANCE, ONE_DIE, cure_rolled)


def cure_rolled(s: Fury, h: int, choice: int) -> None:
    """F05-HOSPITAL-03 to F05-HOSPITAL-05, F05-BITE-06  1: 2 Health lost; 2 and 3: nothing; 4 to 6: one Bite less."""
    n = (choice & NOUN) - NUMBER0
    s.tell(EVERYONE, "rolled", NUMBER0 + n)
    what = CURES[n - 1]
    if what == "hurts":
        lose_health(s, h, 2)
    elif what == "heals" and s.bites[h] > START_BITES[h]:
        bite_cured(s, h)


def bite_cured(s: Fury, h: int) -> None:
    """F05-HOSPITAL-05, F05-BITE-10  One Bite less; without any he takes up the cards he showed."""
    s.bites[h] -= 1
    s.tell(EVERYONE, "cured", SEAT0 + h)
    if s.bites[h] == 0:
        shows_no_more(s, h)
