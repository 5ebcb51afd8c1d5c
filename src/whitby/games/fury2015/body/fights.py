"""A combat under way."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from whitby.games.fury2015.body.names import hand, name, names, seat, seats
from whitby.games.fury2015.state import FOE_DRACULA
from whitby.games.fury2015.words import DRACULA, EMPTY, HEALTH, NOUNS, SEATS, VAMPIRE_HEALTH

AHEAD: Final = (
    ("choose_cards", "choose"),
    ("engage", "engage"),
    ("compare", "reveal"),
    ("dracula_strikes", "cancel"),
)  # rule -> step before it
STEPS: Final = ("start", "choose", "engage", "reveal", "cancel", "dracula", "hunters", "draw")


class Combat(msgspec.Struct, frozen=True):
    """A combat under way: who fights whom, the cards of this round and of the last."""

    foe: str  # "dracula" or the vampire's kind
    foe_damage: int
    fighters: list[str]
    round: int
    step: str  # of the eight of a round, or the start: `combat-step-…` of the catalogue
    foe_health: int
    night: bool
    engaged: str | None
    cards: dict[str, str | None]  # by seat; None facedown
    last: dict[str, str]
    cancelled: list[str]
    mesmerized: list[str]
    plots: int
    ambush: bool
    enraged: bool
    wreaths: dict[str, int]  # Garlic Wreaths in play, by hunter
    lucys_revenge: bool
    planned_ambush: list[str]
    holy_bullets: bool  # used in this combat
    hand: list[str] | None  # Dracula's
    hand_count: int
    played: list[str]


def combat(v: dict[str, Any]) -> Combat:
    """The combat of the view in words."""
    return Combat(
        foe="dracula" if v["foe"] == FOE_DRACULA else NOUNS[v["foe_kind"]],
        foe_damage=v["dracula_damage"] if v["foe"] == FOE_DRACULA else v["foe_damage"],
        fighters=[SEATS[h] for h in v["fighters"]],
        round=v["round"],
        step=step(v),
        foe_health=HEALTH[DRACULA] if v["foe"] == FOE_DRACULA else VAMPIRE_HEALTH[v["foe_kind"]],
        night=v["night_effects"],
        engaged=seat(v["engaged"]),
        cards={SEATS[i]: name(c) for i, c in enumerate(v["chosen_cards"]) if c != EMPTY},
        last={SEATS[i]: NOUNS[c] for i, c in enumerate(v["last_cards"]) if c != EMPTY},
        cancelled=seats(v["cancelled"]),
        mesmerized=seats(v["mesmerized"]),
        plots=v["plotting"],
        ambush=v["by_ambush"],
        enraged=v["enraged"],
        wreaths={SEATS[h]: n for h, n in enumerate(v["garlic_wreaths"]) if n},
        lucys_revenge=v["lucys_revenge"],
        planned_ambush=seats(v["planned_ambush"]),
        holy_bullets=v["holy_bullets_used"],
        hand=hand(v["combat_hand"]),
        hand_count=len(v["combat_hand"]),
        played=names(v["combat_discards"]),
    )


def step(v: dict[str, Any]) -> str:
    """F15-COMBAT-08 to F15-COMBAT-24  The step of the round, by the rules that wait; at step 7 nobody is ever asked."""
    waiting = [task[0] for task in [*v["agenda"], v["running"]]]
    if v["round"] == 0:
        return "start"
    for rule, before in AHEAD:
        if rule in waiting:
            return before
    if "combat_round" in waiting:
        return "draw"
    acted = [h for h in v["fighters"] if v["hunters_done"] >> h & 1]
    return "hunters" if acted or v["running"][0] in ("hunters_strike", "circle_removes") else "dracula"
