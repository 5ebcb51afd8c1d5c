"""Windows: the one table of moments in which a card may be played, who is asked then, and how an event is played and cancelled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.board import BIT
from whitby.cards import less, with_card, without
from whitby.engine import ASK_AGAIN, CLOSED, EVERYONE, NEXT_FIRST, NOUN, Pile, Rule, Window, open_window
from whitby.games.fury.events import CANCELLED, KEPT, EventTable, May, always, unseen
from whitby.games.fury2005.state import WINDOWS, Fury
from whitby.games.fury2005.words import (
    CARDS,
    COPIES,
    DOGS,
    DRACULA,
    EMPTY,
    ENCOUNTER0,
    EVENT0,
    HUNTERS,
    HUNTERS_OF,
    IS_DRACULAS,
    ITEM0,
    NOUNS,
    PASS,
    PLAY,
    SEAT0,
)

DRACULA_STARTS: Final = 0
TURN_BEGINS: Final = 1
AT_SEA: Final = 2
RAIL_DECLARED: Final = 3
BEFORE_ROLL: Final = 4
MOVE_DONE: Final = 5
BEFORE_SEARCH: Final = 6
AFTER_ACTION: Final = 7
ENCOUNTER_MET: Final = 8
SEDUCTION_MOMENT: Final = 9
COMBAT_START: Final = 10
AGENT_LEFT: Final = 11
LOSS_COMES: Final = 12
DRACULA_EVENT: Final = 13
HUNTER_EVENT: Final = 14
ON_REVEAL: Final = 15

# whom a window concerns
HIM_ALONE: Final = 0
ON_TURN: Final = 1  # the hunter or group on turn
WHO_MEET: Final = 2  # the hunters who meet the encounter
THE_ONE: Final = 3  # the hunter it is about
ANSWERING: Final = 4  # all hunters, from the one on turn
ALL: Final = 5

# name, timings of the cards that fit (cards.toml), whom it concerns, what follows an answer
TABLE: Final[tuple[tuple[str, tuple[str, ...], int, int], ...]] = (
    ("dracula-starts-turn", ("turn-start",), HIM_ALONE, ASK_AGAIN),
    ("turn-begins", ("turn-start", "own-turn", "movement", "sea-move"), ON_TURN, ASK_AGAIN),
    ("about-to-sail", ("before-hunter-sea-move",), HIM_ALONE, CLOSED),
    ("rail-declared", ("before-train-roll",), HIM_ALONE, ASK_AGAIN),
    ("before-roll", ("rail-move",), ON_TURN, ASK_AGAIN),
    ("move-done", ("after-hunter-move",), HIM_ALONE, CLOSED),
    ("before-search", ("own-turn",), ON_TURN, ASK_AGAIN),
    ("after-action", ("own-turn",), ON_TURN, ASK_AGAIN),
    ("encounter-met", ("on-encounter",), WHO_MEET, ASK_AGAIN),
    ("new-vampire-met", ("on-new-vampire",), HIM_ALONE, CLOSED),
    ("combat-start", ("combat-start",), ALL, NEXT_FIRST),
    ("agent-combat-over", ("after-agent-combat",), HIM_ALONE, ASK_AGAIN),
    ("loss-comes", ("on-health-loss", "on-bite"), THE_ONE, ASK_AGAIN),
    ("on-dracula-event", ("on-dracula-event", "on-false-tip-off"), ANSWERING, CLOSED),
    ("on-hunter-event", ("on-hunter-event", "on-chartered-carriage"), HIM_ALONE, CLOSED),
    ("on-reveal", ("on-reveal",), HIM_ALONE, CLOSED),
)
HUNTER_SEATS: Final = list(HUNTERS)
FROM_TURN: Final = [HUNTER_SEATS[h:] + HUNTER_SEATS[:h] for h in HUNTERS] + [HUNTER_SEATS]  # by seat on turn
DRACULA_ALONE: Final = [DRACULA]
ALL_SEATS: Final = [DRACULA, *HUNTERS]


def cards_for(table: str, first: int, timings: tuple[str, ...]) -> list[int]:
    """The items or events that name one of these timings."""
    return [first + i for i, c in enumerate(CARDS[table]) if set(timings) & set(c["windows"])]


def _fits(timings: tuple[str, ...], of_dracula: bool) -> Pile:
    return tuple([card for card in cards_for("event", EVENT0, timings) if IS_DRACULAS[card] == of_dracula])


def _fitting(timings: tuple[str, ...]) -> tuple[bool, ...]:
    """A table by noun: does this card fit, whoever holds it?"""
    cards = cards_for("item", ITEM0, timings) + cards_for("event", EVENT0, timings)
    return tuple([card in cards for card in range(ENCOUNTER0)])


FITS: Final[list[list[Pile]]] = [[_fits(t, False), _fits(t, True)] for _, t, _, _ in TABLE]  # of hunters, of Dracula
FITTING_ITEMS: Final[tuple[Pile, ...]] = tuple([tuple(cards_for("item", ITEM0, timings)) for _, timings, _, _ in TABLE])
FITTING: Final[tuple[tuple[bool, ...], ...]] = tuple([_fitting(timings) for _, timings, _, _ in TABLE])
CONCERNS: Final[tuple[int, ...]] = tuple([concerns for _, _, concerns, _ in TABLE])
assert len(TABLE) == ON_REVEAL + 1

EVENT_TABLE: Final = EventTable(NOUNS)
EFFECTS: Final = EVENT_TABLE.effects  # event or item -> its rule(s, seat, about)
MAY: Final = EVENT_TABLE.may  # a condition besides its timing (s, seat, about), from what lies open alone
MAY_IN_SECRET: Final = EVENT_TABLE.may_in_secret  # one that only its holder can tell: it decides what is offered, never who is asked
event: Final = EVENT_TABLE.event
CONDITION: Final[list[May | None]] = [None] * ENCOUNTER0  # MAY by card, None where the timing is all: see order_cards

OPEN_OFFERS: Final[dict[int, Callable[[Fury, int], list[int]]]] = {}  # window -> what is open to a seat in it without a card
OPEN_RULES: Final[dict[int, Rule]] = {}  # verb of such an offer -> its rule(s, seat, noun)
SHOW_RULES: Final[list[Rule]] = []  # what follows when a card that a bitten hunter showed has left his hand


def order_cards() -> None:
    """When all cards are bound: whether a seat has a say shows soonest by a card without a condition, or of many copies."""
    for card, may in MAY.items():
        CONDITION[card] = None if may is always else may
    for sides in FITS:
        for side, cards in enumerate(sides):
            sides[side] = tuple(sorted(cards, key=lambda card: (CONDITION[card] is not None, -COPIES[card])))


# --- who is asked: public knowledge only ----------------------------------------------------
def concerned(s: Fury, w: int, about: int) -> list[int]:
    """F05-EVENT-18, F05-COMBAT-01  Whom a window concerns, in the order in which their answers count."""
    whose = CONCERNS[w]
    if whose == HIM_ALONE:
        return DRACULA_ALONE
    if whose == THE_ONE:
        return [about]
    if whose == ANSWERING:
        return FROM_TURN[s.turn]
    if whose == ALL:
        return ALL_SEATS
    return HUNTERS_OF[s.group if whose == ON_TURN else s.met_by]


def open_window_for_all(s: Fury, w: int, about: int) -> None:
    """A window opens, unless nobody has a hand that could answer in it."""
    for seat in concerned(s, w, about):
        if may_have_say(s, seat, w):
            open_window(s, w, about)
            return


def may_have_say(s: Fury, seat: int, w: int) -> bool:
    """Can this seat come to have a say in a window that opens now?"""
    if w in OPEN_OFFERS or s.events[seat] and FITS[w][int(seat == DRACULA)]:
        return True
    return seat != DRACULA and bool(s.items[seat] and FITTING_ITEMS[w])


def has_say(s: Fury, seat: int, w: int, about: int) -> bool:
    """F05-EVENT-17  Has this seat a say: might it, for all that lies open, hold a card that can be played now?"""
    if not is_open(s, w, about):
        return False
    if s.events[seat]:
        for card in FITS[w][int(seat == DRACULA)]:
            may = CONDITION[card]
            if (may is None or may(s, seat, about)) and might_hold_event(s, seat, card):
                return True
    if seat != DRACULA and s.items[seat]:
        for card in FITTING_ITEMS[w]:
            may = CONDITION[card]
            if (may is None or may(s, seat, about)) and might_hold_item(s, seat, card):
                return True
    return w in OPEN_OFFERS and len(OPEN_OFFERS[w](s, seat)) > 0


def is_open(s: Fury, w: int, about: int) -> bool:
    """F05-EVENT-17  What the window is about is still to come: the turn has not ended, the combat is not called off."""
    whose = CONCERNS[w]
    if whose == ON_TURN:
        return not s.turn_over
    if whose == WHO_MEET:
        return not s.forewarned
    if whose == THE_ONE:
        return s.incoming_loss[about] > 0 or s.incoming_bite & BIT[about] != 0
    return whose != ALL or not s.called_off


def might_hold_event(s: Fury, seat: int, card: int) -> bool:
    """A hidden card of the hand may be this one: a copy is neither discarded, in play, on the table nor shown by another."""
    hidden = len(s.events[seat])
    copies = COPIES[card]
    for played in s.events_played:
        if played & NOUN == card and not played & KEPT:
            copies -= 1
    for h in HUNTERS:
        shown = s.shown_event[h]
        if shown != EMPTY:
            if h == seat:
                if shown == card:
                    return True
                hidden -= 1
            elif shown == card:
                copies -= 1
    return hidden > 0 and unseen(card, copies, s.event_discards, s.allies)


def might_hold_item(s: Fury, seat: int, card: int) -> bool:
    """The same of an item in the hand; Dogs that lie face up are in no hand."""
    hidden = len(s.items[seat]) - s.dogs[seat]
    copies = COPIES[card]
    for h in HUNTERS:
        if card == DOGS:
            copies -= s.dogs[h]
        shown = s.shown_item[h]
        if shown != EMPTY:
            if h == seat:
                if shown == card:
                    return True
                hidden -= 1
            elif shown == card:
                copies -= 1
    if hidden == 0:
        return False
    for other in s.item_discards:
        if other == card:
            copies -= 1
    return copies > 0


# --- what is offered: the seat's own cards ----------------------------------------------------
def add_playable(options: list[int], s: Fury, seat: int, hand: Pile, w: int, about: int) -> None:
    """The events or items of a sorted hand that fit, each kind once."""
    fitting = FITTING[w]
    last = EMPTY
    for card in hand:
        if card != last and fitting[card] and MAY[card](s, seat, about) and MAY_IN_SECRET[card](s, seat, about):
            options.append(PLAY | card)
        last = card


def in_hand(s: Fury, h: int) -> Pile:
    """The items of a hunter without the Dogs that lie face up."""
    return less(s.items[h], (DOGS,) * s.dogs[h]) if s.dogs[h] else s.items[h]


def offer(s: Fury, seat: int, w: int, about: int) -> list[int]:
    """PASS, events, items, and what is open without a card."""
    options = [PASS]
    add_playable(options, s, seat, s.events[seat], w, about)
    if seat != DRACULA and FITTING_ITEMS[w]:
        add_playable(options, s, seat, in_hand(s, seat), w, about)
    if w in OPEN_OFFERS:
        options += OPEN_OFFERS[w](s, seat)
    return options


def play_first(s: Fury, seat: int) -> list[int]:
    """F05-EVENT-12  What may be played before a hand is discarded down: the cards for one's own turn."""
    options: list[int] = []
    if seat != DRACULA and s.group & BIT[seat] and not s.turn_over:
        add_playable(options, s, seat, s.events[seat], AFTER_ACTION, seat)
        add_playable(options, s, seat, in_hand(s, seat), AFTER_ACTION, seat)
    return options


