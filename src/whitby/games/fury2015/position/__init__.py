"""Any position of Fury of Dracula (3rd edition) by name: what is said is set, what is not said is filled in, what cannot be is refused.

Every position is a whole one: each card lies somewhere exactly once, and decks are whatever is left.

    scene(at={"mina": "vienna"}, trail=["budapest", None, {"card": "paris", "up": True, "encounters": ["rats"]}, "hide"])
        Godalming's day turn. Hunters not named stand in London, Amsterdam, Zurich and Madrid; without a trail Dracula is in Galatz.
    scene(turn="mina", phase="night", items={"mina": ["knife"]}, event_bottom=["roadblock", "long-night"])
        The hunters before Mina have acted; the lowest event is Roadblock, above it Long Night.
    scene(phase="dawn", weekday="monday", despair=1)
        At a dawn, `day` and `weekday` name the day that breaks: its marker moves, then the first question of that dawn is asked.
    scene(phase="dracula", step="card", trail=[None, "vienna", "prague"])
        After the slide, so that space 1 is free; without `step` the phase runs from its start, and the trail is that before the slide.
    scene(combat={"fighters": ["mina", "seward"], "round": 2, "night": True, "hand": ["fangs"], "last": {"mina": "punch"}}, ...)
        The choice of cards in a fight with Dracula; hunters in it stand in his city, and his hand is filled up to five.
    scene(combat={"foe": "new-vampire", "fighters": ["mina"], "ambush": True, "damage": 1}, at={"mina": "vienna"}, trail=["vienna"])
        The vampire lurked where Mina stands; "hideout": "space-2" where it lurked under a Hide. "night": True is a night turn.
    scene(combat={"step": "engage", "cards": {"dracula": "fangs", "mina": "punch", "seward": "dodge"}}, ...)
        Cards lie facedown; "step": "reveal" with "engaged": "mina" runs on to what follows the reveal. "step": "start" draws five
        cards by CHANCE before anything else; "step": "open" asks for the cards that open a combat, the hand already drawn.

A trail space is a card ("vienna", "hide", "dark-call", "feed", "misdirect"), None, or a table: card, up, encounters (facedown),
faceup (encounters), wolf, bat, rumor, damage (kind -> damage of a vampire there). A card in whose city a hunter stands is up, and so is the
Hide tied to it; neighbours on the trail need not be neighbours on the map. Off the board is None or "off" in `at`, with `ward` for the
hospital.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.engine import State, run_agenda
from whitby.game import Position
from whitby.games.fury2015.position.agenda import agenda
from whitby.games.fury2015.position.board import clock_set, hunters_set, tokens_fit
from whitby.games.fury2015.position.cards import decks_set, hands_set
from whitby.games.fury2015.position.fight import FIGHT, fight_agenda, fight_set
from whitby.games.fury2015.position.names import DECKS, PLAIN
from whitby.games.fury2015.position.reading import READERS
from whitby.games.fury2015.position.trail import trail_set
from whitby.games.fury2015.rules import setup
from whitby.games.fury2015.state import Fury
from whitby.games.fury2015.words import NOUNS
from whitby.positions import UnplacedCards, by_name, must, phase_of

PHASES: Final = ("deal", "setup", "dawn", "day", "dusk", "night", "dracula", "combat")
PARTS: Final[dict[str, str]] = {
    "phase": "deal, setup, dawn, day (the default), dusk, night, dracula or combat",
    "step": "in the dracula phase: slide, card, encounter or end, to begin later",
    "turn": "whose turn it is, or who starts (phase setup); the hunters before have had theirs; godalming",
    "acted": "the hunters who have had their turn, if not those before `turn`",
    "day": "days since the first Monday; 0, or 1 at dawn. weekday instead: monday to sunday",
    "weekday": "the day by its name, in the week that the despair tells",
    "at": "hunter -> place, or None or off for one off the board; london, amsterdam, zurich, madrid",
    "ward": "hunter off the board -> hospital space",
    "damage": "seat -> damage",
    "shown": "weakened hunter -> the item and the event that lie faceup; the first of each",
    "trail": "space 1 first: a card, None, or a table (card, up, encounters, faceup, wolf, bat, rumor, damage)",
    "lairs": "up to three, written like the trail",
    "rumors": "rumor tokens before Dracula; those not yet placed",
    "allies": "hunters or dracula -> ally",
    "event_bottom": "the bottom of the event deck, from the bottom up, backs known",
    "combat": "a fight under way: " + ", ".join(FIGHT),
}


def build(options: Mapping[str, Any], parts: Mapping[str, Any]) -> State:
    """The position, standing at its question."""
    phase = phase_of(parts, "combat" if "combat" in parts else "day", PHASES)
    must(phase != "deal" or len(parts) == 1, "in the phase deal nothing else can be said")
    if phase == "deal":
        return setup(**{name: bool(value) for name, value in options.items()})
    must((phase == "combat") == ("combat" in parts), "the phase combat and the part combat go together")
    s = Fury()
    s.begin()
    for name, value in options.items():
        setattr(s, name, bool(value))
    left = UnplacedCards(NOUNS, DECKS)
    PLAIN.set(s, parts, left)
    clock_set(s, parts, phase)
    hunters_set(s, parts, phase)
    tokens_fit(s)
    trail_set(s, parts, phase, left)
    hands_set(s, parts, left)
    fight = by_name(parts, "combat")
    if fight:
        fight_set(s, fight, left)
    decks_set(s, parts, left)
    s.agenda = fight_agenda(s, fight, parts) if fight else agenda(s, parts, phase)
    run_agenda(s)
    return s


POSITION: Final[Position] = Position(build, PARTS | PLAIN.parts() | PARTS, PLAIN.readers() | READERS)
