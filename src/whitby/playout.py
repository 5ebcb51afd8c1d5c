"""Random play, for speed: whole games without views, telling or checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whitby.board import BIT
from whitby.engine import CHANCE, PLAYING, State, advance
from whitby.rng import Rng


def playout(s: State, rng: Rng, limit: int) -> tuple[int, int]:
    """Play on at random until the end, at most `limit` choices: (steps of seats, decisions with two or more options)."""
    s.listening = False
    steps = 0
    decisions = 0
    n = 0
    while s.winners == PLAYING and n < limit:
        options = s.options
        k = len(options)
        if s.seat != CHANCE:
            steps += 1
            if k > 1:
                decisions += 1
        advance(s, options[rng.below(k)] if k > 1 else options[0])
        n += 1
    return steps, decisions


def copies(s: State, n: int) -> int:
    """Copy a state n times."""
    for _ in range(n):
        s.copy()
    return n


def playout_with_views(s: State, rng: Rng, limit: int, view: Callable[[State, int], dict[str, Any]]) -> int:
    """The same, with every event told and the mover's view built before each of his choices: steps of seats."""
    s.listening = True
    steps = 0
    n = 0
    while s.winners == PLAYING and n < limit:
        options = s.options
        k = len(options)
        if s.seat != CHANCE:
            steps += 1
            view(s, BIT[s.seat])
        advance(s, options[rng.below(k)] if k > 1 else options[0])
        s.outbox = []
        n += 1
    return steps
