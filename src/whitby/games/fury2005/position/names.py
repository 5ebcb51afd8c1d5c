"""What seats, places and cards are called in a position, and the fields that follow from names alone."""

from __future__ import annotations

from typing import Final

from whitby.engine import Pile
from whitby.games.fury.position import families
from whitby.games.fury2005.europe import EDGE_NAMES, PLACES
from whitby.games.fury2005.fields import FIELDS
from whitby.games.fury2005.words import ENCOUNTER_POOL, EVENT_DECK, ITEM_DECK, NOUNS, SEATS, SPACES, TIMES
from whitby.positions import PlainParts, named

DECKS: Final[dict[str, Pile]] = {"items": ITEM_DECK, "events": EVENT_DECK, "encounters": ENCOUNTER_POOL}
FAMILIES: Final = families(SEATS, PLACES, EDGE_NAMES, NOUNS) | {"time": named("time", TIMES)}
SEAT: Final = FAMILIES["seat"]
HUNTER: Final = FAMILIES["hunter"]
PLACE: Final = FAMILIES["place"]
CARD: Final = FAMILIES["card"]
HIDEOUT: Final = named("space", SPACES)
PLAIN: Final = PlainParts(FIELDS, FAMILIES)
