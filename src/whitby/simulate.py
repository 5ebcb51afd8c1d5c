"""Many random games: who wins, how long they take, and that every one of them ends.

    >>> from whitby.simulate import simulate
    >>> result = simulate("dracula-2003", games=20, seed=1)
    >>> result.games, result.unfinished, len(result.wins)
    (20, 0, 2)
"""

from __future__ import annotations

import json
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any, Final

import whitby
from whitby.engine import PLAYING, State
from whitby.game import Game
from whitby.playout import playout
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
class Result:
    """What became of the games."""

    game: str
    seed: int
    games: int = 0
    wins: dict[str, int] = field(default_factory=dict)  # by seat
    draws: int = 0
    unfinished: int = 0
    endings: Counter[str] = field(default_factory=Counter)  # why they were over
    degrees: Counter[str] = field(default_factory=Counter)  # how far they were won, plain victories left out
    steps: int = 0  # choices of seats, forced ones included
    decisions: int = 0  # those with two or more options
    longest: int = 0
    longest_seed: str = ""
    unfinished_seeds: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: Result) -> None:
        """Take in the games of another process."""
        self.games += other.games
        for seat, n in other.wins.items():
            self.wins[seat] = self.wins.get(seat, 0) + n
        self.draws += other.draws
        self.unfinished += other.unfinished
        self.endings.update(other.endings)
        self.degrees.update(other.degrees)
        self.unfinished_seeds += other.unfinished_seeds
        self.steps += other.steps
        self.decisions += other.decisions
        self.longest, self.longest_seed = max((self.longest, self.longest_seed), (other.longest, other.longest_seed))

    def data(self) -> dict[str, Any]:
        """As JSON values."""
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


def some_games(game_id: str, seed: int, first: int, last: int, options: dict[str, Any]) -> Result:
    """The games numbered from first to before last; each has a seed of its own."""
    game = whitby.game(game_id)
    result = empty_result(game, seed)
    for i in range(first, last):
        name = f"{seed}/{i}"
        try:
            s, steps, decisions = one_game(game_id, name, options)
        except Exception as e:
            raise GameCrashed(name, f"{type(e).__name__}: {e}") from e
        result.games += 1
        result.steps += steps
        result.decisions += decisions
        result.longest, result.longest_seed = max((result.longest, result.longest_seed), (steps, name))
        count_end(game, s, name, result)
    return result


def count_end(game: Game, s: State, seed: str, result: Result) -> None:
    """Who won a game, why it was over and how far it was won."""
    if s.winners == PLAYING:
        result.unfinished += 1
        result.unfinished_seeds.append(seed)
        return
    result.endings[game.ending(s)] += 1
    if s.degree:
        result.degrees[game.degree(s)] += 1
    if s.winners == 0:
        result.draws += 1
    for seat, seat_name in enumerate(game.seats):
        result.wins[seat_name] += s.winners >> seat & 1


def empty_result(game: Game, seed: int) -> Result:
    """No game played: every winner, ending and degree that there can be stands at 0."""
    counts = [dict.fromkeys(names, 0) for names in (game.endings, game.degrees)]
    return Result(game.id, seed, wins=dict.fromkeys(game.seats, 0), endings=Counter(counts[0]), degrees=Counter(counts[1]))


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
    game.settled(play)
    total = empty_result(game, seed)
    began = time.perf_counter()
    jobs = jobs or os.cpu_count() or 1
    for part in alone(game_id, games, seed, play) if jobs == 1 or games < WORTH_IT else together(game_id, games, seed, play, jobs):
        total.add(part)
        if progress:
            progress(total.games, games)
    total.seconds = time.perf_counter() - began
    return total


def chunks(games: int) -> Iterator[tuple[int, int]]:
    """Numbers of games, in pieces."""
    for first in range(0, games, CHUNK):
        yield first, min(first + CHUNK, games)


def alone(game_id: str, games: int, seed: int, options: dict[str, Any]) -> Iterator[Result]:
    """All games in this process."""
    for first, last in chunks(games):
        yield some_games(game_id, seed, first, last, options)


def together(game_id: str, games: int, seed: int, options: dict[str, Any], jobs: int) -> Iterator[Result]:
    """The games in several new processes, started in the way that every system knows."""
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        parts = [pool.submit(some_games, game_id, seed, first, last, options) for first, last in chunks(games)]
        try:
            for part in as_completed(parts):
                yield part.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def run_cli(game_id: str, games: int, seed: int = 0, jobs: int = 0, as_json: bool = False, options: dict[str, Any] | None = None) -> int:
    """`whitby simulate`: the exit code."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    errors = Console(stderr=True)
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*bar, console=errors, transient=True) as progress:
            task = progress.add_task(game_id, total=games)
            result = simulate(game_id, games, seed, jobs, options, lambda done, total: progress.update(task, completed=done))
    except GameCrashed as crash:
        errors.print(f"{crash}\nto see it again: whitby.simulate.one_game({game_id!r}, {crash.seed!r}, …)", markup=False, soft_wrap=True)
        return 1
    if as_json:
        print(json.dumps(result.data(), indent=2))
    else:
        show(result)
    return 1 if result.unfinished else 0


def show(result: Result) -> None:
    """The results as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{result.game}: {result.games} random games, seed {result.seed}")
    table.add_column("")
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    rows = [*((f"{seat} wins", n) for seat, n in result.wins.items()), ("drawn", result.draws), ("unfinished", result.unfinished)]
    rows += [(f"ended: {name}", n) for name, n in result.endings.items()]
    rows += [(f"degree: {name}", n) for name, n in result.degrees.items()]
    for name, n in rows:
        table.add_row(name, str(n), f"{100 * n / max(1, result.games):.1f} %")
    console = Console()
    console.print(table)
    data = result.data()
    console.print(
        f"steps a game: {data['mean_steps']} on average, {result.longest} at most (game {result.longest_seed}); "
        f"{data['decisions_per_game']} of them with a choice; {result.seconds:.1f} s",
        highlight=False,
        soft_wrap=True,
    )
    for seed in result.unfinished_seeds[:20]:
        console.print(f"no end: game {seed}", style="red", highlight=False)
