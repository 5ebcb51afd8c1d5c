"""What Dracula may play in his Movement Phase and what it does: roads, sea, powers and their combinations; and if nothing is left."""

from __future__ import annotations

from typing import Final

from whitby.cards import kinds
from whitby.engine import EVERYONE, NOUN, question
from whitby.games.fury.europe import CASTLE, OFF, is_city, is_sea
from whitby.games.fury.trail import LAIRS, TRAIL, here, hideout_of
from whitby.games.fury2005.decks import draw_encounters, to_pool, trim_encounters
from whitby.games.fury2005.europe import SEAS, dracula_reach
from whitby.games.fury2005.state import (
    BACK,
    CUT,
    KIND,
    PAID,
    UP,
    WOLF,
    Fury,
    dracula_at,
    gain_blood,
    hunters_in,
    is_night,
    lose_blood,
    marked,
)
from whitby.games.fury2005.trail import arrives, clear_to, harker_watches, lay_card, reveal, slide
from whitby.games.fury2005.words import (
    DARK_CALL,
    DRACULA,
    EMPTY,
    FEED,
    HIDE,
    KEEP,
    LAY,
    MARKER0,
    RED_SPACES,
    RETRACE,
    RUFUS_SMITH,
    SPACE0,
    WOLF_AND_HIDE,
    WOLF_AND_RETRACE,
)
from whitby.games.fury2005.words import WOLF as PROWL

DARK_CALL_COST: Final = 2
WOLF_FORM_COST: Final = 1


# --- what is open ---------------------------------------------------------------------
def dracula_moves(s: Fury) -> list[int]:
    """F05-DMOVE-01, F05-SEA-02, F05-SEA-11  A location, a power or both; at sea no power and no staying."""
    place = dracula_at(s)
    if is_sea(place):
        return [LAY | q for q in sea_zones(s, place) + landings(s, place)]
    near = dracula_reach(place, 1, marked(s))
    laid = set(s.trail)
    return [LAY | q for q in near if q not in laid] + [LAY | q for q in sea_zones(s, place)] + power_moves(s, place, near, laid)


def sea_zones(s: Fury, place: int) -> list[int]:
    """F05-SEA-01, F05-SEA-03, F05-SEA-08  Linked zones that he can pay for, without a storm, and never back to where he was."""
    if not can_pay(s, sea_cost(s)):
        return []
    return [q for q in SEAS[place] if is_sea(q) and q not in s.trail and q != s.storm and q != s.dracula_from]


def landings(s: Fury, place: int) -> list[int]:
    """F05-SEA-03, F05-SEA-04, F05-SEA-07  Linked ports but the one he embarked from; landing is free."""
    closed = (s.dracula_from, s.dracula_port, *marked(s))
    return [q for q in SEAS[place] if is_city(q) and q not in s.trail and q not in closed]


def power_moves(s: Fury, place: int, near: list[int], laid: set[int]) -> list[int]:
    """F05-POWER-02, F05-POWER-03, F05-POWER-13, F05-HOST-06  Powers not in the Trail; by day Double Back and Hide.

    From Consecrated Ground he must leave, so what lets him stay is closed there; under a Host (F05-HOST-13) it is not.
    """
    may_stay = place != s.consecrated
    may_hide = may_stay and HIDE not in laid
    may_retrace = not any([m & BACK for m in s.hideout_marks])
    moves = [LAY | HIDE] if may_hide else []
    if may_retrace:
        moves += [RETRACE | q for q in near if q in laid]
    if is_night(s):
        if may_stay and FEED not in laid:
            moves.append(LAY | FEED)
        if may_stay and DARK_CALL not in laid and can_pay(s, DARK_CALL_COST):
            moves.append(LAY | DARK_CALL)
        if can_pay(s, WOLF_FORM_COST) and not any([m & WOLF for m in s.hideout_marks]):
            moves += wolf_moves(s, place, laid, may_hide, may_retrace)
    return moves


def wolf_moves(s: Fury, place: int, laid: set[int], may_hide: bool, may_retrace: bool) -> list[int]:
    """F05-POWER-09, F05-POWER-10, F05-POWER-11  One or two roads, alone or with Double Back; or a feigned move with Hide."""
    reach = dracula_reach(place, 2, marked(s))
    moves = [PROWL | q for q in reach if q not in laid]
    if may_hide:
        moves.append(WOLF_AND_HIDE)
    if may_retrace:
        moves += [WOLF_AND_RETRACE | q for q in reach if q in laid]
    return moves


def can_pay(s: Fury, cost: int) -> bool:
    """F05-SEA-09, F05-WIN-03  A payment never takes his last Blood."""
    return cost == 0 or s.blood > cost


def sea_cost(s: Fury) -> int:
    """F05-SEA-05, F05-SEA-06, F05-CARD-rufus-smith  The 1st, 3rd, 5th zone in a row costs 1 Blood; with Rufus Smith each one."""
    return 1 if s.sailed % 2 == 0 or s.allies[0] == RUFUS_SMITH else 0


