"""The bot that chooses at random."""

from __future__ import annotations

from collections.abc import Sequence

from whitby.engine import News
from whitby.game import Game, View
from whitby.rng import Rng


class RandomBot:
    """Any option with equal chance.

    What it chooses depends only on its seed and on how much it has heard, so a game taken up again goes on as it would have.
    """

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        self.name = f"{seed} {game.seat_name(seat)}"
        self.heard = 0

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """One of the options, by the seed and the number of events heard."""
        self.heard += len(news)
        return options[Rng(f"{self.name} {self.heard}").below(len(options))]
