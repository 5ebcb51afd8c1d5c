"""Is a mean what somebody says? Evidence that may be looked at after every game: bets at his odds, of many sizes at once.

Each gambler begins with 1 and puts the same part of what he has on "more than that", or on "less". If the mean is what was said, or to the
wrong side of it, what all of them have together grows k-fold in at most one of k sequences, however often one looks (J. Ville).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

SIZES: Final = [0.9 / 2 ** (step / 2) for step in range(16)]  # of the most that can be put at stake; the smallest finds small differences
HALVINGS: Final = 40

Counts = Mapping[float, int]  # how often each value was seen


def log_evidence(seen: Counts, mean: float, low: float = 0.0, high: float = 1.0) -> float:
    """The logarithm of what the gamblers have, after values from `low` to `high` of which somebody says that this is their mean.

    >>> [round(log_evidence({0.0: n, 1.0: 60}, 0.5), 2) for n in (60, 40, 20)]
    [-0.57, 0.33, 7.37]
    """
    stakes = [sign * size / room for sign, room in ((1, mean - low), (-1, high - mean)) for size in SIZES]
    grown = [sum([n * math.log1p(stake * (value - mean)) for value, n in seen.items() if n]) for stake in stakes]
    most = max(grown)
    return most + math.log(sum([math.exp(each - most) for each in grown]) / len(grown))


def interval(seen: Counts, against: float, low: float = 0.0, high: float = 1.0) -> tuple[float, float]:
    """The means against which there is less evidence than `against` (20 for 95 %): it holds the true one however often one looks.

    >>> [round(x, 2) for x in interval({0.0: 40, 1.0: 60}, 20)]
    [0.43, 0.75]
    """
    n = sum(seen.values())
    if not n:
        return low, high
    mean = sum([value * times for value, times in seen.items()]) / n

    def inside(said: float) -> bool:
        return low < said < high and log_evidence(seen, said, low, high) < math.log(against)

    return edge(inside, mean, low), edge(inside, mean, high)


def edge(inside: Callable[[float], bool], here: float, there: float) -> float:
    """Where one comes out on the way from here to there."""
    for _ in range(HALVINGS):
        middle = (here + there) / 2
        here, there = (middle, there) if inside(middle) else (here, middle)
    return (here + there) / 2
