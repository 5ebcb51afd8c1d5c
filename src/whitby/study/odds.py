"""What can be said of shares: intervals of differences, and a test that may be looked at after every game."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

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


def log_evidence(first: int, second: int) -> float:
    """The logarithm of the evidence against a fair coin, after so many falls to each side.

    It is the likelihood under a coin of unknown bias (Jeffreys' prior) over that under a fair one. Of a fair coin it reaches 20 in at most
    one of 20 sequences, however often one looks.
    """
    n = first + second
    prior = math.lgamma(0.5) * 2 - math.lgamma(1)
    mixture = math.lgamma(first + 0.5) + math.lgamma(second + 0.5) - math.lgamma(n + 1) - prior
    return mixture + n * math.log(2)


@dataclass
class Sequential:
    """Pairs of games with the same number, in order: those that only one of two cells won are falls of a coin.

    If the option changes nothing, it is fair.
    """

    first: int = 0
    second: int = 0
    pairs: int = 0
    decided: int = 0  # pairs after which the evidence reached 20; 0: never
    curve: list[tuple[int, float]] = field(default_factory=list)  # pairs, logarithm of the evidence

    def take(self, pairs: Iterable[tuple[bool, bool]]) -> None:
        """Take in pairs: did the side win in the first cell, and in the second?"""
        for one, other in pairs:
            self.pairs += 1
            self.first += one and not other
            self.second += other and not one
            evidence = log_evidence(self.first, self.second)
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
