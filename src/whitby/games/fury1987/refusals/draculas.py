"""What Dracula cannot do in his own turn. He knows his chart, so his reasons may tell of it."""

from __future__ import annotations

from whitby.engine import NOUN
from whitby.games.fury.europe import CASTLE, is_city, is_sea
from whitby.games.fury1987 import words as w
from whitby.games.fury1987.europe import BRITISH_ISLES, EAST, RAIL_WAYS, ROADS, SEAS
from whitby.games.fury1987.moves import cornered
from whitby.games.fury1987.refusals.why import WHY
from whitby.games.fury1987.state import Fury, encounter_in, has_host, hunters_in


@WHY.at("dracula-starts", "start")
def why_not_started(s: Fury, seat: int, choice: int) -> str:
    """F87-SETUP-12, F87-SETUP-13  Not in the Castle, nor where a hunter is."""
    return "not-from-castle" if choice & NOUN == CASTLE else "hunter-there"


# --- moving -----------------------------------------------------------------------------
@WHY.at("dracula-moves", "road", "sea")
def why_not_gone(s: Fury, seat: int, choice: int) -> str:
    """Why no way leads there, or none that he may take."""
    here, place = s.dracula_at, choice & NOUN
    if has_host(s, place):
        return "host-bars"
    if choice & ~NOUN == w.ROAD:
        if is_sea(here):
            return "at-sea"
        if place not in ROADS[here]:
            return "no-train" if place in [q for q, _ in RAIL_WAYS[here]] else "no-road"
        return "flees-home"
    if place not in SEAS[here]:
        return "no-sea-way"
    if s.fleeing and not is_sea(here):
        return "flees-home"
    if is_city(here):
        return "no-blood-to-embark"
    return "not-where-embarked" if place == s.dracula_port else "not-back" if place == s.dracula_from else "flees-home"


@WHY.at("dracula-moves", "pass")
def why_not_passed(s: Fury, seat: int, choice: int) -> str:
    """F87-SEA-08, F87-DMOVE-04, F87-FLEE-04, F87-FLEE-10  What forbids a pass."""
    if is_sea(s.dracula_at):
        return "no-passing-at-sea"
    return "leave-host" if has_host(s, s.dracula_at) else "must-attack" if cornered(s) else "flees-home"


@WHY.at("dracula-moves", "consume")
def why_not_consumed(s: Fury, seat: int, choice: int) -> str:
    """F87-CONS-01, F87-CONS-03, F87-CONS-09, F87-DMOVE-04  Which Vampires feed him."""
    if s.dying:
        return "no-feast-dying"
    kind = encounter_in(s, choice & NOUN)
    if kind == w.EMPTY or not w.IS_VAMPIRE[kind]:
        return "no-vampire-there"
    return "leave-host" if has_host(s, s.dracula_at) else "flees-home"


# --- acting -----------------------------------------------------------------------------
@WHY.at("dracula-acts", "lay")
def why_not_laid(s: Fury, seat: int, choice: int) -> str:
    """F87-DACT-03, F87-PLACE-01 to F87-PLACE-04  Where this encounter does not lie."""
    town, kind = s.dracula_at, choice & NOUN
    if hunters_in(s, town):
        return "must-attack"
    laid_in = w.LAID_IN[kind]
    if town in BRITISH_ISLES and kind == w.WOLVES:
        return "not-in-britain"
    return "" if laid_in[town] else "laid-in-west" if EAST[town] else "laid-in-east"


@WHY.at("dracula-acts", "attack")
def why_not_attacked(s: Fury, seat: int, choice: int) -> str:
    """F87-DACT-04, F87-DACT-05, F87-DACT-11  Whom he does not attack."""
    h = (choice & NOUN) - w.SEAT0
    if h not in hunters_in(s, s.dracula_at):
        return "not-in-his-town"
    return "fought-here" if s.fought_here >> h & 1 else "attack-the-first"


@WHY.at("evade", "evade")
def why_not_evaded(s: Fury, seat: int, choice: int) -> str:
    """F87-CARD-evasion  Where he does not slip away to."""
    place = choice & NOUN
    return "hunter-there" if hunters_in(s, place) else "host-bars" if has_host(s, place) else "evade-to-town"


@WHY.at("flight", "fly")
def why_not_flown(s: Fury, seat: int, choice: int) -> str:
    """F87-RESULT-10, F87-RESULT-12  Where the bat does not come to."""
    place = choice & NOUN
    return "hunter-there" if hunters_in(s, place) else "host-bars" if has_host(s, place) else "cannot-fly"
