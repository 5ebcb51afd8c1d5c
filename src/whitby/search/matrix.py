"""Answers given at the same time: how often to give each, so that nobody who knows that can gain (regret matching)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Mixed(NamedTuple):
    """Both sides' mixtures, and what the first has of them."""

    ours: list[float]
    theirs: list[float]
    worth: float


def mixture(payoffs: Sequence[Sequence[float]], turns: int = 1000) -> Mixed:
    """The mixtures of both after so many turns; `payoffs` are ours, a row for each of our answers, a column for each of theirs.

    The last turns weigh most, and regrets do not fall below nothing: so a few hundred turns are enough.
    """
    rows, columns = len(payoffs), len(payoffs[0])
    our_regrets, their_regrets = [0.0] * rows, [0.0] * columns
    our_sum, their_sum = [0.0] * rows, [0.0] * columns
    for turn in range(1, turns + 1):
        theirs = shares(their_regrets)
        gains = [sum([payoff * share for payoff, share in zip(row, theirs, strict=True)]) for row in payoffs]
        ours = shares(our_regrets)
        add_regrets(our_regrets, gains, ours)
        ours = shares(our_regrets)
        losses = [-sum([payoffs[i][j] * ours[i] for i in range(rows)]) for j in range(columns)]
        add_regrets(their_regrets, losses, theirs)
        for i in range(rows):
            our_sum[i] += turn * ours[i]
        for j in range(columns):
            their_sum[j] += turn * theirs[j]
    ours, theirs = shares(our_sum), shares(their_sum)
    worth = sum([payoffs[i][j] * ours[i] * theirs[j] for i in range(rows) for j in range(columns)])
    return Mixed(ours, theirs, worth)


def shares(weights: list[float]) -> list[float]:
    """Weights that sum to one; all alike where there is none."""
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0.0 else [1.0 / len(weights)] * len(weights)


def add_regrets(regrets: list[float], gains: list[float], mix: list[float]) -> None:
    """What each answer would have gained over the mixture."""
    mean = sum([gain * share for gain, share in zip(gains, mix, strict=True)])
    for i, gain in enumerate(gains):
        regrets[i] = max(0.0, regrets[i] + gain - mean)


def drawn(mix: Sequence[float], luck: float) -> int:
    """The place in a mixture that a number from 0 up to 1 falls on."""
    for i, share in enumerate(mix):
        luck -= share
        if luck < 0.0:
            return i
    return max(range(len(mix)), key=lambda i: mix[i])
