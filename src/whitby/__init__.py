"""Whitby: Dracula board games of hidden movement, to play, serve, study and simulate."""

from __future__ import annotations

from whitby.game import Game

__version__ = "0.1.0"


def games() -> list[str]:
    """The ids of all games."""
    from whitby.games import all_games

    return list(all_games())


def game(id: str) -> Game:
    """One game by its id."""
    from whitby.games import all_games

    try:
        return all_games()[id]
    except KeyError:
        raise ValueError(f"there is no game {id!r}; the games are {', '.join(games())}") from None
