"""How the fields of a view become numbers: the part that runs at every turn."""

from __future__ import annotations

from array import array
from typing import Any, Final

from whitby.engine import NIL

NUMBER: Final = 0  # the value itself, a number or a flag
NUMBERS: Final = 1  # so many numbers, -1 where there are fewer
SIZE: Final = 2  # how many there are
COUNTS: Final = 3  # how many of each kind, then how many of no kind that one knows
LAST: Final = 4  # how many there are, then the last of them
FLAGS: Final = 5  # who of so many is in the list
EYES: Final = 6  # the seat of a mask with one seat
QUESTION: Final = 7  # the number of a rule by its name, then its arguments
ANSWERS: Final = 8  # one's own answers as places among the actions, after their number

UNSEEN: Final = object()  # equal to nothing that a field can hold


class Column:
    """One field of a view in the row: where it stands, how it is written and what it says."""

    def __init__(
        self, name: str, first: int, kind: int, room: int, slots: int, places: dict[Any, int], shape: str, see: str, note: str
    ) -> None:
        self.name = name
        self.first = first
        self.kind = kind
        self.room = room  # numbers, kinds or seats
        self.slots = slots  # 0: the field is one value; else so many of them
        self.places = places  # of kinds of cards, rules or choices
        self.shape = shape  # how it is written, in words
        self.see = see  # who sees it: as in the game's fields.py
        self.note = note
        self.width = room + (kind in (COUNTS, LAST, QUESTION, ANSWERS))  # of one value
        self.size = self.width * max(1, slots)
        self.empty = self.blank()

    def blank(self) -> list[int]:
        """The column where nothing stands in the field."""
        if self.kind in (NUMBERS, QUESTION):
            one = [NIL] * self.width
        elif self.kind in (LAST, ANSWERS):
            one = [0] + [NIL] * self.room
        else:
            one = [0] * self.width
        return one * max(1, self.slots)

    def written(self, value: Any) -> list[int]:
        """What stands in the field, as numbers."""
        if self.kind == NUMBER:
            return [int(value)]
        row = self.empty.copy()
        if not self.slots:
            enter(row, 0, self, value)
            return row
        at = 0
        for one in value:
            enter(row, at, self, one)
            at += self.width
        return row


def numbers(columns: list[Column], view: dict[str, Any]) -> list[int]:
    """The row of a view."""
    row: list[int] = []
    for column in columns:
        row += column.written(view[column.name])
    return row


class Kept:
    """The row of a game, kept from look to look in numpy's own memory: only what has changed since the last look is written."""

    def __init__(self, columns: list[Column], memory: memoryview) -> None:
        self.columns = columns
        self.memory = memory  # one C int for each number of the row
        self.seen: list[Any] = [UNSEEN] * len(columns)  # what stood in each field at the last look

    def look(self, view: dict[str, Any]) -> None:
        """Write what is new in a view, whosever it is."""
        seen, memory = self.seen, self.memory
        for i, column in enumerate(self.columns):
            value = view[column.name]
            if value == seen[i]:
                continue
            seen[i] = value
            if column.kind == NUMBER:
                memory[column.first] = int(value)
            else:
                memory[column.first : column.first + column.size] = array("i", column.written(value))


def enter(row: list[int], at: int, column: Column, value: Any) -> None:
    """Write one value, a list or a mask, where it belongs."""
    kind, room, places = column.kind, column.room, column.places
    if kind == COUNTS:
        for card in value:
            row[at + places.get(card, room)] += 1
    elif kind == SIZE:
        row[at] = len(value)
    elif kind == EYES:
        row[at] = int(value).bit_length() - 1
    elif kind == FLAGS:
        for one in value:
            if 0 <= one < room:
                row[at + one] = 1
    elif kind == NUMBERS:
        enter_numbers(row, at, room, value)
    elif kind == LAST:
        row[at] = len(value)
        enter_numbers(row, at + 1, room, value[-room:])
    elif kind == QUESTION:
        row[at] = places.get(value[0], NIL)
        enter_numbers(row, at + 1, room, value[1:])
    elif kind == ANSWERS:
        own = [places[choice] for pile in value for choice in pile]
        row[at] = len(own)
        enter_numbers(row, at + 1, room, own[-room:])


def enter_numbers(row: list[int], at: int, room: int, value: list[Any]) -> None:
    """Write numbers one after the other, as many as there is room for."""
    for one in value[:room]:
        row[at] = int(one)
        at += 1
