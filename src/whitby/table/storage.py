"""What a table needs of a place to keep things; sqlite.py is one."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Protocol

import msgspec


class StorageError(Exception):
    """The storage cannot be used; the message says why, in words for the one who started the server."""


class Full(StorageError):
    """The disk has no room, or nothing can be written to it. Nothing was done: whoever gets this may try again when that has changed."""


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
    """A person, known by the secrets of his browsers."""

    hash: bytes  # his number: the hash of the first of them
    name: str
    language: str


class Place(msgspec.Struct, frozen=True):
    """One seat of a table: a bot's, a guest's, or free. With both a guest and a bot, the guest has lent it to the bot."""

    bot: str = ""  # the bot's name
    guest: bytes = b""
    name: str = ""  # what the guest is called at this table
    invitation: bytes = b""  # the hash of the secret that takes this seat, or took it


class Vote(msgspec.Struct, frozen=True):
    """That a guest agreed to a motion, and when."""

    what: str
    about: str
    guest: bytes
    at: int


class Notice(msgspec.Struct, frozen=True):
    """What became of seats, told to all for the rest of the game."""

    what: str
    seats: list[str]
    name: str
    bot: str
    at: int


class Mark(msgspec.Struct, frozen=True):
    """What a guest noted on a place of the map, for himself alone."""

    place: str
    kind: str  # "possible", "excluded", or empty for a bare note
    note: str
    round: int = 0  # of the game, in which it was set; 0 where that was not said


class Line(msgspec.Struct, frozen=True):
    """What somebody said at a table, and who reads it: those who sat or looked on there when it was said, and who has their seats since."""

    guest: bytes
    seat: int
    name: str  # his name at this table
    channel: str
    audience: int  # a mask of seats, with PUBLIC
    text: str
    rows: int  # of the log when it was said: for replays, it tells what is secret while the game goes on
    at: int


class KeptRecord(msgspec.Struct, frozen=True):
    """A record that a guest dropped on the home page, for him alone."""

    id: str
    about: str  # as JSON: what a list says of it
    text: str
    at: int


class TableInfo(msgspec.Struct, frozen=True):
    """Everything about a table but its log."""

    id: str
    game: str
    rules: int  # version
    options: dict[str, bool | int | str]
    maker: bytes
    seed: str | None  # of chance and bots, for tests
    places: tuple[Place, ...]  # by seat
    shut: bool = False  # today's rules did not lead through its log
    ending: str = ""  # how its people ended it: "resigned SIDE", "draw agreed", "closed", "revealed"
    next: str = ""  # the table at which the same people play again
    votes: tuple[Vote, ...] = ()
    notices: tuple[Notice, ...] = ()
    looked: frozenset[tuple[bytes, int]] = frozenset()  # guests and the seats through whose eyes they have looked
    claims: frozenset[tuple[bytes, int]] = frozenset()  # guests and the seats that were freed from them
    odds: str = "off"  # or "hunters": who is shown how likely each hidden place is
    hints: str = "off"  # or "on": may players ask what a strong one would do?


class Storage(Protocol):
    """Every call is one transaction, kept for good when it returns, or when `batch` ends in which it was called."""

    def close(self) -> None: ...

    def batch(self) -> AbstractContextManager[None]:
        """What is written in here is kept for good at once when it ends; an exception if nothing of it was."""

    def begin_writing(self) -> None:
        """In `batch`: nobody else writes until it ends; Busy if another program does now."""

    def job_savepoint(self) -> AbstractContextManager[None]:
        """In `batch`: if this fails, nothing of it is written, and what came before stays."""

    def changed_in_job(self) -> set[str]:
        """The tables that were written to since `job_savepoint` last began."""

    def changed_in_batch(self) -> set[str]:
        """The tables that were written to since `batch` last began."""

    def instance(self) -> str:
        """A name for this storage, made once: two servers on one machine need two cookies."""

    def now(self) -> int:
        """Seconds since 1970, by the clock of this storage."""

    # --- guests ---------------------------------------------------------------------
    def guest_of(self, key: bytes, kind: str) -> Guest | None:
        """The guest whom a key of this kind belongs to."""

    def name_of(self, guest: bytes) -> str: ...

    def put_guest(self, guest: Guest) -> None: ...

    def put_key(self, key: bytes, guest: bytes, kind: str, replacing: bool) -> None:
        """Another key of a guest; `replacing`: those of the same kind that he had are gone."""

    def newest_key_made(self, guest: bytes, kind: str) -> int | None:
        """When the guest got his newest key of this kind; None if he has none."""

    def drop_keys(self, guest: bytes, kind: str, but: bytes) -> None:
        """The guest has no keys of this kind any more but this one."""

    # --- tables ---------------------------------------------------------------------
    def put_table(self, info: TableInfo, rows: list[Row], after: str = "") -> None:
        """A new table and the beginning of its log; `after`: the one whose people play again, Conflict if they do already."""

    def table(self, id: str) -> TableInfo | None: ...

    def tables_of(self, guest: bytes) -> list[str]:
        """The tables at which a guest sits or may claim a seat back, those used last first."""

    def warned_tables_of(self, guest: bytes) -> list[str]:
        """Those of them that will go soon."""

    def tables_seen_by_both(self, one: bytes, other: bytes) -> list[str]:
        """The tables at which both have ever had a seat."""

    def open_tables(self, maker: bytes, games: Sequence[str]) -> int:
        """How many of these games that the guest made, and at which he sits, can still be played on."""

    def is_over(self, table: str) -> bool:
        """Is the game over, by its rules or by its people?"""

    def adopt_rules(self, table: str, rules: int, removed: dict[int, int]) -> None:
        """The table goes by this rules version from now on, and rows of these numbers say how many choices they took back."""

    def shut(self, table: str) -> None:
        """The table cannot be played on; it no longer counts among the open ones."""

    # --- seats ----------------------------------------------------------------------
    def put_places(self, before: TableInfo, after: TableInfo, notice: Notice | None) -> None:
        """Seats and claims have changed hands; Conflict if they are not as they were before. Votes to free a seat are void then."""

    def vote(self, table: str, vote: Vote) -> None:
        """Count a guest's vote; a second one of his for the same renews it."""

    def drop_votes(self, table: str, what: str, about: str) -> None:
        """Drop all votes for a motion, so that nobody is bound to it any more."""

    def end(self, table: str, before: str, ending: str, over: bool) -> None:
        """Its people have ended it, and their votes are counted; Conflict if it is over or was ended otherwise before."""

    def set_odds(self, table: str, before: str, odds: str, notice: Notice) -> None:
        """Its people have agreed who is shown odds, and their votes on it are counted; Conflict if it was not as before."""

    def set_hints(self, table: str, before: str, hints: str, notice: Notice) -> None:
        """The same of hints."""

    def visit(self, table: str, guest: bytes) -> None:
        """A guest who sits here has looked at the table."""

    def visits(self, table: str) -> dict[bytes, int]:
        """When each guest was last seen at the table."""

    # --- marks ----------------------------------------------------------------------
    def marks(self, table: str, guest: bytes) -> list[Mark]:
        """A guest's own marks at a table, by place."""

    def put_mark(self, table: str, guest: bytes, mark: Mark) -> None:
        """Set a mark of a guest; it replaces his earlier one on that place."""

    def drop_mark(self, table: str, guest: bytes, place: str) -> None:
        """Remove a guest's mark from a place, if there is one."""

    # --- talk -----------------------------------------------------------------------
    def talk(self, table: str) -> list[Line]:
        """What has been said at a table, in order."""

    def put_line(self, table: str, line: Line, most: int) -> None:
        """One more line; of those to the same audience the last ones stay, so many."""

    def mutes(self, guest: bytes) -> frozenset[bytes]:
        """Those whose talk a guest does not want to read, at any table."""

    def set_mute(self, guest: bytes, other: bytes, muted: bool) -> None: ...

    # --- records that were dropped ----------------------------------------------------
    def records(self, guest: bytes) -> list[KeptRecord]:
        """A guest's records without their texts, the newest first."""

    def record(self, guest: bytes, id: str) -> KeptRecord | None:
        """A record, for the guest whose it is."""

    def put_record(self, guest: bytes, id: str, about: str, text: str, most: int) -> None:
        """One more record of a guest; of his others the newest stay, so that he has so many at most."""

    def drop_record(self, guest: bytes, id: str) -> None: ...

    def expire_records(self, before: int) -> None:
        """Forget records that came before this time."""

    # --- time -----------------------------------------------------------------------
    def mark_used(self, table: str) -> None:
        """Note that the table is in use, so that it does not expire."""

    def used_and_warned(self, table: str) -> tuple[int, int]:
        """When the table was last used (a choice or a visit), and since when its people are told that it will go; 0 if they are not."""

    def warn(self, unfinished_before: int, finished_before: int) -> None:
        """Tables that were last used before these times will go: from now on that is told."""

    def expire(self, unfinished_before: int, finished_before: int, warned_before: int, most: int) -> list[str]:
        """Forget at most so many tables that were last used, and whose people were told, before these times; which ones."""

    # --- the log --------------------------------------------------------------------
    def log(self, table: str, since: int = 0) -> list[Row]: ...

    def append(self, table: str, seq: int, rows: list[Row], over: bool, rules: int) -> None:
        """Rows number seq and following; Conflict if the next row has another number, or the table has ended or has other rules."""
