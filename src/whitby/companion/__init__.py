"""Beside a real board: what people see at their table is entered, and the same belief that hears news says where Dracula can be.

What can be entered in a game is declared as COMPANION in the module here that bears the name of the game's package: what a parameter may
be, kinds of entries with the news that each makes, what happens with an entry by rule, and what is likely to be said next.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from whitby.companion.kinds import Companion
from whitby.game import Game
from whitby.games import packages


def is_there(game: Game) -> bool:
    """Is there a companion to this game?"""
    return find_spec(home(game)) is not None


def companion(game: Game) -> Companion:
    """What can be entered in a game."""
    if not is_there(game):
        raise ValueError(f"there is no companion to {game.id} yet")
    found: Companion = import_module(home(game)).COMPANION
    return found


def home(game: Game) -> str:
    """The module of a game's companion."""
    return f"whitby.companion.{packages().get(game.id, game.id)}"
