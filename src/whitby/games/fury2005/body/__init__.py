"""The body of a screen of Fury of Dracula (2nd edition): the view in words."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from whitby.engine import NOUN
from whitby.games.fury.europe import ON_MAP
from whitby.games.fury.trail import HIDEOUTS, TRAIL
from whitby.games.fury2005.body.fights import Combat, combat
from whitby.games.fury2005.body.journeys import Reach, reach
from whitby.games.fury2005.body.names import name, names, seat, seats_of, space
from whitby.games.fury2005.body.seats import Dracula, Hunter, dracula, hunter
from whitby.games.fury2005.body.trail import Space, current, trail_space
from whitby.games.fury2005.state import BACK, WOLF
from whitby.games.fury2005.words import EDGE0, EMPTY, FIRST_OF_NIGHT, HUNTERS, NOUNS, POWERS, TIMES

EFFECTS: Final = ("carriage", "delayed", "rerolled", "forewarned", "seduced", "turn_over")  # flags that a page may show


class Body(msgspec.Struct, frozen=True, tag="fury-2005"):
    """The table as these eyes see it."""

    round: int
    time: str
    night: bool
    vampires: int
    resolve: int
    resolve_used: list[str]  # effects used in this round
    turn: str | None
    group: list[str]  # who has this turn together
    spaces: list[Space]  # Trail, Catacombs, the card that is leaving
    deck: int  # location cards and powers that Dracula holds, counted together
    hunters: list[Hunter]
    reach: list[Reach]
    dracula: Dracula
    hosts: list[str]
    consecrated: str | None
    beside: list[str]  # location cards beside the board
    roadblock: str | None
    storm: str | None
    storm_turns: int
    train: str | None
    hunter_ally: str | None
    dracula_ally: str | None
    event_top: str | None
    event_deck: int
    event_discards: list[str]
    item_deck: int
    item_discards: list[str]
    pool: int
    playing: list[str]  # events on the table
    met: str | None  # the encounter that is being met
    met_space: str | None
    drawn: str | None  # the event that was just drawn, or its back
    drawer: str | None
    effects: list[str]
    combat: Combat | None


RESOLVE: Final = ("report", "hurry", "strengthen")


def body(v: dict[str, Any]) -> Body:
    """The view in words."""
    where = current(v)
    return Body(
        round=v["round"],
        time=TIMES[v["time"]],
        night=v["time"] >= FIRST_OF_NIGHT,
        vampires=v["vampires"],
        resolve=v["resolve"],
        resolve_used=[word for i, word in enumerate(RESOLVE) if v["resolve_used"] >> i & 1],
        turn=seat(v["turn"]),
        group=seats_of(v["group"]),
        spaces=[trail_space(v, i, i == where) for i in range(HIDEOUTS) if i < TRAIL or v["trail"][i] != EMPTY],
        deck=cards_left(v),
        hunters=[hunter(v, h) for h in HUNTERS],
        reach=[reach(v, h) for h in HUNTERS],
        dracula=dracula(v, where),
        hosts=names(v["hosts"]),
        consecrated=name(v["consecrated"]),
        beside=names(v["beside"]),
        roadblock=NOUNS[EDGE0 + v["roadblock"]] if v["roadblock"] >= 0 else None,
        storm=name(v["storm"]),
        storm_turns=v["storm_turns"],
        train=name(v["train"]),
        hunter_ally=name(v["allies"][0]),
        dracula_ally=name(v["allies"][1]),
        event_top=name(v["event_top"]),
        event_deck=len(v["event_deck"]) + (v["event_top"] != EMPTY),
        event_discards=names(v["event_discards"]),
        item_deck=len(v["item_deck"]),
        item_discards=names(v["item_discards"]),
        pool=len(v["pool"]),
        playing=[NOUNS[c & NOUN] for c in v["events_played"]],
        met=name(v["met_kind"]),
        met_space=space(v["met_space"]) if v["met_space"] >= 0 else None,
        drawn=name(v["just_drawn"]),
        drawer=seat(v["drawer"]),
        effects=[field for field in EFFECTS if v[field]],
        combat=combat(v) if v["foe"] != EMPTY else None,
    )


def cards_left(v: dict[str, Any]) -> int:
    """F05-HIDDEN-15  Locations and powers together, so that no count betrays a Hide."""
    laid = len([card for card in v["trail"] if card != EMPTY]) + len(v["beside"])
    with_cards = len([1 for marks in v["hideout_marks"] for mark in (WOLF, BACK) if marks & mark])
    return ON_MAP + len(POWERS) - laid - with_cards
