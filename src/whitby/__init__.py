"""Whitby: Dracula board games of hidden movement, to play, serve, study and simulate."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from whitby.games import game, game_ids

if TYPE_CHECKING:
    from whitby.play import Play

__version__ = "0.1.0"
__all__ = ["game", "game_ids", "load"]


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
