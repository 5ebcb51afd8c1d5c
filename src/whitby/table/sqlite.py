"""Storage in one SQLite file, write-ahead log on, every commit on disk before it counts."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from whitby.table.schema import STEPS, VERSION
from whitby.table.storage import Busy, Conflict, Full, Guest, KeptRecord, Line, Mark, Notice, Place, Row, StorageError, TableInfo, Vote

HOUR = 3600
NOTICES = 50  # kept of each table
OWN = "id in (select table_id from seats where guest = ? union select table_id from claims where guest = ?)"
OLD = "((over = 0 and touched < ?) or (over = 1 and touched < ?))"
PATIENCE = 10  # seconds to wait for another program when the file is opened
UNWRITABLE = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR)
OF_TABLES = ("log", "seats", "claims", "votes", "notices", "looked", "visits", "marks", "talk")


class Connection(sqlite3.Connection):
    """One that never waits for another program that writes: `Busy` at once, so that whoever only reads goes on; `Full` without room."""

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        with faults_named():
            return super().execute(sql, values)

    def executemany(self, sql: str, values: Any, /) -> sqlite3.Cursor:
        with faults_named():
            return super().executemany(sql, values)


@contextmanager
def faults_named() -> Iterator[None]:
    """SQLite's faults that pass by themselves, under names of our own."""
    try:
        yield
    except sqlite3.OperationalError as error:
        code = error.sqlite_errorcode & 0xFF
        if code == sqlite3.SQLITE_BUSY:
            raise Busy("another program writes to the database") from None
        if code in UNWRITABLE:
            raise Full(str(error)) from None
        raise


