"""The companion beside a real board: entries by click, odds, taking back, and all is still there after a reload."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pages import DESKTOP, PHONE, Guest
from playwright.sync_api import Page, expect

NewGuest = Callable[..., Guest]


def enter(page: Page, kind: str, *args: str) -> None:
    """Press a kind, choose its parameters, and enter it."""
    said = page.locator("[data-entries] > li").count()
    page.locator(f"[data-kind={kind}]").click()
    for i, arg in enumerate(args):
        page.locator("form select").nth(i).select_option(arg)
    if args:
        page.locator("[data-enter]").click()
    expect(page.locator("[data-entries] > li")).to_have_count(said + 1)


@pytest.mark.parametrize(
    ("language", "size"), [pytest.param("en", DESKTOP, marks=pytest.mark.slow), ("it", PHONE)], ids=["desktop", "phone"]
)
def test_what_was_seen_is_entered_taken_back_and_kept(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    mina = guest(language, size)
    page = mina.open("/companion/fury-2015")
    expect(page.locator("[data-kind=nothing-here]")).to_have_count(0)
    page.locator("[data-kind=stands]").click()
    page.locator("form select").nth(0).select_option("mina")
    page.locator("g[data-place=london]").dispatch_event("click")
    expect(page.locator("form select").nth(1)).to_have_value("london")
    page.locator("[data-enter]").click()
    expect(page.locator("[data-entries] > li")).to_have_count(1)
    enter(page, "laid", "city-back")
    expect(page.locator("[data-odds]")).to_be_visible()
    enter(page, "laid", "sea-back")
    folded = page.locator("[data-odds] summary").first.inner_text()
    mina.axe(f"companion-{language}")
    page.locator("[data-kind=revealed]").click()
    page.locator("form select").nth(0).select_option("space-1")
    page.locator("form select").nth(1).select_option("vienna")
    page.locator("[data-enter]").click()
    expect(page.locator("[data-refused]")).to_be_visible()
    expect(page.locator("[data-entries] > li")).to_have_count(3)
    page.locator("[data-back]").click()
    expect(page.locator("[data-entries] > li")).to_have_count(2)
    enter(page, "laid", "sea-back")
    page.reload()
    expect(page.locator("[data-entries] > li")).to_have_count(3)
    assert page.locator("[data-odds] summary").first.inner_text() == folded
    page.locator("g[data-place=vienna]").dispatch_event("click")
    expect(page.locator("[data-why=vienna]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
