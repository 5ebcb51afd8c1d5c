"""What writes numbers into a row, column by column: the part that runs at every turn."""

from __future__ import annotations

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from whitby.engine import NIL, NOUN, Pile, Task
from whitby.research.encoding import ANSWERS, COUNTS, EYES, FLAGS, LAST, NUMBER, QUESTION, SIZE, Column

NO_PILE: Final[Pile] = ()


@final
class Pen:
    """Writes the row of one game into a memory that many games may share; what does not change stays as it was written.

    Piles are never changed in place, so the same one says the same. Of all other values the pen keeps what it was given: that must be
    nobody else's.
    """

    def __init__(self, columns: list[Column], memory: vec[i32], at: int) -> None:
        self.columns = columns
        self.memory = memory
        self.first: vec[i64] = vec[i64]([at + column.first for column in columns])
        self.piles_there: list[list[Pile | None]] = [[None] * max(1, int(column.slots)) for column in columns]
        self.values: list[object] = [None] * len(columns)  # what else was put there
        self.rules: dict[object, int] = {}  # the numbers of those that asked so far

    # --- by what a state holds
    def number(self, i: i64, value: i32) -> None:
        """A number or a flag."""
        self.memory[self.first[i]] = value

    def numbers(self, i: i64, values: list[int] | list[bool]) -> None:
        """So many numbers or flags."""
        memory, at = self.memory, self.first[i]
        if len(values) != self.columns[i].room:
            raise ValueError(f"column {i} has another number of numbers")
        for value in cast("list[int]", values):
            memory[at] = i32(value)
            at += 1

    def pile(self, i: i64, pile: Pile) -> None:
        """A pile, or what is seen of it."""
        there = self.piles_there[i]
        if there[0] is not pile and there[0] != pile:
            there[0] = pile
            self.one(self.first[i], self.columns[i], pile)

    def piles(self, i: i64, piles: list[Pile]) -> None:
        """Slots of piles, or what is seen of them."""
        at, column, there = self.first[i], self.columns[i], self.piles_there[i]
        for k, pile in enumerate(piles):
            if there[k] is not pile and there[k] != pile:
                there[k] = pile
                self.one(at, column, pile)
            at += column.width

    def sizes(self, i: i64, piles: list[Pile]) -> None:
        """How many cards lie in each slot."""
        memory, at = self.memory, self.first[i]
        for pile in piles:
            memory[at] = i32(len(pile))
            at += 1

    def running(self, i: i64, task: Task) -> None:
        """Which rule asks, by its number, and its arguments."""
        rule, args = task
        number = self.rules.get(rule)
        if number is None:
            number = self.rules[rule] = self.columns[i].places.get(rule.__name__, NIL)
        at = self.first[i]
        self.memory[at] = i32(number)
        self.numbers_from(at + 1, self.columns[i].room, args, 0)

    # --- by what a view says
    def put(self, i: i64, value: object) -> None:
        """Whatever a view says there."""
        before = self.values[i]
        if value == before:
            return
        self.values[i] = value
        at, column = self.first[i], self.columns[i]
        kind = column.kind
        if kind == NUMBER:
            self.memory[at] = i32(cast("int", value))
        elif kind == EYES:
            self.memory[at] = seat_of(cast("int", value))
        elif kind == QUESTION:
            self.question(at, column, cast("list[Any]", value))
        elif kind == ANSWERS:
            places = column.places
            self.last(at, column.room, tuple([places[choice] for pile in cast("list[Any]", value) for choice in pile]))
        elif column.slots:
            self.slots(at, column, cast("list[Any]", value), before if isinstance(before, list) else [])
        else:
            self.one(at, column, as_pile(value))

    def slots(self, at: i64, column: Column, values: list[Any], before: list[Any]) -> None:
        """Several piles, as far as they are new; nothing where there are fewer than slots."""
        n, same = len(values), len(values) == len(before)
        for k in range(int(column.slots)):
            if not same or k >= n or values[k] != before[k]:
                self.one(at, column, as_pile(values[k]) if k < n else NO_PILE)
            at += column.width

    def question(self, at: i64, column: Column, words: list[Any]) -> None:
        """The number of a rule and its arguments."""
        self.memory[at] = i32(column.places.get(words[0], NIL))
        self.numbers_from(at + 1, column.room, tuple(words[1:]), 0)

    # --- by the kind of a column
    def one(self, at: i64, column: Column, pile: Pile) -> None:
        """One pile, as its kind of column wants it."""
        kind = column.kind
        if kind == COUNTS:
            self.counts(at, column, pile)
        elif kind == LAST:
            self.last(at, column.room, pile)
        elif kind == SIZE:
            self.memory[at] = i32(len(pile))
        elif kind == FLAGS:
            self.flags(at, column.room, pile)
        else:
            self.numbers_from(at, column.room, pile, 0)

    def counts(self, at: i64, column: Column, pile: Pile) -> None:
        """How many there are of each kind."""
        memory, places = self.memory, column.by_noun
        self.fill(at, column.width, 0)
        for card in pile:
            place = places[card] if 0 <= card <= NOUN else column.room
            memory[at + place] += 1

    def last(self, at: i64, room: i64, pile: Pile) -> None:
        """The length, then the end."""
        n: i64 = len(pile)
        self.memory[at] = i32(n)
        self.numbers_from(at + 1, room, pile, n - room if n > room else 0)

    def flags(self, at: i64, room: i64, pile: Pile) -> None:
        """Who is in it."""
        self.fill(at, room, 0)
        for seat in pile:
            if 0 <= seat < room:
                self.memory[at + i64(seat)] = 1

    def numbers_from(self, at: i64, room: i64, pile: Pile, start: i64) -> None:
        """As many numbers as there is room for, from one of them on."""
        memory = self.memory
        n: i64 = len(pile)
        k: i64 = 0
        while k < room:
            memory[at + k] = i32(pile[start + k]) if start + k < n else i32(NIL)
            k += 1

    def fill(self, at: i64, n: i64, value: i32) -> None:
        """The same number so many times."""
        memory = self.memory
        for k in range(at, at + n):
            memory[k] = value


def seat_of(eyes: i64) -> i32:
    """The seat of a mask with one seat."""
    seat: i32 = NIL
    while eyes:
        eyes >>= 1
        seat += 1
    return seat


def as_pile(value: object) -> Pile:
    """A list as a tuple."""
    return value if isinstance(value, tuple) else tuple(cast("list[int]", value))


def numbers(columns: list[Column], size: int, view: dict[str, Any]) -> list[int]:
    """The row of a view."""
    row = vec[i32]([0] * size)
    pen = Pen(columns, row, 0)
    for i, column in enumerate(columns):
        pen.put(i, view[column.name])
    return list(row)
