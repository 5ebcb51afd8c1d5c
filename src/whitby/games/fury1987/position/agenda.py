"""What waits in a position outside of a combat, the next on top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.board import BIT
from whitby.engine import Task
from whitby.games.fury.europe import CASTLE, OFF
from whitby.games.fury1987.dracula import dracula_turn
from whitby.games.fury1987.hunters import action_phase, hunter_turn, move_done, turn_ends
from whitby.games.fury1987.journeys import movement
from whitby.games.fury1987.position.board import HUNTER, LONDON, SEAT
from whitby.games.fury1987.rules import dracula_starts, hunter_starts, next_round
from whitby.games.fury1987.state import Fury
from whitby.games.fury1987.winning import round_ends, too_long
from whitby.games.fury1987.words import HUNTERS, SEATS
from whitby.positions import listed, must, one_of

STEPS: Final = ("begin", "move", "act")
END_OF_ROUND: Final[list[Task]] = [(next_round, ()), (too_long, ()), (round_ends, ())]


def turns_from(first: int) -> list[Task]:
    """The turns of the hunters from this one on, and the end of the round below them."""
    return END_OF_ROUND + [(hunter_turn, (h,)) for h in reversed(HUNTERS) if h >= first]


def agenda(s: Fury, parts: Mapping[str, Any], phase: str) -> list[Task]:
    """A turn from its start, or from a step on."""
    if phase == "setup":
        return setup_agenda(s, parts)
    if phase == "dracula":
        must(parts.get("turn", "dracula") == "dracula", "in the phase dracula it is Dracula's turn")
        return [*turns_from(0), (dracula_turn, ())]
    s.in_castle = int(s.dracula_at == CASTLE)
    return hunter_agenda(s, HUNTER.number(parts.get("turn", "godalming")), parts, str(parts.get("step", "begin")))


def setup_agenda(s: Fury, parts: Mapping[str, Any]) -> list[Task]:
    """The hunters from `turn` on have not started yet."""
    first = SEAT.number(parts.get("turn", "godalming"))
    for h in HUNTERS:
        must(h < first or s.at[h] == OFF, f"{SEATS[h]} has not started yet")
        if h < first and s.at[h] == OFF:
            s.at[h] = LONDON
    must(s.dracula_at == OFF, "Dracula has not started yet")
    return [(next_round, ()), (dracula_starts, ()), *[(hunter_starts, (h,)) for h in reversed(HUNTERS) if h >= first]]


def hunter_agenda(s: Fury, h: int, parts: Mapping[str, Any], step: str) -> list[Task]:
    """A hunter's turn from a step on, then those of the others and the next round."""
    one_of("step of a hunter's turn", step, STEPS)
    s.acted = BIT[h] - 1
    if step == "begin":
        must("group" not in parts, "at the beginning no group is formed yet")
        return turns_from(h)
    s.turn = h
    s.group = BIT[h] | sum([BIT[HUNTER.number(name)] for name in listed("group", parts.get("group")) if name != SEATS[h]])
    s.acted |= s.group
    s.together = s.group if s.group != BIT[h] else 0
    must(s.group & (BIT[h] - 1) == 0, "the first of a group has the turn")
    must(all([s.at[other] == s.at[h] for other in HUNTERS if s.group & BIT[other]]), "a group stands in one place")
    waiting: list[Task] = [*turns_from(h + 1), (turn_ends, ()), (action_phase, ())]
    if step == "act":
        s.moved_from = s.at[h]
        return waiting
    return [*waiting, (move_done, ()), (movement, ())]
