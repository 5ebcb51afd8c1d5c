"""The three effects of Resolve, two of which are events too."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.engine import EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import OFF, ways, within
from whitby.games.fury.trail import TRAIL, here
from whitby.games.fury2005.damage import gain_health, pay_health
from whitby.games.fury2005.europe import ALL_PLACES, EDGES
from whitby.games.fury2005.state import UP, Fury, blocks, dracula_at, hide_space
from whitby.games.fury2005.trail import reveal_by_card, turn_up
from whitby.games.fury2005.windows import OPEN_OFFERS, OPEN_RULES, TURN_BEGINS
from whitby.games.fury2005.words import (
    DARK_CALL,
    EMPTY,
    FEED,
    HEALTH,
    HIDE,
    HUNTERS,
    HURRY,
    REPORT,
    SEAT0,
    SPACE0,
    STRENGTHEN,
    VAMPIRES_WIN,
)

OLDEST_LOCATION: Final = 0  # what Newspaper Reports reveals: the option `newspaper`
OLDEST_CARD: Final = 1
LYING_LONGEST: Final = 2

USED: Final[dict[int, int]] = {REPORT: 1, HURRY: 2, STRENGTHEN: 4}  # bits of `resolve_used`
LINKS: Final = ways(ALL_PLACES, EDGES, list(range(len(EDGES))))  # roads and railways
ANYWHERE: Final[list[list[int]]] = [[HURRY | q for q in range(ALL_PLACES) if q != p] for p in range(ALL_PLACES)]


# --- spending -------------------------------------------------------------------------
def may_spend(s: Fury) -> bool:
    """F05-RESOLVE-02, F05-RESOLVE-04, F05-GROUP-19  One a turn, of a hunter or of a whole group, while there is some."""
    return s.resolve > 0 and not s.resolve_spent


def resolve_offers(s: Fury, h: int) -> list[int]:
    """F05-RESOLVE-01, F05-RESOLVE-03  What one Resolve may buy now; in a round no effect twice."""
    options: list[int] = []
    if not may_spend(s):
        return options
    if not s.resolve_used & USED[REPORT] and lies_face_down(s):
        options.append(REPORT)
    if not s.resolve_used & USED[HURRY]:
        options += emergency_moves(s, h)
    if not s.resolve_used & USED[STRENGTHEN]:
        options += [STRENGTHEN | (SEAT0 + x) for x in HUNTERS if s.health[x] < HEALTH[x]]
    return options


def spend(s: Fury, h: int, verb: int) -> None:
    """F05-RESOLVE-01  One Resolve for one effect."""
    s.resolve -= 1
    s.resolve_spent = True
    s.resolve_used |= USED[verb]
    s.tell(EVERYONE, "spends-resolve", SEAT0 + h)


def report(s: Fury, h: int, noun: int) -> None:
    """F05-RESOLVE-05  Newspaper Reports."""
    spend(s, h, REPORT)
    s.tell(EVERYONE, "reports", SEAT0 + h)
    s.do(newspaper_reports)


def hurry(s: Fury, h: int, place: int) -> None:
    """F05-RESOLVE-08  Sense of Emergency."""
    spend(s, h, HURRY)
    hurry_to(s, h, place)


def strengthen(s: Fury, h: int, noun: int) -> None:
    """F05-RESOLVE-13  Inner Strength: up to 4 Health for one hunter, himself or another."""
    spend(s, h, STRENGTHEN)
    gain_health(s, noun - SEAT0, 4)


OPEN_OFFERS[TURN_BEGINS] = resolve_offers
OPEN_RULES[REPORT] = report
OPEN_RULES[HURRY] = hurry
OPEN_RULES[STRENGTHEN] = strengthen


# --- Newspaper Reports --------------------------------------------------------------------
def is_face_down(s: Fury, i: int) -> bool:
    """Does a card lie face down in this Trail space? The powers that lie alone are face up, but Hide."""
    return s.trail[i] not in (EMPTY, DARK_CALL, FEED) and not s.hideout_marks[i] & UP


def lies_face_down(s: Fury) -> bool:
    """Is there any face-down card in the Trail?"""
    return any([is_face_down(s, i) for i in range(TRAIL)])


def reported_space(s: Fury) -> int:
    """F05-RESOLVE-05, F05-RESOLVE-07  The card that is due, or EMPTY: the Catacombs are ignored, and Hide by default."""
    for i in range(TRAIL - 1, -1, -1):
        if is_face_down(s, i) and (s.newspaper != OLDEST_LOCATION or s.trail[i] != HIDE):
            return i
        if s.newspaper == LYING_LONGEST and s.trail[i] != EMPTY:
            break
    return EMPTY


def newspaper_reports(s: Fury) -> None:
    """F05-RESOLVE-05, F05-RESOLVE-06, F05-RESOLVE-07  The oldest is revealed, but not where Dracula is: that he says."""
    i = reported_space(s)
    if i == EMPTY:
        s.tell(EVERYONE, "no-news")
    elif s.trail[i] == HIDE:
        turn_up(s, i)
    elif i == here(s.trail):
        s.tell(EVERYONE, "he-is-there", SPACE0 + i)
        hide = hide_space(s)
        if hide != EMPTY and s.hide_city == dracula_at(s) and is_face_down(s, hide):
            turn_up(s, hide)
    else:
        reveal_by_card(s, SPACE0 + i)


# --- Sense of Emergency -------------------------------------------------------------------
def emergency_price(s: Fury) -> int:
    """F05-RESOLVE-09  What it costs at least: 6 minus the Vampire track, or by cities 2."""
    return 2 if s.emergency_by_cities else VAMPIRES_WIN - s.vampires


def emergency_moves(s: Fury, h: int) -> list[int]:
    """F05-RESOLVE-08 to F05-RESOLVE-11  Where it leads, with more Health than it costs: anywhere, or so many cities by road or rail.

    Who is bound by Fog, Bats or a move he announced cannot use it, nor who has moved.
    """
    if s.moved or (s.fogged | s.batted) & s.group or s.announced[h] != EMPTY or s.health[h] <= emergency_price(s):
        return []
    if s.emergency_by_cities:
        return [HURRY | q for q in within(LINKS, s.at[h], 3 if s.health[h] > 4 else 2, blocks(s), ())]
    return [c for c in ANYWHERE[s.at[h]] if c & NOUN != s.storm] if s.storm != OFF else ANYWHERE[s.at[h]]


@question("emergency", known=always_known)
def emergency(s: Fury, h: int) -> None:
    """F05-CARD-sense-of-emergency  The event of that name asks where to."""
    moves = emergency_moves(s, h)
    if moves:
        s.ask(h, moves, emergency_chosen)


def emergency_chosen(s: Fury, h: int, choice: int) -> None:
    """F05-CARD-sense-of-emergency  Without Resolve."""
    hurry_to(s, h, choice & NOUN)


def hurry_to(s: Fury, h: int, place: int) -> None:
    """F05-RESOLVE-08, F05-RESOLVE-09, F05-RESOLVE-11  Health is paid, and the hunter alone moves; his group goes on without him."""
    price = emergency_price(s)
    if s.emergency_by_cities and place not in within(LINKS, s.at[h], 2, blocks(s), ()):
        price = 4
    pay_health(s, h, price)
    s.at[h] = place
    s.came_from[h] = OFF
    s.embarked[h] = OFF
    s.tell(EVERYONE, "hurries", SEAT0 + h, place)
    if s.group == BIT[h]:
        s.moved = True
    else:
        s.group &= ~BIT[h]
        s.hurried |= BIT[h]
