"""What seats, places and cards are called in a position, and the fields that follow from names alone."""

from __future__ import annotations

from typing import Any, Final

from whitby.engine import Pile
from whitby.games.fury.europe import OFF, is_city
from whitby.games.fury2015.europe import EDGE_NAMES, PLACES
from whitby.games.fury2015.fields import FIELDS
from whitby.games.fury2015.words import (
    DRACULA_COMBAT_DECK,
    ENCOUNTER_DECK,
    EVENT_DECK,
    HUNTERS,
    ITEM_DECK,
    NOUNS,
    SEATS,
    SPACES,
    TICKET_POOL,
)
from whitby.positions import Family, PlainParts, either_way, must, named, sets_of

DECKS: Final[dict[str, Pile]] = {
    "items": ITEM_DECK,
    "events": EVENT_DECK,
    "encounters": ENCOUNTER_DECK,
    "tickets": TICKET_POOL,
    "blows": DRACULA_COMBAT_DECK,
}
SEAT: Final = named("seat", SEATS)
HUNTER: Final = named("hunter", SEATS[: len(HUNTERS)])
PLACE: Final = named("place", PLACES)
HIDEOUT: Final = named("hideout", SPACES)
CARD: Final = named("card", NOUNS)
SIDE: Final = named("side", ("hunters", "dracula"))


def city_of(name: Any) -> int:
    """A city or the castle."""
    place = PLACE.number(name)
    must(is_city(place), f"{name} is no city")
    return place


def edge_of(name: Any) -> int:
    """A road or railway, its cities in either order."""
    edge = either_way(name, EDGE_NAMES)
    must(edge in EDGE_NAMES, f"there is no road or railway {name!r}; write vienna/prague for a road, vienna=venice for a railway")
    return EDGE_NAMES.index(edge)


PLAIN: Final = PlainParts(
    FIELDS,
    {
        "seat": SEAT,
        "seats": sets_of("seat", SEATS),
        "hunter": HUNTER,
        "side": SIDE,
        "place": PLACE,
        "spot": Family(PLACE.word, lambda name: OFF if name in (None, "off") else PLACE.number(name)),
        "city": Family(PLACE.word, city_of),
        "edge": Family(lambda edge: EDGE_NAMES[edge], edge_of),
        "card": CARD,
        "phase": named("phase", ("setup", "dawn", "day", "dusk", "night", "dracula")),
    },
)
