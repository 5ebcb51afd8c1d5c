"""Odds on the map: numbers in places, hatched ones, the card that says why not, a switch, and the same as a list."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import floor
from typing import Any

import pytest
from fury_table import moment, sit
from pages import PHONE, Guest

import whitby

NewGuest = Callable[..., Guest]
GAME, CHOICES, HIS_CARD = 2, 146, 242  # a game at random: hunters act and ten places fit; Dracula chooses his card
OTHERS = {"fury-2005": (0, 42, 143), "fury-1987": (0, 194, 280)}  # the same in other editions
OTHER_EDITIONS = [  # one of each kind is quick
    ("fury-1987", "en", (1280, 720)),
    *[pytest.param(*each, marks=pytest.mark.slow) for each in (("fury-1987", "it", PHONE), ("fury-2005", "en", PHONE))],
    pytest.param("fury-2005", "it", (1280, 720), marks=pytest.mark.slow),
]
SHARES = "() => [...document.querySelectorAll('[data-place] .shape[class*=odds-] > text')].map(x => Number(x.textContent))"
HATCHED = "() => document.querySelectorAll('[data-place] .excluded .hatch').length"


def with_odds(mina: Guest, side: str, language: str = "en", **options: Any) -> str:
    """At a table against bots, where one decides alone that odds are shown."""
    table = sit(mina, side, moment(GAME, CHOICES), language, **options)
    mina.post(f"/api/tables/{table}/motions", {"what": "odds", "about": "hunters"})
    return table


def here(mina: Guest) -> dict[str, float]:
    """The last odds that came."""
    found = [message for message in map(json.loads, mina.frames) if message["type"] == "odds"]
    return dict(found[-1]["here"]) if found else {}


@pytest.mark.parametrize(("language", "size"), [("en", (1600, 1000)), pytest.param("it", PHONE, marks=pytest.mark.slow)])
def test_odds_on_the_map(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    mina = guest(language, size)
    with_odds(mina, "hunters", language)
    mina.page.locator("[data-odds]").wait_for()
    likely = [share for share in here(mina).values() if share >= 0.005]
    mina.until(lambda: sorted(mina.page.evaluate(SHARES)) == sorted(floor(100 * share + 0.5) for share in likely))
    assert mina.page.evaluate(HATCHED) > 50 and len(likely) > 5
    mina.axe("odds")
    place = next(iter(here(mina)))
    spoken = mina.page.locator(f'[data-place="{place}"]').first.get_attribute("aria-label") or ""
    assert f"Dracula: {round(100 * here(mina)[place])} per" in spoken
    mina.page.keyboard.press("o")
    mina.until(lambda: not mina.page.evaluate(SHARES) and not mina.page.evaluate(HATCHED))
    mina.page.reload()  # the wish stays
    mina.page.locator("[data-odds]").first.wait_for()
    assert not mina.page.evaluate(SHARES)
    if not mina.page.locator("[data-odds-switch]").is_visible():
        mina.page.locator("[data-odds] > summary").click()
    mina.page.locator("[data-odds-switch]").click()
    mina.until(lambda: mina.page.evaluate(SHARES))


@pytest.mark.parametrize(
    ("language", "size", "asks"), [pytest.param("en", (1600, 1000), "Why not", marks=pytest.mark.slow), ("it", PHONE, "Perché non")]
)
def test_why_not_there(guest: NewGuest, language: str, size: tuple[int, int], asks: str) -> None:
    """A press on a hatched place opens its card, with the line of the log that excluded it."""
    mina = guest(language, size)
    with_odds(mina, "hunters", language)
    mina.until(lambda: mina.page.evaluate(HATCHED))
    excluded = next(place for place in ("prague", "cologne", "milan") if place not in here(mina))
    mina.page.locator(f'g[data-place="{excluded}"]').focus()
    mina.page.keyboard.press("i")
    why = mina.page.locator(f'[data-why="{excluded}"]')
    mina.until(lambda: asks in why.inner_text() and why.locator("li").count() == 1)
    assert "Dracula" in why.locator("li").inner_text()
    mina.axe("why not")
    mina.page.keyboard.press("Escape")
    likely = next(iter(here(mina)))
    mina.page.locator(f'g[data-place="{likely}"]').focus()
    mina.page.keyboard.press("i")
    mina.until(lambda: "→" in mina.page.locator(f'[data-why="{likely}"]').inner_text())


def test_the_option_on_the_first_page(guest: NewGuest) -> None:
    """Set at the start, told at the table and in the list of one's tables."""
    mina = guest()
    mina.open().locator("button.game").nth(whitby.game_ids().index("fury-2015")).click()
    mina.page.locator("#odds-option").select_option("hunters")
    mina.axe("home with odds", "form")
    mina.page.locator("form button[type=submit]").click()
    mina.page.locator("#prompt").wait_for()
    mina.until(lambda: mina.screen.get("sitting", {}).get("odds") == "hunters")
    mina.open()
    mina.until(lambda: "with odds" in mina.page.locator("main").inner_text())


