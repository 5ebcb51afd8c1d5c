"""A corpus read through, or played again and checked; the report says which of the two it was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from whitby import games, notation
from whitby.corpus.files import PathLike, block_at, blocks
from whitby.engine import PLAYING
from whitby.notation import Record, RecordError, result_of
from whitby.play import Play
from whitby.processes import in_processes

AS_CHOICES: Final = "read as choices, nothing was played"
PLAYED: Final = "played again, every choice checked by the rules"


@dataclass
class Report:
    """What was done with a corpus, and what was found."""

    how: str
    games: int = 0
    choices: int = 0
    results: dict[str, int] = field(default_factory=dict)  # by game and who won
    problems: list[str] = field(default_factory=list)

    def count(self, record: Record) -> None:
        """One more game."""
        self.games += 1
        self.choices += len(record.choices)
        name = f"{record.game}: {record.result}"
        self.results[name] = self.results.get(name, 0) + 1

    def add(self, other: Report) -> None:
        """Take in the report of the next games."""
        self.problems += [f"game {self.games + int(number)}: {said}" for number, _, said in [p.partition(": ") for p in other.problems]]
        self.games += other.games
        self.choices += other.choices
        for name, n in other.results.items():
            self.results[name] = self.results.get(name, 0) + n


def look(path: PathLike) -> Report:
    """Read all games as choices, and count them."""
    total = Report(AS_CHOICES)
    for at, size in blocks(path):
        for record in block_at(path, at, size):
            total.count(record)
    return total


def check(path: PathLike, jobs: int = 1) -> Report:
    """Play all games again, in so many processes: does every choice fit, and does it end as it says?"""
    total = Report(PLAYED)
    for part in checked_blocks(path, jobs):
        total.add(part)
    return total


def checked_blocks(path: PathLike, jobs: int) -> Iterator[Report]:
    """The report of each block, in their order."""
    return in_processes(check_block, [(str(path), at, size) for at, size in blocks(path)], jobs)


def check_block(path: str, at: int, size: int) -> Report:
    """The games of one block, played again; problems have the number of the game in it, from 0 on."""
    report = Report(PLAYED)
    for number, record in enumerate(block_at(path, at, size)):
        problem = problem_of(record)
        if problem:
            report.problems.append(f"{number}: {problem}")
        report.count(record)
    return report


def problem_of(record: Record) -> str:
    """What is wrong with a record by the rules of today; empty if it is right."""
    try:
        return wrong_end(record, notation.replay(record))
    except (RecordError, ValueError) as problem:
        return str(problem)


def wrong_end(record: Record, play: Play) -> str:
    """How the end that a record tells differs from where its choices lead."""
    game, s = games.game(record.game), play.state
    if record.end:
        return "" if s.winners == PLAYING else "the game was over by its rules before that"
    leads_to = (result_of(game, s), game.ending(s), game.degree(s))
    said = (record.result, record.ending, record.degree)
    return "" if said == leads_to else f"the record says {said}, its choices lead to {leads_to}"
