"""What lies before each seat and belongs to it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec

from whitby.games.fury2015.body.names import hand, name
from whitby.games.fury2015.body.trail import Power, powers
from whitby.games.fury2015.europe import PLACES
from whitby.games.fury2015.state import BAT_CARD
from whitby.games.fury2015.words import (
    BAT,
    BITE_SPACES,
    DRACULA,
    DRACULA_COMBAT_DECK,
    EMPTY,
    EVENT_LIMIT,
    HEALTH,
    ITEM_LIMIT,
    MINA,
    NOUNS,
    SEATS,
    TO_DRACULA,
)

COPIES: Final = Counter(DRACULA_COMBAT_DECK)


class Hunter(msgspec.Struct, frozen=True):
    """All that lies before one hunter and belongs to him."""

    seat: str
    at: str | None
    ward: str | None  # the hospital where a defeated hunter will wake
    health: int
    damage: int
    bites: int
    bite_spaces: int
    weakened: bool
    delayed: bool
    bats: bool
    items: list[str] | None
    item_count: int
    item_limit: int
    events: list[str] | None
    event_count: int
    event_limit: int
    tickets: list[str] | None
    ticket_count: int
    shown_item: str | None
    shown_event: str | None
    drawn: str | None


class Dracula(msgspec.Struct, frozen=True):
    """All that lies before Dracula and belongs to him."""

    health: int
    damage: int
    events: list[str] | None
    event_count: int
    event_limit: int
    encounters: list[str] | None
    encounter_count: int
    rumors: int
    bodyguards: int
    at: str | None  # where the viewer knows him to be
    powers: list[Power]
    combat_deck: dict[str, int] | None  # what is in it, by kind; he alone can tell
    combat_deck_count: int


def hunter(v: dict[str, Any], h: int) -> Hunter:
    """A hunter of the view in words."""
    return Hunter(
        seat=SEATS[h],
        at=PLACES[v["at"][h]] if v["at"][h] >= 0 else None,
        ward=PLACES[v["hospital"][h]] if v["hospital"][h] >= 0 else None,
        health=HEALTH[h],
        damage=v["hunter_damage"][h],
        bites=v["bites"][h],
        bite_spaces=BITE_SPACES[h],
        weakened=h == MINA or v["bites"][h] > 0,
        delayed=v["delayed"][h],
        bats=v["bats"][h],
        items=hand(v["items"][h]),
        item_count=len(v["items"][h]),
        item_limit=ITEM_LIMIT[h],
        events=hand(v["events"][h]),
        event_count=len(v["events"][h]),
        event_limit=EVENT_LIMIT[h],
        tickets=hand(v["tickets"][h]),
        ticket_count=len(v["tickets"][h]),
        shown_item=name(v["displayed_item"][h]),
        shown_event=name(v["displayed_event"][h]),
        drawn=name(v["just_drawn"][h]),
    )


def dracula(v: dict[str, Any], at: int) -> Dracula:
    """Dracula as the view shows him, in words; `at` is the space of his location, or EMPTY."""
    return Dracula(
        health=HEALTH[DRACULA],
        damage=v["dracula_damage"],
        events=hand(v["events"][DRACULA]),
        event_count=len(v["events"][DRACULA]),
        event_limit=EVENT_LIMIT[DRACULA],
        encounters=hand(v["encounters"]),
        encounter_count=len(v["encounters"]),
        rumors=v["rumors"],
        bodyguards=v["bodyguards"],
        at=NOUNS[v["trail"][at]] if at != EMPTY else None,
        powers=powers(v),
        combat_deck=combat_deck(v) if v["eyes"] & TO_DRACULA else None,
        combat_deck_count=len(v["combat_deck"]),
    )


def combat_deck(v: dict[str, Any]) -> dict[str, int]:
    """F15-COMBAT-07  All combat cards but those in his hand, played in this combat, or on the trail."""
    on_trail = [BAT for marks in v["hideout_marks"] if marks & BAT_CARD]
    gone = [*v["combat_hand"], *v["combat_discards"], *on_trail]
    return {NOUNS[card]: copies - gone.count(card) for card, copies in sorted(COPIES.items())}
