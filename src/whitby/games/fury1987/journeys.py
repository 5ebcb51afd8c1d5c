"""Hunters on the move: by road, by sea, by rail, passing, held by Fog, led by Bats and storms."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import copies_of
from whitby.engine import CHANCE, EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import CASTLE, OFF, is_city, is_sea
from whitby.games.fury1987.decks import encounter_out
from whitby.games.fury1987.europe import ALL_PLACES, ROADS, SEAS, STATION, STATION_CHART, rail_reach, sea_steps
from whitby.games.fury1987.state import FACEUP, Fury, encounter_in, leader, members
from whitby.games.fury1987.supply import exchange
from whitby.games.fury1987.windows import AT_SEA, RAIL_DECLARED, open_window_for_all, play_event
from whitby.games.fury1987.winning import valour
from whitby.games.fury1987.words import (
    CARRIAGE_ROLLS,
    CONTROL_STORMS,
    D6,
    DRACULA,
    EMPTY,
    EXCELLENT_WEATHER,
    FOG,
    LEAD,
    LIFTS_ON,
    NUMBER0,
    PASS,
    PLAY,
    RAIL,
    RIDE,
    ROAD,
    SEA,
    SEA_MOVES,
    SEAT0,
    STAY,
    STOP,
    STORMS,
)

VERB_BITS: Final = ~NOUN


def _from_town(place: int, seas: tuple[int, ...]) -> list[int]:
    """All steps from a town, with these seas: made once, since every turn asks for them."""
    return [PASS] + [ROAD | q for q in ROADS[place]] + [SEA | q for q in seas] + ([RAIL] if STATION[place] else [])


FROM_TOWN: Final = [_from_town(place, SEAS[place]) for place in range(ALL_PLACES)]
FROM_TOWN_IN_STORMS: Final = [_from_town(place, ()) for place in range(ALL_PLACES)]


# --- Fog and Storms -----------------------------------------------------------------------
def hindered(s: Fury, place: int, kind: int) -> bool:
    """F87-ENC-06  Such weather lies open in a town: what nobody has met yet hinders nobody."""
    return is_city(place) and s.chart[place] == kind | FACEUP


def weather(s: Fury) -> None:
    """F87-TURN-07, F87-CARD-fog, F87-CARD-storms  As a Movement phase begins in Fog or Storms, a die; one for a group."""
    if s.group:
        town = s.at[leader(s)]
        if hindered(s, town, FOG) or hindered(s, town, STORMS):
            s.do(weather_die, town)


@question("weather-die")
def weather_die(s: Fury, town: int) -> None:
    """F87-CARD-fog, F87-CARD-storms  Does it lift?"""
    s.ask(CHANCE, D6, weather_rolled)


def weather_rolled(s: Fury, town: int, choice: int) -> None:
    """F87-CARD-fog, F87-CARD-storms, F87-ENC-02  It goes, or stays; Fog that stays holds the hunters."""
    kind = encounter_in(s, town)
    s.tell(EVERYONE, "rolled", choice & NOUN)
    if (choice & NOUN) - NUMBER0 in LIFTS_ON[kind]:
        s.chart[town] = EMPTY
        s.heard_chart[town] = EMPTY
        encounter_out(s, kind)
        s.tell(EVERYONE, "lifts", kind, town)
    else:
        s.fogged = kind == FOG


# --- the move -----------------------------------------------------------------------------
def movement(s: Fury) -> None:
    """F87-TURN-07, F87-CARD-control-storms  Before all else Dracula may answer a hunter at sea."""
    if s.group and is_sea(s.at[leader(s)]):
        open_window_for_all(s, AT_SEA, leader(s))
        s.do(bats_or_move)
    else:
        bats_or_move(s)


def bats_or_move(s: Fury) -> None:
    """F87-TURN-07, F87-CARD-bats  Who was moved already does not move again; Fog holds also those whom Bats would lead."""
    if s.group and s.moved_from == OFF:
        if s.batted & s.group and not s.fogged:
            s.do(bats_lead)
        else:
            s.do(hunter_moves)


def journey_forgotten(s: Fury) -> None:
    """Nothing of a turn's journey reaches the next one."""
    s.passed = False
    s.fogged = False
    s.moved_from = OFF
    s.sea_steps = 0
    s.train = EMPTY
    s.carriage = False
    s.delayed = False


def has_no_card(s: Fury) -> bool:
    """Everybody knows that no card fits, so all know the moves."""
    return not s.events[leader(s)] or s.fogged


