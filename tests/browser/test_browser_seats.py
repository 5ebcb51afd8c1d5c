"""Seats and people at a table that is being played: bots that stand in, motions, the next table, clicks without a line."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from urllib.parse import urlsplit

import pytest
from pages import DESKTOP, EITHER, Guest, Site

from whitby.scene import scene

DAY = 24 * 3600
HANDS = {"godalming": ["long-night"], "seward": ["renewed-vigor"], "van-helsing": ["heroic-leap"], "mina": ["forewarned"]}


@pytest.fixture
def two(guest: Callable[..., Guest]) -> Callable[..., tuple[Guest, Guest]]:
    """Mina plays Dracula against Jonathan, each in a browser of his own."""

    def sit(language: str = "en", size: tuple[int, int] = DESKTOP) -> tuple[Guest, Guest]:
        mina, jonathan = guest(language, size), guest(language, size)
        jonathan.take(mina.make({"van-helsing": "friend"})[0])
        mina.page.locator(".room").wait_for(state="detached")
        return mina, jonathan

    return sit


def around(one: Guest) -> None:
    """Open what lies around the game."""
    one.page.locator("header [data-around]").click()
    one.page.locator("dialog[open]").wait_for()


def motion(one: Guest, what: str, where: str = "dialog") -> None:
    """Agree to something, and again when the page asks."""
    row = one.page.locator(f"{where} [data-motion={what}]")
    row.locator("button").first.click()
    row.locator(".sure button").first.click()


@EITHER
@pytest.mark.slow
def test_a_bot_plays_for_somebody_and_hands_back(two: Callable[..., tuple[Guest, Guest]], language: str, size: tuple[int, int]) -> None:
    mina, jonathan = two(language, size)
    around(mina)
    mina.axe("around")
    mina.shot(f"around-{language}-{size[0]}", full=False)
    mina.page.locator("dialog [data-do=lend]").click()
    mina.page.locator("dialog [data-do=return]").wait_for()
    mina.shot(f"around-lent-{language}-{size[0]}", full=False)
    mina.page.keyboard.press("Escape")
    mina.page.locator("dialog").wait_for(state="detached")
    assert not mina.offered()
    badge = jonathan.page.locator(".player .bot")
    badge.first.wait_for(state="attached")
    mina.axe("lent")
    mina.shot(f"lent-{language}-{size[0]}", full=False)
    jonathan.shot(f"lent-seen-{language}-{size[0]}", full=False)
    mina.page.locator(".call [data-do=return]").click()
    mina.page.locator(".call").wait_for(state="detached")
    badge.first.wait_for(state="detached")


@EITHER
def test_a_side_resigns(two: Callable[..., tuple[Guest, Guest]], language: str, size: tuple[int, int]) -> None:
    mina, jonathan = two(language, size)
    around(mina)
    row = mina.page.locator("dialog [data-motion=resign]")
    row.locator("button").first.click()
    row.locator(".sure").wait_for()
    mina.axe("resign, asked once more")
    mina.shot(f"resign-{language}-{size[0]}", full=False)
    row.locator(".sure button").first.click()
    for one, name in ((mina, "mina"), (jonathan, "jonathan")):
        one.page.locator(".outcome").wait_for()
        assert "Van Helsing" in one.page.locator(".outcome h2").inner_text()
        one.page.keyboard.press("Escape")
        one.shot(f"resigned-{name}-{language}-{size[0]}", full=False)


@EITHER
@pytest.mark.slow
def test_a_draw_is_agreed_in_two_browsers(two: Callable[..., tuple[Guest, Guest]], language: str, size: tuple[int, int]) -> None:
    mina, jonathan = two(language, size)
    around(mina)
    motion(mina, "draw")
    strip = jonathan.page.locator(".call [data-motion=draw]")
    strip.wait_for()
    assert "Mina" in strip.inner_text()
    jonathan.axe("a proposal")
    jonathan.shot(f"proposal-{language}-{size[0]}", full=False)
    mina.shot(f"proposed-{language}-{size[0]}", full=False)
    assert mina.page.locator(".call [data-motion]").count() == 0  # her own proposal is no news to her
    strip.locator("> .what > button").last.click()  # declined
    strip.wait_for(state="detached")
    motion(mina, "draw")
    strip.wait_for()
    motion(jonathan, "draw", ".call")
    for one in (mina, jonathan):
        one.page.locator(".outcome").wait_for()
    jonathan.shot(f"drawn-{language}-{size[0]}", full=False)


@pytest.mark.slow
def test_one_table_to_play_again(two: Callable[..., tuple[Guest, Guest]]) -> None:
    mina, jonathan = two()
    around(mina)
    motion(mina, "resign")
    before = mina.page.url
    mina.page.keyboard.press("Escape")
    mina.page.locator(".outcome .main").click()
    mina.page.wait_for_url(lambda url: url != before)
    mina.page.locator("#prompt").wait_for()
    link = jonathan.page.locator(".call a")
    link.wait_for()
    assert jonathan.page.url == before.split("#")[0]  # the page does not jump by itself
    jonathan.axe("come along")
    jonathan.shot("come-along", full=False)
    link.click()
    jonathan.page.wait_for_url(mina.page.url)
    jonathan.page.locator("#prompt").wait_for()
    assert mina.page.locator(".room").count() == 0  # nobody is waited for
    jonathan.open(urlsplit(before).path)
    jonathan.page.locator(".outcome .main").click()
    jonathan.page.wait_for_url(mina.page.url)


def cut(one: Guest) -> None:
    """This page alone loses its line."""
    one.page.evaluate("window.cut = true; window.sockets.at(-1).close()")
    one.page.locator(".calls .strip").wait_for()


def restore(one: Guest) -> None:
    one.page.evaluate("window.cut = false")
    one.page.locator(".calls .strip").wait_for(state="detached")


@EITHER
def test_a_click_without_a_line_waits_for_it(guest: Callable[..., Guest], language: str, size: tuple[int, int]) -> None:
    mina = guest(language, size)
    mina.start()
    cut(mina)
    mina.sent.clear()
    first, second = mina.offered()[:2]
    mina.choice(first).click()
    mina.page.locator(".calls .strip button").wait_for()
    mina.axe("a click that waits")
    mina.shot(f"waits-{language}-{size[0]}", full=False)
    mina.page.evaluate("scrollTo(0, 10000)")
    assert mina.page.locator(".calls .strip").evaluate("strip => strip.getBoundingClientRect().top") >= 0  # in sight
    mina.page.locator(".calls .strip button").click()
    mina.page.locator(".calls .strip button").wait_for(state="detached")
    mina.choice(second).click()
    assert not mina.sent
    restore(mina)
    mina.until(lambda: mina.sent)
    mina.until(lambda: mina.page.locator("[aria-busy=true]").count() == 0)
    assert [json.loads(text)["choice"] for text in mina.sent] == [second]


@pytest.mark.slow
def test_a_click_without_a_line_is_refused_in_words_when_the_question_has_changed(guest: Callable[..., Guest]) -> None:
    mina = guest()
    mina.start()
    first, second = mina.offered()[:2]
    other = mina.context.new_page()  # the same guest, in a second tab
    other.goto(mina.page.url)
    other.locator(f'[data-choice="{first}"]').first.wait_for()
    cut(mina)
    mina.choice(second).click()
    mina.sent.clear()
    other.locator(f'[data-choice="{first}"]').first.click()
    other.locator(".undo, [data-undo]").first.wait_for()
    restore(mina)
    mina.page.locator(".refused").wait_for()
    assert "Meanwhile" in mina.page.locator(".refused").inner_text()
    assert not mina.sent


def test_both_seats_of_london_are_asked_in_turn(guest: Callable[..., Guest]) -> None:
    mina = guest()
    mina.make({"van-helsing": "me"})
    switch = mina.page.locator("input[name=answer-as]")
    assert switch.count() == 2
    mina.page.locator("input[name=answer-as][value=van-helsing]").check(force=True)
    mina.until(lambda: "Van Helsing" in mina.page.locator("#prompt").inner_text())
    mina.axe("both seats")
    mina.shot("both-seats", full=False)
    mina.sent.clear()
    mina.choose(mina.offered()[0])
    assert json.loads(mina.sent[0])["seat"] == "van-helsing"
    mina.page.locator("input[name=answer-as][value=dracula]").check(force=True)
    mina.choose(mina.offered()[0])
    assert json.loads(mina.sent[1])["seat"] == "dracula"
    mina.page.locator("[data-undo]").first.wait_for()
    undos = mina.page.locator("[data-undo]").count()
    mina.page.locator("#prompt").focus()
    mina.page.keyboard.press("z")
    if undos > 1:  # the player says whose
        assert mina.page.evaluate("document.activeElement.dataset.undo") is not None
        assert len(mina.sent) == 2


@EITHER
def test_a_seat_is_freed_and_claimed_back(
    two: Callable[..., tuple[Guest, Guest]], site: Site, language: str, size: tuple[int, int]
) -> None:
    ahead = [0]
    site.stop()
    site.settings = replace(site.settings, clock=lambda: time.time() + ahead[0])
    site.start()
    mina, jonathan = two(language, size)
    table = urlsplit(mina.page.url).path
    jonathan.open("/about")
    mina.until(lambda: not all(player["present"] for player in mina.screen["sitting"]["players"]))
    ahead[0] = 2 * DAY
    mina.page.reload()
    mina.page.locator("#prompt").wait_for()
    around(mina)
    mina.page.locator("dialog [data-motion=free]").wait_for()
    mina.shot(f"away-{language}-{size[0]}", full=False)
    motion(mina, "free")
    mina.page.locator("dialog [role=log] li").wait_for()
    mina.axe("freed")
    mina.shot(f"freed-{language}-{size[0]}", full=False)
    mina.page.keyboard.press("Escape")
    mina.page.locator(".room").wait_for()
    jonathan.open(table)
    claim = jonathan.page.locator(".call [data-do=claim]")
    claim.wait_for()
    jonathan.axe("to claim")
    jonathan.shot(f"claim-{language}-{size[0]}", full=False)
    claim.click()
    claim.wait_for(state="detached")
    mina.page.locator(".room").wait_for(state="detached")
    mina.shot(f"claimed-{language}-{size[0]}", full=False)


def test_alone_one_closes_the_table(guest: Callable[..., Guest]) -> None:
    mina = guest()
    mina.fine = ("403",)  # the line to a closed table
    mina.make({"van-helsing": "random"})
    around(mina)
    motion(mina, "close")
    mina.page.locator("dialog").wait_for(state="detached")
    mina.until(lambda: "closed" in mina.page.locator("h1").inner_text())


@pytest.mark.slow
def test_what_was_taken_back_is_not_passed_again_by_itself(guest: Callable[..., Guest]) -> None:
    mina = guest()
    others = dict.fromkeys(("godalming", "seward", "van-helsing"), "friend")
    mina.make({**others, "dracula": "random"}, "mina", "fury-2015")
    mina.on_plain(scene("fury-2015", phase="dawn", events=HANDS))
    mina.choice("pass").wait_for()
    mina.page.locator("details.passes > summary").click()
    mina.page.locator('[data-pass="mina round"]').click()
    undo = mina.page.locator("[data-undo]")
    undo.wait_for()
    mina.sent.clear()
    undo.click()
    mina.choice("pass").wait_for()
    mina.page.wait_for_timeout(2500)
    assert [json.loads(text)["type"] for text in mina.sent] == ["undo"]
    assert mina.page.locator(".standing small").count() == 1
    mina.choice("pass").click()
    undo.wait_for()
    assert mina.page.locator(".standing small").count() == 0


@EITHER
def test_standing_passes_fit_the_page(guest: Callable[..., Guest], language: str, size: tuple[int, int]) -> None:
    mina = guest(language, size)
    hunters = dict.fromkeys(("godalming", "seward", "van-helsing"), "me")
    mina.make({**hunters, "dracula": "random"}, "mina", "fury-2015")
    mina.on_plain(scene("fury-2015", phase="dawn", events=HANDS))
    mina.choice("all").wait_for()
    mina.page.locator("details.passes > summary").click()
    mina.page.locator('[data-pass="mina round"]').click()
    mina.page.locator('[data-pass="seward game"]').click()
    mina.axe("standing passes")
    mina.shot(f"passes-{language}-{size[0]}", full=False)
    around(mina)
    mina.axe("around, four seats")
    mina.shot(f"around-four-{language}-{size[0]}", full=False)


def test_who_lends_a_seat_keeps_it_and_who_leaves_watches(two: Callable[..., tuple[Guest, Guest]]) -> None:
    """Nobody else can take a seat that is lent; that one is left is told to all."""
    mina, jonathan = two()
    around(mina)
    mina.page.locator("dialog [data-do=lend]").click()
    mina.page.locator("dialog [data-do=return]").wait_for()
    jonathan.page.locator(".player .bot").first.wait_for()
    assert jonathan.page.locator(".room").count() == 0  # no seat is free
    mina.page.locator("dialog [data-do=return]").click()
    mina.page.locator("dialog [data-do=lend]").wait_for()
    mina.page.locator("dialog .alone").click()
    mina.axe("leaving")
    mina.shot("leaving", full=False)
    mina.page.locator("dialog [data-do=leave]").click()
    jonathan.page.locator(".room").wait_for()
    jonathan.page.locator(".seats [role=log] li").wait_for()
    mina.until(lambda: "You are watching" in mina.page.locator("header .title").inner_text())
    assert not mina.offered()
