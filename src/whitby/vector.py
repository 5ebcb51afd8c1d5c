"""Many games at once, for programs that learn: arrays of numpy in and out, a game that is over begins anew by itself.

>>> import numpy as np
>>> from whitby.vector import Vector
>>> games = Vector("dracula-2003", 4)
>>> batch = games.reset(seed=1)
>>> batch.observations.shape, batch.masks.shape, batch.seats.tolist()
((4, 268), (4, 248), [0, 0, 0, 0])
>>> batch = games.step(batch.masks.argmax(axis=1))      # of each game the first action that is open
>>> batch.rewards.shape, batch.ended.tolist()
((4, 2), [False, False, False, False])

Only who is asked has a turn; what may be played at any time is left out. So nobody waits, and an action is a place in the game's actions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from whitby import games
from whitby.engine import State
from whitby.research.observation import row_of
from whitby.research.side_by_side import OVER, TOO_LONG, SideBySide
from whitby.rng import Rng

LONGEST: Final = 50_000  # turns of a game; what goes on so long is broken off


@dataclass(frozen=True)
class Batch:
    """Where all games stand. The arrays are the same from step to step, filled anew."""

    observations: NDArray[np.int32]  # a row a game: what the seat sees whose turn it is
    masks: NDArray[np.int8]  # a row a game: what is open to it
    seats: NDArray[np.int32]  # whose turn it is
    rewards: NDArray[np.float32]  # by game and seat: 1, -1 or 0 where a game has just ended, else 0
    ended: NDArray[np.bool_]  # it was over by its rules; what is seen is the beginning of the next one
    truncated: NDArray[np.bool_]  # it was broken off


class Vector:
    """N games of one kind, stepped together."""

    def __init__(self, game: str, n: int, options: dict[str, Any] | None = None, longest: int = LONGEST) -> None:
        self.game = games.game(game)
        self.n = n
        row = row_of(game)
        first: State = self.game.setup(self.game.random_play(options))
        first.listening = False
        self.games = SideBySide(n, first, row.writer(), list(self.game.actions), row.columns, row.size, longest)
        self.rows = np.frombuffer(memoryview(self.games.rows), np.int32).reshape(
            n, row.size
        )  # as they are kept; nobody writes here from outside
        self.masks = np.frombuffer(memoryview(self.games.masks), np.int8).reshape(n, len(self.game.actions))
        self.seats = np.frombuffer(memoryview(self.games.seats), np.int32)
        self.stands = np.frombuffer(memoryview(self.games.stands), np.int32)
        self.batch = Batch(
            np.zeros((n, row.size), np.int32),
            np.zeros((n, len(self.game.actions)), np.int8),
            np.zeros(n, np.int32),
            np.zeros((n, len(self.game.seats)), np.float32),
            np.zeros(n, np.bool_),
            np.zeros(n, np.bool_),
        )

    @property
    def states(self) -> list[State]:
        """The games as they are, with what no seat knows: to learn from, not to choose by."""
        return self.games.states

    def reset(self, seed: int = 0) -> Batch:
        """All games begin; each has dice of its own."""
        self.games.dice = [Rng(f"{seed}/{i}") for i in range(self.n)]
        self.games.begin_all()
        return self.seen([])

    def step(self, actions: ArrayLike) -> Batch:
        """In each game the seat whose turn it is chooses; ValueError, before anything is done, where that is not open to it."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,):
            raise ValueError(f"{self.n} actions are wanted")
        wanted = chosen.tolist()
        if not self.games.open_to_all(wanted):
            raise ValueError("not an option")
        return self.seen(self.games.step(wanted))

    def seen(self, done: list[int]) -> Batch:
        """Where all games stand now; those that are done give their rewards and begin anew."""
        batch = self.batch
        batch.ended[:] = self.stands == OVER
        batch.truncated[:] = self.stands == TOO_LONG
        batch.rewards.fill(0)
        for i in done:
            batch.rewards[i] = self.game.score(self.games.states[i])
            self.games.begin(i)
        self.games.look()
        batch.observations[:] = self.rows
        batch.masks[:] = self.masks
        batch.seats[:] = self.seats
        return batch
