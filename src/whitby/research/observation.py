"""What a seat sees as a row of whole numbers of fixed length: from the list of a game's fields, so that no game is named here.

A number stands as it is: a place or card by its noun, NIL as -1, nobody as -2, what is hidden as -9. A pile whose order means nothing
is counted by kind, and how many of its cards are not seen comes last. Other piles stand after their length, filled up with -1; of one
that is longer than the room for it, the end stands there. Left out are the agenda, and the options, which are the mask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from importlib import import_module
from typing import Any, Final

from whitby import games
from whitby.fields import NOBODY, Field, Fields, Part, ViewOnly, cards_of, has_piles
from whitby.game import Game, View
from whitby.research import encoding as e
from whitby.research.encoding import Column

ROOM: Final = 12  # of a pile for which no list says how long it can get
ARGUMENTS: Final = 3  # of the rule that asks
OWN_ANSWERS: Final = 8  # to one question
END: Final = {"winners": "a mask of seats; -1 while it goes on", "ending": "why it is over", "degree": "how far it was won"}


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
            if isinstance(field, ViewOnly):
                pile = isinstance(game.view(start, 0)[field.name], list)
                self.add(field.name, e.LAST if pile else e.NUMBER, ROOM if pile else 1, field.see, field.note)
            else:
                self.add_field(field, sorted(set(cards_of(start, fields_of(game), field.deck))), start)
        self.add_engine()

    def add(
        self, name: str, kind: int, room: int, see: str, note: str, slots: int = 0, places: dict[Any, int] | None = None, shape: str = ""
    ) -> None:
        """One more column."""
        plain = {
            e.NUMBER: "a number",
            e.NUMBERS: f"{room} numbers",
            e.SIZE: "how many",
            e.LAST: f"length, then {room} numbers, the last ones",
            e.FLAGS: f"{room} flags",
        }
        said = shape or plain[kind]
        column = Column(name, self.size, kind, room, slots, places or {}, f"{slots} times: {said}" if slots else said, see, note)
        self.columns.append(column)
        self.size += column.size

    def add_field(self, field: Field, kinds: list[int], start: Any) -> None:
        """The column that the start value of a field, its deck and who sees it ask for."""
        slots = len(field.start) if isinstance(field.start, list) and has_piles(field) else 0
        pile = slots > 0 or isinstance(field.start, tuple)
        if isinstance(field.start, int):
            self.add(field.name, e.NUMBER, 1, field.see, field.note)
        elif field.see == NOBODY and pile:
            self.add(field.name, e.SIZE, 1, field.see, field.note, slots)
        elif pile and field.deck and not field.ordered:
            places = {kind: place for place, kind in enumerate(kinds)}
            counts = f"counts of {', '.join(self.nouns(kinds))}; not seen"
            self.add(field.name, e.COUNTS, len(kinds), field.see, field.note, slots, places, counts)
        elif field.start and not slots:
            self.add(field.name, e.NUMBERS, len(field.start), field.see, field.note)
        else:
            self.add(field.name, e.LAST, self.room(field, start), field.see, field.note, slots)

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
        self.add("eyes", e.EYES, 1, "own", "the seat whose eyes these are, counted from 0", shape="a number")
        self.add("asked", e.FLAGS, len(self.game.seats), "all", "the seats that are asked")
        rules = {name: number for number, name in enumerate(self.asking)}
        which = f"which question: {', '.join(self.asking)}; what about"
        self.add("running", e.QUESTION, ARGUMENTS, "all", which, places=rules, shape=f"{1 + ARGUMENTS} numbers")
        answers = "one's own answers to it, as actions"
        self.add("answers", e.ANSWERS, OWN_ANSWERS, "own", answers, places=self.game.index, shape=f"length, then {OWN_ANSWERS} numbers")
        for name, note in END.items():
            self.add(name, e.NUMBER, 1, "all", note)

    @cached_property
    def asking(self) -> list[str]:
        """The names of the rules that ask, in the order of their numbers."""
        return ["ask_window", *sorted(rule.__name__ for rule in self.game.questions.values())]

    def numbers(self, view: View) -> list[int]:
        """The row of a view."""
        from whitby.research.rows.pen import numbers  # needs a package that only the extra `research` brings

        return numbers(self.columns, self.size, view)

    def writer(self) -> Callable[[Any, int, Any], None]:
        """What writes the row straight from a state: (state, eyes, pen), as the game's module of `rows` has it."""
        write: Callable[[Any, int, Any], None] = import_module(f"whitby.research.rows.{games.packages()[self.game.id]}").write
        return write

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
