"""How gladly Dracula goes somewhere: a few numbers by edition, fitted to how its bots choose."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Final

from whitby.belief.rows import Likely
from whitby.board import Links
from whitby.games.fury.europe import ON_MAP, SEA0

FLOOR: Final = 0.02  # no place is thought less likely than that, beside one far from all hunters


class Caution:
    """What frightens and tempts him; by style he minds it more or less: the weight of a place is exp(style * worth)."""

    def __init__(self, near: Links, doors: Sequence[int], threat: list[float], at_sea: float, way_on: float, hiding: float) -> None:
        self.near = near
        self.threat = threat  # of a hunter so many steps away
        self.at_sea = at_sea  # the blood that it costs
        self.way_on = way_on  # the worth of each way on
        self.hiding = hiding  # what staying costs, beside going to a place just like it
        self.steps = [self.distances(start, doors[start]) for start in range(len(near))]  # of a hunter, who begins at that door

    def distances(self, start: int, door: int) -> list[int]:
        """By place, how many steps away it is, as far as that matters."""
        far = len(self.threat)
        found = [far] * len(self.near)
        found[start] = found[door] = 0
        ring = [door]
        for steps in range(1, far):
            ring = [q for p in ring for q in self.near[p] if found[q] == far]
            for q in ring:
                found[q] = steps
        return found

    def likely(self, hunters: Collection[int], styles: list[float]) -> Likely:
        """How gladly he goes somewhere, with hunters in these places."""
        cost = [self.at_sea if p >= SEA0 else 0.0 for p in range(ON_MAP)]
        for at in hunters:
            for p, steps in enumerate(self.steps[at][:ON_MAP]):
                if steps < len(self.threat):
                    cost[p] += self.threat[steps]
        going = [
            [max(FLOOR, math.exp(-style * cost[p])) * math.exp(style * self.way_on * len(self.near[p])) for p in range(ON_MAP)]
            for style in styles
        ]
        return Likely(going, [math.exp(-style * self.hiding) for style in styles])
