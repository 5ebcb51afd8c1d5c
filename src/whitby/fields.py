"""What the state of a game is made of, said once: one line a field.

A game lists its fields in `fields.py`; from that list tools/generate.py writes the state's begin, copy, snapshot and fill and the plain
part of its view (`generated/`), and what is below reads the list at run time; whitby.positions makes the plain parts of a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from whitby.engine import Pile, State

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"


def behind(seat: str) -> str:
    """Behind a seat's screen: the others learn neither what lies there nor how much, nor whether anything does."""
    return f"behind {seat}"


def behind_until_end(seat: str) -> str:
    """The same, but when the game is over all see it; what is seen then must have been told."""
    return f"until-end behind {seat}"


Start = bool | int | Pile | Sequence[int] | Sequence[Pile]


class Part(NamedTuple):
    """A position sets this field and reads it by name; the note says what is set."""

    name: str = ""  # the keyword of a scene and the word that reads it, if not the field's name
    of: str = ""  # what the values are: a family of names of the game's position; else cards of the field's deck, or numbers
    by: str = ""  # whose slots they are: a family of names
    most: int | Sequence[int] = 0  # so many at most, or up to this number; by slot
    counted: str = ""  # what there are so many of, if not the part's name, or so many in the hand of a seat; {} is the seat
    least: int = 0
    rest: str = ""  # all that is left of the deck lies here if nothing is said; else it goes to this field


class Read(NamedTuple):
    """A position reads this field by name, and sets it with something else."""

    name: str = ""
    of: str = ""
    by: str = ""


class Effect(NamedTuple):
    """A flag that a position names among its `effects`."""

    name: str


class Field(NamedTuple):
    """One field: its start value gives it its shape."""

    name: str
    start: Start  # a number, a flag, a pile of cards, or slots of one of them, by seat, place or space
    see: str  # all, owner (slot n is seat n's), nobody (only how many), a seat (number or pile), or a function (s, eyes) of the same shape
    note: str = ""
    deck: str = ""  # cards of this deck lie here; what only points at a card has none
    ordered: bool = False  # the order of the cards has a meaning; else a pile is sorted, so that it tells nothing
    part: Part | Read | Effect | None = None  # what a position makes of it without a line by hand


class ViewOnly(NamedTuple):
    """Something that views show and no state keeps, made by a function (s, eyes) of view.py."""

    name: str
    see: str
    note: str = ""


Fields = tuple[Field | ViewOnly, ...]


def state_fields(fields: Fields) -> list[Field]:
    """The fields that a state keeps, without what only views show."""
    return [field for field in fields if isinstance(field, Field)]


def piles_of(s: State, field: Field) -> list[Pile]:
    """What lies in a field, as piles: itself, its slots, or the cards of its slots, where a negative number is none."""
    value: Any = getattr(s, field.name)
    if isinstance(value, tuple):
        return [value]
    if isinstance(value, int):
        value = [value]
    return [pile if isinstance(pile, tuple) else (pile,) if pile >= 0 else () for pile in value]


def cards_of(s: State, fields: Fields, deck: str) -> Pile:
    """All cards of a deck that lie in the fields of that deck."""
    return tuple([card for field in state_fields(fields) if field.deck == deck for pile in piles_of(s, field) for card in pile])


def has_piles(field: Field) -> bool:
    """Are these slots of piles?"""
    return isinstance(field.start, list) and bool(field.start) and isinstance(field.start[0], tuple)


def unsorted(s: State, fields: Fields) -> list[str]:
    """Complaints about piles that must be sorted and are not: their order would tell something."""
    return [
        f"{field.name} {i}: not sorted"
        for field in state_fields(fields)
        if not field.ordered and (isinstance(field.start, tuple) or has_piles(field))
        for i, pile in enumerate(piles_of(s, field))
        if list(pile) != sorted(pile)
    ]
