"""All tables of a server: making, finding and sitting down. One thread has it to itself."""

from __future__ import annotations

import hashlib
import hmac
import logging
import secrets
from collections import OrderedDict
from typing import Any
from weakref import WeakValueDictionary

import whitby
from whitby import bots
from whitby.table.closed import ClosedTable
from whitby.table.storage import Conflict, Guest, Place, Sheet, Storage
from whitby.table.table import NotReplayed, Refusal, Table

log = logging.getLogger("whitby.table")

FRIEND = "friend"
MYSELF = "me"  # the maker holds this seat too
KEPT = 256  # tables that stay in memory after their last use
OPEN_TABLES = 20  # games not over that one guest may have made


def hash_of(secret: str) -> bytes:
    """What is kept of a secret. It is random and long, so one round is enough."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).digest()


class Tables:
    """Guests and tables."""

    def __init__(self, storage: Storage, seed: str | None = None) -> None:
        self.storage = storage
        self.seed = seed  # of chance and bots at new tables, for tests
        self.instance = storage.instance()
        self.loaded: WeakValueDictionary[str, Table | ClosedTable] = WeakValueDictionary()
        self.recent: OrderedDict[str, Table | ClosedTable] = OrderedDict()

    # --- guests ---------------------------------------------------------------------
    def guest(self, secret: str) -> Guest | None:
        """The guest whom a secret belongs to."""
        return self.storage.guest(hash_of(secret)) if secret else None

    def new_guest(self, name: str, language: str) -> tuple[Guest, str]:
        """A guest and the secret, which only he has."""
        secret = secrets.token_urlsafe(24)
        guest = Guest(hash_of(secret), name, language)
        self.storage.put_guest(guest)
        return guest, secret

    def rename(self, guest: Guest, name: str, language: str) -> Guest:
        """The guest wants to be called this, in that language; empty leaves it as it is."""
        changed = Guest(guest.hash, name or guest.name, language or guest.language)
        if changed != guest:
            self.storage.put_guest(changed)
        return changed

    def tables_of(self, guest: Guest) -> list[str]:
        """The newest tables at which a guest sits."""
        return self.storage.tables_of(guest.hash)[:OPEN_TABLES]

    # --- tables ---------------------------------------------------------------------
    def find(self, id: str) -> Table | ClosedTable | None:
        """A table, played again from its log if it is not here; closed if the rules do not lead through it."""
        table = self.loaded.get(id)
        if table is None:
            sheet = self.storage.table(id)
            if sheet is None or sheet.game not in whitby.games():
                return None
            try:
                table = Table(self.storage, sheet)
            except NotReplayed as problem:
                log.warning("closed: %s", problem)
                table = ClosedTable(self.storage, sheet)
            self.loaded[id] = table
        self.recent[id] = table
        self.recent.move_to_end(id)
        if len(self.recent) > KEPT:
            self.recent.popitem(last=False)
        return table

    def make(
        self, guest: Guest, game_id: str, options: dict[str, Any], name: str, seat: str, others: dict[str, str]
    ) -> tuple[Table, dict[str, str]]:
        """A new table, and the secrets that invite to its free seats."""
        if game_id not in whitby.games():
            raise Refusal("no-game")
        game = whitby.game(game_id)
        if seat not in game.seats or any(other not in game.seats or other == seat for other in others):
            raise Refusal("no-seat")
        if any(who not in (FRIEND, MYSELF) and who not in bots.names(game) for who in others.values()):
            raise Refusal("no-bot")
        try:
            settled = game.settled(options)
        except ValueError:
            raise Refusal("bad-option") from None
        if self.storage.open_tables(guest.hash) >= OPEN_TABLES:
            raise Refusal("too-many-tables")
        invitations: dict[str, str] = {}
        places: list[Place] = []
        for each in game.seats:
            who = others.get(each, FRIEND)
            if each == seat or who == MYSELF:
                places.append(Place(guest=guest.hash, name=name))
            elif who == FRIEND:
                invitations[each] = secrets.token_urlsafe(18)
                places.append(Place(invitation=hash_of(invitations[each])))
            else:
                places.append(Place(bot=who))
        sheet = Sheet(new_id(), game.id, game.version, settled, guest.hash, self.seed, tuple(places))
        self.storage.put_table(sheet, [])
        table = self.find(sheet.id)
        assert isinstance(table, Table)
        return table, invitations

    def take(self, table: Table, guest: Guest, invitation: str, name: str) -> None:
        """Who has the invitation gets its seat, once."""
        self.read_again(table)
        hashed = hash_of(invitation)
        seat = -1
        for i, place in enumerate(table.sheet.places):
            if hmac.compare_digest(place.invitation, hashed):
                seat = i
        if seat < 0:
            raise Refusal("invitation-used")
        if table.eyes(guest.hash):
            raise Refusal("seated-already")
        try:
            self.storage.take(table.id, seat, hashed, guest.hash, name)
        except Conflict:
            raise Refusal("invitation-used") from None
        finally:
            self.read_again(table)

    def invite(self, table: Table, guest: Guest, seat: str) -> str:
        """Another secret for a free seat; the one before stops working."""
        if not hmac.compare_digest(table.sheet.maker, guest.hash):
            raise Refusal("maker-only")
        if seat not in table.game.seats:
            raise Refusal("no-seat")
        secret = secrets.token_urlsafe(18)
        try:
            self.storage.invite(table.id, table.game.seat(seat), hash_of(secret))
        except Conflict:
            raise Refusal("seat-taken") from None
        finally:
            self.read_again(table)
        return secret

    def read_all_again(self) -> None:
        """Something could not be written: every table here becomes what is kept of it."""
        for id, table in list(self.loaded.items()):
            try:
                sheet = self.storage.table(id)
                if sheet is None:  # it was never made
                    del self.loaded[id]
                    self.recent.pop(id, None)
                elif isinstance(table, Table):
                    table.only_what_is_kept(sheet)
            except Exception:
                log.exception("table %s could not be read again", id)
                if isinstance(table, Table):
                    table.begin()  # the next one who looks at it reads the log

    def read_again(self, table: Table) -> None:
        """Who sits where may have changed, here or in another server."""
        sheet = self.storage.table(table.id)
        if sheet is not None and sheet != table.sheet:
            table.sheet = sheet
            table.changed()


def new_id() -> str:
    """A table's name in addresses: nobody finds it by trying."""
    return secrets.token_hex(8)
