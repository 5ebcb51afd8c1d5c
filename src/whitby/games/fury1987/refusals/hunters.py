"""What hunters cannot do in their turn: groups, journeys, restocking."""

from __future__ import annotations

from whitby.board import BIT
from whitby.engine import NOUN
from whitby.games.fury.europe import is_sea, within
from whitby.games.fury1987 import words as w
from whitby.games.fury1987.europe import NO_HOST, RAIL_WAYS, ROADS, SEAS, TOWNS
from whitby.games.fury1987.journeys import hindered
from whitby.games.fury1987.refusals.why import WHY, mover
from whitby.games.fury1987.state import Fury

FAR = TOWNS  # as far as railways go


# --- groups -----------------------------------------------------------------------------
@WHY.at("form-group", "invite")
def why_not_invited(s: Fury, h: int, choice: int) -> str:
    """F87-GROUP-01, F87-GROUP-08, F87-GROUP-09  Who cannot join."""
    x = (choice & NOUN) - w.SEAT0
    if x == h:
        return "with-oneself"
    if s.at[x] != s.at[h]:
        return "not-here"
    if s.misses & BIT[x]:
        return "group-misses"
    return "bats-alike" if (s.batted >> x & 1) != (s.batted >> h & 1) else "asked-already" if not s.acted & BIT[x] else "group-acted"


@WHY.at("lay-host", "lay-host")
def why_not_blessed(s: Fury, h: int, choice: int) -> str:
    """F87-CARD-heavenly-host  No Host in hand, or a town where none may lie."""
    return "weapon-not-held" if w.HEAVENLY_HOST not in s.weapons[h] else "no-host-here" if s.at[h] in NO_HOST else "at-sea"


# --- journeys -----------------------------------------------------------------------------
@WHY.at("hunter-moves", "pass", "road", "sea", "rail", "stay")
@WHY.at("sail-on", "sea")
def why_not_gone(s: Fury, h: int, choice: int) -> str:
    """Why a way of travel is closed, or does not lead there."""
    verb, p, q = choice & ~NOUN, s.at[h], choice & NOUN
    if s.fogged:
        return "fog-holds"
    if choice == w.STAY:
        return "stay-if-stuck"
    if is_sea(p) and verb != w.SEA:
        return "no-passing-at-sea" if choice == w.PASS else "at-sea"
    if verb == w.RAIL:
        return "no-railway"
    if verb == w.SEA:
        return why_not_sailed(s, h, q)
    return "already-there" if p == q else "only-railway" if q in [x for x, _ in RAIL_WAYS[p]] else "no-road"


def why_not_sailed(s: Fury, h: int, q: int) -> str:
    """F87-SEA-01, F87-SEA-05, F87-SEA-06, F87-CARD-storms  Why no ship goes there."""
    if q not in SEAS[s.at[h]]:
        return "no-sea-way"
    if hindered(s, s.at[h], w.STORMS) or hindered(s, q, w.STORMS):
        return "storms-rage"
    return "not-where-embarked" if q == s.embarked[h] else "not-back"


@WHY.at("ride", "ride")
def why_not_ridden(s: Fury, h: int, choice: int) -> str:
    """F87-RAIL-05, F87-RAIL-06, F87-RAIL-09, F87-RAIL-10  Where the train does not go."""
    p, q = s.at[h], choice & NOUN
    return "train-goes" if p == q else "beyond-train" if q in within(RAIL_WAYS, p, FAR, (), ()) else "not-by-rail"


@WHY.at("bats-lead", "lead")
@WHY.at("storm-leads", "lead")
def why_not_led(s: Fury, seat: int, choice: int) -> str:
    """F87-CARD-bats, F87-CARD-control-storms  Where Dracula cannot take hunters."""
    p, q = mover(s, seat), choice & NOUN
    if is_sea(p):
        return "no-new-port" if q in SEAS[p] else "no-sea-way"
    return "not-to-castle" if q in ROADS[p] else "already-there" if p == q else "no-road"


@WHY.at("swap-weapons", "to")
def why_no_taker(s: Fury, h: int, choice: int) -> str:
    """F87-GROUP-03  Another member of the group."""
    return "with-oneself" if (choice & NOUN) - w.SEAT0 == h else "not-in-group"
