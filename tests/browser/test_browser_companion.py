"""The companion beside a real board: entries by click, odds, taking back, and all is still there after a reload."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pages import DESKTOP, PATIENCE, PHONE, Guest
from playwright.sync_api import Page, expect

NewGuest = Callable[..., Guest]
expect.set_options(timeout=PATIENCE * 1000)  # machines may be busy
BOTH = pytest.mark.parametrize(
    ("language", "size"), [pytest.param("en", DESKTOP, marks=pytest.mark.slow), ("it", PHONE)], ids=["desktop", "phone"]
)


def said(page: Page, count: int) -> None:
    """So many entries were taken, and the page is ready for the next."""
    expect(page.locator("[data-entries] > li")).to_have_count(count)
    expect(page.locator("[data-next]:disabled")).to_have_count(0)


def begin(page: Page, kind: str) -> None:
    """Have an entry of this kind asked for, whether it is likely now or not."""
    if page.locator(f"[data-next={kind}]").count() and not page.locator(f"form[data-form={kind}]").count():
        page.locator(f"[data-next={kind}]").click()
    elif not page.locator(f"form[data-form={kind}]").count():
        if not page.locator(f"[data-kind={kind}]").is_visible():
            page.locator("[data-else] > summary").click()
        page.locator(f"[data-kind={kind}]").click()


def enter(page: Page, kind: str, *chips: str) -> None:
    """An entry by buttons alone."""
    count = page.locator("[data-entries] > li").count()
    begin(page, kind)
    for chip in chips:
        page.locator(f"form [data-chip={chip}]").click()
    said(page, count + 1)


def click(page: Page, place: str) -> None:
    """A place on the map."""
    page.locator(f"g[data-place={place}]").dispatch_event("click")


@BOTH
def test_what_was_seen_is_entered_taken_back_and_kept(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    mina = guest(language, size)
    page = mina.open("/companion/fury-2015")
    expect(page.locator("form[data-form=stands]")).to_be_visible()  # it is asked at once, of the first hunter
    for i, place in enumerate(("paris", "rome", "madrid", "london")):
        click(page, place)
        said(page, i + 1)
    expect(page.locator("form[data-form=laid]")).to_be_visible()  # all stand, and he lays his first card
    enter(page, "laid", "city-back")
    expect(page.locator("[data-odds]")).to_be_visible()
    enter(page, "laid", "sea-back")
    folded = page.locator("[data-odds] summary").first.inner_text()
    mina.axe(f"companion-{language}")
    begin(page, "revealed")
    page.locator("[data-chip=space-1]").click()
    page.locator("form select").select_option("vienna")
    page.locator("[data-enter]").click()
    expect(page.locator("[data-refused]")).to_be_visible()
    said(page, 6)
    page.locator("[data-back]").click()
    said(page, 5)
    page.locator("form button").last.click()  # cancel what was refused
    enter(page, "laid", "sea-back")
    page.reload()
    said(page, 6)
    assert page.locator("[data-odds] summary").first.inner_text() == folded
    click(page, "vienna")
    expect(page.locator("[data-why=vienna]")).to_be_visible()
    page.locator("[data-here=arrives-nothing]").click()  # who arrives is guessed, where was clicked
    said(page, 7)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@BOTH
@pytest.mark.parametrize(("game", "begins"), [("fury-2005", ("laid", "land-back")), ("fury-1987", ("he-hides",))])
def test_the_older_editions(guest: NewGuest, game: str, begins: tuple[str, ...], language: str, size: tuple[int, int]) -> None:
    mina = guest(language, size)
    page = mina.open(f"/companion/{game}")
    for i, place in enumerate(("paris", "rome", "madrid", "london")[: 4 if game == "fury-2005" else 3]):
        expect(page.locator("form[data-form=stands]")).to_be_visible()
        click(page, place)
        said(page, i + 1)
    enter(page, *begins)
    count = page.locator("[data-entries] > li").count()
    page.locator("[data-next=arrives-nothing]").click()
    click(page, "vienna")
    said(page, count + 1)
    mina.axe(f"companion-{game}-{language}")
    enter(page, *(("laid", "land-back") if game == "fury-2005" else ("his-turn",)))
    expect(page.locator("[data-odds]")).to_be_visible()
    expect(page.locator("[data-list=companion-rumours]")).to_have_count(int(game == "fury-1987"))
    page.reload()
    said(page, count + 2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@BOTH
def test_london_for_one_of_two_players(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    mina = guest(language, size)
    page = mina.open("/companion")
    page.locator("a[href$='companion/dracula-2003']").click()
    page.locator("form[data-form=helps] [data-chip=van-helsing]").click()
    said(page, 1)
    for i, card in enumerate(("victim", "victim", "hunter-1", "hunter-2", "hunter-3", "crucifix")):
        page.locator(f"form[data-form=chose] [data-chip={card}]").click()
        said(page, i + 2)
    enter(page, "chosen")
    page.locator("[data-place=house-4]").click()
    expect(page.locator("[data-why=house-4]")).to_be_visible()
    mina.axe(f"companion-london-{language}")
    page.locator("[data-next=turn-of]").click()
    said(page, 9)
    page.locator("[data-next=turned-up]").click()
    page.locator("form [data-chip=van-helsing]").click()
    page.locator("[data-place=house-4]").click()
    page.locator("form [data-chip=vampire-2]").click()
    said(page, 10)
    page.locator("[data-next=battle-won]").click()  # who and what is known already
    said(page, 11)
    expect(page.locator("[data-list=cards] li")).to_have_count(11)
    page.locator("[data-back]").click()
    said(page, 10)
    page.reload()
    said(page, 10)
    expect(page.locator("[data-list=cards] li")).to_have_count(12)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
