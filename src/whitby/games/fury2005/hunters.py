"""A hunter's turn: the group that shares it, its steps, and what ends it."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.engine import EVERYONE, NOUN, always_known, open_window, question
from whitby.games.fury.europe import CASTLE, is_sea
from whitby.games.fury2005.damage import release_marker
from whitby.games.fury2005.journeys import journey_forgotten, move_phase
from whitby.games.fury2005.search import search
from whitby.games.fury2005.state import Fury, leader, members
from whitby.games.fury2005.supply import hospital_cure, may_trade, rest, resupply, trade
from whitby.games.fury2005.windows import AFTER_ACTION, BEFORE_SEARCH, MOVE_DONE, TURN_BEGINS, has_say, open_window_for_all
from whitby.games.fury2005.words import (
    ACCEPT,
    DRACULA,
    FOG,
    HUNTERS,
    HUNTERS_OF,
    INVITE,
    PASS,
    REST,
    SEAT0,
    SUPPLY,
    TRADE,
)

VERB_BITS: Final = ~NOUN
RESTED: Final = 1  # what a group has done in its Action Phase: one member rested or resupplied
TRADED: Final = 2
ACTIONS_OF: Final[list[list[int]]] = [  # by group, without a trade
    [PASS] + [REST | (SEAT0 + h) for h in group] + [SUPPLY | (SEAT0 + h) for h in group] for group in HUNTERS_OF
]


# --- whose turn ---------------------------------------------------------------------------
def hunter_turn(s: Fury, h: int) -> None:
    """F05-ROUND-03, F05-GROUP-02, F05-DEFEAT-07  Who had his turn in a group has none; a defeated hunter skips one."""
    if s.acted & BIT[h]:
        return
    s.acted |= BIT[h]
    if s.skips & BIT[h]:
        s.skips &= ~BIT[h]
        s.tell(EVERYONE, "skips-turn", SEAT0 + h)
        return
    s.turn = h
    s.group = BIT[h]
    s.resolve_spent = False
    s.tell(EVERYONE, "turn", SEAT0 + h)
    if may_join(s, h, BIT[h]):
        s.do(invite, h, BIT[h])
    s.do(turn_begins)


# --- the group ------------------------------------------------------------------------------
def may_join(s: Fury, h: int, asked: int) -> list[int]:
    """F05-GROUP-01, F05-GROUP-03, F05-GROUP-20  Hunters in the same place who still have a turn to come, and were not asked yet."""
    closed = asked | s.acted | s.skips
    return [x for x in HUNTERS if s.at[x] == s.at[h] and not closed & BIT[x]]


@question("invite", known=always_known)
def invite(s: Fury, h: int, asked: int) -> None:
    """F05-GROUP-01, F05-ROUND-04  Before all else others may be invited, one after the other, as long as he likes."""
    others = may_join(s, h, asked)
    if others:
        s.ask(h, [PASS] + [INVITE | (SEAT0 + x) for x in others], invited)


def invited(s: Fury, h: int, asked: int, choice: int) -> None:
    """F05-GROUP-20  Who is invited must agree."""
    if choice != PASS:
        x = (choice & NOUN) - SEAT0
        s.tell(EVERYONE, "invites", SEAT0 + h, SEAT0 + x)
        s.do(joins, x)
        s.do(invite, h, asked | BIT[x])


@question("joins", known=always_known)
def joins(s: Fury, x: int) -> None:
    """F05-GROUP-20  He agrees or keeps his own turn."""
    s.ask(x, [ACCEPT, PASS], joined)


def joined(s: Fury, x: int, choice: int) -> None:
    """F05-GROUP-02, F05-GROUP-21  A member has no turn of his own in this round."""
    if choice == ACCEPT:
        s.group |= BIT[x]
        s.acted |= BIT[x]
        s.tell(EVERYONE, "joins", SEAT0 + x)
    else:
        s.tell(EVERYONE, "declines", SEAT0 + x)


# --- the steps ------------------------------------------------------------------------------
def turn_begins(s: Fury) -> None:
    """F05-ROUND-03, F05-ROUND-04  Cards and Resolve in any order, Movement, Action; a Fog met before this turn lasts to its end."""
    open_window_for_all(s, TURN_BEGINS, s.turn)
    s.do(hospital_cure)
    s.do(move_phase)
    s.do(move_done)
    s.do(action_phase)
    s.do(after_action)
    s.do(hurried_act)
    s.do(fog_lifts, s.fogged & s.group)
    s.do(turn_ends)


def move_done(s: Fury) -> None:
    """F05-CARD-customs-search  Dracula may search hunters who moved."""
    if has_say(s, DRACULA, MOVE_DONE, leader(s)):
        open_window(s, MOVE_DONE, leader(s))


def action_phase(s: Fury) -> None:
    """F05-SEARCH-01, F05-SEA-12  Search and act, on land; cards of one's own turn come first."""
    if not is_sea(s.at[leader(s)]):
        open_window_for_all(s, BEFORE_SEARCH, leader(s))
        s.do(search_now)
        s.do(choose_action)


