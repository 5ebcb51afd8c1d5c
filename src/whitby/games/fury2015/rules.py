"""Set-up and the round: dawn, day, dusk, night, the Dracula phase."""

from __future__ import annotations

import whitby.games.fury2015.dracula_events  # noqa: F401  (events bind themselves)
import whitby.games.fury2015.hunter_events  # noqa: F401
from whitby.cards import without
from whitby.engine import EVERYONE, NOUN, always_known, question, run_agenda
from whitby.games.fury.europe import CASTLE, OFF, SEA0
from whitby.games.fury2015.combat import battle
from whitby.games.fury2015.damage import wake_up
from whitby.games.fury2015.decks import show_again, turn_up_event
from whitby.games.fury2015.dracula import dracula_phase
from whitby.games.fury2015.hunter_events import block_removed
from whitby.games.fury2015.hunters import hunters_act
from whitby.games.fury2015.state import DAWN, DAY, DUSK, NIGHT, Fury, hunters_in
from whitby.games.fury2015.trail import back, fill_encounters
from whitby.games.fury2015.windows import AT_DAWN, AT_DUSK, EFFECTS, open_window_for_all
from whitby.games.fury2015.words import (
    CALM,
    DESPAIRS,
    DRACULA,
    DRACULA_COMBAT_DECK,
    EDGE0,
    ENCOUNTER0,
    ENCOUNTER_DECK,
    EVENT0,
    EVENT_DECK,
    HUNTERS,
    ITEM_DECK,
    NUMBER0,
    SEAT0,
    START,
    TICKET_POOL,
    TO_DRACULA,
    UNBLOCK,
)


def setup(
    vampire_night: bool,
    open_encounters: bool,
    hide_behind_power: bool,
    private_talk: bool,
    events_after_combat: bool,
    wolf_with_hide: bool,
    hide_tied_to_leaving: bool,
) -> Fury:
    """F15-SETUP-01 to F15-SETUP-19  The game up to the first question."""
    s = Fury()
    s.begin()
    s.vampire_night = vampire_night
    s.open_encounters = open_encounters
    s.hide_behind_power = hide_behind_power
    s.private_talk = private_talk
    s.events_after_combat = events_after_combat
    s.wolf_with_hide = wolf_with_hide
    s.hide_tied_to_leaving = hide_tied_to_leaving
    s.item_deck = ITEM_DECK
    s.event_deck = EVENT_DECK
    s.encounter_deck = ENCOUNTER_DECK
    s.combat_deck = DRACULA_COMBAT_DECK
    s.ticket_pool = TICKET_POOL
    s.do(turn_up_event)
    s.do(fill_encounters)
    for h in HUNTERS:
        s.do(hunter_starts, h)
    s.do(dracula_starts)
    s.do(day)
    run_agenda(s)
    return s


@question("hunter-starts")
def hunter_starts(s: Fury, h: int) -> None:
    """F15-SETUP-12, F15-SETUP-13  Any city but the castle; several may share one."""
    s.ask(h, [START | c for c in range(SEA0) if c != CASTLE], hunter_started)


def hunter_started(s: Fury, h: int, choice: int) -> None:
    """F15-SETUP-12  The hunter's figure stands in the city named."""
    s.at[h] = choice & NOUN
    s.tell(EVERYONE, "starts", SEAT0 + h, s.at[h])


@question("dracula-starts")
def dracula_starts(s: Fury) -> None:
    """F15-SETUP-14 to F15-SETUP-17  Secretly, a city without a hunter."""
    s.ask(DRACULA, [START | c for c in range(SEA0) if c != CASTLE and not hunters_in(s, c)], dracula_started)


def dracula_started(s: Fury, choice: int) -> None:
    """His card lies facedown on space 1."""
    s.trail[0] = choice & NOUN
    s.tell(EVERYONE, "laid", back(choice & NOUN))
    s.tell(TO_DRACULA, "laid-card", choice & NOUN)


