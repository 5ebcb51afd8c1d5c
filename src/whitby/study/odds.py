"""What can be said of shares: intervals of differences, and a test that may be looked at after every game."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from whitby.evidence import log_evidence
from whitby.match import wilson


def difference(n: int, of: int, m: int, among: int) -> tuple[float, float, float]:
    """The share n/of less the share m/among with its 95 % interval, after R. G. Newcombe.

    >>> [round(x, 3) for x in difference(56, 70, 48, 80)]
    [0.2, 0.052, 0.334]
    """
    p, q = n / max(1, of), m / max(1, among)
    (low, high), (lower, higher) = wilson(n, of), wilson(m, among)
    apart = p - q
    return apart, apart - math.hypot(p - low, higher - q), apart + math.hypot(high - p, q - lower)


@dataclass
class Sequential:
    """Pairs of games with the same number, in order: those that only one of two cells won tell whether the option changes who wins."""

    first: int = 0
    second: int = 0
    pairs: int = 0
    decided: int = 0  # pairs after which the evidence reached 20; 0: never
    curve: list[tuple[int, float]] = field(default_factory=list)  # pairs, logarithm of the evidence

    def take(self, pairs: Iterable[tuple[bool, bool]]) -> None:
        """Take in pairs: did the side win in the first cell, and in the second?"""
        evidence = self.curve[-1][1] if self.curve else 0.0
        for one, other in pairs:
            self.pairs += 1
            if one != other:
                self.first += one
                self.second += other
                evidence = log_evidence({-1.0: self.first, 1.0: self.second}, 0.0, -1.0)
            if not self.decided and evidence >= math.log(20):
                self.decided = self.pairs
            self.curve.append((self.pairs, evidence))

    @property
    def most(self) -> float:
        """The logarithm of the largest evidence that there was: it may be taken at its best moment."""
        return max([evidence for _, evidence in self.curve], default=0.0)

    @property
    def p(self) -> float:
        """A p-value that is valid whenever one looks."""
        return min(1.0, math.exp(-self.most))
