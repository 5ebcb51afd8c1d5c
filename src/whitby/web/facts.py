"""What never changes in a game, for pages."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import whitby
from whitby import bots
from whitby.games import packages
from whitby.web.messages import GameFacts, GameLine, Option, Verb


def line(id: str) -> GameLine:
    """A game that can be played."""
    game = whitby.game(id)
    options = [Option(o.name, o.default, list(o.values), o.clause) for o in game.offered]
    sides = [[game.seats[seat] for seat in side.seats] for side in game.sides]
    return GameLine(game.id, game.title, game.version, list(game.seats), sides, options, bots.names(game))


@cache
def facts(id: str) -> GameFacts:
    """Words and figures of a game."""
    game = whitby.game(id)
    return GameFacts(
        id=game.id,
        title=game.title,
        rules=game.version,
        seats=list(game.seats),
        verbs=[Verb(name, [game.nouns[noun] for noun in nouns]) for name, _, nouns in game.verbs],
        nouns=list(game.nouns),
        prompts=game.prompts,
        reasons=game.reasons,
        board=figures(id, "board", "map"),
        cards=figures(id, "cards"),
    )


def figures(id: str, *names: str) -> dict[str, Any]:
    """The first of these files that lies in the game's package."""
    folder = files(f"whitby.games.{packages()[id]}")
    found = [file for file in (folder / f"{name}.toml" for name in names) if file.is_file()]
    return tomllib.loads(found[0].read_text("utf-8")) if found else {}