def search_now(s: Fury) -> None:
    """F05-SEARCH-01  The search is compulsory, unless the turn has ended."""
    if not s.turn_over:
        search(s)


def choose_action(s: Fury) -> None:
    """F05-SEARCH-12, F05-CASTLE-03  Only after a search that met nothing, and not at the Castle."""
    if not s.turn_over and not s.met and s.at[leader(s)] != CASTLE:
        s.do(hunters_act, 0)


@question("hunter-acts", known=always_known)
def hunters_act(s: Fury, done: int) -> None:
    """F05-TRADE-04, F05-GROUP-05  One member rests, or one resupplies, or all trade; by option a trade comes besides."""
    if s.turn_over:
        return
    options = [PASS] if done & RESTED else list(ACTIONS_OF[s.group])
    if not done & TRADED and may_trade(s):
        options.append(TRADE)
    if len(options) > 1:
        s.ask(leader(s), options, hunters_acted)


def hunters_acted(s: Fury, done: int, choice: int) -> None:
    """F05-TRADE-04, F05-GROUP-05  What was chosen is done; a group that may trade besides is asked once more."""
    verb = choice & VERB_BITS
    if choice == PASS:
        return
    if choice == TRADE:
        done |= TRADED
        trade(s)
    else:
        done |= RESTED
        (rest if verb == REST else resupply)(s, (choice & NOUN) - SEAT0)
    if s.group_trade and len(members(s)) > 1 and done != RESTED | TRADED:
        s.do(hunters_act, done)


def after_action(s: Fury) -> None:
    """F05-EVENT-17  Cards for one's own turn once more, on land."""
    if not is_sea(s.at[leader(s)]):
        open_window_for_all(s, AFTER_ACTION, leader(s))


# --- the end --------------------------------------------------------------------------------
def hurried_act(s: Fury) -> None:
    """F05-RESOLVE-12, F05-GROUP-21  Whom Sense of Emergency took out of the group, he searches and acts where he is."""
    for h in HUNTERS:
        if s.hurried & BIT[h]:
            s.do(one_acts, h)


def one_acts(s: Fury, h: int) -> None:
    """F05-RESOLVE-12  His own Action Phase, whatever became of the group's."""
    if s.hurried & BIT[h]:
        s.hurried &= ~BIT[h]
        s.group = BIT[h]
        s.turn_over = False
        s.met = False
        s.do(action_phase)
        s.do(after_action)


def fog_lifts(s: Fury, fogged: int) -> None:
    """F05-CARD-fog, F05-GROUP-23  The Fog in which these hunters spent their turn goes."""
    for h in HUNTERS:
        if fogged & s.fogged & BIT[h]:
            release_marker(s, FOG, h)


def turn_ends(s: Fury) -> None:
    """F05-GROUP-03  The group is no more."""
    s.group = 0
    s.turn_over = False
    s.met = False
    journey_forgotten(s)
