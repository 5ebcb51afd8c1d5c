"""The hard bot of The Fury of Dracula (1st edition)."""

from __future__ import annotations

from whitby.bots.fury.searching import Budget, SearchingBot
from whitby.bots.fury1987.edition import EDITION
from whitby.game import Game


class HardBot(SearchingBot):
    """Everybody tries his best choices in many imagined games."""

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        super().__init__(game, seat, seed, EDITION, Budget(16, 4))
