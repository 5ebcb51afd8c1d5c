"""Who, where and by what: the nouns that the sentence of a question names, as far as the viewer knows them.

Each question has its own line below: from the view and the arguments of the rule that asks (of a window: its number, and what it is about).
All nouns of a question are told or none, so that its sentence is either the full one or the plain one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.engine import NOUN
from whitby.games.fury.trail import LEAVING
from whitby.games.fury2005.body.trail import current
from whitby.games.fury2005.state import FOE_DRACULA, FOE_VAMPIRE, KIND
from whitby.games.fury2005.words import BACK0, DRACULA, EMPTY, HUNTERS, NOUNS, NUMBER0, SEAT0, SPACE0

Facts = dict[str, int]  # name in the sentence -> noun; a negative one, or a back, is unknown
Args = list[int]

VAMPIRE_LAIR: Final = NOUNS.index("vampire-lair")


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


def first_of(mask: int) -> int:
    """F05-GROUP-21  The earliest of several hunters."""
    return [h for h in HUNTERS if mask >> h & 1][0]


def on_turn(v: dict[str, Any]) -> Facts:
    """The hunter on turn, or the first of the group, and where he stands."""
    return hunter_there(v, first_of(v["group"]))


def place_of_turn(v: dict[str, Any]) -> Facts:
    """Where the hunter or group on turn stands."""
    return place_of(v, first_of(v["group"]))


def card_on(v: dict[str, Any], i: int) -> Facts:
    """The card of a space."""
    return {"place": v["trail"][i] if i != EMPTY else EMPTY}


def where_he_is(v: dict[str, Any]) -> Facts:
    """Dracula's current location."""
    return card_on(v, current(v))


def number(name: str, n: int) -> Facts:
    """A number by its name in the sentence."""
    return {name: NUMBER0 + n}


def met(v: dict[str, Any]) -> Facts:
    """The encounter that is being met."""
    return {"encounter": v["met_kind"]}


def met_where(v: dict[str, Any]) -> Facts:
    """The same, and where."""
    return met(v) | place_of(v, first_of(v["met_by"]))


def battle(v: dict[str, Any]) -> Facts:
    """Whom the hunters fight, and where."""
    foe = SEAT0 + DRACULA if v["foe"] == FOE_DRACULA else VAMPIRE_LAIR if v["foe"] == FOE_VAMPIRE else v["met_kind"]
    return {"foe": foe} | place_of(v, v["fighters"][0])


def to_be_revealed(v: dict[str, Any], what: int) -> Facts:
    """The location that a card would turn up: a city, a space, or where Dracula is."""
    if what == SEAT0 + DRACULA:
        return where_he_is(v)
    return card_on(v, what - SPACE0) if what >= SPACE0 else {"place": what}


def event_on_table(v: dict[str, Any]) -> Facts:
    """The event that waits for an answer."""
    return {"card": v["events_played"][-1] & NOUN}


def event_of(v: dict[str, Any]) -> Facts:
    """The same, and who has played it."""
    players = [task[1] for task in v["agenda"] if task[0] == "event_resolves"]
    return event_on_table(v) | {"hunter": SEAT0 + players[-1] if players else EMPTY}


def dropped(v: dict[str, Any]) -> Facts:
    """The oldest marker that lies aside."""
    marker = v["dropped"][0]
    return {"encounter": marker & KIND if marker >= 0 else EMPTY}


def one(h: int) -> Facts:
    """A seat by name."""
    return {"hunter": SEAT0 + h}


