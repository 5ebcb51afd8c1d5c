"""The body of a screen of Fury of Dracula: the view in words."""

from __future__ import annotations

from typing import Any

import msgspec

from whitby.engine import NOUN
from whitby.games.fury.trail import HIDEOUTS, TRAIL
from whitby.games.fury2015.body.fights import Combat, combat
from whitby.games.fury2015.body.journeys import Reach, Train, reach, trains
from whitby.games.fury2015.body.names import hand, name, names, seat, space
from whitby.games.fury2015.body.seats import Dracula, Hunter, dracula, hunter
from whitby.games.fury2015.body.trail import Hideout, current, hideout
from whitby.games.fury2015.state import KIND, USED
from whitby.games.fury2015.words import EDGE0, EMPTY, HUNTERS, NOUNS, SEATS, TO_DRACULA, UNKNOWN

PHASES = ("setup", "dawn", "day", "dusk", "night", "dracula")
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


class Body(msgspec.Struct, frozen=True, tag="fury-2015"):
    """The table as these eyes see it."""

    phase: str
    weekday: str
    week: int
    night: bool
    turn: str | None
    despair: int
    influence: int
    hideouts: list[Hideout]
    hunters: list[Hunter]
    reach: list[Reach]  # of each hunter, for Dracula's eyes
    trains: list[Train]  # of the hunter who is asked what to do, for that hunter's eyes
    dracula: Dracula
    fog: list[str]
    storms: list[str]
    roadblocks: list[str]
    consecrated: str | None
    hosts: list[str]
    hunter_ally: str | None
    dracula_ally: str | None
    event_top: str | None
    event_deck: int
    event_tail: list[str]
    event_discards: list[str]
    event_facedown: int
    item_deck: int
    item_discards: list[str]
    encounter_deck: int
    encounter_discards: list[str]
    encounter_facedown: int
    ticket_pool: int
    playing: list[str]
    players: list[str]  # who has played each of them
    using: list[str]  # encounters that act in this ambush, search or maturing: "space-1:rats"
    trade: list[str]  # the two who trade
    finder: str | None  # who looks at `found`
    effects: list[str]
    found: list[str] | None
    offers: list[list[str]]
    shared: list[list[str]]  # shown in a trade and not given
    combat: Combat | None


EFFECTS = {  # field -> word
    "long_night": "long-night",
    "renewed_vigor": "vigor",
    "speedy_telegraph": "telegraph",
    "no_supply": "no-supply",
    "no_supply_next": "no-supply-next",
    "darkness_returns": "darkness",
    "nocturnal_visit": "nocturnal",
    "unearthly_swiftness": "swift",
    "chartered_carriage": "carriage",
    "false_tip": "tipped",
}


def body(v: dict[str, Any]) -> Body:
    """The view in words."""
    where = current(v)
    return Body(
        phase=PHASES[v["phase"]],
        weekday=DAYS[v["day"] % 7],
        week=v["day"] // 7 + 1,
        night=v["night"],
        turn=seat(v["turn"]),
        despair=v["despair"],
        influence=v["influence"],
        hideouts=[hideout(v, i, i == where) for i in range(HIDEOUTS) if i < TRAIL or v["trail"][i] != EMPTY],
        hunters=[hunter(v, h) for h in HUNTERS],
        reach=[reach(v, h) for h in HUNTERS] if v["eyes"] & TO_DRACULA else [],
        trains=trains(v),
        dracula=dracula(v, where),
        fog=names(v["fog"]),
        storms=names(v["storms"]),
        roadblocks=[NOUNS[EDGE0 + e] for e in v["roadblocks"]],
        consecrated=name(v["consecrated"]),
        hosts=names(v["heavenly_hosts"]),
        hunter_ally=name(v["allies"][0]),
        dracula_ally=name(v["allies"][1]),
        event_top=name(v["event_top"]),
        event_deck=len(v["event_deck"]) + len(v["event_bottom"]) + (v["event_top"] != EMPTY),
        event_tail=names(v["event_bottom"]),
        event_discards=names(v["event_discards"]),
        event_facedown=len(v["event_facedown"]),
        item_deck=len(v["item_deck"]),
        item_discards=names(v["item_discards"]),
        encounter_deck=len(v["encounter_deck"]),
        encounter_discards=names(v["encounter_discards"]),
        encounter_facedown=len(v["encounter_facedown"]),
        ticket_pool=len(v["ticket_pool"]),
        playing=[NOUNS[c & NOUN] for c in v["events_played"]],
        players=[SEATS[task[1]] for task in v["agenda"] if task[0] in ("event_resolves", "event_done")],
        using=[f"{space(i)}:{NOUNS[e & KIND]}" for i in range(HIDEOUTS) for e in v["hideout_encounters"][i] if e != UNKNOWN and e & USED],
        trade=[SEATS[v["turn"]], SEATS[v["trade_partner"]]] if v["trade_partner"] >= 0 else [],
        finder=seat(v["finder"]),
        effects=[word for field, word in EFFECTS.items() if v[field]],
        found=hand(v["items_found"]) if v["items_found"] else None,
        offers=[names(pile) for pile in v["trade_offers"]],
        shared=[names(pile) for pile in v["trade_shown"]],
        combat=combat(v) if v["foe"] != EMPTY else None,
    )
