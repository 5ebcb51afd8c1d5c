"""Levels of bots, hints and analysis: chosen, asked for and read by clicking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import fake_levels
import pytest
from fluent.runtime import FluentBundle, FluentResource
from pages import BUILT, PHONE, Guest, Site

from whitby.bots import dracula2003
from whitby.text import with_family
from whitby.thinking.pool import Thinking
from whitby.web.game_info import game_summary

SMALL = (1280, 720)
OTHERS = [("en", SMALL), ("it", SMALL), ("en", PHONE), ("en", PHONE[::-1]), ("it", (1024, 768))]
NewGuest = Callable[..., Guest]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server where a level searches, and one never answers."""
    assert (BUILT / "index.html").is_file()
    monkeypatch.setattr(dracula2003, "NAMES", ("hard", "easy", "hanging"))
    game_summary.cache_clear()
    site = Site(tmp_path, thinking=Thinking(make=fake_levels.make, processes=1))
    yield site
    site.stop()
    game_summary.cache_clear()


@cache
def words(language: str) -> FluentBundle:
    """All that the page says in this game."""
    found = FluentBundle([language], use_isolating=False)
    for name in ("common", "page", "dracula-2003"):
        found.add_resource(FluentResource(with_family(language, name)), allow_overrides=True)
    return found


def say(language: str, key: str, **args: Any) -> str:
    text, _ = words(language).format_pattern(words(language).get_message(key).value, args)
    return str(text)


@pytest.mark.parametrize(
    ("language", "size"),
    [("it", PHONE), *(pytest.param(*other, marks=pytest.mark.slow) for other in OTHERS)],
    ids=["it-phone", "en-small", "it-small", "en-phone", "en-landscape", "it-tabs"],
)
def test_from_the_levels_to_the_analysis(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    """Whoever starts a table picks the level and turns hints on; he is told what is good, and afterwards what had been better."""
    mina = guest(language, size)
    name = f"{language}-{size[0]}"
    page = mina.open()
    page.locator("form button[type=submit]:enabled").wait_for()
    page.locator("input[name=side][value=dracula]").check(force=True)
    picked = page.locator("select.bots")
    assert picked.locator("option").all_inner_texts()[:3] == [say(language, f"ui-bot-{level}") for level in ("random", "easy", "hard")]
    assert picked.input_value() == "easy" and page.get_by_text(say(language, "ui-bot-easy-means")).is_visible()
    picked.select_option("hard")
    page.get_by_text(say(language, "ui-bot-hard-means")).wait_for()
    page.locator("#hints-option").select_option("on")
    mina.axe("home", "form")
    mina.shot(f"levels-home-{name}")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    page.locator("#prompt").wait_for()
    table = urlsplit(page.url).path

    page.locator("[data-hint-for=dracula]").click()
    box = page.locator("[data-hint=hard]")
    box.locator("li").nth(1).wait_for()
    box.get_by_text(say(language, "ui-hint-odds", percent=75)).wait_for()
    best = box.locator(".best strong").inner_text()
    mina.axe("hint", ".box")
    mina.shot(f"hint-{name}", full=False)
    page.keyboard.press("Escape")
    box.wait_for(state="detached")
    assert best not in [choice["text"] for choice in mina.questions()[0]["options"]]  # it is said in words

    page.locator("[data-around]").first.click()
    own = page.locator("dialog .own")
    own.locator("select.bots").first.select_option("hard")
    own.get_by_text(say(language, "ui-bot-hard-means")).first.wait_for()
    page.locator("dialog").get_by_text(say(language, "ui-hints-told")).wait_for()
    mina.axe("around", "dialog")
    own.scroll_into_view_if_needed()
    mina.shot(f"levels-around-{name}", full=False)
    page.keyboard.press("Escape")

    while mina.questions() and mina.questions()[0]["name"] == "choose-six":
        mina.choose(mina.questions()[0]["options"][-1]["text"])
    mina.post(f"/api/tables/{table.rsplit('/', 1)[1]}/motions", {"what": "resign", "about": "dracula"})
    mina.open(table + "/replay")
    page.locator(".closer").click()
    page.locator("[data-analysis] > button").click()
    page.locator("[data-analysis=done] li").first.wait_for()
    mina.axe("analysis", "dialog")
    mina.shot(f"analysis-{name}", full=False)
    page.locator("[data-analysis=done] li button").first.click()
    page.locator("dialog").wait_for(state="detached")


def test_a_bot_that_thinks_is_seen_thinking(guest: NewGuest) -> None:
    mina = guest()
    mina.make({"van-helsing": "hanging"})
    while mina.questions():
        mina.choose(mina.questions()[0]["options"][0]["text"])
    mina.page.get_by_text(say("en", "ui-thinking", seats=say("en", "seat-van-helsing"), count=1)).first.wait_for()
    assert not mina.page.locator("[data-hint-for]").count()  # none is given here


def test_where_no_bot_searches_there_is_no_analysis(guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dracula2003, "NAMES", ("easy",))
    mina = guest()
    table = mina.start()
    mina.post(f"/api/tables/{table.rsplit('/', 1)[1]}/motions", {"what": "resign", "about": "dracula"})
    mina.open(table + "/replay").locator(".closer").click()
    mina.page.get_by_text(say("en", "analysis-none")).wait_for()