# --- the round -----------------------------------------------------------------------------
def dawn(s: Fury) -> None:
    """F15-TIME-01, F15-TIME-02, F15-TIME-04, F15-TIME-05  Marker, despair, the defeated, events, combat, heavenly hosts."""
    s.phase = DAWN
    s.night = False
    s.day += 1
    s.hosts_leave_next_dawn = len(s.heavenly_hosts) > 0
    s.no_supply = s.no_supply_next
    s.no_supply_next = False
    s.tell(EVERYONE, "dawn", NUMBER0 + s.day % 7)
    if s.day % 7 == 0 and s.despair < DESPAIRS:
        despair(s)
    for h in HUNTERS:
        if s.hospital[h] != OFF:
            wake_up(s, h)
    s.do(show_again)
    open_window_for_all(s, AT_DAWN, DRACULA)
    s.do(battle)
    if s.hosts_leave_next_dawn:
        s.do(hosts_leave)
    s.do(day)


def despair(s: Fury) -> None:
    """F15-DESPAIR-01 to F15-DESPAIR-03  Sunday night is over: a token, and a rumor for Dracula."""
    s.despair += 1
    s.rumors += 1
    s.tell(EVERYONE, "despair", NUMBER0 + s.despair)


def hosts_leave(s: Fury) -> None:
    """F15-TOKEN-16  Heavenly hosts placed before this dawn."""
    if s.hosts_leave_next_dawn:
        s.heavenly_hosts = ()
        s.hosts_leave_next_dawn = False
        s.tell(EVERYONE, "hosts-leave")


def day(s: Fury) -> None:
    """F15-TIME-11, F15-CARD-darkness-returns  Each hunter's day turn, unless there is no day."""
    s.phase = DAY
    if s.darkness_returns:
        s.darkness_returns = False
        s.tell(EVERYONE, "no-day")
    else:
        hunters_act(s)
    s.do(dusk)


def dusk(s: Fury) -> None:
    """F15-TIME-03, F15-TIME-10  Marker, events, combat, then fog, roadblock and storm."""
    s.phase = DUSK
    s.night = True
    s.renewed_vigor = False
    s.nocturnal_visit = False
    s.tell(EVERYONE, "dusk", NUMBER0 + s.day % 7)
    open_window_for_all(s, AT_DUSK, DRACULA)
    s.do(battle)
    s.do(fog_lifts)
    s.do(road_reopened)
    s.do(storm_passes)
    s.do(night)


def fog_lifts(s: Fury) -> None:
    """F15-TOKEN-08  One token leaves every city that has any."""
    for city in sorted(set(s.fog)):
        s.fog = without(s.fog, city)
        s.tell(EVERYONE, "fog-lifts", city)


@question("road-reopened", known=always_known)
def road_reopened(s: Fury) -> None:
    """F15-TOKEN-14  Dracula removes a roadblock."""
    if s.roadblocks:
        s.ask(DRACULA, [UNBLOCK | (EDGE0 + e) for e in s.roadblocks], road_open)


def road_open(s: Fury, choice: int) -> None:
    """F15-TOKEN-14  The roadblock named leaves the board."""
    block_removed(s, (choice & NOUN) - EDGE0)


@question("storm-passes", known=always_known)
def storm_passes(s: Fury) -> None:
    """F15-TOKEN-11  Dracula removes a storm."""
    if s.storms:
        s.ask(DRACULA, [CALM | p for p in s.storms], storm_passed)


def storm_passed(s: Fury, choice: int) -> None:
    """F15-TOKEN-11  The storm named leaves the board."""
    s.storms = without(s.storms, choice & NOUN)
    s.tell(EVERYONE, "calm", choice & NOUN)


def night(s: Fury) -> None:
    """F15-TIME-08  Each hunter's night turn."""
    s.phase = NIGHT
    hunters_act(s)
    s.do(night_over)


def night_over(s: Fury) -> None:
    """F15-TIME-08  The hunters' phase ends; what held for this night is over."""
    s.long_night = False
    s.speedy_telegraph = False
    s.no_supply = False
    s.do(dracula_phase)
    s.do(dawn)


for _card in range(EVENT0, ENCOUNTER0):
    assert _card in EFFECTS, _card
