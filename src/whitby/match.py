"""Many games between bots, through the same door as everybody: who wins, how long it takes, and how long they think.

>>> from whitby.match import match
>>> result = match("dracula-2003", games=2, seed=1, seats={"dracula": "random", "van-helsing": "random"})
>>> result.games, sum(result.wins.values()) + result.draws
(2, 2)
"""

from __future__ import annotations

import json
import math
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

import whitby
from whitby import bots
from whitby.board import BIT
from whitby.engine import CHANCE, PLAYING, State, options_for, seats_asked
from whitby.game import Game
from whitby.notation import answer_forced
from whitby.play import Play
from whitby.rng import Rng

LONGEST: Final = 50_000  # choices; a game that goes on so long does not end
CHUNK: Final = 10  # games that a process plays before it reports
Z95: Final = 1.959964
EVERY_OTHER: Final = "*"  # in the table of seats: all that are not named

Progress = Callable[[int, int], None]


@dataclass
class Thinking:
    """The choices of one bot, and the processor time they took."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, choices: int, seconds: float, longest: float) -> None:
        """More choices."""
        self.choices += choices
        self.seconds += seconds
        self.longest = max(self.longest, longest)


@dataclass
class Result:
    """What became of the games. All but the times depends on the seed alone."""

    game: str
    seed: int
    seats: dict[str, str]  # seat -> bot
    games: int = 0
    wins: dict[str, int] = field(default_factory=dict)  # by side: the seats that win together
    draws: int = 0
    unfinished: int = 0
    endings: Counter[str] = field(default_factory=Counter)  # why they were over
    degrees: Counter[str] = field(default_factory=Counter)  # how far they were won, plain victories left out
    lengths: list[int] = field(default_factory=list)  # choices of seats with two or more options, by game
    thinking: dict[str, Thinking] = field(default_factory=dict)  # by seat

    def add(self, other: Result) -> None:
        """Take in the games of another process."""
        self.games += other.games
        self.draws += other.draws
        self.unfinished += other.unfinished
        self.lengths += other.lengths
        for side, n in other.wins.items():
            self.wins[side] = self.wins.get(side, 0) + n
        self.endings.update(other.endings)
        self.degrees.update(other.degrees)
        for seat, t in other.thinking.items():
            self.thinking.setdefault(seat, Thinking()).add(t.choices, t.seconds, t.longest)

    def data(self) -> dict[str, Any]:
        """As JSON values."""
        lengths = sorted(self.lengths) or [0]
        return {
            "game": self.game,
            "seed": self.seed,
            "seats": self.seats,
            "games": self.games,
            "sides": {side: {"wins": n, **share(n, self.games)} for side, n in self.wins.items()},
            "draws": {"games": self.draws, **share(self.draws, self.games)},
            "unfinished": self.unfinished,
            "endings": {name: {"games": n, **share(n, self.games)} for name, n in self.endings.items()},
            "degrees": {name: {"games": n, **share(n, self.games)} for name, n in self.degrees.items()},
            "decisions": {
                "mean": round(sum(lengths) / len(lengths), 1),
                "median": lengths[len(lengths) // 2],
                "shortest": lengths[0],
                "longest": lengths[-1],
            },
            "milliseconds_a_choice": {
                seat: {"mean": round(1000 * t.seconds / max(1, t.choices), 3), "longest": round(1000 * t.longest, 1)}
                for seat, t in self.thinking.items()
            },
        }


def wilson(n: int, of: int) -> tuple[float, float]:
    """The 95 % interval of E. B. Wilson for a share.

    >>> [round(x, 3) for x in wilson(50, 100)]
    [0.404, 0.596]
    """
    if of == 0:
        return 0.0, 1.0
    p = n / of
    centre = p + Z95 * Z95 / (2 * of)
    spread = Z95 * math.sqrt(p * (1 - p) / of + Z95 * Z95 / (4 * of * of))
    whole = 1 + Z95 * Z95 / of
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


def share(n: int, of: int) -> dict[str, Any]:
    """A share with its interval."""
    low, high = wilson(n, of)
    return {"share": round(n / max(1, of), 4), "from": round(low, 4), "to": round(high, 4)}


def seated(game: Game, seats: dict[str, str]) -> dict[str, str]:
    """Seat -> bot for every seat: as named, else as `*` says, else the game's usual bot; checked."""
    for seat in seats:
        if seat != EVERY_OTHER:
            game.seat(seat)
    table = {seat: seats.get(seat, seats.get(EVERY_OTHER, bots.usual(game))) for seat in game.seats}
    for seat, name in table.items():
        bots.make(name, game, game.seat(seat), 0)
    return table


def one_game(game: Game, seed: str, seats: dict[str, str], options: dict[str, Any]) -> tuple[Play, int, dict[str, Thinking]]:
    """A whole game: how it ended, its decisions, and how long each bot thought."""
    play = Play(game, options=options)
    players = [bots.make(seats[name], game, seat, seed) for seat, name in enumerate(game.seats)]
    listened = [0] * len(players)
    thinking = {name: Thinking() for name in game.seats}
    decisions = 0
    while not play.over and len(play.choices) < LONGEST:
        answer_forced(play)
        if play.over:
            break
        s = play.state
        seat = seats_asked(s)[0]
        options_now = options_for(s, seat)
        if seat == CHANCE:
            choice = Rng(f"{seed} chance {len(play.choices)}").pick(options_now)
        elif len(set(options_now)) == 1:
            choice = options_now[0]
        else:
            decisions += 1
            stream = play.heard(BIT[seat])
            news = stream[listened[seat] :]
            listened[seat] = len(stream)
            view = game.view(s, BIT[seat])
            began = time.process_time()
            choice = players[seat].choose(view, news, list(options_now))
            took = time.process_time() - began
            thinking[game.seats[seat]].add(1, took, took)
        play.apply(seat, choice)
    return play, decisions, thinking


