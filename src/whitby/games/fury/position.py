"""What positions of the editions share: the families of names, and cards that lie with a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from whitby.cards import EMPTY
from whitby.engine import Pile
from whitby.games.fury.europe import OFF, is_city
from whitby.positions import Family, UnplacedCards, by_name, either_way, listed, must, named, one_of, sets_of


def families(seats: tuple[str, ...], places: tuple[str, ...], edges: tuple[str, ...], nouns: tuple[str, ...]) -> dict[str, Family]:
    """What an edition's seats, places, links and cards are called; the last seat is Dracula's."""
    place = named("place", places)

    def city_of(name: Any) -> int:
        """A city or the castle."""
        city = place.number(name)
        must(is_city(city), f"{name} is no city")
        return city

    def edge_of(name: Any) -> int:
        """A road or railway, its cities in either order."""
        edge = either_way(name, edges)
        must(edge in edges, f"there is no road or railway {name!r}; write vienna/prague for a road, vienna=venice for a railway")
        return edges.index(edge)

    return {
        "seat": named("seat", seats),
        "seats": sets_of("seat", seats),
        "hunter": named("hunter", seats[:-1]),
        "hunters": sets_of("hunter", seats[:-1]),
        "side": named("side", ("hunters", "dracula")),
        "place": place,
        "spot": Family(place.word, lambda name: OFF if name in (None, "off") else place.number(name)),
        "city": Family(place.word, city_of),
        "edge": Family(lambda edge: edges[edge] if edge != EMPTY else None, edge_of),
        "card": named("card", nouns),
    }


def fighters_named(hunter: Family, fight: Mapping[str, Any]) -> list[int]:
    """The hunters who are said to be in the fight; Mina alone if none is."""
    fighters = sorted({hunter.number(name) for name in listed("fighters", fight.get("fighters", ["mina"]))})
    must(bool(fighters), "a fight needs a hunter")
    return fighters


def events_fit(events: Sequence[Pile], nouns: tuple[str, ...], is_draculas: tuple[bool, ...]) -> None:
    """Every seat holds events of its own side; the last seat is Dracula's."""
    for seat, hand in enumerate(events):
        for card in hand:
            must(is_draculas[card] == (seat == len(events) - 1), f"{nouns[card]} is an event of the other side")


def allies_said(parts: Mapping[str, Any], left: UnplacedCards, is_ally: tuple[bool, ...], is_draculas: tuple[bool, ...]) -> list[int]:
    """The hunters' and Dracula's ally, as said."""
    allies = [EMPTY, EMPTY]
    for name, card_name in by_name(parts, "allies").items():
        side = one_of("side", name, ("hunters", "dracula"))
        if card_name is not None:
            card = left.take("events", left.card("events", card_name))
            must(is_ally[card] and is_draculas[card] == (side == 1), f"{card_name} is no ally of {name}")
            allies[side] = card
    return allies


def shown_of(parts: Mapping[str, Any], who: str, hand: Pile, nouns: tuple[str, ...]) -> int:
    """The card of this hand that is said to be shown, or the first; EMPTY of an empty hand."""
    said = [name for name in listed("shown", by_name(parts, "shown").get(who)) if name in [nouns[card] for card in hand]]
    return nouns.index(said[0]) if said else hand[0] if hand else EMPTY


def top_event(left: UnplacedCards, is_draculas: tuple[bool, ...]) -> int:
    """The hunter event with most copies left."""
    events = left.piles["events"]
    some = [c for c in events if not is_draculas[c]] or events
    must(bool(some), "no event is left for the top of the deck")
    return left.take("events", max(some, key=lambda c: (some.count(c), -c)))
