"""The tables' thread: many jobs, one commit; a locked database; a disk that fails."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from browsing import OFTEN, Browser, Server, settled, wait_for

from whitby.table.storage import Busy, StorageError
from whitby.table.table import Table
from whitby.web import room, worker
from whitby.web.settings import Settings
from whitby.web.worker import TableThread, Worker


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Worker]:
    made = Worker(Settings(tmp_path / "whitby.sqlite3", limits=OFTEN))
    yield made
    made.close()


def together(thread: TableThread, *jobs: Callable[[], Any]) -> list[Future[Any]]:
    """Submit all of these while the thread is at something else, so that it takes them at once."""
    busy, go_on = threading.Event(), threading.Event()
    thread.submit(lambda: busy.set() or go_on.wait())
    busy.wait()
    futures = [thread.submit(job) for job in jobs]
    go_on.set()
    return futures


def statements(tables: Worker) -> list[str]:
    """All that the database is told from now on."""
    told: list[str] = []
    tables.thread.submit(lambda: tables.tables.storage.db.set_trace_callback(told.append)).result()  # type: ignore[attr-defined]
    return told


def new_table(tables: Worker, **others: str) -> Table:
    guest = tables.thread.submit(lambda: tables.tables.new_guest("Anna", "en")).result()[0]
    made = tables.thread.submit(lambda: tables.tables.make(guest, "dracula-2003", {}, "Anna", "dracula", others)).result()
    return made[0]


def choose(table: Table, card: str) -> Callable[[], None]:
    return lambda: table.choose(0, table.screen(1).question, f"choose {card}")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program writes to the database."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("begin immediate")
    try:
        yield
    finally:
        db.execute("rollback")
        db.close()


def failing(table: Table, statement: str, times: int = 10**9) -> Callable[[], None]:
    """The disk fails at this statement, so many times or until the call of what comes back."""
    db = table.storage.db  # type: ignore[attr-defined]
    execute = db.execute
    left = times

    def fails(sql: str, *values: Any) -> Any:
        nonlocal left
        if sql.startswith(statement) and left:
            left -= 1
            raise sqlite3.OperationalError("disk I/O error")
        return execute(sql, *values)

    def mend() -> None:
        nonlocal left
        left = 0

    db.execute = fails
    return mend


def test_choices_of_many_tables_reach_the_disk_at_once_before_anybody_hears(tables: Worker, tmp_path: Path) -> None:
    all = [new_table(tables) for _ in range(5)]
    told = statements(tables)
    on_disk: list[int] = []

    def look(_: Future[None]) -> None:
        with sqlite3.connect(tmp_path / "whitby.sqlite3") as other:
            on_disk.append(other.execute("select count(*) from log where choice = 'choose coffin'").fetchone()[0])

    futures = together(tables.thread, *(choose(table, "coffin") for table in all))
    for future in futures:
        future.add_done_callback(look)
    for future in futures:
        future.result(20)
    wait_for(lambda: len(on_disk) == 5)
    assert on_disk == [5] * 5
    assert [sql.lower() for sql in told].count("commit") == 1


def test_what_one_job_cannot_write_leaves_the_others_alone(tables: Worker) -> None:
    one, two = new_table(tables), new_table(tables)
    kept = two.rows_written
    two.rows_written = 0  # as if another server had written meanwhile
    first, second, third = together(tables.thread, choose(one, "coffin"), choose(two, "coffin"), choose(one, "amulet"))
    with pytest.raises(Exception, match="stale"):
        second.result(20)
    first.result(20), third.result(20)
    rows = tables.thread.submit(lambda: tables.tables.storage.log(one.id)).result()
    assert [row.choice for row in rows if row.seat == 0] == ["choose coffin", "choose amulet"]
    assert two.rows_written == kept


def test_a_locked_database_keeps_only_writers_waiting(tables: Worker, tmp_path: Path) -> None:
    table = new_table(tables)
    before = table.play.choices.copy()
    with locked(tmp_path / "whitby.sqlite3"):
        first, second = tables.thread.submit(choose(table, "coffin")), tables.thread.submit(choose(table, "amulet"))
        for _ in range(3):
            assert tables.thread.submit(lambda: tables.tables.storage.log(table.id)).result(20)
        assert tables.thread.submit(lambda: table.screen(1)).result(20).news == table.screen(1).news
        assert not first.done() and table.play.choices == before
    first.result(20), second.result(20)
    assert [table.game.text(choice) for seat, choice in table.play.choices if seat == 0] == ["choose coffin", "choose amulet"]


def test_a_database_that_stays_locked(tables: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PATIENCE", 0.1)
    table = new_table(tables)
    with locked(tmp_path / "whitby.sqlite3"), pytest.raises(Busy):
        tables.thread.submit(choose(table, "coffin")).result(20)
    tables.thread.submit(choose(table, "coffin")).result(20)


def test_one_who_waits_is_told_in_time_whoever_else_comes(tables: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PATIENCE", 0.2)
    monkeypatch.setattr(worker, "RETRY_SECONDS", 0.05)
    first, other = new_table(tables), new_table(tables)
    with locked(tmp_path / "whitby.sqlite3"):
        waits = tables.thread.submit(choose(first, "coffin"))
        for _ in range(400):
            tables.thread.submit(choose(other, "coffin"))
            if waits.done():
                break
            time.sleep(0.005)
        assert waits.done() and isinstance(waits.exception(), Busy)


@pytest.mark.parametrize("statement", ["commit", "release", "savepoint", "begin"])
def test_a_disk_that_fails(tables: Worker, statement: str) -> None:
    """Nothing that was not written is here, a table that was never made is not, and who only reads is none the worse."""
    one, two = new_table(tables), new_table(tables)
    before = [table.screen(1) for table in (one, two)]
    guest = tables.thread.submit(lambda: tables.tables.new_guest("Bruno", "en")).result()[0]
    known = set(tables.tables.loaded)
    mend = failing(one, statement)
    make = lambda: tables.tables.make(guest, "dracula-2003", {}, "Bruno", "dracula", {})  # noqa: E731
    jobs = together(tables.thread, choose(one, "coffin"), make, lambda: tables.tables.find(two.id), choose(two, "coffin"))
    for job in (jobs[0], jobs[1], jobs[3]):
        with pytest.raises((sqlite3.OperationalError, StorageError)):
            job.result(20)
    assert jobs[2].result(20) is two
    assert [table.screen(1) for table in (one, two)] == before and set(tables.tables.loaded) == known
    mend()
    for table in (one, two):
        tables.thread.submit(choose(table, "coffin")).result(20)
        assert len([row for row in tables.thread.submit(lambda id=table.id: tables.tables.storage.log(id)).result() if row.seat == 0]) == 1


def test_bots_hear_everything_after_a_fault(tables: Worker) -> None:
    table = new_table(tables, **{"van-helsing": "random"})
    mend = failing(table, "commit", 1)
    turn = together(tables.thread, choose(table, "coffin"), table.bot_turn)[1].result(20)
    mend()
    assert turn.news == table.play.heard(2)


def test_bots_go_on_when_the_disk_does(server: Server, browser: Callable[[], Browser], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "FIRST_PAUSE", 0.05)
    anna = browser()
    id, _ = anna.make(others="random")
    mend = server.table(id, lambda table: failing(table, "commit"))
    page = anna.look(id)
    settled([page])
    assert server.table(id, lambda table: table.bot_turn()) is not None
    mend()
    wait_for(lambda: server.table(id, lambda table: table.bot_turn()) is None)
    assert page.choose("choose coffin")["type"] == "screen"


def test_a_page_may_look_while_the_database_is_locked(server: Server, browser: Callable[[], Browser]) -> None:
    anna = browser()
    id, _ = anna.make()
    page = anna.look(id)
    with locked(server.settings.database):
        page.send({"type": "choose", "question": page.question, "seat": "dracula", "choice": "choose coffin"})
        assert anna.http.get(f"/api/tables/{id}").status_code == 200
        assert anna.look(id).screen["question"] == page.question
        assert len(page.came) == 1
    wait_for(lambda: page.log and page.log[-1]["facts"] == ["dracula", "choose coffin"])
