"""What Dracula cannot do in his own phase. He knows his trail, so his reasons may tell of it."""

from __future__ import annotations

from whitby.engine import NOUN
from whitby.games.fury.europe import CASTLE, is_sea
from whitby.games.fury.trail import LEAVING, space_of
from whitby.games.fury2015.dracula import misdirect_move
from whitby.games.fury2015.encounters import MATURED_OF
from whitby.games.fury2015.europe import ADJACENT, BY_WOLF, RAIL_WAYS
from whitby.games.fury2015.refusals.journeys import joined
from whitby.games.fury2015.refusals.why import POWERS_LAID, WHY
from whitby.games.fury2015.state import RUMOR_TOKEN, USED, WOLF, Fury, dracula_at, holy_ground, index_of_kind
from whitby.games.fury2015.trail import takes_encounters
from whitby.games.fury2015.words import DRACULA, EMPTY, HIDE, MISDIRECT, SPACE0


@WHY.at("hunter-starts", "start")
@WHY.at("dracula-starts", "start")
def why_not_started(s: Fury, seat: int, choice: int) -> str:
    """Nobody starts in the castle, Dracula not beside a hunter."""
    if choice & NOUN != CASTLE:
        return "hunter-there"
    return "not-from-castle" if seat == DRACULA else "no-castle-start"


# --- the card of the phase ----------------------------------------------------------------
@WHY.at("choose-card", "lay")
@WHY.at("misdirect-move", "lay")
def why_not_laid(s: Fury, seat: int, choice: int) -> str:
    """Why a location or power card cannot be laid now."""
    card = choice & NOUN
    if card in POWERS_LAID:
        return "one-power" if s.running[0] is misdirect_move else "power-out" if card in s.trail else no_power_here(s)
    return "on-trail" if space_of(s.trail, card) >= 0 else why_not_entered(dracula_at(s), card)


def no_power_here(s: Fury) -> str:
    """Where Dracula stands no power card is laid."""
    return "sea-power" if is_sea(dracula_at(s)) else "holy-power"


def why_not_entered(here: int, place: int) -> str:
    """Why a normal move does not lead to this place."""
    if place in ADJACENT[here]:
        return "holy"
    if joined(RAIL_WAYS[here], place):
        return "no-train"
    return "out-of-reach-at-sea" if is_sea(here) else "no-port" if is_sea(place) else "not-adjacent"


@WHY.at("choose-card", "misdirect")
def why_not_misdirected(s: Fury, seat: int, choice: int) -> str:
    """A card that Misdirect does not replace."""
    return "power-out" if MISDIRECT in s.trail else "cannot-misdirect"


@WHY.at("choose-card", "wolf-form")
def why_not_prowled(s: Fury, seat: int, choice: int) -> str:
    """Why Wolf Form does not lead to this city."""
    city = choice & NOUN
    if wolf_is_out(s):
        return "power-out"
    if space_of(s.trail, city) >= 0:
        return "on-trail"
    if city not in BY_WOLF[dracula_at(s)]:
        return "wolf-reach"
    return "holy" if holy_ground(s, city) else "holy-road"


@WHY.at("choose-card", "wolf-and-hide")
def why_not_both(s: Fury, seat: int, choice: int) -> str:
    """Option wolf_with_hide: Wolf Form and Hide together."""
    if not s.wolf_with_hide:
        return "one-power"
    return "power-out" if wolf_is_out(s) or HIDE in s.trail else no_power_here(s)


def wolf_is_out(s: Fury) -> bool:
    """Does Wolf Form lie on the trail?"""
    return any([m & WOLF for m in s.hideout_marks])


# --- encounters and rumors -------------------------------------------------------------------
@WHY.at("ripens", "ripen")
def why_not_ripened(s: Fury, seat: int, choice: int) -> str:
    """It is not in the hideout that leaves, has matured already, or never does."""
    kind = choice & NOUN
    if kind not in MATURED_OF:
        return "never-matures"
    if s.trail[LEAVING] == HIDE:
        return "hide-keeps-all"
    return "does-not-mature" if index_of_kind(s.hideout_encounters[LEAVING], kind, USED) == EMPTY else "matured-already"


@WHY.at("may-spread-rumor", "rumor")
def why_not_rumored(s: Fury, seat: int, choice: int) -> str:
    """One token a hideout, and only beside an encounter."""
    return "rumor-there" if s.hideout_marks[(choice & NOUN) - SPACE0] & RUMOR_TOKEN else "nothing-lurks-there"


@WHY.at("corrupt", "look")
def why_not_corrupted(s: Fury, seat: int, choice: int) -> str:
    """Two different hideouts on the first three spaces."""
    i = (choice & NOUN) - SPACE0
    return "brides-spaces" if i > 2 or takes_encounters(s, i) else "takes-no-encounter"
