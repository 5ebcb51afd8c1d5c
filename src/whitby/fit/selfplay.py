"""Games of a level against itself, a share of the choices at random, and how they stood from moment to moment."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, Final, TypeVar

import whitby
from whitby.driver import Driver, SeededChance
from whitby.engine import ANYTIME, CHANCE, options_for, seats_asked
from whitby.games import packages
from whitby.match import LONGEST
from whitby.play import Play
from whitby.processes import chunks, in_processes
from whitby.rng import Rng

T = TypeVar("T")
CHUNK: Final = 10  # games that a process plays before it reports


@dataclass(frozen=True)
class Plan:
    """Which games to play."""

    game: str
    level: str
    games: int
    random: float  # so many of all choices are made at random
    seed: int


@dataclass(frozen=True)
class Noted:
    """How a game stood, and which side won it."""

    game: int
    features: list[float]
    won: bool  # by the first side of the game


def value_module(game_id: str) -> ModuleType:
    """The module with a game's features; ValueError if it has none."""
    try:
        return import_module(f"whitby.bots.{packages()[game_id]}.value")
    except (KeyError, ModuleNotFoundError):
        raise ValueError(f"{game_id} has no features yet") from None


def positions(plan: Plan, jobs: int, say: Callable[[str], None]) -> tuple[list[Noted], float]:
    """What was noted of all games, and the seconds of a core that they took."""
    return of_all_games(some_games, plan, jobs, say)


def of_all_games(
    some: Callable[[Plan, int, int], tuple[list[T], float]], plan: Plan, jobs: int, say: Callable[[str], None]
) -> tuple[list[T], float]:
    """What is found in all games of a plan, some at a time, and the seconds of a core that they took."""
    found: list[T] = []
    seconds = 0.0
    parts = chunks(plan.games, CHUNK)
    for done, (more, took) in enumerate(in_processes(some, [(plan, *part) for part in parts], jobs), 1):
        found += more
        seconds += took
        if done % max(1, len(parts) // 10) == 0:
            say(f"{parts[done - 1][1]} of {plan.games} games, {seconds / 3600:.3f} core hours")
    return found, seconds


def some_games(plan: Plan, first: int, last: int) -> tuple[list[Noted], float]:
    """The games numbered from first to before last; each has a seed of its own."""
    began = time.process_time()
    noted = [position for number in range(first, last) for position in one_game(plan, number)]
    return noted, time.process_time() - began


def one_game(plan: Plan, number: int) -> Iterator[Noted]:
    """The positions of one game in which a side won."""
    game = whitby.game(plan.game)
    read = value_module(plan.game)
    ours = game.sides[0].seats[0]
    rows: list[list[float]] = []
    play = None
    for play in moments(plan, number, read.moment):
        rows.append(read.features(play.state, ours))
    if play is not None and play.state.winners > 0:
        won = bool(play.state.winners >> ours & 1)
        yield from [Noted(number, row, won) for row in rows]


def moments(plan: Plan, number: int, moment: Callable[[Any], int]) -> Iterator[Play]:
    """The game, each time that a turn or round begins; it is played to its end."""
    game = whitby.game(plan.game)
    seed = f"fit {plan.seed}/{number}"
    play = Play(game, options=game.random_play())
    driver = Driver(game, SeededChance(f"{seed} chance"), lambda seat: seed)
    driver.seat_bots(dict.fromkeys(range(len(game.seats)), plan.level))
    luck = Rng(f"{seed} random")
    last = moment(play.state)
    while not play.over and len(play.choices) < LONGEST:
        seat = seats_asked(play.state)[0]
        now = moment(play.state)
        if seat != CHANCE and now != last:
            last = now
            yield play
        wild = [choice for choice in options_for(play.state, seat) if not choice & ANYTIME]
        if seat != CHANCE and wild and luck.random() < plan.random:
            play.apply(seat, luck.pick(wild))
        else:
            play.apply(seat, driver.answer(play, seat))
