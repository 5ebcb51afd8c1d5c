"""What Dracula cannot do in his own phase. He knows his trail, so his reasons may tell of it."""

from __future__ import annotations

from typing import Final

from whitby.engine import NOUN, question_name
from whitby.games.fury2015.encounters import MATURED_OF
from whitby.games.fury2015.europe import ADJACENT, CASTLE, RAIL_WAYS, ROADS, ROADS_2, SEAS, is_city, is_sea
from whitby.games.fury2015.refusals.journeys import joined
from whitby.games.fury2015.state import LEAVING, RUMORED, USED, WOLF, Fury, dracula_at, holy_ground, space_of, with_kind
from whitby.games.fury2015.trail import takes_encounters
from whitby.games.fury2015.words import DARK_CALL, DRACULA, EMPTY, FEED, HIDE, LAY, MISDIRECT, PROWL, REPLACE, SPACE0, WOLF_AND_HIDE

POWERS_LAID: Final = (DARK_CALL, FEED, HIDE)


def why_not_started(s: Fury, seat: int, city: int) -> str:
    """Nobody starts in the castle, Dracula not beside a hunter."""
    if city == CASTLE:
        return "not-from-castle" if seat == DRACULA else "no-castle-start"
    return "hunter-there"


# --- the card of the phase ----------------------------------------------------------------
def why_not_lay(s: Fury, choice: int) -> str:
    """A location or power card."""
    verb, noun, here = choice & ~NOUN, choice & NOUN, dracula_at(s)
    if question_name(s) == "misdirect-move" and (verb != LAY or noun in POWERS_LAID):
        return "one-power"
    if choice == WOLF_AND_HIDE and not s.wolf_with_hide:
        return "one-power"
    if is_out(s, verb, noun):
        return "power-out"
    if verb == REPLACE:
        return "cannot-misdirect"
    if choice == WOLF_AND_HIDE or noun in POWERS_LAID:
        return "sea-power" if is_sea(here) else "holy-power"
    if space_of(s, noun) >= 0:
        return "on-trail"
    return why_not_prowled(s, here, noun) if verb == PROWL else why_not_entered(s, here, noun)


def is_out(s: Fury, verb: int, noun: int) -> bool:
    """Does the power card lie on the trail?"""
    if verb in (PROWL, WOLF_AND_HIDE):
        return any([m & WOLF for m in s.marks]) or verb == WOLF_AND_HIDE and HIDE in s.trail
    return MISDIRECT in s.trail if verb == REPLACE else noun in POWERS_LAID and noun in s.trail


def why_not_entered(s: Fury, here: int, place: int) -> str:
    """A normal move."""
    if place in ADJACENT[here]:
        return "holy"
    if joined(RAIL_WAYS[here], place):
        return "no-train"
    return "out-of-reach-at-sea" if is_sea(here) else "no-port" if is_sea(place) else "not-adjacent"


def why_not_prowled(s: Fury, here: int, city: int) -> str:
    """A move as a wolf."""
    if city not in wolf_roads(here):
        return "wolf-reach"
    return "holy" if holy_ground(s, city) else "holy-road"


def wolf_roads(p: int) -> list[int]:
    """F15-POWER-18, F15-SEA-13  Where Wolf Form leads if nothing is holy."""
    if not is_sea(p):
        return list(ROADS_2[p])
    return [q for port in SEAS[p] if is_city(port) for q in (port, *ROADS[port])]


# --- encounters and rumors -------------------------------------------------------------------
def why_not_ripened(s: Fury, seat: int, kind: int) -> str:
    """It is not in the hideout that leaves, has matured already, or never does."""
    if kind not in MATURED_OF:
        return "never-matures"
    if s.trail[LEAVING] == HIDE:
        return "hide-keeps-all"
    return "does-not-mature" if with_kind(s.lurking[LEAVING], kind, USED) == EMPTY else "matured-already"


def why_not_rumored(s: Fury, seat: int, space: int) -> str:
    """One token a hideout, and only beside an encounter."""
    return "rumor-there" if s.marks[space - SPACE0] & RUMORED else "nothing-lurks-there"


def why_not_corrupted(s: Fury, seat: int, space: int) -> str:
    """Two different hideouts on the first three spaces."""
    return "brides-spaces" if space - SPACE0 > 2 or takes_encounters(s, space - SPACE0) else "takes-no-encounter"
