"""What a measurement is made of: cells of numbered games, and figures with what is demanded of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from whitby.match import Z95

Row = dict[str, Any]


@dataclass(frozen=True)
class Cell:
    """So many games of one kind; `play` makes the row of one of them by its number and what it is about, first of all which game."""

    name: str
    games: int  # at most
    play: Callable[..., Row]  # (number, *about)
    about: tuple[Any, ...]

    @property
    def game(self) -> str:
        """The game that is played."""
        return str(self.about[0])

    def row(self, number: int) -> Row:
        """What one game gives."""
        return self.play(number, *self.about)


@dataclass(frozen=True)
class Figure:
    """One number with its interval; a demand that it meets or not, or none."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    n: int = 0
    of: str = "games"  # what n counts
    demand: str = ""
    met: bool = True
    always: bool = False  # is it demanded of few games as of many?


Rows = Mapping[str, Sequence[Row]]  # of each cell, in the order of their numbers
Judge = Callable[[Rows], list[Figure]]
Enough = Callable[[Rows], dict[str, int]]  # the cells whose question their first games have answered, and how many games that took


@dataclass(frozen=True)
class Measurement:
    """A question in numbers."""

    name: str
    about: str
    cells: tuple[Cell, ...]
    judge: Judge
    quick: int  # games of each cell where it is only tried whether it works
    enough: Enough | None = None  # may a cell stop early? Then only games without a gap are judged
    note: str = ""  # what whoever reads the table must know


def at_least(
    name: str, value: float, bound: float, low: float | None = None, high: float | None = None, n: int = 0, of: str = "games"
) -> Figure:
    """A figure that should not be below a bound; where it has an interval, its lower end."""
    return Figure(name, value, low, high, n, of, f"at least {bound:g}", (value if low is None else low) >= bound)


def at_most(
    name: str, value: float, bound: float, low: float | None = None, high: float | None = None, n: int = 0, of: str = "games"
) -> Figure:
    """A figure that should not be above a bound; where the bound is nothing, in no game at all."""
    return Figure(name, value, low, high, n, of, f"at most {bound:g}", value <= bound, bound == 0)


def told(name: str, value: float, n: int = 0, of: str = "games") -> Figure:
    """A figure of which nothing is demanded."""
    return Figure(name, value, None, None, n, of)


def mean_by_game(sums: Sequence[float], counts: Sequence[int]) -> tuple[float, float, float]:
    """The mean over all that was counted, with its 95 % interval; what happens in one game hangs together, so games are what is sampled.

    >>> [round(x, 3) for x in mean_by_game([2.0, 4.0, 3.0], [2, 2, 2])]
    [1.5, 1.038, 1.962]
    """
    n = sum(counts)
    if n == 0:
        return 0.0, -math.inf, math.inf
    mean = sum(sums) / n
    spread = Z95 * math.sqrt(sum([(total - mean * count) ** 2 for total, count in zip(sums, counts, strict=True)])) / n
    return mean, mean - spread, mean + spread
