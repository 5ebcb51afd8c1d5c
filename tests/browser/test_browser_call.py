"""The turn comes to somebody: told in the tab always, by a sound or a notice only where he wishes it, and only when he must press."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from pages import Guest, Site

from whitby.scene import scene

# Tones and notices are written down instead, with what was asked; the page can be put out of sight.
SPIES = """
window.rung = []; window.told = []; window.away = false;
const gain = {setValueAtTime() {}, linearRampToValueAtTime() {}};
const plug = () => ({connect: (next) => next, gain, frequency: {}, start() {}, stop() {}});
window.AudioContext = class {
  currentTime = 0;
  constructor() { window.rung.push(document.getElementById("prompt").innerText); }
  resume() { return Promise.resolve(); }
  createOscillator() { window.rung.push(document.getElementById("prompt").innerText); return plug(); }
  createGain() { return plug(); }
};
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = window.leave ?? "granted"); }
  constructor(title, more) { window.told.push([title, more.body, Object.keys(more).sort().join()]); }
  close() {}
};
Object.defineProperty(document, "hidden", {get: () => window.away});
"""
LONGER = 900  # ms: than the page waits before it calls


class Pair:
    """Anna is Dracula, Bruno van Helsing; one press of his, and the turn is hers."""

    def __init__(self, guest: Callable[..., Guest], site: Site) -> None:
        self.anna, self.bruno = guest(), guest()
        self.anna.context.add_init_script(SPIES)
        self.bruno.take(self.anna.make({"van-helsing": "friend"}, name="Anna")[0], "Bruno")
        self.site, self.path = site, urlsplit(self.anna.page.url).path

    def at_his_end(self, **more: object) -> None:
        """His turn is all but over."""
        position = scene("dracula-2003", turn="van-helsing", turns=4, phase="barrier", card="strength", **more)
        self.site.set(self.path.rsplit("/", 1)[1], position)
        for each in (self.anna, self.bruno):
            each.open(self.path).locator("#prompt").wait_for()
        self.anna.until(lambda: self.anna.screen["head"]["asked"] == ["van-helsing"])

    def hers(self) -> None:
        self.bruno.choose("pass")
        self.anna.until(lambda: self.anna.questions() and self.anna.shows_the_last())

    def heard(self, what: str) -> list[object]:
        return list(self.anna.page.evaluate(what))

    def wish(self, *ways: str) -> None:
        page = self.anna.page
        page.locator("[data-around]").click()
        for way in ways:
            page.locator(f"[data-call={way}]").click()
            self.anna.until(page.locator(f"[data-call={way}]").is_checked)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        page.evaluate("window.rung = []")


def test_nobody_is_called_who_does_not_wish_it(guest: Callable[..., Guest], site: Site) -> None:
    pair = Pair(guest, site)
    pair.at_his_end()
    page = pair.anna.page
    page.locator("[data-around]").click()
    assert [page.locator(f"[data-call={way}]").is_checked() for way in ("sound", "notice")] == [False, False]
    pair.anna.axe("call", "dialog")
    page.keyboard.press("Escape")
    assert not page.title().startswith("●")
    page.evaluate("window.away = true")
    pair.hers()
    page.wait_for_timeout(LONGER)
    assert page.title().startswith("●")
    assert (pair.heard("window.rung"), pair.heard("window.told")) == ([], [])


@pytest.mark.slow
def test_a_sound_when_one_must_press_and_a_notice_out_of_sight(guest: Callable[..., Guest], site: Site) -> None:
    pair = Pair(guest, site)
    pair.at_his_end()
    pair.wish("sound", "notice")
    page = pair.anna.page
    pair.hers()  # in sight: a sound alone
    pair.anna.until(lambda: pair.heard("window.rung"))
    rung = pair.heard("window.rung")
    assert all("Dracula:" in str(asked) for asked in rung) and not pair.heard("window.told")
    pair.anna.choose("step house-8")  # her own turn goes on: nobody calls her
    page.wait_for_timeout(LONGER)
    assert pair.heard("window.rung") == rung

    pair.at_his_end()  # kept in this browser, over a reload
    page.evaluate("window.away = true")
    pair.hers()
    pair.anna.until(lambda: pair.heard("window.told"))
    assert pair.heard("window.told") == [["Whitby", "It is your turn at Dracula (2003).", "body,tag"]]


@pytest.mark.slow
def test_what_the_page_answers_itself_calls_nobody(guest: Callable[..., Guest], site: Site) -> None:
    """One way leads from the harbor: the page takes it, and calls her for the next step, which is hers to choose."""
    pair = Pair(guest, site)
    pair.at_his_end(barriers={"red": "harbor/house-8"})
    pair.wish("sound")
    pair.bruno.choose("pass")
    pair.anna.until(lambda: [question["only"] for question in pair.anna.questions()] == ["step house-4"])
    pair.anna.until(lambda: pair.heard("window.rung"))
    assert not [asked for asked in pair.heard("window.rung") if "only one answer" in str(asked)]
    assert pair.anna.screen["body"]["steps"] == 1


@pytest.mark.slow
def test_why_there_are_no_notices(guest: Callable[..., Guest], site: Site) -> None:
    """A page that is not secure says so; so does one that the browser keeps from it."""
    ada = guest()
    ada.context.add_init_script("Object.defineProperty(window, 'isSecureContext', {value: window.name !== 'unsafe' ? true : false})")
    ada.context.add_init_script(SPIES + "window.leave = 'denied';")
    ada.start()
    ada.page.locator("[data-around]").click()
    ada.page.locator("[data-call=notice]").click()
    ada.page.get_by_text("does not allow notices for this page").wait_for()
    assert not ada.page.locator("[data-call=notice]").is_checked()
    ada.page.evaluate("window.name = 'unsafe'")
    ada.page.reload()
    ada.page.locator("[data-around]").click()
    ada.page.get_by_text("only on a secure page").wait_for()
    assert ada.page.locator("[data-call=notice]").is_disabled()
    ada.axe("no notices", "dialog")
