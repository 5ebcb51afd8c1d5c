"""Choices that are as good as each other: one of them by chance, so that nobody can foresee it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from whitby.search.matrix import drawn
from whitby.search.rollouts import Found
from whitby.search.thought import Thought

NEAR: Final = 0.02  # odds to win by which choices may differ and still be as good
WARMTH: Final = 0.01  # odds that make a choice 2.7 times as likely


def near_best(thoughts: Sequence[Thought]) -> list[Thought]:
    """Those that are as good as the best, of all that were tried most often."""
    most = max([thought.tried for thought in thoughts])
    tried = [thought for thought in thoughts if thought.tried == most]
    best = max([thought.worth for thought in tried])
    return [thought for thought in tried if thought.worth >= best - NEAR]


def one_of_the_best(found: Found, luck: float) -> Found:
    """One of the choices that are as good as the best, the better ones more often; `luck` is from 0 up to 1."""
    near = near_best(found.thoughts)
    best = max([thought.worth for thought in near])
    weights = [math.exp((thought.worth - best) / WARMTH) for thought in near]
    total = sum(weights)
    chosen = near[drawn([weight / total for weight in weights], luck)]
    rest = [thought for thought in found.thoughts if thought.choice != chosen.choice]
    return Found(chosen.choice, [chosen, *rest], found.gave_up)
