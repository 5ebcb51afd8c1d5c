"""Windows: the one table of moments in which a card may be played, who is asked then, and how an event is played and cancelled."""

from __future__ import annotations

from typing import Final

from whitby.cards import copies_of, kinds, with_card, without
from whitby.engine import ASK_AGAIN, CLOSED, EVERYONE, NOUN, Pile, Window, open_window
from whitby.games.fury.europe import OFF
from whitby.games.fury.events import CANCELLED, KEPT, EventTable
from whitby.games.fury1987.state import WINDOWS, Fury
from whitby.games.fury1987.words import (
    CARDS,
    COPIES,
    DOGS,
    DRACULA,
    EMPTY,
    EVENT0,
    GARLIC,
    HEAVENLY_HOST,
    HUNTERS,
    IS_DRACULAS,
    NOUNS,
    PASS,
    PLAY,
    SEAT0,
)

AT_SEA: Final = 0
RAIL_DECLARED: Final = 1
MOVE_DONE: Final = 2
ENCOUNTER_MET: Final = 3
SZGANY_GONE: Final = 4
COMBAT_START: Final = 5
BEFORE_DICE: Final = 6
HARM_COMES: Final = 7
HUNTER_EVENT: Final = 8

# whom a window concerns
HIM_ALONE: Final = 0
THE_ONE: Final = 1  # the hunter it is about
ALL: Final = 2

# name, timings of the cards that fit (cards.toml), whom it concerns, what follows an answer
TABLE: Final[tuple[tuple[str, tuple[str, ...], int, int], ...]] = (
    ("at-sea", ("before-hunter-move",), HIM_ALONE, CLOSED),
    ("rail-declared", ("rail-move", "rail-declared", "on-false-tip-off", "on-chartered-carriage"), ALL, ASK_AGAIN),
    ("move-done", ("after-hunter-move",), HIM_ALONE, CLOSED),
    ("encounter-met", ("on-encounter", "on-vampire"), ALL, ASK_AGAIN),
    ("szgany-gone", ("szgany-gone",), HIM_ALONE, CLOSED),
    ("combat-start", ("combat-start",), ALL, ASK_AGAIN),
    ("before-dice", ("chits-laid",), ALL, ASK_AGAIN),
    ("harm-comes", ("on-wounds", "on-bite"), THE_ONE, CLOSED),
    ("on-hunter-event", ("on-hunter-event",), HIM_ALONE, CLOSED),
)
DRACULA_ALONE: Final = [DRACULA]
ALL_SEATS: Final = [*HUNTERS, DRACULA]


def _fits(timings: tuple[str, ...], of_dracula: bool) -> Pile:
    cards = [EVENT0 + i for i, c in enumerate(CARDS["event"]) if set(timings) & set(c["windows"])]
    return tuple([card for card in cards if IS_DRACULAS[card] == of_dracula])


FITS: Final[tuple[tuple[Pile, Pile], ...]] = tuple([(_fits(t, False), _fits(t, True)) for _, t, _, _ in TABLE])  # of hunters, of Dracula
WHOSE: Final[tuple[int, ...]] = tuple([whose for _, _, whose, _ in TABLE])
assert len(TABLE) == HUNTER_EVENT + 1

EVENT_TABLE: Final = EventTable(NOUNS)
EFFECTS: Final = EVENT_TABLE.effects  # event or weapon -> its rule(s, seat, about)
MAY: Final = EVENT_TABLE.may  # a condition besides its timing (s, seat, about), from what lies open alone
event: Final = EVENT_TABLE.event


# --- who is asked: public knowledge only ----------------------------------------------------
def concerned(s: Fury, w: int, about: int) -> list[int]:
    """F87-EVENT-12, F87-COMBAT-06  Whom a window concerns: the hunters in turn order, then Dracula."""
    whose = WHOSE[w]
    if whose == ALL:
        return ALL_SEATS
    return DRACULA_ALONE if whose == HIM_ALONE else [about]


def open_window_for_all(s: Fury, w: int, about: int) -> None:
    """F87-EVENT-12  A window opens and is asked again until all decline, unless nobody has a hand that could answer in it."""
    for seat in concerned(s, w, about):
        if s.events[seat] and FITS[w][int(seat == DRACULA)] or might_declare_garlic(s, seat, w):
            open_window(s, w, about)
            return


def has_say(s: Fury, seat: int, w: int, about: int) -> bool:
    """F87-HIDDEN-25  Has this seat a say: might it, for all that lies open, hold a card or Garlic that can be played now?"""
    if s.events[seat]:
        for card in FITS[w][int(seat == DRACULA)]:
            if MAY[card](s, seat, about) and might_hold_event(s, seat, card):
                return True
    return might_declare_garlic(s, seat, w) and MAY[GARLIC](s, seat, about)


