"""What a table needs of a place to keep things; sqlite.py is one."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Protocol

import msgspec


class StorageError(Exception):
    """The storage cannot be used; the message says why, in words for the one who started the server."""


class Busy(StorageError):
    """Another program writes. Nothing was done: whoever gets this tries again a little later."""


class Conflict(Exception):
    """Somebody else wrote first. Whoever gets this reads again."""


class Row(msgspec.Struct, frozen=True):
    """One line of a table's log: a seat chose this, or took its last choices back."""

    seat: int
    choice: str | None  # None: took back
    removed: int | None = None  # how many choices that took back; rows older than this number do not tell (see old_undo.py)


class Guest(msgspec.Struct, frozen=True):
    """A browser, known by the hash of its secret."""

    hash: bytes
    name: str
    language: str


class Place(msgspec.Struct, frozen=True):
    """One seat of a table: a bot's, a guest's, or still free."""

    bot: str = ""  # the bot's name
    guest: bytes = b""  # the hash of the guest's secret
    name: str = ""  # what the guest is called at this table
    invitation: bytes = b""  # the hash of the secret that takes this seat


class Sheet(msgspec.Struct, frozen=True):
    """Everything about a table but its log."""

    id: str
    game: str
    rules: int  # version
    options: dict[str, bool | int | str]
    maker: bytes
    seed: str | None  # of chance and bots, for tests
    places: tuple[Place, ...]  # by seat


class Storage(Protocol):
    """Every call is one transaction, kept for good when it returns, or when `together` ends in which it was called."""

    def close(self) -> None: ...

    def together(self) -> AbstractContextManager[None]:
        """What is written in here is kept for good at once when it ends; an exception if nothing of it was."""

    def begin(self) -> None:
        """In `together`: nobody else writes until it ends; Busy if another program does now."""

    def instance(self) -> str:
        """A name for this storage, made once: two servers on one machine need two cookies."""

    def guest(self, hash: bytes) -> Guest | None: ...

    def put_guest(self, guest: Guest) -> None: ...

    def put_table(self, sheet: Sheet, rows: list[Row]) -> None:
        """A new table, and the beginning of its log."""

    def table(self, id: str) -> Sheet | None: ...

    def tables_of(self, guest: bytes) -> list[str]:
        """The tables at which a guest sits, the newest first."""

    def open_tables(self, maker: bytes) -> int:
        """How many games that this guest made can still be played on."""

    def is_over(self, table: str) -> bool:
        """Did the game end?"""

    def settle(self, table: str, rules: int, removed: dict[int, int]) -> None:
        """The table plays by these rules from now on, and rows of these numbers say how many choices they took back."""

    def shut(self, table: str) -> None:
        """The table cannot be played on; it no longer counts among the open ones."""

    def take(self, table: str, seat: int, invitation: bytes, guest: bytes, name: str) -> None:
        """The guest has the seat and its invitation is used up; Conflict if it was already."""

    def invite(self, table: str, seat: int, invitation: bytes) -> None:
        """Another invitation to a seat that is free; Conflict if it is not."""

    def log(self, table: str, since: int = 0) -> list[Row]: ...

    def append(self, table: str, seq: int, rows: list[Row], over: bool) -> None:
        """Rows number seq and following; Conflict if there is a row of that number."""
