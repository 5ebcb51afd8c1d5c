"""Trail and lairs of a position: Dracula is always somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.games.fury.europe import is_city
from whitby.games.fury.position import fighters_named
from whitby.games.fury.trail import LAIRS, TRAIL, hideout_of
from whitby.games.fury2015.europe import HOSPITAL0, PLACES
from whitby.games.fury2015.position.names import HUNTER, PLACE
from whitby.games.fury2015.state import BAT_CARD, FACEUP, RUMOR_TOKEN, UP, WOLF, WOUND, Fury, tied_hide, tied_location
from whitby.games.fury2015.trail import takes_encounters
from whitby.games.fury2015.words import BAT, DARK_CALL, EMPTY, HIDE, IS_VAMPIRE, NOUNS, POWERS, TOKENS, VAMPIRE_HEALTH, WOLF_FORM
from whitby.positions import UnplacedCards, at_most, by_name, listed, must, number, one_of

LURK: Final = ("galatz", "varna", "athens", "sarajevo", "granada", "cagliari")  # Dracula, if no trail is said
SPACE: Final = ("card", "up", "encounters", "faceup", "wolf", "bat", "rumor", "damage")


def trail_set(s: Fury, parts: Mapping[str, Any], phase: str, left: UnplacedCards) -> None:
    """The hideouts as said, or Dracula alone somewhere."""
    trail = listed("trail", parts.get("trail"))
    lairs = listed("lairs", parts.get("lairs"))
    at_most("trail spaces", len(trail), TRAIL)
    at_most("lairs", len(lairs), len(LAIRS))
    if phase == "setup":
        must(not trail and not lairs, "in the phase setup there is no trail yet")
        return
    after_slide = phase == "dracula" and parts.get("step") == "card"
    spaces = trail + [None] * (TRAIL - len(trail)) + lairs
    for i, space in enumerate(spaces):
        if space is not None:
            hideout_set(s, i, dict(space) if isinstance(space, Mapping) else {"card": space}, left)
    if "trail" not in parts:
        fight = by_name(parts, "combat")
        if fight and fight.get("foe", "dracula") == "dracula":
            s.trail[0] = s.at[fighters_named(HUNTER, fight)[0]]
        else:
            taken = [*s.at, *s.heavenly_hosts, s.consecrated, *s.trail]
            s.trail[1 if after_slide else 0] = [place for place in map(PLACES.index, LURK) if place not in taken][0]
    must(any([0 <= card < DARK_CALL for card in s.trail[:TRAIL]]), "Dracula must be somewhere: a location on the trail")
    must(not after_slide or s.trail[0] == EMPTY, "after the slide space 1 is free: begin the trail with None")
    for card in s.trail:
        must(card == EMPTY or s.trail.count(card) == 1, f"there is only one card {NOUNS[card]}")
    at_most("Wolf Form", len([m for m in s.hideout_marks if m & WOLF]), 1)
    turn_up_where_hunters_are(s, spaces)
    rumors_set(s, parts)


def rumors_set(s: Fury, parts: Mapping[str, Any]) -> None:
    """One rumor token, and one more for each despair: on hideouts, or before Dracula."""
    placed = len([m for m in s.hideout_marks if m & RUMOR_TOKEN])
    known = min(TOKENS["rumor"], 1 + s.despair)
    kept = max(0, known - placed)
    s.rumors = number("rumors", parts.get("rumors", kept), 0, kept)
    at_most("rumor tokens given out", placed, known)


def hideout_set(s: Fury, i: int, space: dict[str, Any], left: UnplacedCards) -> None:
    """One space of the trail, or a lair."""
    for key in space:
        one_of("word for a hideout", key, SPACE)
    name, wolf, bat, rumor = [space.get(key) for key in ("card", "wolf", "bat", "rumor")]
    must(name != NOUNS[WOLF_FORM], "Wolf Form lies with a city: write {'card': ..., 'wolf': True}")
    card = NOUNS.index(str(name)) if name in POWERS else PLACE.number(name)
    must(i not in LAIRS or is_city(card) and not wolf and not bat, "a lair is a city or the castle, without Wolf Form and bat card")
    must(not HOSPITAL0 <= card < DARK_CALL, f"there is no location card {name}")
    with_city = bat or wolf and not (card == HIDE and s.wolf_with_hide)
    must(not with_city or is_city(card), "Wolf Form and a bat card lie with a city")
    s.trail[i] = card
    s.hideout_marks[i] = sum(
        [mark for key, mark in (("up", UP), ("wolf", WOLF), ("bat", BAT_CARD), ("rumor", RUMOR_TOKEN)) if space.get(key)]
    )
    if bat:
        left.take("blows", BAT)
    s.hideout_encounters[i] = lurkers(space, left)
    must(not s.hideout_encounters[i] or takes_encounters(s, i), f"no encounter lies on {name}")
    must(not rumor or bool(s.hideout_encounters[i]), "a rumor token lies on a hideout with an encounter")


def lurkers(space: dict[str, Any], left: UnplacedCards) -> tuple[int, ...]:
    """The encounters of a hideout; a damaged vampire lies faceup."""
    wounds = by_name(space, "damage")
    lurking: list[int] = []
    for key, mark in (("encounters", 0), ("faceup", FACEUP)):
        for kind in left.named("encounters", space.get(key)):
            harm = wounds.pop(NOUNS[kind], 0)
            can = not harm or IS_VAMPIRE[kind] and 0 < harm < VAMPIRE_HEALTH[kind]
            must(can, f"{NOUNS[kind]} cannot lie there with {harm} damage")
            lurking.append(kind | (FACEUP if harm else mark) | harm * WOUND)
    must(not wounds, f"{', '.join(wounds)} is not there to be damaged")
    return tuple(sorted(lurking))


def turn_up_where_hunters_are(s: Fury, said: list[Any]) -> None:
    """F15-MOVE-06, F15-POWER-09  A city with a hunter has been turned up, and Hide goes with its location."""
    for place in s.at:
        i = hideout_of(s.trail, place) if is_city(place) else EMPTY
        if i != EMPTY:
            space = said[i] if i < len(said) else None
            facedown = isinstance(space, Mapping) and space.get("up") is False
            must(not facedown, f"a hunter stands in {PLACES[place]}: its card is faceup")
            s.hideout_marks[i] |= UP
    for i in range(TRAIL):
        j = tied_location(s, i) if s.trail[i] == HIDE else EMPTY
        if j != EMPTY and tied_hide(s, j) == i and (s.hideout_marks[i] | s.hideout_marks[j]) & UP:
            s.hideout_marks[i] |= UP
            s.hideout_marks[j] |= UP
