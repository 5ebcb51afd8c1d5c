"""What writes numbers into a row, column by column: the part that runs at every turn."""

from __future__ import annotations

from typing import Any, cast, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from whitby.engine import NIL, NOUN, Pile
from whitby.research.encoding import ANSWERS, COUNTS, EYES, FLAGS, LAST, NUMBER, QUESTION, SIZE, Column

NO_PILE: Pile = ()


@final
class Pen:
    """Writes the row of one game into a memory that many games may share; what does not change stays as it was written."""

    def __init__(self, columns: list[Column], memory: vec[i32], at: int) -> None:
        self.columns = columns
        self.memory = memory
        self.first: vec[i64] = vec[i64]([at + column.first for column in columns])
        self.piles: list[Pile | None] = [None] * len(columns)  # open piles, as they were written

    def number(self, i: i64, value: i32) -> None:
        """A number or a flag."""
        self.memory[self.first[i]] = value

    def pile(self, i: i64, value: Pile) -> None:
        """A pile that all eyes see alike: the same one, which nobody can have changed, stands there already."""
        if self.piles[i] is not value:
            self.piles[i] = value
            self.one(self.first[i], self.columns[i], value)

    def put(self, i: i64, value: object) -> None:
        """Whatever a view says there."""
        at, column = self.first[i], self.columns[i]
        kind = column.kind
        if kind == NUMBER:
            self.memory[at] = i32(cast("int", value))
        elif kind == EYES:
            self.memory[at] = i32(cast("int", value).bit_length() - 1)
        elif kind == QUESTION:
            self.question(at, column, cast("list[Any]", value))
        elif kind == ANSWERS:
            places = column.places
            self.last(at, column.room, tuple([places[choice] for pile in cast("list[Any]", value) for choice in pile]))
        elif column.slots:
            self.slots(at, column, cast("list[Any]", value))
        else:
            self.one(at, column, as_pile(value))

    def slots(self, at: i64, column: Column, values: list[Any]) -> None:
        """Several piles; nothing where there are fewer than slots."""
        n: i64 = len(values)
        k: i64 = 0
        while k < column.slots:
            self.one(at, column, as_pile(values[k]) if k < n else NO_PILE)
            at += column.width
            k += 1

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
            self.numbers(at, column.room, pile, 0)

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
        self.numbers(at + 1, room, pile, n - room if n > room else 0)

    def flags(self, at: i64, room: i64, pile: Pile) -> None:
        """Who is in it."""
        self.fill(at, room, 0)
        for seat in pile:
            if 0 <= seat < room:
                self.memory[at + i64(seat)] = 1

    def question(self, at: i64, column: Column, words: list[Any]) -> None:
        """The number of a rule and its arguments."""
        self.memory[at] = i32(column.places.get(words[0], NIL))
        self.numbers(at + 1, column.room, tuple(words[1:]), 0)

    def numbers(self, at: i64, room: i64, pile: Pile, start: i64) -> None:
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
