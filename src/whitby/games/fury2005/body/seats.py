"""What lies before each seat and belongs to it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from whitby.games.fury2005.body.names import hand, name, names
from whitby.games.fury2005.body.trail import Power, powers
from whitby.games.fury2005.europe import PLACES
from whitby.games.fury2005.state import KIND
from whitby.games.fury2005.words import (
    BITE_SLOTS,
    BLOOD,
    BRIDES,
    DRACULA,
    EMPTY,
    ENCOUNTER_LIMIT,
    EVENT_LIMIT,
    HEALTH,
    HILDESHEIM,
    ITEM_LIMIT,
    NOUNS,
    SEATS,
    UNKNOWN,
)

MORE_BY_ALLY: Final = 2  # events with Hildesheim, encounters with the Brides


class Hunter(msgspec.Struct, frozen=True):
    """All that lies before one hunter and belongs to him."""

    seat: str
    at: str | None
    health: int
    max_health: int
    bites: int
    bite_slots: int
    in_group: bool  # has this turn, alone or with others
    acted: bool
    skips: bool  # his next turn
    fog: bool
    bats: bool
    announced: int  # the move that was announced, as a choice; EMPTY for none
    items: list[str] | None
    item_count: int
    item_limit: int
    events: list[str] | None
    event_count: int
    event_limit: int
    dogs: int  # that lie face up
    shown_item: str | None
    shown_event: str | None
    seen_items: list[str]  # what Dracula was shown and is still held, for those who know
    seen_events: list[str]


class Dracula(msgspec.Struct, frozen=True):
    """All that lies before Dracula and belongs to him."""

    blood: int
    max_blood: int
    events: list[str] | None
    event_count: int
    event_limit: int
    seen_events: list[str]  # what the hunters were shown and he still holds
    encounters: list[str] | None
    encounter_count: int
    encounter_limit: int
    at: str | None  # where the viewer knows him to be
    powers: list[Power]
    dropped: list[str | None]  # markers that dropped off this turn; None for one that lies face down


def hunter(v: dict[str, Any], h: int) -> Hunter:
    """A hunter of the view in words."""
    return Hunter(
        seat=SEATS[h],
        at=PLACES[v["at"][h]] if v["at"][h] >= 0 else None,
        health=v["health"][h],
        max_health=HEALTH[h],
        bites=v["bites"][h],
        bite_slots=BITE_SLOTS[h],
        in_group=bool(v["group"] >> h & 1),
        acted=bool(v["acted"] >> h & 1),
        skips=bool(v["skips"] >> h & 1),
        fog=bool(v["fogged"] >> h & 1),
        bats=bool(v["batted"] >> h & 1),
        announced=v["announced"][h],
        items=hand(v["items"][h]),
        item_count=len(v["items"][h]),
        item_limit=ITEM_LIMIT[h],
        events=hand(v["events"][h]),
        event_count=len(v["events"][h]),
        event_limit=EVENT_LIMIT[h],
        dogs=v["dogs"][h],
        shown_item=name(v["shown_item"][h]),
        shown_event=name(v["shown_event"][h]),
        seen_items=names(v["seen_items"][h]),
        seen_events=names(v["seen_events"][h]),
    )


def dracula(v: dict[str, Any], at: int) -> Dracula:
    """Dracula as the view shows him, in words; `at` is the space of his location, or EMPTY."""
    return Dracula(
        blood=v["blood"],
        max_blood=BLOOD,
        events=hand(v["events"][DRACULA]),
        event_count=len(v["events"][DRACULA]),
        event_limit=EVENT_LIMIT[DRACULA] + (MORE_BY_ALLY if v["allies"][1] == HILDESHEIM else 0),
        seen_events=names(v["seen_dracula"]),
        encounters=hand(v["encounters"]),
        encounter_count=len(v["encounters"]),
        encounter_limit=ENCOUNTER_LIMIT + (MORE_BY_ALLY if v["allies"][1] == BRIDES else 0),
        at=NOUNS[v["trail"][at]] if at != EMPTY else None,
        powers=powers(v),
        dropped=[None if e == UNKNOWN else NOUNS[e & KIND] for e in v["dropped"]],
    )
