"""Trail and Catacombs of a position: Dracula is always somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.games.fury.europe import CASTLE, ON_MAP, is_city, is_sea
from whitby.games.fury.position import fighters_named
from whitby.games.fury.trail import LAIRS, TRAIL, space_of
from whitby.games.fury2005.europe import ADJACENT, PLACES, ROADS_2
from whitby.games.fury2005.position.names import HUNTER, PLACE
from whitby.games.fury2005.state import BACK, CUT, FACEUP, PAID, UP, WOLF, Fury, is_marked
from whitby.games.fury2005.words import DARK_CALL, DOUBLE_BACK, EMPTY, FEED, HIDE, NOUNS, POWERS, WOLF_FORM
from whitby.positions import UnplacedCards, at_most, by_name, listed, must, one_of

LURK: Final = ("galatz", "varna", "athens", "sarajevo", "granada", "cagliari")  # Dracula, if no trail is said
SPACE: Final = ("card", "up", "encounters", "faceup", "wolf", "back", "paid", "cut", "city")
MARKS: Final = (("up", UP), ("wolf", WOLF), ("back", BACK), ("paid", PAID), ("cut", CUT))


def trail_set(s: Fury, parts: Mapping[str, Any], phase: str, left: UnplacedCards) -> None:
    """Trail and Catacombs as said, or Dracula alone somewhere."""
    trail = listed("trail", parts.get("trail"))
    catacombs = listed("catacombs", parts.get("catacombs"))
    at_most("Trail spaces", len(trail), TRAIL)
    at_most("Catacombs", len(catacombs), len(LAIRS))
    must(phase != "setup" or not trail and not catacombs, "in the phase setup there is no Trail yet")
    must(None not in trail, "the Trail has no gaps")
    for i, space in [*enumerate(trail), *enumerate(catacombs, TRAIL)]:
        if space is not None:
            space_set(s, i, dict(space) if isinstance(space, Mapping) else {"card": space}, left)
    if phase == "setup":
        return
    if not trail:
        free = [place for place in map(PLACES.index, LURK) if place not in [*s.at, *s.trail] and not is_marked(s, place)]
        fight = by_name(parts, "combat")
        s.trail[0] = s.at[fighters_named(HUNTER, fight)[0]] if fight and fight.get("foe", "dracula") == "dracula" else free[0]
    must(any([0 <= card < ON_MAP for card in s.trail[:TRAIL]]), "Dracula must be somewhere: a location in the Trail")
    for card in s.trail:
        must(card == EMPTY or s.trail.count(card) == 1, f"there is only one card {NOUNS[card]}")
    for name, mark in MARKS[1:3]:
        at_most(f"cards for {name}", len([m for m in s.hideout_marks if m & mark]), 1)
    hide_linked(s, trail)
    chain_cut(s)
    voyage_set(s)


def space_set(s: Fury, i: int, space: dict[str, Any], left: UnplacedCards) -> None:
    """One space of the Trail, or a Catacomb."""
    for key in space:
        one_of("word for a space", key, SPACE)
    name = space.get("card")
    together = (NOUNS[WOLF_FORM], NOUNS[DOUBLE_BACK])
    must(name not in together, "Wolf Form and Double Back lie with a card: write {'card': ..., 'wolf': True} or 'back'")
    card = NOUNS.index(str(name)) if name in POWERS else PLACE.number(name)
    must(card < ON_MAP or card in (DARK_CALL, FEED, HIDE), f"there is no location card {name}")
    s.trail[i] = card
    s.hideout_marks[i] = sum([mark for key, mark in MARKS if space.get(key)]) | (UP if card == CASTLE else 0)
    must(i not in LAIRS or is_city(card) and not s.hideout_marks[i] & ~UP, "a card in the Catacombs is a city, with nothing but markers")
    must(not s.hideout_marks[i] & (WOLF | BACK) or is_city(card) or card == HIDE, "Wolf Form and Double Back lie with a city")
    facedown = left.named("encounters", space.get("encounters"))
    faceup = left.named("encounters", space.get("faceup"))
    s.hideout_encounters[i] = (*facedown, *[kind | FACEUP for kind in faceup])
    at_most(f"markers on {name}", len(s.hideout_encounters[i]), 2 if i in LAIRS else 1)
    empty = not s.hideout_encounters[i] or is_city(card) and card != CASTLE or card == HIDE
    must(empty, f"no encounter lies on {name}")


def hide_linked(s: Fury, said: list[Any]) -> None:
    """F05-POWER-19  A Hide is linked to the location it was played in: the next older one, if no other is said."""
    if HIDE not in s.trail[:TRAIL]:
        return
    i = s.trail.index(HIDE)
    older = [card for card in s.trail[i + 1 : TRAIL] if card < ON_MAP and card != EMPTY]
    city = said[i].get("city") if isinstance(said[i], Mapping) else None
    must(city is not None or bool(older), "Hide lies in front of its location; else say its city: {'card': 'hide', 'city': ...}")
    s.hide_city = older[0] if city is None else PLACE.number(city)
    must(is_city(s.hide_city) and space_of(s.trail, s.hide_city) != EMPTY, "the city of Hide must lie in the Trail")


def chain_cut(s: Fury) -> None:
    """Where no step leads from one location of the Trail to the next newer one, nobody can tell how he came there."""
    before = EMPTY
    for i in reversed(range(TRAIL)):
        card = s.trail[i]
        if 0 <= card < ON_MAP:
            reach = ROADS_2 if s.hideout_marks[i] & WOLF else ADJACENT
            if before != EMPTY and card not in reach[before]:
                s.hideout_marks[i] |= CUT
            before = card


def voyage_set(s: Fury) -> None:
    """F05-SEA-03, F05-SEA-04, F05-SEA-06  At sea the Trail tells how far he has sailed, from where he came and which port he left."""
    places = [card for card in s.trail[:TRAIL] if 0 <= card < ON_MAP]
    while s.sailed < len(places) and is_sea(places[s.sailed]):
        s.sailed += 1
    if s.sailed and len(places) > 1:
        s.dracula_from = places[1]
    if s.sailed and len(places) > s.sailed:
        s.dracula_port = places[s.sailed]
