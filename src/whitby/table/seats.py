"""Who sits at a table, as its TableInfo tells."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import whitby
from whitby.table.storage import Place, TableInfo

FREE = "free"
PERSON = "person"


@dataclass(frozen=True)
class SeatHolder:
    """Who has a seat, as everybody may know it."""

    name: str
    kind: str  # PERSON, FREE or a bot's name
    lent: bool = False  # the bot plays for the person of this name
    link: int = 0  # free seats of one number are given by one link


class BaseTable:
    """What open and closed tables share: the table's info, and who has which seat."""

    def __init__(self, info: TableInfo) -> None:
        self.info = info
        self.id = info.id
        self.game = whitby.game(info.game)

    def eyes_of(self, seat: int) -> int:
        """All seats of whoever has this one."""
        place = self.info.places[seat]
        return self.eyes(place.guest) if place.guest else 1 << seat

    def eyes(self, guest: bytes) -> int:
        """The seats of a guest; none is the public."""
        return sum(1 << seat for seat, place in enumerate(self.info.places) if guest and place.guest == guest)

    def lent(self, eyes: int) -> int:
        """Of these eyes the seats that a bot plays."""
        return sum(1 << seat for seat, place in enumerate(self.info.places) if eyes >> seat & 1 and place.bot)

    def names(self, seats: Iterable[int]) -> list[str]:
        """The names of these seats."""
        return [self.game.seats[seat] for seat in seats]

    @property
    def seat_holders(self) -> list[SeatHolder]:
        """Who sits where, by seat."""
        links = list(dict.fromkeys(place.invitation for place in self.info.places if is_open(place) and place.invitation))
        return [seat_holder(place, links) for place in self.info.places]


def is_open(place: Place) -> bool:
    """Has no person this seat? A bot makes way for one."""
    return not place.guest


def seat_holder(place: Place, links: list[bytes]) -> SeatHolder:
    """What everybody may know of a place."""
    if place.guest:
        return SeatHolder(place.name, place.bot or PERSON, lent=bool(place.bot))
    link = links.index(place.invitation) + 1 if place.invitation else 0
    return SeatHolder(place.bot, place.bot or FREE, link=link)
