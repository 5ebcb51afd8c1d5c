"""Fury of 1987 by clicking: choices from each side on map, chits and panels; the pencil; what lies behind the screen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from fury1987.his_turn import his_turn
from fury1987.panels import PANELS
from fury_table import ASKED, SEATS, Hand, a_few_and_whole, asked, choose, look_at, moments, put, sit
from pages import DESKTOP, PHONE, Guest, Site
from playwright.sync_api import expect

from whitby.games.fury1987 import GAME
from whitby.scene import Scene

FURY = "fury-1987"
SIDES = pytest.mark.parametrize("side", SEATS)
ONE_OF_A_KIND = {  # a question for each kind of panel: in the prompt, over the map, a combat
    "hunters": ["hunter-moves", "ride", "restock", "form-group", "lay-chit"],
    "dracula": ["dracula-moves", "exchange-chits", "dracula-acts", "lay-chit"],
}
WHOLE = 4000  # choices, more than any game has
ROUNDS = 30  # of a whole game: bots that play at random hardly ever end one
RARE = {  # positions in and before combats, to which a game at random seldom comes
    "hunters": ["group-in-combat", "dracula-is-here", "szgany-of-two", "meets-vampire", "unguarded-in-the-castle"],
    "dracula": ["group-in-combat", "last-blood", "may-attack", "meets-vampire"],
}


@pytest.fixture
def calm(guest: Callable[..., Guest]) -> Callable[..., Guest]:
    """Guests who want no motion: the hand need not wait for figures."""
    return lambda language="en", size=(1280, 800), **more: guest(language, size, reduced_motion="reduce", **more)


@a_few_and_whole("hunters", WHOLE)
def test_a_game_by_clicking(calm: Callable[..., Guest], side: str, choices: int) -> None:
    """Nothing but what a hand can press, and never the list: each question can be answered where it is shown."""
    mina = calm()
    sit(mina, side, game=FURY, round_limit=ROUNDS)
    hand = Hand(mina, random.Random(6))
    made = hand.play(choices)
    assert mina.over() or made == choices < WHOLE
    assert mina.refusals == 0
    assert not hand.listed


@pytest.mark.slow
@SIDES
def test_rare_moments_by_clicking(calm: Callable[..., Guest], site: Site, side: str) -> None:
    mina = calm()
    table = sit(mina, side, game=FURY)
    for name in RARE[side]:
        put(mina, site, table, Scene(GAME, GAME.opening(name), []))
        hand = Hand(mina, random.Random(name))
        hand.play(8)
        assert not hand.listed, name
    assert mina.refusals == 0


@SIDES
@pytest.mark.slow
def test_panels(calm: Callable[..., Guest], site: Site, side: str) -> None:
    mina = calm("en", DESKTOP)
    table = sit(mina, side, game=FURY)
    first, *others = ONE_OF_A_KIND[side]
    look_at(mina, site, table, side, asked(side, first, FURY))
    for question in others:
        look_at(mina, site, table, side, asked(side, question, FURY), ASKED)


@pytest.mark.slow
@SIDES
@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("it", PHONE), ("it", (1024, 768))])
def test_every_panel(calm: Callable[..., Guest], site: Site, side: str, language: str, size: tuple[int, int]) -> None:
    mina = calm(language, size)
    table = sit(mina, side, language=language, game=FURY)
    for each, question in moments(FURY):
        if each == side:
            look_at(mina, site, table, side, asked(side, question, FURY))


# --- behind the screen -------------------------------------------------------------------------
def test_his_way_is_on_his_screen(calm: Callable[..., Guest]) -> None:
    """A move and what he laid are a row of his way and a line on the map; the log says them to him alone."""
    dracula = calm("en", DESKTOP)
    sit(dracula, "dracula", his_turn("strasbourg", round=8), game=FURY)
    choose(dracula, "road zurich")
    choose(dracula, "lay rats")
    row = dracula.page.locator(".section.way li").first
    expect(row).to_contain_text("Zurich")
    expect(row).to_contain_text("Rats")
    expect(dracula.page.locator('[data-badge="zurich"]')).to_have_count(1)
    expect(dracula.page.locator('[data-token="chit-hidden"][data-at="zurich"]')).to_have_count(1)


def test_the_hunters_see_nothing_of_it(calm: Callable[..., Guest]) -> None:
    """No blood, no chart, no count of chits: the bar says that they lie behind the screen."""
    mina = calm("en", DESKTOP)
    sit(
        mina,
        "hunters",
        his_turn("zurich", chart={"munich": "vampire"}, blood=7, rumours="strasbourg", round=8).play("pass", "done"),
        game=FURY,
    )
    body = mina.screen["body"]
    hidden = (
        "at",
        "port",
        "rumours",
        "blood",
        "blood_death",
        "encounters",
        "vampires",
        "consumed",
        "castle_rounds",
        "laying",
        "eaten",
        "step",
    )
    assert [body["dracula"][name] for name in hidden] == [None] * len(hidden)
    assert (body["dracula"]["way"], body["towns"], body["encounter_cup"]) == ([], [], None)
    for what in (".chart", ".section.way", "[data-token]", ".blood"):
        expect(mina.page.locator(what)).to_have_count(0)
    expect(mina.page.locator("header").first).to_contain_text("behind the screen")


# --- the pencil ---------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.slow)], ids=["desktop", "phone"])
def test_the_pencil(calm: Callable[..., Guest], site: Site, size: tuple[int, int]) -> None:
    """With a tool in the hand a press marks a place and chooses nothing; a second one takes the mark off; Escape puts it down."""
    mina = calm("en", size)
    table = sit(mina, "hunters", PANELS["hunter-moves"][1](), game=FURY)
    page, tool = mina.page, mina.page.locator('[data-tool="possible"]')
    tool.locator("visible=true").click()
    geneva, mark = page.locator('[data-place="geneva"] .hit'), page.locator('[data-mark="geneva"][data-kind="possible"]')
    geneva.click()
    expect(mark).to_have_count(1)
    expect(page.locator("[data-confirm]")).to_have_count(0)
    geneva.click()
    expect(mark).to_have_count(0)
    geneva.click()
    page.locator('[data-tool="rub"]').locator("visible=true").click()
    geneva.click()
    expect(mark).to_have_count(0)
    page.keyboard.press("Escape")
    geneva.click()
    expect(page.locator("[data-confirm]")).to_have_count(1)
    if size == DESKTOP:
        old_marks_go_together(mina, site, table)


def old_marks_go_together(mina: Guest, site: Site, table: str) -> None:
    """What was marked before Dracula's last turn is dashed, and one press rubs it out."""
    for place, round in (("rome", 7), ("bari", 8)):
        mina.post(f"/api/tables/{table}/marks", {"place": place, "kind": "excluded", "round": round})
    put(mina, site, table, PANELS["hunter-moves"][1]())
    expect(mina.page.locator('[data-mark="rome"].old')).to_have_count(1)
    expect(mina.page.locator('[data-mark="bari"]:not(.old)')).to_have_count(1)
    mina.page.locator("[data-rub-old]").click()
    expect(mina.page.locator("[data-mark]")).to_have_count(1)


