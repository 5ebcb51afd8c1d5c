"""Windows: the one table of moments in which a card may be played out of its owner's action, and how an event is played."""

from __future__ import annotations

from typing import Final

from whitby.cards import kinds, with_card, without
from whitby.engine import EVERYONE, NOBODY, NOUN, QUESTIONS, Rule, Window, ask_window, open_window
from whitby.games.fury.europe import OFF
from whitby.games.fury.events import CANCELLED, KEPT, EventTable, unseen
from whitby.games.fury2015.europe import NO_REGION, REGION
from whitby.games.fury2015.state import ANYTIME_RULES, DAY, DRACULA_PHASE, MIGHT_HAVE_LUCK, MIGHT_PLAY_NOW, PLAY_NOW_OFFERS, WINDOWS, Fury
from whitby.games.fury2015.words import (
    BAT,
    CARDS,
    COPIES,
    DEVILISH_POWER,
    DISPLAY,
    DOGS,
    DRACULA,
    EMPTY,
    ENCOUNTER0,
    EVENT0,
    EVIL_PRESENCE,
    FALSE_TIP,
    GARLIC_WREATH,
    GODALMING,
    GOOD_LUCK,
    HIRED_SCOUTS,
    HOLY_BULLETS,
    IS_DRACULAS,
    LOCAL_RUMORS,
    MIST,
    NEWSPAPER_REPORTS,
    NOUNS,
    ONLY_FOR,
    PASS,
    PLAY,
    PLAY_NOW,
    SEAT0,
    STAKE,
    UNEARTHLY_SWIFTNESS,
    USE,
)

AT_DAWN: Final = 0
AT_DUSK: Final = 1
BEFORE_RAIL: Final = 2
TICKET_SPENT: Final = 3
ON_FALSE_TIP: Final = 4
ROAD_TAKEN: Final = 5
MOVE_DONE: Final = 6
ON_AMBUSH: Final = 7
BEFORE_SEARCH: Final = 8
ON_SEARCH: Final = 9
BEFORE_COMBAT: Final = 10
COMBAT_START: Final = 11
WEAPON_USED: Final = 12
ON_ESCAPE: Final = 13
ON_CANCEL: Final = 14
MORTAL_DAMAGE: Final = 15
HUNTER_EVENT: Final = 16
PHASE_END: Final = 17
PHASE_BEGINS: Final = 18

HUNTER_SEATS: Final = [0, 1, 2, 3]
DRACULA_ALONE: Final = [DRACULA]

# whom a window concerns
ALL_HUNTERS: Final = 0
ONE_HUNTER: Final = 1  # the one it is about
HIM_ALONE: Final = 2

# number -> name here, name of the window in cards.toml, items that may be used in it
TABLE: Final[tuple[tuple[str, str, tuple[int, ...]], ...]] = (
    ("dawn", "dawn", ()),
    ("dusk", "dusk", ()),
    ("before-rail", "before-rail-move", ()),
    ("ticket-spent", "on-ticket-spent", ()),
    ("on-false-tip", "on-false-tip", ()),
    ("road-taken", "after-hunter-road-move", ()),
    ("move-done", "after-hunter-move", ()),
    ("on-ambush", "on-ambush", (DOGS,)),
    ("before-search", "", (DOGS, STAKE)),
    ("on-search", "on-search", ()),
    ("before-combat", "", ()),
    ("combat-start", "combat-start", (GARLIC_WREATH,)),
    ("weapon-used", "", (HOLY_BULLETS,)),
    ("on-escape", "", ()),
    ("on-cancel", "on-dracula-card-cancel", ()),
    ("mortal-blow", "on-bite-or-lethal-damage", ()),
    ("hunter-event", "on-hunter-event", ()),
    ("phase-end", "dracula-phase-end", ()),
    ("phase-begins", "dracula-phase", ()),
)


def belongs(card: int, seat: int) -> bool:
    """F15-EVENT-11  Can this seat ever play this event?"""
    return IS_DRACULAS[card] == (seat == DRACULA) and ONLY_FOR[card] in (-1, seat)


def events_for(timing: str) -> tuple[int, ...]:
    """The events that name this timing."""
    return tuple([EVENT0 + i for i, c in enumerate(CARDS["event"]) if timing in c["windows"]])


