"""Run a measurement: what it will cost, the games that are missing, on all cores, and what comes of all of them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile

from whitby.measure import names
from whitby.measure.cells import Cell, Figure, Measurement, Row
from whitby.measure.store import Store
from whitby.processes import as_they_come

PILOT = 2  # games of each cell that tell its price
Say = Callable[[str], None]


@dataclass(frozen=True)
class Part:
    """One game to play: by names, so that another process finds it."""

    measurement: str
    cell: int
    number: int


def one(part: Part, seed: int) -> tuple[Part, Row, float]:
    """The row of one game, and the seconds of a core that it took."""
    began = time.process_time()
    cell = names.find(part.measurement).cells[part.cell]
    row = cell.row(seed * 1_000_000 + part.number)
    return part, row, time.process_time() - began


@dataclass(frozen=True)
class Outcome:
    """What a measurement came to."""

    figures: list[Figure]
    games: int  # that were judged
    short: dict[str, int]  # cells that are not answered, and how many of their games are missing
    core_hours: float  # that this run took
    whole: bool  # were all games of the cells asked for?

    @property
    def missing(self) -> int:
        """Games, of all cells."""
        return sum(self.short.values())

    @property
    def met(self) -> bool:
        """Is everything there, and as demanded?"""
        return not self.short and all(figure.met for figure in self.figures if self.whole or figure.always)


class Run:
    """A measurement under way: the rows that there are, and what is still to be played."""

    def __init__(self, measurement: Measurement, store: Store, games: int | None, hours: float, say: Say) -> None:
        self.measurement = measurement
        self.cells = measurement.cells
        self.store = store
        self.games = games
        self.hours = hours
        self.say = say
        self.rows = {cell.name: store.rows(cell) for cell in self.cells}
        self.seconds = {cell.name: store.seconds(cell) for cell in self.cells}
        self.spent = 0.0

    def wanted(self, cell: Cell) -> int:
        """So many games of a cell, if they are not too many."""
        return cell.games if self.games is None else min(self.games, cell.games)

    def missing(self, cell: Cell) -> list[int]:
        """The numbers of its games that are not there, however many are needed."""
        return [number for number in range(self.wanted(cell)) if number not in self.rows[cell.name]]

    def unbroken(self, cell: Cell) -> list[Row]:
        """Its rows up to the first that is missing: what stops a cell must not depend on which process was quicker."""
        rows = self.rows[cell.name]
        return [rows[number] for number in takewhile(rows.__contains__, range(self.wanted(cell)))]

    def answered(self) -> dict[str, int]:
        """The cells whose question is answered early, and after how many games."""
        if self.measurement.enough is None:
            return {}
        return self.measurement.enough({cell.name: self.unbroken(cell) for cell in self.cells})

    def judged(self) -> dict[str, list[Row]]:
        """The rows of each cell that count."""
        if self.measurement.enough is None:
            return {cell.name: [row for n, row in sorted(self.rows[cell.name].items()) if n < self.wanted(cell)] for cell in self.cells}
        answered = self.answered()
        return {cell.name: self.unbroken(cell)[: answered.get(cell.name)] for cell in self.cells}

    def open(self) -> list[Cell]:
        """The cells that want more games."""
        answered = self.answered()
        return [cell for cell in self.cells if cell.name not in answered and self.missing(cell)]

    def price(self, cell: Cell) -> float:
        """The core hours that its missing games will take at most, as those before them did."""
        took = self.seconds[cell.name]
        return sum(took) / max(1, len(took)) * len(self.missing(cell)) / 3600

    def pilot(self) -> Iterator[Part]:
        """A few games of each cell whose price is not known."""
        unknown = [cell for cell in self.open() if not self.seconds[cell.name]]
        parts = [self.part(cell, number) for cell in unknown for number in self.missing(cell)[:PILOT]]
        return takewhile(lambda part: not self.is_spent(), parts)

    def rest(self) -> Iterator[Part]:
        """All others, the cheapest cell first; a cell ends when its question is answered."""
        for cell in sorted(self.open(), key=self.price):
            left = self.missing(cell)
            at_most = " at most" if self.measurement.enough else ""
            self.tell(f"{cell.name}: {len(left)} games to play{at_most}, {self.cost(self.price(cell))}")
            for number in left:
                if self.is_spent() or cell.name in self.answered():
                    break
                yield self.part(cell, number)

    def part(self, cell: Cell, number: int) -> Part:
        """One game of a cell."""
        return Part(self.measurement.name, self.cells.index(cell), number)

    def is_spent(self) -> bool:
        """Has it taken as long as it may?"""
        return self.spent / 3600 >= self.hours

    def keep(self, part: Part, row: Row, seconds: float) -> None:
        """Keep a finished game."""
        cell = self.cells[part.cell]
        self.store.keep(cell, part.number, row, seconds)
        self.rows[cell.name][part.number] = row
        self.seconds[cell.name].append(seconds)
        self.spent += seconds

    def tell(self, what: str) -> None:
        """Say something of this measurement."""
        self.say(f"{self.measurement.name}: {what}")

    @staticmethod
    def cost(hours: float) -> str:
        """A price in words."""
        return f"about {hours:.3f} core hours"


def run(measurement: Measurement, store: Store, seed: int, jobs: int, games: int | None, say: Say, hours: float = math.inf) -> Outcome:
    """Play what is missing, for so many core hours at most, and judge; the price is said before the most of it starts.

    Ctrl-C ends the playing, not the judging of the games that there are.
    """
    made = Run(measurement, store, games, hours, say)
    try:
        play(made, made.pilot(), seed, jobs)
        if left := made.open():
            total = sum(map(made.price, left))
            many = sum([len(made.missing(cell)) for cell in left])
            made.tell(f"{many} games to play, {made.cost(total)} ({total / jobs * 60:.1f} minutes on {jobs})")
            play(made, made.rest(), seed, jobs)
    except KeyboardInterrupt:
        made.tell("interrupted; the same command goes on from here")
    rows = made.judged()
    short = {cell.name: len(made.missing(cell)) for cell in made.open()}
    return Outcome(measurement.judge(rows), sum(map(len, rows.values())), short, made.spent / 3600, games is None)


def play(made: Run, parts: Iterable[Part], seed: int, jobs: int) -> None:
    """Play these games, and keep each."""
    told = 0.0
    for part, row, seconds in as_they_come(one, ((part, seed) for part in parts), jobs):
        made.keep(part, row, seconds)
        if made.spent > max(2 * told, told + 60):
            told = made.spent
            made.tell(f"{made.spent / 3600:.3f} core hours so far")
