"""The body of a screen of Fury of Dracula: the view in words."""

from __future__ import annotations

from typing import Any

import msgspec

from whitby.engine import NOUN
from whitby.games.fury.europe import OFF
from whitby.games.fury.trail import HIDEOUTS, TRAIL
from whitby.games.fury2015.europe import PLACES
from whitby.games.fury2015.state import BAT_CARD, FACEUP, FOE_DRACULA, KIND, RUMOR_TOKEN, UP, WOLF, WOUND
from whitby.games.fury2015.words import (
    BACK0,
    BITE_SPACES,
    DRACULA,
    EDGE0,
    EMPTY,
    EVENT_LIMIT,
    HEALTH,
    ITEM_LIMIT,
    MINA,
    NOUNS,
    SEATS,
    SPACES,
    UNKNOWN,
)

PHASES = ("setup", "dawn", "day", "dusk", "night", "dracula")
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


class Lurker(msgspec.Struct, frozen=True):
    """An encounter in a hideout: its kind if it is known, whether it lies faceup, its damage."""

    kind: str | None  # None while it lies facedown for the viewer
    faceup: bool
    damage: int


class Hideout(msgspec.Struct, frozen=True):
    """A trail space, a lair, or the hideout that is leaving."""

    space: str
    card: str | None  # the location or lone power card, if the viewer knows it
    back: str | None  # what a facedown card shows
    faceup: bool
    here: bool  # Dracula's current location, if the viewer knows
    wolf_form: bool
    bat_card: bool
    rumor: bool
    encounters: list[Lurker]


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


class Combat(msgspec.Struct, frozen=True):
    """A combat under way: who fights whom, the cards of this round and of the last."""

    foe: str  # "dracula" or the vampire's kind
    foe_damage: int
    fighters: list[str]
    round: int
    night: bool
    engaged: str | None
    cards: dict[str, str | None]  # by seat; None facedown
    last: dict[str, str]
    cancelled: list[str]
    mesmerized: list[str]
    plots: int
    hand: list[str] | None  # Dracula's
    hand_count: int
    played: list[str]


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
    ticket_pool: int
    playing: list[str]
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
    return Body(
        phase=PHASES[v["phase"]],
        weekday=DAYS[v["day"] % 7],
        week=v["day"] // 7 + 1,
        night=v["night"],
        turn=SEATS[v["turn"]] if v["turn"] >= 0 else None,
        despair=v["despair"],
        influence=v["influence"],
        hideouts=[hideout(v, i) for i in range(HIDEOUTS) if i < TRAIL or v["trail"][i] != EMPTY],
        hunters=[hunter(v, h) for h in range(4)],
        dracula=dracula(v),
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
        ticket_pool=len(v["ticket_pool"]),
        playing=[NOUNS[c & NOUN] for c in v["events_played"]],
        effects=[word for field, word in EFFECTS.items() if v[field]],
        found=hand(v["items_found"]) if v["items_found"] else None,
        offers=[names(pile) for pile in v["trade_offers"]],
        shared=[names(pile) for pile in v["trade_shown"]],
        combat=combat(v) if v["foe"] != EMPTY else None,
    )


def name(noun: int) -> str | None:
    """A noun by name, None for nothing."""
    return NOUNS[noun] if noun >= 0 else None


def names(pile: list[int]) -> list[str]:
    """Cards by name, backs left out."""
    return [NOUNS[c] for c in pile if c >= 0]


def hand(pile: list[int]) -> list[str] | None:
    """The cards by name, or None where they are hidden."""
    return None if UNKNOWN in pile else names(pile)


def current(v: dict[str, Any]) -> int:
    """The space of Dracula's location as far as his figure and the backs tell, or EMPTY."""
    if v["figure"] != OFF:
        return int(v["trail"].index(v["figure"]))
    for i in range(TRAIL):
        card = v["trail"][i]
        if 0 <= card < 73:
            return i
        if card >= BACK0:
            return EMPTY
    return EMPTY


def hideout(v: dict[str, Any], i: int) -> Hideout:
    """A trail space or lair of the view in words."""
    card, marks = v["trail"][i], v["hideout_marks"][i]
    return Hideout(
        space=SPACES[i] if i < len(SPACES) else "leaving",
        card=NOUNS[card] if 0 <= card < BACK0 else None,
        back=NOUNS[card] if card >= BACK0 else None,
        faceup=bool(marks & UP),
        here=current(v) == i,
        wolf_form=bool(marks & WOLF),
        bat_card=bool(marks & BAT_CARD),
        rumor=bool(marks & RUMOR_TOKEN),
        encounters=[
            Lurker(None, False, 0) if e == UNKNOWN else Lurker(NOUNS[e & KIND], bool(e & FACEUP), e // WOUND)
            for e in v["hideout_encounters"][i]
        ],
    )


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


def dracula(v: dict[str, Any]) -> Dracula:
    """Dracula as the view shows him, in words."""
    at = current(v)
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
    )


def combat(v: dict[str, Any]) -> Combat:
    """The combat of the view in words."""
    return Combat(
        foe="dracula" if v["foe"] == FOE_DRACULA else NOUNS[v["foe_kind"]],
        foe_damage=v["dracula_damage"] if v["foe"] == FOE_DRACULA else v["foe_damage"],
        fighters=[SEATS[h] for h in v["fighters"]],
        round=v["round"],
        night=v["night_effects"],
        engaged=SEATS[v["engaged"]] if v["engaged"] >= 0 else None,
        cards={SEATS[i]: name(c) for i, c in enumerate(v["chosen_cards"]) if c != EMPTY},
        last={SEATS[i]: NOUNS[c] for i, c in enumerate(v["last_cards"]) if c != EMPTY},
        cancelled=[seat for i, seat in enumerate(SEATS) if v["cancelled"] >> i & 1],
        mesmerized=[seat for i, seat in enumerate(SEATS) if v["mesmerized"] >> i & 1],
        plots=v["plotting"],
        hand=hand(v["combat_hand"]),
        hand_count=len(v["combat_hand"]),
        played=names(v["combat_discards"]),
    )
