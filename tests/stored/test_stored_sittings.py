"""What people once did with their seats is still so: lent, left, freed, resigned, drawn, closed."""

from __future__ import annotations

from pathlib import Path

import pytest
from folders import FOLDERS, Folder, opened

from whitby.table.closed import ClosedTable
from whitby.table.guests import hash_of
from whitby.table.table import Table

SITTINGS = [(folder, id) for folder in FOLDERS for id in folder.sittings]


@pytest.mark.parametrize(("folder", "id"), SITTINGS, ids=[f"{folder.name} {folder.sittings[id]['name']}" for folder, id in SITTINGS])
def test_seats_and_what_was_decided_are_as_they_were(folder: Folder, id: str, tmp_path: Path) -> None:
    tables = opened(folder.copy(tmp_path))
    expected, table = folder.sittings[id], tables.find(id)
    assert table is not None
    info = table.info
    assert [[place.bot, place.name] for place in info.places] == expected["places"]
    assert (info.ending, [notice.what for notice in info.notices]) == (expected["ending"], expected["told"])
    assert (len(info.votes), len(info.claims)) == (expected["votes"], expected["claims"])
    if expected["ending"] in ("closed", "revealed"):
        assert isinstance(table, ClosedTable) and table.revealed == (expected["ending"] == "revealed")
    else:
        assert isinstance(table, Table) and table.over == bool(expected["ending"])
    carla = tables.guest_of_browser(folder.guests["Carla"])
    assert carla is not None
    if expected["claims"]:
        assert isinstance(table, Table)
        tables.change_seats(table, carla, "claim", ["van-helsing"], "", frozenset())
        assert table.eyes(carla.hash)


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_every_guest_is_still_known(folder: Folder, tmp_path: Path) -> None:
    tables = opened(folder.copy(tmp_path))
    for name, secret in folder.guests.items():
        guest = tables.guest_of_browser(secret)
        assert guest is not None and (guest.name, guest.hash) == (name, hash_of(secret))
    returning = tables.guest_of_return_link("bruno-returns")
    assert (returning.name if returning else "") == ("Bruno" if folder.sittings else "")
