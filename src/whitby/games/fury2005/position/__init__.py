"""Any position of Fury of Dracula (2nd edition) by name: what is said is set, what is not said is filled in, what cannot be is refused.

Every position is a whole one: each card lies somewhere exactly once, and decks are whatever is left.

    scene(at={"mina": "vienna"}, trail=["budapest", {"card": "paris", "up": True, "encounters": ["rats"]}, "hide", "brest"])
        Godalming's turn begins. Hunters not named stand in London, Amsterdam, Zurich and Madrid; without a Trail Dracula is in Galatz.
    scene(turn="mina", step="search", items={"mina": ["knife"]}, events={"mina": ["hypnosis"]}, time="midnight")
        The hunters before Mina have acted, and she has moved. Steps: begin, move, search, act; from move on a `group` can be said.
    scene(phase="dracula", step="move", trail=["vienna", "prague"], catacombs=["rome"], blood=7)
        Steps: start, time, catacombs, move, action, mature; the Trail is that before the step. Without `step` his turn begins.
    scene(combat={"fighters": ["mina", "seward"], "round": 2, "last": {"mina": "punch", "dracula": "claws"}}, time="midnight", ...)
        Cards are laid for round 2 of a fight with Dracula in the hunters' turn; its hunters stand in his city. "attacked": True is a
        fight in his turn. "step": "open" asks for the cards that open it; "step": "reveal" with "cards" and "target" shows them.
    scene(combat={"foe": "assassin", "fighters": ["mina"]}, at={"mina": "vienna"}, trail=["vienna"])
        The agent lay where Mina stands; "space": "space-2" where it lay under a Hide. "foe": "vampire" is that of Vampire Lair.
    scene(phase="setup", turn="van-helsing")
        Van Helsing chooses where to start; "turn": "dracula" for Dracula. The phase deal is the very beginning.

A Trail space is a card ("vienna", "hide", "dark-call", "feed") or a table: card, up, encounters (face down; one, in the Catacombs two),
faceup (encounters), wolf, back (Wolf Form, Double Back lie with it), paid (Blood lies behind it), cut (nobody can tell how he came
there) and, of Hide, city: the one it is linked to, if not the next older. A card is face down unless it is said to be up or is the
Castle's; in a fight with Dracula his own is up. Neighbours in the Trail need not be neighbours on the map: they are cut then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.engine import State, run_agenda
from whitby.fields import Field
from whitby.game import Position
from whitby.games.fury2005.fields import FIELDS
from whitby.games.fury2005.position.agenda import agenda
from whitby.games.fury2005.position.board import decks_set, hands_set, hunters_set, markers_fit
from whitby.games.fury2005.position.fight import FIGHT, fight_agenda, fight_set
from whitby.games.fury2005.position.names import DECKS, PLAIN
from whitby.games.fury2005.position.reading import READERS
from whitby.games.fury2005.position.trail import trail_set
from whitby.games.fury2005.rules import setup
from whitby.games.fury2005.state import Fury
from whitby.games.fury2005.words import NOUNS
from whitby.positions import UnplacedCards, by_name, must, phase_of

PHASES: Final = ("deal", "setup", "dracula", "hunter", "combat")
OPTION_FIELDS: Final = [field.name for field in FIELDS[: [field.name for field in FIELDS].index("time")] if isinstance(field, Field)]
PARTS: Final[dict[str, str]] = {
    "phase": "deal, setup, dracula, hunter (the default) or combat",
    "step": "in the phase dracula: start, time, catacombs, move, action, mature; in the phase hunter: begin, move, search, act",
    "turn": "whose turn it is, or who starts (phase setup); the hunters before have had theirs; godalming",
    "acted": "the hunters who have had their turn, if not those before `turn`",
    "group": "the hunters who have this turn together, from the step move on",
    "at": "hunter -> place; london, amsterdam, zurich, madrid",
    "dogs": "hunter -> how many of the Dogs in hand lie face up",
    "shown": "bitten hunter -> the item and the event that lie face up; the first of each",
    "trail": "space 1 first: a card, or a table (card, up, encounters, faceup, wolf, back, paid, cut, city)",
    "catacombs": "up to three, written like the trail, or None",
    "allies": "hunters or dracula -> ally",
    "combat": "a fight under way: " + ", ".join(FIGHT),
}


def build(options: Mapping[str, Any], parts: Mapping[str, Any]) -> State:
    """The position, standing at its question."""
    phase = phase_of(parts, "combat" if "combat" in parts else "hunter", PHASES)
    must(phase != "deal" or len(parts) == 1, "in the phase deal nothing else can be said")
    dealt = setup(**options)
    if phase == "deal":
        return dealt
    fight = by_name(parts, "combat")
    must((phase == "combat") == bool(fight), "the phase combat and the part combat go together")
    s = Fury()
    s.begin()
    for name in OPTION_FIELDS:
        setattr(s, name, getattr(dealt, name))
    s.round = 1
    left = UnplacedCards(NOUNS, DECKS)
    PLAIN.set(s, parts, left)
    hunters_set(s, parts, phase)
    markers_fit(s)
    trail_set(s, parts, phase, left)
    hands_set(s, parts, left)
    if fight:
        fight_set(s, fight, left)
    decks_set(s, parts, left)
    s.agenda = fight_agenda(s, fight, parts) if fight else agenda(s, parts, phase)
    run_agenda(s)
    return s


POSITION: Final[Position] = Position(build, PARTS | PLAIN.parts() | PARTS, PLAIN.readers() | READERS)
