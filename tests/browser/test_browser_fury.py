"""Fury by clicking: choices from each side on map, cards, panels and buttons, and whole games; every panel from positions of such games."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from fury2015.panels import PANELS
from fury_table import ASKED, OVER, SEATS, Hand, a_few_and_whole, asked, choose, lay, look_at, moments, press, put, send, sit
from pages import DESKTOP, PHONE, Guest, Site
from playwright.sync_api import Page

from whitby.scene import scene

SIDES = pytest.mark.parametrize("side", SEATS)
WHOLE = 4000  # choices, more than any game has
SHORT = (1280, 800)
ONE_OF_A_KIND = {  # a question for each kind of panel: in the prompt, over the map, a combat
    "hunters": ["hunter-acts", "choose-cards", "trim-items", "offer-cards"],
    "dracula": ["choose-card", "encounter-step", "place-block", "choose-cards"],
}


@pytest.fixture
def calm(guest: Callable[..., Guest]) -> Callable[..., Guest]:
    """Guests who want no motion: the hand need not wait for figures."""
    return lambda language="en", size=SHORT, **more: guest(language, size, reduced_motion="reduce", **more)


# --- games ----------------------------------------------------------------------------------
@a_few_and_whole("dracula", WHOLE)
def test_a_game_by_clicking(calm: Callable[..., Guest], side: str, choices: int) -> None:
    """Nothing but what a hand can press, and never the list: each question can be answered where it is shown."""
    mina = calm()
    sit(mina, side)
    hand = Hand(mina, random.Random(6))
    made = hand.play(choices)
    assert mina.over() or made == choices < WHOLE
    assert mina.refusals == 0
    assert not hand.listed


def test_the_bar_on_top_is_never_cut(calm: Callable[..., Guest]) -> None:
    """Dracula's tracks in Italian on the narrowest window that draws them: drawings go, no number does."""
    mina = calm("it", (1024, 768))
    sit(mina, "dracula", language="it")
    mina.until(lambda: mina.page.locator("header .status .bars").count() > 0)
    mina.until(lambda: mina.page.evaluate(OVER) <= 1)
    for name in ("Influenza", "Disperazione"):
        assert name in mina.page.locator("header .status").inner_text()
    mina.page.set_viewport_size({"width": 1600, "height": 900})
    mina.until(lambda: mina.page.locator("header .status .bars:visible").count() == 2)


def test_two_answers_stand_beside_each_other(calm: Callable[..., Guest]) -> None:
    """Where the sections are tabs: one row of buttons below the question, and the map has the height."""
    mina = calm("it", (1024, 768))
    sit(mina, "hunters", PANELS["trade-agree"][1](), language="it")
    tops = """() => [".choices button", ".send button"].map((each) => document.querySelector(`.ask ${each}`)?.getBoundingClientRect())
      .map((box) => box && Math.round(box.y + box.height / 2))"""
    mina.until(lambda: len(set(mina.page.evaluate(tops))) == 1 and None not in mina.page.evaluate(tops))


def test_one_of_his_six_cards_is_marked(calm: Callable[..., Guest]) -> None:
    """Where to go is chosen after a power was laid out: the power is put back."""
    mina = calm()
    sit(mina, "dracula", asked("dracula", "choose-card"))
    marked = "() => [...document.querySelectorAll('[data-power][aria-pressed=true]')].map((each) => each.dataset.power)"
    for card in ("feed", "location"):
        mina.until(lambda card=card: mina.page.evaluate(marked) == [card] or (press(mina, f"[data-power={card}]") and False))
    assert mina.page.locator("[data-confirm]").count() == 0


# --- panels ---------------------------------------------------------------------------------
@pytest.mark.parametrize("side", ["hunters", pytest.param("dracula", marks=pytest.mark.slow)])
def test_panels(calm: Callable[..., Guest], site: Site, side: str) -> None:
    mina = calm()
    table = sit(mina, side)
    first, *others = ONE_OF_A_KIND[side]
    look_at(mina, site, table, side, asked(side, first))
    for question in others:
        look_at(mina, site, table, side, asked(side, question), ASKED)


@pytest.mark.slow
@SIDES
@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("it", PHONE), ("it", (1024, 768))])
def test_every_panel(calm: Callable[..., Guest], site: Site, side: str, language: str, size: tuple[int, int]) -> None:
    mina = calm(language, size)
    table = sit(mina, side, language=language)
    for each, question in moments():
        if each == side:
            look_at(mina, site, table, side, asked(side, question))


