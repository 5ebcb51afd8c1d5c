"""What hunters cannot do in their turn: groups, journeys, Resolve, actions."""

from __future__ import annotations

from whitby.board import BIT
from whitby.engine import NOUN
from whitby.games.fury.europe import is_sea, within
from whitby.games.fury2005 import europe as e
from whitby.games.fury2005 import words as w
from whitby.games.fury2005.refusals.why import FAR, WHY, mover
from whitby.games.fury2005.resolve import USED, emergency_price, lies_face_down
from whitby.games.fury2005.state import Fury, members


# --- groups -----------------------------------------------------------------------------
@WHY.at("invite", "invite")
def why_not_invited(s: Fury, h: int, choice: int) -> str:
    """F05-GROUP-01, F05-GROUP-03, F05-GROUP-20  Who cannot join."""
    x = (choice & NOUN) - w.SEAT0
    if x == h:
        return "with-oneself"
    if s.at[x] != s.at[h]:
        return "not-here"
    return "group-skips" if s.skips & BIT[x] else "group-acted"


# --- journeys -----------------------------------------------------------------------------
@WHY.at("hunters-move", "stay", "road", "rail", "sail", "ride")
@WHY.at("sail-on", "sail")
@WHY.at("hunter-announces", "stay", "road", "sail")
def why_not_gone(s: Fury, h: int, choice: int) -> str:
    """Why a way of travel is closed, or does not lead there."""
    verb, p, q = choice & ~NOUN, s.at[h], choice & NOUN
    if [x for x in members(s) if s.announced[x] != w.EMPTY]:
        return "as-announced"
    if is_sea(p) and verb != w.SAIL:
        return "no-staying-at-sea" if verb == w.STAY else "at-sea"
    if verb == w.RAIL:
        return "one-roll" if s.train != w.EMPTY else "horse-on-roads" if s.horses or s.sea_steps else "no-railway"
    if verb == w.SAIL:
        return "horse-on-roads" if s.horses else why_not_sailed(s, h, q)
    if verb == w.RIDE and not s.horses:
        return "no-horse"
    return "sail-in-phase" if s.sea_steps else why_not_road(s, p, q, 2 if verb == w.RIDE else 1)


def why_not_road(s: Fury, p: int, q: int, roads: int) -> str:
    """F05-MOVE-02, F05-MOVE-06  Why no road leads there now."""
    if p == q:
        return "already-there"
    if q in within(e.ROAD_WAYS, p, roads, (), ()):
        return "blocked"
    return "beyond-horse" if roads == 2 else "only-railway" if q in [x for x, _ in e.RAIL_WAYS[p]] else "no-road"


def why_not_sailed(s: Fury, h: int, q: int) -> str:
    """F05-SEA-01, F05-SEA-03, F05-SEA-04, F05-GROUP-22  Why no ship goes there."""
    if q not in e.SEAS[s.at[h]]:
        return "no-sea-way"
    if q == s.storm:
        return "storm"
    return "not-back" if q in [s.came_from[x] for x in members(s)] else "not-where-embarked"


@WHY.at("train-goes", "travel")
def why_not_travelled(s: Fury, h: int, choice: int) -> str:
    """F05-RAIL-06 to F05-RAIL-10  Where the train does not go."""
    p, q = s.at[h], choice & NOUN
    if q not in within(e.RAIL_WAYS, p, FAR, (), ()):
        return "not-by-rail"
    if q in e.rail_reach(p, s.train - w.TRAIN_0, False, ()):
        return "exactly-so-far" if s.rail_exactly else "blocked"
    return "beyond-train"


@WHY.at("bats-carry", "carry")
@WHY.at("wild-horses", "carry")
@WHY.at("control-storms", "carry")
def why_not_carried(s: Fury, seat: int, choice: int) -> str:
    """Where Dracula cannot take hunters."""
    p = mover(s, seat)
    return "land-in-port" if is_sea(p) else why_not_road(s, p, choice & NOUN, 1)


# --- Resolve ------------------------------------------------------------------------------
@WHY.at("turn-begins", "report", "hurry", "strengthen")
@WHY.at("emergency", "hurry")
def why_not_resolved(s: Fury, h: int, choice: int) -> str:
    """F05-RESOLVE-01 to F05-RESOLVE-04, F05-RESOLVE-10, F05-RESOLVE-14  What an effect needs."""
    verb, noun = choice & ~NOUN, choice & NOUN
    if s.resolve_spent:
        return "one-resolve"
    if s.resolve == 0:
        return "no-resolve"
    if s.resolve_used & USED[verb]:
        return "effect-used"
    if verb == w.REPORT:
        return "nothing-face-down" if not lies_face_down(s) else "not-an-option"
    if verb == w.STRENGTHEN:
        return "full-health"
    if s.moved or (s.fogged | s.batted) & s.group or s.announced[h] != w.EMPTY:
        return "bound-to-place"
    if s.health[h] <= emergency_price(s):
        return "too-weak-to-hurry"
    return "already-there" if noun == s.at[h] else "storm" if noun == s.storm else "beyond-emergency"


# --- actions ------------------------------------------------------------------------------
@WHY.at("hunter-acts", "rest", "supply", "trade")
def why_not_acted(s: Fury, h: int, choice: int) -> str:
    """F05-GROUP-05, F05-TRADE-01, F05-TRADE-04  One member rests or resupplies; for a trade somebody must be there with something."""
    if choice == w.TRADE:
        return "nobody-to-trade"
    return "one-action" if s.group & BIT[(choice & NOUN) - w.SEAT0] else "not-in-group"


@WHY.at("trade-turn", "to")
def why_not_partner(s: Fury, h: int, choice: int) -> str:
    """F05-TRADE-01  Another hunter in the city."""
    return "with-oneself" if (choice & NOUN) - w.SEAT0 == h else "no-trade-partner"


@WHY.at("give-item", "give")
def why_not_given(s: Fury, h: int, choice: int) -> str:
    """F05-TRADE-03  Items only, and none that was received in this trade."""
    return "no-events-in-trade" if choice & NOUN >= w.EVENT0 else "given-already"
