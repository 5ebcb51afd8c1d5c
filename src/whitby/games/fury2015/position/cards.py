"""The cards of a position, apart from those on the trail and in a fight: hands and decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.games.fury.europe import OFF
from whitby.games.fury.position import allies_said, events_fit, top_event
from whitby.games.fury2015.position.names import HUNTER, PLAIN
from whitby.games.fury2015.state import Fury, is_weakened
from whitby.games.fury2015.words import EMPTY, ENCOUNTER_HAND, EVENT0, HUNTERS, IS_ALLY, IS_DRACULAS, NOUNS
from whitby.positions import UnplacedCards, by_name, listed, must

STILL_ACTING: Final = ("long-night", "renewed-vigor", "speedy-telegraph", "nocturnal-visit")  # they are discarded when they begin


def hands_set(s: Fury, parts: Mapping[str, Any], left: UnplacedCards) -> None:
    """Events are of one's own side; allies, what is shown, and bodyguards."""
    events_fit(s.events, NOUNS, IS_DRACULAS)
    s.allies = allies_said(parts, left, IS_ALLY, IS_DRACULAS)
    shown_set(s, by_name(parts, "shown"))
    left.named("encounters", ["szgany-bodyguards"] * s.bodyguards)


def shown_set(s: Fury, shown: dict[str, Any]) -> None:
    """F15-BITE-07  What weakened hunters show."""
    weak = [h for h in HUNTERS if is_weakened(s, h) and s.at[h] != OFF]
    for h in weak:
        s.displayed_item[h] = s.items[h][0] if s.items[h] else EMPTY
        s.displayed_event[h] = s.events[h][0] if s.events[h] else EMPTY
    for name, names in shown.items():
        h = HUNTER.number(name)
        must(h in weak, f"{name} is not weakened and shows nothing")
        for card_name in listed("shown", names):
            found = [c for c in s.items[h] + s.events[h] if NOUNS[c] == card_name]
            must(bool(found), f"{name} has no {card_name} to show")
            (s.displayed_item if found[0] < EVENT0 else s.displayed_event)[h] = found[0]


def decks_set(s: Fury, parts: Mapping[str, Any], left: UnplacedCards) -> None:
    """Discards and decks: whatever is left, or what is said, the others discarded."""
    discarded = listed("event_discards", parts.get("event_discards"))
    acting = [name for name in PLAIN.effects_on(s) if name in STILL_ACTING and name not in discarded]
    s.event_discards = tuple(sorted(s.event_discards + tuple(left.named("events", acting))))
    must(all([IS_DRACULAS[c] for c in s.event_facedown]), "only Dracula events are discarded facedown")
    s.event_bottom = tuple(reversed(left.named("events", parts.get("event_bottom"))))
    if s.event_top == EMPTY and "event_deck" not in parts:
        s.event_top = top_event(left, IS_DRACULAS)
    must(s.event_top != EMPTY or not s.event_deck and not s.event_bottom, "with an event deck that is said, say its event_top too")
    if "encounters" not in parts:
        s.encounters = tuple(sorted(left.some("encounters", ENCOUNTER_HAND)))
    PLAIN.set_rest(s, parts, left)
    s.ticket_pool = left.piles["tickets"]
    s.combat_deck = left.piles["blows"]
