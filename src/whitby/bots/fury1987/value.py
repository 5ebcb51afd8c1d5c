"""How likely Dracula wins from a whole position of the 1st edition, by a sum of what can be counted in it.

It is read when Dracula's turn is over, in games that a bot imagines; the weights are fitted to how such games ended (`whitby fit`).
"""

from __future__ import annotations

import math
from typing import Any, Final

from whitby.bots.fury1987.cards import worth
from whitby.bots.fury1987.europe import NEXT_TO, STEPS
from whitby.bots.weights import weights
from whitby.games.fury.europe import CASTLE, OFF, is_sea
from whitby.games.fury1987.state import FACEUP, KIND
from whitby.games.fury1987.words import BLOOD, BLOOD_DEATH, DRACULA, EMPTY, IS_VAMPIRE, MOST_WOUNDS, VICTORY

FAR: Final = 6  # steps; more are alike
LATE: Final = 40.0  # rounds
ALL_WOUNDS: Final = float(sum(MOST_WOUNDS))
FEATURES: Final[tuple[str, ...]] = (
    "one",
    "vampires lying",
    "vampires lying squared",
    "two vampires to go",
    "one vampire to go",
    "vampires lying open",
    "vampires with a hunter near",
    "vampires with a hunter there",
    "vampires in hand",
    "other encounters lying",
    "vampires destroyed",
    "two to destroy",
    "one to destroy",
    "one consumed",
    "blood lost",
    "blood lost squared",
    "four blood left",
    "two blood left",
    "fleeing",
    "blood death",
    "round",
    "at sea",
    "in the castle",
    "rounds in the castle",
    "seen",
    "nearest hunter",
    "hunters with him",
    "hunters one step away",
    "hunters two steps away",
    "hunters three steps away",
    "ways on",
    "hunters gone",
    "two hunters gone",
    "wounds left",
    "hunters nearly dead",
    "bitten",
    "hunters who miss a turn",
    "weapons",
    "weapons of those near",
    "events of hunters",
    "events of Dracula",
    "hosts",
    "shipping agents",
)


def moment(s: Any) -> int:
    """The round: rollouts end, and positions are noted, when Dracula has had his turn in it."""
    return int(s.round if s.turn != DRACULA else s.round - 1)


def features(s: Any, seat: int) -> list[float]:
    """The numbers of a position, the same for all seats."""
    at = s.dracula_at if s.dracula_at != OFF else CASTLE
    stand = [place for place in s.at if place != OFF]
    away = [STEPS[place][at] if place != OFF else FAR for place in s.at]
    left = [most - hurt for most, hurt, place in zip(MOST_WOUNDS, s.wounds, s.at, strict=True) if place != OFF]
    held = [sum([worth(chit) for chit in pile], 0.0) for pile in s.weapons]
    lost = 1.0 - s.blood / BLOOD
    gone = int(s.dead | s.turned).bit_count()
    return [
        1.0,
        *lying(s, stand),
        float(sum([1 for kind in s.encounters if IS_VAMPIRE[kind]])),
        float(sum([1 for lies in s.chart if lies != EMPTY and not IS_VAMPIRE[lies & KIND]])),
        s.vampires_destroyed / VICTORY["destroyed"],
        float(s.vampires_destroyed >= VICTORY["destroyed"] - 2),
        float(s.vampires_destroyed >= VICTORY["destroyed"] - 1),
        float(s.consumed),
        lost,
        lost * lost,
        float(s.blood <= 4),
        float(s.blood <= 2),
        float(s.fleeing),
        s.blood_death / BLOOD_DEATH,
        min(3.0, s.round / LATE),
        float(is_sea(at)),
        float(at == CASTLE),
        float(s.castle_rounds),
        float(s.seen_at != OFF),
        min(FAR, min(away)) / FAR,
        *[float(sum([1 for steps in away if steps <= far])) for far in range(4)],
        len([q for q in NEXT_TO[at] if q not in s.host_at]) / 6.0,
        float(gone),
        float(gone >= 2),
        sum(left) / ALL_WOUNDS,
        float(sum([1 for wounds in left if wounds <= 2])),
        float(int(s.bitten).bit_count()),
        float(int(s.misses).bit_count()),
        sum(held, 0.0) / 10.0,
        sum([x for x, steps in zip(held, away, strict=True) if steps <= 2], 0.0) / 10.0,
        float(sum([len(pile) for pile in s.events[:DRACULA]])),
        float(len(s.events[DRACULA])),
        float(sum([1 for town in s.host_at if town != OFF])),
        float(s.shipping_agents),
    ]


def lying(s: Any, stand: list[int]) -> list[float]:
    """Vampires on the chart: how many, how near to the six that win, how many in sight or within reach of hunters."""
    towns = [town for town, lies in enumerate(s.chart) if lies != EMPTY and IS_VAMPIRE[lies & KIND]]
    share = len(towns) / VICTORY["vampires"]
    return [
        share,
        share * share,
        float(len(towns) >= VICTORY["vampires"] - 2),
        float(len(towns) >= VICTORY["vampires"] - 1),
        float(sum([1 for town in towns if s.chart[town] & FACEUP])),
        float(sum([1 for town in towns if any([STEPS[at][town] <= 1 for at in stand])])),
        float(sum([1 for town in towns if town in stand])),
    ]


def value(s: Any, seat: int) -> float:
    """How likely the seat's side wins."""
    total: float = sum([a * b for a, b in zip(WEIGHTS, features(s, seat), strict=True)], 0.0)
    dracula = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))
    return dracula if seat == DRACULA else 1.0 - dracula


WEIGHTS: Final = weights(__file__, FEATURES)