class SqliteStorage:
    """One connection to the file. It belongs to the thread that made it."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, factory=Connection)
            self.in_batch = False  # are all transactions written at once, at the end?
            self.begun = False  # has one of them begun?
            self.written: set[str] = set()  # the tables that they wrote to
            self.job: set[str] | None = None  # those that the running or last job wrote to
            self.db.execute("pragma journal_mode = wal")
            self.db.execute("pragma synchronous = full")
            self.db.execute("pragma foreign_keys = on")
            self.migrate(path)
            self.db.execute("pragma busy_timeout = 0")
        except (sqlite3.DatabaseError, Full) as error:
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
            self.db.execute("update tables set touched = ? where touched = 0", (self.now(),))  # older ones count from now
            if version < VERSION:
                self.db.execute(f"pragma user_version = {VERSION}")

    @contextmanager
    def batch(self) -> Iterator[None]:
        """All transactions in here reach the disk at once when it ends, or none of them does."""
        if self.in_batch:
            yield
            return
        self.in_batch, self.begun, self.written, self.job = True, False, set(), None
        try:
            yield
            if self.begun:
                self.db.execute("commit")
        except BaseException:
            if self.db.in_transaction:
                self.db.execute("rollback")
            raise
        finally:
            self.in_batch = False

    def begin_writing(self) -> None:
        """Nobody else writes until `batch` ends; Busy if another program does now."""
        if not self.begun:
            self.db.execute("begin immediate")
            self.begun = True
        elif not self.db.in_transaction:  # a fault of the disk can undo all of them
            raise StorageError("what was written together is lost")

    @contextmanager
    def transaction(self, table: str = "") -> Iterator[None]:
        """All of it or nothing; the write lock is taken at once, so that what was read still holds. Busy if another program has it."""
        with self.batch():
            self.begin_writing()
            self.written.add(table)
            if self.job is not None:
                if not self.job:
                    self.db.execute("savepoint job")
                self.job.add(table)
            self.db.execute("savepoint one")
            try:
                yield
                self.db.execute("release one")
            except BaseException:
                self.roll_back_one()
                raise

    def roll_back_one(self) -> None:
        """Roll back the last transaction; where that cannot be done, nothing of all that would be written together."""
        if self.db.in_transaction:
            try:
                self.db.execute("rollback to one")
                self.db.execute("release one")
            except (sqlite3.Error, Full):
                self.db.execute("rollback")

    @contextmanager
    def job_savepoint(self) -> Iterator[None]:
        self.job = set()
        try:
            yield
            if self.job:
                self.db.execute("release job")
        except BaseException:
            if self.job and self.db.in_transaction:
                self.db.execute("rollback to job")
                self.db.execute("release job")
            raise

    def changed_in_job(self) -> set[str]:
        return self.job or set()

    def changed_in_batch(self) -> set[str]:
        return self.written

    def close(self) -> None:
        self.db.close()

    def instance(self) -> str:
        (value,) = self.db.execute("select value from meta where key = 'instance'").fetchone()
        return str(value)

    def now(self) -> int:
        """Seconds since 1970, by this storage's clock."""
        return int(self.clock())

    # --- guests ---------------------------------------------------------------------
    def guest_of(self, key: bytes, kind: str) -> Guest | None:
        row = self.db.execute(
            "select guests.hash, name, language from keys join guests on guests.hash = guest where keys.hash = ? and kind = ?", (key, kind)
        ).fetchone()
        return Guest(*row) if row else None

    def put_guest(self, guest: Guest) -> None:
        with self.transaction():
            self.db.execute(
                "insert into guests values (?, ?, ?, ?) on conflict do update set name = excluded.name, language = excluded.language",
                (guest.hash, guest.name, guest.language, self.now()),
            )

    def put_key(self, key: bytes, guest: bytes, kind: str, replacing: bool) -> None:
        with self.transaction():
            if replacing:
                self.db.execute("delete from keys where guest = ? and kind = ?", (guest, kind))
            self.db.execute("insert into keys values (?, ?, ?, ?)", (key, guest, kind, self.now()))

    def name_of(self, guest: bytes) -> str:
        row = self.db.execute("select name from guests where hash = ?", (guest,)).fetchone()
        return str(row[0]) if row else ""

    def newest_key_made(self, guest: bytes, kind: str) -> int | None:
        (made,) = self.db.execute("select max(made) from keys where guest = ? and kind = ?", (guest, kind)).fetchone()
        return None if made is None else int(made)

    def drop_keys(self, guest: bytes, kind: str, but: bytes) -> None:
        with self.transaction():
            self.db.execute("delete from keys where guest = ? and kind = ? and hash != ?", (guest, kind, but))

    # --- tables ---------------------------------------------------------------------
    def put_table(self, info: TableInfo, rows: list[Row], after: str = "") -> None:
        with self.transaction(info.id):
            self.written |= {after} - {""}
            if after and self.db.execute("update tables set next = ? where id = ? and next = ''", (info.id, after)).rowcount != 1:
                raise Conflict
            options = msgspec.json.encode(info.options).decode()
            self.db.execute(
                "insert into tables (id, game, rules, options, maker, seed, made, touched, odds, hints)"
                " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (info.id, info.game, info.rules, options, info.maker, info.seed, self.now(), self.now(), info.odds, info.hints),
            )
            self.db.executemany(
                "insert into seats (table_id, seat, bot, guest, name, invitation) values (?, ?, ?, ?, ?, ?)",
                [(info.id, seat, p.bot, p.guest, p.name, p.invitation) for seat, p in enumerate(info.places)],
            )
            self.remember_looked(info.id)
            self.insert(info.id, 0, rows)

    def table(self, id: str) -> TableInfo | None:
        query = "select id, game, rules, options, maker, seed, shut, ending, next, odds, hints from tables where id = ?"
        row = self.db.execute(query, (id,)).fetchone()
        if row is None:
            return None
        votes = self.db.execute("select what, about, guest, at from votes where table_id = ? order by at, guest", (id,))
        notices = self.db.execute("select what, seats, name, bot, at from notices where table_id = ? order by n", (id,))
        looked = self.db.execute("select guest, seat from looked where table_id = ?", (id,))
        id, game, rules, options, maker, seed, shut, ending, next, odds, hints = row
        return TableInfo(
            *(id, game, rules, msgspec.json.decode(options), maker, seed, self.places(id), bool(shut), ending, next),
            votes=tuple(Vote(*v) for v in votes),
            notices=tuple(Notice(what, seats.split(), name, bot, at) for what, seats, name, bot, at in notices),
            looked=frozenset(looked),
            claims=self.claims(id),
            odds=odds,
            hints=hints,
        )

    def places(self, table: str) -> tuple[Place, ...]:
        """The seats of a table, in their order."""
        rows = self.db.execute("select bot, guest, name, invitation from seats where table_id = ? order by seat", (table,))
        return tuple(Place(*row) for row in rows)

    def claims(self, table: str) -> frozenset[tuple[bytes, int]]:
        """From whom seats were freed."""
        return frozenset(self.db.execute("select guest, seat from claims where table_id = ?", (table,)).fetchall())

    def tables_of(self, guest: bytes) -> list[str]:
        return self.ids(f"select id from tables where {OWN} order by touched desc, made desc, id", guest, guest)

    def warned_tables_of(self, guest: bytes) -> list[str]:
        return self.ids(f"select id from tables where {OWN} and warned > 0 order by touched", guest, guest)

    def tables_seen_by_both(self, one: bytes, other: bytes) -> list[str]:
        return self.ids("select table_id from looked where guest = ? intersect select table_id from looked where guest = ?", one, other)

    def ids(self, query: str, *values: object) -> list[str]:
        """The tables that a query finds."""
        return [id for (id,) in self.db.execute(query, values)]

    def open_tables(self, maker: bytes, games: Sequence[str]) -> int:
        (n,) = self.db.execute(
            f"""select count(*) from tables where maker = ? and over = 0 and shut = 0 and ending = ''
            and game in ({", ".join("?" * len(games))}) and exists (select 1 from seats where table_id = id and guest = maker)""",
            (maker, *games),
        ).fetchone()
        return int(n)

    def is_over(self, table: str) -> bool:
        (over,) = self.db.execute("select over from tables where id = ?", (table,)).fetchone()
        return bool(over)

    def adopt_rules(self, table: str, rules: int, removed: dict[int, int]) -> None:
        with self.transaction(table):
            self.db.execute("update tables set rules = ?, shut = 0 where id = ?", (rules, table))
            rows = [(n, table, seq) for seq, n in removed.items()]
            self.db.executemany("update log set removed = ? where table_id = ? and seq = ?", rows)

    def shut(self, table: str) -> None:
        with self.transaction(table):
            self.db.execute("update tables set shut = 1 where id = ?", (table,))

    # --- seats ----------------------------------------------------------------------
    def put_places(self, before: TableInfo, after: TableInfo, notice: Notice | None) -> None:
        table = before.id
        with self.transaction(table):
            if (self.places(table), self.claims(table)) != (before.places, before.claims):
                raise Conflict
            self.db.executemany(
                "update seats set bot = ?, guest = ?, name = ?, invitation = ? where table_id = ? and seat = ?",
                [(p.bot, p.guest, p.name, p.invitation, table, seat) for seat, p in enumerate(after.places)],
            )
            self.db.execute("delete from claims where table_id = ?", (table,))
            self.db.executemany("insert into claims values (?, ?, ?)", [(table, seat, guest) for guest, seat in after.claims])
            self.db.execute("delete from votes where table_id = ? and what = 'free'", (table,))
            self.remember_looked(table)
            if notice:
                self.insert_notice(table, notice)

    def insert_notice(self, table: str, notice: Notice) -> None:
        """One more notice; those long ago go."""
        (last,) = self.db.execute("select coalesce(max(n), 0) from notices where table_id = ?", (table,)).fetchone()
        values = (table, last + 1, notice.what, " ".join(notice.seats), notice.name, notice.bot, notice.at)
        self.db.execute("insert into notices values (?, ?, ?, ?, ?, ?, ?)", values)
        self.db.execute("delete from notices where table_id = ? and n <= ? and what != 'freed'", (table, last + 1 - NOTICES))

    def remember_looked(self, table: str) -> None:
        """Who sits somewhere has looked through the eyes of that seat, for good."""
        self.db.execute(
            "insert or ignore into looked select table_id, guest, seat from seats where table_id = ? and guest != x''", (table,)
        )

    def vote(self, table: str, vote: Vote) -> None:
        with self.transaction(table):
            self.db.execute(
                "insert into votes values (?, ?, ?, ?, ?) on conflict do update set at = excluded.at",
                (table, vote.what, vote.about, vote.guest, vote.at),
            )

    def drop_votes(self, table: str, what: str, about: str) -> None:
        with self.transaction(table):
            self.db.execute("delete from votes where table_id = ? and what = ? and about = ?", (table, what, about))

    def end(self, table: str, before: str, ending: str, over: bool) -> None:
        with self.transaction(table):
            done = self.db.execute(
                "update tables set ending = ?, over = ? where id = ? and over = 0 and ending = ?", (ending, over, table, before)
            )
            if done.rowcount != 1:
                raise Conflict
            self.db.execute("delete from votes where table_id = ?", (table,))

    def set_odds(self, table: str, before: str, odds: str, notice: Notice) -> None:
        self.set_agreed("odds", table, before, odds, notice)

    def set_hints(self, table: str, before: str, hints: str, notice: Notice) -> None:
        self.set_agreed("hints", table, before, hints, notice)

    def set_agreed(self, what: str, table: str, before: str, after: str, notice: Notice) -> None:
        """The column and the motion of this name: what people have agreed to."""
        with self.transaction(table):
            if self.db.execute(f"update tables set {what} = ? where id = ? and {what} = ?", (after, table, before)).rowcount != 1:
                raise Conflict
            self.db.execute("delete from votes where table_id = ? and what = ?", (table, what))
            self.insert_notice(table, notice)

    def visit(self, table: str, guest: bytes) -> None:
        with self.transaction(table):
            self.db.execute("insert into visits values (?, ?, ?) on conflict do update set at = excluded.at", (table, guest, self.now()))
            self.touch(table)

    def visits(self, table: str) -> dict[bytes, int]:
        return dict(self.db.execute("select guest, at from visits where table_id = ?", (table,)).fetchall())

    # --- marks ----------------------------------------------------------------------
    def marks(self, table: str, guest: bytes) -> list[Mark]:
        rows = self.db.execute("select place, kind, note, round from marks where table_id = ? and guest = ? order by place", (table, guest))
        return [Mark(*row) for row in rows]

    def put_mark(self, table: str, guest: bytes, mark: Mark) -> None:
        with self.transaction(table):
            self.db.execute(
                """insert into marks values (?, ?, ?, ?, ?, ?)
                on conflict do update set kind = excluded.kind, note = excluded.note, round = excluded.round""",
                (table, guest, mark.place, mark.kind, mark.note, mark.round),
            )

    def drop_mark(self, table: str, guest: bytes, place: str) -> None:
        with self.transaction(table):
            self.db.execute("delete from marks where table_id = ? and guest = ? and place = ?", (table, guest, place))

    # --- talk -----------------------------------------------------------------------
    def talk(self, table: str) -> list[Line]:
        rows = self.db.execute(
            "select guest, seat, name, channel, audience, text, rows, at from talk where table_id = ? order by n", (table,)
        )
        return [Line(*row) for row in rows]

    def put_line(self, table: str, line: Line, most: int) -> None:
        with self.transaction(table):
            (last,) = self.db.execute("select coalesce(max(n), 0) from talk where table_id = ?", (table,)).fetchone()
            self.db.execute("insert into talk values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (table, last + 1, *msgspec.structs.astuple(line)))
            to_the_same = "select n from talk where table_id = ? and audience = ? order by n desc limit -1 offset ?"
            values = (table, table, line.audience, most)
            self.db.execute(f"delete from talk where table_id = ? and n in ({to_the_same})", values)

    def mutes(self, guest: bytes) -> frozenset[bytes]:
        return frozenset(muted for (muted,) in self.db.execute("select muted from mutes where guest = ?", (guest,)))

    def set_mute(self, guest: bytes, other: bytes, muted: bool) -> None:
        with self.transaction():
            change = "insert or ignore into mutes values (?, ?)" if muted else "delete from mutes where guest = ? and muted = ?"
            self.db.execute(change, (guest, other))

    # --- records that were dropped ----------------------------------------------------
    def records(self, guest: bytes) -> list[KeptRecord]:
        rows = self.db.execute("select id, about, '', at from records where guest = ? order by at desc, id", (guest,))
        return [KeptRecord(*row) for row in rows]

    def record(self, guest: bytes, id: str) -> KeptRecord | None:
        row = self.db.execute("select id, about, text, at from records where id = ? and guest = ?", (id, guest)).fetchone()
        return KeptRecord(*row) if row else None

    def put_record(self, guest: bytes, id: str, about: str, text: str, most: int) -> None:
        with self.transaction():
            self.db.execute("insert into records values (?, ?, ?, ?, ?)", (id, guest, about, text, self.now()))
            older = "select id from records where guest = ? and id != ? order by at desc, id limit -1 offset ?"
            self.db.execute(f"delete from records where id in ({older})", (guest, id, most - 1))

    def drop_record(self, guest: bytes, id: str) -> None:
        with self.transaction():
            self.db.execute("delete from records where id = ? and guest = ?", (id, guest))

    def expire_records(self, before: int) -> None:
        with self.transaction():
            self.db.execute("delete from records where at < ?", (before,))

    # --- time -----------------------------------------------------------------------
    def touch(self, table: str) -> None:
        """The table is used. Days count, so an hour is near enough."""
        self.db.execute("update tables set touched = ?, warned = 0 where id = ? and touched < ?", (self.now(), table, self.now() - HOUR))

    def mark_used(self, table: str) -> None:
        with self.transaction(table):
            self.touch(table)

    def used_and_warned(self, table: str) -> tuple[int, int]:
        used, warned = self.db.execute("select touched, warned from tables where id = ?", (table,)).fetchone()
        return int(used), int(warned)

    def warn(self, unfinished_before: int, finished_before: int) -> None:
        with self.transaction():
            self.db.execute(f"update tables set warned = ? where warned = 0 and {OLD}", (self.now(), unfinished_before, finished_before))

    def expire(self, unfinished_before: int, finished_before: int, warned_before: int, most: int) -> list[str]:
        with self.transaction():
            old = f"select id from tables where warned > 0 and warned <= ? and {OLD} limit ?"
            rows = [(id,) for id in self.ids(old, warned_before, unfinished_before, finished_before, most)]
            for each in OF_TABLES:
                self.db.executemany(f"delete from {each} where table_id = ?", rows)
            self.db.executemany("update tables set next = '' where next = ?", rows)
            self.db.executemany("delete from tables where id = ?", rows)
        return [id for (id,) in rows]

    # --- the log --------------------------------------------------------------------
    def log(self, table: str, since: int = 0) -> list[Row]:
        rows = self.db.execute("select seat, choice, removed from log where table_id = ? and seq >= ? order by seq", (table, since))
        return [Row(*row) for row in rows]

    def append(self, table: str, seq: int, rows: list[Row], over: bool, rules: int) -> None:
        try:
            with self.transaction(table):
                state = self.db.execute("select rules, ending from tables where id = ?", (table,)).fetchone()
                (last,) = self.db.execute("select max(seq) from log where table_id = ?", (table,)).fetchone()
                if state != (rules, "") or seq != (0 if last is None else last + 1):
                    raise Conflict
                self.insert(table, seq, rows)
                self.touch(table)
                if over:
                    self.db.execute("update tables set over = 1 where id = ?", (table,))
        except sqlite3.IntegrityError:
            raise Conflict from None

    def insert(self, table: str, seq: int, rows: list[Row]) -> None:
        """Rows of the log, from this number on."""
        now = self.now()
        self.db.executemany(
            "insert into log (table_id, seq, seat, choice, removed, at) values (?, ?, ?, ?, ?, ?)",
            [(table, seq + i, r.seat, r.choice, r.removed, now) for i, r in enumerate(rows)],
        )
