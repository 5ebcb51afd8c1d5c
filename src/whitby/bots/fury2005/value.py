"""How likely Dracula wins from a whole position of the 2nd edition, by a sum of what can be counted in it.

It is read when Dracula's turn is over, in games that a bot imagines; the weights are fitted to how such games ended (`whitby fit`).
"""

from __future__ import annotations

import math
from typing import Any, Final

from whitby.bots.fury2005.cards import worth
from whitby.bots.fury2005.europe import NEXT_TO, STEPS
from whitby.bots.weights import weights
from whitby.games.fury.europe import CASTLE, is_sea
from whitby.games.fury.trail import LEAVING, TRAIL, here
from whitby.games.fury2005.europe import HOSPITAL
from whitby.games.fury2005.state import FACEUP, KIND, UP
from whitby.games.fury2005.words import BLOOD, DRACULA, EMPTY, FIRST_OF_NIGHT, HEALTH, MOST_RESOLVE, NEW_VAMPIRE, VAMPIRES_WIN

FAR: Final = 6  # steps; more are alike
LATE: Final = 40.0  # rounds
ALL_HEALTH: Final = float(sum(HEALTH))
FEATURES: Final[tuple[str, ...]] = (
    "one",
    "vampires won",
    "vampires won squared",
    "two vampires to go",
    "one vampire to go",
    "blood lost",
    "blood lost squared",
    "five blood left",
    "two blood left",
    "resolve",
    "round",
    "time",
    "night",
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
    "hunters in hospital",
    "hunters who skip",
    "bites",
    "items",
    "items of those near",
    "events of hunters",
    "events of Dracula",
    "ally of hunters",
    "ally of Dracula",
    "hosts",
    "cards of the trail seen",
    *[f"vampire on space {i + 1}" for i in range(TRAIL)],
    "vampires with a hunter near",
    "vampires seen",
    "vampires in the catacombs",
    "other encounters",
    "vampires in hand",
)


def moment(s: Any) -> int:
    """The round: rollouts end, and positions are noted, when Dracula has had his turn in it."""
    return int(s.round if s.turn != DRACULA else s.round - 1)


def features(s: Any, seat: int) -> list[float]:
    """The numbers of a position, the same for all seats."""
    trail, marks = s.trail, s.hideout_marks
    i = here(trail)
    at = trail[i] if trail[i] >= 0 else CASTLE
    vampires, lost = s.vampires / VAMPIRES_WIN, 1.0 - s.blood / BLOOD
    away = [STEPS[place][at] if place >= 0 else FAR for place in s.at]
    held = [sum([worth(item) for item in pile], 0.0) for pile in s.items]
    return [
        1.0,
        vampires,
        vampires * vampires,
        float(s.vampires >= VAMPIRES_WIN - 2),
        float(s.vampires >= VAMPIRES_WIN - 1),
        lost,
        lost * lost,
        float(s.blood <= 5),
        float(s.blood <= 2),
        s.resolve / MOST_RESOLVE,
        s.round / LATE,
        s.time / FIRST_OF_NIGHT,
        float(s.time >= FIRST_OF_NIGHT),
        float(is_sea(at)),
        float(at == CASTLE),
        float(marks[i] & UP != 0),
        min(FAR, min(away)) / FAR,
        *[float(sum([1 for steps in away if steps <= far])) for far in range(4)],
        len([q for q in NEXT_TO[at] if q not in trail[:LEAVING]]) / 6.0,
        sum(s.health) / ALL_HEALTH,
        float(sum([1 for left in s.health if left <= 3])),
        float(sum([1 for place in s.at if place == HOSPITAL])),
        float(int(s.skips).bit_count()),
        float(sum(s.bites)),
        sum(held, 0.0) / 10.0,
        sum([x for x, steps in zip(held, away, strict=True) if steps <= 2], 0.0) / 10.0,
        float(sum([len(pile) for pile in s.events[:DRACULA]])),
        float(len(s.events[DRACULA])),
        float(s.allies[0] != EMPTY),
        float(s.allies[1] != EMPTY),
        float(len(s.hosts)),
        float(sum([1 for mark in marks[:TRAIL] if mark & UP])),
        *lying(s),
        float(sum([1 for kind in s.encounters if kind == NEW_VAMPIRE])),
    ]


def lying(s: Any) -> list[float]:
    """What lies in the hideouts: hidden vampires by space, those that a hunter is near to, that are seen, in the Catacombs; the rest."""
    by_space = [0.0] * TRAIL
    near, seen, below, others = 0.0, 0.0, 0.0, 0.0
    for i in range(LEAVING):
        for encounter in s.hideout_encounters[i]:
            if encounter & KIND != NEW_VAMPIRE:
                others += 1.0
                continue
            place = s.trail[i]
            if 0 <= place < len(STEPS) and any([STEPS[at][place] <= 1 for at in s.at if at >= 0]):
                near += 1.0
            if encounter & FACEUP:
                seen += 1.0
            elif i >= TRAIL:
                below += 1.0
            else:
                by_space[i] += 1.0
    return [*by_space, near, seen, below, others]


def value(s: Any, seat: int) -> float:
    """How likely the seat's side wins."""
    total: float = sum([a * b for a, b in zip(WEIGHTS, features(s, seat), strict=True)], 0.0)
    dracula = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))
    return dracula if seat == DRACULA else 1.0 - dracula


WEIGHTS: Final = weights(__file__, FEATURES)
