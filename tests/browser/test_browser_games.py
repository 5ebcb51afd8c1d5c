"""Whole games by clicking: two people, and one against a bot with the network and the server going away on the way."""

from __future__ import annotations

import random
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from pages import PHONE, Guest, Site, play_out

import whitby
from whitby.scene import scene


@pytest.mark.parametrize("limit", [2, pytest.param(6, marks=pytest.mark.slow)])
def test_two_people_finish_a_game(guest: Callable[..., Guest], limit: int) -> None:
    luck = random.Random(7)
    mina, jonathan = guest(), guest("it", PHONE)
    table = mina.start_by_hand("dracula", friend=True, limit=limit)
    jonathan.take(mina.link())
    mina.page.locator("input[id^=link-]").wait_for(state="detached")  # the waiting room is empty
    play_out(luck, mina, jonathan)
    mina.shot("over-en-desktop")
    jonathan.shot("over-it-phone")
    mina.axe("over")
    jonathan.axe("over")
    with mina.page.expect_download() as download:
        mina.page.locator("a[download]").click()
    text = download.value.path().read_text("utf-8")
    assert text.startswith("whitby record 1") and "Mina" in text and "Jonathan" in text

    # Again: the same people at one new table.
    mina.page.locator(".outcome .button.main").click()
    mina.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))
    jonathan.page.locator(".call a").click()
    jonathan.page.wait_for_url(mina.page.url)
    jonathan.page.locator("[data-choice]").first.wait_for()

    # The first page takes both tables up again.
    mina.open("/").locator("section li a").nth(1).wait_for()
    mina.page.locator("section li a").nth(1).click()
    mina.page.locator("#prompt").wait_for()


WHOLE = 900  # choices, more than any game has


@pytest.mark.parametrize("steps", [15, pytest.param(WHOLE, marks=pytest.mark.slow)])
def test_against_the_bot_through_all_weather(guest: Callable[..., Guest], site: Site, steps: int) -> None:
    luck = random.Random(3)
    mina = guest()
    mina.start_by_hand("van-helsing", limit=8)
    bad_weather = 0
    for step in range(steps):
        mina.until(lambda: mina.over() or mina.play(luck))
        if mina.over():
            break
        if step in (6, 40):  # the connection drops; nothing is lost
            log = mina.page.locator("#log p").count()
            mina.drop()
            assert mina.page.locator("[data-choice]").count() >= 0  # the last screen stays
            mina.back()
            mina.until(lambda n=log: mina.page.locator("#log p").count() >= n)
            bad_weather += 1
        if step in (12, 60):  # the server ends and comes back
            mina.until(lambda: mina.offered() or mina.over())
            before = mina.page.locator("#log").inner_text()
            site.stop()
            mina.page.locator(".calls .strip").wait_for()
            site.start()
            mina.page.locator(".calls .strip").wait_for(state="detached")
            assert mina.page.locator("#log").inner_text().startswith(before)
            bad_weather += 1
    assert mina.over() or steps < WHOLE
    assert bad_weather >= 2


def test_taking_back_and_a_reload(guest: Callable[..., Guest]) -> None:
    """A step is taken back with Z; the log is cut. A reload shows the same. A card taken up by looking stays taken up."""
    mina = guest()
    mina.start_by_hand("dracula")
    for card in ["coffin", "coffin", "vampire-1", "vampire-2", "vampire-3", "amulet"]:
        mina.choose(f"choose {card}")
    mina.page.locator("[data-place][data-choice]").first.wait_for()
    before = mina.page.locator("#log").inner_text()
    mina.choose("step house-8")
    mina.until(lambda: mina.page.locator("#log").inner_text() != before)
    mina.page.keyboard.press("z")
    mina.until(lambda: mina.page.locator("#log").inner_text() == before)
    mina.choose("step house-8")

    mina.page.locator(".keep button.quiet").click()  # the way back is shown once
    before = mina.page.locator("main").inner_text()
    mina.page.reload()
    mina.page.locator("[data-place][data-choice]").first.wait_for()
    mina.until(lambda: mina.page.locator("main").inner_text() == before)

    mina.choose("look")
    assert mina.page.locator("[data-undo]").count() == 0


@pytest.mark.parametrize("game", [pytest.param(id, marks=() if id == "dracula-2003" else pytest.mark.slow) for id in whitby.game_ids()])
def test_plain_table_shows_any_game(guest: Callable[..., Guest], game: str) -> None:
    """Without a word of the game in the page: it can be played, and nothing unreadable is shown."""
    luck = random.Random(2)
    mina = guest("it", PHONE)
    page = mina.open("/")
    page.locator("button.game").nth(whitby.game_ids().index(game)).click()
    page.locator("form button[type=submit]:enabled").click()
    page.wait_for_url("**/t/*")
    mina.open(urlsplit(page.url).path + "?plain").locator("#prompt").wait_for()
    for _ in range(10):
        mina.until(lambda: mina.play(luck))
    assert "[object" not in page.locator("main").inner_text()
    mina.axe(f"plain {game}")
    mina.shot(f"plain-{game}")


@pytest.mark.slow
def test_plain_table_plays_to_the_end(guest: Callable[..., Guest]) -> None:
    luck = random.Random(5)
    mina = guest()
    table = mina.start_by_hand("dracula", limit=2)
    mina.open(table + "?plain").locator("#prompt").wait_for()
    play_out(luck, mina)


@pytest.mark.slow
def test_the_page_passes_where_it_is_told_to(guest: Callable[..., Guest]) -> None:
    """Once chosen at a window, it holds over a reload, and is ended where nothing is asked."""
    mina = guest()
    page = mina.page
    mina.sit("fury-2015", "mina")
    hands = {"mina": ["long-night"], "seward": ["long-night"]}  # with nothing to play the table would answer, for bots alone are beside her
    mina.on_plain(scene("fury-2015", phase="dawn", events=hands))
    passes = page.locator("details.passes")
    passes.wait_for()
    before = page.locator("#prompt").inner_text()
    passes.locator("summary").click()
    passes.locator('[data-pass="mina game"]').click()
    mina.until(lambda: page.locator("#prompt").inner_text() != before)
    page.reload()
    standing = page.locator(".standing li")
    standing.wait_for()
    standing.locator("button").click()
    standing.wait_for(state="detached")