def cards_in(some: tuple[int, ...]) -> tuple[bool, ...]:
    """A table by noun: is this card among them?"""
    return tuple([card in some for card in range(ENCOUNTER0)])


def _concerns(w: int) -> int:
    if w in (TICKET_SPENT, ROAD_TAKEN, MOVE_DONE, ON_SEARCH, BEFORE_COMBAT, ON_CANCEL, HUNTER_EVENT, PHASE_END, PHASE_BEGINS):
        return HIM_ALONE
    return ONE_HUNTER if w in (BEFORE_RAIL, ON_AMBUSH, BEFORE_SEARCH, WEAPON_USED) else ALL_HUNTERS


CONCERNS: Final[tuple[int, ...]] = tuple([_concerns(w) for w in range(len(TABLE))])
FITS: Final[tuple[tuple[int, ...], ...]] = tuple([events_for(timing) if timing else () for _, timing, _ in TABLE])
FITS_FOR: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([tuple([c for c in cards if belongs(c, seat)]) for seat in range(5)]) for cards in FITS]
)
FITTING: Final[tuple[tuple[bool, ...], ...]] = tuple([cards_in(cards) for cards in FITS])
FITTING_ITEMS: Final[tuple[tuple[int, ...], ...]] = tuple([items for _, _, items in TABLE])
BY_DAY: Final = events_for("hunter-action-day")
BY_NIGHT: Final = events_for("hunter-action-night")
DAY_ACTIONS: Final = cards_in(BY_DAY)
NIGHT_ACTIONS: Final = cards_in(BY_NIGHT)
WHEN_DRAWN: Final = events_for("on-draw")
ONLY_WHEN_DRAWN: Final[tuple[int, ...]] = tuple([EVENT0 + i for i, c in enumerate(CARDS["event"]) if list(c["windows"]) == ["on-draw"]])
ANSWERED_BY_PRESS: Final = (LOCAL_RUMORS, HIRED_SCOUTS, NEWSPAPER_REPORTS, EVIL_PRESENCE)
ESCAPES: Final = (BAT, MIST)

EVENT_TABLE: Final = EventTable(NOUNS)
EFFECTS: Final = EVENT_TABLE.effects  # event or item -> its rule(s, seat, about)
MAY: Final = EVENT_TABLE.may  # a further condition (s, seat, about)
event: Final = EVENT_TABLE.event


# --- who is asked: public knowledge only ----------------------------------------------------
def concerned(s: Fury, w: int, about: int) -> list[int]:
    """F15-TIME-06  The hunters in activation order, one of them, or Dracula: no window concerns both sides."""
    whose = CONCERNS[w]
    return DRACULA_ALONE if whose == HIM_ALONE else [about] if whose == ONE_HUNTER else HUNTER_SEATS


def open_window_for_all(s: Fury, w: int, about: int) -> None:
    """A window opens, unless nobody can come to have a say in it."""
    for seat in concerned(s, w, about):
        if may_have_say(s, seat, w):
            open_window(s, w, about)
            return


def may_have_say(s: Fury, seat: int, w: int) -> bool:
    """Can this seat come to have a say in a window that opens now?"""
    if w == BEFORE_COMBAT:
        return s.bodyguards > 0
    if s.events[seat] and FITS_FOR[w][seat]:
        return True
    if s.lucys_revenge and seat == GODALMING and w in (MORTAL_DAMAGE, ON_ESCAPE):
        return True
    return seat != DRACULA and len(FITTING_ITEMS[w]) > 0 and len(s.items[seat]) > 0


def might_hold(s: Fury, seat: int, w: int) -> bool:
    """Has the seat hidden cards, and are not all fitting ones accounted for?"""
    if s.events[seat]:
        for card in FITS_FOR[w][seat]:
            if unseen(card, COPIES[card], s.event_discards, s.allies):
                return True
    if seat != DRACULA and s.items[seat]:
        for card in FITTING_ITEMS[w]:
            if s.item_discards.count(card) < COPIES[card]:
                return True
    return False


