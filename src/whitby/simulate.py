"""Many random games: who wins, how long they take, and that every one of them ends.

>>> from whitby.simulate import simulate
>>> result = simulate("dracula-2003", games=20, seed=1)
>>> result.games, result.unfinished, len(result.wins)
(20, 0, 2)
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Self

import whitby
from whitby.engine import PLAYING, State
from whitby.outcomes import Outcomes
from whitby.playout import playout
from whitby.processes import chunks, in_processes
from whitby.rng import Rng

LONGEST: Final = 100_000  # choices; a game that goes on so long does not end
CHUNK: Final = 500  # games that a process plays before it reports
WORTH_IT: Final = 4000  # fewer games are played before other processes have started

Progress = Callable[[int, int], None]


class GameCrashed(RuntimeError):
    """A rule raised an error: the seed plays that game again."""

    def __init__(self, seed: str, error: str) -> None:
        super().__init__(f"game {seed} raised {error}")
        self.seed = seed
        self.error = error

    def __reduce__(self) -> tuple[type[GameCrashed], tuple[str, str]]:
        return (GameCrashed, (self.seed, self.error))


@dataclass
class Result(Outcomes):
    """How random games ended, how long they took, and the seeds worth looking at."""

    seats: tuple[str, ...] = ()
    steps: int = 0  # choices of seats, forced ones included
    decisions: int = 0  # those with two or more options
    longest: int = 0
    longest_seed: str = ""
    unfinished_seeds: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def wins(self) -> dict[str, int]:
        """Games won, by seat."""
        return {seat: sum(n for side, n in self.winners.items() if seat in side) for seat in self.seats}

    def add(self, other: Self) -> None:
        """Take in the games of another process."""
        super().add(other)
        self.unfinished_seeds += other.unfinished_seeds
        self.steps += other.steps
        self.decisions += other.decisions
        self.longest, self.longest_seed = max((self.longest, self.longest_seed), (other.longest, other.longest_seed))

    def data(self) -> dict[str, Any]:
        """The result as JSON values, as --json prints it."""
        mean = self.steps / self.games if self.games else 0.0
        return {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "unfinished": self.unfinished,
            "endings": dict(self.endings),
            "degrees": dict(self.degrees),
            "unfinished_seeds": self.unfinished_seeds[:20],
            "mean_steps": round(mean, 2),
            "longest": self.longest,
            "longest_seed": self.longest_seed,
            "decisions_per_game": round(self.decisions / self.games, 2) if self.games else 0.0,
            "seconds": round(self.seconds, 2),
        }


def one_game(game_id: str, seed: str, options: dict[str, Any]) -> tuple[State, int, int]:
    """A random game: its last state, steps, decisions."""
    s = whitby.game(game_id).setup(options)
    steps, decisions = playout(s, Rng(seed), LONGEST)
    return s, steps, decisions


def some_games(game_id: str, seed: int, options: dict[str, Any], first: int, last: int) -> Result:
    """The games numbered from first to before last; each has a seed of its own."""
    game = whitby.game(game_id)
    result = Result(game_id, seed)
    for i in range(first, last):
        name = f"{seed}/{i}"
        try:
            s, steps, decisions = one_game(game_id, name, options)
        except Exception as e:
            raise GameCrashed(name, f"{type(e).__name__}: {e}") from e
        result.count(game, s)
        result.steps += steps
        result.decisions += decisions
        result.longest, result.longest_seed = max((result.longest, result.longest_seed), (steps, name))
        if s.winners == PLAYING:
            result.unfinished_seeds.append(name)
    return result


def simulate(
    game_id: str,
    games: int,
    seed: int = 0,
    jobs: int = 0,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play random games, in `jobs` processes (0: one for each processor); the same seed gives the same games."""
    game = whitby.game(game_id)
    play = game.random_play(options)
    game.all_options(play)
    total = Result(game.id, seed, seats=game.seats)
    total.list_endings(game)
    began = time.perf_counter()
    parts = [(game_id, seed, play, *chunk) for chunk in chunks(games, CHUNK)]
    for part in in_processes(some_games, parts, 1 if games < WORTH_IT else jobs or os.cpu_count() or 1):
        total.add(part)
        if progress:
            progress(total.games, games)
    total.seconds = time.perf_counter() - began
    return total
