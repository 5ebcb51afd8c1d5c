"""What somebody chooses, by what each option is judged by: the weights that foresee best what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy

RIDGE: Final = 1.0  # what a weight costs, so that none grows without need
CLOSE: Final = 1e-8
STEPS: Final = 100
HELD_OUT: Final = 5  # one game in five
DIGITS: Final = 3

Array = Any  # numpy's


@dataclass(frozen=True)
class Move:
    """One choice: what each option was judged by, and the one that was taken."""

    game: int
    features: list[list[float]]
    taken: int
    aimless: list[float] | None = None  # the logarithm of how likely each is if all are worth alike; none: alike


@dataclass(frozen=True)
class Fitted:
    """What was found, with bits of surprise at moves of held-out games; `aimless` is that of one who thinks all options alike."""

    weights: dict[str, float]
    moves: int
    held_out: int
    bits: float
    aimless: float


def fit(moves: Sequence[Move], groups: Sequence[Sequence[str]]) -> Fitted:
    """The weights that fit four games of five, judged by the fifth; each group of decisions has features of its own."""
    weights: dict[str, float] = {}
    bits = aimless = 0.0
    held_out = 0
    for names in groups:
        some = [move for move in moves if len(move.features[0]) == len(names)]
        held = [move for move in some if move.game % HELD_OUT == 0]
        seen = [move for move in some if move.game % HELD_OUT]
        if not held or not seen:
            raise ValueError("too few games")
        found: Array = numpy.round(regression(Choices(seen)), DIGITS) + 0.0
        weights |= {name: float(weight) for name, weight in zip(names, found, strict=True)}
        bits += float(-numpy.log2(Choices(held).odds(found)).sum())
        aimless += float(-numpy.log2(Choices(held).odds(numpy.zeros(len(names)))).sum())
        held_out += len(held)
    return Fitted(weights, len(moves), held_out, bits / held_out, aimless / held_out)


class Choices:
    """Moves as arrays: by move, option and feature; options that a move does not have are out of reach."""

    def __init__(self, moves: Sequence[Move]) -> None:
        most = max(len(move.features) for move in moves)
        self.features: Array = numpy.zeros((len(moves), most, len(moves[0].features[0])))
        self.closed: Array = numpy.full((len(moves), most), -numpy.inf)
        for i, move in enumerate(moves):
            self.features[i, : len(move.features)] = move.features
            self.closed[i, : len(move.features)] = move.aimless or 0.0
        self.taken: Array = numpy.array([move.taken for move in moves])
        self.each: Array = numpy.arange(len(moves))

    def shares(self, weights: Array) -> Array:
        """By move the odds of each option."""
        worth = self.features @ weights + self.closed
        odds = numpy.exp(worth - worth.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)

    def odds(self, weights: Array) -> Array:
        """By move the odds of the option that was taken."""
        return self.shares(weights)[self.each, self.taken]


def regression(choices: Choices) -> Array:
    """The weights of least surprise, by Newton's steps, shortened until they lead down."""
    count = choices.features.shape[2]
    weights = numpy.zeros(count)
    cost = surprise(choices, weights)
    for _ in range(STEPS):
        shares = choices.shares(weights)
        means = (shares[:, :, None] * choices.features).sum(axis=1)
        slope = (choices.features[choices.each, choices.taken] - means).sum(axis=0) - RIDGE * weights
        spread = choices.features - means[:, None, :]
        bend = numpy.einsum("mw,mwi,mwj->ij", shares, spread, spread) + RIDGE * numpy.eye(count)
        step = numpy.linalg.solve(bend, slope)
        while (after := surprise(choices, weights + step)) > cost and float(numpy.abs(step).max()) > CLOSE:
            step = step / 2.0
        if float(numpy.abs(step).max()) <= CLOSE:
            break
        weights, cost = weights + step, after
    return weights


def surprise(choices: Choices, weights: Array) -> float:
    """What the weights cost: how little they foresaw, and how large they are."""
    return float(-numpy.log(choices.odds(weights)).sum() + RIDGE * (weights @ weights) / 2.0)
