"""A fight of a position: who fights whom, and how far it has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.board import BIT
from whitby.engine import Task, ask_window
from whitby.games.fury.europe import is_city
from whitby.games.fury.position import fighters_named
from whitby.games.fury.trail import here, hideout_of
from whitby.games.fury2005.combat import combat_over, combat_round, reveal_cards, roll_off
from whitby.games.fury2005.encounters import agent_fought, encounter_done
from whitby.games.fury2005.position.agenda import dracula_agenda, hunter_agenda
from whitby.games.fury2005.position.names import HIDEOUT, HUNTER, SEAT
from whitby.games.fury2005.search import dracula_fought, meet_next
from whitby.games.fury2005.state import FOE_AGENT, FOE_DRACULA, FOE_VAMPIRE, UP, Fury, dracula_at, is_night
from whitby.games.fury2005.windows import COMBAT_START
from whitby.games.fury2005.words import AGENT_TACTICS, CONTINUES, DRACULA, DRACULA_TACTICS, EMPTY, HUNTER_TACTICS, IS_AGENT, NOUNS, SEATS
from whitby.positions import UnplacedCards, by_number, must, number, one_of

STEPS: Final[dict[str, list[Task]]] = {  # what waits of the fight
    "open": [(combat_over, ()), (combat_round, ()), (ask_window, (COMBAT_START, DRACULA, 0))],
    "lay": [(combat_over, ()), (combat_round, ())],
    "reveal": [(combat_over, ()), (roll_off, ()), (reveal_cards, ())],
}
FIGHT: Final = (
    "foe", "space", "fighters", "attacked", "round", "last", "cards", "target", "continues", "repelled", "dodge", "traps", "plans",
    "no_escape", "step",
)  # fmt: skip


def fight_set(s: Fury, fight: dict[str, Any], left: UnplacedCards) -> None:
    """Foe, cards and marks of a fight under way."""
    for key in fight:
        one_of("word for a combat", key, FIGHT)
    s.fighters = fighters_named(HUNTER, fight)
    s.met_by = sum([BIT[h] for h in s.fighters])
    s.met = True
    s.by_night = is_night(s)
    s.attacked = bool(fight.get("attacked", False))
    foe = fight.get("foe", "dracula")
    if foe == "dracula":
        s.foe = FOE_DRACULA
        s.hideout_marks[here(s.trail)] |= UP
        for h in s.fighters:
            must(s.at[h] == dracula_at(s) and is_city(s.at[h]), f"{SEATS[h]} is not in Dracula's city {NOUNS[dracula_at(s)]}")
    elif foe == "vampire":
        s.foe = FOE_VAMPIRE
        must(len(s.fighters) == 1, "one hunter alone fights the vampire")
    else:
        agent_set(s, fight, foe, left)
    must(not s.attacked or s.foe == FOE_DRACULA, "only Dracula attacks")
    s.combat_round = number("round", fight.get("round", 1), 1, 99)
    s.continues = number("continues", fight.get("continues", 0), 0, CONTINUES - 1)
    s.traps = number("traps", fight.get("traps", 0), 0, 3)
    s.plans = number("plans", fight.get("plans", 0), 0, 3)
    s.repelled = bool(fight.get("repelled", False))
    s.no_escape = bool(fight.get("no_escape", False))
    s.dodge_bonus = 0 if "dodge" not in fight else 1 + one_of("side", fight["dodge"], ("hunters", "enemy"))
    cards_set(s, fight, left)


def agent_set(s: Fury, fight: dict[str, Any], foe: Any, left: UnplacedCards) -> None:
    """An agent from the space where the fighters stand."""
    s.foe = FOE_AGENT
    s.met_kind = left.take("encounters", left.card("encounters", foe))
    must(IS_AGENT[s.met_kind], f"nobody fights {foe}")
    place = s.at[s.fighters[0]]
    s.met_space = HIDEOUT.number(fight["space"]) if "space" in fight else hideout_of(s.trail, place)
    there = s.met_space != EMPTY and s.trail[s.met_space] != EMPTY and all([s.at[h] == place for h in s.fighters])
    must(there, f"the fighters must stand together in a city of the Trail or the Catacombs for {foe} to be there")
    s.hideout_marks[s.met_space] |= UP


def cards_set(s: Fury, fight: dict[str, Any], left: UnplacedCards) -> None:
    """The cards laid, and those of the round before."""
    step = str(fight.get("step", "lay"))
    one_of("step of a combat", step, tuple(STEPS))
    for seat, name in by_number(SEAT, fight, "last").items():
        must(s.combat_round > 1, "the first round has no round before")
        s.last_cards[seat] = combat_card(s, seat, name, left)
    cards = by_number(SEAT, fight, "cards")
    wanted = [*s.fighters, DRACULA] if step == "reveal" else []
    must(sorted(cards) == wanted, f"in the step {step} say the cards of {', '.join([SEATS[seat] for seat in wanted]) or 'nobody'}")
    for seat, name in cards.items():
        s.laid[seat] = combat_card(s, seat, name, left)
    if step == "reveal":
        s.target = HUNTER.number(fight.get("target", SEATS[s.fighters[0]]))
        must(s.target in s.fighters, "the target must be in the fight")
    else:
        s.combat_round -= 1


def combat_card(s: Fury, seat: int, name: Any, left: UnplacedCards) -> int:
    """A card that this seat can have laid."""
    tactics = HUNTER_TACTICS if seat != DRACULA else AGENT_TACTICS if s.foe == FOE_AGENT else DRACULA_TACTICS
    must(seat == DRACULA or seat in s.fighters, f"{SEATS[seat]} is not in the fight")
    if name in tactics:
        return NOUNS.index(str(name))
    must(seat != DRACULA, f"{name} is no tactic of this enemy")
    card = left.card("items", name)
    must(card in s.items[seat], f"{SEATS[seat]} has no {name}")
    return card


def fight_agenda(s: Fury, fight: dict[str, Any], parts: Mapping[str, Any]) -> list[Task]:
    """The fight, and the turn that goes on after it."""
    rest: list[Task]
    if s.attacked:
        rest = dracula_agenda(s, "mature")
    else:
        h = s.fighters[0] if parts.get("turn") is None else HUNTER.number(parts["turn"])
        rest = hunter_agenda(s, {**parts, "turn": SEATS[h], "group": [SEATS[other] for other in s.fighters]}, "act")
        if s.foe == FOE_DRACULA:
            rest.append((dracula_fought, ()))
        elif s.foe == FOE_AGENT:
            rest += [(meet_next, ()), (encounter_done, ()), (agent_fought, ())]
    return rest + STEPS[str(fight.get("step", "lay"))]
