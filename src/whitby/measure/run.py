"""Run a measurement: what it will cost, the games that are missing, on all cores, and what comes of all of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from whitby.measure import names
from whitby.measure.cells import Cell, Figure, Measurement, Row
from whitby.measure.store import Store
from whitby.processes import in_processes

PILOT = 2  # games of each cell that tell the price
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
    games: int
    missing: int
    core_hours: float  # that this run took
    whole: bool  # were all games of the cells asked for?

    @property
    def met(self) -> bool:
        """Is everything there, and as demanded?"""
        return not self.missing and all(figure.met for figure in self.figures if self.whole or figure.always)


def wanted(measurement: Measurement, cell: Cell, games: int | None) -> int:
    """So many games of a cell."""
    return cell.games if games is None else min(games, cell.games)


def missing(measurement: Measurement, store: Store, games: int | None) -> list[Part]:
    """The games that are not there yet; of all cells in turn, so that a run that is cut short has some of each."""
    parts = [
        Part(measurement.name, i, number)
        for i, cell in enumerate(measurement.cells)
        for number in sorted(set(range(wanted(measurement, cell, games))) - store.rows(cell).keys())
    ]
    return sorted(parts, key=lambda part: (part.number, part.cell))


def run(measurement: Measurement, store: Store, seed: int, jobs: int, games: int | None, say: Say) -> Outcome:
    """Play what is missing and judge; the price is said before the most of it starts."""
    parts = missing(measurement, store, games)
    spent = 0.0
    pilot, rest = parts[: PILOT * len(measurement.cells)], parts[PILOT * len(measurement.cells) :]
    for some in (pilot, rest):
        for done, (part, row, seconds) in enumerate(play_all(some, seed, jobs), 1):
            store.keep(measurement.cells[part.cell], part.number, row)
            spent += seconds
            if some is rest and (done % max(1, len(rest) // 20) == 0):
                say(f"{measurement.name}: {done + len(pilot)} of {len(parts)} games, {spent / 3600:.3f} core hours so far")
        if some is pilot and rest:
            price = spent / len(pilot) * len(rest) / 3600
            say(f"{measurement.name}: {len(rest)} games to play, about {price:.3f} core hours ({price / jobs * 60:.1f} minutes on {jobs})")
    rows = {cell.name: [row for _, row in sorted(chosen(store, measurement, cell, games))] for cell in measurement.cells}
    left = len(missing(measurement, store, games))
    return Outcome(measurement.judge(rows), sum(map(len, rows.values())), left, spent / 3600, games is None)


def chosen(store: Store, measurement: Measurement, cell: Cell, games: int | None) -> Iterator[tuple[int, Row]]:
    """The rows of a cell that this run is about."""
    for number, row in store.rows(cell).items():
        if number < wanted(measurement, cell, games):
            yield number, row


def play_all(parts: list[Part], seed: int, jobs: int) -> Iterator[tuple[Part, Row, float]]:
    """The rows of these games, as they come."""
    if parts:
        yield from in_processes(one, [(part, seed) for part in parts], jobs)
