"""The end of a game, and looking back at it: step, scrub, other eyes, how it went, pictures, playing on."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from pages import EITHER, PHONE, Guest, Site

import whitby
from whitby.engine import options_for, seats_asked
from whitby.play import Play

GAMES = ["dracula-2003", *(pytest.param(id, marks=pytest.mark.slow) for id in whitby.game_ids() if id != "dracula-2003")]


def played(id: str, luck: random.Random, choices: int = 10_000) -> Play:
    """A game at random, to its end or for so many choices."""
    game = whitby.game(id)
    play = Play(game, options=game.all_options(game.random_play()))
    while not play.over and len(play.choices) < choices:
        seat = luck.choice(list(seats_asked(play.state)))
        play.apply(seat, luck.choice(list(options_for(play.state, seat))))
    return play


def at_table(mina: Guest, site: Site, play: Play) -> str:
    """A table at which this was played, Mina as Dracula against bots; its path."""
    page = mina.open("/")
    seats = {seat: "random" for seat in play.game.seats if seat != "dracula"}
    post = """async ([path, said]) => (await fetch("/api/" + path, {method: "POST", headers: {"Content-Type": "application/json"},
        body: JSON.stringify(said)})).json()"""
    page.evaluate(post, ["me", {"name": "Mina"}])
    id = page.evaluate(post, ["tables", {"game": play.game.id, "seat": "dracula", "others": seats}])["table"]
    worker = site.app.live.worker

    def job() -> None:
        table = worker.tables.find(id)
        table.play = play
        table.mark_changed()

    worker.thread.submit(job).result()
    return f"/t/{id}"


def where(mina: Guest) -> int:
    """Which moment is in sight, counted from 1."""
    return int(urlsplit(mina.page.url).fragment or 0)


def goes_to(mina: Guest, n: int) -> None:
    mina.until(lambda: where(mina) == n)


@pytest.mark.parametrize("id", GAMES)
@EITHER
def test_the_end_and_the_replay(guest: Callable[..., Guest], site: Site, id: str, language: str, size: tuple[int, int]) -> None:
    """From the end of a game through all that can be done with it."""
    mina = guest(language, size)
    table = at_table(mina, site, played(id, random.Random(4)))
    page = mina.open(table)

    # The end: everything lies open, or as one saw it; how it went.
    opened = page.locator(".outcome button[aria-pressed]")
    opened.wait_for()
    assert opened.get_attribute("aria-pressed") == "true"
    mina.axe("the end")
    opened.click()
    page.locator(".outcome button[aria-haspopup]").click()
    page.locator("dialog .figures dd").first.wait_for()
    mina.axe("how it went", "dialog[open]")
    page.locator("dialog .turning button").first.click()
    page.wait_for_url("**/replay#*")
    page.locator(".bar .where").wait_for()
    turned = where(mina)
    assert turned > 1

    # Step, scrub, by round; through other eyes the same moment.
    page.locator(".steps button").nth(3).click()
    goes_to(mina, turned + 1)
    page.locator("h1").evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    goes_to(mina, turned)
    page.keyboard.press("Home")
    goes_to(mina, 1)
    page.keyboard.press("Shift+ArrowRight")
    mina.until(lambda: where(mina) > 1)
    page.locator("input[type=range]").focus()
    page.keyboard.press("End")
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    goes_to(mina, last)
    page.locator(".eyes select").select_option("dracula")
    page.wait_for_url("**/replay?eyes=dracula#*")
    mina.axe("replay")
    page.locator(".eyes select").select_option(index=0)
    page.wait_for_url(lambda url: "eyes" not in url)

    # From the end it plays from the beginning; then on from there against bots.
    page.locator("h1").evaluate("document.activeElement.blur()")
    page.keyboard.press("End")
    goes_to(mina, last)
    page.locator(".steps .main").click()
    mina.until(lambda: 1 < where(mina) < last)
    page.locator(".steps .main").click()
    page.locator(".closer").click()
    with page.expect_download() as download:
        page.locator("dialog .kinds button").first.click()
    picture = download.value.path().read_text("utf-8")
    assert picture.startswith("<svg") and len(re.findall("<(?:path|rect|circle|text)", picture)) > 50
    with page.expect_download() as download:
        page.locator("dialog .kinds button").nth(1).click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    page.locator("dialog form button[type=submit]:enabled").click()
    page.wait_for_url(lambda url: "/replay" not in url and table not in url)
    page.locator("#prompt").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), PHONE, (844, 390)])
@pytest.mark.parametrize("id", whitby.game_ids())
def test_a_running_game_shows_what_one_heard(guest: Callable[..., Guest], site: Site, id: str, size: tuple[int, int]) -> None:
    """Own eyes and the public's are all there is, and nothing to fork; a link to a moment opens it."""
    mina = guest("en", size)
    table = at_table(mina, site, played(id, random.Random(6), 90))
    page = mina.open(f"{table}/replay#5")
    page.locator(".bar .where").wait_for()
    goes_to(mina, 5)
    assert page.locator(".eyes option").evaluate_all("options => options.map(option => option.value)") == ["dracula", ""]
    mina.axe("replay of a running game")
    page.locator(".closer").click()
    page.locator("dialog .figures").wait_for()
    assert page.locator("dialog form").count() == 0
    page.keyboard.press("Escape")
    page.locator(".eyes select").select_option("")
    mina.until(lambda: page.locator("input[type=range]").get_attribute("max") == str(where(mina)))
