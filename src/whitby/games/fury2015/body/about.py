"""Who, where and by what: the nouns that the sentence of a question names, as far as the viewer knows them.

Each question has its own line below: from the view and the arguments of the rule that asks (of a window: its number, and what it is about).
All nouns of a question are told or none, so that its sentence is either the full one or the plain one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.engine import NOUN
from whitby.games.fury.trail import LEAVING
from whitby.games.fury2015.ambush import kind_in
from whitby.games.fury2015.body.trail import current
from whitby.games.fury2015.state import FOE_DRACULA
from whitby.games.fury2015.words import BACK0, DRACULA, EMPTY, NOUNS, NUMBER0, REGION0, SEAT0

Facts = dict[str, int]  # name in the sentence -> noun; a negative one, or a back, is unknown
Args = list[int]


def about(v: dict[str, Any], question: str) -> dict[str, str]:
    """The nouns of this question by name; none where the viewer does not know them all."""
    found = ABOUT[question](v, v["running"][1:]) if question in ABOUT else {}
    return {name: NOUNS[noun] for name, noun in found.items()} if all(0 <= n < BACK0 for n in found.values()) else {}


def hunter_there(v: dict[str, Any], h: int) -> Facts:
    """A hunter and where he stands."""
    return {"hunter": SEAT0 + h, "place": v["at"][h]}


def place_of(v: dict[str, Any], h: int) -> Facts:
    """Where a hunter stands."""
    return {"place": v["at"][h]}


def card_on(v: dict[str, Any], i: int) -> Facts:
    """The card of a hideout."""
    return {"place": v["trail"][i] if i != EMPTY else EMPTY}


def where_he_is(v: dict[str, Any]) -> Facts:
    """Dracula's current location."""
    return card_on(v, current(v))


def number(name: str, n: int) -> Facts:
    """A number by its name in the sentence."""
    return {name: NUMBER0 + n}


def battlefield(v: dict[str, Any]) -> int:
    """Where a combat is fought."""
    return int(v["at"][v["fighters"][0]]) if v["fighters"] else EMPTY


def foe(v: dict[str, Any]) -> int:
    """Whom the hunters fight."""
    return SEAT0 + DRACULA if v["foe"] == FOE_DRACULA else int(v["foe_kind"])


def engaged_card(v: dict[str, Any]) -> Facts:
    """The engaged hunter and the card that he has played."""
    return {"hunter": SEAT0 + v["engaged"], "card": v["chosen_cards"][v["engaged"]]} if v["engaged"] >= 0 else {}


def partner(v: dict[str, Any], h: int) -> Facts:
    """With whom a hunter trades."""
    return {"partner": SEAT0 + (v["trade_partner"] if h == v["turn"] else v["turn"])}


def ambushed(v: dict[str, Any], h: int) -> Facts:
    """Where a hunter is ambushed, and by what."""
    return {"place": v["at"][h], "encounter": kind_in(v["ambush_by"])} if v["ambush_by"] != EMPTY else {}


def event_on_table(v: dict[str, Any]) -> Facts:
    """The event that waits for an answer, or for its effect."""
    return {"card": v["events_played"][-1] & NOUN if v["events_played"] else EMPTY}


def event_of(v: dict[str, Any]) -> Facts:
    """The same, and who has played it."""
    players = [task[1] for task in v["agenda"] if task[0] == "event_resolves"]
    return event_on_table(v) | {"hunter": SEAT0 + players[-1] if players else EMPTY}


def blow_to(v: dict[str, Any], h: int) -> Facts:
    """Whom it would defeat, and by how much damage; 0 for a bite."""
    return {"hunter": SEAT0 + h} | number("damage", v["incoming_damage"][h])