def answered(s: Fury, seat: int, w: int, about: int, choice: int) -> None:
    """A card is played, or what is open without one."""
    if choice & ~NOUN == PLAY:
        play_card(s, seat, choice & NOUN, about)
    else:
        OPEN_RULES[choice & ~NOUN](s, seat, choice & NOUN)


for _name, _timings, _concerns, _after in TABLE:
    WINDOWS.append(Window(_name, concerned, has_say, offer, answered, _after))


# --- playing a card -------------------------------------------------------------------------
def play_card(s: Fury, seat: int, card: int, about: int) -> None:
    """An event, which may be answered, or an item, which may not."""
    if card < EVENT0:
        s.tell(EVERYONE, "uses", SEAT0 + seat, card)
        EFFECTS[card](s, seat, about)
    else:
        play_event(s, seat, card, about)


def play_event(s: Fury, seat: int, card: int, about: int) -> None:
    """F05-EVENT-06  From the hand to the table; answers come first, then its effect, then the discards."""
    s.events[seat] = without(s.events[seat], card)
    forget_event(s, seat, card)
    happens(s, card, seat, about)


def forget_event(s: Fury, seat: int, card: int) -> None:
    """F05-BITE-04  An event has left a hand: what others knew of it is over; a card that was shown is replaced."""
    if seat == DRACULA:
        s.seen_dracula = less(s.seen_dracula, (card,))
        return
    s.seen_events[seat] = less(s.seen_events[seat], (card,))
    if s.shown_event[seat] == card:
        s.shown_event[seat] = EMPTY
        for rule in SHOW_RULES:
            s.do(rule)