# --- what it does ---------------------------------------------------------------------
def make_move(s: Fury, choice: int) -> None:
    """F05-POWER-01  Dracula plays a location, a power, or an allowed combination."""
    verb = choice & ~NOUN
    noun = choice & NOUN
    wolf = WOLF if verb in (PROWL, WOLF_AND_HIDE, WOLF_AND_RETRACE) else 0
    if wolf:
        s.tell(EVERYONE, "wolf-form")
        lose_blood(s, WOLF_FORM_COST)
    if verb in (RETRACE, WOLF_AND_RETRACE):
        double_back(s, noun, wolf)
    elif verb == WOLF_AND_HIDE or noun == HIDE:
        play_hide(s, wolf)
    elif noun == DARK_CALL:
        play_dark_call(s)
    elif noun == FEED:
        lay_card(s, FEED, 0)
        gain_blood(s, 1)
    else:
        go_to(s, noun, wolf)


def go_to(s: Fury, place: int, marks: int) -> None:
    """F05-DMOVE-03, F05-SEA-05, F05-TRAIL-15  By road, or by sea, where the Blood paid lies behind the new card."""
    if is_sea(place) and sea_cost(s):
        lose_blood(s, 1)
        marks |= PAID
    leave_for(s, place)
    lay_card(s, place, marks)
    arrives(s)


def leave_for(s: Fury, place: int) -> None:
    """F05-SEA-03, F05-SEA-04, F05-SEA-06  At sea it counts where he was before, where he embarked and how many zones he has entered."""
    if is_sea(place):
        s.dracula_from = dracula_at(s)
        if is_city(s.dracula_from):
            s.dracula_port = s.dracula_from
        s.sailed += 1
    else:
        s.dracula_from = OFF
        s.dracula_port = OFF
        s.sailed = 0


def play_hide(s: Fury, marks: int) -> None:
    """F05-CARD-hide, F05-POWER-23  Face down like a new location; face up in the Castle and where a hunter is."""
    s.hide_city = dracula_at(s)
    lay_card(s, HIDE, marks)
    if s.hide_city == CASTLE or hunters_in(s, s.hide_city):
        reveal(s, here(s.trail))


def play_dark_call(s: Fury) -> None:
    """F05-CARD-dark-call  2 Blood for ten encounters, of which he keeps what his hand may hold."""
    lay_card(s, DARK_CALL, 0)
    lose_blood(s, DARK_CALL_COST)
    s.do(draw_encounters, 10)
    s.do(trim_encounters)


def double_back(s: Fury, place: int, marks: int) -> None:
    """F05-CARD-double-back, F05-HIDDEN-13  All see which card comes to the front."""
    i = hideout_of(s.trail, place)
    s.tell(EVERYONE, "double-back", SPACE0 + i)
    if i in LAIRS:
        if len(s.hideout_encounters[i]) > 1:
            s.do(keep_one, i)
        s.do(come_from_catacombs, i, marks | BACK)
    else:
        come_from_trail(s, i, marks | BACK)


def come_from_trail(s: Fury, i: int, marks: int) -> None:
    """F05-POWER-14, F05-POWER-15, F05-POWER-21  The card and what lies on it; the gap is closed, so that none drops off."""
    card = s.trail[i]
    marks |= s.hideout_marks[i] & (UP | WOLF)
    encounters = s.hideout_encounters[i]
    s.hideout_marks[i - 1] &= ~PAID
    if i + 1 < TRAIL and s.trail[i + 1] != EMPTY:
        s.hideout_marks[i - 1] |= CUT
    leave_for(s, card)
    slide(s, i)
    s.trail[0] = card
    s.hideout_marks[0] = marks
    s.hideout_encounters[0] = encounters
    arrives(s)
    if i == TRAIL - 1:
        harker_watches(s)


@question("keep-one")
def keep_one(s: Fury, i: int) -> None:
    """F05-POWER-16  Of two encounters in the Catacombs he keeps one."""
    s.ask(DRACULA, [KEEP | kind for kind in kinds(tuple(sorted([e & KIND for e in s.hideout_encounters[i]])))], one_kept)


def one_kept(s: Fury, i: int, choice: int) -> None:
    """F05-POWER-16, F05-HIDDEN-18  The other goes to the pool unseen, though all see which of the two it is."""
    kept = [e & KIND for e in s.hideout_encounters[i]].index(choice & NOUN)
    to_pool(s, s.hideout_encounters[i][1 - kept] & KIND)
    s.hideout_encounters[i] = (s.hideout_encounters[i][kept],)
    s.tell(EVERYONE, "one-kept", MARKER0 + 2 * i + kept)


def come_from_catacombs(s: Fury, i: int, marks: int) -> None:
    """F05-POWER-14, F05-POWER-17  All cards slide, and a seventh may take the space that is free now."""
    card = s.trail[i]
    marks |= s.hideout_marks[i]
    encounters = s.hideout_encounters[i]
    s.trail[i] = EMPTY
    s.hideout_marks[i] = 0
    s.hideout_encounters[i] = ()
    leave_for(s, card)
    lay_card(s, card, marks)
    s.hideout_encounters[0] = encounters
    arrives(s)


# --- no legal move --------------------------------------------------------------------
def no_legal_move(s: Fury) -> None:
    """F05-ERROR-01 to F05-ERROR-05, F05-HOST-07  One card stays, face up; Blood falls to the next red space, never below 1."""
    s.tell(EVERYONE, "no-legal-move")
    clear_to(s, 1)
    reveal(s, here(s.trail))
    lose_blood(s, s.blood - max(1, max([red for red in RED_SPACES if red < s.blood])))
