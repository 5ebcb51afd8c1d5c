"""The medium bot of Fury of Dracula (2nd edition)."""

from __future__ import annotations

from whitby.bots.fury.searching import Budget, SearchingBot
from whitby.bots.fury2005.edition import EDITION
from whitby.game import Game
from whitby.games.fury2005.words import DRACULA


class MediumBot(SearchingBot):
    """Exact odds of where Dracula is; Dracula tries his best ways a few times."""

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        super().__init__(game, seat, seed, EDITION, Budget(4 if seat == DRACULA else 0))
