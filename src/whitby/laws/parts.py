"""The laws over many games in several processes."""

from __future__ import annotations

from typing import Any, Final

import whitby
from whitby.laws.random_games import Progress, check
from whitby.laws.report import Counts, Report
from whitby.processes import in_processes

WORTH_IT: Final = 20  # games for which several processes are started


def check_in_parts(
    game_id: str, games: int, seed: int, thorough: bool, jobs: int, only: tuple[str, ...], options: dict[str, Any], progress: Progress
) -> Report:
    """Check the laws as `check` does, in so many processes."""
    game = whitby.game(game_id)
    if jobs == 1 or games < WORTH_IT:
        return check(game, games, seed, thorough, progress, options=options, only=only)
    report = Report(game)
    n = max(jobs, games // WORTH_IT)
    for counts in in_processes(one_part, [(game_id, games, seed, thorough, only, options, (k, n)) for k in range(n)], jobs):
        report.add(counts)
        progress(report.games, games)
    return report


def one_part(
    game_id: str, games: int, seed: int, thorough: bool, only: tuple[str, ...], options: dict[str, Any], part: tuple[int, int]
) -> Counts:
    """The counts of one part of the games, as a process of its own sends them back."""
    counts = Counts()
    counts.add(check(whitby.game(game_id), games, seed, thorough, options=options, only=only, part=part))
    return counts
