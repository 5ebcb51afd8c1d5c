"""How likely Dracula wins from a whole position of the 3rd edition, by a sum of what can be counted in it.

It is read where a round begins, in games that a bot imagines; the weights are fitted to how such games ended (`whitby fit`).
"""

from __future__ import annotations

import math
from typing import Any, Final

from whitby.bots.fury2015.europe import NEXT_TO, STEPS
from whitby.bots.weights import weights
from whitby.games.fury.europe import CASTLE, OFF, is_sea
from whitby.games.fury.trail import LEAVING, TRAIL, here
from whitby.games.fury2015 import words as w
from whitby.games.fury2015.state import DAY, KIND, RUMOR_TOKEN, UP
from whitby.games.fury2015.words import DESPAIRS, DRACULA, HEALTH, INFLUENCE_WINS, IS_VAMPIRE

HOLY: Final = (w.CRUCIFIX, w.HEAVENLY_HOST, w.GARLIC, w.HOLY_CIRCLE)
FAR: Final = 6  # steps; more are alike
LATE: Final = 21.0  # days
FEATURES: Final = (
    "one",
    "influence",
    "influence squared",
    "seven influence",
    "ten influence",
    "damage",
    "damage squared",
    "eight damage",
    "eleven damage",
    "day",
    "despair",
    "all despair",
    "at sea",
    "in the castle",
    "seen",
    "nearest hunter",
    "hunters with him",
    "hunters one step away",
    "hunters two steps away",
    "hunters three steps away",
    "ways on",
    "health of hunters",
    "hunters nearly dead",
    "hunters defeated",
    "bites",
    "weapons",
    "holy things",
    "weapons of those near",
    "tickets",
    "events of hunters",
    "events of Dracula",
    "allies of hunters",
    "allies of Dracula",
    "cards of the trail seen",
    *[f"vampire on space {i + 1}" for i in range(TRAIL)],
    "vampires with a hunter near",
    "vampires seen",
    "vampires in lairs",
    "vampires with a rumor",
    "other encounters",
    "vampires in hand",
    "night",
)


def moment(s: Any) -> int:
    """The day: rollouts end, and positions are noted, where hunters begin to act in it."""
    return int(s.day if s.phase >= DAY else s.day - 1)


def features(s: Any, seat: int) -> list[float]:
    """The numbers of a position, the same for all seats."""
    trail, marks = s.trail, s.hideout_marks
    i = here(trail)
    at = trail[i] if trail[i] >= 0 else CASTLE
    influence, damage = s.influence / INFLUENCE_WINS, s.dracula_damage / HEALTH[DRACULA]
    away = [STEPS[place][at] if place != OFF else FAR for place in s.at]
    health = [HEALTH[h] - s.hunter_damage[h] for h in range(DRACULA)]
    armed = [sum([1 for item in pile if item in w.WEAPONS]) for pile in s.items]
    return [
        1.0,
        influence,
        influence * influence,
        float(s.influence >= 7),
        float(s.influence >= 10),
        damage,
        damage * damage,
        float(s.dracula_damage >= 8),
        float(s.dracula_damage >= 11),
        s.day / LATE,
        s.despair / DESPAIRS,
        float(s.despair >= DESPAIRS),
        float(is_sea(at)),
        float(at == CASTLE),
        float(marks[i] & UP != 0),
        min(FAR, min(away)) / FAR,
        *[float(sum([1 for steps in away if steps <= far])) for far in range(4)],
        len([q for q in NEXT_TO[at] if q not in trail[:TRAIL]]) / 6.0,
        sum(health) / 40.0,
        float(sum([1 for left in health if left <= 3])),
        float(sum([1 for place in s.at if place == OFF])),
        float(sum(s.bites)),
        float(sum(armed)),
        float(sum([1 for pile in s.items for item in pile if item in HOLY])),
        float(sum([n for n, steps in zip(armed, away, strict=True) if steps <= 2])),
        float(sum([len(pile) for pile in s.tickets])),
        float(sum([len(pile) for pile in s.events[:DRACULA]])),
        float(len(s.events[DRACULA])),
        float(s.allies[0] != w.EMPTY),
        float(s.allies[1] != w.EMPTY),
        float(sum([1 for mark in marks[:TRAIL] if mark & UP])),
        *lying(s),
        float(sum([1 for encounter in s.encounters if IS_VAMPIRE[encounter & KIND]])),
        float(s.night),
    ]


def lying(s: Any) -> list[float]:
    """What lies in the hideouts: hidden vampires by space, those that a hunter is near to, that are seen, in lairs, rumored; the rest."""
    by_space = [0.0] * TRAIL
    near, seen, lairs, rumored, others = 0.0, 0.0, 0.0, 0.0, 0.0
    for i in range(LEAVING):
        for encounter in s.hideout_encounters[i]:
            if not IS_VAMPIRE[encounter & KIND]:
                others += 1.0
                continue
            place, mark = s.trail[i], s.hideout_marks[i]
            if 0 <= place < len(STEPS) and any([at != OFF and STEPS[at][place] <= 1 for at in s.at]):
                near += 1.0
            if mark & RUMOR_TOKEN:
                rumored += 1.0
            if i >= TRAIL:
                lairs += 1.0
            elif mark & UP:
                seen += 1.0
            else:
                by_space[i] += 1.0
    return [*by_space, near, seen, lairs, rumored, others]


def value(s: Any, seat: int) -> float:
    """How likely the seat's side wins."""
    total: float = sum([a * b for a, b in zip(WEIGHTS, features(s, seat), strict=True)], 0.0)
    dracula = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))
    return dracula if seat == DRACULA else 1.0 - dracula


WEIGHTS: Final = weights(__file__, FEATURES)
