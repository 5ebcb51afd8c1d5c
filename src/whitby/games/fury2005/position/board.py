"""The hunters, the markers, the hands and the decks of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.games.fury.europe import OFF, is_sea
from whitby.games.fury.position import allies_said, events_fit, fighters_named, shown_of, top_event
from whitby.games.fury2005.europe import HOSPITAL, NOT_CONSECRABLE, PLACES
from whitby.games.fury2005.position.names import HUNTER, PLAIN
from whitby.games.fury2005.state import Fury, is_bitten
from whitby.games.fury2005.words import (
    DOGS,
    EMPTY,
    ENCOUNTER_LIMIT,
    EVENT_LIMIT,
    EXTRA_CARD,
    HUNTERS,
    IS_ALLY,
    IS_DRACULAS,
    ITEM_LIMIT,
    NOUNS,
    SEATS,
)
from whitby.positions import UnplacedCards, at_most, by_name, by_number, listed, must, number

STAND: Final = tuple([PLACES.index(name) for name in ("london", "amsterdam", "zurich", "madrid")])  # hunters, if not said


def hunters_set(s: Fury, parts: Mapping[str, Any], phase: str) -> None:
    """Where the hunters are: those in a fight stand together, with Dracula if they fight him."""
    if phase == "setup":
        return
    said = by_number(HUNTER, parts, "at")
    fight = by_name(parts, "combat")
    fighters = fighters_named(HUNTER, fight) if fight else []
    trail = [space.get("card") if isinstance(space, Mapping) else space for space in listed("trail", parts.get("trail"))]
    his = [PLACES.index(card) for card in trail if card in PLACES] if fight.get("foe", "dracula") == "dracula" else []
    theirs = [s.at[h] for h in fighters if h in said]
    for h in HUNTERS:
        if h not in said:
            s.at[h] = [*his, *theirs, PLACES.index("vienna")][0] if h in fighters else STAND[h]
        must(s.at[h] != OFF, f"{SEATS[h]} must be somewhere")
        must(s.health[h] > 0, f"{SEATS[h]} has lost all Health: he would be in the Hospital")


def markers_fit(s: Fury) -> None:
    """What lies on the map must be able to lie there."""
    must(len(set(s.hosts)) == len(s.hosts) and all([not is_sea(p) and p != HOSPITAL for p in s.hosts]), "Hosts lie on land, one in a place")
    must(s.consecrated not in NOT_CONSECRABLE, "that city cannot be consecrated")
    must(s.storm == OFF or is_sea(s.storm), "Stormy Seas lies on a sea zone")
    if s.storm != OFF and s.storm_turns == 0:
        s.storm_turns = 2


def hands_set(s: Fury, parts: Mapping[str, Any], left: UnplacedCards) -> None:
    """F05-EVENT-09 to F05-EVENT-11, F05-BITE-01, F05-BITE-02  Hands and limits, allies, and what bitten hunters show."""
    events_fit(s.events, NOUNS, IS_DRACULAS)
    s.allies = allies_said(parts, left, IS_ALLY, IS_DRACULAS)
    dogs = by_number(HUNTER, parts, "dogs")
    shown = by_name(parts, "shown")
    for h in HUNTERS:
        over = max(0, len(s.items[h]) - ITEM_LIMIT[h]) + max(0, len(s.events[h]) - EVENT_LIMIT[h])
        at_most(f"cards over the limits in the hand of {SEATS[h]}", over, EXTRA_CARD[h])
        s.dogs[h] = number("dogs", dogs.get(h, 0), 0, s.items[h].count(DOGS))
        must(is_bitten(s, h) or SEATS[h] not in shown, f"{SEATS[h]} is not bitten and shows nothing")
        if is_bitten(s, h):
            hand = tuple([card for card in s.items[h] if card != DOGS])
            s.shown_item[h] = shown_of(parts, SEATS[h], hand, NOUNS)
            s.dogs[h] = s.dogs[h] if hand else s.items[h].count(DOGS)
            s.shown_event[h] = shown_of(parts, SEATS[h], s.events[h], NOUNS)


def decks_set(s: Fury, parts: Mapping[str, Any], left: UnplacedCards) -> None:
    """Discards and decks: whatever is left, or what is said, the others discarded."""
    if s.event_top == EMPTY and "event_deck" not in parts:
        s.event_top = top_event(left, IS_DRACULAS)
    must(s.event_top != EMPTY or not s.event_deck, "with an event deck that is said, say its event_top too")
    if "encounters" not in parts:
        s.encounters = tuple(sorted(left.some("encounters", ENCOUNTER_LIMIT)))
    PLAIN.set_rest(s, parts, left)
    s.pool = tuple(sorted(s.pool + left.piles["encounters"]))
