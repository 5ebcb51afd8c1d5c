"""How seats change hands: each rule gives the places as they are afterwards, and what all are told of it."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from whitby import bots
from whitby.game import Game
from whitby.table.guests import hash_of
from whitby.table.motions import people, seats_to_free
from whitby.table.refusal import Refusal
from whitby.table.seats import BaseTable, is_open
from whitby.table.storage import Guest, Place, TableInfo


@dataclass(frozen=True)
class Change:
    """Some seats as they are afterwards; `told` is what all hear of it, empty for nothing."""

    places: dict[int, Place]
    told: str = ""
    name: str = ""  # of the person who had or has them
    bot: str = ""
    freed_from: bytes = b""  # who may claim them from now on
    claimed: bool = False  # nobody may any more

    def applied_to(self, before: TableInfo) -> TableInfo:
        """The table's info after this change."""
        places = tuple(self.places.get(seat, place) for seat, place in enumerate(before.places))
        claims = before.claims | {(self.freed_from, seat) for seat in self.places if self.freed_from}
        if self.claimed:
            claims = frozenset((guest, seat) for guest, seat in claims if seat not in self.places)
        return replace(before, places=places, claims=claims)


Rule = Callable[[BaseTable, Guest, list[int], str], Change]


def seats_named(game: Game, names: list[str]) -> list[int]:
    """The seats of these names, each once."""
    if any(name not in game.seats for name in names):
        raise Refusal("no-seat")
    return sorted({game.seats.index(name) for name in names})


def sides_seen(table: BaseTable, guest: bytes) -> set[str]:
    """The sides through whose eyes a guest has ever looked at this table."""
    return {table.game.side_of(seat).name for who, seat in table.info.looked if who == guest}


def check_side(table: BaseTable, guest: Guest, seats: list[int]) -> None:
    """Who has looked through one side's eyes never sits on the other; who has seen both played both from the first."""
    sides = sides_seen(table, guest.hash)
    if sides and any(table.game.side_of(seat).name not in sides for seat in seats):
        raise Refusal("other-side")


def check_may_fill(table: BaseTable, guest: Guest, seats: list[int]) -> None:
    """Seats without a person concern those at the table; where somebody has played already, the people of that side, if there are any."""
    if not table.eyes(guest.hash):
        raise Refusal("not-seated")
    check_all(table, seats, is_open, "seat-taken")
    for seat in seats:
        own = people(table, table.game.side_of(seat).seats)
        if was_played(table, seat) and own and guest.hash not in own:
            raise Refusal("other-side")


def was_played(table: BaseTable, seat: int) -> bool:
    """Has a person ever looked through the eyes of this seat?"""
    return any(looked == seat for _, looked in table.info.looked)


def check_bot(table: BaseTable, bot: str) -> None:
    """Refuse a bot that this game does not have."""
    if bot not in bots.names(table.game):
        raise Refusal("no-bot")


def check_all(table: BaseTable, seats: list[int], met: Callable[[Place], bool], reason: str) -> None:
    """Refuse with this reason unless all these seats are so."""
    if not all(met(table.info.places[seat]) for seat in seats):
        raise Refusal(reason)


def seats_of_link(table: BaseTable, guest: Guest | None, invitation: str) -> list[int]:
    """The seats that a link gives: those without a person, or those that it gave to this guest before."""
    hashed = hash_of(invitation)
    found = [i for i, place in enumerate(table.info.places) if hmac.compare_digest(place.invitation, hashed)]
    given = [i for i in found if is_open(table.info.places[i]) or (guest and table.info.places[i].guest == guest.hash)]
    if not given:
        raise Refusal("invitation-used")
    return given


def take(table: BaseTable, guest: Guest, invitation: str) -> Change:
    """Who has the link gets its seats. The same again by the same guest changes nothing: his browser may not have heard the answer."""
    seats = [i for i in seats_of_link(table, guest, invitation) if is_open(table.info.places[i])]
    check_side(table, guest, seats)
    told = "sat" if any(was_played(table, seat) for seat in seats) else ""
    return Change({i: replace(table.info.places[i], guest=guest.hash, name=guest.name, bot="") for i in seats}, told, guest.name)


def invite(table: BaseTable, guest: Guest, seats: list[int]) -> tuple[Change, str]:
    """A fresh link to these seats together. Links that gave one of them stop working."""
    check_may_fill(table, guest, seats)
    secret = secrets.token_urlsafe(18)
    old = {table.info.places[seat].invitation for seat in seats} - {b""}
    places = {i: replace(place, invitation=b"") for i, place in enumerate(table.info.places) if place.invitation in old and is_open(place)}
    return Change(places | {seat: replace(table.info.places[seat], invitation=hash_of(secret)) for seat in seats}), secret


# --- what the page asks for by name -----------------------------------------------------
def lend(table: BaseTable, guest: Guest, seats: list[int], bot: str) -> Change:
    """A bot plays; the seats stay the guest's."""
    check_all(table, seats, lambda place: place.guest == guest.hash, "not-seated")
    check_bot(table, bot)
    return Change({seat: replace(table.info.places[seat], bot=bot) for seat in seats})


def take_back(table: BaseTable, guest: Guest, seats: list[int], bot: str) -> Change:
    """The guest plays his seats himself again."""
    check_all(table, seats, lambda place: place.guest == guest.hash, "not-seated")
    return Change({seat: replace(table.info.places[seat], bot="") for seat in seats})


def leave(table: BaseTable, guest: Guest, seats: list[int], bot: str) -> Change:
    """The seats are free, or the bot's."""
    check_all(table, seats, lambda place: place.guest == guest.hash, "not-seated")
    if bot:
        check_bot(table, bot)
    return Change({seat: Place(bot=bot) for seat in seats}, "left", table.info.places[seats[0]].name, bot)


def claim(table: BaseTable, guest: Guest, seats: list[int], bot: str) -> Change:
    """Seats that were freed from the guest are his again, whoever plays there now."""
    if any((guest.hash, seat) not in table.info.claims for seat in seats):
        raise Refusal("not-seated")
    return Change({seat: Place(guest=guest.hash, name=guest.name) for seat in seats}, "claimed", guest.name, claimed=True)


def sit(table: BaseTable, guest: Guest, seats: list[int], bot: str) -> Change:
    """Somebody who sits at the table takes seats that no person has."""
    check_may_fill(table, guest, seats)
    check_side(table, guest, seats)
    name = next(place.name for place in table.info.places if place.guest == guest.hash)
    return Change({seat: Place(guest=guest.hash, name=name) for seat in seats}, "sat", name)


def seat_bot(table: BaseTable, guest: Guest, seats: list[int], bot: str) -> Change:
    """Somebody who sits at the table puts a bot on seats that no person has."""
    check_may_fill(table, guest, seats)
    check_bot(table, bot)
    return Change({seat: Place(bot=bot) for seat in seats}, "bot", "", bot)


def free(table: BaseTable, away: bytes) -> Change:
    """The seats of somebody who is away; they stay his to claim."""
    seats = seats_to_free(table, away)
    return Change({seat: Place() for seat in seats}, "freed", table.info.places[seats[0]].name, freed_from=away)


RULES: dict[str, Rule] = {"lend": lend, "return": take_back, "leave": leave, "claim": claim, "sit": sit, "seat-bot": seat_bot}
