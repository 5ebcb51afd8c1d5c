"""The body of a screen of The Fury of Dracula (1st edition): the view in words."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from whitby.engine import NOUN
from whitby.games.fury1987.body.chart import Host, Town, empty_towns, hosts, towns
from whitby.games.fury1987.body.fights import Combat, combat
from whitby.games.fury1987.body.journeys import Reach, reach
from whitby.games.fury1987.body.names import figure, name, names, seat, seats_of
from whitby.games.fury1987.body.seats import Dracula, Hunter, dracula, hunter
from whitby.games.fury1987.words import EMPTY, HUNTERS, NOUNS, TO_DRACULA

EFFECTS: Final = ("carriage", "delayed", "passed", "fogged", "avoided", "forewarned", "seduced")  # flags that a page may show


class Body(msgspec.Struct, frozen=True, tag="fury-1987"):
    """The table as these eyes see it."""

    round: int
    turn: str | None
    group: list[str]  # who has this turn together
    together: list[str]  # the group that lasts
    hunters: list[Hunter]
    reach: list[Reach]
    dracula: Dracula
    towns: list[Town]  # encounters, open and known
    empty: list[str]  # towns where nothing lies, for all that the hunters know
    hosts: list[Host]
    shipping_agents: bool
    vampires_destroyed: int
    train: int | None  # how many towns it goes
    weapon_cup: int
    weapon_discards: list[str]
    event_deck: int
    event_discards: list[str]
    encounter_cup: int | None
    playing: list[str]  # events on the table
    met: str | None  # the encounter that is being met
    met_at: str | None
    drawn: list[str]  # cards being dealt, or their backs
    drawer: str | None
    effects: list[str]
    combat: Combat | None


def body(v: dict[str, Any]) -> Body:
    """The view in words."""
    return Body(
        round=v["round"],
        turn=seat(v["turn"]),
        group=seats_of(v["group"]),
        together=seats_of(v["together"]),
        hunters=[hunter(v, h) for h in HUNTERS],
        reach=[reach(v, h) for h in HUNTERS],
        dracula=dracula(v),
        towns=towns(v),
        empty=empty_towns(v),
        hosts=hosts(v),
        shipping_agents=v["shipping_agents"],
        vampires_destroyed=v["vampires_destroyed"],
        train=None if v["train"] == EMPTY else figure(v["train"]),
        weapon_cup=len(v["weapon_cup"]),
        weapon_discards=names(v["weapon_discards"]),
        event_deck=len(v["event_deck"]),
        event_discards=names(v["event_discards"]),
        encounter_cup=len(v["encounter_cup"]) if v["eyes"] & TO_DRACULA else None,
        playing=[NOUNS[c & NOUN] for c in v["events_played"]],
        met=name(v["met_kind"]),
        met_at=name(v["met_at"]),
        drawn=names(v["drawn"]),
        drawer=seat(v["drawer"]),
        effects=[field for field in EFFECTS if v[field]],
        combat=combat(v) if v["foe"] != EMPTY else None,
    )
