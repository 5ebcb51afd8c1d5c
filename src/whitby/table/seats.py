"""Who sits at a table, as its sheet tells."""

from __future__ import annotations

from collections.abc import Iterable
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
    lent: bool = False  # the bot plays for the person of this name
    link: int = 0  # free seats of one number are given by one link


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

    def lent(self, eyes: int) -> int:
        """Of these seats those that a bot plays."""
        return sum(1 << seat for seat, place in enumerate(self.sheet.places) if eyes >> seat & 1 and place.bot)

    def names(self, seats: Iterable[int]) -> list[str]:
        """The seats' names."""
        return [self.game.seats[seat] for seat in seats]

    @property
    def sitters(self) -> list[Sitter]:
        """Who sits where, by seat."""
        links = list(dict.fromkeys(place.invitation for place in self.sheet.places if is_open(place) and place.invitation))
        return [sitter(place, links) for place in self.sheet.places]


def is_open(place: Place) -> bool:
    """Has no person this seat? A bot makes way for one."""
    return not place.guest


def sitter(place: Place, links: list[bytes]) -> Sitter:
    """What everybody may know of a place."""
    if place.guest:
        return Sitter(place.name, place.bot or PERSON, lent=bool(place.bot))
    link = links.index(place.invitation) + 1 if place.invitation else 0
    return Sitter(place.bot, place.bot or FREE, link=link)
