"""What seats, places and cards are called in a position, and the fields that follow from names alone."""

from __future__ import annotations

from typing import Final

from whitby.engine import Pile
from whitby.games.fury.position import families
from whitby.games.fury2015.europe import EDGE_NAMES, PLACES
from whitby.games.fury2015.fields import FIELDS
from whitby.games.fury2015.words import (
    DRACULA_COMBAT_DECK,
    ENCOUNTER_DECK,
    EVENT_DECK,
    ITEM_DECK,
    NOUNS,
    SEATS,
    SPACES,
    TICKET_POOL,
)
from whitby.positions import PlainParts, named

DECKS: Final[dict[str, Pile]] = {
    "items": ITEM_DECK,
    "events": EVENT_DECK,
    "encounters": ENCOUNTER_DECK,
    "tickets": TICKET_POOL,
    "blows": DRACULA_COMBAT_DECK,
}
FAMILIES: Final = families(SEATS, PLACES, EDGE_NAMES, NOUNS) | {
    "phase": named("phase", ("setup", "dawn", "day", "dusk", "night", "dracula")),
}
SEAT: Final = FAMILIES["seat"]
HUNTER: Final = FAMILIES["hunter"]
PLACE: Final = FAMILIES["place"]
CARD: Final = FAMILIES["card"]
HIDEOUT: Final = named("hideout", SPACES)
PLAIN: Final = PlainParts(FIELDS, FAMILIES)
