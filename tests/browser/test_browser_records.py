"""A record from elsewhere on the home page: chosen or dropped, replayed, listed, removed; and what is said of a damaged one."""

from __future__ import annotations

import random
from collections.abc import Callable

from pages import EITHER, Guest
from playwright.sync_api import Page
from test_browser_replay import played, where

import whitby
from whitby import notation

DROP = """(text) => {
  const files = new DataTransfer();
  files.items.add(new File([text], "game.txt", {type: "text/plain"}));
  for (const kind of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(kind, {dataTransfer: files, bubbles: true}));
}"""


def record() -> str:
    """A whole game of London."""
    return notation.write(notation.record_of(whitby.game("dracula-2003"), played("dracula-2003", random.Random(4))))


def choose_file(page: Page, text: str) -> None:
    with page.expect_file_chooser() as chooser:
        page.locator("section[aria-labelledby=records-title] > button").click()
    chooser.value.set_files({"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()})


@EITHER
def test_a_record_on_the_home_page(guest: Callable[..., Guest], language: str, size: tuple[int, int]) -> None:
    """Damaged it is refused with its line; whole it is replayed, waits at home, and goes when it is removed."""
    mina, text = guest(language, size), record()
    mina.fine = ("400",)  # the page says so itself
    page = mina.open("/")
    panel = page.locator("section[aria-labelledby=records-title]")
    lines = text.split("\n")
    choose_file(page, "\n".join([*lines[:12], "dracula: fly", *lines[13:]]))
    problem = panel.locator(".problem")
    problem.wait_for()
    assert "13" in problem.inner_text() and "fly" in problem.inner_text() and problem.locator("code").count() == 2
    mina.axe("a damaged record")

    page.evaluate(DROP, text)
    page.wait_for_url("**/r/*")
    page.locator(".bar .where").wait_for()
    page.keyboard.press("ArrowRight")
    mina.until(lambda: where(mina) == 2)
    mina.axe("a record")
    assert page.locator("a[href*='/t/']").count() == 0  # there is no table to go back to

    page = mina.open("/")
    panel.locator("li a").wait_for()
    mina.axe("home with a record")
    panel.locator("li button").click()
    panel.locator("li").wait_for(state="detached")

    mina.fine = ("404",)
    mina.open("/r/0123456789abcdef")
    page.locator("main h1").wait_for()
    mina.axe("a record that is not there")
