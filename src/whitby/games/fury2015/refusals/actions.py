"""Why a hunter's action is not open."""

from __future__ import annotations

from whitby.engine import NOUN
from whitby.games.fury.europe import is_city, is_sea
from whitby.games.fury2015 import words as w
from whitby.games.fury2015.europe import ATTACHED, is_hospital
from whitby.games.fury2015.refusals.cards import hospital_near, why_not_action
from whitby.games.fury2015.refusals.journeys import why_not_rail, why_not_road, why_not_sail
from whitby.games.fury2015.refusals.why import WHY
from whitby.games.fury2015.state import DAY, Fury
from whitby.games.fury2015.windows import BY_DAY, BY_NIGHT


@WHY.at("hunter-acts", "road", "sail", "rail", "supply", "reserve", "rest", "search", "trade", "lead", "bond", "play")
def why_not_act(s: Fury, h: int, choice: int) -> str:
    """What the place, the time of day and the first action forbid, then what the action itself needs."""
    verb, noun, p = choice & ~NOUN, choice & NOUN, s.at[h]
    if verb == w.PLAY and not is_action(noun):
        return why_not_action(s, h, noun)
    reason = wrong_time(s, h, choice) or wrong_place(s, h, choice)
    if reason:
        return reason
    if s.action_done and s.action_done == kind_of(choice):
        return "same-action"
    if verb == w.ROAD:
        return "fogged-hospital" if is_hospital(p) else why_not_road(s, p, noun)
    if verb == w.SAIL:
        return why_not_sail(s, p, noun)
    if verb == w.RAIL:
        return why_not_rail(s, h, noun)
    if verb == w.SUPPLY:
        return "no-supplies" if s.no_supply else "castle-supply"
    if verb == w.RESERVE:
        return "not-in-castle"
    if verb == w.SEARCH:
        return "fogged-search" if p in s.fog else "not-a-hideout"
    if verb in (w.TRADE, w.LEAD):
        return why_not_traded(s, h, noun - w.SEAT0, verb == w.LEAD)
    if verb == w.BOND:
        return "not-mina" if h != w.MINA else "hospital-partner" if hospital_near(s, p) else "bond-alone"
    return why_not_action(s, h, noun)


def is_action(card: int) -> bool:
    """F15-ACTION-12  Is the card used as an action, at whatever time of day?"""
    return card == w.FAST_HORSES or card in BY_DAY or card in BY_NIGHT


def kind_of(choice: int) -> int:
    """F15-CARD-renewed-vigor  What counts as the same action."""
    verb = choice & ~NOUN
    return w.ROAD if verb in (w.ROAD, w.RAIL, w.SAIL) else w.TRADE if verb == w.LEAD else choice if verb == w.PLAY else verb


def wrong_time(s: Fury, h: int, choice: int) -> str:
    """Moves are made by day; a Long Night opens the roads."""
    verb, p = choice & ~NOUN, s.at[h]
    if s.phase == DAY or verb not in (w.ROAD, w.SAIL, w.RAIL) or verb == w.ROAD and s.long_night and is_city(p):
        return ""
    if is_hospital(p) and choice == w.ROAD | ATTACHED[p]:
        return "hospital-by-night"
    return "at-sea-by-night" if is_sea(p) else "no-night-sailing" if verb == w.SAIL else "day-only"


def wrong_place(s: Fury, h: int, choice: int) -> str:
    """At sea and in a hospital there is little to do."""
    verb, p = choice & ~NOUN, s.at[h]
    if is_sea(p) and verb != w.SAIL:
        return "at-sea" if s.phase == DAY else "at-sea-by-night"
    return "hospital-only" if is_hospital(p) and verb != w.SUPPLY and choice != w.ROAD | ATTACHED[p] else ""


def why_not_traded(s: Fury, h: int, other: int, leader: bool) -> str:
    """Who is not there to trade with."""
    if leader and h != w.VAN_HELSING:
        return "not-van-helsing"
    if h == other:
        return "with-oneself"
    if leader:
        return "leader-cities"
    return "in-hospital" if is_hospital(s.at[other]) and ATTACHED[s.at[other]] == s.at[h] else "alone"
