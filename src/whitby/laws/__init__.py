"""The laws every game obeys, for anybody who writes a game.

    from whitby.laws import check
    print(check(game, games=100, seed=1))

`check` plays random games from the set-up and from the game's prepared openings. The cheap laws are checked at every step,
the costly ones at five steps a game, phases seen least first, through all sets of eyes; in a game of many seats through
the public's, each seat's and four other sets, and through all of them only if `thorough`. A broken law raises LawBroken with a
record that shows it. The eleventh law, that plain and compiled play the same games, needs two installations and is a test.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from whitby.laws.report import LAWS, LawBroken, Report
from whitby.laws.walk import check

__all__ = ["LAWS", "LawBroken", "Report", "check", "run_cli"]


def run_cli(
    game_id: str,
    games: int,
    seed: int,
    thorough: bool,
    jobs: int = 1,
    only: Collection[str] = (),
    options: dict[str, Any] | None = None,
) -> int:
    """`whitby laws`: the exit code."""
    from whitby.laws.command import run

    return run(game_id, games, seed, thorough, jobs, only, options)
