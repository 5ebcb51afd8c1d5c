"""Pictures for people to look at, in test-results/pages: every panel of every table from both sides, and the pages around, at five sizes.

Each is English, and at two sizes Italian too. What a machine can see is checked meanwhile: nothing is wider than its window.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import fury1987.panels
import fury2015.panels
import pytest
from fury_table import OVER, SEATS, asked, moment, moments, put, sit
from pages import PHONE, Guest, Site
from playwright.sync_api import Page
from test_browser_companion import click, enter, said
from test_browser_fury2005 import by_rail, won
from test_browser_london import MOMENTS, at
from test_browser_odds import CHOICES, GAME, HIS_CARD, OTHERS
from test_browser_records import DROP, record
from test_browser_replay import at_table, played
from test_browser_seats import around

import whitby
from whitby.scene import Scene

pytestmark = pytest.mark.slow

Size = tuple[int, int]
MOUSE: list[Size] = [(1024, 768), (1280, 720), (1600, 1000)]
FINGER: list[Size] = [PHONE, PHONE[::-1]]
DEVICES = pytest.mark.parametrize(
    ("language", "sizes"),
    [("en", MOUSE), ("en", FINGER), ("it", MOUSE[1:2]), ("it", FINGER[:1])],
    ids=["en-mouse", "en-finger", "it-mouse", "it-finger"],
)
FURIES = [game for game in whitby.game_ids() if game.startswith("fury")]
PANELS: dict[str, dict[str, tuple[str, Callable[[], Scene]]]] = {  # beside what games at random ask: whose eyes, and a position
    "fury-1987": fury1987.panels.PANELS,
    "fury-2005": {"choose-card": ("hunters", won), "train-goes-far": ("hunters", by_rail)},
    "fury-2015": fury2015.panels.PANELS,
}


@pytest.fixture
def calm(guest: Callable[..., Guest]) -> Callable[[str, list[Size]], Guest]:
    """Somebody who wants no motion, with a window of the first of these sizes."""
    return lambda language, sizes: guest(language, sizes[0], reduced_motion="reduce")


def positions(game: str, side: str) -> Iterator[tuple[str, Callable[[], Scene]]]:
    """A name and a position for every panel of a side."""
    for each, question in moments(game):
        if each == side:
            yield question, lambda question=question: asked(side, question, game)
    for name, (eyes, make) in PANELS[game].items():
        if (eyes == "dracula") == (side == "dracula"):
            yield f"scene-{name}", make


def take(mina: Guest, name: str, language: str, sizes: list[Size]) -> None:
    """A picture at each of these sizes; what is wider than its window, or time and tracks than their place in the bar, is wrong."""
    for wide, high in sizes:
        mina.page.set_viewport_size({"width": wide, "height": high})
        mina.shot(f"{name}-{language}-{wide}x{high}", full=False)
        width = mina.page.evaluate("document.documentElement.scrollWidth")
        if width > wide:
            mina.wrong.append(f"{name}: {width} wide on {wide}")
        over = mina.page.evaluate(OVER)
        if over > 1:
            mina.wrong.append(f"{name}: the bar on top is cut by {over} on {wide}")
    mina.page.set_viewport_size(dict(zip(("width", "height"), sizes[0], strict=True)))  # as what comes next is opened


@DEVICES
@pytest.mark.parametrize("side", SEATS)
@pytest.mark.parametrize("game", FURIES)
def test_every_panel(calm: Callable[..., Guest], site: Site, game: str, side: str, language: str, sizes: list[Size]) -> None:
    mina = calm(language, sizes)
    table = sit(mina, side, language=language, game=game)
    for name, make in positions(game, side):
        put(mina, site, table, make())
        take(mina, f"{game}-{side}-{name}", language, sizes)


@DEVICES
@pytest.mark.parametrize("side", SEATS)
@pytest.mark.parametrize("game", FURIES)
def test_the_odds(calm: Callable[..., Guest], site: Site, game: str, side: str, language: str, sizes: list[Size]) -> None:
    """What the hunters can conclude, or what Dracula sees of it in his mirror: as it comes, and unfolded."""
    number, *choices = {"fury-2015": (GAME, CHOICES, HIS_CARD), **OTHERS}[game]
    mina = calm(language, sizes)
    table = sit(mina, side, moment(number, choices[side == "dracula"], game), language, game)
    mina.post(f"/api/tables/{table}/motions", {"what": "odds", "about": "hunters"})
    panel = mina.page.locator("[data-mirror]" if side == "dracula" else "[data-odds]")
    panel.wait_for()
    take(mina, f"odds-{game}-{side}", language, sizes)
    if panel.get_attribute("open") is None:
        panel.locator("summary").first.click()
    panel.locator("tbody tr" if side == "dracula" else ".likeliest li").first.wait_for()
    take(mina, f"odds-{game}-{side}-open", language, sizes)


@DEVICES
@pytest.mark.parametrize("seat", whitby.game("dracula-2003").seats)
def test_london(calm: Callable[..., Guest], seat: str, language: str, sizes: list[Size]) -> None:
    mina = calm(language, sizes)
    for name, make in MOMENTS.items():
        at(mina, make(), seat)
        take(mina, f"dracula-2003-{seat}-{name}", language, sizes)


@DEVICES
@pytest.mark.parametrize("game", whitby.game_ids())
def test_the_end_and_the_replay(calm: Callable[..., Guest], site: Site, game: str, language: str, sizes: list[Size]) -> None:
    mina = calm(language, sizes)
    page = mina.open(at_table(mina, site, played(game, random.Random(4))))
    page.locator(".outcome").wait_for()
    take(mina, f"end-{game}", language, sizes)
    page.locator(".outcome button[aria-haspopup]").click()
    page.locator("dialog .figures dd").first.wait_for()
    take(mina, f"how-it-went-{game}", language, sizes)
    page.locator("dialog .turning button").first.click()
    page.wait_for_url("**/replay#*")
    page.locator(".bar .where").wait_for()
    take(mina, f"replay-{game}", language, sizes)
    page.locator(".closer").click()
    page.locator("dialog .figures").wait_for()
    take(mina, f"replay-closer-{game}", language, sizes)


@DEVICES
@pytest.mark.parametrize("game", whitby.game_ids())
def test_the_rules(calm: Callable[..., Guest], game: str, language: str, sizes: list[Size]) -> None:
    mina = calm(language, sizes)
    for part in ("", "#cards", "#options", "#assumed"):
        page = mina.open(f"/rules/{game}{part}")
        page.locator("[data-part=cards] [data-card]").first.wait_for()
        take(mina, f"rules-{game}-{part[1:] or 'top'}", language, sizes)


@DEVICES
def test_the_pages_around_a_table(calm: Callable[..., Guest], site: Site, language: str, sizes: list[Size]) -> None:
    mina = calm(language, sizes)
    page = mina.open()
    page.locator("form button[type=submit]:enabled").wait_for()
    take(mina, "home-first", language, sizes)
    for path in ("about", "rules", "nowhere", "return"):
        mina.open(f"/{path}").locator("h1").first.wait_for()
        take(mina, path, language, sizes)
    at_table(mina, site, played("fury-2015", random.Random(4)))
    others = dict.fromkeys(("godalming", "van-helsing"), "friend") | {"mina": "me", "dracula": "random"}
    links = mina.make(others, "seward", "fury-2015")
    take(mina, "waiting", language, sizes)
    if page.locator("header .menu").is_visible():
        page.locator("header .menu").click()
    around(mina)
    take(mina, "at-the-table", language, sizes)
    guest_of(mina, links[0], language, sizes)
    dropped(mina, language, sizes)
    page = mina.open()
    page.locator("form button[type=submit]:enabled").wait_for()
    page.locator("section li a").first.wait_for()
    take(mina, "home-again", language, sizes)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    take(mina, "home-below", language, sizes)


def guest_of(mina: Guest, link: str, language: str, sizes: list[Size]) -> None:
    """What somebody sees who was invited."""
    other = mina.context.browser
    assert other
    friend = Guest(other.new_context(viewport={"width": sizes[0][0], "height": sizes[0][1]}, locale=f"{language}-GB"), mina.site)
    friend.page.goto(link)
    friend.page.locator("form button[type=submit]").wait_for()
    take(friend, "invitation", language, sizes)
    mina.wrong += friend.wrong
    friend.context.close()


def dropped(mina: Guest, language: str, sizes: list[Size]) -> None:
    """A record dropped on the first page."""
    page = mina.open()
    page.locator("form button[type=submit]:enabled").wait_for()
    page.evaluate(DROP, record())
    page.wait_for_url("**/r/*")
    page.locator(".bar .where").wait_for()
    take(mina, "record", language, sizes)


@DEVICES
def test_the_companion(calm: Callable[..., Guest], language: str, sizes: list[Size]) -> None:
    mina = calm(language, sizes)
    page: Page = mina.open("/companion/fury-2015")
    page.locator("form[data-form=stands]").wait_for()
    take(mina, "companion-begin", language, sizes)
    for count, place in enumerate(("paris", "rome", "madrid", "london"), 1):
        click(page, place)
        said(page, count)
    enter(page, "laid", "city-back")
    page.locator("[data-odds]").wait_for()
    take(mina, "companion", language, sizes)
    assert urlsplit(page.url).path.endswith("/companion/fury-2015")
