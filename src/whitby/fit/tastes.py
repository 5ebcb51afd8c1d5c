"""The tastes of a bot, as beliefs think of them: what it chose in its own games, and the weights that foresee that best."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import whitby
from whitby.fit import choosing, fury
from whitby.fit.choosing import Fitted, Move
from whitby.fit.selfplay import Plan, of_all_games
from whitby.games import packages
from whitby.measure.players import levels


def of_game(game_id: str) -> ModuleType:
    """Who reads the choices of a game, each with the features of its options: a module of its own, or what all of Europe share."""
    own = f"{__package__}.{packages()[game_id]}"
    return import_module(own) if find_spec(own) else fury


def moves_of(plan: Plan, jobs: int, say: Callable[[str], None]) -> tuple[list[Move], float]:
    """The choices of all games, and the seconds of a core that they took."""
    if plan.level not in levels(whitby.game(plan.game)):
        raise ValueError(f"there is no bot {plan.level!r} for {plan.game}")
    return of_all_games(some_games, plan, jobs, say)


def some_games(plan: Plan, first: int, last: int) -> tuple[list[Move], float]:
    """The games numbered from first to before last; each has a seed of its own."""
    began = time.process_time()
    read = of_game(plan.game)
    moves = [move for number in range(first, last) for move in read.moves_in(plan, number)]
    return moves, time.process_time() - began


def fit(plan: Plan, moves: list[Move]) -> Fitted:
    """The weights that foresee them best."""
    return choosing.fit(moves, of_game(plan.game).GROUPS)
