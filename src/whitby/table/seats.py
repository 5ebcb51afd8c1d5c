"""Who sits at a table, as its sheet tells."""

from __future__ import annotations

from dataclasses import dataclass

import whitby
from whitby.table.storage import Place, Sheet

FREE = "free"
PERSON = "person"


@dataclass(frozen=True)
class Sitter:
    """Who has a seat, as everybody may know."""

    name: str
    kind: str  # PERSON, FREE or a bot's name


class Seats:
    """A table's sheet and what it says of its seats."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.id = sheet.id
        self.game = whitby.game(sheet.game)

    def eyes_of(self, seat: int) -> int:
        """All seats of whoever has this one."""
        place = self.sheet.places[seat]
        return self.eyes(place.guest) if place.guest else 1 << seat

    def eyes(self, guest: bytes) -> int:
        """The seats of a guest; none is the public."""
        return sum(1 << seat for seat, place in enumerate(self.sheet.places) if guest and place.guest == guest)

    @property
    def sitters(self) -> list[Sitter]:
        """Who sits where, by seat."""
        return [sitter(place) for place in self.sheet.places]


def sitter(place: Place) -> Sitter:
    """What everybody may know of a place."""
    if place.bot:
        return Sitter(place.bot, place.bot)
    return Sitter(place.name, PERSON) if place.guest else Sitter("", FREE)
