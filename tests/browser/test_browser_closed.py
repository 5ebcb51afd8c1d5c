"""A table whose rules are gone: the page says so, also one that was open all the time, and offers what is left."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from pages import Guest, Site

NewGuest = Callable[..., Guest]


def spoil(site: Site) -> None:
    """As if the rules had changed while the server was away."""
    site.stop()
    with sqlite3.connect(site.settings.database) as db:
        db.execute("update log set choice = 'pass' where seq = 3")
    site.start()


def test_a_table_that_is_closed_while_its_page_is_open(guest: NewGuest, site: Site) -> None:
    anna, bruno = guest(), guest(language="it")
    table = anna.start("dracula", friend=True)
    anna.choose("choose coffin")
    spoil(site)
    anna.page.get_by_role("heading", name="This table is closed").wait_for()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Save the log").click()
    assert download.value.path().read_text("utf-8").splitlines()[-2:] == ["dracula: choose coffin", "end"]
    page = bruno.open(table)
    page.get_by_role("heading", name="Questo tavolo è chiuso").wait_for()
    assert page.locator("a[download]").count() == 0
    anna.open()
    anna.page.get_by_text("closed: older rules").wait_for()
