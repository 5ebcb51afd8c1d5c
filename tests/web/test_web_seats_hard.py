"""Seats and friends where it is hard: moments in between, people who come and go, claims on claims, secrets at the edges."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browsing import DRACULA, VAN_HELSING, Browser, Server, play_on, serving, wait_for
from people import DAY, Clock, fury, motion, seat

from whitby.table.closed import ClosedTable
from whitby.table.refusal import Refusal
from whitby.table.sqlite import SqliteStorage
from whitby.table.storage import Guest, StorageError
from whitby.table.table import Table
from whitby.table.tables import Tables

NewBrowser = Callable[[], Browser]


def three(browser: NewBrowser) -> tuple[Browser, Browser, Browser, str]:
    """Anna is Dracula; Bruno has two hunters and Carla two."""
    anna, bruno, carla = browser(), browser(), browser()
    table, links = fury(anna, godalming="friend", seward="friend", van_helsing="friend-2", mina="friend-2")
    bruno.take(table, links["godalming seward"])
    carla.take(table, links["van-helsing mina"], "Carla")
    return anna, bruno, carla, table


def guest_of(tables: Tables, who: Browser) -> Guest:
    found = tables.guest_of_browser(next(iter(who.http.cookies.values())))
    assert found is not None
    return found


# --- closing --------------------------------------------------------------------------------
def test_nothing_is_revealed_in_the_moment_of_closing(browser: NewBrowser, server: Server) -> None:
    """One who still holds the open table when it is closed reads no more of it than anybody."""
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    play_on([anna.look(table), bruno.look(table)], random.Random(8), 14)

    def close(tables: Tables) -> tuple[Any, Any]:
        before = tables.find(table)
        assert isinstance(before, Table)
        for who in (anna, bruno):
            tables.vote(before, guest_of(tables, who), "close", "", True, frozenset())
        return before, tables.find(table)

    before, now = server.tables(close)
    assert isinstance(now, ClosedTable) and before.over and before.bot_turn() is None
    mine = bruno.http.get(f"/api/tables/{table}/record").text
    assert "\nvan-helsing: " in mine and "\ndracula: " not in mine


def test_bots_rest_at_a_closed_table(browser: NewBrowser, server: Server) -> None:
    anna = browser()
    table, _ = anna.make("easy")

    def close(tables: Tables) -> bool:
        found = tables.find(table)
        assert isinstance(found, Table)
        turn = found.bot_turn()
        assert turn is not None
        tables.change_seats(found, guest_of(tables, anna), "leave", [DRACULA], "", frozenset())
        with pytest.raises(Refusal, match="stale"):
            found.bot_chose(turn, turn.options[0])
        return found.bot_turn() is None

    assert server.tables(close)


def test_nothing_can_be_decided_at_a_table_of_older_rules(browser: NewBrowser, server: Server) -> None:
    anna, carla = browser(), browser()
    table, _ = anna.make("random")

    def age(tables: Tables) -> None:
        tables.storage.db.execute("update log set choice = 'pass' where table_id = ? and seq = 3", (table,))  # type: ignore[attr-defined]
        tables.unload(table)

    server.tables(age)
    assert anna.line(table)["closed"] == "old-rules" and anna.line(table)["sitting"]["motions"] == []
    assert anna.ask(table, "motions", what="resign", about=DRACULA).json()["error"] == "no-motion"
    assert carla.http.get(f"/api/tables/{table}/record").status_code == 403


def test_a_closing_that_could_not_be_written(tmp_path: Path) -> None:
    """The table is as it was, for those who look at it too, and its log has no hole."""
    tables = Tables(SqliteStorage(tmp_path / "whitby.sqlite3"))
    (anna, _), (bruno, _) = tables.new_guest("Anna", ""), tables.new_guest("Bruno", "")
    found, links = tables.make(anna, "dracula-2003", {}, "Anna", DRACULA, {})
    tables.take_seats(found, bruno, links[0][1])
    tables.vote(found, anna, "close", "", True, frozenset())
    rows = tables.storage.log(found.id)
    with pytest.raises(StorageError), tables.storage.batch():
        found.choose(0, found.screen(1).question, "choose coffin")
        tables.vote(found, bruno, "close", "", True, frozenset())
        assert isinstance(tables.find(found.id), ClosedTable)
        raise StorageError("the disk is full")
    assert tables.storage.log(found.id) == rows
    tables.reload(tables.storage.changed_in_batch())
    assert tables.find(found.id) is found and not found.over and found.rows_written == len(rows)
    found.choose(0, found.screen(1).question, "choose coffin")
    assert len(tables.storage.log(found.id)) == len(rows) + 1


# --- who may sit and who may choose ---------------------------------------------------------
def test_who_lost_his_seat_no_longer_chooses(browser: NewBrowser, server: Server) -> None:
    """Whether a page may speak for a seat is asked when its turn comes, not when its message does."""
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    b = bruno.look(table)
    room = server.app.live.rooms[table]
    page = next(page for page in room.pages)
    from whitby.web.messages import Choose

    said = Choose(b.question, VAN_HELSING, b.options()[0])
    server.table(table, lambda t: room.seat_of(page, VAN_HELSING))
    bruno.ask(table, "seats", do="leave", seats=[VAN_HELSING])
    with pytest.raises(Refusal, match="not-seated"):
        server.table(table, lambda t: room.carry_out(page, said))


def test_leaving_first_does_not_help_a_stranger(browser: NewBrowser) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    back = anna.http.post("/api/me/return", json={}).json()["link"].partition("#")[2]
    bruno.ask(table, "seats", do="leave", seats=[VAN_HELSING])
    assert bruno.http.post("/api/return", json={"secret": back, "replace": True}).json()["error"] == "other-side"


def test_a_played_seat_is_the_business_of_its_side(browser: NewBrowser) -> None:
    anna, bruno, carla, table = three(browser)
    bruno.ask(table, "seats", do="leave", seats=["godalming", "seward"])
    for call, said in (("invitations", {}), ("seats", {"do": "seat-bot", "bot": "random"})):
        assert anna.ask(table, call, seats=["seward"], **said).json()["error"] == "other-side"
    link = carla.ask(table, "invitations", seats=["seward"]).json()["link"].partition("#")[2]
    diana = browser()
    assert diana.take(table, link, "Diana").status_code == 200
    told = anna.line(table)["sitting"]["told"]
    assert [(n["what"], n["name"]) for n in told] == [("left", "Bruno"), ("sat", "Diana")]


def test_a_bot_makes_way_for_a_person(browser: NewBrowser) -> None:
    anna, bruno = browser(), browser()
    table, _ = anna.make("easy")
    link = anna.ask(table, "invitations", seats=[VAN_HELSING]).json()["link"].partition("#")[2]
    assert seat(anna.line(table), VAN_HELSING)["kind"] == "easy" and seat(anna.line(table), VAN_HELSING)["link"] == 1
    assert bruno.take(table, link).json()["seats"] == [VAN_HELSING]
    assert bruno.look(table).questions


def test_who_plays_both_sides_may_sit_down_again(browser: NewBrowser) -> None:
    anna = browser()
    table, _ = fury(anna, godalming="me", seward="me", van_helsing="me", mina="me")
    anna.ask(table, "seats", do="leave", seats=["mina"])
    assert "mina" in anna.ask(table, "seats", do="sit", seats=["mina"]).json()["yours"]


# --- coming, going and claiming -------------------------------------------------------------
def test_signing_out_others_leaves_the_one_who_asks_as_he_is(browser: NewBrowser) -> None:
    anna = browser()
    anna.call("Anna")
    before = dict(anna.http.cookies)
    anna.http.post("/api/me/return", json={"sign_out": True})
    assert dict(anna.http.cookies) == before  # even if the answer had been lost
    assert anna.http.get("/api/me").json()["known"]


def test_nobody_is_away_who_has_just_sat_down(browser: NewBrowser, clock: Clock) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    clock.now += 30 * DAY
    bruno.take(table, invitation)
    assert motion(anna, table, "free") == {}
    anna.ask(table, "motions", what="resign", about=DRACULA)
    clock.now += 30 * DAY
    again = anna.ask(table, "again").json()["table"]
    assert motion(anna, again, "free") == {}
    clock.now += DAY
    assert motion(anna, again, "free")["about"] == VAN_HELSING


def test_a_vote_against_one_is_none_against_the_next(browser: NewBrowser, clock: Clock) -> None:
    anna, bruno, carla, table = three(browser)
    clock.now += 1000
    anna.ask(table, "motions", what="free", about="godalming")
    bruno.ask(table, "seats", do="leave", seats=["godalming", "seward"])
    link = carla.ask(table, "invitations", seats=["godalming", "seward"]).json()["link"].partition("#")[2]
    browser().take(table, link, "Diana")
    clock.now += 1000
    assert [m["agreed"] for m in carla.line(table)["sitting"]["motions"] if m["about"] == "godalming"] == [[]]


def test_a_server_that_runs_for_hours_only(tmp_path: Path, clock: Clock) -> None:
    """The day counts from the last visit, whatever the server did meanwhile."""
    with serving(tmp_path, clock=clock) as server:
        anna, bruno = Browser(server.address), Browser(server.address)
        table, invitation = anna.make()
        bruno.take(table, invitation)
    for hours in (5, 20):
        clock.now += hours * 3600
        with serving(tmp_path, clock=clock) as server:
            anna.http.base_url = server.address
            anna.http.headers["Origin"] = server.address
            assert motion(anna, table, "free") == {}  # it may have been the server that was away
            clock.now += 601
            assert bool(motion(anna, table, "free")) == (hours == 20)


def test_a_lent_seat_is_not_freed(browser: NewBrowser, clock: Clock) -> None:
    anna, bruno, carla, table = three(browser)
    bruno.ask(table, "seats", do="lend", seats=["godalming", "seward"], bot="easy")
    clock.now += 1000
    assert "free" not in [m["what"] for m in carla.line(table)["sitting"]["motions"] if "godalming" in m["seats"]]
    bruno.ask(table, "seats", do="return", seats=["seward"])
    clock.now += 1000
    for who in (anna, carla):
        who.ask(table, "motions", what="free", about="seward")
    assert [seat(anna.line(table), name)["kind"] for name in ("godalming", "seward")] == ["easy", "free"]
    assert bruno.line(table)["yours"] == ["godalming"] and bruno.line(table)["sitting"]["claim"] == ["seward"]


def test_a_claim_outlasts_those_who_sat_there_meanwhile(browser: NewBrowser, clock: Clock) -> None:
    anna, bruno, carla, table = three(browser)
    clock.now += 1000
    for who in (anna, carla):
        who.ask(table, "motions", what="free", about="godalming")
    carla.ask(table, "seats", do="sit", seats=["godalming", "seward"])
    carla.ask(table, "seats", do="leave", seats=["godalming", "seward", "van-helsing", "mina"], bot="easy")
    anna.ask(table, "seats", do="leave", seats=["dracula"], bot="easy")
    assert not anna.line(table)["closed"]  # Bruno may still come
    assert bruno.ask(table, "seats", do="claim", seats=["godalming", "seward"]).json()["yours"] == ["godalming", "seward"]


def test_two_of_three_are_gone_for_good(browser: NewBrowser, clock: Clock) -> None:
    anna, bruno, carla, table = three(browser)
    anna.look(table)
    clock.now += DAY
    free = [m for m in anna.line(table)["sitting"]["motions"] if m["what"] == "free"]
    assert [(m["about"], m["missing"]) for m in free] == [("godalming", ["Anna"]), ("van-helsing", ["Anna"])]
    for about in ("godalming", "van-helsing"):
        anna.ask(table, "motions", what="free", about=about)
    assert {p["kind"] for p in anna.line(table)["sitting"]["players"]} == {"person", "free"}


def test_who_had_not_agreed_leaves(browser: NewBrowser) -> None:
    anna, bruno, carla, table = three(browser)
    bruno.ask(table, "motions", what="resign", about="hunters")
    assert not anna.line(table)["over"]
    carla.ask(table, "seats", do="leave", seats=["van-helsing", "mina"], bot="easy")
    assert anna.line(table)["winners"] == ["dracula"]


# --- limits ---------------------------------------------------------------------------------
def test_notices_have_an_end_but_what_was_freed_stays_told(browser: NewBrowser, clock: Clock) -> None:
    anna, bruno, carla, table = three(browser)
    clock.now += 1000
    for who in (anna, carla):
        who.ask(table, "motions", what="free", about="godalming")
    for _ in range(60):
        carla.ask(table, "seats", do="sit", seats=["seward"])
        carla.ask(table, "seats", do="leave", seats=["seward"])
    told = anna.line(table)["sitting"]["told"]
    assert len(told) == 51 and told[0]["what"] == "freed"


def test_the_next_table_may_go_before_the_first(browser: NewBrowser, clock: Clock, server: Server) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    anna.ask(table, "motions", what="resign", about=DRACULA)
    first = anna.ask(table, "again").json()["table"]
    for days in (50, 15):
        clock.now += days * DAY
        while server.tables(lambda tables: tables.sweep({})):
            pass
    assert anna.http.get(f"/api/tables/{first}").status_code == 404
    assert anna.line(table)["sitting"]["again"] == ""
    assert anna.ask(table, "again").json()["table"] != first


def test_a_jump_of_the_clock_forgets_nothing_unannounced(browser: NewBrowser, clock: Clock, server: Server) -> None:
    anna = browser()
    table, _ = anna.make()
    clock.now += 1000 * DAY
    assert server.tables(lambda tables: tables.sweep({})) == 0
    line = anna.http.get("/api/me").json()["tables"][0]
    assert line["table"] == table and line["expires"]
    clock.now += 13 * DAY
    assert server.tables(lambda tables: tables.sweep({})) == 0
    clock.now += 2 * DAY
    assert server.tables(lambda tables: tables.sweep({})) == 1


def test_what_goes_soon_is_always_shown(browser: NewBrowser, clock: Clock, server: Server) -> None:
    anna = browser()
    old, _ = anna.make()
    clock.now += 50 * DAY
    server.tables(lambda tables: tables.sweep({}))
    server.tables(lambda tables: tables.storage.db.execute("update tables set over = 0"))
    for _ in range(19):
        anna.make()
    for who in anna.http.get("/api/me").json()["tables"]:
        anna.ask(who["table"], "motions", what="close") if who["table"] != old else None
    for _ in range(15):
        anna.make()
    assert old in [line["table"] for line in anna.http.get("/api/me").json()["tables"]]


def test_tables_that_nobody_can_read_do_not_lock_a_guest_out(browser: NewBrowser, server: Server) -> None:
    anna = browser()
    made = [anna.make()[0] for _ in range(20)]

    def spoil(tables: Tables) -> None:
        db = tables.storage.db  # type: ignore[attr-defined]
        db.execute("update tables set game = 'chess-1475'")
        db.execute("update tables set options = '{' where id = ?", (made[0],))
        for id in made:
            tables.unload(id)

    server.tables(spoil)
    assert {line["closed"] for line in anna.http.get("/api/me").json()["tables"]} == {"unreadable"}
    anna.make()


def test_a_page_may_be_opened_when_nothing_can_be_written(browser: NewBrowser, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = browser()
    table, _ = anna.make()

    def fail(*_: Any) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr(type(server.app.live.worker.tables.storage), "visit", fail)
    a = anna.look(table)
    assert a.screen["head"]["eyes"] == [DRACULA]
    a.close()
    wait_for(lambda: not server.app.live.rooms)


# --- found by a second one who tried --------------------------------------------------------
def test_who_was_freed_or_left_must_agree_to_reveal(browser: NewBrowser, clock: Clock) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    clock.now += DAY
    anna.ask(table, "motions", what="free", about=VAN_HELSING)
    assert anna.ask(table, "motions", what="close").json()["closed"] == "agreed"
    line = anna.ask(table, "motions", what="reveal").json()
    assert not line["revealed"] and line["sitting"]["motions"][0]["missing"] == ["Bruno"]
    assert bruno.ask(table, "motions", what="reveal").json()["revealed"]


def test_one_person_alone_frees_nobody_before_a_day(browser: NewBrowser, clock: Clock) -> None:
    """Also at a table of three, where the third is gone for long."""
    anna, bruno, carla, table = three(browser)
    clock.now += DAY - 700
    anna.look(table).close()
    wait_for(lambda: not seat(carla.line(table), "dracula")["present"])
    clock.now += 700
    assert [m["about"] for m in carla.line(table)["sitting"]["motions"] if m["what"] == "free"] == ["godalming"]
    clock.now += DAY
    assert [m["about"] for m in carla.line(table)["sitting"]["motions"] if m["what"] == "free"] == ["godalming", "dracula"]


def test_old_opponents_may_share_a_browser(browser: NewBrowser) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    back = anna.http.post("/api/me/return", json={}).json()["link"].partition("#")[2]
    said = {"secret": back, "replace": True}
    assert bruno.http.post("/api/return", json=said).json()["error"] == "other-side"
    anna.ask(table, "motions", what="resign", about=DRACULA)
    assert bruno.http.post("/api/return", json=said).json()["name"] == "Anna"


def test_a_job_that_fails_half_way_leaves_nothing(browser: NewBrowser, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = browser()
    anna.call("Anna")

    def fail(self: Tables, guest: Guest) -> str:
        raise RuntimeError("half-way")

    with monkeypatch.context() as patch:
        patch.setattr(Tables, "first_return_secret", fail)
        assert anna.http.post("/api/tables", json={"game": "dracula-2003", "seat": DRACULA}).status_code == 500
    assert anna.http.get("/api/me").json()["tables"] == []
    assert server.tables(lambda tables: list(tables.loaded)) == []


def test_a_next_table_that_could_not_be_written_is_not_told(tmp_path: Path) -> None:
    tables = Tables(SqliteStorage(tmp_path / "whitby.sqlite3"))
    anna, _ = tables.new_guest("Anna", "")
    found, _ = tables.make(anna, "dracula-2003", {}, "Anna", DRACULA, {VAN_HELSING: "random"})
    tables.vote(found, anna, "resign", DRACULA, True, frozenset())
    with pytest.raises(StorageError), tables.storage.batch():
        assert tables.play_again(found, anna) == found.info.next != ""
        raise StorageError("the disk is full")
    tables.reload(tables.storage.changed_in_batch())
    assert found.info.next == ""
    assert tables.play_again(found, anna)


def test_the_maker_invites_wherever_he_sits(browser: NewBrowser) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, links = fury(anna, godalming="friend", seward="friend-2", van_helsing="easy", mina="easy")
    bruno.take(table, links["godalming"])
    assert carla.ask(table, "invitation", invitation=links["seward"]).json()["name"] == "Anna"


def test_a_closed_table_is_kept_as_long_as_somebody_looks(browser: NewBrowser, clock: Clock, server: Server) -> None:
    anna = browser()
    table, _ = anna.make("random")
    anna.ask(table, "motions", what="close")
    for _ in range(4):
        clock.now += 40 * DAY
        assert anna.line(table)["closed"] == "agreed"
        assert server.tables(lambda tables: tables.sweep({})) == 0


def test_taking_again_after_the_end_and_a_lost_return_link(browser: NewBrowser, clock: Clock) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    first = bruno.take(table, invitation).json()["back"].partition("#")[2]
    again = bruno.take(table, invitation).json()["back"].partition("#")[2]
    assert first and again and first != again
    stranger = browser()
    assert stranger.http.post("/api/return", json={"secret": first}).json()["error"] == "return-used"
    clock.now += 700
    anna.ask(table, "motions", what="resign", about=DRACULA)
    late = bruno.take(table, invitation)
    assert (late.status_code, late.json()["seats"], late.json()["back"]) == (200, [VAN_HELSING], "")


def test_a_reload_is_no_absence(tmp_path: Path) -> None:
    with serving(tmp_path, grace_seconds=30.0) as server:
        anna, bruno = Browser(server.address), Browser(server.address)
        table, invitation = anna.make()
        bruno.take(table, invitation)
        a, b = anna.look(table), bruno.look(table)
        b.close()
        wait_for(lambda: len(server.app.live.rooms[table].pages) == 1)
        assert seat(anna.line(table), VAN_HELSING)["present"]
        a.choose("choose coffin")
        assert seat(a, VAN_HELSING)["present"]
        for each in (anna, bruno):
            each.close()
