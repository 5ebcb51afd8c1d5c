"""Who, where and by what: the nouns that the sentence of a question names, as far as the viewer knows them.

Each question has its own line below: from the view and the arguments of the rule that asks (of a window: its number, and what it is about).
All nouns of a question are told or none, so that its sentence is either the full one or the plain one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.engine import NOUN
from whitby.games.fury1987.dracula import STEPS
from whitby.games.fury1987.state import FOE_DRACULA
from whitby.games.fury1987.words import DRACULA, HUNTERS, JONATHAN_HARKER, NOUNS, NUMBER0, SEAT0, TO_DRACULA

Facts = dict[str, int]  # name in the sentence -> noun; a negative one is unknown
Args = list[int]


def about(v: dict[str, Any], question: str) -> dict[str, str]:
    """The nouns of this question by name; none where the viewer does not know them all. Of his turn Dracula alone knows the step."""
    asked = STEPS[v["turn_step"]] if question == "dracula-turn" and v["eyes"] & TO_DRACULA else question
    found = ABOUT[asked](v, v["running"][1:]) if asked in ABOUT else {}
    return {name: NOUNS[noun] for name, noun in found.items()} if all(noun >= 0 for noun in found.values()) else {}


def first_of(mask: int) -> int:
    """F87-GROUP-23  The first of several hunters."""
    return [*[h for h in HUNTERS if mask >> h & 1], -1][0]


def hunter_there(v: dict[str, Any], h: int) -> Facts:
    """A hunter and where he stands."""
    return one(h) | place_of(v, h)


def place_of(v: dict[str, Any], h: int) -> Facts:
    """Where a hunter stands."""
    return {"place": v["at"][h] if h >= 0 else h}


def on_turn(v: dict[str, Any]) -> Facts:
    """The hunter on turn, or the first of the group, and where he stands."""
    return hunter_there(v, first_of(v["group"]))


def place_of_turn(v: dict[str, Any]) -> Facts:
    """Where the hunter or group on turn stands."""
    return place_of(v, first_of(v["group"]))


def his_place(v: dict[str, Any]) -> Facts:
    """Where Dracula is, for himself and whoever has found him."""
    return {"place": max(v["dracula_at"], v["seen_at"])}


def number(name: str, n: int) -> Facts:
    """A number by its name in the sentence."""
    return {name: NUMBER0 + n}


def met(v: dict[str, Any]) -> Facts:
    """The encounter that is being met, and where."""
    return {"encounter": v["met_kind"], "place": v["met_at"]}


def battle(v: dict[str, Any]) -> Facts:
    """Whom the hunters fight."""
    return {"foe": SEAT0 + DRACULA if v["foe"] == FOE_DRACULA else v["met_kind"]}


def fighter(v: dict[str, Any]) -> Facts:
    """Who fights: the first of the hunters, or Jonathan Harker."""
    return {"hunter": JONATHAN_HARKER if v["harker"] else SEAT0 + v["fighters"][0] if v["fighters"] else -1}


def event_of(v: dict[str, Any]) -> Facts:
    """The event that waits for an answer, and who has played it."""
    players = [task[1] for task in v["agenda"] if task[0] == "event_resolves"]
    return {"card": v["events_played"][-1] & NOUN, "hunter": SEAT0 + players[-1] if players else -1}


def one(h: int) -> Facts:
    """A seat by name."""
    return {"hunter": SEAT0 + h if h >= 0 else h}


ABOUT: Final[dict[str, Callable[[dict[str, Any], Args], Facts]]] = {
    # windows: their number, what they are about
    "at-sea": lambda v, a: on_turn(v),
    "rail-declared": lambda v, a: on_turn(v),
    "move-done": lambda v, a: on_turn(v),
    "encounter-met": lambda v, a: met(v),
    "szgany-gone": lambda v, a: met(v),
    "combat-start": lambda v, a: battle(v) | fighter(v),
    "before-dice": lambda v, a: battle(v) | number("round", v["combat_round"]),
    "harm-comes": lambda v, a: one(a[1]) | number("loss", v["incoming_wounds"][a[1]]),
    "on-hunter-event": lambda v, a: event_of(v),
    # Dracula's turn
    "dracula-moves": lambda v, a: his_place(v),
    "exchange-chits": lambda v, a: his_place(v),
    "dracula-acts": lambda v, a: his_place(v),
    "evade": lambda v, a: his_place(v),
    "flight": lambda v, a: his_place(v),
    # a hunter's turn
    "turn-begins": lambda v, a: place_of(v, a[0]),
    "form-group": lambda v, a: place_of_turn(v),
    "join-group": lambda v, a: on_turn(v),
    "give-weapon": lambda v, a: one(a[1]),
    "lay-host": lambda v, a: place_of(v, a[0]),
    "weather-die": lambda v, a: {"place": a[0]},
    "hunter-moves": lambda v, a: place_of_turn(v),
    "sail-on": lambda v, a: place_of_turn(v),
    "train-die": lambda v, a: on_turn(v),
    "ride": lambda v, a: place_of_turn(v) | number("train", v["train"]),
    "bats-lead": lambda v, a: on_turn(v),
    "storm-leads": lambda v, a: on_turn(v),
    "attack-again": lambda v, a: place_of_turn(v),
    "fight": lambda v, a: place_of_turn(v),
    # supply
    "exchange-weapons": lambda v, a: place_of(v, a[0]),
    "restock": lambda v, a: place_of_turn(v),
    "draw-weapon": lambda v, a: one(a[0]),
    "share-weapon": lambda v, a: {"card": v["drawn_weapons"][0]},
    "draw-event": lambda v, a: one(v["drawer"]),
    "share-event": lambda v, a: {"card": v["drawn"][0]},
    # encounters
    "show-shield": lambda v, a: met(v),
    "whom-it-bites": lambda v, a: {"place": v["met_at"]},
    "destroy-vampire": lambda v, a: met(v),
    "show-gun": lambda v, a: {"place": v["met_at"]},
    "choose-theft": lambda v, a: one(a[0]),
    "steal": lambda v, a: one(a[0]),
    # combat
    "lay-chit": lambda v, a: battle(v) | number("round", v["combat_round"]),
    "name-target": lambda v, a: number("round", v["combat_round"]),
    "choose-result": lambda v, a: number("round", v["combat_round"]),
    # cards that ask
    "holy-water-die": lambda v, a: one(a[0]),
    "heroic-leap": lambda v, a: one(a[0]),
    "choose-donor": lambda v, a: one(a[1]),
    "move-host": lambda v, a: {"place": a[1]},
}