ABOUT: Final[dict[str, Callable[[dict[str, Any], Args], Facts]]] = {
    # windows: their number, whom they are about
    "ticket-spent": lambda v, a: hunter_there(v, a[1]),
    "on-false-tip": lambda v, a: {"hunter": SEAT0 + a[1]},
    "road-taken": lambda v, a: hunter_there(v, a[1]),
    "move-done": lambda v, a: hunter_there(v, a[1]),
    "on-ambush": lambda v, a: ambushed(v, a[1]),
    "before-search": lambda v, a: place_of(v, a[1]),
    "on-search": lambda v, a: hunter_there(v, a[1]),
    "before-combat": lambda v, a: where_he_is(v),
    "combat-start": lambda v, a: {"foe": foe(v), "place": battlefield(v)},
    "weapon-used": lambda v, a: {"card": v["chosen_cards"][a[1]]},
    "on-escape": lambda v, a: {"card": v["chosen_cards"][DRACULA]},
    "on-cancel": lambda v, a: engaged_card(v) | {"card": v["chosen_cards"][DRACULA]},
    "mortal-blow": lambda v, a: blow_to(v, a[1]),
    "hunter-event": lambda v, a: event_of(v),
    # hunters
    "hunter-acts": lambda v, a: place_of(v, a[0]),
    "train-leaves": lambda v, a: hunter_there(v, a[0]),
    "carried-off": lambda v, a: hunter_there(v, a[0]),
    "ride-out": lambda v, a: place_of(v, a[0]) | number("roads", a[1]),
    "sail-on": lambda v, a: place_of(v, a[0]),
    "hurries": lambda v, a: place_of(v, a[0]),
    "may-ambush": lambda v, a: hunter_there(v, a[0]),
    "search-goes-on": lambda v, a: place_of(v, a[0]),
    "offer-cards": lambda v, a: partner(v, a[0]),
    "agree": lambda v, a: partner(v, a[0]),
    "use-drawn": lambda v, a: {"card": v["just_drawn"][a[0]]},
    "keep-ticket": lambda v, a: {"card": v["just_drawn"][a[0]]},
    "item-from-bag": lambda v, a: {"hunter": SEAT0 + a[0]},
    "draw-ticket": lambda v, a: {"hunter": SEAT0 + a[0]},
    "fast-horses": lambda v, a: {"hunter": SEAT0 + a[0]},
    "name-city": lambda v, a: event_on_table(v),
    # encounters
    "aristocratic-vampire": lambda v, a: place_of(v, a[0]),
    "may-join": lambda v, a: hunter_there(v, v["fighters"][0]) | {"foe": foe(v)},
    "may-show": lambda v, a: {"place": v["at"][a[0]], "encounter": a[2]},
    "may-discard-encounter": lambda v, a: number("left", a[0]),
    "spied-on": lambda v, a: place_of(v, a[0]),
    "may-show-weapon": lambda v, a: place_of(v, a[0]),
    "faces-mob": lambda v, a: place_of(v, a[0]),
    "choose-fog": lambda v, a: {"region": REGION0 + a[0]},
    "faces-wolves": lambda v, a: {"place": a[0]},
    "second-weapon": lambda v, a: {"card": a[3]},
    "choose-wolves": lambda v, a: {"place": a[0]},
    # combat
    "fix-ward": lambda v, a: {"hunter": SEAT0 + a[0], "place": a[1]},
    "may-spare": lambda v, a: hunter_there(v, a[0]),
    "choose-cards": lambda v, a: {"place": battlefield(v)} | number("round", v["round"]),
    "engage": lambda v, a: number("round", v["round"]),
    "may-swap": lambda v, a: {"card": v["chosen_cards"][a[0]]},
    "may-use-plot": lambda v, a: engaged_card(v),
    "may-fly": lambda v, a: where_he_is(v),
    # Dracula
    "wolf-hunts": lambda v, a: number("damage", a[0]),
    "wards-off": lambda v, a: number("damage", a[1]),
    "leaving": lambda v, a: card_on(v, LEAVING),
    "ripens": lambda v, a: card_on(v, LEAVING),
    "make-room": lambda v, a: card_on(v, LEAVING),
    "furnish-lair": lambda v, a: card_on(v, a[0]),
    "choose-card": lambda v, a: where_he_is(v),
    "misdirect-move": lambda v, a: card_on(v, a[0]),
    "encounter-step": lambda v, a: card_on(v, 0),
    "lurk-there": lambda v, a: card_on(v, a[0]),
    "pays-customs": lambda v, a: place_of(v, a[0]),
    "takes-card": lambda v, a: {"hunter": SEAT0 + a[0]},
    "wild-horses": lambda v, a: hunter_there(v, a[1]),
    "seduction": lambda v, a: hunter_there(v, a[1]),
}
