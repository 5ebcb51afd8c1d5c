"""Bots of the level `hard` with one part taken out, and Dracula as he is without mixing."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from whitby.bots import Bot
from whitby.games import packages

UNMIXED: Final = "unmixed"


def unmixed(bot: Any) -> Bot:
    """Who always takes what seems best."""
    bot.mixes = False
    made: Bot = bot
    return made


def parts_of(game_id: str) -> list[str]:
    """What can be taken out of the bots of a game."""
    return list(import_module(f"whitby.bots.{packages()[game_id]}.ablated").ABLATIONS)


def changed(game_id: str, variant: str, bot: Any) -> Bot:
    """A bot of a game as this variant of it."""
    if variant == UNMIXED:
        return unmixed(bot)
    made: Bot = import_module(f"whitby.bots.{packages()[game_id]}.ablated").ABLATIONS[variant](bot)
    return made
