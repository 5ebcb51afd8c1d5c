"""Weights by logistic regression, and how well they foretell games that they have not seen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy

from whitby.fit.selfplay import Noted

RIDGE: Final = 1.0  # what a weight costs, so that none grows without need
STEPS: Final = 50
CLOSE: Final = 1e-10
HELD_OUT: Final = 5  # one game in five
DIGITS: Final = 4

Array = Any  # numpy's


@dataclass(frozen=True)
class Fitted:
    """What was found."""

    weights: dict[str, float]
    loss: float  # log loss of held-out games, in nats a position
    base: float  # the same of one who knows only how often the first side wins
    positions: int
    held_out: int


def fit(noted: Sequence[Noted], names: Sequence[str]) -> Fitted:
    """The weights that fit four games of five, judged by the fifth."""
    held = numpy.array([position.game % HELD_OUT == 0 for position in noted])
    rows = numpy.array([position.features for position in noted], dtype=float)
    won = numpy.array([position.won for position in noted], dtype=float)
    if not held.any() or held.all():
        raise ValueError("too few games")
    weights: Array = numpy.round(regression(rows[~held], won[~held]), DIGITS) + 0.0
    share = float(won[~held].mean())
    loss = log_loss(odds(rows[held], weights), won[held])
    base = log_loss(numpy.full(int(held.sum()), share), won[held])
    by_name = dict(zip(names, weights.tolist(), strict=True))
    return Fitted(by_name, loss, base, len(noted), int(held.sum()))


def regression(rows: Array, won: Array) -> Array:
    """The weights of least log loss, by Newton's steps."""
    weights = numpy.zeros(rows.shape[1])
    for _ in range(STEPS):
        chances = odds(rows, weights)
        slope = rows.T @ (won - chances) - RIDGE * weights
        bend = (rows * (chances * (1.0 - chances))[:, None]).T @ rows + RIDGE * numpy.eye(len(weights))
        step = numpy.linalg.solve(bend, slope)
        weights += step
        if float(numpy.abs(step).max()) < CLOSE:
            break
    return weights


def odds(rows: Array, weights: Array) -> Array:
    """That the first side wins."""
    return 1.0 / (1.0 + numpy.exp(-(rows @ weights)))


def log_loss(chances: Array, won: Array) -> float:
    """The mean surprise."""
    sure = numpy.clip(chances, 1e-9, 1.0 - 1e-9)
    loss = -float(numpy.mean(won * numpy.log(sure) + (1.0 - won) * numpy.log(1.0 - sure)))
    return loss if math.isfinite(loss) else math.inf
