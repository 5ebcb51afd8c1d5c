"""The medium bot of The Fury of Dracula (1st edition)."""

from __future__ import annotations

from whitby.bots.fury.searching import Budget, SearchingBot
from whitby.bots.fury1987.edition import EDITION
from whitby.game import Game
from whitby.games.fury1987.words import DRACULA


class MediumBot(SearchingBot):
    """Exact odds of where Dracula is; Dracula tries his best ways a few times."""

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        super().__init__(game, seat, seed, EDITION, Budget(2 if seat == DRACULA else 0))
