"""The games, by id."""

from __future__ import annotations

from whitby.game import Game


def all_games() -> dict[str, Game]:
    """Every game there is."""
    from whitby.games import dracula2003, fury2015

    return {g.id: g for g in (dracula2003.GAME, fury2015.GAME)}
