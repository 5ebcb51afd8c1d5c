"""What Dracula cannot do in his own turn. He knows his Trail, so his reasons may tell of it."""

from __future__ import annotations

from whitby.engine import NOUN
from whitby.games.fury.europe import CASTLE, is_city, is_sea
from whitby.games.fury.trail import LEAVING
from whitby.games.fury2005 import words as w
from whitby.games.fury2005.europe import ADJACENT, HOSPITAL, RAIL_WAYS, ROADS, ROADS_2
from whitby.games.fury2005.moves import DARK_CALL_COST, WOLF_FORM_COST, can_pay, dracula_moves, sea_cost
from whitby.games.fury2005.refusals.why import WHY
from whitby.games.fury2005.state import BACK, WOLF, Fury, dracula_at, hunters_in, is_night


@WHY.at("dracula-starts", "start")
def why_not_started(s: Fury, seat: int, choice: int) -> str:
    """F05-SETUP-14  Not in the Castle, nor beside a hunter."""
    return "not-from-castle" if choice & NOUN == CASTLE else "hunter-there"


@WHY.at("dracula-moves", "lay", "wolf-form", "wolf-and-hide", "double-back", "wolf-and-double-back")
@WHY.at("move-after-penalty", "lay", "wolf-form", "wolf-and-hide", "double-back", "wolf-and-double-back")
@WHY.at("announce-move", "lay", "wolf-form", "wolf-and-hide", "double-back", "wolf-and-double-back")
def why_not_moved(s: Fury, seat: int, choice: int) -> str:
    """Why this card or combination cannot be played now."""
    verb, noun = choice & ~NOUN, choice & NOUN
    if s.announced[w.DRACULA] != w.EMPTY and choice in dracula_moves(s):
        return "move-announced"
    if verb == w.LAY and noun < w.POWER0:
        return why_not_entered(s, noun, 1) or why_not_sailed(s, noun)
    return why_no_power(s, verb, noun)


def why_no_power(s: Fury, verb: int, noun: int) -> str:
    """F05-POWER-02, F05-POWER-03, F05-SEA-11  What closes a power: the sea, the day, its card in the Trail, its price, its way."""
    wolf = verb in (w.WOLF, w.WOLF_AND_HIDE, w.WOLF_AND_RETRACE)
    back = verb in (w.RETRACE, w.WOLF_AND_RETRACE)
    hide = verb == w.WOLF_AND_HIDE or verb == w.LAY and noun == w.HIDE
    if is_sea(dracula_at(s)):
        return "sea-power"
    if not is_night(s) and not (hide or back) or wolf and not is_night(s):
        return "by-night"
    lying = [m for m in s.hideout_marks if wolf and m & WOLF or back and m & BACK]
    if lying or hide and w.HIDE in s.trail or verb == w.LAY and noun in s.trail:
        return "power-out"
    if wolf and not can_pay(s, WOLF_FORM_COST):
        return "wolf-price"
    if verb == w.LAY and noun == w.DARK_CALL and not can_pay(s, DARK_CALL_COST):
        return "power-price"
    if verb in (w.LAY, w.WOLF_AND_HIDE):
        return "must-leave-ground"
    if back and noun not in s.trail:
        return "not-in-trail"
    return why_not_entered(s, noun, 2 if wolf else 1, back)


def why_not_entered(s: Fury, place: int, roads: int, back: bool = False) -> str:
    """F05-DMOVE-03 to F05-DMOVE-07, F05-POWER-11, F05-POWER-13  Why no road leads there, or none that he may take."""
    here = dracula_at(s)
    if place == HOSPITAL:
        return "no-hospital"
    if place in s.trail and not back:
        return "in-trail"
    if place in s.hosts:
        return "marked-host"
    if place == s.consecrated:
        return "marked-ground"
    if is_sea(place) or is_sea(here):
        return "" if roads == 1 and not back else "sea-power"
    if place not in (ROADS_2 if roads == 2 else ROADS)[here]:
        by_rail = place in [q for q, _ in RAIL_WAYS[here]]
        return "wolf-reach" if roads == 2 else "double-back-roads" if back else "no-train" if by_rail else "not-adjacent"
    return "marked-host"  # the only way leads through a marked place


def why_not_sailed(s: Fury, place: int) -> str:
    """F05-SEA-01, F05-SEA-03, F05-SEA-04, F05-SEA-09  Why he does not sail there, or land there."""
    here = dracula_at(s)
    if place not in ADJACENT[here]:
        return "no-sea-way" if is_sea(here) else "no-port"
    if place == s.storm:
        return "storm"
    if place == s.dracula_port:
        return "not-where-embarked"
    return "not-back" if place == s.dracula_from or not is_sea(place) or can_pay(s, sea_cost(s)) else "cannot-pay"


@WHY.at("evasion", "lay")
def why_not_evaded(s: Fury, seat: int, choice: int) -> str:
    """F05-CARD-evasion  Where the bat does not land."""
    place = choice & NOUN
    return "in-trail" if place in s.trail else "hunter-there" if is_city(place) and hunters_in(s, place) else "evade-to-city"


@WHY.at("land-from-storm", "lay")
def why_not_landed(s: Fury, seat: int, choice: int) -> str:
    """F05-CARD-stormy-seas  A legal port next to the storm."""
    place = choice & NOUN
    return "in-trail" if place in s.trail else "land-in-port" if is_sea(place) else why_not_sailed(s, place)


@WHY.at("card-leaves", "bury")
def why_not_buried(s: Fury, seat: int, choice: int) -> str:
    """F05-CATACOMB-04, F05-HOST-10  Hide, and the card of a marked city, go to no Catacomb."""
    return "no-burial" if s.trail[LEAVING] == w.HIDE else "marked-host"
