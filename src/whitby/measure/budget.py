"""How long a level thinks: processor time of its choices, so that other work on the machine hardly matters, and what is demanded of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from whitby.measure.cells import Figure, Row, at_most, told
from whitby.measure.deduction import quantile
from whitby.measure.folds import octave
from whitby.thinking.pool import Thinking

PATIENCE: Final = Thinking().patience  # seconds, at a table; here nobody is hurried, and who takes longer would have given up
MEAN: Final = {"medium": 10.0, "hard": 100.0, "expert": 400.0}  # milliseconds a choice, at most
WORST: Final = {"hard": 500.0, "expert": 1000.0}
MOST_GIVEN_UP: Final = 1.0  # in a thousand choices: fewer


def timed(seconds: Sequence[float]) -> Row:
    """What a row has of the choices of a game, each of which took so long."""
    return {
        "choices": len(seconds),
        "ms": round(1000 * sum(seconds), 1),
        "worst": round(1000 * max(seconds, default=0.0), 1),
        "microseconds": Counter([octave(1e6 * each) for each in seconds]),
        "gave up": sum([each > PATIENCE for each in seconds]),
    }


def times(name: str, level: str, rows: Sequence[Row]) -> list[Figure]:
    """How long a level thought in these games."""
    n = sum([row["choices"] for row in rows])
    gave_up = 1000 * sum([row["gave up"] for row in rows]) / max(1, n)
    below = level in MEAN
    return [
        limited(f"{name}: ms a choice", sum([row["ms"] for row in rows]) / max(1, n), MEAN.get(level), n),
        told(f"{name}: ms, 99 %", quantile(rows, "microseconds", 0.99) / 1000, n, "choices"),
        limited(f"{name}: ms, worst", max([row["worst"] for row in rows], default=0.0), WORST.get(level), n),
        Figure(
            f"{name}: beyond {PATIENCE:g} s, of 1,000",
            gave_up,
            n=n,
            of="choices",
            demand=f"below {MOST_GIVEN_UP:g}" if below else "",
            met=not below or gave_up < MOST_GIVEN_UP,
        ),
    ]


def limited(name: str, value: float, bound: float | None, n: int) -> Figure:
    """A figure with the bound that its level has, if it has one."""
    return told(name, value, n, "choices") if bound is None else at_most(name, value, bound, n=n, of="choices")