ABOUT: Final[dict[str, Callable[[dict[str, Any], Args], Facts]]] = {
    # windows: their number, what they are about
    "dracula-starts-turn": lambda v, a: where_he_is(v),
    "turn-begins": lambda v, a: place_of_turn(v),
    "about-to-sail": lambda v, a: on_turn(v),
    "rail-declared": lambda v, a: on_turn(v),
    "before-roll": lambda v, a: place_of_turn(v),
    "move-done": lambda v, a: on_turn(v),
    "before-search": lambda v, a: place_of_turn(v),
    "after-action": lambda v, a: place_of_turn(v),
    "encounter-met": lambda v, a: met_where(v),
    "new-vampire-met": lambda v, a: hunter_there(v, first_of(v["met_by"])),
    "combat-start": lambda v, a: battle(v),
    "agent-combat-over": lambda v, a: met_where(v),
    "loss-comes": lambda v, a: one(a[1]) | number("loss", v["incoming_loss"][a[1]]),
    "on-dracula-event": lambda v, a: event_on_table(v),
    "on-hunter-event": lambda v, a: event_of(v),
    "on-reveal": lambda v, a: to_be_revealed(v, a[1]),
    # a hunter's turn
    "invite": lambda v, a: place_of(v, a[0]),
    "joins": lambda v, a: on_turn(v),
    "hunters-move": lambda v, a: place_of_turn(v),
    "sail-on": lambda v, a: place_of_turn(v),
    "land-now": lambda v, a: place_of(v, a[0]),
    "train-die": lambda v, a: on_turn(v),
    "roll-again": lambda v, a: {"train": v["train"]},
    "train-goes": lambda v, a: place_of_turn(v) | {"train": v["train"]},
    "bats-carry": lambda v, a: on_turn(v),
    "hunter-acts": lambda v, a: place_of_turn(v),
    "event-or-item": lambda v, a: place_of(v, a[0]),
    "the-other-kind": lambda v, a: place_of(v, a[0]),
    "trade-turn": lambda v, a: place_of(v, a[0]),
    "give-item": lambda v, a: one(a[1]),
    "cure-die": lambda v, a: one(a[0]),
    "emergency": lambda v, a: place_of(v, a[0]),
    "hunter-announces": lambda v, a: place_of(v, a[0]),
    # encounters
    "next-encounter": lambda v, a: on_turn(v),
    "show-shield": lambda v, a: met(v) | place_of(v, a[0]),
    "stake-vampire": lambda v, a: place_of(v, a[0]),
    "show-gun": lambda v, a: place_of(v, a[0]),
    "choose-theft": lambda v, a: one(a[0]),
    "lose-item": lambda v, a: met(v),
    "lose-event": lambda v, a: met(v),
    "lose-card": lambda v, a: met(v),
    "steal": lambda v, a: one(a[0]),
    # combat
    "lay-card": lambda v, a: battle(v) | number("round", v["combat_round"]),
    "name-target": lambda v, a: number("round", v["combat_round"]),
    "choose-card": lambda v, a: number("round", v["combat_round"]),
    "bat-move": lambda v, a: where_he_is(v),
    # hands
    "item-from-deck": lambda v, a: one(a[0]),
    "draw-event": lambda v, a: one(a[0]),
    "ally-drawn": lambda v, a: {"card": v["just_drawn"]},
    # Dracula's turn
    "dracula-moves": lambda v, a: where_he_is(v),
    "move-after-penalty": lambda v, a: where_he_is(v),
    "card-leaves": lambda v, a: card_on(v, LEAVING),
    "add-encounter": lambda v, a: card_on(v, a[0]),
    "keep-one": lambda v, a: card_on(v, a[0]),
    "place-encounter": lambda v, a: card_on(v, 0),
    "evasion": lambda v, a: where_he_is(v),
    "land-from-storm": lambda v, a: where_he_is(v),
    "mature": lambda v, a: dropped(v),
    "choose-ambush": lambda v, a: one(a[0]),
    "announce-move": lambda v, a: where_he_is(v),
    # cards that ask
    "choose-patient": lambda v, a: place_of(v, a[0]),
    "heroic-leap": lambda v, a: one(a[0]),
    "take-weapon": lambda v, a: {"card": a[1]},
    "choose-donor": lambda v, a: place_of(v, a[0]),
    "choose-cured": lambda v, a: one(a[1]),
    "hypnosis-roll": lambda v, a: one(a[0]),
    "control-storms": lambda v, a: on_turn(v),
    "smash-item": lambda v, a: one(a[0]),
    "wild-horses": lambda v, a: hunter_there(v, v["fighters"][0]),
}
