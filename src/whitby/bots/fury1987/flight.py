"""Where Dracula goes: away from the hunters, to towns where a Vampire can lie, over the sea only in need."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.bots.fury1987 import fight
from whitby.bots.fury1987.cards import worth
from whitby.bots.fury1987.europe import BY_TRAIN, NEXT_TO
from whitby.bots.fury1987.sight import Sight
from whitby.games.fury.europe import CASTLE, OFF, is_sea
from whitby.games.fury1987.europe import EAST
from whitby.games.fury1987.words import BLOOD, DRACULA, EMPTY, HOUR_OF_DARKNESS, IS_VAMPIRE, LAID_IN

THREAT: Final[tuple[float, ...]] = (5.0, 2.6, 1.0, 0.4, 0.15)  # of a hunter, by steps
BY_RAIL: Final = 2.2  # of one whom a train surely brings
SEEN: Final = 1.0  # what a threat counts for while all know where he is, and while nobody does
UNSEEN: Final = 0.6
NEW_VAMPIRE: Final = 2.5  # a town for a Vampire of his hand
NEW_ENCOUNTER: Final = 0.6
NEW_HAND: Final = 0.45  # for each chit exchanged
KEPT: Final = 1.75  # an encounter that is worth less is exchanged


def threat(sight: Sight, place: int) -> float:
    """How soon hunters can come to a place, all of them together; most for a Dracula with little Blood."""
    v = sight.view
    total = 0.0
    for h in sight.hunters:
        if v["misses"] & BIT[h]:
            continue
        far = sight.steps(sight.at[h], place)
        near = THREAT[far] if far < len(THREAT) else 0.0
        near = max(near, BY_RAIL * BY_TRAIN[sight.at[h]].get(place, 0.0))
        total += near * (0.5 + 0.4 * fight.arms(sight, h))
    return total * (0.6 + 0.05 * (BLOOD - sight.blood)) * (SEEN if v["seen_at"] != OFF else UNSEEN)


def start(sight: Sight, place: int) -> float:
    """Far from every hunter, with several ways out."""
    return min(6, sight.nearest(place)) + 0.3 * min(5, len(NEXT_TO[place])) - (1.0 if place == CASTLE else 0.0)


def laying(sight: Sight, place: int) -> float:
    """What he can lay there: a Vampire rather where hunters are far."""
    if is_sea(place) or sight.view["chart"][place] != EMPTY:
        return 0.0
    hand = [kind for kind in sight.view["encounters"] if LAID_IN[kind][place]]
    if [kind for kind in hand if IS_VAMPIRE[kind]]:
        return NEW_VAMPIRE + (0.2 if EAST[place] else 0.0)
    return NEW_ENCOUNTER if hand else 0.0


def moving(sight: Sight, place: int) -> float:
    """The worth of a step."""
    v = sight.view
    if sight.hunters_at(place) and not is_sea(place):
        return attack(sight, place)
    out = [q for q in NEXT_TO[place] if not sight.hunters_at(q) and q not in v["host_at"]]
    value = laying(sight, place) - threat(sight, place) - 0.4 * min([threat(sight, q) for q in out], default=5.0)
    value += 0.4 * max([laying(sight, q) for q in out], default=0.0)
    if is_sea(place):
        value -= 1.5 + 0.1 * (BLOOD - sight.blood) + (3.0 if sight.blood <= 3 else 0.0)
    if place == CASTLE:
        value -= 0.8 + 4.0 * v["castle_rounds"]
    return value


def attack(sight: Sight, place: int) -> float:
    """Into a town with hunters: only weak ones, with Blood to spare, and rather if he can make it night."""
    fighters = [h for h in sight.hunters if sight.at[h] == place]
    night = 1.0 if HOUR_OF_DARKNESS in sight.view["events"][DRACULA] else 0.0
    return night - 3.0 - 2.0 * sum([fight.prospect(sight, h) for h in fighters], 0.0) - (3.0 if sight.blood <= 6 else 0.0)


def staying(sight: Sight, place: int) -> float:
    """The worth of another turn in the same place, without laying anything."""
    return -1.4 * threat(sight, place) - (3.0 * sight.view["castle_rounds"] if place == CASTLE else 0.0)


def passing(sight: Sight, place: int) -> float:
    """New encounters for a hand without a Vampire."""
    hand = sight.view["encounters"]
    poor = [kind for kind in hand if worth(kind) < KEPT]
    return staying(sight, place) + (-1.0 if [kind for kind in hand if IS_VAMPIRE[kind]] else NEW_HAND * len(poor))


def consuming(sight: Sight, place: int, town: int) -> float:
    """A Vampire for Blood when that runs low, the one that hunters would find first."""
    low = (5.0 - sight.blood) * 0.9
    found = 0.6 if sight.lies_open(town) else 0.0
    return staying(sight, place) + low + found + 0.5 / (1 + sight.nearest(town)) - (2.0 if len(sight.vampires()) >= 5 else 0.0)
