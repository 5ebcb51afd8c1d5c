"""The games, found by the names of their packages.

The game `fury-2015` is the package whitby.games.fury2015, a word and a year, which exports GAME. Its bots are in whitby.bots.fury2015,
its drawing for the terminal in whitby.terminal.fury2015, its board for the page in frontend/src/games/fury2015. A package without a
year is no game: there lies what several games share.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from whitby.game import Game

PACKAGE = re.compile(r"([a-z]+)(\d{4})")


@cache
def packages() -> dict[str, str]:
    """The package of each game, by the game's id."""
    found = [PACKAGE.fullmatch(module.name) for module in iter_modules(__path__) if module.ispkg]
    return {f"{match[1]}-{match[2]}": match[0] for match in found if match}


def game_ids() -> list[str]:
    """The ids of all games."""
    return list(packages())


@cache
def game(id: str) -> Game:
    """One game by its id."""
    if id not in packages():
        raise ValueError(f"there is no game {id!r}; the games are {', '.join(packages())}")
    found: Game = import_module(f"whitby.games.{packages()[id]}").GAME
    return found


@cache
def module_of(id: str, room: str) -> ModuleType | None:
    """What a room such as `bots` or `terminal` has for a game, if it has anything."""
    name = f"whitby.{room}.{packages().get(id, '')}"
    return import_module(name) if id in packages() and find_spec(name) else None
