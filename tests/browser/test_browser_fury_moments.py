"""What happens at the table of Fury is in sight for a moment: cards turned up in a combat, banners."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fury2015.panels import PANELS
from fury_table import asked, lay, sit
from pages import Guest
from playwright.sync_api import expect

from whitby.scene import Scene

COMBATS: dict[str, Callable[[], Scene]] = {
    "fury-2015": PANELS["combat-one"][1],
    "fury-2005": lambda: asked("hunters", "lay-card", "fury-2005"),
    "fury-1987": lambda: asked("hunters", "lay-chit", "fury-1987"),
}

FIRST, *OTHERS = COMBATS

# What goes by itself after two seconds or more stays, however slow the machine is.
ENDLESS = "() => { const begin = setTimeout; window.setTimeout = (act, ms, ...more) => begin(act, ms >= 2000 ? 1e8 : ms, ...more); }"


@pytest.mark.parametrize("game", [FIRST, *(pytest.param(game, marks=pytest.mark.slow) for game in OTHERS)])
def test_cards_turned_up_are_held(guest: Callable[..., Guest], game: str) -> None:
    """Both cards and what came of them lie over the table, nothing is asked below, a key goes on, and a reload does not bring them back."""
    mina = guest("en", (1280, 800), reduced_motion="reduce")
    sit(mina, "hunters", COMBATS[game](), game=game)
    page, reveal = mina.page, mina.page.locator("[data-reveal]")
    lay(mina, next(option["text"] for option in mina.questions()[0]["options"] if option["verb"] == "choose"))
    page.evaluate(ENDLESS)
    page.locator("[data-confirm]").click()
    expect(reveal.locator("figure")).to_have_count(2)
    expect(reveal.locator("#reveal-told p").first).not_to_be_empty()
    expect(page.locator(".fury")).to_have_attribute("inert", "")
    mina.axe("cards turned up")
    sent = len(mina.sent)
    page.keyboard.press("Enter")
    expect(reveal).to_have_count(0)
    expect(page.locator("#prompt")).to_be_focused()
    assert len(mina.sent) == sent
    page.reload()
    page.locator("#prompt").wait_for()
    expect(reveal).to_have_count(0)