def empty_result(game: Game, seed: int, seats: dict[str, str]) -> Result:
    """No game played: every ending and degree that there can be stands at 0."""
    return Result(game.id, seed, seats, endings=Counter(dict.fromkeys(game.endings, 0)), degrees=Counter(dict.fromkeys(game.degrees, 0)))


def some_games(game_id: str, seed: int, first: int, last: int, seats: dict[str, str], options: dict[str, Any]) -> Result:
    """The games numbered from first to before last; each has a seed of its own."""
    game = whitby.game(game_id)
    result = empty_result(game, seed, seats)
    for i in range(first, last):
        play, decisions, thinking = one_game(game, f"{seed}/{i}", seats, options)
        result.games += 1
        result.lengths.append(decisions)
        count_end(game, play.state, result)
        for name, t in thinking.items():
            result.thinking.setdefault(name, Thinking()).add(t.choices, t.seconds, t.longest)
    return result


def count_end(game: Game, s: State, result: Result) -> None:
    """Who won a game, why it was over and how far it was won."""
    if s.winners == PLAYING:
        result.unfinished += 1
        return
    result.endings[game.ending(s)] += 1
    if s.degree:
        result.degrees[game.degree(s)] += 1
    if s.winners == 0:
        result.draws += 1
    else:
        side = ", ".join([name for seat, name in enumerate(game.seats) if s.winners >> seat & 1])
        result.wins[side] = result.wins.get(side, 0) + 1


def match(
    game_id: str,
    games: int,
    seed: int = 0,
    seats: dict[str, str] | None = None,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play games between bots, in `jobs` processes; the same seed gives the same games, however many processes there are."""
    game = whitby.game(game_id)
    table = seated(game, seats or {})
    play = game.random_play(options)
    game.settled(play)
    total = empty_result(game, seed, table)
    chunks = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    parts = (
        alone(game_id, seed, chunks, table, play) if jobs == 1 or len(chunks) == 1 else together(game_id, seed, chunks, table, play, jobs)
    )
    for part in parts:
        total.add(part)
        if progress:
            progress(total.games, games)
    never = [seat for seat in game.seats if not any([seat in side.split(", ") for side in total.wins])]
    if never:
        total.wins[", ".join(never)] = 0
    total.wins = dict(sorted(total.wins.items()))
    return total


Chunks = list[tuple[int, int]]


def alone(game_id: str, seed: int, chunks: Chunks, seats: dict[str, str], options: dict[str, Any]) -> Iterator[Result]:
    """All games in this process."""
    for first, last in chunks:
        yield some_games(game_id, seed, first, last, seats, options)


def together(game_id: str, seed: int, chunks: Chunks, seats: dict[str, str], options: dict[str, Any], jobs: int) -> Iterator[Result]:
    """The games in several new processes, started in the way that every system knows; reported in order."""
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        parts = [pool.submit(some_games, game_id, seed, first, last, seats, options) for first, last in chunks]
        try:
            for part in parts:
                yield part.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


# --- the command --------------------------------------------------------------------------------
def seats_typed(text: str) -> dict[str, str]:
    """The seats of `--seats`: "dracula=easy,van-helsing=random"; `*` stands for all others.

    >>> seats_typed("dracula=easy, *=random")
    {'dracula': 'easy', '*': 'random'}
    """
    table: dict[str, str] = {}
    for part in [p for p in text.split(",") if p.strip()]:
        seat, sign, name = part.partition("=")
        if not sign:
            raise ValueError(f"--seats wants SEAT=BOT, not {part.strip()!r}")
        table[seat.strip()] = name.strip()
    return table


def run_cli(
    game_id: str, games: int, seed: int, seats: dict[str, str], jobs: int, as_json: bool, options: dict[str, Any] | None = None
) -> int:
    """`whitby match`: the exit code."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*bar, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(game_id, total=games)
        result = match(game_id, games, seed, seats, jobs, options, lambda done, _: shown.update(task, completed=done))
    print(json.dumps(result.data(), indent=2)) if as_json else show(result)
    return 1 if result.unfinished else 0


def show(result: Result) -> None:
    """The results as a table."""
    from rich.console import Console
    from rich.table import Table

    data = result.data()
    table = Table(title=f"{result.game}: {result.games} games, seed {result.seed}")
    for name in ("", "games", "share", "95 % interval"):
        table.add_column(name, justify="left" if not name else "right")
    rows = [*((f"{named(side, result.seats)} wins", n) for side, n in result.wins.items()), ("drawn", result.draws)]
    if result.unfinished:
        rows.append(("unfinished", result.unfinished))
    rows += [(f"ended: {name}", n) for name, n in result.endings.items()]
    rows += [(f"degree: {name}", n) for name, n in result.degrees.items()]
    for name, n in rows:
        low, high = wilson(n, result.games)
        table.add_row(name, str(n), f"{100 * n / max(1, result.games):.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %")
    console = Console()
    console.print(table)
    length = data["decisions"]
    lines = [f"decisions a game: {length['mean']} on average, {length['median']} median, {length['longest']} at most"]
    for seat, t in data["milliseconds_a_choice"].items():
        lines.append(f"{seat} ({result.seats[seat]}): {t['mean']} ms a choice, {t['longest']} ms at most")
    console.print("\n".join(lines), highlight=False, soft_wrap=True)


def named(side: str, seats: dict[str, str]) -> str:
    """A side with its bots."""
    return ", ".join([f"{seat} ({seats[seat]})" for seat in side.split(", ")])
