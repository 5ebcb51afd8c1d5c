"""Counts, like perft in chess: how many ways a position can go on, after one, two and three answers.

CHANCE's different outcomes are branches too; in a secret question every seat asked branches. A game that is over is a leaf.
"""

from __future__ import annotations

from typing import Any

from whitby.engine import PLAYING, State, apply, options_for, seats_asked
from whitby.scene import scene


def leaves(s: State, depth: int) -> int:
    """Positions after so many answers, counted by the ways that lead there."""
    if depth == 0 or s.winners != PLAYING:
        return 1
    total = 0
    for seat in seats_asked(s):
        for choice in dict.fromkeys(options_for(s, seat)):
            t = s.copy()
            apply(t, seat, choice)
            total += leaves(t, depth - 1)
    return total


def counts(game: str, parts: dict[str, Any]) -> tuple[int, int, int]:
    """The ways from a position by name, after one, two and three answers."""
    start = scene(game, **parts).state
    return leaves(start, 1), leaves(start, 2), leaves(start, 3)
