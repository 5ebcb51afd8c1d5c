"""Where Dracula goes: away from the hunters, never into a dead end, over the sea only in need; by night perhaps at a weak hunter."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.bots.fury2005 import fight
from whitby.bots.fury2005.europe import BY_TRAIN
from whitby.bots.fury2005.sight import Sight
from whitby.games.fury.europe import CASTLE, is_sea
from whitby.games.fury.trail import TRAIL
from whitby.games.fury2005.europe import ADJACENT, HOSPITAL, SEAS
from whitby.games.fury2005.state import FACEUP, KIND
from whitby.games.fury2005.words import BLOOD, DARK_CALL, FEED, HIDE, NEW_VAMPIRE

THREAT: Final[tuple[float, ...]] = (5.0, 2.6, 1.1, 0.4, 0.15)  # of a hunter, by steps
BY_RAIL: Final = 2.4  # of one whom a train surely brings
SEEN: Final = 1.0  # what a threat counts for while all know where he is, and while nobody does
UNSEEN: Final = 0.65
ATTACK: Final = 1.2  # for each point that a combat promises


def threat(sight: Sight, place: int) -> float:
    """How soon hunters can come to a place, all of them together; most by day, and for a Dracula with little Blood."""
    v = sight.view
    total = 0.0
    for h in sight.hunters:
        if v["skips"] & BIT[h]:
            continue
        far = sight.steps(sight.at[h], place)
        near = THREAT[far] if far < len(THREAT) else 0.0
        if v["fogged"] & BIT[h]:
            near *= 0.4
        near = max(near, BY_RAIL * BY_TRAIN[sight.at[h]].get(place, 0.0))
        total += near * (0.7 + 0.15 * len(v["items"][h]))
    weak = 1.0 + 0.06 * (BLOOD - sight.blood)
    return total * 0.6 * weak * (0.8 if sight.night else 1.1) * (SEEN if sight.is_revealed() else UNSEEN)


def start(sight: Sight, place: int) -> float:
    """Far from every hunter, with several ways out."""
    return min(6, sight.nearest(place)) + 0.4 * min(5, len(ADJACENT[place])) - (1.0 if len(ADJACENT[place]) < 3 else 0.0)


def ways_out(sight: Sight, place: int) -> list[int]:
    """Where he can go on from a place, as the Trail will lie then."""
    trail = (
        *sight.view["trail"][: TRAIL - 1],
        *sight.view["trail"][TRAIL:],
        place,
        HOSPITAL,
        sight.view["consecrated"],
        *sight.view["hosts"],
    )
    return [q for q in ADJACENT[place] if q not in trail]


def moving(sight: Sight, place: int) -> float:
    """The worth of a location card."""
    v = sight.view
    if sight.hunters_at(place) and not is_sea(place):
        return attack(sight, place)
    out = ways_out(sight, place)
    value = -threat(sight, place)
    value -= 6.0 if not out else 1.2 if len(out) == 1 else 0.0
    value -= 0.5 * min([threat(sight, q) for q in out], default=2.0)
    value += 0.3 * min(3, sight.nearest(place))
    if is_sea(place):
        value -= 1.8 + 0.1 * (BLOOD - sight.blood) + (6.0 if sight.blood <= 2 else 0.0)
        if not [q for q in SEAS[place] if not is_sea(q) and q not in v["trail"]]:
            value -= 2.0
    else:
        value += 1.0  # an encounter lies there, and may mature
    if place == CASTLE:
        value += 0.6 * min(2, BLOOD - sight.blood) - 1.5
    return value


def attack(sight: Sight, place: int) -> float:
    """Into a city with hunters: what a combat promises, by night, and with Blood to spare."""
    fighters = [h for h in sight.hunters if sight.at[h] == place]
    hope = fight.draculas_prospect(sight, fighters, sight.night)
    return ATTACK * hope - 4.0 - 1.5 * (len(fighters) - 1) - (3.0 if sight.blood <= 6 else 0.0)


def staying(sight: Sight) -> float:
    """The worth of another turn in the same place."""
    here = sight.view["trail"][sight.current_hideout()]
    if sight.hunters_at(here):
        return attack(sight, here)
    return -threat(sight, here) * (1.5 if sight.is_revealed() else 1.0) - 0.4


def power(sight: Sight, card: int) -> float:
    """A power instead of a move."""
    if card == FEED:
        return staying(sight) + (0.9 if sight.blood < BLOOD else -1.0)
    if card == DARK_CALL:
        vampires = NEW_VAMPIRE in sight.view["encounters"] or hidden_vampires(sight)
        return staying(sight) + (1.2 if not vampires and sight.blood > 11 else -3.0)
    if card == HIDE:
        return staying(sight) + (0.8 if not sight.is_revealed() else -1.5)
    return -1.0


def wolf(sight: Sight, place: int) -> float:
    """Up to two roads for 1 Blood: when the hunters are close."""
    return moving(sight, place) - 1.1


def retrace(sight: Sight, place: int) -> float:
    """Back to a place of the Trail: only when all else is worse; an old card does not mature for a while."""
    i = sight.hideout_at(place)
    waits = any([e & KIND == NEW_VAMPIRE for e in sight.view["hideout_encounters"][i]])
    return moving(sight, place) - 1.6 - (1.5 if waits and i < TRAIL else 0.0)


def hidden_vampires(sight: Sight) -> list[int]:
    """Trail spaces with a New Vampire that nobody has found, on a card from which it can mature."""
    v = sight.view
    return [
        i
        for i in range(TRAIL)
        if v["trail"][i] != HIDE and any([e & KIND == NEW_VAMPIRE and not e & FACEUP for e in v["hideout_encounters"][i]])
    ]
