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
from struct import Struct
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from whitby import games
from whitby.board import BIT
from whitby.engine import ANYTIME, CHANCE, PLAYING, State, advance
from whitby.research.observation import row_of
from whitby.rng import Rng

LONGEST: Final = 50_000  # turns of a game; what goes on so long is broken off
INT_BYTES: Final = 4  # of a number in an observation


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
        self.longest = longest
        self.row = row_of(game)
        self.first: State = self.game.setup(self.game.random_play(options))
        self.first.listening = False
        self.states = [self.first.copy() for _ in range(n)]
        self.dice = [Rng(i) for i in range(n)]
        self.turns = [0] * n
        self.batch = Batch(
            np.zeros((n, self.row.size), np.int32),
            np.zeros((n, len(self.game.actions)), np.int8),
            np.zeros(n, np.int32),
            np.zeros((n, len(self.game.seats)), np.float32),
            np.zeros(n, np.bool_),
            np.zeros(n, np.bool_),
        )
        self.write_row = Struct(f"{self.row.size}i").pack_into  # numpy takes twice as long to read a list
        self.row_bytes = self.batch.observations.data.cast("B")
        self.mask_bytes = self.batch.masks.data.cast("B")
        self.nothing_open = bytes(len(self.game.actions))

    def reset(self, seed: int = 0) -> Batch:
        """All games begin; each has dice of its own."""
        self.dice = [Rng(f"{seed}/{i}") for i in range(self.n)]
        self.batch.rewards.fill(0)
        self.batch.ended.fill(False)
        self.batch.truncated.fill(False)
        for i in range(self.n):
            self.begin(i)
            self.see(i)
        return self.batch

    def begin(self, i: int) -> None:
        """A new game in place of number i."""
        self.states[i] = self.first.copy()
        self.turns[i] = 0
        self.answer_chance(i)

    def answer_chance(self, i: int) -> None:
        """CHANCE answers until a seat is asked."""
        s, rng = self.states[i], self.dice[i]
        while s.seat == CHANCE and s.winners == PLAYING:
            advance(s, rng.pick(s.options))

    def step(self, actions: ArrayLike) -> Batch:
        """In each game the seat whose turn it is chooses; ValueError, before anything is done, where that is not open to it."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,):
            raise ValueError(f"{self.n} actions are wanted")
        if chosen.min() < 0 or chosen.max() >= len(self.game.actions) or not self.batch.masks[np.arange(self.n), chosen].all():
            raise ValueError("not an option")
        self.batch.rewards.fill(0)
        for i, action in enumerate(chosen.tolist()):
            advance(self.states[i], self.game.actions[action])
            self.turns[i] += 1
            self.answer_chance(i)
            self.end(i)
            self.see(i)
        return self.batch

    def end(self, i: int) -> None:
        """Where a game is over, or too long, say so and begin the next."""
        s = self.states[i]
        self.batch.ended[i] = s.winners != PLAYING
        self.batch.truncated[i] = s.winners == PLAYING and self.turns[i] >= self.longest
        if self.batch.ended[i] or self.batch.truncated[i]:
            self.batch.rewards[i] = self.game.score(s)
            self.begin(i)

    def see(self, i: int) -> None:
        """What the seat sees whose turn it is in game i, and what is open to it."""
        s = self.states[i]
        self.batch.seats[i] = s.seat
        self.write_row(self.row_bytes, i * self.row.size * INT_BYTES, *self.row.numbers(self.game.view(s, BIT[s.seat])))
        mask, first, index = self.mask_bytes, i * len(self.nothing_open), self.game.index
        mask[first : first + len(self.nothing_open)] = self.nothing_open
        for choice in s.options:
            if not choice & ANYTIME:
                mask[first + index[choice]] = 1
