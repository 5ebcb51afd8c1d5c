"""How the fields of a view become numbers: what a column says, and where in the row it stands."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from whitby.engine import NOUN

NUMBER: Final = 0  # the value itself, a number or a flag
NUMBERS: Final = 1  # so many numbers, -1 where there are fewer
SIZE: Final = 2  # how many there are
COUNTS: Final = 3  # how many of each kind, then how many of no kind that one knows
LAST: Final = 4  # how many there are, then the last of them
FLAGS: Final = 5  # who of so many is in the list
EYES: Final = 6  # the seat of a mask with one seat
QUESTION: Final = 7  # the number of a rule by its name, then its arguments
ANSWERS: Final = 8  # one's own answers as places among the actions, after their number


@final
class Column:
    """One field of a view in the row: where it stands, how it is written and what it says."""

    def __init__(
        self, name: str, first: int, kind: int, room: int, slots: int, places: dict[Any, int], shape: str, see: str, note: str
    ) -> None:
        self.name = name
        self.first = first
        self.kind: i64 = kind
        self.room: i64 = room  # numbers, kinds or seats
        self.slots: i64 = slots  # 0: the field is one value; else so many of them
        self.places = places  # of kinds of cards, rules or choices
        self.by_noun = [places.get(noun, room) for noun in range(NOUN + 1)] if kind == COUNTS else []  # the places of cards once more
        self.shape = shape  # how it is written, in words
        self.see = see  # who sees it: as in the game's fields.py
        self.note = note
        self.width: i64 = room + (kind in (COUNTS, LAST, QUESTION, ANSWERS))  # of one value
        self.size = int(self.width) * max(1, slots)
