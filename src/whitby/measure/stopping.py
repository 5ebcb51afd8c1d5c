"""When a cell may stop: as soon as it is sure on which side of the demand it lies, whenever one looks (`whitby.evidence`)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

from whitby.evidence import interval, log_evidence

AGAINST: Final = 40  # to one: half of the 5 % in which one may be wrong; the other half is for the interval of those that never stop
EVERY: Final = 10  # games


def answered(values: Sequence[float], demand: float, low: float = 0.0, high: float = 1.0) -> int:
    """By how many of these values, in their order, it is sure on which side of the demand their mean is; 0: by none yet.

    >>> answered([1.0] * 100, 0.5), answered([0.0, 1.0] * 50, 0.5)
    (20, 0)
    """
    seen: Counter[float] = Counter()
    for n, value in enumerate(values, 1):
        seen[value] += 1
        if n % EVERY == 0 and log_evidence(seen, demand, low, high) >= math.log(AGAINST):
            return n
    return 0


def sure_interval(values: Sequence[float], low: float = 0.0, high: float = 1.0) -> tuple[float, float]:
    """The interval of a mean that holds although one stopped where one liked."""
    return interval(Counter(values), AGAINST, low, high)
