"""Hunters on the move: by road, by rail, by sea, carried off by Bats, held by Fog, bound by what they announced."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.engine import CHANCE, EVERYONE, NOUN, Pile, always_known, question
from whitby.games.fury.europe import OFF, is_city, is_sea
from whitby.games.fury2005.damage import release_marker
from whitby.games.fury2005.europe import ALL_PLACES, PORT, ROADS, SEAS, rail_reach, road_reach, sea_moves, trains_leave
from whitby.games.fury2005.state import Fury, blocks, end_turn, leader, members
from whitby.games.fury2005.windows import AT_SEA, BEFORE_ROLL, RAIL_DECLARED, open_window_for_all
from whitby.games.fury2005.words import (
    BATS,
    CARRY,
    DRACULA,
    EMPTY,
    GODALMING,
    HUNTERS,
    PASS,
    RAIL,
    REROLL,
    RIDE,
    ROAD,
    SAIL,
    SEAT0,
    STAY,
    TRAIN_0,
    TRAIN_2_3,
    TRAIN_FACES,
    TRAIN_ROLL,
    TRAIN_X,
    TRAVEL,
)

ON_FOOT: Final[list[list[int]]] = [[STAY] + [ROAD | q for q in ROADS[p]] for p in range(ALL_PLACES)]
TRAIN_ROLLS: Final = [TRAIN_ROLL | face for face in TRAIN_FACES]
VERB_BITS: Final = ~NOUN


# --- the Movement Phase -----------------------------------------------------------------
def move_phase(s: Fury) -> None:
    """F05-MOVE-01, F05-GROUP-04, F05-GROUP-23  One move for all: Fog holds them, Bats carry them off, else they go where they like."""
    if s.turn_over or s.moved:
        return
    s.moved_from = s.at[leader(s)]
    if s.fogged & s.group:
        s.tell(EVERYONE, "fog-holds", SEAT0 + leader(s))
        bats_leave(s)
    elif s.batted & s.group:
        s.do(bats_carry)
    else:
        if is_sea(s.moved_from):
            open_window_for_all(s, AT_SEA, leader(s))
        s.do(hunters_move)
    s.do(move_over)


def move_over(s: Fury) -> None:
    """F05-MOVE-07  The Movement Phase is used up, and with it what was announced for it."""
    for h in members(s):
        s.announced[h] = EMPTY
    s.moved = True


def journey_forgotten(s: Fury) -> None:
    """Nothing of a turn's journey, or of what was played for one that never began, reaches the next turn."""
    s.moved = False
    s.moved_from = OFF
    s.horses = 0
    s.sea_steps = 0
    s.train = EMPTY
    s.rerolled = False
    s.carriage = False
    s.delayed = False


@question("hunters-move", known=always_known)
def hunters_move(s: Fury) -> None:
    """F05-MOVE-03, F05-MOVE-07, F05-GROUP-21  One way of travel, or staying on land; the leader chooses unless a move was announced."""
    if not s.moved:
        s.ask(leader(s), as_announced(s, moves(s)), move_chosen)


def moves(s: Fury) -> list[int]:
    """F05-MOVE-01 to F05-MOVE-06, F05-SEA-02, F05-RAIL-05  What is open from here; after a 0 on the train die no second train."""
    p = s.at[leader(s)]
    if is_sea(p):
        return [SAIL | q for q in sails(s)] or [STAY]
    blocked = blocks(s)
    if s.horses:
        near = road_reach(p, 1, blocked)
        return on_foot(p, blocked) + [RIDE | q for q in road_reach(p, s.horses, blocked) if q not in near]
    options = [STAY] if s.sea_steps else on_foot(p, blocked)
    if not s.sea_steps and s.train == EMPTY and trains_leave(p, blocked):
        options.append(RAIL)
    if PORT[p]:
        options += [SAIL | q for q in sails(s)]
    return options


def on_foot(p: int, blocked: Pile) -> list[int]:
    """F05-MOVE-02  Staying, or one road."""
    return [STAY] + [ROAD | q for q in road_reach(p, 1, blocked)] if blocked else list(ON_FOOT[p])


def as_announced(s: Fury, options: list[int]) -> list[int]:
    """F05-MOVE-07  An announced move that is legal now must be made; in a group the first member's that is."""
    for h in members(s):
        move = s.announced[h]
        if move != EMPTY and move in options:
            return [move]
        if move & VERB_BITS == TRAVEL and RAIL in options:
            return [RAIL]
    return options


def move_chosen(s: Fury, choice: int) -> None:
    """F05-MOVE-02, F05-MOVE-04, F05-MOVE-05  They go together; by rail the die decides how far."""
    verb = choice & VERB_BITS
    if choice == STAY:
        s.tell(EVERYONE, "stays", SEAT0 + leader(s))
    elif verb == SAIL:
        set_sail(s, choice & NOUN)
    elif verb == RAIL:
        s.tell(EVERYONE, "declares-rail", SEAT0 + leader(s))
        open_window_for_all(s, RAIL_DECLARED, leader(s))
        s.do(before_roll)
        s.do(train_rolls)
    else:
        group_goes(s, choice & NOUN)


def group_goes(s: Fury, place: int) -> None:
    """F05-GROUP-04, F05-MOVE-05  All of the group stand there; on land no ban of the sea remains."""
    for h in members(s):
        arrive(s, h, place)


def arrive(s: Fury, h: int, place: int) -> None:
    """F05-SEA-03, F05-SEA-04  One hunter comes somewhere: at sea he knows from where, and which port he left."""
    if is_sea(place):
        s.came_from[h] = s.at[h]
        if is_city(s.at[h]):
            s.embarked[h] = s.at[h]
    else:
        s.came_from[h] = OFF
        s.embarked[h] = OFF
    s.at[h] = place
    s.tell(EVERYONE, "arrives", SEAT0 + h, place)


