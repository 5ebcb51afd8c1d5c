"""The pieces of a position: hunters, Dracula, chart, Hosts, hands and decks; and what a scene can be asked of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from whitby.board import BIT
from whitby.engine import Pile
from whitby.games.fury.europe import OFF, is_city, is_sea
from whitby.games.fury.position import events_fit, families
from whitby.games.fury1987 import words as w
from whitby.games.fury1987.europe import NO_HOST, PLACES, SEAS, TOWNS
from whitby.games.fury1987.fields import FIELDS
from whitby.games.fury1987.state import FACEUP, KIND, Fury, gone
from whitby.positions import PlainParts, UnplacedCards, by_name, listed, must, named, number

DECKS: Final[dict[str, Pile]] = {
    "weapons": w.WEAPON_CUP,
    "events": w.EVENT_DECK,
    "encounters": tuple(sorted(w.ENCOUNTER_CUP + w.SPECIAL_VAMPIRES)),
}
FAMILIES: Final = families(w.SEATS, PLACES, (), w.NOUNS) | {"town": named("town", PLACES[:TOWNS]), "chit": named("chit", w.NOUNS)}
SEAT: Final = FAMILIES["seat"]
HUNTER: Final = FAMILIES["hunter"]
TOWN: Final = FAMILIES["town"]
PLAIN: Final = PlainParts(FIELDS, FAMILIES)
HEARD: Final[dict[str, int]] = {"something": w.SOMETHING, "nothing": w.EMPTY, "unknown": w.PERHAPS}
LONDON: Final = PLACES.index("london")
VIENNA: Final = PLACES.index("vienna")


def board_set(s: Fury, parts: Mapping[str, Any], phase: str, left: UnplacedCards) -> None:
    """All that lies open or hidden on the map and in hands."""
    if phase != "setup":
        s.round = number("round", parts.get("round", 1), 1, w.LIMITS["rounds"])
        s.at = [LONDON] * 3
        s.dracula_at = VIENNA
    PLAIN.set(s, parts, left)
    for h in w.HUNTERS:
        if gone(s) & BIT[h]:
            s.at[h] = OFF
        if is_sea(s.at[h]) and s.embarked[h] == OFF:
            s.embarked[h] = port_of(s.at[h])
        must(s.dogs[h] <= s.weapons[h].count(w.DOGS), f"{w.SEATS[h]} has not so many Dogs")
    if is_sea(s.dracula_at) and s.dracula_port == OFF:
        s.dracula_port = port_of(s.dracula_at)
    if is_sea(s.dracula_at) and s.dracula_from == OFF:
        s.dracula_from = s.dracula_port if s.dracula_port in SEAS[s.dracula_at] else port_of(s.dracula_at)
    events_fit(s.events, w.NOUNS, w.IS_DRACULAS)
    hosts_set(s, parts, left)
    if phase != "setup":
        chart_set(s, parts, left)


def port_of(sector: int) -> int:
    """The first port of a sea sector."""
    return [q for q in SEAS[sector] if is_city(q)][0]


def hosts_set(s: Fury, parts: Mapping[str, Any], left: UnplacedCards) -> None:
    """Hosts on towns, and who laid them."""
    said = parts.get("hosts")
    laid = dict(said) if isinstance(said, Mapping) else dict.fromkeys(listed("hosts", said), "godalming")
    must(len(laid) <= len(s.host_at), f"there are only {len(s.host_at)} Hosts")
    for i, (town, hunter) in enumerate(laid.items()):
        s.host_at[i], s.host_of[i] = TOWN.number(town), HUNTER.number(hunter)
        must(s.host_at[i] not in NO_HOST, f"no Host lies on {town}")
        left.take("weapons", w.HEAVENLY_HOST)


def chart_set(s: Fury, parts: Mapping[str, Any], left: UnplacedCards) -> None:
    """F87-HIDDEN-18  Encounters in towns; where a hunter stands, the others know that nothing lies hidden."""
    s.heard_chart = [w.EMPTY if town in s.at else w.PERHAPS for town in range(TOWNS)]
    for part, mark in (("chart", 0), ("open", FACEUP)):
        for name, kind in by_name(parts, part).items():
            town = TOWN.number(name)
            must(s.chart[town] == w.EMPTY, f"two encounters lie in {name}")
            s.chart[town] = left.take("encounters", left.card("encounters", kind)) | mark
            must(w.LAID_IN[s.chart[town] & KIND][town], f"{kind} is not laid in {name}")
            s.heard_chart[town] = w.EMPTY if mark else w.PERHAPS
    for name, known in by_name(parts, "heard").items():
        town = TOWN.number(name)
        s.heard_chart[town] = HEARD[known] if known in HEARD else left.card("encounters", known)
        fits = s.chart[town] == s.heard_chart[town] or s.heard_chart[town] == w.PERHAPS
        must(fits or (s.heard_chart[town] == w.SOMETHING and s.chart[town] >= 0), f"that is not what lies in {name}")


def decks_set(s: Fury, parts: Mapping[str, Any], left: UnplacedCards) -> None:
    """Cups and deck are whatever is left, or what is said, the others discarded; special Vampires wait beside the board."""
    if s.shipping_agents:
        left.take("events", w.SHIPPING_AGENTS)
    s.special_vampires = tuple([left.take("encounters", kind) for kind in left.piles["encounters"] if kind in w.SPECIAL_VAMPIRES])
    if "encounters" not in parts:
        s.encounters = tuple(sorted(left.some("encounters", w.ENCOUNTER_HAND)))
    if s.vampires_destroyed > len(s.vampires_out):
        missing = [left.take("encounters", w.VAMPIRE) for _ in range(s.vampires_destroyed - len(s.vampires_out))]
        s.vampires_out = tuple(sorted([*s.vampires_out, *missing]))
    PLAIN.set_rest(s, parts, left)


# --- what a scene can be asked ------------------------------------------------------------------
def words(cards: Pile) -> list[str]:
    """Chits and cards by name."""
    return [w.NOUNS[card & KIND] for card in cards if card >= 0]


def hand(s: Fury, seat: str) -> list[str]:
    """Weapons and events of a hunter; events and encounters of Dracula."""
    who = SEAT.number(seat)
    return words(s.events[who] + s.encounters if who == w.DRACULA else s.weapons[who] + s.events[who])


def heard_of(s: Fury, town: str) -> str | None:
    """What the hunters know to lie hidden in a town."""
    known = s.heard_chart[TOWN.number(town)]
    return {w.EMPTY: None, w.PERHAPS: "unknown", w.SOMETHING: "something"}.get(known, w.NOUNS[known])


READERS: Final[dict[str, Callable[..., Any]]] = {
    "hand": hand,
    "lies": lambda s, town: next(iter(words((s.chart[TOWN.number(town)],))), None),
    "open": lambda s: [PLACES[town] for town in range(TOWNS) if s.chart[town] >= 0 and s.chart[town] & FACEUP],
    "heard_of": heard_of,
    "hosts": lambda s: [PLACES[town] for town in s.host_at if town != OFF],
    "fight": lambda s: None if s.foe == w.EMPTY else "dracula" if s.foe == 0 else w.NOUNS[s.met_kind],
}
