"""Where can Dracula be? What some eyes can conclude from all that they have heard, and from nothing else.

The belief of a game is the class Belief in the module here that bears the name of the game's package.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from whitby.belief.story import Followed
from whitby.engine import News
from whitby.game import Game
from whitby.games import packages


class Belief(Followed, Protocol):
    """What can be known of one game by those who heard its news."""

    def hear(self, news: Sequence[News]) -> None:
        """Fold what was heard since the last time; news of one choice are never torn apart."""
        ...


def is_there(game: Game) -> bool:
    """Can anything be concluded in this game?"""
    return find_spec(home(game)) is not None


def make(game: Game, options: Mapping[str, Any], cap: int | None = None) -> Belief:
    """A belief that has heard nothing yet; `cap` is how many rows it may think of, where another number than its own is wanted."""
    if not is_there(game):
        raise ValueError(f"there is no deduction for {game.id} yet")
    found = import_module(home(game)).Belief
    made: Belief = found(options) if cap is None else found(options, cap)
    return made


def both_hide(game: Game) -> bool:
    """Do all players look for what the others hide, and not all for one who hides?"""
    return bool(getattr(import_module(home(game)), "BOTH_HIDE", False))


def home(game: Game) -> str:
    """The module of a game's belief."""
    return f"whitby.belief.{packages().get(game.id, game.id)}"