def has_say(s: Fury, seat: int, w: int, about: int) -> bool:
    """Has this seat a say in this window?"""
    if seat != DRACULA and s.at[seat] == OFF:
        return False
    if w == BEFORE_COMBAT:
        return s.bodyguards > 0 and len(s.fighters) > 0
    if w == ON_ESCAPE:
        return s.lucys_revenge and seat == GODALMING and seat in s.fighters and s.chosen_cards[DRACULA] in ESCAPES and s.cancelled & 16 == 0
    if w == MORTAL_DAMAGE:
        if s.incoming_damage[about] == 0 and not s.incoming_bite:
            return False
        return might_hold(s, seat, w) or lucy_saves(s, seat, about)
    if not might_hold(s, seat, w):
        return False
    if w == ON_AMBUSH:
        return s.ambush_by != EMPTY
    if w == ON_FALSE_TIP:
        return s.events_played[-1] & NOUN == FALSE_TIP and s.events_played[-1] & CANCELLED == 0
    if w == MOVE_DONE:
        return changed_region(s, about)
    if w == ROAD_TAKEN:
        return s.at[about] != OFF and not s.horses_bolted
    if w == ON_SEARCH:
        return s.at[about] != OFF
    if w == COMBAT_START:
        return seat in s.fighters
    if w == WEAPON_USED:
        return not s.holy_bullets_used and seat in s.fighters
    if w == PHASE_BEGINS:
        return s.allies[0] != EMPTY
    if w == ON_CANCEL:
        return s.cancelled & 16 != 0 and s.chosen_cards[DRACULA] not in ESCAPES
    return True


def lucy_saves(s: Fury, seat: int, about: int) -> bool:
    """Lucy's Revenge lies in play, and it is Godalming who is hit."""
    return s.lucys_revenge and seat == GODALMING and about == GODALMING


def changed_region(s: Fury, h: int) -> bool:
    """The Move action began and ended in cities of different regions."""
    if s.city_left == OFF or s.at[h] == OFF:
        return False
    a, b = REGION[s.city_left], REGION[s.at[h]]
    return a != b and a != NO_REGION and b != NO_REGION


# --- what is offered: the seat's own cards ----------------------------------------------------
def playable(s: Fury, seat: int, fitting: tuple[bool, ...], about: int) -> list[int]:
    """The seat's events that fit, each kind once."""
    out: list[int] = []
    last = EMPTY
    for c in s.events[seat]:
        if c != last:
            last = c
            if fitting[c] and (ONLY_FOR[c] < 0 or ONLY_FOR[c] == seat) and MAY[c](s, seat, about):
                out.append(PLAY | c)
    return out


def offer(s: Fury, seat: int, w: int, about: int) -> list[int]:
    """PASS, fitting events, fitting items, and what lies in play."""
    options = [PASS]
    if s.events[seat]:
        options += playable(s, seat, FITTING[w], about)
    if seat != DRACULA and FITTING_ITEMS[w]:
        options += [PLAY | c for c in kinds(s.items[seat]) if c in FITTING_ITEMS[w] and MAY[c](s, seat, w)]
    if w in (ON_ESCAPE, BEFORE_COMBAT) or w == MORTAL_DAMAGE and lucy_saves(s, seat, about):
        options.append(USE)
    return options


USE_RULES: Final[dict[int, Rule]] = {}  # window -> what USE does in it (s, seat, about)


def answered(s: Fury, seat: int, w: int, about: int, choice: int) -> None:
    """F15-TIME-06  A card is played, or what lies in play is used; then all may answer to that, until all pass."""
    if choice == USE:
        USE_RULES[w](s, seat, about)
    elif choice & NOUN < EVENT0:
        EFFECTS[choice & NOUN](s, seat, w, about)
    else:
        play_event(s, seat, choice & NOUN, about)


for _name, _timing, _items in TABLE:
    WINDOWS.append(Window(_name, concerned, has_say, offer, answered))


# --- playing an event -------------------------------------------------------------------------
def play_event(s: Fury, seat: int, card: int, about: int) -> None:
    """F15-TIME-07, F15-EVENT-01  On the table; answers come first, then its effect, then the discards."""
    s.events[seat] = without(s.events[seat], card)
    put_on_table(s, seat, card, about)


def put_on_table(s: Fury, seat: int, card: int, about: int) -> None:
    """The event lies on the table and may be answered."""
    if seat != DRACULA and s.displayed_event[seat] == card:
        s.displayed_event[seat] = EMPTY
    s.events_played.append(card)
    s.tell(EVERYONE, "played", SEAT0 + seat, card)
    if card in ANSWERED_BY_PRESS:
        open_window_for_all(s, HUNTER_EVENT, about)
    elif card == FALSE_TIP:
        open_window_for_all(s, ON_FALSE_TIP, about)
    s.do(event_resolves, seat, len(s.events_played) - 1, about)


