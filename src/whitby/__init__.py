"""Whitby: Dracula board games of hidden movement, to play, serve, study and simulate."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from whitby.game import Game
from whitby.games import all_games  # first, so that the function games() below is what `whitby.games` means

if TYPE_CHECKING:
    from whitby.play import Play

__version__ = "0.1.0"


def games() -> list[str]:
    """The ids of all games."""
    return list(all_games())


def game(id: str) -> Game:
    """One game by its id."""
    try:
        return all_games()[id]
    except KeyError:
        raise ValueError(f"there is no game {id!r}; the games are {', '.join(games())}") from None


def load(record: str | os.PathLike[str]) -> Play:
    """A recorded game, played again to where it stands: from a file, or from the text of a record.

    >>> play = load('''whitby record 1
    ... game: dracula-2003
    ... rules: 1
    ... seat dracula: person
    ... seat van-helsing: bot random
    ... result: *
    ...
    ... chance: deal wings
    ... end
    ... ''')
    >>> play.game.text(play.choices[0][1])
    'deal wings'
    """
    from whitby import notation

    if isinstance(record, str) and "\n" in record:
        return notation.replay(notation.read(record))
    with open(record, "rb") as file:
        return notation.replay(notation.read(file.read()))
