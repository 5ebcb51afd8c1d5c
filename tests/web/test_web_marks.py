"""A guest's own marks on the map: on all his devices, and nowhere else."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import Browser, Server, serving, settled, wait_for
from people import DAY, Clock, fury

from whitby.table import marks
from whitby.table.storage import Mark
from whitby.table.tables import UNFINISHED, WARNING
from whitby.web.messages import clean_note

NewBrowser = Callable[..., Browser]
NOTE = "Sixtus slept here"
PARIS: dict[str, str | int] = {"place": "paris", "kind": "possible", "note": NOTE, "round": 7}


def four(browser: NewBrowser) -> tuple[str, Browser, Browser, Browser, Browser]:
    """Anna is Dracula, Bruno and Carla are two hunters each, Dora looks on."""
    anna, bruno, carla, dora = (browser() for _ in range(4))
    table, links = fury(anna, godalming="friend", seward="friend", van_helsing="friend-2", mina="friend-2")
    assert bruno.take(table, links["godalming seward"], "Bruno").status_code == 200
    assert carla.take(table, links["van-helsing mina"], "Carla").status_code == 200
    return table, anna, bruno, carla, dora


def same_guest(browser: NewBrowser, guest: Browser) -> Browser:
    """Another device of this guest, by his return link."""
    link = guest.http.post("/api/me/return", json={}).json()["link"]
    other = browser()
    assert other.http.post("/api/return", json={"secret": link.partition("#")[2]}).status_code == 200
    return other


def marks_of(guest: Browser, table: str) -> list[dict[str, str | int]]:
    said = guest.http.get(f"/api/tables/{table}/marks")
    assert said.status_code == 200, said.text
    return list(said.json()["marks"])


def test_a_mark_is_kept_for_the_person_on_all_his_devices(browser: NewBrowser) -> None:
    table, _, bruno, _, _ = four(browser)
    phone = same_guest(browser, bruno)
    desk, pocket = bruno.look(table), phone.look(table)
    settled([desk, pocket])
    said = bruno.ask(table, "marks", **{**PARIS, "note": "  Sixtus   slept\there \r\n"})
    assert said.json() == {"type": "marks", "marks": [PARIS]}
    for page in (desk, pocket):
        wait_for(lambda page=page: page.refused)
        assert page.refused == [{"type": "marks", "marks": [PARIS]}]
    assert marks_of(phone, table) == marks_of(bruno, table) == [PARIS]
    phone.ask(table, "marks", place="paris", kind="excluded", round=8)  # the last one counts
    phone.ask(table, "marks", place="rome", note="no\n\nway")
    assert marks_of(bruno, table) == [
        {"place": "paris", "kind": "excluded", "note": "", "round": 8},
        {"place": "rome", "kind": "", "note": "no\n\nway", "round": 0},
    ]
    assert bruno.ask(table, "marks", place="paris").json()["marks"] == [{"place": "paris", "kind": "", "note": "", "round": 0}]
    assert [mark["place"] for mark in marks_of(phone, table)] == ["rome"]


def test_nobody_else_gets_anything(browser: NewBrowser) -> None:
    """Not a byte comes to other pages when marks are set, and nothing that can be asked for differs."""
    table, anna, bruno, carla, dora = four(browser)
    others = [who.look(table) for who in (anna, carla, dora)]
    mine = bruno.look(table)
    settled([*others, mine])
    before = settled(others)

    def told() -> list[str]:
        paths = (f"tables/{table}", f"tables/{table}/own", f"tables/{table}/record", "me")
        return [who.http.get(f"/api/{path}").text for who in (anna, carla, dora) for path in paths]

    answers = told()
    for place in ("paris", "rome", "vienna"):
        assert bruno.ask(table, "marks", **{**PARIS, "place": place}).status_code == 200
    wait_for(lambda: len(mine.refused) == 3)
    assert settled(others) == before and told() == answers
    assert marks_of(carla, table) == marks_of(anna, table) == []
    assert dora.http.get(f"/api/tables/{table}/marks").status_code == 403
    assert not any(NOTE in text for page in (*others, mine) for text in page.came if '"screen"' in text)


def test_a_new_holder_finds_none_and_who_comes_back_finds_his(browser: NewBrowser) -> None:
    table, _, bruno, carla, _ = four(browser)
    bruno.ask(table, "marks", **PARIS)
    assert bruno.ask(table, "seats", do="lend", seats=["seward"], bot="random").status_code == 200
    assert marks_of(bruno, table) == [PARIS]
    assert bruno.ask(table, "seats", do="leave", seats=["godalming", "seward"]).status_code == 200
    for said in (bruno.http.get(f"/api/tables/{table}/marks"), bruno.ask(table, "marks", **PARIS)):
        assert (said.status_code, said.json()["error"]) == (403, "not-seated")
    assert carla.ask(table, "seats", do="sit", seats=["godalming"]).status_code == 200
    assert marks_of(carla, table) == []
    link = carla.ask(table, "invitations", seats=["seward"]).json()["link"]
    assert bruno.take(table, link.partition("#")[2], "Bruno").status_code == 200
    assert marks_of(bruno, table) == [PARIS]


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ({"place": "atlantis", "kind": "possible"}, "no-place"),
        ({"place": "paris/cologne", "kind": "possible"}, "no-place"),
        ({"place": "paris", "kind": "sure"}, "bad-message"),
        ({"kind": "possible"}, "bad-message"),
        ({"place": "paris", "kind": "possible", "round": -1}, "bad-message"),
        ({"place": "paris", "note": "x" * 201}, "bad-note"),
        ({"place": "paris", "note": "x" * 1001}, "bad-message"),
        ({"place": "paris", "note": "a\u202eb"}, "bad-note"),
    ],
)
def test_what_is_refused(browser: NewBrowser, said: dict[str, str], error: str) -> None:
    anna = browser()
    table, _ = fury(anna)
    answer = anna.ask(table, "marks", **said)
    assert (answer.status_code, answer.json()["error"]) == (400, error)
    assert marks_of(anna, table) == []


def test_a_stranger_and_a_browser_without_a_guest(browser: NewBrowser) -> None:
    anna, nobody = browser(), browser()
    table, _ = fury(anna)
    for answer in (nobody.http.get(f"/api/tables/{table}/marks"), nobody.ask(table, "marks", **PARIS)):
        assert answer.json()["error"] == "no-guest"
    assert anna.ask("0" * 16, "marks", **PARIS).json()["error"] == "no-table"


def test_no_more_than_the_limit(browser: NewBrowser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marks, "MOST", 2)
    anna = browser()
    table, _ = fury(anna)
    for place in ("paris", "rome", "paris"):
        assert anna.ask(table, "marks", place=place, kind="excluded").status_code == 200
    answer = anna.ask(table, "marks", place="vienna", kind="excluded")
    assert (answer.status_code, answer.json()["error"]) == (409, "too-many-marks")


def test_they_go_with_the_table(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, clock=clock) as server:
        anna = Browser(server.address)
        table, _ = fury(anna)
        anna.ask(table, "marks", **PARIS)
        clock.now += UNFINISHED + DAY
        server.tables(lambda tables: tables.sweep({}))
        clock.now += WARNING + DAY
        server.tables(lambda tables: tables.sweep({}))
        assert anna.http.get(f"/api/tables/{table}").status_code == 404
        anna.close()
    with sqlite3.connect(tmp_path / "whitby.sqlite3") as db:
        assert db.execute("select count(*) from marks").fetchone() == (0,)


def test_they_outlast_the_server_and_stay_out_of_the_record(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Browser(server.address)
        table, _ = anna.make("random")
        anna.ask(table, "marks", place="house-1", note=NOTE)
        assert anna.ask(table, "motions", what="resign", about="dracula").status_code == 200
        record = anna.http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200 and NOTE not in record.text
    with serving(tmp_path) as server:
        assert server.tables(lambda tables: tables.storage.marks(table, tables.storage.table(table).maker)) == [Mark("house-1", "", NOTE)]
        anna.close()


def test_a_fault_tells_nothing_of_a_note(
    server: Server, browser: NewBrowser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = browser()
    table, _ = fury(anna)
    monkeypatch.setattr(marks, "places", lambda table: 1 / 0)
    answer = anna.ask(table, "marks", **PARIS)
    assert (answer.status_code, answer.json()["error"]) == (500, "server-error")
    assert NOTE not in answer.text and NOTE not in caplog.text


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("", ""),
        (" a  b ", "a b"),
        ("a \r\n  b\n", "a\nb"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("x" * 200, "x" * 200),
        ("x" * 201, None),
        ("a\u2028b", None),
        ("a\x00b", None),
        ("a\n\u200b\nb", None),
    ],
)
def test_notes(text: str, note: str | None) -> None:
    assert clean_note(text) == note
