"""What never changes in a game, for pages."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import whitby
from whitby import bots
from whitby.games import packages
from whitby.web.messages import GameInfo, GameSummary, Option, Verb


@cache
def game_summary(id: str) -> GameSummary:
    """What the home page says of a game: its seats, options and bots."""
    game = whitby.game(id)
    options = [Option(o.name, o.default, list(o.values), o.clause) for o in game.options]
    sides = [[game.seats[seat] for seat in side.seats] for side in game.sides]
    return GameSummary(game.id, game.title, game.version, list(game.seats), sides, options, bots.names(game))


@cache
def game_info(id: str) -> GameInfo:
    """All that never changes in a game: its words, prompts, reasons, board and cards."""
    game = whitby.game(id)
    return GameInfo(
        id=game.id,
        title=game.title,
        rules=game.version,
        seats=list(game.seats),
        verbs=[Verb(name, [game.nouns[noun] for noun in nouns]) for name, _, nouns in game.verbs],
        nouns=list(game.nouns),
        prompts=game.prompts,
        reasons=game.reasons,
        board=game.board,
        cards=cards(id),
    )


def cards(id: str) -> dict[str, Any]:
    """The game's cards.toml, if it has one."""
    file = files(f"whitby.games.{packages()[id]}") / "cards.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
