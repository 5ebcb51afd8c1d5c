"""What a seat sees as a row of whole numbers of fixed length: from the list of a game's fields, so that no game is named here.

A number stands as it is: a place or card by its noun, NIL as -1, nobody as -2, what is hidden as -9. A pile whose order means nothing
is counted by kind, and how many of its cards are not seen comes last. Other piles stand after their length, filled up with -1; of one
that is longer than the room for it, the end stands there. Left out are the agenda, and the options, which are the mask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from importlib import import_module
from typing import Any, Final, NamedTuple

from whitby import games
from whitby.engine import NIL
from whitby.fields import NOBODY, Field, Fields, Part, ViewOnly, cards_of, has_piles
from whitby.game import Game, View

ROOM: Final = 12  # of a pile for which no list says how long it can get
ARGUMENTS: Final = 3  # of the rule that asks
ANSWERS: Final = 8  # of one's own, to one question

END: Final = {"winners": "a mask of seats; -1 while it goes on", "ending": "why it is over", "degree": "how far it was won"}

Numbers = Callable[[Any], list[int]]


class Column(NamedTuple):
    """One field of a view in the row: where it stands and what it says."""

    name: str
    first: int
    size: int
    shape: str  # how it is written, in words
    see: str  # who sees it: as in the game's fields.py
    note: str
    numbers: Numbers  # of the field's value in a view


def fields_of(game: Game) -> Fields:
    """A game's own list of fields."""
    found: Fields = import_module(f"whitby.games.{games.packages()[game.id]}.fields").FIELDS
    return found


class Row:
    """The columns of a game, and the numbers of a view."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.columns: list[Column] = []
        self.size = 0
        start = game.setup()
        for field in fields_of(game):
            if isinstance(field, ViewOnly) and isinstance(game.view(start, 0)[field.name], list):
                self.add(field.name, f"length, then {ROOM} numbers, the last ones", field.see, field.note, ROOM + 1, with_length(ROOM))
            elif isinstance(field, ViewOnly):
                self.add(field.name, "a number", field.see, field.note, 1, one_number)
            else:
                self.add_field(field, sorted(set(cards_of(start, fields_of(game), field.deck))), start)
        self.add_engine()

    def add(self, name: str, shape: str, see: str, note: str, size: int, numbers: Numbers) -> None:
        """One more column."""
        self.columns.append(Column(name, self.size, size, shape, see, note, numbers))
        self.size += size

    def add_field(self, field: Field, kinds: list[int], start: Any) -> None:
        """The column that the start value of a field, its deck and who sees it ask for."""
        slots = len(field.start) if isinstance(field.start, list) else 0
        numbers: Numbers
        if isinstance(field.start, int):
            shape, size, numbers = "a number", 1, one_number
        elif slots and not has_piles(field):
            shape, size, numbers = f"{slots} numbers", slots, filled_up(slots)
        elif field.see == NOBODY and (has_piles(field) or isinstance(field.start, tuple)):
            shape, size, numbers = "how many", 1, how_many
        elif field.deck and not field.ordered:
            shape, size, numbers = f"counts of {', '.join(self.nouns(kinds))}; not seen", len(kinds) + 1, counted(kinds)
        elif isinstance(field.start, tuple) and field.start:
            shape, size, numbers = f"{len(field.start)} numbers", len(field.start), filled_up(len(field.start))
        else:
            room = self.room(field, start)
            shape, size, numbers = f"length, then {room} numbers, the last ones", room + 1, with_length(room)
        if has_piles(field):
            shape, size, numbers = f"{slots} times: {shape}", slots * size, by_slot(slots, numbers)
        self.add(field.name, shape, field.see, field.note, size, numbers)

    def nouns(self, kinds: Iterable[int]) -> list[str]:
        """Kinds of cards by name."""
        return [self.game.nouns[kind] for kind in kinds]

    def room(self, field: Field, start: Any) -> int:
        """How long a pile can get."""
        if field.deck:
            return len(cards_of(start, fields_of(self.game), field.deck))
        most = field.part.most if isinstance(field.part, Part) else 0
        return most if isinstance(most, int) and most else ROOM

    def add_engine(self) -> None:
        """What the engine adds to every view."""
        seats = len(self.game.seats)
        self.add("eyes", "a number", "own", "the seat whose eyes these are, counted from 0", 1, lambda eyes: [int(eyes).bit_length() - 1])
        self.add("asked", f"{seats} flags", "all", "the seats that are asked", seats, flags(seats))
        self.add("running", f"{1 + ARGUMENTS} numbers", "all", f"which question: {', '.join(self.asking)}; what about", 4, self.question)
        self.add("answers", f"length, then {ANSWERS} numbers", "own", "one's own answers to it, as actions", ANSWERS + 1, self.answers)
        for name, note in END.items():
            self.add(name, "a number", "all", note, 1, one_number)

    @cached_property
    def asking(self) -> list[str]:
        """The names of the rules that ask, in the order of their numbers."""
        return ["ask_window", *sorted(rule.__name__ for rule in self.game.questions.values())]

    @cached_property
    def number_of_rule(self) -> dict[str, int]:
        """The numbers of the rules that ask."""
        return {name: number for number, name in enumerate(self.asking)}

    def question(self, running: list[Any]) -> list[int]:
        """The rule that asks, and its arguments."""
        return [self.number_of_rule.get(running[0], NIL), *filled_up(ARGUMENTS)(running[1:])]

    def answers(self, answers: list[list[int]]) -> list[int]:
        """Answers in a view are one's own."""
        return with_length(ANSWERS)([self.game.index[choice] for pile in answers for choice in pile])

    def numbers(self, view: View) -> list[int]:
        """The row of a view."""
        row: list[int] = []
        for column in self.columns:
            row += column.numbers(view[column.name])
        return row


    def described(self) -> list[dict[str, Any]]:
        """The columns as JSON values."""
        return [
            {"field": c.name, "first": c.first, "size": c.size, "shape": c.shape, "seen_by": c.see, "note": c.note} for c in self.columns
        ]

    def lines(self) -> list[str]:
        """The columns as text, one a line."""
        return [
            f"{c.first:>4}-{c.first + c.size - 1:<4} {c.name:<22} {c.shape}{f' ({c.note})' if c.note else ''} [seen by {c.see}]"
            for c in self.columns
        ]


