"""Every page in both languages, desktop and phone: axe finds nothing, nothing scrolls sideways; and how much a first view loads."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pages import BUILT, DESKTOP, PHONE, Guest
from playwright.sync_api import Page

NARROW = (360, 740)
BETWEEN = [PHONE, (1280, 800), (820, 1180)]  # sizes
SIX = {"dracula": ["coffin", "vampire-1", "vampire-2", "amulet", "vampire-3", "vampire-3"]}


KINDS = ("home", "home-rules", "waiting", "invitation", "six", "move", "place", "play", "list", "keys", "tab-hand", "tab-log", "plain")


@pytest.mark.parametrize(
    ("language", "size", "kinds"),
    [
        ("it", PHONE, KINDS),
        *(pytest.param(language, size, (), marks=pytest.mark.slow) for language in ("it", "en") for size in (PHONE, DESKTOP)),
    ],
    ids=["kinds", "it-phone", "it-desktop", "en-phone", "en-desktop"],
)
def test_every_page(guest: Callable[..., Guest], language: str, size: tuple[int, int], kinds: tuple[str, ...]) -> None:
    """All are gone through; looked at is one of each kind, or each."""
    mina, jonathan = guest(language, size), guest(language, size)
    kind = f"{language}-{'phone' if size == PHONE else 'desktop'}"

    def look(person: Guest, name: str) -> None:
        if not kinds or name in kinds:
            person.shot(f"{name}-{kind}")
            person.axe(f"{name}-{kind}")

    page = mina.open("/")
    page.locator("form button[type=submit]:enabled").wait_for()
    look(mina, "home")
    page.locator("form summary").click()
    page.locator("form details .clause").first.click()
    page.locator("[role=dialog] .text").wait_for()
    look(mina, "home-rules")
    mina.open("/about").locator("h1").wait_for()
    look(mina, "about")
    mina.open("/nowhere").locator("h1").wait_for()
    look(mina, "not-found")

    table = mina.start_by_hand("dracula", friend=True)
    assert page.evaluate("document.documentElement.lang") == language
    look(mina, "waiting")
    link = mina.link()
    jonathan.page.goto(link)
    jonathan.page.locator("form button[type=submit]").wait_for()
    look(jonathan, "invitation")
    jonathan.fine = ("410",)
    jonathan.page.goto("about:blank")
    jonathan.page.goto(link[:-2] + "xx")
    jonathan.page.locator(".else a").wait_for()
    look(jonathan, "invitation-wrong")
    jonathan.page.goto("about:blank")
    jonathan.take(link)
    assert "#" not in jonathan.page.url
    late = guest(language, size)
    late.fine = ("410",)
    late.page.goto(link)
    late.page.locator("h1").wait_for()
    look(late, "invitation-used")

    mina.choose("choose coffin")
    look(mina, "six")
    for card in SIX["dracula"][1:]:
        mina.choose(f"choose {card}")
    for card in ["victim", "victim", "hunter-1", "hunter-2", "hunter-3", "crucifix"]:
        jonathan.choose(f"choose {card}")
    mina.page.locator("[data-place][data-choice]").first.wait_for()
    look(mina, "move")
    look(jonathan, "waits")
    mina.page.locator("[data-place=house-3]").click(force=True)  # told to be disabled, and still opens its card
    mina.page.locator("[role=dialog]").wait_for()
    look(mina, "place")
    mina.page.keyboard.press("Escape")
    mina.choose("step house-4")
    mina.choose("look")
    look(mina, "looked")
    if any(text.startswith("lay ") for text in mina.offered()):
        mina.choose(next(text for text in mina.offered() if text.startswith("lay ")))
    if "stop" in mina.offered():
        mina.choose("stop")
    look(mina, "play")
    mina.page.locator(".button.list").click()
    look(mina, "list")
    mina.page.locator(".button.list").click()
    mina.choose(next(text for text in mina.offered() if text.startswith("play ")))
    look(mina, "played")
    for _ in range(6):
        if any("/" in text for text in mina.offered()) or not mina.offered():
            break
        mina.choose("pass" if "pass" in mina.offered() else mina.offered()[0])
    look(mina, "barrier")
    mina.page.locator("header button[aria-expanded]").click()
    look(mina, "keys")
    mina.page.keyboard.press("Escape")
    if size == PHONE:
        for i, name in enumerate(["hand", "supply", "log", "seats"], 1):
            mina.page.locator("nav button[aria-current], .london nav button").nth(i).click()
            look(mina, f"tab-{name}")
    mina.open(table + "?plain").locator("#prompt").wait_for()
    look(mina, "plain")


def test_no_inline_code() -> None:
    """The server's policy allows no inline script or style, nor data: addresses."""
    page = (BUILT / "index.html").read_text("utf-8")
    assert "<style" not in page and "style=" not in page and "<script>" not in page
    styles = "".join(path.read_text("utf-8") for path in BUILT.glob("assets/*.css"))
    assert "data:" not in styles and "http" not in styles.replace("http://www.w3.org/", "")


@pytest.mark.parametrize("size", [NARROW, *(pytest.param(size, marks=pytest.mark.slow) for size in (DESKTOP, *BETWEEN))], ids=str)
def test_text_twice_as_large(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    """Nothing scrolls sideways, and every choice can still be clicked; the grid stays four by three, and has room for fingers."""
    phone = size in (NARROW, PHONE)
    mina = guest(size=PHONE if phone else size)
    mina.page.set_viewport_size({"width": size[0], "height": size[1]})
    mina.start("dracula")
    for zoom in ("100%", "200%"):
        mina.page.evaluate(f"document.documentElement.style.fontSize = '{zoom}'")
        mina.at_rest()
        wide, width = mina.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= width, (zoom, wide, width)
        mina.shot(f"zoom-{size[0]}-{zoom[:-1]}-six")
    mina.page.evaluate("document.documentElement.style.fontSize = '100%'")
    for card in SIX["dracula"]:
        mina.choose(f"choose {card}")
    mina.page.locator("[data-place][data-choice]").first.wait_for()
    for zoom in ("100%", "200%"):
        mina.page.evaluate(f"document.documentElement.style.fontSize = '{zoom}'")
        mina.at_rest()
        wide, width = mina.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= width, (zoom, wide, width)
        left = mina.page.evaluate("[...document.querySelectorAll('[data-place]')].map(x => Math.round(x.getBoundingClientRect().left))")
        assert len(set(left)) == 4
        mina.shot(f"zoom-{size[0]}-{zoom[:-1]}-move")
        if phone and zoom == "100%":
            has_room_for_fingers(mina.page)
    mina.choose("step house-4")


def has_room_for_fingers(page: Page) -> None:
    """On touch no button is smaller than 44 by 44, but for the language switch and rules in a line of text."""
    small = page.evaluate(
        """[...document.querySelectorAll('main button, nav button')].filter(x => x.offsetParent && !x.closest('header'))
        .map(x => [x.innerText, x.getBoundingClientRect()]).filter(([, r]) => r.width < 44 || r.height < 44)
        .map(([t, r]) => `${t} ${r.width}x${r.height}`)"""
    )
    assert not small, small
