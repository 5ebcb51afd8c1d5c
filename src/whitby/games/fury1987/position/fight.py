"""A combat of a position: who fights whom, and how far it has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.board import BIT
from whitby.engine import Task, ask_window
from whitby.games.fury.europe import is_city
from whitby.games.fury1987 import words as w
from whitby.games.fury1987.combat import combat_over, combat_round, day_or_night, first_round, roll_initiative
from whitby.games.fury1987.dracula import dracula_turn_ends
from whitby.games.fury1987.encounters import encounter_done, szgany_fought
from whitby.games.fury1987.position.agenda import hunter_agenda, turns_from
from whitby.games.fury1987.position.board import HUNTER, SEAT
from whitby.games.fury1987.state import FOE_DRACULA, FOE_SZGANY, Fury
from whitby.games.fury1987.supply import restock
from whitby.games.fury1987.windows import COMBAT_START
from whitby.positions import UnplacedCards, by_number, listed, must, number, one_of

STEPS: Final[dict[str, list[Task]]] = {  # what waits of the combat
    "open": [(combat_over, ()), (first_round, ()), (day_or_night, ()), (ask_window, (COMBAT_START, w.DRACULA, 0))],
    "lay": [(combat_over, ()), (combat_round, ())],
    "dice": [(combat_over, ()), (roll_initiative, ())],
}
NUMBERS: Final = ("garlic", "raging", "traps", "plans")
FIGHT: Final = ("foe", "fighters", "attacked", "night", "round", "last", "chits", "target", "bonus", "limited", *NUMBERS, "step")


def fight_set(s: Fury, fight: dict[str, Any], left: UnplacedCards) -> None:
    """Foe, chits and marks of a combat under way."""
    for key in fight:
        one_of("word for a combat", key, FIGHT)
    s.fighters = sorted({HUNTER.number(name) for name in listed("fighters", fight.get("fighters", ["godalming"]))})
    must(bool(s.fighters), "a combat needs a hunter")
    s.attacked = bool(fight.get("attacked", False))
    foe = fight.get("foe", "dracula")
    if foe == "dracula":
        s.foe = FOE_DRACULA
        must(is_city(s.dracula_at), "Dracula fights on land")
        for h in s.fighters:
            s.at[h] = s.dracula_at
        s.heard_chart[s.dracula_at] = w.EMPTY
        must(s.chart[s.dracula_at] == w.EMPTY, "they fight where no encounter is left")
        s.seen_at = s.dracula_at
        s.by_night = bool(fight.get("night", False))
    else:
        szgany_set(s, foe, left)
    s.combat_round = number("round", fight.get("round", 1), 1, w.LIMITS["combat_rounds"])
    for name in NUMBERS:
        setattr(s, name, number(name, fight.get(name, 0), 0, 6))
    for _ in range(s.garlic):
        left.take("weapons", w.GARLIC)
    s.limited = bool(fight.get("limited", False))
    s.bonus = 0 if "bonus" not in fight else 1 + one_of("side", fight["bonus"], ("hunters", "enemy"))
    chits_set(s, fight)


def szgany_set(s: Fury, foe: Any, left: UnplacedCards) -> None:
    """A Szgany that is met where the fighters stand."""
    s.foe = FOE_SZGANY
    s.met_kind = left.take("encounters", left.card("encounters", foe))
    must(w.IS_SZGANY[s.met_kind], f"nobody fights {foe}")
    s.met_at = s.at[s.fighters[0]]
    s.met_by = sum([BIT[h] for h in s.fighters])
    must(not s.attacked and is_city(s.met_at) and all([s.at[h] == s.met_at for h in s.fighters]), "they meet it together in a town")


def chits_set(s: Fury, fight: dict[str, Any]) -> None:
    """The chits laid, and those of the round before."""
    step = str(fight.get("step", "lay"))
    one_of("step of a combat", step, tuple(STEPS))
    for seat, name in by_number(SEAT, fight, "last").items():
        must(s.combat_round > 1, "the first round has no round before")
        s.last_chits[seat] = chit_of(s, seat, name)
    chits = by_number(SEAT, fight, "chits")
    wanted = [*s.fighters, w.DRACULA] if step == "dice" else []
    must(sorted(chits) == wanted, f"in the step {step} say the chits of {', '.join([w.SEATS[seat] for seat in wanted]) or 'nobody'}")
    for seat, name in chits.items():
        s.laid[seat] = chit_of(s, seat, name)
    if step == "dice":
        s.target = HUNTER.number(fight.get("target", w.SEATS[s.fighters[0]]))
        must(s.target in s.fighters, "the target must be in the combat")
    else:
        s.combat_round -= 1


def chit_of(s: Fury, seat: int, name: Any) -> int:
    """A chit that this seat can have laid."""
    own = w.HUNTER_CHITS if seat != w.DRACULA else w.DRACULA_CHITS if s.foe == FOE_DRACULA else w.AGENT_CHITS
    must(seat == w.DRACULA or seat in s.fighters, f"{w.SEATS[seat]} is not in the combat")
    held = seat != w.DRACULA and name in [w.NOUNS[chit] for chit in s.weapons[seat]]
    must(name in own or held, f"{w.SEATS[seat]} has no {name}")
    return w.NOUNS.index(str(name))


def fight_agenda(s: Fury, fight: dict[str, Any], parts: Mapping[str, Any]) -> list[Task]:
    """The combat, and the turn that goes on after it."""
    rest: list[Task]
    step = str(fight.get("step", "lay"))
    if s.foe == FOE_DRACULA and step != "open":
        s.fought_here |= sum([BIT[h] for h in s.fighters])
    if s.attacked:
        s.turn = w.DRACULA
        rest = [*turns_from(0), (dracula_turn_ends, ())]
    else:
        others = {**parts, "group": [w.SEATS[h] for h in s.fighters]}
        rest = hunter_agenda(s, s.fighters[0], others, "act")[:-1] + [(restock, ())]
        if s.foe == FOE_SZGANY:
            rest += [(encounter_done, ()), (szgany_fought, ())]
    must(step != "open" or s.foe == FOE_DRACULA, "only combats with Dracula have a beginning with cards")
    return rest + STEPS[step]
