"""Fury of 2005 by clicking: choices from each side on map, trail, cards and panels, and every panel from positions of such games."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from fury2005.fights import DRACULA, MINA, SEWARD, VAN_HELSING, clash, fight
from fury2005.fights import scene as position_of
from fury_table import ASKED, SEATS, Hand, a_few_and_whole, asked, look_at, moments, put, sit
from pages import DESKTOP, PHONE, Guest, Site
from playwright.sync_api import expect

from whitby.scene import Scene

FURY = "fury-2005"
SIDES = pytest.mark.parametrize("side", SEATS)
ONE_OF_A_KIND = {  # a question for each kind of panel: in the prompt, over the map, a combat
    "hunters": ["turn-begins", "hunters-move", "train-goes", "hunter-acts", "lay-card"],
    "dracula": ["dracula-moves", "place-encounter", "card-leaves", "lay-card"],
}
WHOLE = 4000  # choices, more than any game has


@pytest.fixture
def calm(guest: Callable[..., Guest]) -> Callable[..., Guest]:
    """Guests who want no motion: the hand need not wait for figures."""
    return lambda language="en", size=(1280, 800), **more: guest(language, size, reduced_motion="reduce", **more)


@a_few_and_whole("dracula", WHOLE)
def test_a_game_by_clicking(calm: Callable[..., Guest], side: str, choices: int) -> None:
    """Nothing but what a hand can press, and never the list: each question can be answered where it is shown."""
    mina = calm()
    sit(mina, side, game=FURY)
    hand = Hand(mina, random.Random(6))
    made = hand.play(choices)
    assert mina.over() or made == choices < WHOLE
    assert mina.refusals == 0
    assert not hand.listed


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


# --- what games at random seldom ask -----------------------------------------------------------
def group(**parts: object) -> Scene:
    """Van Helsing and Mina against Dracula, in the second round."""
    items = {VAN_HELSING: ["crucifix", "stake"], MINA: ["pistol"]}
    at = {VAN_HELSING: "nuremburg", MINA: "nuremburg"}
    last = {VAN_HELSING: "crucifix", DRACULA: "claws"}
    return fight(VAN_HELSING, MINA, items=items, at=at, trail=["nuremburg"], round=2, last=last, **parts)


def won() -> Scene:
    """The group has won a tie, with Mina as target: whose card counts?"""
    return clash(group(traps=1, plans=1), "fangs", "dodge", "pistol", target=MINA, rolls="3 4")


def by_rail() -> Scene:
    return position_of(turn=SEWARD, at={SEWARD: "paris"}).play("rail", "chance: train train-2-3")


@pytest.mark.parametrize("size", [(1024, 768), *(pytest.param(size, marks=pytest.mark.slow) for size in (DESKTOP, PHONE))], ids=str)
def test_the_card_of_a_group(calm: Callable[..., Guest], size: tuple[int, int]) -> None:
    """The target is marked, each card says what it brings, and the button that sends names the result."""
    mina = calm("en", size)
    sit(mina, "hunters", won(), game=FURY)
    assert mina.page.locator(".struck").count() == 1
    mina.page.locator('.big [data-choice="apply mina"]').click()
    assert "Repel" in mina.page.locator("[data-confirm]").inner_text()
    assert mina.page.locator("table").is_visible() == (size != PHONE)
    mina.axe(f"choose-card, {size}")


# Names on cards whose letters stand in more lines than they have words: broken within a word.
BROKEN = """() => [...document.querySelectorAll(".face .band:has(.initiative)")].filter((band) => band.checkVisibility()).map((band) => {
  const range = document.createRange();
  const name = [...band.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  range.selectNodeContents(name);
  return [name.textContent.trim(), new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size];
}).filter(([name, lines]) => lines > name.split(/[ -]/).length)"""


@pytest.mark.parametrize(("size", "touch"), [(PHONE, True), ((1280, 800), False)], ids=["phone", "laptop"])
def test_a_name_stays_whole_beside_its_number(guest: Callable[..., Guest], size: tuple[int, int], touch: bool) -> None:
    mina = guest("en", size, reduced_motion="reduce")
    sit(mina, "hunters", asked("hunters", "lay-card", FURY), game=FURY)
    assert mina.page.evaluate("matchMedia('(pointer: coarse)').matches") == touch
    assert mina.page.locator(".face.hand .band .initiative").count() >= 3
    assert mina.page.evaluate(BROKEN) == []


def test_time_of_day_and_railways(calm: Callable[..., Guest], site: Site) -> None:
    """The time of day is told of Dracula alone; of the railways all six sides of the die, and every station in reach as a button."""
    mina = calm("en", DESKTOP)
    table = sit(mina, "hunters", fight(SEWARD, time="noon").play("choose claws"), game=FURY)
    assert "tactics" in mina.page.locator(".chips li").first.inner_text()
    put(
        mina,
        site,
        table,
        fight(SEWARD, foe="assassin", at={SEWARD: "paris"}, trail=["galatz", "paris"], time="noon").play("choose agent-rifle"),
    )
    assert mina.page.locator(".chips li").first.inner_text() == "Noon"
    put(mina, site, table, by_rail())
    assert mina.page.locator(".train li").count() == 6
    assert mina.page.locator(".diagram button[data-choice]").count() == 9
    mina.page.locator('.diagram [data-choice="travel madrid"]').click()
    assert mina.page.locator("[data-confirm]").is_visible()


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 720)), ("it", PHONE)])
def test_what_he_can_lay_next(calm: Callable[..., Guest], language: str, size: tuple[int, int]) -> None:
    """All his tactics are known; those that he cannot lay now say why."""
    mina = calm(language, size)
    sit(mina, "hunters", group(), language=language, game=FURY)
    mina.page.locator("header .tab").click()
    mina.page.locator(".next-cards").scroll_into_view_if_needed()
    cards = mina.page.locator(".next-cards li").locator("visible=true")
    expect(cards).to_have_count(8)
    expect(mina.page.locator(".next-cards li.barred").locator("visible=true").first).to_contain_text(
        {"en": "not twice in a row", "it": "non due volte di fila"}[language]
    )
    mina.axe(f"what he can lay next, {size}")
