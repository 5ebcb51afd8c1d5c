"""The hard bot of Dracula (2003): it looks ahead in dozens of imagined games."""

from __future__ import annotations

from whitby.bots.dracula2003.searching import SearchBot
from whitby.game import Game


class HardBot(SearchBot):
    """Its budget."""

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        super().__init__(game, seat, seed, worlds=96, plans=10, turns=1, margin=0.005)