# --- the hunters' screen ----------------------------------------------------------------------
INSIDE = """([each, box]) => {
  const edge = document.querySelector(box).getBoundingClientRect();
  return [...document.querySelectorAll(each)].filter(x => x.getBoundingClientRect().right <= edge.right + 1).length;
}"""


def test_the_hunters_screen(calm: Callable[..., Guest], site: Site) -> None:
    """It has room at three sizes; what goes at any time is folded and on its card; a seat is chosen on its row."""
    mina = calm("en", DESKTOP)
    table = sit(mina, "hunters", asked("hunters", "before-search"))
    for size in (DESKTOP, (1440, 900), (1280, 720)):
        mina.page.set_viewport_size({"width": size[0], "height": size[1]})
        mina.at_rest()
        has_room(mina.page, 6 if size == DESKTOP else 3)
    fold, luck = mina.page.locator(".ask [data-anytime]"), '[data-choice="play-now good-luck"]'
    assert not mina.page.locator(f".ask {luck}").is_visible()
    assert mina.page.locator(f".section.hand {luck}").is_visible()
    fold.click()
    assert mina.page.locator(f".ask {luck}").is_visible()
    mina.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    put(mina, site, table, asked("hunters", "next-hunter"))
    rows_keep_their_height(mina)


def has_room(page: Page, lines: int) -> None:
    """Six spaces and three lairs, a hand of six as slips, and a log that can be read."""
    assert page.evaluate(INSIDE, [".strip li", ".strip .rows"]) == 9
    assert page.locator(".section.hand .face.slip").count() == 6
    line = page.locator(".log .line").last.evaluate("x => parseFloat(getComputedStyle(x).lineHeight)")
    assert page.locator("#log").evaluate("x => x.clientHeight") / line >= lines
    page.locator(".section.hand [data-held]").first.hover()
    assert page.locator(".peek .face.whole").is_visible()
    page.keyboard.press("Escape")
    assert page.locator(".peek").count() == 0


def rows_keep_their_height(mina: Guest) -> None:
    """A row grows for nothing but its details."""
    rows = mina.page.locator(".seats li")
    heights = {round(rows.nth(i).bounding_box()["height"]) for i in range(5)}
    assert max(heights) - min(heights) <= 2
    rows.nth(2).locator(".row").click()
    assert rows.nth(2).locator(".row").get_attribute("aria-pressed") == "true"
    assert mina.page.locator("[data-confirm]").is_visible()


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
    send(mina, mina.asked_now())


def test_a_move_is_taken_back(calm: Callable[..., Guest]) -> None:
    """Laid out and called off, then sent and taken back: by the button and by its letter."""
    mina = calm()
    sit(mina, "dracula", asked("dracula", "choose-card"))
    figure = mina.page.locator("[data-figure=dracula]")
    stood = figure.get_attribute("data-at")
    way = next(option["text"] for option in mina.questions()[0]["options"] if option["verb"] == "lay")
    lay(mina, way)
    mina.page.locator("[data-confirm]").wait_for()
    mina.page.keyboard.press("Escape")
    mina.page.locator("[data-confirm]").wait_for(state="detached")
    assert not mina.sent
    for take_back in (mina.page.locator("[data-undo]").click, lambda: mina.page.keyboard.press("z")):
        choose(mina, way)
        mina.until(lambda: figure.get_attribute("data-at") == way.split()[1])
        mina.page.locator("[data-undo]").wait_for()
        take_back()
        mina.until(lambda: mina.questions() and mina.questions()[0]["name"] == "choose-card")
        mina.until(lambda: figure.get_attribute("data-at") == stood)


def test_a_ticket_and_its_city_are_one_prompt(calm: Callable[..., Guest]) -> None:
    """Laid out together and sent by one button; the second answer goes by itself when it is asked for."""
    mina = calm()
    sit(mina, "hunters", scene("fury-2015", at={"godalming": "vienna"}, tickets={"godalming": ["2/1"]}))
    lay(mina, "rail 2/1")
    mina.until(lambda: press(mina, '[data-lit="prague"]'))
    mina.page.locator("[data-confirm]", has_text="Prague").wait_for()
    assert not mina.sent
    mina.page.locator("[data-confirm]").click()
    mina.until(lambda: mina.page.locator("[data-figure=godalming]").get_attribute("data-at") == "prague")
    assert [json.loads(text)["choice"] for text in mina.sent] == ["rail 2/1", "ride prague"]


