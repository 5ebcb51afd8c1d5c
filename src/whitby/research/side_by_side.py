"""Games of one kind under way side by side, stepped without a look at what others know: the part of whitby.vector that is compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.board import BIT
from whitby.engine import ANYTIME, CHANCE, PLAYING, State, advance
from whitby.research.encoding import Column, Kept
from whitby.rng import Rng

GOES_ON: Final = 0
OVER: Final = 1  # by the rules
TOO_LONG: Final = 2  # broken off


class SideBySide:
    """The games, the dice of each, and what its seat sees whose turn it is."""

    def __init__(
        self,
        first: State,
        view: Callable[[Any, int], dict[str, Any]],
        actions: list[int],
        index: dict[int, int],
        columns: list[Column],
        rows: list[memoryview],
        longest: int,
    ) -> None:
        self.first = first  # where each game begins
        self.view = view
        self.actions = actions
        self.index = index
        self.longest = longest  # turns
        self.states = [first.copy() for _ in rows]
        self.dice = [Rng(i) for i in range(len(rows))]
        self.turns = [0] * len(rows)
        self.kept = [Kept(columns, row) for row in rows]

    def begin(self, i: int) -> None:
        """A new game in place of number i; its dice go on."""
        self.states[i] = self.first.copy()
        self.turns[i] = 0
        self.answer_chance(i)

    def answer_chance(self, i: int) -> None:
        """CHANCE answers until a seat is asked."""
        s, rng = self.states[i], self.dice[i]
        while s.seat == CHANCE and s.winners == PLAYING:
            advance(s, rng.pick(s.options))

    def step(self, i: int, action: int) -> int:
        """The seat whose turn it is in game i chooses; how the game stands then."""
        s = self.states[i]
        advance(s, self.actions[action])
        self.turns[i] += 1
        self.answer_chance(i)
        if s.winners != PLAYING:
            return OVER
        return TOO_LONG if self.turns[i] >= self.longest else GOES_ON

    def see(self, i: int, mask: memoryview, at: int) -> int:
        """Renew the row of game i and mark what is open, from `at` on in a mask of nothing; the seat whose turn it is."""
        s = self.states[i]
        self.kept[i].look(self.view(s, BIT[s.seat]))
        index = self.index
        for choice in s.options:
            if not choice & ANYTIME:
                mask[at + index[choice]] = 1
        return s.seat
