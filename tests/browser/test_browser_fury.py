"""Fury by clicking: choices from each side on map, cards, panels and buttons, and whole games; every panel from positions of such games."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from fury_table import SEATS, Hand, asked, choose, lay, moments, press, put, sit
from pages import DESKTOP, PHONE, Guest, Site

SIDES = pytest.mark.parametrize("side", SEATS)
SHORT = (1280, 800)
ONE_OF_A_KIND = {  # a question for each kind of panel: in the prompt, over the map, a combat
    "hunters": ["hunter-acts", "choose-cards", "trim-items", "offer-cards"],
    "dracula": ["choose-card", "encounter-step", "place-block", "choose-cards"],
}
WHOLE = 4000  # choices, more than any game has


@pytest.fixture
def calm(guest: Callable[..., Guest]) -> Callable[..., Guest]:
    """Guests who want no motion: the hand need not wait for figures."""
    return lambda language="en", size=SHORT, **more: guest(language, size, reduced_motion="reduce", **more)


# --- games ----------------------------------------------------------------------------------
@SIDES
@pytest.mark.parametrize("choices", [20, pytest.param(WHOLE, marks=pytest.mark.slow)])
def test_a_game_by_clicking(calm: Callable[..., Guest], side: str, choices: int) -> None:
    """Nothing but what a hand can press, and never the list: each question can be answered where it is shown."""
    mina = calm()
    sit(mina, side)
    hand = Hand(mina, random.Random(6))
    made = hand.play(choices)
    assert mina.over() or made == choices < WHOLE
    assert mina.refusals == 0
    assert not hand.listed


# --- panels ---------------------------------------------------------------------------------
def look_at(mina: Guest, site: Site, table: str, side: str, question: str) -> None:
    """The question with its panel: all that is open can be pressed somewhere, and nobody is kept out."""
    put(mina, site, table, asked(side, question))
    mina.until(lambda: question in [each["name"] for each in mina.questions()])
    mina.axe(f"{side}, {question}")
    first = next(each for each in mina.questions() if each["name"] == question)
    wanted = {option["text"]: option["noun"] for option in first["options"]}
    look = """name => [...document.querySelectorAll(`[${name}]`)].filter(x => x.checkVisibility()).map(x => x.getAttribute(name))"""
    shown, lit, kinds = (set(mina.page.evaluate(look, name)) for name in ("data-choice", "data-lit", "data-kind"))
    missing = [text for text, noun in wanted.items() if text not in shown and noun not in lit and not kinds and "all" not in shown]
    mina.wrong += [f"{side}, {question}: nothing to press for {missing}"] if missing else []


@SIDES
def test_panels(calm: Callable[..., Guest], site: Site, side: str) -> None:
    mina = calm()
    table = sit(mina, side)
    for question in ONE_OF_A_KIND[side]:
        look_at(mina, site, table, side, question)


@pytest.mark.slow
@SIDES
@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("it", PHONE), ("it", (1024, 768))])
def test_every_panel(calm: Callable[..., Guest], site: Site, side: str, language: str, size: tuple[int, int]) -> None:
    mina = calm(language, size)
    table = sit(mina, side, language=language)
    for each, question in moments():
        if each == side:
            look_at(mina, site, table, side, question)


# --- a combat, taking back, a phone ------------------------------------------------------------
def test_reconnected_in_mid_combat(calm: Callable[..., Guest]) -> None:
    """What was laid out still lies there, and the combat goes on."""
    mina = calm()
    sit(mina, "hunters", asked("hunters", "choose-cards"))
    first = mina.questions()[0]
    lay(mina, first["options"][0]["text"])
    pressed = mina.page.locator("[aria-pressed=true][data-choice]")
    mina.drop()
    mina.back()
    mina.page.reload()
    mina.page.locator("#prompt").wait_for()
    mina.until(lambda: mina.questions() and mina.questions()[0]["name"] == "choose-cards")
    assert pressed.count() == 0  # what is not sent is the page's own
    for each in mina.questions():
        lay(mina, each["options"][0]["text"])
    before = mina.asked_now()
    mina.until(lambda: mina.asked_now() != before or (press(mina, "[data-confirm]") and False))


def test_a_move_is_taken_back(calm: Callable[..., Guest]) -> None:
    mina = calm()
    sit(mina, "hunters", asked("hunters", "hunter-acts"))
    seat = mina.questions()[0]["seat"]
    figure = mina.page.locator(f'[data-figure="{seat}"]')
    stood = figure.get_attribute("data-at")
    road = next(option["text"] for option in mina.questions()[0]["options"] if option["verb"] == "road")
    lay(mina, road)  # laid out, taken back, laid out again, sent, taken back
    mina.page.locator("[data-confirm]").wait_for()
    mina.page.keyboard.press("Escape")
    mina.page.locator("[data-confirm]").wait_for(state="detached")
    choose(mina, road)
    mina.until(lambda: figure.get_attribute("data-at") == road.split()[1])
    before = mina.asked_now()
    press(mina, "[data-undo]")
    mina.until(lambda: mina.asked_now() != before)
    assert figure.get_attribute("data-at") == stood


@pytest.mark.parametrize("language", ["it", pytest.param("en", marks=pytest.mark.slow)])
def test_a_move_on_a_phone(calm: Callable[..., Guest], language: str) -> None:
    """The place is tapped; what lies beside the map is a sheet over it."""
    mina = calm(language, PHONE)
    page = mina.page
    sit(mina, "hunters", asked("hunters", "hunter-acts"), language)
    road = next(option["text"] for option in mina.questions()[0]["options"] if option["verb"] == "road")
    before = mina.asked_now()
    place = page.locator(f'[data-lit="{road.split()[1]}"] .hit')
    mina.until(lambda: place.tap(force=True) is None and page.locator("[data-confirm]").count(), 20)
    mina.axe("laid out on a phone")
    page.locator("[data-confirm]").tap()
    mina.until(lambda: mina.asked_now() != before)
    for tab in page.locator("nav.bottom button").all()[1:]:
        tab.tap()
        page.locator(".sheet").wait_for()
        mina.axe(f"sheet {tab.inner_text()}")
    page.locator("nav.bottom button").first.tap()
    page.locator(".sheet").wait_for(state="detached")


# --- marks ------------------------------------------------------------------------------------
def test_marks_on_two_devices(calm: Callable[..., Guest]) -> None:
    """A mark that is set on one is on the other at once, and nowhere else."""
    mina = calm()
    table = sit(mina, "hunters", asked("hunters", "hunter-acts"))
    other = calm("en", PHONE, storage_state=mina.context.storage_state())
    other.open(f"/t/{table}").locator("#prompt").wait_for()
    mina.page.locator('[data-place="paris"]').focus()
    mina.page.keyboard.press("i")
    mina.page.locator("[data-mark-as=possible]").click()
    mina.page.locator(".card[role=dialog] input").fill("Here on Tuesday?")
    mina.page.locator(".card[role=dialog] input").press("Enter")
    mina.axe("place card with marks")
    mark = other.page.locator('[data-mark="paris"]')
    mark.wait_for(state="attached")
    other.page.locator('[data-place="paris"]').focus()
    other.page.keyboard.press("i")
    other.until(lambda: other.page.locator(".card[role=dialog] input").input_value() == "Here on Tuesday?")
    other.page.locator("[data-mark-as=possible]").tap()
    mina.until(lambda: mina.page.locator("[data-mark-as=possible]").get_attribute("aria-pressed") == "false")
