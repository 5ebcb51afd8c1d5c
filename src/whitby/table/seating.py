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
from whitby.table.refusal import Refusal
from whitby.table.seats import Seats, is_free
from whitby.table.storage import Guest, Place


@dataclass(frozen=True)
class Change:
    """Some seats as they are afterwards; `told` is what all hear of it, empty for nothing."""

    places: dict[int, Place]
    told: str = ""
    name: str = ""  # of the person who had or has them
    bot: str = ""


Rule = Callable[[Seats, Guest, list[int], str], Change]


def seats_named(game: Game, names: list[str]) -> list[int]:
    """The seats of these names, each once."""
    if any(name not in game.seats for name in names):
        raise Refusal("no-seat")
    return sorted({game.seats.index(name) for name in names})


def sides_seen(table: Seats, guest: bytes) -> set[str]:
    """The sides through whose eyes a guest has ever looked at this table."""
    return {table.game.side_of(seat).name for who, seat in table.sheet.looked if who == guest}


def check_side(table: Seats, guest: Guest, seats: list[int]) -> None:
    """Who has looked through one side's eyes never sits on the other."""
    sides = sides_seen(table, guest.hash)
    if any(sides - {table.game.side_of(seat).name} for seat in seats):
        raise Refusal("other-side")


def check_bot(table: Seats, bot: str) -> None:
    """Is there such a bot?"""
    if bot not in bots.names(table.game):
        raise Refusal("no-bot")


def check_all(table: Seats, seats: list[int], met: Callable[[Place], bool], reason: str) -> None:
    """Are all these seats so?"""
    if not all(met(table.sheet.places[seat]) for seat in seats):
        raise Refusal(reason)


def seats_of_link(table: Seats, guest: Guest | None, invitation: str) -> list[int]:
    """The seats that a link gives: the free ones, or those that it gave to this guest before."""
    hashed = hash_of(invitation)
    found = [i for i, place in enumerate(table.sheet.places) if hmac.compare_digest(place.invitation, hashed)]
    given = [i for i in found if is_free(table.sheet.places[i]) or (guest and table.sheet.places[i].guest == guest.hash)]
    if not given:
        raise Refusal("invitation-used")
    return given


def take(table: Seats, guest: Guest, invitation: str) -> Change:
    """Who has the link gets its seats. The same again by the same guest changes nothing: his browser may not have heard the answer."""
    seats = [i for i in seats_of_link(table, guest, invitation) if is_free(table.sheet.places[i])]
    check_side(table, guest, seats)
    return Change({i: replace(table.sheet.places[i], guest=guest.hash, name=guest.name) for i in seats})


def invite(table: Seats, guest: Guest, seats: list[int]) -> tuple[Change, str]:
    """A fresh link to these seats together. Links that gave one of them stop working."""
    if not table.eyes(guest.hash):
        raise Refusal("not-seated")
    check_all(table, seats, is_free, "seat-taken")
    secret = secrets.token_urlsafe(18)
    old = {table.sheet.places[seat].invitation for seat in seats} - {b""}
    places = {i: replace(place, invitation=b"") for i, place in enumerate(table.sheet.places) if place.invitation in old and is_free(place)}
    return Change(places | {seat: replace(table.sheet.places[seat], invitation=hash_of(secret)) for seat in seats}), secret


# --- what the page asks for by name -----------------------------------------------------
def lend(table: Seats, guest: Guest, seats: list[int], bot: str) -> Change:
    """A bot plays; the seats stay the guest's."""
    check_all(table, seats, lambda place: place.guest == guest.hash, "not-seated")
    check_bot(table, bot)
    return Change({seat: replace(table.sheet.places[seat], bot=bot) for seat in seats})


def take_back(table: Seats, guest: Guest, seats: list[int], bot: str) -> Change:
    """The guest plays his seats himself again."""
    check_all(table, seats, lambda place: place.guest == guest.hash, "not-seated")
    return Change({seat: replace(table.sheet.places[seat], bot="") for seat in seats})


def leave(table: Seats, guest: Guest, seats: list[int], bot: str) -> Change:
    """The seats are free, or the bot's."""
    check_all(table, seats, lambda place: place.guest == guest.hash, "not-seated")
    if bot:
        check_bot(table, bot)
    return Change({seat: Place(bot=bot) for seat in seats}, "left", table.sheet.places[seats[0]].name, bot)


def claim(table: Seats, guest: Guest, seats: list[int], bot: str) -> Change:
    """Seats that were freed from the guest are his again, whoever plays there now."""
    check_all(table, seats, lambda place: place.before == guest.hash, "not-seated")
    return Change({seat: Place(guest=guest.hash, name=guest.name) for seat in seats}, "claimed", guest.name)


def sit(table: Seats, guest: Guest, seats: list[int], bot: str) -> Change:
    """Somebody who sits at the table takes free seats too."""
    check_free_for(table, guest, seats)
    check_side(table, guest, seats)
    name = next(place.name for place in table.sheet.places if place.guest == guest.hash)
    before = {seat: table.sheet.places[seat].before for seat in seats}
    return Change({seat: Place(guest=guest.hash, name=name, before=before[seat]) for seat in seats}, "sat", name)


def seat_bot(table: Seats, guest: Guest, seats: list[int], bot: str) -> Change:
    """Somebody who sits at the table puts a bot on free seats."""
    check_free_for(table, guest, seats)
    check_bot(table, bot)
    return Change({seat: Place(bot=bot, before=table.sheet.places[seat].before) for seat in seats}, "bot", "", bot)


def check_free_for(table: Seats, guest: Guest, seats: list[int]) -> None:
    """Free seats concern those who sit at the table."""
    if not table.eyes(guest.hash):
        raise Refusal("not-seated")
    check_all(table, seats, is_free, "seat-taken")


def free(table: Seats, away: bytes) -> Change:
    """The seats of somebody who is away; they stay his to claim."""
    seats = [i for i, place in enumerate(table.sheet.places) if place.guest == away]
    return Change({seat: Place(before=away) for seat in seats}, "freed", table.sheet.places[seats[0]].name)


RULES: dict[str, Rule] = {"lend": lend, "return": take_back, "leave": leave, "claim": claim, "sit": sit, "seat-bot": seat_bot}
