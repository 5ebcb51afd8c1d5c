"""Tables of older days, without a web: they play on as they stood, or they are closed."""

from __future__ import annotations

from pathlib import Path

import pytest
from folders import Folder, ask, opened, raise_rules, rows, spoil, words
from playthrough import bots_play

import whitby
from whitby import notation
from whitby.engine import options_for, seats_asked
from whitby.table.closed import ClosedTable
from whitby.table.refusal import Refusal
from whitby.table.sqlite import VERSION, SqliteStorage
from whitby.table.table import Table
from whitby.table.tables import Tables, hash_of


def found(tables: Tables, id: str) -> Table | ClosedTable:
    table = tables.find(id)
    assert table is not None
    return table


def plays_as_expected(stored: Folder, folder: Path, table: Table) -> None:
    """All that stands is what stood when the folder was made."""
    expected = stored.tables[table.id]
    assert words(table.game, table.play) == expected["choices"]
    assert notation.result_of(table.game, table.play.state) == expected["result"]
    assert len(rows(folder, table.id)) == expected["rows"]
    assert table.info.rules == (expected["rules"] if table.play.over else table.game.version)
    numbers = ask(folder, "select seat, removed from log where table_id = ? and choice is null order by seq", table.id)
    assert [[table.game.seat_name(seat), n] for seat, n in numbers] == expected["undone"]
    if table.game.version == expected["rules"]:
        assert {eyes: len(table.play.heard(int(eyes))) for eyes in expected["news"]} == expected["news"]


def goes_on(stored: Folder, tables: Tables, table: Table) -> None:
    """Whoever is asked chooses, and another server reads it."""
    seat = seats_asked(table.play.state)[0]
    if not (table.info.places[seat].guest or table.info.places[seat].bot):
        diana = tables.guest_of_browser(stored.guests["Diana"])
        assert diana is not None
        tables.take_seats(table, diana, stored.invitation)
    if table.info.places[seat].bot:
        bots_play(table)
    else:
        choice = table.game.text(options_for(table.play.state, seat)[0])
        table.choose(seat, table.screen(table.eyes_of(seat)).question, choice)
    again = Table(table.storage, table.info)
    assert again.play.choices == table.play.choices and len(again.play.choices) > len(stored.tables[table.id]["choices"])


def closed_as_due(stored: Folder, folder: Path, table: ClosedTable) -> None:
    """All rows for everybody if it was over; else to each guest what he chose, and to others nothing."""
    expected = stored.tables[table.id]
    assert table.over == expected["over"]
    names = [table.game.seat_name(seat) for _, seat, choice in rows(folder, table.id)]
    for name, secret in [*stored.guests.items(), ("nobody", "")]:
        eyes = table.eyes(hash_of(secret))
        own = [seat for seat, who in expected["seats"].items() if who == name]
        if not expected["over"] and not own:
            with pytest.raises(Refusal, match="not-seated"):
                table.text(eyes)
            continue
        lines = table.text(eyes).partition("\n\n")[2].splitlines()
        assert lines.pop() == "end"
        assert [line.partition(": ")[0] for line in lines] == [each for each in names if expected["over"] or each in own]


@pytest.mark.parametrize("risen", [False, True])
def test_a_table_plays_on_as_it_stood_or_is_closed(
    stored: Folder, table_id: str, risen: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = stored.copy(tmp_path)
    if risen:
        raise_rules(monkeypatch)
    tables = opened(folder)
    table = found(tables, table_id)
    if isinstance(table, ClosedTable):
        return closed_as_due(stored, folder, table)
    plays_as_expected(stored, folder, table)
    again = found(opened(folder), table_id)  # now that rows of old have their numbers
    assert isinstance(again, Table) and again.play.choices == table.play.choices and again.info == table.info
    if not table.play.over:
        goes_on(stored, tables, table)


def test_a_game_whose_logs_and_saves_no_longer_play_has_another_rules_version(stored: Folder, game: str, tmp_path: Path) -> None:
    """Whoever changes what is asked raises the version of the rules."""
    if stored.rules(game) < whitby.game(game).version:
        return
    tables = opened(stored.copy(tmp_path))
    assert [t["name"] for id, t in stored.tables.items() if t["game"] == game and isinstance(found(tables, id), ClosedTable)] == []
    for name, save in stored.saves.items():
        if save["game"] == game:
            notation.read((tmp_path / "games" / name).read_bytes())


OF_LONE_ANSWERS = ("running", "finished", "undone and running", "undone and finished", "undone amid secrets")
CLOSED = {"data-1": {("fury-2015", name) for name in OF_LONE_ANSWERS}}  # windows asked one seat after the other in those days


def test_no_more_tables_close_than_did_when_their_rules_changed(stored: Folder, tmp_path: Path) -> None:
    tables = opened(stored.copy(tmp_path))
    closed = {(t["game"], t["name"]) for id, t in stored.tables.items() if isinstance(found(tables, id), ClosedTable)}
    assert closed == CLOSED.get(stored.name, set())


def test_the_file_is_brought_up_to_date_once_and_keeps_every_row(stored: Folder, tmp_path: Path) -> None:
    folder = stored.copy(tmp_path)
    what = ("guests", "seats", "meta", "tables", "log")
    columns = {name: ", ".join(column[1] for column in ask(folder, f"pragma table_info({name})")) for name in what}
    before = {name: ask(folder, f"select {columns[name]} from {name}") for name in what}
    SqliteStorage(folder / "whitby.sqlite3").close()
    assert ask(folder, "pragma user_version") == [(VERSION,)]
    assert {name: ask(folder, f"select {columns[name]} from {name}") for name in what} == before
    whole = {name: ask(folder, f"select * from {name}") for name in what}
    SqliteStorage(folder / "whitby.sqlite3").close()
    assert {name: ask(folder, f"select * from {name}") for name in what} == whole


def test_a_log_that_the_rules_do_not_lead_through(stored: Folder, table_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is closed, nothing of it is changed, and it does not count among its maker's open tables."""
    folder = stored.copy(tmp_path)
    if stored.tables[table_id]["rows"] < 12:
        pytest.skip("hardly begun")
    spoil(folder, table_id)
    raise_rules(monkeypatch)
    tables = opened(folder)
    before = ask(folder, "select * from log where table_id = ?", table_id)
    open_tables = tables.storage.open_tables(hash_of(stored.guests["Anna"]), whitby.game_ids())
    table = found(tables, table_id)
    assert isinstance(table, ClosedTable)
    closed_as_due(stored, folder, table)
    assert ask(folder, "select * from log where table_id = ?", table_id) == before
    assert ask(folder, "select rules from tables where id = ?", table_id) == [(stored.tables[table_id]["rules"],)]
    running = not stored.tables[table_id]["over"]
    assert tables.storage.open_tables(hash_of(stored.guests["Anna"]), whitby.game_ids()) == open_tables - running


def test_a_table_of_rules_that_are_still_to_come_is_closed(stored: Folder, tmp_path: Path) -> None:
    folder = stored.copy(tmp_path)
    ask(folder, "update tables set rules = 1000")
    tables = opened(folder)
    for id in stored.tables:
        table = found(tables, id)
        assert isinstance(table, ClosedTable)
        closed_as_due(stored, folder, table)
