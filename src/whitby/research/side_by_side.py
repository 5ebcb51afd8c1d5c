"""Games of one kind under way side by side, stepped without a look at what others know: the part of whitby.vector that is compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from whitby.board import BIT
from whitby.engine import ANYTIME, CHANCE, NIL, NO_OPTIONS, PLAYING, State, advance
from whitby.research.encoding import Column
from whitby.research.rows.pen import Pen
from whitby.rng import Rng

GOES_ON: Final = 0
OVER: Final = 1  # by the rules
TOO_LONG: Final = 2  # broken off


@final
class SideBySide:
    """The games, the dice of each, and what its seat sees whose turn it is: in memory that numpy can read."""

    def __init__(
        self,
        n: int,
        first: State,
        write: Callable[[Any, int, Pen], None],
        actions: list[int],
        columns: list[Column],
        size: int,
        longest: int,
    ) -> None:
        self.n = n
        self.first = first  # where each game begins
        self.write = write
        self.actions = actions
        self.longest = longest  # turns
        self.states = [first.copy() for _ in range(n)]
        self.dice = [Rng(i) for i in range(n)]
        self.turns = [0] * n
        self.rows: vec[i32] = vec[i32]([0] * (n * size))
        self.masks: vec[u8] = vec[u8]([0] * (n * len(actions)))
        self.seats: vec[i32] = vec[i32]([0] * n)
        self.stands: vec[i32] = vec[i32]([GOES_ON] * n)  # how each game stood after the last choice
        self.pens = [Pen(columns, self.rows, i * size) for i in range(n)]
        self.marked = [NO_OPTIONS] * n  # what stands in the masks
        self.places = places_of(actions)

    def begin(self, i: int) -> None:
        """A new game in place of number i; its dice go on."""
        self.states[i] = self.first.copy()
        self.turns[i] = 0
        self.answer_chance(self.states[i], self.dice[i])

    def begin_all(self) -> None:
        """All games anew."""
        for i in range(self.n):
            self.stands[i] = GOES_ON
            self.begin(i)

    def answer_chance(self, s: State, rng: Rng) -> None:
        """CHANCE answers until a seat is asked."""
        while s.seat == CHANCE and s.winners == PLAYING:
            advance(s, rng.pick(s.options))

    def open_to_all(self, actions: list[int]) -> bool:
        """Is each of these actions open in its game?"""
        return all([self.is_open(i, action) for i, action in enumerate(actions)])

    def is_open(self, i: int, action: int) -> bool:
        """Is this action open in game i?"""
        width = len(self.actions)
        return 0 <= action < width and self.masks[i64(i * width + action)] == 1

    def step(self, actions: list[int]) -> list[int]:
        """In each game the seat whose turn it is chooses; the games that go on no longer."""
        done: list[int] = []
        for i, action in enumerate(actions):
            s = self.states[i]
            advance(s, self.actions[action])
            self.turns[i] += 1
            self.answer_chance(s, self.dice[i])
            stand = OVER if s.winners != PLAYING else TOO_LONG if self.turns[i] >= self.longest else GOES_ON
            self.stands[i] = stand
            if stand != GOES_ON:
                done.append(i)
        return done

    def look(self) -> None:
        """Renew all rows, masks and seats."""
        for i, s in enumerate(self.states):
            self.seats[i] = s.seat
            self.write(s, BIT[s.seat], self.pens[i])
            self.mark(i, self.marked[i], 0)
            self.mark(i, s.options, 1)
            self.marked[i] = s.options

    def mark(self, i: int, options: list[int], value: u8) -> None:
        """Write the same into a game's mask for all of these options."""
        masks, places = self.masks, self.places
        at: i64 = i * len(self.actions)
        for choice in options:
            if not choice & ANYTIME:
                masks[at + i64(places[choice])] = value


def places_of(actions: list[int]) -> vec[i32]:
    """Where each choice stands among the actions; those that may be played at any time are left out."""
    asked = [choice for choice in actions if not choice & ANYTIME]
    places = vec[i32]([NIL] * (max(asked) + 1))
    for place, choice in enumerate(actions):
        if not choice & ANYTIME:
            places[choice] = place
    return places