# --- combat and end -------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [PHONE, *(pytest.param(size, marks=pytest.mark.slow) for size in (DESKTOP, (1024, 768)))], ids=str)
def test_the_result_of_a_group(calm: Callable[..., Guest], size: tuple[int, int]) -> None:
    """The target is marked, each chit says what it brings, the cell that counts lies on paper, and the button names it."""
    mina = calm("en", size)
    sit(mina, "hunters", PANELS["choose-result"][1](), game=FURY)
    page = mina.page
    expect(page.locator(".struck")).to_have_count(1)
    page.locator('.big [data-choice="apply van-helsing"]').click()
    expect(page.locator("[data-confirm]")).to_contain_text("B2")
    if size == PHONE:
        page.locator("header .tab").click()
    expect(page.locator("td.counts").locator("visible=true")).to_have_text(
        "B2Crucifix against Bite. Hunters have the initiative: He loses 2 Blood Points, then only Dodge or an Escape. This counts."
    )
    mina.axe(f"choose-result, {size}")


def test_how_it_ended(calm: Callable[..., Guest]) -> None:
    mina = calm("en", DESKTOP)
    sit(mina, "hunters", PANELS["dracula-destroyed"][1](), game=FURY)
    expect(mina.page.locator(".degrees li")).to_have_count(7)
    expect(mina.page.locator(".degrees [aria-current]")).to_contain_text("Hunters, major")
    mina.axe("the end")


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 720)), ("it", PHONE)])
def test_what_he_can_lay_next(calm: Callable[..., Guest], language: str, size: tuple[int, int]) -> None:
    """All his chits are known; those that he cannot lay now say why."""
    mina = calm(language, size)
    sit(mina, "hunters", PANELS["lay-chit"][1](), language=language, game=FURY)
    if size == PHONE:
        mina.page.locator("header .tab").click()
    mina.page.locator(".next-cards").scroll_into_view_if_needed()
    expect(mina.page.locator(".next-cards li").locator("visible=true")).to_have_count(8)
    expect(mina.page.locator(".next-cards li.barred").locator("visible=true").first).to_contain_text(
        {"en": "not twice in a row", "it": "non due volte di fila"}[language]
    )
    mina.axe(f"what he can lay next, {size}")
