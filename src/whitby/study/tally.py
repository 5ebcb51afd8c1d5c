"""What the games of a cell come to: counted once, row by row, so that a large study needs no more memory than a small one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pyarrow.parquet as pq

import whitby
from whitby.study.folder import Folder
from whitby.study.plan import Cell

DAYS = 7  # rounds of a week


@dataclass
class Tally:
    """Counts of one cell."""

    cell: Cell
    games: int = 0
    winners: Counter[str] = field(default_factory=Counter)
    endings: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # (winner, ending, degree)
    by_start: Counter[tuple[str, str]] = field(default_factory=Counter)  # (start, winner)
    by_week: Counter[tuple[int, str]] = field(default_factory=Counter)  # (week of the end, winner)
    rounds: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    visits: Counter[str] = field(default_factory=Counter)  # rounds that Dracula ended there
    caught: Counter[str] = field(default_factory=Counter)
    measures: dict[str, list[list[float]]] = field(default_factory=dict)  # name -> by round: games, sum
    cards: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # games in which (side, card) was played, by winner
    plays: Counter[tuple[str, str]] = field(default_factory=Counter)  # how often (side, card) was
    won: dict[int, str] = field(default_factory=dict)  # number -> winner

    def __post_init__(self) -> None:
        game = whitby.game(self.cell.game)
        self.side_of = {game.seats[seat]: side.name for side in game.sides for seat in side.seats}
        self.sides = [side.name for side in game.sides]

    def add(self, row: dict[str, Any]) -> None:
        """Count one game."""
        winner = row["winner"]
        self.games += 1
        self.won[row["number"]] = winner
        self.winners[winner] += 1
        self.endings[winner, row["ending"], row["degree"]] += 1
        self.by_start[row["start"], winner] += 1
        self.by_week[(max(1, row["rounds"]) - 1) // DAYS + 1, winner] += 1
        self.rounds[row["rounds"]] += 1
        self.decisions += row["decisions"]
        self.visits.update([place for place in row["places"] if place])
        self.caught.update(row["caught"])
        for measure in row["measures"]:
            self.add_measure(measure["name"], measure["values"])
        played = [(self.side_of[card["seat"]], card["card"]) for card in row["cards"]]
        self.plays.update(played)
        self.cards.update([(side, card, winner) for side, card in set(played)])

    def add_measure(self, name: str, values: list[int]) -> None:
        """Add a measure by round."""
        by_round = self.measures.setdefault(name, [])
        by_round += [[0, 0.0] for _ in range(len(values) - len(by_round))]
        for total, value in zip(by_round, values, strict=False):
            total[0] += 1
            total[1] += value

    def card(self, side: str, card: str) -> tuple[int, int]:
        """In how many games a side played a card, and how many of them it won."""
        return sum(self.cards[side, card, winner] for winner in self.winners), self.cards[side, card, side]


def tallies(folder: Folder) -> list[Tally]:
    """One of each cell of which there are games."""
    out = []
    for i, cell in enumerate(folder.study.cells):
        tally = Tally(cell)
        for path in folder.files(i):
            for row in pq.read_table(path).to_pylist():
                tally.add(row)
        if tally.games:
            out.append(tally)
    return out


def changed(one: Cell, other: Cell) -> list[tuple[str, Any, Any]]:
    """The options in which two cells of the same game, levels and seed differ: name and values; none if they differ in more."""
    if (one.game, one.seats, one.seed) != (other.game, other.seats, other.seed):
        return []
    usual = {option.name: option.default for option in whitby.game(one.game).options}
    first, second = usual | one.options, usual | other.options
    return [(name, first[name], second[name]) for name in usual if first[name] != second[name]]