@question("hunter-moves", known=has_no_card)
def hunter_moves(s: Fury) -> None:
    """F87-TURN-04, F87-TURN-05, F87-GROUP-04, F87-GROUP-23  A move of one kind or a pass; the first member chooses for all."""
    if s.group:
        s.ask(leader(s), moves(s), move_chosen)


def moves(s: Fury) -> list[int]:
    """F87-ROAD-01, F87-ROAD-03, F87-SEA-01, F87-SEA-07, F87-SEA-08, F87-RAIL-02, F87-CARD-fog  What is open from here.

    In Fog one passes; nobody passes at sea, where he stays if there is no step.
    """
    if s.fogged:
        return [PASS]
    h = leader(s)
    place = s.at[h]
    if is_sea(place):
        options = [SEA | q for q in sea_reach(s)] or [STAY]
    else:
        options = FROM_TOWN_IN_STORMS[place] if hindered(s, place, STORMS) else FROM_TOWN[place]
    return [*options, PLAY | EXCELLENT_WEATHER] if copies_of(EXCELLENT_WEATHER, s.events[h]) and weather_fits(s) else options


def weather_fits(s: Fury) -> bool:
    """F87-CARD-excellent-weather  They might go by sea, and no such card was played in this turn."""
    return s.group != 0 and not s.fogged and not s.sea_steps and bool(sea_reach(s))


def move_chosen(s: Fury, choice: int) -> None:
    """F87-TURN-04, F87-TURN-05, F87-RAIL-03  They go together; by rail the die comes first."""
    verb = choice & VERB_BITS
    if choice == PASS:
        passes(s)
    elif choice == STAY:
        s.tell(EVERYONE, "stays", SEAT0 + leader(s))
    elif verb == PLAY:
        play_event(s, leader(s), choice & NOUN, leader(s))
        s.do(hunter_moves)
    elif verb == RAIL:
        takes_train(s)
    elif verb == SEA:
        set_sail(s, choice & NOUN)
    else:
        group_goes(s, choice & NOUN)


def passes(s: Fury) -> None:
    """F87-TURN-04, F87-PASS-01, F87-HACT-01  No move, no Action phase; weapons may be exchanged."""
    s.passed = True
    s.tell(EVERYONE, "passes", SEAT0 + leader(s))
    exchange(s)


def group_goes(s: Fury, place: int) -> None:
    """F87-GROUP-04  All of the group stand there; where they began is remembered."""
    if s.moved_from == OFF:
        s.moved_from = s.at[leader(s)]
    for h in members(s):
        arrive(s, h, place)


def arrive(s: Fury, h: int, place: int) -> None:
    """F87-SEA-05, F87-SEA-06, F87-HIDDEN-05, F87-COMBAT-22  A hunter leaves a place and what bound him there.

    At sea it is kept which port he left, and which sector on the step before.
    """
    left = s.at[h]
    s.came_from[h] = left if is_sea(left) and is_sea(place) else OFF
    s.embarked[h] = OFF if is_city(place) else left if is_city(left) else s.embarked[h]
    s.fought_here &= ~BIT[h]
    s.at[h] = place
    s.tell(EVERYONE, "arrives", SEAT0 + h, place)
    if place == CASTLE:
        valour(s, h, "castle_entered")


# --- by sea -------------------------------------------------------------------------------
def sea_reach(s: Fury) -> list[int]:
    """F87-SEA-01 to F87-SEA-07, F87-CARD-storms  One step by sea; nobody embarks or lands where Storms lie open."""
    h = leader(s)
    place = s.at[h]
    if is_sea(place):
        return sea_steps(place, s.came_from[h], s.embarked[h], tuple([q for q in SEAS[place] if hindered(s, q, STORMS)]))
    return [] if hindered(s, place, STORMS) else list(SEAS[place])


def set_sail(s: Fury, place: int) -> None:
    """F87-SEA-04, F87-CARD-excellent-weather  One step; in excellent weather another, until they land."""
    group_goes(s, place)
    s.sea_steps = max(0, s.sea_steps - 1) if is_sea(place) else 0
    if s.sea_steps:
        s.do(sail_on)


@question("sail-on", known=always_known)
def sail_on(s: Fury) -> None:
    """F87-CARD-excellent-weather  Farther, or not."""
    if s.group:
        s.ask(leader(s), [STOP] + [SEA | q for q in sea_reach(s)], sailed_on)


