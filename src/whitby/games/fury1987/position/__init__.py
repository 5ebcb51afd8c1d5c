"""Any position of The Fury of Dracula (1st edition) by name: what is said is set, what is not said is filled in, what cannot be is refused.

Every position is a whole one: each chit and card lies somewhere exactly once, and cups and deck are whatever is left.

    scene(dracula_at="prague", at={"seward": "vienna"}, chart={"paris": "rats"}, open={"varna": "fog"}, encounters=["bats"])
        Dracula's turn begins. Hunters not named stand in London, Dracula is in Vienna if nothing is said. What lies on the `chart` the
        hunters do not know, unless `heard` says so; what lies `open` on the map all see. Without `encounters` he holds five.
    scene(phase="hunters", turn="seward", weapons={"seward": ["stake"]}, events={"seward": ["hypnosis"]}, hosts=["paris"])
        The hunters before Seward have had their turn. `step`: begin (the default), move or act, the last two with a `group`.
    scene(combat={"fighters": ["seward"], "round": 2, "night": True, "last": {"seward": "fist", "dracula": "claw"}}, dracula_at="paris")
        Chits are laid for round 2 of a combat with Dracula in a hunter's turn; "attacked": True is one in his own. "step": "open" asks
        for the cards that begin it, "step": "dice" with "chits" and "target" rolls. "foe": "szgany-with-knife" is met where they stand.
    scene(phase="setup", turn="van-helsing")
        Van Helsing chooses where to start; "turn": "dracula" for Dracula. The phase deal is the very beginning.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.engine import State, run_agenda
from whitby.game import Position
from whitby.games.fury1987.fields import FIELDS
from whitby.games.fury1987.position.agenda import agenda
from whitby.games.fury1987.position.board import DECKS, PLAIN, READERS, board_set, decks_set
from whitby.games.fury1987.position.fight import FIGHT, fight_agenda, fight_set
from whitby.games.fury1987.rules import setup
from whitby.games.fury1987.state import Fury
from whitby.games.fury1987.words import NOUNS
from whitby.positions import UnplacedCards, by_name, must, phase_of

PHASES: Final = ("deal", "setup", "dracula", "hunters", "combat")
OPTION_FIELDS: Final = [field.name for field in FIELDS[: [field.name for field in FIELDS].index("round")]]
PARTS: Final[dict[str, str]] = {
    "phase": "deal, setup, dracula (the default), hunters or combat",
    "round": "which round it is; 1",
    "step": "in the phase hunters: begin, move, act",
    "turn": "whose turn begins, or who starts (phase setup); the hunters before have had theirs; godalming",
    "group": "the hunters who have this turn together, from the step move on",
    "chart": "town -> encounter that lies hidden there",
    "open": "town -> encounter that lies open on the map",
    "heard": "town -> what the hunters know to lie hidden there: an encounter, something, nothing or unknown",
    "hosts": "towns with a Host laid by Lord Godalming, or town -> hunter",
    "combat": "a combat under way: " + ", ".join(FIGHT),
}


def build(options: Mapping[str, Any], parts: Mapping[str, Any]) -> State:
    """The position, standing at its question."""
    phase = phase_of(parts, "combat" if "combat" in parts else "dracula", PHASES)
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
    left = UnplacedCards(NOUNS, DECKS)
    board_set(s, parts, phase, left)
    if fight:
        fight_set(s, fight, left)
    decks_set(s, parts, left)
    s.agenda = fight_agenda(s, fight, parts) if fight else agenda(s, parts, phase)
    run_agenda(s)
    return s


POSITION: Final[Position] = Position(build, PLAIN.parts() | PARTS, PLAIN.readers() | READERS)
