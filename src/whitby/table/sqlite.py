"""Storage in one SQLite file, write-ahead log on, every commit on disk before it counts."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from whitby.table.storage import Busy, Conflict, Guest, Place, Row, Sheet, StorageError

FIRST = (
    "create table meta (key text primary key, value text not null) strict, without rowid",
    "create table guests (hash blob primary key, name text not null, language text not null, made integer not null) strict, without rowid",
    """create table tables (
        id text primary key, game text not null, rules integer not null, options text not null, maker blob not null, seed text,
        made integer not null, over integer not null default 0
    ) strict, without rowid""",
    "create index tables_by_maker on tables (maker, over)",
    """create table seats (
        table_id text not null references tables, seat integer not null, bot text not null, guest blob not null, name text not null,
        invitation blob not null, primary key (table_id, seat)
    ) strict, without rowid""",
    "create index seats_by_guest on seats (guest)",
    """create table log (
        table_id text not null references tables, seq integer not null, seat integer not null, choice text, at integer not null,
        primary key (table_id, seq)
    ) strict, without rowid""",
)


COUNTED = (
    "alter table log add column removed integer",  # by a row that takes back; null in older ones
    "alter table tables add column shut integer not null default 0",
)
STEPS = (FIRST, COUNTED)  # each brings the file from one version of the schema to the next
VERSION = len(STEPS)


PATIENCE = 10  # seconds to wait for another program when the file is opened


class Connection(sqlite3.Connection):
    """One that never waits for another program that writes: `Busy` at once, so that whoever only reads goes on."""

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        try:
            return super().execute(sql, values)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise Busy("another program writes to the database") from None
            raise


class SqliteStorage:
    """One connection. It belongs to the thread that made it."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, factory=Connection)
            self.gathering = False  # are all transactions written at once, at the end?
            self.begun = False  # has one of them begun?
            self.db.execute("pragma journal_mode = wal")
            self.db.execute("pragma synchronous = full")
            self.db.execute("pragma foreign_keys = on")
            self.migrate(path)
            self.db.execute("pragma busy_timeout = 0")
        except sqlite3.DatabaseError as error:
            raise StorageError(f"{path} cannot be used: {error}") from None
        except OSError as error:
            raise StorageError(f"{path.parent} cannot be used: {error.strerror}") from None

    def migrate(self, path: Path) -> None:
        """Bring the file to this version, step by step."""
        with self.transaction():
            (version,) = self.db.execute("pragma user_version").fetchone()
            if version > VERSION:
                raise StorageError(f"{path} was written by a newer Whitby (schema {version}, this one knows {VERSION}): update Whitby")
            for step in STEPS[version:]:
                for statement in step:
                    self.db.execute(statement)
            if version == 0:
                self.db.execute("insert into meta values ('instance', ?)", (secrets.token_hex(4),))
            if version < VERSION:
                self.db.execute(f"pragma user_version = {VERSION}")

    @contextmanager
    def together(self) -> Iterator[None]:
        """All transactions in here reach the disk at once when it ends, or none of them does."""
        if self.gathering:
            yield
            return
        self.gathering, self.begun = True, False
        try:
            yield
            if self.begun:
                self.db.execute("commit")
        except BaseException:
            if self.db.in_transaction:
                self.db.execute("rollback")
            raise
        finally:
            self.gathering = False

    def begin(self) -> None:
        """Nobody else writes until `together` ends; Busy if another program does now."""
        if not self.begun:
            self.db.execute("begin immediate")
            self.begun = True
        elif not self.db.in_transaction:  # a fault of the disk can undo all of them
            raise StorageError("what was written together is lost")

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All of it or nothing; the write lock is taken at once, so that what was read still holds. Busy if another program has it."""
        with self.together():
            self.begin()
            self.db.execute("savepoint one")
            try:
                yield
                self.db.execute("release one")
            except BaseException:
                self.undo_one()
                raise

    def undo_one(self) -> None:
        """Nothing of the last transaction; where that cannot be done, nothing of all that would be written together."""
        if self.db.in_transaction:
            try:
                self.db.execute("rollback to one")
                self.db.execute("release one")
            except sqlite3.Error:
                self.db.execute("rollback")

    def close(self) -> None:
        self.db.close()

    def instance(self) -> str:
        (value,) = self.db.execute("select value from meta where key = 'instance'").fetchone()
        return str(value)

    # --- guests ---------------------------------------------------------------------
    def guest(self, hash: bytes) -> Guest | None:
        row = self.db.execute("select hash, name, language from guests where hash = ?", (hash,)).fetchone()
        return Guest(*row) if row else None

    def put_guest(self, guest: Guest) -> None:
        with self.transaction():
            self.db.execute(
                "insert into guests values (?, ?, ?, ?) on conflict do update set name = excluded.name, language = excluded.language",
                (guest.hash, guest.name, guest.language, int(time.time())),
            )

    # --- tables ---------------------------------------------------------------------
    def put_table(self, sheet: Sheet, rows: list[Row]) -> None:
        with self.transaction():
            options = msgspec.json.encode(sheet.options).decode()
            self.db.execute(
                "insert into tables (id, game, rules, options, maker, seed, made) values (?, ?, ?, ?, ?, ?, ?)",
                (sheet.id, sheet.game, sheet.rules, options, sheet.maker, sheet.seed, int(time.time())),
            )
            self.db.executemany(
                "insert into seats values (?, ?, ?, ?, ?, ?)",
                [(sheet.id, seat, p.bot, p.guest, p.name, p.invitation) for seat, p in enumerate(sheet.places)],
            )
            self.insert(sheet.id, 0, rows)

    def table(self, id: str) -> Sheet | None:
        row = self.db.execute("select id, game, rules, options, maker, seed from tables where id = ?", (id,)).fetchone()
        if row is None:
            return None
        places = self.db.execute("select bot, guest, name, invitation from seats where table_id = ? order by seat", (id,))
        id, game, rules, options, maker, seed = row
        return Sheet(id, game, rules, msgspec.json.decode(options), maker, seed, tuple(Place(*p) for p in places))

    def tables_of(self, guest: bytes) -> list[str]:
        rows = self.db.execute(
            "select distinct id, made from tables join seats on table_id = id where guest = ? order by made desc, id limit 100", (guest,)
        )
        return [id for id, _ in rows]

    def open_tables(self, maker: bytes) -> int:
        (n,) = self.db.execute("select count(*) from tables where maker = ? and over = 0 and shut = 0", (maker,)).fetchone()
        return int(n)

    def is_over(self, table: str) -> bool:
        (over,) = self.db.execute("select over from tables where id = ?", (table,)).fetchone()
        return bool(over)

    def settle(self, table: str, rules: int, removed: dict[int, int]) -> None:
        with self.transaction():
            self.db.execute("update tables set rules = ?, shut = 0 where id = ?", (rules, table))
            rows = [(n, table, seq) for seq, n in removed.items()]
            self.db.executemany("update log set removed = ? where table_id = ? and seq = ?", rows)

    def shut(self, table: str) -> None:
        with self.transaction():
            self.db.execute("update tables set shut = 1 where id = ?", (table,))

    def take(self, table: str, seat: int, invitation: bytes, guest: bytes, name: str) -> None:
        self.one_seat(
            "update seats set guest = ?, name = ?, invitation = x'' where table_id = ? and seat = ? and guest = x'' and invitation = ?",
            (guest, name, table, seat, invitation),
        )

    def invite(self, table: str, seat: int, invitation: bytes) -> None:
        self.one_seat(
            "update seats set invitation = ? where table_id = ? and seat = ? and guest = x'' and bot = ''", (invitation, table, seat)
        )

    def one_seat(self, statement: str, values: tuple[object, ...]) -> None:
        """A change that must find its seat as expected."""
        with self.transaction():
            if self.db.execute(statement, values).rowcount != 1:
                raise Conflict

    # --- the log --------------------------------------------------------------------
    def log(self, table: str, since: int = 0) -> list[Row]:
        rows = self.db.execute("select seat, choice, removed from log where table_id = ? and seq >= ? order by seq", (table, since))
        return [Row(*row) for row in rows]

    def append(self, table: str, seq: int, rows: list[Row], over: bool) -> None:
        try:
            with self.transaction():
                self.insert(table, seq, rows)
                if over:
                    self.db.execute("update tables set over = 1 where id = ?", (table,))
        except sqlite3.IntegrityError:
            raise Conflict from None

    def insert(self, table: str, seq: int, rows: list[Row]) -> None:
        """Rows of the log, from this number on."""
        now = int(time.time())
        self.db.executemany(
            "insert into log (table_id, seq, seat, choice, removed, at) values (?, ?, ?, ?, ?, ?)",
            [(table, seq + i, r.seat, r.choice, r.removed, now) for i, r in enumerate(rows)],
        )
