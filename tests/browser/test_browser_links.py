"""Links and lines that go wrong: a second link in the same tab, lost answers, what a browser keeps of a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from pages import DESKTOP, PHONE, Guest
from playwright.sync_api import Route, expect
from test_browser_seats import around, cut, motion, restore

LENT = """async ([table, what]) => fetch(`/api/tables/${table}/seats`, {method: "POST", headers: {"Content-Type": "application/json"},
  body: JSON.stringify({do: what, seats: ["godalming"], bot: what == "lend" ? "easy" : ""})})"""
RETURN = """async () => (await (await fetch("/api/me/return", {method: "POST", headers: {"Content-Type": "application/json"},
  body: '{"sign_out": false}'})).json()).link"""
KEEP = "([name, links]) => localStorage.setItem(name, JSON.stringify(links))"
KEPT = "Object.keys(localStorage).filter(name => /^whitby-(links|passing)-/.test(name))"
FRIENDS = {"godalming": "friend", "seward": "friend-2", "van-helsing": "easy", "mina": "easy"}


def table_of(one: Guest) -> str:
    return urlsplit(one.page.url).path.split("/")[-1]


def keep_links(one: Guest, links: dict[str, str]) -> None:
    one.page.evaluate(KEEP, [f"whitby-links-{table_of(one)}", links])


def lose(route: Route) -> None:
    route.abort()


@pytest.mark.slow
def test_a_second_link_in_the_same_tab_is_an_invitation(guest: Callable[..., Guest]) -> None:
    mina, jonathan = guest(), guest()
    first, second = mina.make(FRIENDS, game="fury-2015")
    jonathan.take(first)
    jonathan.page.goto(second)
    jonathan.page.locator("form button[type=submit]").click()
    jonathan.page.locator("#prompt").wait_for()
    jonathan.until(lambda: jonathan.page.locator("header .title .meta").inner_text().count(",") == 1)  # both seats
    assert not urlsplit(jonathan.page.url).fragment


@pytest.mark.slow
def test_a_mark_of_the_page_is_no_invitation(guest: Callable[..., Guest]) -> None:
    mina, lucy = guest(), guest()
    mina.make({"van-helsing": "easy"})
    lucy.open(urlsplit(mina.page.url).path)
    lucy.page.locator("#prompt").wait_for()
    lucy.page.locator("a.skip").focus()
    lucy.page.keyboard.press("Enter")
    lucy.page.reload()
    lucy.page.locator("#prompt").wait_for()


def test_who_has_taken_a_seat_sits_even_if_the_next_answer_is_lost(guest: Callable[..., Guest]) -> None:
    mina, jonathan = guest(), guest()
    jonathan.fine = ("ERR_FAILED",)
    link = mina.make({"van-helsing": "friend"})[0]
    jonathan.page.goto(link)
    jonathan.page.locator("form button[type=submit]").wait_for()
    jonathan.page.route(f"**/api/tables/{table_of(mina)}", lose)
    jonathan.page.locator("form button[type=submit]").click()
    jonathan.page.locator("#prompt").wait_for()


def test_a_lost_connection_is_no_missing_table(guest: Callable[..., Guest]) -> None:
    mina = guest()
    mina.fine = ("ERR_FAILED", "429")
    mina.make({"van-helsing": "easy"})
    path = f"**/api/tables/{table_of(mina)}"
    mina.page.route(path, lose)
    mina.page.reload()
    mina.until(lambda: "does not answer" in mina.page.locator("main").inner_text())
    mina.axe("a table that does not open")
    mina.page.unroute(path)
    mina.page.route(path, lambda route: route.fulfill(status=429, body='{"error": "too-fast", "clause": ""}'))
    mina.page.locator("main button").click()
    mina.until(lambda: "too fast" in mina.page.locator("main").inner_text())
    mina.page.unroute(path)
    mina.page.locator("main button").click()
    mina.page.locator("#prompt").wait_for()


def test_a_return_that_fails_is_told(guest: Callable[..., Guest]) -> None:
    mina, bea = guest(), guest()
    bea.fine = ("ERR_FAILED", "409")
    mina.make({"van-helsing": "easy"})
    bea.make({"van-helsing": "easy"}, name="Bea")
    keep_links(bea, {"van-helsing": "/t/x#y"})
    bea.open(mina.page.evaluate(RETURN))
    replace = bea.page.locator("section.panel > .what button")
    replace.wait_for()
    bea.page.route("**/api/return", lose)
    replace.click()
    bea.page.locator("section.panel > [role=alert] .problem").wait_for()
    assert len(bea.page.evaluate(KEPT)) == 1
    bea.page.unroute("**/api/return")
    replace.click()
    bea.page.locator(".hello").wait_for()
    assert bea.page.evaluate(KEPT) == []  # they were Bea's


@pytest.mark.slow
def test_a_free_seat_asks_for_its_link_once(guest: Callable[..., Guest]) -> None:
    mina, jonathan = guest(), guest()
    first, second = mina.make(FRIENDS, game="fury-2015")
    keep_links(mina, {"seward": second.removeprefix(mina.site.address)})
    jonathan.take(first)
    mina.page.reload()
    mina.page.locator("#link-seward").wait_for()
    asked: list[str] = []
    mina.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/invitation") else None)
    for what in ("lend", "return", "lend"):
        before = len(mina.frames)
        jonathan.page.evaluate(LENT, [table_of(mina), what])
        mina.until(lambda before=before: len(mina.frames) > before)
    mina.page.wait_for_timeout(300)
    assert not asked
    mina.open()
    mina.until(lambda: "Jonathan (a bot plays for now)" in mina.page.locator("ul .what").first.inner_text())


def test_after_the_end_nothing_is_left_to_do_with_seats(guest: Callable[..., Guest]) -> None:
    mina = guest()
    mina.make({"van-helsing": "easy"})
    keep_links(mina, {"van-helsing": "/t/x#y"})
    around(mina)
    motion(mina, "resign")
    mina.page.locator(".outcome").wait_for()
    mina.page.locator("dialog .own").wait_for(state="detached")
    assert mina.page.locator("#log p").last.inner_text().strip() == "Dracula resigns. Van Helsing wins the game."
    mina.until(lambda: mina.page.evaluate(KEPT) == [])


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.slow)], ids=["phone", "desktop"])
def test_the_way_back_is_in_sight_for_who_sits_down(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    mina, jonathan = guest(size=size), guest(size=size)
    jonathan.take(mina.make({"van-helsing": "friend"})[0])
    keep = jonathan.page.locator(".keep")
    expect(keep).to_contain_text("opens your seats in another browser")
    jonathan.page.evaluate("navigator.clipboard.writeText = async text => (window.copied = text)")
    keep.get_by_role("button", name="Copy link").click()
    expect(keep.get_by_role("button", name="Copied")).to_be_visible()
    assert "/return#" in jonathan.page.evaluate("window.copied")
    jonathan.axe("the way back")
    jonathan.shot(f"way-back-{size[0]}", full=False)
    keep.get_by_role("button", name="Close").click()
    keep.wait_for(state="detached")


def test_a_link_that_the_page_may_not_copy_is_shown_and_selected(guest: Callable[..., Guest]) -> None:
    """As where the page came without TLS: there is no clipboard for it."""
    mina, jonathan = guest(), guest(size=PHONE)
    jonathan.take(mina.make({"van-helsing": "friend"})[0])
    jonathan.page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    jonathan.page.locator(".keep").get_by_role("button", name="Copy link").click()
    link = jonathan.page.locator("#keep-way-back")
    expect(link).to_have_value(re.compile("/return#"))
    assert link.evaluate("x => x.value.slice(x.selectionStart, x.selectionEnd) === x.value")
    assert link.evaluate("x => x.scrollHeight <= x.clientHeight && x.scrollWidth <= x.clientWidth")  # all of it can be read
    jonathan.axe("a link to copy by hand", ".keep")


@pytest.mark.slow
def test_a_click_into_a_dead_line_is_refused_in_words(guest: Callable[..., Guest]) -> None:
    mina = guest()
    mina.make({"van-helsing": "easy"})
    first, second = mina.offered()[:2]
    other = mina.context.new_page()
    other.goto(mina.page.url)
    other.locator(f'[data-choice="{first}"]').first.wait_for()
    mina.page.evaluate("window.sockets.at(-1).send = () => {}")
    mina.choice(second).click()
    cut(mina)
    other.locator(f'[data-choice="{first}"]').first.click()
    other.locator(".undo, [data-undo]").first.wait_for()
    restore(mina)
    mina.until(lambda: "Meanwhile" in mina.page.locator(".refused").inner_text())


@pytest.mark.slow
def test_a_table_that_the_server_cannot_read_has_a_line_of_its_own(guest: Callable[..., Guest]) -> None:
    mina = guest()
    mina.make({"van-helsing": "easy"})

    def unread(route: Route) -> None:
        me = route.fetch().json()
        nobody = {"players": [], "told": [], "motions": [], "claim": [], "again": ""}
        gone = {"game": "", "sitting": nobody, "asked": [], "yours": [], "maker": False, "closed": "unreadable", "expires": ""}
        me["tables"] = [{**me["tables"][0], **gone, "table": "0123456789abcdef"}, *me["tables"]]
        route.fulfill(json=me)

    mina.page.route("**/api/me", unread)
    mina.open()
    lines = mina.page.locator("li > .line")
    mina.until(lambda: lines.count() == 2)
    assert lines.first.inner_text().split("\n") == ["Table 0123456789abcdef", "this server cannot read it"]
    mina.axe("an unreadable table")
    mina.shot("unreadable", full=False)
