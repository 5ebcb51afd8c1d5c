"""The clock, the hunters and the tokens of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.games.fury.europe import OFF, is_sea
from whitby.games.fury.position import fighters_named
from whitby.games.fury2015.body import DAYS
from whitby.games.fury2015.europe import HOSPITAL0, NEAREST_HOSPITALS, NOT_CONSECRABLE, PLACES
from whitby.games.fury2015.position.names import HUNTER, PLACE, SEAT
from whitby.games.fury2015.state import Fury
from whitby.games.fury2015.words import DESPAIRS, DRACULA, HEALTH, HUNTERS, SEATS
from whitby.positions import by_name, by_number, listed, must, number, one_of

STAND: Final = tuple([PLACES.index(name) for name in ("london", "amsterdam", "zurich", "madrid")])  # hunters, if not said


def clock_set(s: Fury, parts: Mapping[str, Any], phase: str) -> None:
    """Day and despair. A dawn moves the marker itself, so it begins in the night before."""
    must("day" not in parts or "weekday" not in parts, "say the day or the weekday, not both")
    at_dawn = 1 if phase == "dawn" else 0
    despair = s.despair
    if "day" in parts:
        s.day = number("day", parts["day"], at_dawn, 6999)
    else:
        s.day = 7 * despair + (one_of("weekday", parts["weekday"], DAYS) if "weekday" in parts else at_dawn)
        if at_dawn and s.day % 7 == 0:
            s.day += 7
    s.day -= at_dawn
    s.despair = min(DESPAIRS, s.day // 7)
    before = " before this dawn" if at_dawn else ""
    known = f"on day {parts.get('day', s.day)} there are {s.despair} despair tokens{before}, not {despair}: one a week"
    must("despair" not in parts or despair == s.despair, known)
    s.night = phase in ("dawn", "night", "dracula") or bool(by_name(parts, "combat").get("night", False))


def hunters_set(s: Fury, parts: Mapping[str, Any], phase: str) -> None:
    """Where the hunters are, and everybody's damage."""
    placed = phase != "setup"
    said = by_number(HUNTER, parts, "at")
    for h in HUNTERS:
        if placed and h not in said:
            s.at[h] = STAND[h]
    fight = by_name(parts, "combat")
    if fight and fight.get("foe", "dracula") == "dracula":
        fighters_together(s, parts, fight, said)
    wards = {h: PLACE.number(place) for h, place in by_number(HUNTER, parts, "ward").items()}
    for h in HUNTERS:
        if placed and s.at[h] == OFF:
            s.hospital[h] = wards.get(h, NEAREST_HOSPITALS[STAND[h]][0])
            s.hunter_damage[h] = HEALTH[h]
            must(s.hospital[h] >= HOSPITAL0, f"{SEATS[h]} wakes on a hospital space: {', '.join(PLACES[HOSPITAL0:])}")
        else:
            must(h not in wards, f"{SEATS[h]} is on the board and needs no ward")
        must(s.at[h] != OFF or not s.delayed[h] and not s.bats[h], f"{SEATS[h]} is off the board")
    for seat, n in by_number(SEAT, parts, "damage").items():
        if seat == DRACULA:
            s.dracula_damage = number("damage", n, 0, HEALTH[seat] - 1)
        else:
            s.hunter_damage[seat] = number("damage", n, 0, HEALTH[seat] - (1 if s.at[seat] != OFF or not placed else 0))


def fighters_together(s: Fury, parts: Mapping[str, Any], fight: dict[str, Any], said: dict[int, Any]) -> None:
    """In a fight with Dracula its hunters stand in his city, said or not."""
    fighters = fighters_named(HUNTER, fight)
    trail = [space.get("card") if isinstance(space, Mapping) else space for space in listed("trail", parts.get("trail"))]
    his = [PLACES.index(card) for card in trail if card in PLACES]
    theirs = [s.at[h] for h in reversed(fighters) if h in said and s.at[h] != OFF]
    for h in fighters:
        if h not in said:
            s.at[h] = [*his, *theirs, PLACES.index("vienna")][0]


def tokens_fit(s: Fury) -> None:
    """What lies on the map must be able to lie there."""
    must(len(set(s.storms)) == len(s.storms) and all([is_sea(p) for p in s.storms]), "storms lie on seas, one on each")
    must(len(set(s.roadblocks)) == len(s.roadblocks), "one roadblock on a road or railway")
    for place in s.heavenly_hosts + ((s.consecrated,) if s.consecrated != OFF else ()):
        must(place not in NOT_CONSECRABLE, f"{PLACES[place]} cannot be consecrated")
    must(len(set(s.heavenly_hosts)) == len(s.heavenly_hosts) and s.consecrated not in s.heavenly_hosts, "one holy token in a city")
