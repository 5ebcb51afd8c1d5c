"""What may be done beside a question: Dogs shown in a Movement phase, events of other hunters than the one asked, Devilish Power."""

from __future__ import annotations

from typing import Final

from whitby.cards import copies_of
from whitby.engine import NO_OPTIONS, question_name
from whitby.games.fury.europe import OFF, is_city
from whitby.games.fury1987.dogs import has_hidden_dogs, show_dogs
from whitby.games.fury1987.journeys import weather_fits
from whitby.games.fury1987.state import (
    ANYTIME_OFFERS,
    ANYTIME_RULES,
    MIGHT_INTERRUPT,
    MIGHT_INTERRUPT_ALONE,
    Fury,
    hunters_in,
    in_play,
    is_bitten,
    leader,
    members,
)
from whitby.games.fury1987.windows import might_hold_event, might_hold_weapon, play_event
from whitby.games.fury1987.words import (
    BLOOD_TRANSFUSION,
    DEVILISH_POWER,
    DOGS,
    DRACULA,
    EMPTY,
    END_AGENTS,
    END_HOST,
    EXCELLENT_WEATHER,
    HUNTERS,
    SAIL_FAR,
    SHOW_DOGS,
    TRANSFUSE,
)

SEATED: Final = (*HUNTERS, DRACULA)
IN_MOVEMENT: Final = frozenset(("dracula-turn", "hunter-moves", "bats-lead", "storm-leads"))  # what is asked in a Movement phase


# --- what is open --------------------------------------------------------------------------------
def beside_question(s: Fury, seat: int) -> list[int]:
    """F87-EVENT-11  All that this seat may do beside the pending question."""
    if seat == DRACULA:
        return devilry(s) if copies_of(DEVILISH_POWER, s.events[DRACULA]) else NO_OPTIONS
    extra = NO_OPTIONS
    if has_hidden_dogs(s, seat) and question_name(s) in IN_MOVEMENT:
        extra = [SHOW_DOGS]
    events = s.events[seat]
    if copies_of(BLOOD_TRANSFUSION, events) and may_transfuse(s):
        extra = [*extra, TRANSFUSE]
    if copies_of(EXCELLENT_WEATHER, events) and seat in fellows_by_sea(s):
        extra = [*extra, SAIL_FAR]
    return extra


def fellows_by_sea(s: Fury) -> list[int]:
    """F87-CARD-excellent-weather, F87-GROUP-23  The other members of a group that may go to sea: its first has the card among his moves."""
    return members(s)[1:] if question_name(s) == "hunter-moves" and weather_fits(s) else []


def devilry(s: Fury) -> list[int]:
    """F87-CARD-devilish-power  Against Shipping Agents and each laid Host; an event on the table is answered in its window instead."""
    if s.events_played:
        return NO_OPTIONS
    hosts = [END_HOST | town for town in sorted(set(s.host_at)) if town != OFF]
    return [*hosts, END_AGENTS] if s.shipping_agents else hosts


def may_transfuse(s: Fury) -> bool:
    """F87-CARD-blood-transfusion  Outside combats and encounters, while nothing else is in flight, and there is somebody to heal."""
    quiet = s.foe == EMPTY and s.met_at == OFF and not s.events_played and not any(s.incoming_wounds)
    return quiet and bool(patients(s))


def patients(s: Fury) -> list[int]:
    """F87-CARD-blood-transfusion  Bitten hunters with another one in their town."""
    return [h for h in in_play(s) if is_bitten(s, h) and is_city(s.at[h]) and len(hunters_in(s, s.at[h])) > 1]


def might_interrupt(s: Fury) -> bool:
    """F87-HIDDEN-25  For all that lies open, might somebody play one of these events now?"""
    return any([might_play_event(s, seat) for seat in SEATED])


def might_play_event(s: Fury, seat: int) -> bool:
    """F87-HIDDEN-25  For all that lies open, might this seat play one of these events now?"""
    if seat == DRACULA:
        return bool(devilry(s)) and might_hold_event(s, DRACULA, DEVILISH_POWER)
    if seat in fellows_by_sea(s) and might_hold_event(s, seat, EXCELLENT_WEATHER):
        return True
    return may_transfuse(s) and seat in in_play(s) and might_hold_event(s, seat, BLOOD_TRANSFUSION)


def might_do_something(s: Fury, seat: int) -> bool:
    """F87-HIDDEN-25  The same, with Dogs that might be shown in a Movement phase."""
    might_show = seat != DRACULA and question_name(s) in IN_MOVEMENT and seat in in_play(s) and might_hold_weapon(s, seat, DOGS)
    return might_show or might_play_event(s, seat)


# --- what it does -----------------------------------------------------------------------------------
def dogs_shown(s: Fury, h: int, noun: int) -> None:
    """F87-CARD-dogs, F87-TURN-07, F87-TURN-08  In any Movement phase, his own or another's."""
    show_dogs(s, h)


def transfuse(s: Fury, h: int, noun: int) -> None:
    """F87-CARD-blood-transfusion  The card is played like any other."""
    play_event(s, h, BLOOD_TRANSFUSION, h)


def sail_far(s: Fury, h: int, noun: int) -> None:
    """F87-CARD-excellent-weather, F87-EVENT-10, F87-GROUP-23  One member plays it for all; then the first says where they go."""
    play_event(s, h, EXCELLENT_WEATHER, leader(s))


def end_agents(s: Fury, seat: int, noun: int) -> None:
    """F87-CARD-devilish-power, F87-CARD-shipping-agents  Against the card that lies open."""
    play_event(s, seat, DEVILISH_POWER, OFF)


def end_host(s: Fury, seat: int, town: int) -> None:
    """F87-CARD-devilish-power  Against the Host of this town."""
    play_event(s, seat, DEVILISH_POWER, town)


ANYTIME_OFFERS.append(beside_question)
MIGHT_INTERRUPT.append(might_interrupt)
MIGHT_INTERRUPT_ALONE.append(might_do_something)
ANYTIME_RULES[SHOW_DOGS] = dogs_shown
ANYTIME_RULES[TRANSFUSE] = transfuse
ANYTIME_RULES[SAIL_FAR] = sail_far
ANYTIME_RULES[END_AGENTS] = end_agents
ANYTIME_RULES[END_HOST] = end_host
