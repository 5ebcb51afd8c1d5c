"""Whitby's bots and playouts for OpenSpiel's searches and matches."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from whitby.driver import BotSeat
from whitby.openspiel.games import WhitbyState
from whitby.playout import playout
from whitby.research.turns import WAIT
from whitby.rng import Rng


class LevelBot(pyspiel.Bot):
    """A bot of a level, at any table of OpenSpiel: it gets views and news, and waits beside questions to others."""

    def __init__(self, game: Any, player: int, level: str, seed: int | str = 0) -> None:
        super().__init__()
        self.player = player
        self.bot_seat = BotSeat(level, game.game, player, str(seed))

    def step(self, state: WhitbyState) -> int:
        """Its action."""
        turns = state.turns
        if turns.beside:
            return state.action(WAIT)
        options = turns.open_to(self.player)
        if len(set(options)) == 1:
            return state.action(options[0])
        return state.action(replace(self.bot_seat.turn(turns.play), options=list(options)).think())

    def inform_action(self, state: WhitbyState, player: int, action: int) -> None:
        """It hears of that from the game."""

    def restart(self) -> None:
        """A new game."""
        self.bot_seat.restart()


class Playouts:
    """An evaluator for OpenSpiel's searches: random play to the end in Whitby's own engine, all options alike."""

    def __init__(self, n: int = 1, seed: int = 0, limit: int = 20_000) -> None:
        self.n = n
        self.limit = limit
        self.rng = Rng(seed)

    def evaluate(self, state: WhitbyState) -> NDArray[np.float64]:
        """The mean score of each player."""
        total = np.zeros(len(state.game.seats))
        for _ in range(self.n):
            end = state.turns.play.state.copy()
            playout(end, self.rng, self.limit)
            total += state.game.score(end)
        return total / self.n

    def prior(self, state: WhitbyState) -> list[tuple[int, float]]:
        """All that is open has the same chance."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
