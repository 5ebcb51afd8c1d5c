"""Where Dracula goes: away from the hunters, never into a dead end, over the sea only in need."""

from __future__ import annotations

from whitby.bots.fury2015.cards import is_vampire
from whitby.bots.fury2015.europe import RAIL_REACH, steps
from whitby.bots.fury2015.sight import Sight
from whitby.games.fury.europe import CASTLE, is_sea
from whitby.games.fury2015.europe import ADJACENT, SEAS
from whitby.games.fury2015.state import UP
from whitby.games.fury2015.words import DARK_CALL, DESPAIRS, EMPTY, FEED, HIDE

THREAT = (5.0, 2.6, 1.3, 0.5, 0.2)  # of the nearest hunter, by steps
NEVER = -50.0


def threat(sight: Sight, place: int) -> float:
    """How soon hunters can come to a place, all of them together, computed once for each; less while nobody knows where he is."""
    found = sight.threats.get(place)
    if found is None:
        found = sight.threats[place] = compute_threat(sight, place)
    return found


def compute_threat(sight: Sight, place: int) -> float:
    """The same, worked out."""
    total = 0.0
    for h in sight.hunters:
        far = steps(sight.at[h], place)
        if sight.view["tickets"][h] and far > 1 and place in RAIL_REACH[sight.at[h]]:
            far = 1
        if sight.view["delayed"][h]:
            far += 1
        total += THREAT[far] if far < len(THREAT) else 0.0
    damage = int(sight.view["dracula_damage"])
    return total * (0.5 + 0.05 * damage) * (1.0 if sight.is_revealed() else 0.7)


def start(sight: Sight, place: int) -> float:
    """Far from every hunter, with several ways out."""
    return min(6, sight.nearest(place)) + 0.4 * min(5, len(ADJACENT[place])) - (1.0 if len(ADJACENT[place]) < 3 else 0.0)


def moving(sight: Sight, place: int, gone: int = EMPTY) -> float:
    """The worth of a location card; `gone` is a space that Misdirect frees."""
    v = sight.view
    here = v["trail"][sight.current_hideout()]
    trail = [p for i, p in enumerate(v["trail"][:5]) if i != gone] + [place]
    out = [q for q in ADJACENT[place] if q not in trail]
    value = -threat(sight, place)
    value -= 6.0 if not out else 1.2 if len(out) == 1 else 0.0
    value -= 0.6 * (min([threat(sight, q) for q in out], default=2.0))
    if is_sea(place):
        harm = 1 if is_sea(here) else 2
        if harm >= sight.damage_left():
            return NEVER
        value -= 1.4 * harm + 0.12 * v["dracula_damage"]
        if not any([q not in trail for q in SEAS[place] if not is_sea(q)]):
            value -= 2.0
    elif sight.hunters_at(place):
        value -= 4.0
    else:
        value += 1.0 + (3.0 if v["despair"] >= DESPAIRS else 0.0)  # an encounter lies there, and may mature
    if place == CASTLE:
        value += 0.5 * min(5, v["dracula_damage"])
    return value


def staying(sight: Sight) -> float:
    """The worth of another phase in the same place."""
    here = sight.view["trail"][sight.current_hideout()]
    return -threat(sight, here) * (1.6 if sight.is_revealed() else 1.0) - 0.5


def power(sight: Sight, card: int) -> float:
    """A power card instead of a move."""
    v = sight.view
    if card == FEED:
        return staying(sight) + 0.6 * min(3, int(v["dracula_damage"]))
    if card == DARK_CALL:
        few = not any([is_vampire(e) for e in v["encounters"]])
        return staying(sight) + (1.5 if few and v["dracula_damage"] <= 6 else -3.0)
    if card == HIDE:
        return staying(sight) + (0.9 if not sight.is_revealed() else -2.0)
    return -1.0


def wolf(sight: Sight, place: int) -> float:
    """Up to two roads for one damage: when the hunters are close."""
    return NEVER if sight.damage_left() <= 1 else moving(sight, place) - 0.9


def misdirect(sight: Sight, space: int) -> float:
    """A space of the trail is given up for a move: best one that is seen and holds nothing."""
    v = sight.view
    cost = 0.4 + 1.5 * len(v["hideout_encounters"][space]) + (0.0 if v["hideout_marks"][space] & UP else 0.8)
    here = v["trail"][sight.current_hideout()]
    best = max([moving(sight, q, space) for q in ADJACENT[here] if q not in v["trail"][:6] or q == v["trail"][space]], default=NEVER)
    return best - cost