def event_resolves(s: Fury, seat: int, place: int, about: int) -> None:
    """F15-EVENT-10  A cancelled event has no effect."""
    card = s.events_played[place]
    if card & CANCELLED:
        s.tell(EVERYONE, "cancelled", card & NOUN)
    else:
        s.do(EFFECTS[card & NOUN], seat, about)
    s.do(event_done, seat)


def event_done(s: Fury, seat: int) -> None:
    """F15-EVENT-07  Faceup to the discards, unless it stays."""
    card = s.events_played.pop()
    if not card & KEPT:
        s.event_discards = with_card(s.event_discards, card & NOUN)
        s.tell(EVERYONE, "event-discarded", card & NOUN)


# --- at any time ---------------------------------------------------------------------------------
FIRST_QUESTIONS: Final = frozenset(["brides-exchange", "wolf-hunts", "leaving", "choose-card", "encounter-step", "trim-events"])


def play_now_offers(s: Fury, seat: int) -> list[int]:
    """F15-CARD-good-luck, F15-CARD-devilish-power, F15-CARD-unearthly-swiftness  Events that need no action and no window."""
    if s.events_played or s.trade_partner != NOBODY:
        return []
    if seat == DRACULA:
        if s.phase == DRACULA_PHASE and s.turn == DRACULA and step_begins(s):
            cards = [c for c in (DEVILISH_POWER, UNEARTHLY_SWIFTNESS) if c in s.events[seat] and MAY[c](s, seat, seat)]
            return [PLAY_NOW | c for c in cards if not offered_anyway(s, c)]
    elif s.phase == DAY and s.at[seat] != OFF and GOOD_LUCK in s.events[seat] and MAY[GOOD_LUCK](s, seat, seat):
        return [PLAY_NOW | GOOD_LUCK]
    return []


def step_begins(s: Fury) -> bool:
    """Between two steps of the Dracula phase: beside the first question of one, never inside it."""
    rule, args = s.running
    return QUESTIONS.get(rule) in FIRST_QUESTIONS or rule is ask_window and args[0] in (PHASE_BEGINS, PHASE_END)


def offered_anyway(s: Fury, card: int) -> bool:
    """The window that is open asks for this card itself."""
    return s.running[0] is ask_window and card in FITS[s.running[1][0]]


PLAY_NOW_OFFERS.append(play_now_offers)


def might_play_now(s: Fury) -> bool:
    """Might somebody hold such an event and play it now? From what lies open alone."""
    if s.events_played or s.trade_partner != NOBODY:
        return False
    if s.seat == DRACULA:
        return s.phase == DRACULA_PHASE and step_begins(s) and might_have(s, DRACULA, (DEVILISH_POWER, UNEARTHLY_SWIFTNESS))
    if s.phase == DAY:
        for h in HUNTER_SEATS:
            if might_have_luck(s, h):
                return True
    return False


def might_have_luck(s: Fury, h: int) -> bool:
    """F15-CARD-good-luck  Might this hunter play it by day?"""
    quiet = not s.events_played and s.trade_partner == NOBODY
    return quiet and s.at[h] != OFF and might_have(s, h, (GOOD_LUCK,)) and MAY[GOOD_LUCK](s, h, h)


def might_have(s: Fury, seat: int, cards: tuple[int, ...]) -> bool:
    """Has the seat events in hand, and is one of these not accounted for?"""
    if s.events[seat]:
        for card in cards:
            if unseen(card, COPIES[card], s.event_discards, s.allies):
                return True
    return False


MIGHT_PLAY_NOW.append(might_play_now)
MIGHT_HAVE_LUCK.append(might_have_luck)


def play_now(s: Fury, seat: int, card: int) -> None:
    """The event is played beside the question, which stays open."""
    play_event(s, seat, card, seat)


def display(s: Fury, seat: int, card: int) -> None:
    """F15-BITE-08  A weakened hunter changes which card is shown."""
    if card < EVENT0:
        s.displayed_item[seat] = card
    else:
        s.displayed_event[seat] = card
    s.tell(EVERYONE, "displays", SEAT0 + seat, card)


ANYTIME_RULES[PLAY_NOW] = play_now
ANYTIME_RULES[DISPLAY] = display
