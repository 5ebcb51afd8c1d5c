"""Players that are programs. All come in by one door: a view, what was newly heard, and the options; never a state.

A bot of a game's own stands in bots/<game package>/ and in the table below.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol

from whitby.engine import News
from whitby.game import Game, View


class Bot(Protocol):
    """Somebody who holds one seat."""

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """One of the options. `view` is what the seat sees, `news` what it heard since it last chose."""
        ...


Maker = Callable[[Game, int, int | str], Bot]  # game, seat, seed

MAKERS: dict[str, str] = {"random": "whitby.bots.random:RandomBot"}  # for every game: name -> where it is made
MAKERS_OF: dict[str, dict[str, str]] = {  # for one game: id -> the same
    "dracula-2003": {"easy": "whitby.bots.dracula2003.easy:EasyBot"},
    "fury-2015": {"easy": "whitby.bots.fury2015.easy:EasyBot"},
}


USUAL = "easy"


def names(game: Game) -> list[str]:
    """The bots that play this game."""
    return [*MAKERS, *MAKERS_OF.get(game.id, {})]


def usual(game: Game) -> str:
    """The opponent that a player gets who does not ask for another."""
    known = names(game)
    return USUAL if USUAL in known else known[0]


def make(name: str, game: Game, seat: int, seed: int | str) -> Bot:
    """A bot for a seat; the same seed makes it choose the same."""
    where = {**MAKERS, **MAKERS_OF.get(game.id, {})}.get(name)
    if where is None:
        raise ValueError(f"there is no bot {name!r} for {game.id}; the bots are {', '.join(names(game))}")
    module, _, maker = where.partition(":")
    made: Maker = getattr(import_module(module), maker)
    return made(game, seat, seed)