def happens(s: Fury, card: int, seat: int, about: int) -> None:
    """F05-EVENT-07, F05-EVENT-08, F05-EVENT-18  The event lies on the table, and the other side may answer before its effect."""
    s.events_played.append(card)
    s.tell(EVERYONE, "played", SEAT0 + seat, card)
    open_window_for_all(s, DRACULA_EVENT if IS_DRACULAS[card] else HUNTER_EVENT, about)
    s.do(event_resolves, seat, len(s.events_played) - 1, about)


def event_resolves(s: Fury, seat: int, place: int, about: int) -> None:
    """F05-EVENT-15  A cancelled event has no effect."""
    card = s.events_played[place]
    if card & CANCELLED:
        s.tell(EVERYONE, "cancelled", card & NOUN)
    else:
        s.do(EFFECTS[card & NOUN], seat, about)
    s.do(event_done)


def event_done(s: Fury) -> None:
    """F05-EVENT-07, F05-EVENT-15  Face up to the discards, unless it stays in play as an Ally."""
    card = s.events_played.pop()
    if not card & KEPT:
        s.event_discards = with_card(s.event_discards, card & NOUN)
        s.tell(EVERYONE, "event-discarded", card & NOUN)


def answered_event(s: Fury) -> int:
    """The event that a card played now would answer, or EMPTY."""
    return s.events_played[-1] & NOUN if s.events_played else EMPTY