def might_declare_garlic(s: Fury, seat: int, w: int) -> bool:
    """F87-CARD-garlic, F87-CARD-jonathan-harker  Garlic is declared as a combat begins; for Harker it comes from his own weapons."""
    if w != COMBAT_START or seat not in s.fighters:
        return False
    return bool(s.harker_weapons) and is_unseen(s, GARLIC) if s.harker else might_hold_weapon(s, seat, GARLIC)


def might_hold_event(s: Fury, seat: int, card: int) -> bool:
    """F87-HIDDEN-25  A card of the hand may be this one: a copy is neither discarded nor on the table."""
    if not s.events[seat]:
        return False
    seen = copies_of(card, s.event_discards)
    for played in s.events_played:
        if played & NOUN == card:
            seen += 1
    return seen < COPIES[card]


def might_hold_weapon(s: Fury, h: int, chit: int) -> bool:
    """F87-HIDDEN-25  The same of a weapon that does not lie shown; those that Dracula has seen he knows."""
    seen = s.seen_weapons[h]
    return copies_of(chit, seen) > 0 or (len(s.weapons[h]) > s.dogs[h] + len(seen) and is_unseen(s, chit))


def is_unseen(s: Fury, chit: int) -> bool:
    """Does a copy of this weapon lie neither among the discards nor on the table or the map, nor is known in a hand?"""
    seen = copies_of(chit, s.weapon_discards)
    for known in s.seen_weapons:
        seen += copies_of(chit, known)
    if chit == DOGS:
        seen += s.harker_dogs
        for shown in s.dogs:
            seen += shown
    elif chit == GARLIC:
        seen += s.garlic
    elif chit == HEAVENLY_HOST:
        for town in s.host_at:
            if town != OFF:
                seen += 1
    return seen < COPIES[chit]


# --- what is offered: the seat's own cards ----------------------------------------------------
def offer(s: Fury, seat: int, w: int, about: int) -> list[int]:
    """F87-EVENT-11  PASS, the events in hand that fit, each kind once, and Garlic."""
    fitting = FITS[w][int(seat == DRACULA)]
    options = [PASS] + [PLAY | card for card in kinds(s.events[seat]) if card in fitting and MAY[card](s, seat, about)]
    if might_declare_garlic(s, seat, w) and MAY[GARLIC](s, seat, about) and GARLIC in (s.harker_weapons if s.harker else s.weapons[seat]):
        options.append(PLAY | GARLIC)
    return options


def answered(s: Fury, seat: int, w: int, about: int, choice: int) -> None:
    """F87-HIDDEN-08  An event, which may be answered, or Garlic, which may not."""
    card = choice & NOUN
    if card == GARLIC:
        s.tell(EVERYONE, "uses", SEAT0 + seat, GARLIC)
        EFFECTS[GARLIC](s, seat, about)
    else:
        play_event(s, seat, card, about)


for _name, _timings, _whose, _after in TABLE:
    WINDOWS.append(Window(_name, concerned, has_say, offer, answered, _after))


# --- playing a card -------------------------------------------------------------------------
def play_event(s: Fury, seat: int, card: int, about: int) -> None:
    """F87-EVENT-11, F87-HIDDEN-08  From the hand to the table; an answer comes first, then its effect, then the discards."""
    s.events[seat] = without(s.events[seat], card)
    happens(s, card, seat, about)


def happens(s: Fury, card: int, seat: int, about: int) -> None:
    """F87-EVENT-06, F87-EVENT-09, F87-EVENT-12, F87-HIDDEN-08  The event lies on the table for all to see.

    Dracula may answer a hunters' event before its effect. One that can do nothing goes to the discards like any other.
    """
    s.events_played.append(card)
    s.tell(EVERYONE, "played", SEAT0 + seat, card)
    if not IS_DRACULAS[card]:
        open_window_for_all(s, HUNTER_EVENT, about)
    s.do(event_resolves, seat, len(s.events_played) - 1, about)


def event_resolves(s: Fury, seat: int, place: int, about: int) -> None:
    """F87-CARD-devilish-power  A cancelled event has no effect."""
    card = s.events_played[place]
    if card & CANCELLED:
        s.tell(EVERYONE, "cancelled", card & NOUN)
    else:
        s.do(EFFECTS[card & NOUN], seat, about)
    s.do(event_done)


def event_done(s: Fury) -> None:
    """F87-HIDDEN-10  Face up to the discards, unless it stays in play."""
    card = s.events_played.pop()
    if not card & KEPT:
        s.event_discards = with_card(s.event_discards, card & NOUN)
        s.tell(EVERYONE, "event-discarded", card & NOUN)


def answered_event(s: Fury) -> int:
    """The event that a card played now would answer, or EMPTY."""
    return s.events_played[-1] & NOUN if s.events_played else EMPTY