@cache
def row_of(game_id: str) -> Row:
    """The row of a game."""
    return Row(games.game(game_id))


# --- how a value becomes numbers ------------------------------------------------------------
def one_number(value: Any) -> list[int]:
    """A number or a flag."""
    return [int(value)]


def how_many(value: Any) -> list[int]:
    """The size of a pile."""
    return [len(value)]


def filled_up(n: int) -> Numbers:
    """So many numbers, -1 where there are fewer."""

    def numbers(value: Any) -> list[int]:
        return [int(x) for x in value[:n]] + [NIL] * (n - len(value))

    return numbers


def with_length(n: int) -> Numbers:
    """The length of a pile, then its last n numbers."""

    def numbers(value: Any) -> list[int]:
        return [len(value), *filled_up(n)(value[-n:])]

    return numbers


def flags(n: int) -> Numbers:
    """Who of n is in the list."""

    def numbers(value: Any) -> list[int]:
        return [int(i in value) for i in range(n)]

    return numbers


def counted(kinds: list[int]) -> Numbers:
    """How many there are of each kind, and how many of no kind that one knows."""
    place = {kind: i for i, kind in enumerate(kinds)}

    def numbers(value: Any) -> list[int]:
        row = [0] * (len(kinds) + 1)
        for card in value:
            row[place.get(card, -1)] += 1
        return row

    return numbers


def by_slot(n: int, one: Numbers) -> Numbers:
    """The same for each of n slots."""

    def numbers(value: Any) -> list[int]:
        return [x for i in range(n) for x in one(value[i] if i < len(value) else ())]

    return numbers