@pytest.mark.parametrize("language", ["it", pytest.param("en", marks=pytest.mark.slow)])
def test_a_move_on_a_phone(calm: Callable[..., Guest], language: str) -> None:
    """The place is tapped; what lies beside the map is a sheet over it."""
    mina = calm(language, PHONE)
    page = mina.page
    sit(mina, "hunters", asked("hunters", "hunter-acts"), language)
    road = next(option["text"] for option in mina.questions()[0]["options"] if option["verb"] == "road")
    before = mina.asked_now()
    place = page.locator(f'[data-lit="{road.split()[1]}"] .hit')
    mina.until(lambda: place.tap(force=True) is None and page.locator("[data-confirm]").count())
    mina.axe("laid out on a phone")
    page.locator("[data-confirm]").tap()
    mina.answered(before)
    for tab in page.locator("nav.bottom button").all()[1:]:
        tab.tap()
        page.locator(".sheet").wait_for()
        mina.axe(f"sheet {tab.inner_text()}", ".sheet")
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
    mark = other.page.locator('[data-mark="paris"]')
    mark.wait_for(state="attached")  # what is written meanwhile stays
    mina.page.locator(".card[role=dialog] input").press("Enter")
    mina.axe("place card with marks", ".card[role=dialog]")
    other.page.locator('[data-place="paris"]').focus()
    other.page.keyboard.press("i")
    other.until(lambda: other.page.locator(".card[role=dialog] input").input_value() == "Here on Tuesday?")
    other.page.locator("[data-mark-as=possible]").tap()
    mina.until(lambda: mina.page.locator("[data-mark-as=possible]").get_attribute("aria-pressed") == "false")


# --- the keyboard, and the clock ----------------------------------------------------------------
def test_a_turn_by_keyboard_alone(calm: Callable[..., Guest]) -> None:
    """Tab to the map, arrows among what is lit, Enter lays it out and Enter sends it; what comes next is answered from the list."""
    mina = calm()
    page = mina.page
    sit(mina, "hunters", asked("hunters", "hunter-acts"))
    seat = mina.questions()[0]["seat"]
    tab_to(mina, "[data-place], [data-way]")
    first = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.lit") is not None
    page.keyboard.press("Enter")
    laid = page.evaluate("document.querySelector('[data-confirm]')?.dataset.confirm")
    assert laid and first
    before = mina.asked_now()
    page.keyboard.press("Enter")  # on the same place: it is sent
    mina.answered(before)
    assert json.loads(mina.sent[-1]) | {"seat": seat, "choice": laid} == json.loads(mina.sent[-1])
    mina.until(lambda: mina.questions() and mina.shows_the_last())
    tab_to(mina, ".tools button[aria-pressed]")
    page.keyboard.press("Enter")
    tab_to(mina, "[role=option]")
    page.keyboard.press("Enter")
    before = mina.asked_now()
    tab_to(mina, "[data-confirm]")
    page.keyboard.press("Enter")
    mina.until(lambda: mina.asked_now() != before)


def tab_to(mina: Guest, what: str) -> None:
    for _ in range(80):
        mina.page.keyboard.press("Tab")
        if mina.page.evaluate("what => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"Tab never reaches {what}")


def test_a_question_with_one_answer_answers_itself(calm: Callable[..., Guest], site: Site) -> None:
    """Where others might watch it takes its time, and only while the page is in use; this page's clock is turned on by hand."""
    mina = calm()
    friends = dict.fromkeys(("godalming", "seward", "van-helsing"), "friend")
    mina.post("/api/me", {"name": "Mina", "language": "en"})
    table = str(mina.post("/api/tables", {"game": "fury-2015", "seat": "mina", "others": {**friends, "dracula": "random"}})["table"])
    site.set(table, scene("fury-2015", phase="dawn", events={"seward": ["long-night"], "mina": ["consecrated-ground"]}))
    mina.page.clock.install()
    mina.open(f"/t/{table}").locator("#prompt").wait_for()
    assert [each["only"] for each in mina.questions()] == ["pass"]
    mina.page.clock.fast_forward(20_000)
    mina.until(lambda: mina.sent)
    assert [json.loads(text)["type"] for text in mina.sent] == ["choose"]
