"""The hunters' events that take effect as soon as they are drawn."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import kinds, with_card, without
from whitby.engine import EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import OFF, SEA0
from whitby.games.fury.trail import hideout_of
from whitby.games.fury2005.combat import combat_cleared, start_combat
from whitby.games.fury2005.decks import draw_item, drop_item, show_event, trim_events
from whitby.games.fury2005.europe import NOT_CONSECRABLE, ROADS
from whitby.games.fury2005.resolve import newspaper_reports
from whitby.games.fury2005.state import FOE_VAMPIRE, UP, Fury, gain_vampires, spaces_here
from whitby.games.fury2005.trail import drop_markers, mark_city, reveal, reveal_by_card, reveal_encounters, unmark_city
from whitby.games.fury2005.windows import event
from whitby.games.fury2005.words import BLESS, DISCARD, EMPTY, IS_DRACULAS, IS_KEPT, NAME, PASS, SEAT0, TAKE


# --- Consecrated Ground -------------------------------------------------------------------------
@event("consecrated-ground")
@question("consecrate", known=always_known)
def consecrated_ground(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-consecrated-ground, F05-HOST-03  Any city but the Castle, Galatz and Klausenburg; if it lies already, it moves."""
    s.ask(seat, [BLESS | city for city in range(SEA0) if city not in NOT_CONSECRABLE and city != s.consecrated], consecrated)


def consecrated(s: Fury, seat: int, about: int, choice: int) -> None:
    """F05-HOST-05, F05-HOST-11  The city it leaves is free again; the card of the new one is turned up."""
    old, city = s.consecrated, choice & NOUN
    s.consecrated = city
    s.tell(EVERYONE, "consecrated", city)
    if old != OFF:
        unmark_city(s, old)
    mark_city(s, city)
    s.do(reveal_by_card, city)
    s.do(city_cleansed, city)


def city_cleansed(s: Fury, city: int) -> None:
    """F05-HOST-04, F05-HOST-15  A Hide linked to it is turned up too, and the encounters of both go to the pool.

    What Sensationalist Press keeps hidden stays as it lies: markers that go would tell which card it is.
    """
    i = hideout_of(s.trail, city)
    if i != EMPTY and s.hideout_marks[i] & UP:
        reveal(s, i)
        for space in spaces_here(s, city):
            drop_markers(s, space)


# --- looking for Dracula --------------------------------------------------------------------------
@event("hired-scouts")
def hired_scouts(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-hired-scouts  Two different cities are named."""
    s.do(name_city, seat, OFF)


@question("name-city")
def name_city(s: Fury, seat: int, first: int) -> None:
    """F05-CARD-hired-scouts  A city; the second differs from the first."""
    s.ask(seat, [NAME | city for city in range(SEA0) if city != first], city_named)


def city_named(s: Fury, seat: int, first: int, choice: int) -> None:
    """F05-CARD-hired-scouts  Both are named before Dracula answers for either."""
    s.tell(EVERYONE, "scouts-sent", choice & NOUN)
    if first == OFF:
        s.do(name_city, seat, choice & NOUN)
    else:
        s.do(scouts_look, first)
        s.do(scouts_look, choice & NOUN)


def scouts_look(s: Fury, city: int) -> None:
    """F05-CARD-hired-scouts  In Trail or Catacombs the card and its encounters are shown, a Hide linked to it is not."""
    if hideout_of(s.trail, city) == EMPTY:
        s.tell(EVERYONE, "not-there", city)
    else:
        s.do(reveal_by_card, city)
        s.do(scouts_find, city)


def scouts_find(s: Fury, city: int) -> None:
    """F05-CARD-hired-scouts, F05-CARD-sensationalist-press  The encounters on a card that was turned up."""
    i = hideout_of(s.trail, city)
    if s.hideout_marks[i] & UP:
        reveal_encounters(s, i)


@event("telegraph-ahead")
def telegraph_ahead(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-telegraph-ahead  Every city one road away that is in Trail or Catacombs; encounters stay hidden.

    All are looked at in turn: which are there nobody may know before each is revealed.
    """
    near = ROADS[s.at[seat]]
    for city in near:
        s.do(reveal_by_card, city)
    if not [city for city in near if hideout_of(s.trail, city) != EMPTY]:
        s.tell(EVERYONE, "no-telegrams", s.at[seat])


@event("newspaper-reports")
def reports_drawn(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-newspaper-reports  As the Resolve effect of that name."""
    s.do(newspaper_reports)


# --- cards ------------------------------------------------------------------------------------
@event("re-equip")
@question("re-equip")
def re_equip(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-re-equip  The drawer may discard an item for another."""
    if s.items[seat]:
        s.ask(seat, [PASS] + [DISCARD | item for item in kinds(s.items[seat])], re_equipped)


def re_equipped(s: Fury, seat: int, about: int, choice: int) -> None:
    """F05-CARD-re-equip  Only who discards one draws one."""
    if choice != PASS:
        drop_item(s, seat, choice & NOUN)
        s.do(draw_item, seat)


@event("surprising-return")
@question("surprising-return", known=always_known)
def surprising_return(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-surprising-return  One of the hunters' keep events comes back from the discards."""
    cards = [card for card in kinds(s.event_discards) if IS_KEPT[card] and not IS_DRACULAS[card]]
    if cards:
        s.ask(seat, [TAKE | card for card in cards], event_returned)


def event_returned(s: Fury, seat: int, about: int, choice: int) -> None:
    """F05-CARD-surprising-return, F05-BITE-02  All see which it is; the limit of the hand holds."""
    card = choice & NOUN
    s.event_discards = without(s.event_discards, card)
    s.events[seat] = with_card(s.events[seat], card)
    s.seen_events[seat] = with_card(s.seen_events[seat], card)
    s.tell(EVERYONE, "takes-back", SEAT0 + seat, card)
    s.do(trim_events, seat)
    s.do(show_event, seat)


# --- Vampire Lair -------------------------------------------------------------------------------
@event("vampire-lair")
def vampire_lair(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-vampire-lair  The drawer alone fights a vampire where he stands; without vampires on the track there is none."""
    if s.vampires > 0:
        s.do(start_combat, FOE_VAMPIRE, BIT[seat])
        s.do(lair_left)


def lair_left(s: Fury) -> None:
    """F05-WIN-06  A vampire killed there counts one less on the track."""
    if s.foe_killed:
        gain_vampires(s, -1)
    combat_cleared(s)
