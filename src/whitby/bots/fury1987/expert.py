"""The expert bot of The Fury of Dracula (1st edition)."""

from __future__ import annotations

from whitby.bots.fury.searching import Budget, SearchingBot
from whitby.bots.fury1987.edition import EDITION
from whitby.game import Game


class ExpertBot(SearchingBot):
    """As hard, with more games and more choices in each."""

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        super().__init__(game, seat, seed, EDITION, Budget(48, 5))
