"""What people once said at a table, whom they muted and what records they kept is still there, for the same readers."""

from __future__ import annotations

from pathlib import Path

import pytest
from folders import FOLDERS, Folder, opened

from whitby.table import records
from whitby.table.guests import hash_of
from whitby.table.table import Table

TALKED = [folder for folder in FOLDERS if folder.talk]


@pytest.mark.parametrize("folder", TALKED, ids=[folder.name for folder in TALKED])
def test_talk_and_records_are_as_they_were(folder: Folder, tmp_path: Path) -> None:
    tables = opened(folder.copy(tmp_path))
    table = tables.find(folder.talk["table"])
    assert isinstance(table, Table)
    lines = [[line.audience, line.text, line.rows] for line in table.talk.all()]
    assert lines == folder.talk["lines"] and len(lines) == 2
    anna, bruno, carla = (hash_of(folder.guests[name]) for name in ("Anna", "Bruno", "Carla"))
    assert len(table.talk.read_by(table.eyes(anna), frozenset())) == 2 and len(table.talk.read_by(0, frozenset())) == 1
    assert tables.storage.mutes(carla) == {bruno}
    [kept] = tables.storage.records(anna)
    found = tables.storage.record(anna, kept.id)
    assert found is not None and found.text == folder.talk["record"] and tables.storage.record(bruno, kept.id) is None
    assert records.read(found.text)[0].game == "dracula-2003"


def test_some_folder_has_talk() -> None:
    assert TALKED
