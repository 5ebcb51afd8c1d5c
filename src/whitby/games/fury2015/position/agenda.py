"""What waits in a position outside of a fight, the next on top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.board import BIT
from whitby.engine import Rule, Task
from whitby.games.fury.europe import OFF
from whitby.games.fury2015.dracula import choose_card, dracula_phase, encounter_step, end_of_phase, slide
from whitby.games.fury2015.hunters import hunter_turn, next_hunter
from whitby.games.fury2015.position.board import STAND
from whitby.games.fury2015.position.names import HUNTER, SEAT
from whitby.games.fury2015.rules import dawn, day, dracula_starts, dusk, hunter_starts, night_over
from whitby.games.fury2015.state import DAY, DRACULA_PHASE, NIGHT, SETUP, Fury
from whitby.games.fury2015.trail import takes_encounters
from whitby.games.fury2015.words import DRACULA, GODALMING, HUNTERS, SEATS
from whitby.positions import listed, must, one_of

STEPS: Final = ("slide", "card", "encounter", "end")
WAITING: Final[
    dict[str, tuple[int, tuple[Rule, ...]]]
] = {  # a phase that begins, or a step of Dracula's: the phase until then, and what waits
    "dawn": (DRACULA_PHASE, (dawn,)),
    "dusk": (DAY, (dusk,)),
    "dracula": (NIGHT, (dawn, dracula_phase)),
    "slide": (DRACULA_PHASE, (dawn, end_of_phase, choose_card, slide)),
    "card": (DRACULA_PHASE, (dawn, end_of_phase, choose_card)),
    "encounter": (DRACULA_PHASE, (dawn, end_of_phase, encounter_step)),
    "end": (DRACULA_PHASE, (dawn, end_of_phase)),
}


def agenda(s: Fury, parts: Mapping[str, Any], phase: str) -> list[Task]:
    """The phase from its start, or from a step on."""
    must("step" not in parts or phase == "dracula", "only the Dracula phase has steps here")
    must(phase != "dracula" or parts.get("turn", "dracula") == "dracula", "in the Dracula phase it is Dracula's turn")
    if phase == "setup":
        return setup_agenda(s, parts)
    if phase not in WAITING:
        return hunter_agenda(s, parts, phase == "day", True)
    if "step" in parts:
        phase = STEPS[one_of("step", parts["step"], STEPS)]
        must(phase != "encounter" or takes_encounters(s, 0), "no encounter can be placed on space 1")
        s.turn = DRACULA
    s.phase, rules = WAITING[phase]
    return [(rule, ()) for rule in rules]


def setup_agenda(s: Fury, parts: Mapping[str, Any]) -> list[Task]:
    """The hunters from `turn` on have not started yet."""
    s.phase = SETUP
    first = SEAT.number(parts.get("turn", "godalming"))
    for h in HUNTERS:
        must(h < first or s.at[h] == OFF, f"{SEATS[h]} has not started yet")
        if h < first and s.at[h] == OFF:
            s.at[h] = STAND[h]
    return [(day, ()), (dracula_starts, ()), *[(hunter_starts, (h,)) for h in reversed(HUNTERS) if h >= first]]


def hunter_agenda(s: Fury, parts: Mapping[str, Any], by_day: bool, begins: bool) -> list[Task]:
    """A hunter's turn, at its beginning or already under way."""
    s.phase = DAY if by_day else NIGHT
    rest: list[Task] = [(dusk, ()) if by_day else (night_over, ()), (next_hunter, ())]
    turn = parts.get("turn")
    acted = {HUNTER.number(name) for name in listed("acted", parts.get("acted"))}
    if turn is None and begins and ("acted" in parts or s.speedy_telegraph):
        s.hunters_waiting = sum([BIT[h] for h in HUNTERS if h not in acted])
        return rest
    s.turn = GODALMING if turn is None else HUNTER.number(turn)
    s.hunters_waiting = sum([BIT[h] for h in HUNTERS if h != s.turn and (h not in acted if "acted" in parts else h > s.turn)])
    return rest + ([(hunter_turn, (s.turn,))] if begins else [])