@pytest.mark.parametrize(("language", "size"), [("en", (1600, 1000)), pytest.param("it", PHONE, marks=pytest.mark.slow)])
def test_dracula_looks_into_his_mirror(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    """Folded until he opens it; then each choice that changes what everybody can conclude, to be laid out from there."""
    mina = guest(language, size)
    table = sit(mina, "dracula", moment(GAME, HIS_CARD), language)
    mina.post(f"/api/tables/{table}/motions", {"what": "odds", "about": "hunters"})
    mina.page.locator("[data-mirror] > summary").click()
    rows = mina.page.locator("[data-mirror] tbody tr")
    mina.until(lambda: rows.count() > 2)
    mina.axe("mirror")
    assert not mina.page.evaluate(HATCHED)  # his own map stays as it is
    rows.first.locator("button").click()
    mina.until(lambda: rows.first.locator("button").get_attribute("aria-pressed") == "true")


@pytest.mark.parametrize(("game", "language", "size"), OTHER_EDITIONS)
def test_odds_in_other_editions(guest: NewGuest, game: str, language: str, size: tuple[int, int]) -> None:
    """On the map, as a list with what else is guessed, and why not elsewhere."""
    mina, (number, choices, _) = guest(language, size), OTHERS[game]
    table = sit(mina, "hunters", moment(number, choices, game), language, game)
    mina.post(f"/api/tables/{table}/motions", {"what": "odds", "about": "hunters"})
    mina.page.locator("[data-odds]").wait_for()
    likely = [share for share in here(mina).values() if share >= 0.005]
    mina.until(lambda: sorted(mina.page.evaluate(SHARES)) == sorted(floor(100 * share + 0.5) for share in likely))
    assert mina.page.evaluate(HATCHED) > 40 and len(likely) > 4
    if mina.page.locator("[data-odds]").get_attribute("open") is None:
        mina.page.locator("[data-odds] > summary").click()
    mina.page.locator("[data-odds] .more summary").click()
    mina.until(lambda: mina.page.locator("[data-odds] .lines li").count() >= len(here(mina)))
    assert game != "fury-1987" or mina.page.locator("[data-odds] .lines ul").count() == 2  # Local Rumours, and what he laid
    mina.axe(f"odds, {game}")
    excluded = next(place for place in ("prague", "cologne", "milan", "madrid") if place not in here(mina))
    mina.page.locator(f'g[data-place="{excluded}"]').focus()
    mina.page.keyboard.press("i")
    why = mina.page.locator(f'[data-why="{excluded}"]')
    mina.until(lambda: ("Why not" if language == "en" else "Perché non") in why.inner_text() and why.locator("li").count() == 1)


@pytest.mark.parametrize(("game", "language", "size"), OTHER_EDITIONS)
def test_the_mirror_in_other_editions(guest: NewGuest, game: str, language: str, size: tuple[int, int]) -> None:
    mina, (number, _, choices) = guest(language, size), OTHERS[game]
    table = sit(mina, "dracula", moment(number, choices, game), language, game)
    mina.post(f"/api/tables/{table}/motions", {"what": "odds", "about": "hunters"})
    mina.page.locator("[data-mirror] > summary").click()
    rows = mina.page.locator("[data-mirror] tbody tr")
    mina.until(lambda: rows.count() > 2)
    mina.axe(f"mirror, {game}")


def test_the_report_of_a_game(guest: NewGuest) -> None:
    """When it is over: the line of bits, odds at each moment, and what was overlooked."""
    mina = guest()
    table = with_odds(mina, "hunters")
    mina.post(f"/api/tables/{table}/motions", {"what": "resign", "about": "hunters"})
    mina.open(f"/t/{table}/replay#60").locator("input[type=range]").wait_for()
    mina.until(lambda: "Uncertainty" in mina.page.locator(".timeline .key").inner_text())
    mina.page.locator("[data-odds]").wait_for()
    mina.until(lambda: mina.page.evaluate(SHARES))
    mina.axe("replay with odds")
    mina.page.locator("button", has_text="How it went").first.click()
    mina.page.locator("[data-deduced]").wait_for()
    mina.axe("report", "dialog")
