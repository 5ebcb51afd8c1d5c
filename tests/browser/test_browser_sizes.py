"""What somebody loads who comes for the first time: no more than its budget, and no board but that of the table."""

from __future__ import annotations

import pytest
from page_report import HOME_BUDGET, KB, TABLE_BUDGET, opened_home, opened_table
from pages import Site
from playwright.sync_api import Browser

import whitby

RARE = "-other-"  # letters that no text of ours has


def test_home_is_small_and_loads_no_board(chrome: Browser, site: Site) -> None:
    guest, traffic = opened_home(chrome, site, "it")
    by_kind = traffic.bytes_by_kind()
    guest.context.close()
    assert {"script", "style", "font", "catalogue"} <= set(by_kind)
    assert sum(by_kind.values()) <= HOME_BUDGET * KB, by_kind
    assert not [file for file in traffic.files() if "/Board-" in file or RARE in file]


@pytest.mark.parametrize("game", [pytest.param(id, marks=() if id == "fury-2015" else pytest.mark.slow) for id in whitby.game_ids()])
def test_a_table_opened_first(chrome: Browser, site: Site, game: str) -> None:
    guest, traffic = opened_table(chrome, site, game, "it")
    by_kind = traffic.bytes_by_kind()
    guest.context.close()
    assert sum(by_kind.values()) <= TABLE_BUDGET * KB, by_kind
    assert not [file for file in traffic.files() if RARE in file]
    assert len([file for file in traffic.files() if "/Board-" in file and file.endswith(".js")]) <= 1
