"""What waits in a position outside of a fight, the next on top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.board import BIT
from whitby.engine import Rule, Task
from whitby.games.fury.europe import OFF
from whitby.games.fury2005 import dracula, hunters
from whitby.games.fury2005.journeys import move_phase
from whitby.games.fury2005.maturing import mature_dropped
from whitby.games.fury2005.position.board import STAND
from whitby.games.fury2005.position.names import HUNTER, SEAT
from whitby.games.fury2005.rules import dracula_starts, hunter_starts, hunters_turns, next_round
from whitby.games.fury2005.state import Fury
from whitby.games.fury2005.supply import hospital_cure
from whitby.games.fury2005.words import DRACULA, GODALMING, HUNTERS, SEATS
from whitby.positions import listed, must, one_of

DRACULAS: Final[tuple[tuple[str, tuple[Rule, ...]], ...]] = (  # the steps of his turn, the last first
    ("mature", (dracula.dracula_turn_ends, dracula.refill, mature_dropped)),
    ("action", (dracula.draculas_action,)),
    ("move", (dracula.movement,)),
    ("catacombs", (dracula.catacombs_step,)),
    ("time", (dracula.timekeeping,)),
)
DRACULA_STEPS: Final = ("start", "time", "catacombs", "move", "action", "mature")
HUNTER_STEPS: Final = ("begin", "move", "search", "act")


def agenda(s: Fury, parts: Mapping[str, Any], phase: str) -> list[Task]:
    """The turn from its start, or from a step on."""
    if phase == "setup":
        return setup_agenda(s, parts)
    if phase == "dracula":
        must(parts.get("turn", "dracula") == "dracula", "in the phase dracula it is Dracula's turn")
        return dracula_agenda(s, str(parts.get("step", "start")))
    step = str(parts.get("step", "begin"))
    one_of("step of a hunter's turn", step, HUNTER_STEPS)
    return hunter_agenda(s, parts, step)


def setup_agenda(s: Fury, parts: Mapping[str, Any]) -> list[Task]:
    """The hunters from `turn` on have not started yet."""
    must("step" not in parts, "the phase setup has no steps")
    first = SEAT.number(parts.get("turn", "godalming"))
    for h in HUNTERS:
        must(h < first or s.at[h] == OFF, f"{SEATS[h]} has not started yet")
        if h < first and s.at[h] == OFF:
            s.at[h] = STAND[h]
    return [(hunters_turns, ()), (dracula_starts, ()), *[(hunter_starts, (h,)) for h in reversed(HUNTERS) if h >= first]]


def dracula_agenda(s: Fury, step: str) -> list[Task]:
    """His turn from a step on; after it the hunters'."""
    one_of("step of Dracula's turn", step, DRACULA_STEPS)
    if step == "start":
        return [(hunters_turns, ()), (dracula.dracula_turn, ())]
    s.turn = DRACULA
    waiting: list[Task] = [(hunters_turns, ())]
    for name, rules in DRACULAS:
        waiting += [(rule, ()) for rule in rules]
        if name == step:
            break
    return waiting


def hunter_agenda(s: Fury, parts: Mapping[str, Any], step: str) -> list[Task]:
    """A hunter's turn from a step on, then those of the others and the next round."""
    h = GODALMING if parts.get("turn") is None else HUNTER.number(parts["turn"])
    acted = {HUNTER.number(name) for name in listed("acted", parts.get("acted"))}
    s.acted = sum([BIT[other] for other in HUNTERS if (other in acted if "acted" in parts else other < h)])
    waiting: list[Task] = [(next_round, ()), *[(hunters.hunter_turn, (other,)) for other in reversed(HUNTERS) if other > h]]
    if step == "begin":
        must("group" not in parts, "at the beginning no group is formed yet")
        return [*waiting, (hunters.hunter_turn, (h,))]
    s.turn = h
    s.group = BIT[h] | sum([BIT[HUNTER.number(name)] for name in listed("group", parts.get("group")) if name != SEATS[h]])
    s.acted |= s.group
    must(all([s.at[other] == s.at[h] for other in HUNTERS if s.group & BIT[other]]), "a group stands in one place")
    s.moved_from = s.at[h]
    s.moved = step != "move"
    waiting += [(hunters.turn_ends, ()), (hunters.fog_lifts, (s.fogged & s.group,)), (hunters.hurried_act, ()), (hunters.after_action, ())]
    if step == "act":
        return [*waiting, (hunters.choose_action, ())]
    if step == "search":
        return [*waiting, (hunters.action_phase, ())]
    return [*waiting, (hunters.action_phase, ()), (hunters.move_done, ()), (move_phase, ()), (hospital_cure, ())]
