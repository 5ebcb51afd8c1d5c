"""Talk at the table, who looks on, and a report of what is wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from pages import DESKTOP, EITHER, PHONE, Guest
from playwright.sync_api import expect

from whitby.scene import scene

NewGuest = Callable[..., Guest]


def said(who: Guest) -> list[str]:
    return [text.strip() for text in who.page.locator(".talk .line .said > bdi").all_inner_texts()]


def say(who: Guest, text: str) -> None:
    who.page.locator("#talk-field").fill(text)
    who.page.locator("#talk-field").press("Enter")


def opened(who: Guest) -> None:
    """On a phone the log, and with it the talk, is behind its tab."""
    tab = who.page.locator("nav.bottom button", has_text=re.compile("Log|Storia"))
    if tab.count():
        tab.click()
    who.page.locator("#talk-field").wait_for()


def test_two_talk_and_a_third_reads_it(guest: NewGuest) -> None:
    """As text, never as markup; the field says who reads it, and by keyboard alone."""
    anna, bruno, dora = guest(), guest(), guest()
    (link,) = anna.make({"van-helsing": "friend"})
    table = urlsplit(anna.page.url).path
    bruno.take(link, "Bruno")
    dora.open(table).locator("#prompt").wait_for()
    field = anna.page.locator("#talk-field")
    assert "Everybody reads this" in anna.page.locator("#talk-note").inner_text()
    anna.page.locator("#prompt").focus()
    anna.page.keyboard.press("/")
    anna.page.keyboard.type("<b>Boo</b> /?z")
    assert field.input_value() == "<b>Boo</b> /?z" and not any('"say"' in text for text in anna.sent)  # typing tells nobody
    anna.page.keyboard.press("Enter")
    for who in (anna, bruno, dora):
        who.until(lambda who=who: said(who) == ["<b>Boo</b> /?z"])
    assert field.input_value() == "" and dora.page.locator("#talk-field").count() == 0
    assert "Mina: <b>Boo</b> /?z" in bruno.page.locator(".spoken[aria-live=polite]").first.inner_text()
    bruno.until(lambda: bruno.page.locator(".watchers").inner_text().startswith("1"))
    bruno.page.locator("button", has_text="At the table").first.click()
    bruno.page.locator("[data-mute=dracula]").click()
    bruno.until(lambda: not said(bruno) and bruno.page.locator("[data-mute=dracula]").get_attribute("aria-pressed") == "true")
    bruno.axe("at the table, one muted")


def test_talk_is_offered_while_there_is_somebody_to_read_it(guest: NewGuest) -> None:
    """Not among bots alone; as soon as somebody looks on, and until he goes."""
    anna, dora = guest(), guest()
    anna.make({"van-helsing": "random"})
    field = anna.page.locator("#talk-field")
    expect(field).to_have_count(0)
    dora.open(urlsplit(anna.page.url).path).locator("#prompt").wait_for()
    field.wait_for()
    dora.page.close()
    field.wait_for(state="detached")


@EITHER
def test_private_talk_of_a_trade(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    """A channel of its own while they trade; what is half written when it closes goes to nobody until its writer says to whom."""
    anna, bruno = guest(language, size), guest(language, size)
    others = {"godalming": "me", "seward": "me", "van-helsing": "random", "dracula": "friend"}
    (link,) = anna.make(others, "mina", "fury-2015", "Anna")
    bruno.take(link, "Bruno")
    table = urlsplit(anna.page.url).path
    parts: dict[str, Any] = {"turn": "godalming", "at": {"godalming": "vienna", "mina": "vienna"}, "items": {"godalming": ["knife"]}}
    anna.site.set(table.rsplit("/", 1)[1], scene("fury-2015", **parts).play("trade mina"))
    for who in (anna, bruno):
        who.open(table).locator("#prompt").wait_for()
        opened(who)
    select = anna.page.locator(".talk select")
    assert select.locator("option").count() == 2
    say(anna, "a knife?")
    anna.until(lambda: said(anna) == ["a knife?"])
    select.select_option(index=1)
    say(anna, "Hello! 🧛")
    bruno.until(lambda: said(bruno) == ["Hello! 🧛"])
    anna.shot(f"talk-{language}-{size[0]}", full=False)
    anna.axe("talk", ".talk")
    bruno.axe("talk of Dracula", ".talk")
    assert "Dracula" in bruno.page.locator("#talk-note").inner_text() and "Dracula" in select.locator("option:checked").inner_text()
    assert not any("a knife" in frame for frame in bruno.frames)


@pytest.mark.slow
def test_unseen_talk_is_marked(guest: NewGuest) -> None:
    anna, bruno = guest(), guest("it", PHONE)
    (link,) = anna.make({"van-helsing": "friend"})
    bruno.take(link, "Bruno")
    say(anna, "one")
    say_again = anna.page.locator("#talk-field")
    anna.until(lambda: said(anna) == ["one"] and say_again.input_value() == "")
    say(anna, "two")
    badge = bruno.page.locator("nav .badge")
    bruno.until(lambda: badge.count() and badge.inner_text().startswith("2") and bruno.page.title().startswith("● (2)"))
    bruno.axe("a badge", "nav")
    bruno.page.locator("nav button:has(.badge)").click()
    bruno.until(lambda: badge.count() == 0)
    assert bruno.page.locator(".talk .new").count() == 1


@pytest.mark.slow
def test_a_report_holds_no_name_and_no_secret(guest: NewGuest, tmp_path: Path) -> None:
    anna = guest()
    table = anna.start()
    anna.choose("choose coffin")
    anna.page.get_by_role("button", name="Something is wrong").click()
    anna.page.locator("dialog textarea").fill("The map is upside down.")
    anna.axe("a report", "dialog")
    with anna.page.expect_download() as loading:
        anna.page.get_by_role("button", name="Save the file").click()
    text = Path(loading.value.path()).read_text("utf-8")
    report = json.loads(text)
    assert report["words"] == "The map is upside down." and report["server"]["chosen"] == ["dracula: choose coffin"]
    assert report["page"]["path"] == "/t/TABLE" and report["page"]["question"] == report["server"]["question"]
    for secret in (table.rsplit("/", 1)[1], "Mina", *(cookie["value"] for cookie in anna.context.cookies())):
        assert secret not in text
    anna.page.get_by_role("status").filter(has_text="whitby-dracula-2003-en.json").wait_for()


@pytest.mark.slow
def test_an_old_page_says_so(guest: NewGuest) -> None:
    """After an update the pages that are open are old: they say it, and go on."""
    anna = guest()
    anna.start()
    assert anna.page.get_by_text("Whitby was updated").count() == 0
    anna.site.app.live.build = "another"
    anna.page.evaluate("window.sockets.at(-1).close()")
    anna.page.get_by_text("Whitby was updated").wait_for()
    anna.axe("an old page", ".old")
    anna.site.app.live.build = anna.screen["build"] = anna.page.locator("meta[name=whitby-build]").get_attribute("content")
    anna.page.get_by_role("button", name="Reload").click()
    anna.page.locator("#prompt").wait_for()
    assert anna.page.get_by_text("Whitby was updated").count() == 0


@pytest.mark.slow
def test_a_full_disk_is_said_and_passes(guest: NewGuest) -> None:
    anna = guest()
    anna.start(friend=True)
    worker = anna.site.app.live.worker

    def writable(on: bool) -> None:
        query = f"pragma query_only = {'off' if on else 'on'}"
        worker.thread.submit(lambda: worker.tables.storage.db.execute(query)).result()

    writable(False)
    anna.choice("choose coffin").click()
    anna.page.get_by_text("The server cannot write").wait_for()
    say(anna, "Is anybody there?")
    anna.page.locator(".talk .problem").wait_for()
    assert anna.page.locator("#talk-field").input_value() == "Is anybody there?"
    writable(True)
    anna.choose("choose coffin")
    anna.page.locator("#talk-field").press("Enter")
    anna.until(lambda: said(anna) == ["Is anybody there?"])


@pytest.mark.slow
def test_a_seat_that_is_gone_is_said(guest: NewGuest) -> None:
    """Somebody signs out his other browsers: the page of one of them says that it has no seat any more."""
    anna = guest()
    anna.start()
    link = anna.post("/api/me/return", {})["link"]
    other = guest()
    other.open()
    other.post("/api/return", {"secret": link.partition("#")[2], "replace": True})
    other.post("/api/me/return", {"sign_out": True})
    anna.page.locator(".call", has_text="This browser has no seat here any more").wait_for()
    anna.axe("a seat that is gone", ".calls")


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whose_eyes_when_it_is_over(guest: NewGuest, size: tuple[int, int]) -> None:
    anna, dora = guest(), guest(size=size)
    anna.start()
    table = urlsplit(anna.page.url).path
    dora.open(table).locator("#prompt").wait_for()
    anna.post(f"/api/tables/{table.rsplit('/', 1)[1]}/motions", {"what": "resign", "about": "dracula"})
    dora.page.locator(".outcome").wait_for()
    dora.page.get_by_role("button", name="At the table").click()
    dora.page.locator("[data-eyes=dracula]").click()
    dora.until(lambda: dora.screen["head"]["eyes"] == ["dracula"])
    dora.axe("whose eyes", "dialog")
    dora.page.get_by_role("button", name="Close", exact=True).click()
    dora.page.locator(".call", has_text="as Dracula saw it").get_by_role("button").click()
    dora.until(lambda: dora.screen["head"]["eyes"] == [])
