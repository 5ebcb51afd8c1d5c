"""Players that are programs. All get the same three things: a view, what was newly heard, and the options; never a state.

The bot `easy` of a game is the class EasyBot in the module `easy` of the game's package here, which lists it in NAMES.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol

from whitby.engine import News
from whitby.game import Game, View
from whitby.games import module_of, packages


class Bot(Protocol):
    """A program that plays one seat of a game."""

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """One of the options. `view` is what the seat sees, `news` what it heard since it last chose."""
        ...


COMMON = ("random",)  # the bots that play every game
LEVELS = ("random", "easy", "medium", "hard", "expert")  # by strength
SEARCHING = LEVELS[2:]  # those that try their choices out, and say what each is worth
ADVISER = "hard"  # the strongest level that gives hints and looks back at games: stronger ones take too long
DEFAULT = "easy"  # where the game has it


def own_names(game: Game) -> tuple[str, ...]:
    """The bots that play this game alone."""
    found: tuple[str, ...] = getattr(module_of(game.id, "bots"), "NAMES", ())
    return found


def names(game: Game) -> list[str]:
    """The bots that play this game, the weakest first."""
    return sorted([*COMMON, *own_names(game)], key=lambda name: LEVELS.index(name) if name in LEVELS else len(LEVELS))


def default(game: Game) -> str:
    """The opponent that a player gets who does not ask for another."""
    known = names(game)
    return DEFAULT if DEFAULT in known else known[0]


def adviser(game: Game) -> str:
    """The level of this game that knows best what a player should do, of those that are quick enough."""
    return max((name for name in names(game) if name in LEVELS[: LEVELS.index(ADVISER) + 1]), key=LEVELS.index)


def analyst(game: Game) -> str:
    """The same among those that say what a choice is worth; empty where no level of the game does."""
    found = adviser(game)
    return found if found in SEARCHING else ""


def make(name: str, game: Game, seat: int, seed: int | str) -> Bot:
    """A bot for a seat; the same seed makes it choose the same."""
    if name not in names(game):
        raise ValueError(f"there is no bot {name!r} for {game.id}; the bots are {', '.join(names(game))}")
    home = f"whitby.bots.{packages()[game.id]}" if name in own_names(game) else "whitby.bots"
    made: Bot = getattr(import_module(f"{home}.{name}"), f"{name.capitalize()}Bot")(game, seat, seed)
    return made
