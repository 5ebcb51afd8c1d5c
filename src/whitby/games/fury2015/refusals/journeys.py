"""Why a place is not reached: roads, seas, railways, and where Dracula takes a hunter."""

from __future__ import annotations

from typing import Final

from whitby.engine import NOUN
from whitby.games.fury.europe import is_city, is_sea, within
from whitby.games.fury2015 import europe as e
from whitby.games.fury2015.fast_horses import ride_out
from whitby.games.fury2015.refusals.why import CARRIAGE, WHY, about, most_roads, taken_from
from whitby.games.fury2015.state import Fury
from whitby.games.fury2015.words import WHITE, YELLOW

FAR: Final = e.ALL_PLACES  # as far as railways go


def joined(ways: tuple[tuple[int, int], ...], q: int) -> bool:
    """Does one of these links lead there?"""
    return q in [x for x, _ in ways]


def why_not_road(s: Fury, p: int, q: int) -> str:
    """Why no road leads there now."""
    if p == q:
        return "at-least-one"
    if not joined(e.ROAD_WAYS[p], q):
        return "only-railway" if joined(e.RAIL_WAYS[p], q) else "no-road"
    return "fog" if p in s.fog or q in s.fog else "blocked"


def why_not_sail(s: Fury, p: int, q: int) -> str:
    """Why no sea way leads there now."""
    if p == q:
        return "at-least-one"
    return "no-sea-way" if q not in e.SEAS[p] else "storm" if q in s.storms else "fog"


@WHY.at("sail-on", "sail")
def why_not_sailed(s: Fury, h: int, choice: int) -> str:
    """F15-CARD-excellent-weather  Why the second sea move does not lead there."""
    return why_not_sail(s, s.at[h], choice & NOUN)


@WHY.at("carried-off", "carry")
@WHY.at("wild-horses", "carry")
def why_not_carried(s: Fury, seat: int, choice: int) -> str:
    """Where Dracula cannot take a hunter."""
    p, q = taken_from(s), choice & NOUN
    if e.is_hospital(p):
        return "fog" if q == e.ATTACHED[p] else "no-road"
    if is_sea(p):
        return "fog" if q in e.SEAS[p] and is_city(q) else "no-sea-way"
    return why_not_road(s, p, q)


@WHY.at("ride-out", "road")
@WHY.at("hurries", "road")
def why_not_ridden(s: Fury, h: int, choice: int) -> str:
    """Fast Horses, and Sense of Emergency: several roads in one go."""
    p, q, most = s.at[h], choice & NOUN, most_roads(s)
    if p == q:
        return "at-least-one"
    if q not in within(e.ROAD_WAYS, p, FAR, (), ()):
        return "no-road"
    if q not in within(e.ROAD_WAYS, p, most, (), ()):
        return "beyond-horses" if s.running[0] is ride_out else "beyond-emergency"
    return "blocked" if q in within(e.ROAD_WAYS, p, most, (), s.fog) else "fog"


# --- railway --------------------------------------------------------------------------
def why_not_rail(s: Fury, h: int, ticket: int) -> str:
    """A ticket that brings the hunter nowhere."""
    p = s.at[h]
    if ticket not in s.tickets[h]:
        return "no-ticket"
    if not e.RAIL_WAYS[p]:
        return "no-railway"
    if p in s.fog:
        return "fogged-railway"
    if not YELLOW[ticket] and not e.WHITE_WAYS[p]:
        return "white-only"
    return "blocked-railway" if e.rail_reach(p, WHITE[ticket], YELLOW[ticket], (), s.fog) else "fogged-railway"


def by_train(s: Fury, p: int, blocks: tuple[int, ...], fog: tuple[int, ...]) -> list[int]:
    """How far the train would go, were these the only roadblocks and fogs."""
    if s.chartered_carriage:
        return within(e.RAIL_WAYS, p, CARRIAGE, blocks, fog)
    return e.rail_reach(p, WHITE[s.ticket_spent], YELLOW[s.ticket_spent], blocks, fog)


@WHY.at("train-leaves", "ride")
def why_not_ride(s: Fury, seat: int, choice: int) -> str:
    """Where the train does not go."""
    p, q = s.at[about(s, 0)], choice & NOUN
    if p == q:
        return "at-least-one"
    if q not in within(e.RAIL_WAYS, p, FAR, (), ()):
        return "not-by-rail" if e.RAIL_WAYS[p] else "no-railway"
    if q in by_train(s, p, (), ()):
        return "blocked-railway" if q in by_train(s, p, (), s.fog) else "fogged-railway"
    if s.chartered_carriage:
        return "beyond-carriage"
    if q in within(e.WHITE_WAYS, p, FAR, (), ()):
        return "beyond-white"
    return "beyond-yellow" if YELLOW[s.ticket_spent] else "white-only"
