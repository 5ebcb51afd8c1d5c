"""The hard bot of Fury of Dracula (2nd edition)."""

from __future__ import annotations

from whitby.bots.fury.searching import Budget, SearchingBot
from whitby.bots.fury2005.edition import EDITION
from whitby.game import Game


class HardBot(SearchingBot):
    """Everybody tries his best choices in many imagined games."""

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        super().__init__(game, seat, seed, EDITION, Budget(16, 4))
