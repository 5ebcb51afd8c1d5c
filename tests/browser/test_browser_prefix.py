"""Below a path prefix all of it works as at the root: a whole game by clicking, links, reloading, going back."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from pages import Guest, Site, play_out

PREFIX = "/play/whitby"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    site = Site(tmp_path, prefix=PREFIX)
    yield site
    site.stop()


def test_a_game_below_a_prefix(guest: Callable[..., Guest], site: Site) -> None:
    luck = random.Random(7)
    mina, jonathan = guest(), guest()
    outside: list[str] = []
    for each in (mina, jonathan):
        each.context.on("request", lambda request: urlsplit(request.url).path.startswith(f"{PREFIX}/") or outside.append(request.url))
    mina.page.goto(site.address)  # without the last slash
    mina.page.wait_for_url(f"**{PREFIX}/")
    table = mina.start_by_hand("dracula", friend=True, limit=2)
    assert table.startswith(f"{PREFIX}/t/")
    assert urlsplit(mina.link()).path == table
    jonathan.take(mina.link())
    mina.page.locator("input[id^=link-]").wait_for(state="detached")
    mina.page.reload()
    mina.page.locator("#prompt").wait_for()
    play_out(luck, mina, jonathan)
    with mina.page.expect_download():
        mina.page.locator("a[download]").click()
    mina.page.locator("header a.mark").click()
    mina.page.wait_for_url(f"**{PREFIX}/")
    for name in ("about", "rules"):
        mina.page.locator(f"footer a[href$='/{name}']").click()
        mina.page.wait_for_url(f"**{PREFIX}/{name}")
        mina.page.go_back()
    mina.page.locator("section li a").first.click()
    mina.page.wait_for_url(f"**{table}")
    mina.page.locator(".outcome").wait_for()
    assert [url for url in outside if url != site.address] == []


@pytest.mark.slow
def test_the_way_back_below_a_prefix(guest: Callable[..., Guest], site: Site) -> None:
    """A return link leads another browser to the same seats."""
    mina, phone = guest(), guest()
    mina.start("dracula")
    link = mina.page.evaluate(
        """path => fetch(path, {method: "POST", headers: {"content-type": "application/json"}, body: "{}"}).then(r => r.json())""",
        f"{PREFIX}/api/me/return",
    )["link"]
    assert link.startswith(f"{PREFIX}/return#")
    phone.page.goto(site.address.removesuffix(PREFIX) + link)
    phone.page.locator("main a.main").click()
    phone.page.wait_for_url(f"**{PREFIX}/")
    phone.page.locator("section li a").first.click()
    phone.page.locator("[data-choice]").first.wait_for()
    assert phone.page.url == mina.page.url