# --- by sea -----------------------------------------------------------------------------
def sails(s: Fury) -> list[int]:
    """F05-SEA-01, F05-SEA-03, F05-SEA-04, F05-GROUP-22  One step by sea; no member goes back, none to the port he left."""
    near = sea_moves(s.at[leader(s)], 1, s.storm, ())
    for h in members(s):
        left = (s.came_from[h], s.embarked[h])
        if left != (OFF, OFF):
            near = [q for q in near if q not in left]
    return near


def set_sail(s: Fury, place: int) -> None:
    """F05-SEA-01, F05-SEA-16, F05-CARD-excellent-weather  One step, free of cost; in excellent weather another, until they land."""
    s.moved_from = s.at[leader(s)]
    group_goes(s, place)
    s.sea_steps = max(0, s.sea_steps - 1) if is_sea(place) else 0
    if s.sea_steps:
        s.do(sail_on)


@question("sail-on", known=always_known)
def sail_on(s: Fury) -> None:
    """F05-CARD-excellent-weather  Further, or not."""
    s.ask(leader(s), [STAY] + [SAIL | q for q in sails(s)], sailed_on)


def sailed_on(s: Fury, choice: int) -> None:
    """F05-CARD-excellent-weather  One step more."""
    if choice != STAY:
        set_sail(s, choice & NOUN)


@question("land-now", known=always_known)
def land_now(s: Fury, h: int) -> None:
    """F05-CARD-stormy-seas  A hunter in the storm lands at once in an adjacent port of his choice."""
    s.ask(h, [SAIL | q for q in SEAS[s.at[h]] if is_city(q)], landed)


def landed(s: Fury, h: int, choice: int) -> None:
    """F05-CARD-stormy-seas  He stands in the port."""
    arrive(s, h, choice & NOUN)


# --- by rail ----------------------------------------------------------------------------
def before_roll(s: Fury) -> None:
    """F05-CARD-chartered-carriage  Instead of rolling, unless a False Tip-off holds the train."""
    if not s.delayed:
        open_window_for_all(s, BEFORE_ROLL, leader(s))


@question("train-die")
def train_rolls(s: Fury) -> None:
    """F05-RAIL-02, F05-RAIL-14, F05-CARD-false-tip-off  One roll for all; a False Tip-off is an X, a Chartered Carriage a 2/3."""
    if s.delayed:
        train_stops(s)
    elif s.carriage:
        s.train = TRAIN_2_3
        s.do(train_goes)
    else:
        s.ask(CHANCE, TRAIN_ROLLS, train_rolled)


def train_rolled(s: Fury, choice: int) -> None:
    """F05-RAIL-03, F05-RAIL-05, F05-RAIL-13  What the die shows; Lord Godalming may roll it once more."""
    s.train = choice & NOUN
    s.tell(EVERYONE, "rolled", s.train)
    if s.group & BIT[GODALMING] and not s.rerolled:
        s.do(roll_again)
    else:
        s.do(train_decides)


@question("roll-again", known=always_known)
def roll_again(s: Fury) -> None:
    """F05-RAIL-13  Once in a rail move."""
    s.ask(GODALMING, [PASS, REROLL], rolls_again)


def rolls_again(s: Fury, choice: int) -> None:
    """F05-RAIL-13  The second roll stands."""
    if choice == REROLL:
        s.rerolled = True
        s.tell(EVERYONE, "rolls-again", SEAT0 + GODALMING)
        s.do(train_rolls)
    else:
        s.do(train_decides)


def train_decides(s: Fury) -> None:
    """F05-RAIL-03, F05-RAIL-05  X ends the turn; a 0 leaves road and sea; else the train goes."""
    if s.train == TRAIN_X:
        train_stops(s)
    elif s.train == TRAIN_0:
        s.do(hunters_move)
    else:
        s.do(train_goes)


def train_stops(s: Fury) -> None:
    """F05-RAIL-03, F05-RAIL-04  The turn ends at once; the next one is as ever."""
    s.tell(EVERYONE, "no-train", SEAT0 + leader(s))
    end_turn(s)


@question("train-goes", known=always_known)
def train_goes(s: Fury) -> None:
    """F05-RAIL-06 to F05-RAIL-12  Where to, by what was rolled; or they stay, but take no road and no ship."""
    reach = rail_reach(s.at[leader(s)], s.train - TRAIN_0, s.rail_exactly, blocks(s))
    s.ask(leader(s), as_announced(s, [STAY] + [TRAVEL | q for q in reach]), train_arrives)


def train_arrives(s: Fury, choice: int) -> None:
    """F05-RAIL-12  Only the last city counts."""
    if choice == STAY:
        s.tell(EVERYONE, "stays", SEAT0 + leader(s))
    else:
        group_goes(s, choice & NOUN)


# --- carried by Bats ----------------------------------------------------------------------
@question("bats-carry", known=always_known)
def bats_carry(s: Fury) -> None:
    """F05-CARD-bats  Dracula moves them along one road of his choice; without one they stay."""
    reach = road_reach(s.at[leader(s)], 1, blocks(s))
    if reach:
        s.ask(DRACULA, [CARRY | q for q in reach], bats_carried)
    else:
        bats_leave(s)


def bats_carried(s: Fury, choice: int) -> None:
    """F05-CARD-bats  They stand where he put them, and the marker goes."""
    group_goes(s, choice & NOUN)
    bats_leave(s)


def bats_leave(s: Fury) -> None:
    """F05-GROUP-23  Bats that were to carry these hunters now are done with them."""
    for h in HUNTERS:
        if s.batted & s.group & BIT[h]:
            release_marker(s, BATS, h)
