"""How a game ends: Vampires on the chart, hunters gone, Vampires destroyed, rounds in the Castle; and Valour Points."""

from __future__ import annotations

from whitby.board import BIT
from whitby.engine import EVERYONE, PLAYING
from whitby.games.fury.europe import CASTLE
from whitby.games.fury1987.state import Fury, gone, in_play, vampires_on_chart
from whitby.games.fury1987.words import (
    GONE_WHILE_HE_FLEES,
    HUNTERS,
    HUNTERS_GONE,
    MAJOR,
    MINOR,
    MINOR_CLAIMED,
    NUMBER0,
    SEAT0,
    SIX_DESTROYED,
    SIX_VAMPIRES,
    STAYED_IN_CASTLE,
    SUPREME,
    SURVIVED_IN_CASTLE,
    TO_DRACULA,
    TO_HUNTERS,
    TOO_LONG,
    VALOUR,
    VICTORY,
)


# --- Dracula's victory --------------------------------------------------------------------
def check_win(s: Fury) -> None:
    """F87-WIN-17, F87-FLEE-06  After each action; while he flees he cannot win."""
    if s.winners != PLAYING:
        return
    if not in_play(s):
        hunters_gone(s)
    elif not s.fleeing:
        reached = level(s)
        if reached >= MAJOR:
            s.win(TO_DRACULA, SIX_VAMPIRES, reached)
        elif reached == MINOR and s.minor_ends:
            s.win(TO_DRACULA, MINOR_CLAIMED, MINOR)


def level(s: Fury) -> int:
    """F87-WIN-01, F87-WIN-02, F87-WIN-03, F87-WIN-09  How far he has come by his Vampires and the hunters who are gone; 0 if not far."""
    vampires = vampires_on_chart(s)
    lost = len(HUNTERS) - len(in_play(s))
    if vampires >= VICTORY["vampires"]:
        return SUPREME if lost else MAJOR
    return MINOR if vampires >= VICTORY["vampires_minor"] and lost >= VICTORY["hunters_gone_minor"] else 0


def hunters_gone(s: Fury) -> None:
    """F87-WIN-05, F87-WIN-06  With nobody left he wins as far as he has come, at least a little; fleeing, nobody wins."""
    if s.fleeing:
        s.win(0, GONE_WHILE_HE_FLEES)
    else:
        s.win(TO_DRACULA, HUNTERS_GONE, max(MINOR, level(s)))


def hunter_gone(s: Fury) -> None:
    """F87-WIN-17  A hunter is dead or turned."""
    check_win(s)


def may_claim(s: Fury) -> bool:
    """F87-WIN-03, F87-WIN-04, F87-FLEE-06  Three Vampires and two hunters gone, and he does not flee."""
    return not s.fleeing and level(s) >= MINOR


# --- Vampires destroyed -------------------------------------------------------------------
def vampire_destroyed(s: Fury) -> None:
    """F87-WIN-10, F87-WIN-11, F87-WIN-12, F87-WIN-20  The sixth ends the game; if he ever consumed one, the hunters win a little."""
    s.vampires_destroyed += 1
    s.tell(EVERYONE, "vampires-destroyed", NUMBER0 + s.vampires_destroyed)
    if s.vampires_destroyed == VICTORY["destroyed"] and s.winners == PLAYING:
        nobody_or_hunters(s, s.consumed != 0, SIX_DESTROYED)


def nobody_or_hunters(s: Fury, hunters: bool, ending: int) -> None:
    """F87-WIN-10, F87-WIN-11, F87-WIN-18  Stalemate, or a minor victory of the hunters."""
    if hunters:
        s.win(TO_HUNTERS, ending, MINOR)
    else:
        s.win(0, ending)


# --- rounds -------------------------------------------------------------------------------
def round_ends(s: Fury) -> None:
    """F87-CASTLE-04, F87-CASTLE-05, F87-WIN-15, F87-WIN-16, F87-HIDDEN-38  Was he in the Castle since his own turn?

    Fleeing, he has survived all hunters there; else the third round running ends the game. Nothing is heard before.
    """
    if not s.in_castle or s.dracula_at != CASTLE:
        s.castle_rounds = 0
        return
    s.castle_rounds += 1
    if s.fleeing:
        s.win(TO_HUNTERS, SURVIVED_IN_CASTLE, MINOR)
    elif s.castle_rounds == VICTORY["castle_rounds"]:
        s.win(TO_HUNTERS, STAYED_IN_CASTLE, MINOR)


def too_long(s: Fury) -> None:
    """F87-WIN-18  A safety stop, after 200 rounds unless the players agreed on another number; 0 is none."""
    if 0 < s.round_limit <= s.round:
        nobody_or_hunters(s, s.consumed != 0 or s.fleeing, TOO_LONG)


# --- Valour Points --------------------------------------------------------------------------
def valour(s: Fury, h: int, deed: str) -> None:
    """F87-VALOUR-01, F87-VALOUR-03  Points for a deed, if they are counted; none for the dead and turned."""
    if s.counts_valour and not gone(s) & BIT[h]:
        s.valour[h] += VALOUR[deed]
        s.tell(EVERYONE, "valour", SEAT0 + h, NUMBER0 + VALOUR[deed])
