"""What lies before each seat and belongs to it."""

from __future__ import annotations

from typing import Any

import msgspec

from whitby.games.fury.europe import OFF
from whitby.games.fury1987.body.names import figure, hand, name, names
from whitby.games.fury1987.dracula import STEPS
from whitby.games.fury1987.europe import PLACES
from whitby.games.fury1987.state import KIND
from whitby.games.fury1987.words import (
    BLOOD,
    BLOOD_DEATH,
    DRACULA,
    EMPTY,
    ENCOUNTER_LIMIT,
    EVENT_LIMIT,
    IS_VAMPIRE,
    MOST_WOUNDS,
    SEATS,
    TO_DRACULA,
    WEAPON_LIMIT,
)


class Hunter(msgspec.Struct, frozen=True):
    """All that lies before one hunter and belongs to him."""

    seat: str
    at: str | None
    wounds: int
    max_wounds: int
    bitten: bool
    dead: bool
    turned: bool  # into a Vampire
    in_group: bool  # has this turn, alone or with others
    acted: bool
    misses: bool  # his next turn
    again: bool  # has another turn right after this one
    bats: bool
    fought: bool  # Dracula, in this town
    stocked: str | None  # where he restocked in his last turn
    weapons: list[str] | None
    weapon_count: int
    weapon_limit: int
    events: list[str] | None
    event_count: int
    event_limit: int
    dogs: int  # that lie shown
    seen_weapons: list[str]  # that Dracula was shown
    valour: int


class Dracula(msgspec.Struct, frozen=True):
    """All that lies before Dracula and belongs to him; None for what lies behind his screen."""

    at: str | None  # where the viewer knows him to be
    found: bool  # all see him there
    port: str | None  # that he left, at sea
    rumours: str | None  # where the viewer knows Local Rumours to be
    blood: int | None
    max_blood: int
    blood_death: int | None
    max_blood_death: int
    fleeing: bool
    events: list[str] | None
    event_count: int
    event_limit: int
    encounters: list[str] | None
    encounter_limit: int
    vampires: int | None  # on his chart
    consumed: bool | None
    castle_rounds: int | None
    way: list[str]  # where he was at the end of each of his turns, round by round
    step: str | None  # of the decision that he makes
    returned: list[str]  # chits that go back to the cup
    laying: str | None  # what he lays in this turn
    eaten: str | None  # the town of the Vampire that he consumes in this turn


def hunter(v: dict[str, Any], h: int) -> Hunter:
    """A hunter of the view in words."""
    return Hunter(
        seat=SEATS[h],
        at=name(v["at"][h]),
        wounds=v["wounds"][h],
        max_wounds=MOST_WOUNDS[h],
        bitten=bool(v["bitten"] >> h & 1),
        dead=bool(v["dead"] >> h & 1),
        turned=bool(v["turned"] >> h & 1),
        in_group=bool(v["group"] >> h & 1),
        acted=bool(v["acted"] >> h & 1),
        misses=bool(v["misses"] >> h & 1),
        again=bool(v["extra_turns"] >> h & 1),
        bats=bool(v["batted"] >> h & 1),
        fought=bool(v["fought_here"] >> h & 1),
        stocked=name(v["stocked_at"][h]),
        weapons=hand(v["weapons"][h]),
        weapon_count=len(v["weapons"][h]),
        weapon_limit=WEAPON_LIMIT,
        events=hand(v["events"][h]),
        event_count=len(v["events"][h]),
        event_limit=EVENT_LIMIT,
        dogs=v["dogs"][h],
        seen_weapons=names(v["seen_weapons"][h]),
        valour=v["valour"][h],
    )


def dracula(v: dict[str, Any]) -> Dracula:
    """Dracula as the view shows him, in words."""
    own = bool(v["eyes"] & TO_DRACULA)
    at, rumours = max(v["dracula_at"], v["seen_at"]), max(v["rumours_at"], v["rumours_seen"])
    return Dracula(
        at=name(at),
        found=v["seen_at"] != OFF,
        port=name(v["dracula_port"]),
        rumours=name(rumours),
        blood=figure(v["blood"]),
        max_blood=BLOOD,
        blood_death=figure(v["blood_death"]),
        max_blood_death=BLOOD_DEATH,
        fleeing=v["fleeing"],
        events=hand(v["events"][DRACULA]),
        event_count=len(v["events"][DRACULA]),
        event_limit=EVENT_LIMIT,
        encounters=hand(v["encounters"]),
        encounter_limit=ENCOUNTER_LIMIT,
        vampires=len([x for x in v["chart"] if x != EMPTY and IS_VAMPIRE[x & KIND]]) if own else None,
        consumed=v["consumed"] > 0 if own else None,
        castle_rounds=figure(v["castle_rounds"]),
        way=[PLACES[place] for place in v["way"] if place >= 0],
        step=STEPS[v["turn_step"]] if own and v["running"][0] == "dracula_decides" else None,
        returned=names(v["returned"]),
        laying=name(v["laying"]),
        eaten=name(v["eaten_at"]),
    )