def sailed_on(s: Fury, choice: int) -> None:
    """F87-CARD-excellent-weather  One step more."""
    if choice != STOP:
        set_sail(s, choice & NOUN)


# --- by rail ------------------------------------------------------------------------------
def takes_train(s: Fury) -> None:
    """F87-RAIL-03, F87-RAIL-04, F87-EVENT-12  All hear of it and may answer; then there is no other way of travel in this turn."""
    s.tell(EVERYONE, "declares-rail", SEAT0 + leader(s))
    open_window_for_all(s, RAIL_DECLARED, leader(s))
    s.do(train_leaves)


@question("train-die")
def train_leaves(s: Fury) -> None:
    """F87-RAIL-04, F87-GROUP-04  One roll for all, unless one of two cards holds the train or sends it; both of them cancel each other."""
    if not s.group:
        return
    if s.delayed == s.carriage:
        s.ask(CHANCE, D6, train_rolled)
    else:
        train_goes(s, 0 if s.delayed else STATION_CHART[CARRIAGE_ROLLS - 1])


def train_rolled(s: Fury, choice: int) -> None:
    """F87-RAIL-04, F87-RAIL-07  What the Station Chart says must be accepted."""
    s.tell(EVERYONE, "rolled", choice & NOUN)
    train_goes(s, STATION_CHART[(choice & NOUN) - NUMBER0 - 1])


def train_goes(s: Fury, towns: int) -> None:
    """F87-RAIL-08, F87-RAIL-09  So many towns; with none they stay, and still have their Action phase."""
    s.train = towns
    if towns:
        s.do(ride)
    else:
        s.tell(EVERYONE, "no-train", SEAT0 + leader(s))


@question("ride", known=always_known)
def ride(s: Fury) -> None:
    """F87-RAIL-05, F87-RAIL-06, F87-RAIL-09, F87-RAIL-10  Where they leave the train, at least a town away."""
    if s.group:
        s.ask(leader(s), [RIDE | q for q in rail_reach(s.at[leader(s)], s.train)], left_train)


def left_train(s: Fury, choice: int) -> None:
    """F87-RAIL-05, F87-RAIL-11  Only the town where they stop counts."""
    group_goes(s, choice & NOUN)


# --- moved by Dracula -----------------------------------------------------------------------
@question("bats-lead", known=always_known)
def bats_lead(s: Fury) -> None:
    """F87-CARD-bats  Dracula moves them along one road, not to the Castle; without one they are free."""
    if not s.group:
        return
    reach = [LEAD | q for q in ROADS[s.at[leader(s)]] if q != CASTLE]
    if reach:
        s.ask(DRACULA, reach, bats_led)
    else:
        s.batted &= ~s.group
        s.do(hunter_moves)


def bats_led(s: Fury, choice: int) -> None:
    """F87-CARD-bats  They stand where he led them, and are free again."""
    s.batted &= ~s.group
    group_goes(s, choice & NOUN)


def storm_takes(s: Fury) -> None:
    """F87-CARD-control-storms  Dracula moves the hunters on turn, who are at sea."""
    s.do(storm_leads, SEA_MOVES[CONTROL_STORMS])


def may_storm_take(s: Fury) -> bool:
    """F87-CARD-control-storms  Is there a new port within its moves?"""
    return bool(storm_reach(s, SEA_MOVES[CONTROL_STORMS]))


@question("storm-leads", known=always_known)
def storm_leads(s: Fury, n: int) -> None:
    """F87-CARD-control-storms  One move after the other, with so many left."""
    if s.group:
        s.ask(DRACULA, [LEAD | q for q in storm_reach(s, n)], storm_led)


def storm_reach(s: Fury, n: int) -> list[int]:
    """F87-CARD-control-storms  Ports but the one they left, and sectors from which one can still be reached; nothing else binds."""
    h = leader(s)
    return [q for q in SEAS[s.at[h]] if lands(q, n, s.embarked[h])]


def lands(place: int, n: int, port: int) -> bool:
    """Does a way of at most n sea moves, the first of them to this place, end in a port other than this one?"""
    if is_city(place):
        return place != port
    return n > 1 and bool([q for q in SEAS[place] if lands(q, n - 1, port)])


def storm_led(s: Fury, n: int, choice: int) -> None:
    """F87-CARD-control-storms, F87-SEA-09  Until they land."""
    group_goes(s, choice & NOUN)
    if is_sea(choice & NOUN):
        s.do(storm_leads, n - 1)
