"""One person with four hunters: at a window one prompt for all of them, and one message for what they answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from pages import DESKTOP, PHONE, Guest

from whitby.scene import scene

HUNTERS = ["godalming", "seward", "van-helsing", "mina"]
HANDS = {"godalming": ["long-night"], "seward": ["renewed-vigor", "long-night"], "van-helsing": ["heroic-leap"], "mina": ["forewarned"]}


@pytest.fixture
def at_dawn(guest: Callable[..., Guest]) -> Callable[..., Guest]:
    def sit(language: str = "en", size: tuple[int, int] = DESKTOP) -> Guest:
        mina = guest(language, size)
        mina.sit("fury-2015", "mina", ("godalming", "seward", "van-helsing"))
        mina.on_plain(scene("fury-2015", phase="dawn", events=HANDS))
        mina.choice("all").wait_for()
        return mina

    return sit


def answers(mina: Guest) -> list[dict[str, str]]:
    """What the page sent, seat by seat; each message once."""
    sent: list[dict[str, Any]] = [json.loads(text) for text in mina.sent]
    assert all(message["type"] == "choose-all" for message in sent)
    return [{answer["seat"]: answer["choice"] for answer in message["answers"]} for message in sent]


@pytest.mark.slow
def test_one_press_passes_for_all(at_dawn: Callable[..., Guest]) -> None:
    mina = at_dawn()
    prompt = mina.page.locator("#prompt")
    assert prompt.count() == 1
    assert all(name in prompt.inner_text() for name in ("Godalming", "Seward", "Van Helsing", "Mina"))
    assert mina.page.get_by_text("Pass here without being asked").count() == 1
    assert sorted(mina.offered()) == ["all", "play long-night", "play long-night", "play renewed-vigor"]  # who can only pass has no list
    before = prompt.inner_text()
    mina.sent.clear()
    mina.page.get_by_role("button", name="Pass for all").click()
    mina.until(lambda: prompt.inner_text() != before)
    assert answers(mina) == [dict.fromkeys(HUNTERS, "pass")]
    assert mina.page.evaluate("document.activeElement.id") == "prompt"


@pytest.mark.parametrize("language, size", [pytest.param("en", DESKTOP, marks=pytest.mark.slow), ("it", PHONE)])
def test_a_card_goes_with_the_passes_of_the_others(at_dawn: Callable[..., Guest], language: str, size: tuple[int, int]) -> None:
    """It is marked and sent with the rest, so that nobody can tell from the messages who did not pass."""
    mina = at_dawn(language, size)
    mina.shot(f"together-{language}", full=False)
    mina.axe("together")
    mina.sent.clear()
    card = mina.choice("play renewed-vigor")
    card.click()
    assert card.get_attribute("aria-pressed") == "true"
    card.click()
    assert card.get_attribute("aria-pressed") == "false"
    card.click()
    mina.shot(f"together-marked-{language}", full=False)
    mina.axe("together, marked")
    assert not mina.sent
    mina.choose("all")
    assert answers(mina) == [{**dict.fromkeys(HUNTERS, "pass"), "seward": "play renewed-vigor"}]


@pytest.mark.slow
def test_by_keyboard_in_the_list(at_dawn: Callable[..., Guest]) -> None:
    mina = at_dawn()
    mina.page.get_by_role("button", name="List", exact=True).click()
    mina.sent.clear()
    option = mina.page.get_by_role("option").first
    option.focus()
    mina.page.keyboard.press("Enter")
    assert option.get_attribute("aria-selected") == "true"
    mina.axe("together, as a list")
    mina.choice("all").focus()
    before = mina.asked_now()
    mina.page.keyboard.press("Enter")
    mina.until(lambda: mina.asked_now() != before)
    assert answers(mina) == [{**dict.fromkeys(HUNTERS, "pass"), "godalming": "play long-night"}]


def pass_for(mina: Guest, seat: str, span: str) -> None:
    mina.page.locator("details.passes").evaluate("box => { box.open = true; }")
    mina.page.locator(f'[data-pass="{seat} {span}"]').click()


@pytest.mark.slow
def test_the_page_passes_by_itself_when_all_who_are_asked_are_to_pass(at_dawn: Callable[..., Guest]) -> None:
    """One message for all of them, as by hand; a mark calls it off."""
    mina = at_dawn()
    mina.sent.clear()
    for seat in HUNTERS[1:]:
        pass_for(mina, seat, "day")
    mina.page.wait_for_timeout(2500)
    assert not mina.sent  # Godalming is asked, too
    card = mina.choice("play renewed-vigor")
    card.click()
    pass_for(mina, "godalming", "game")
    mina.page.wait_for_timeout(2500)
    assert not mina.sent
    card.click()
    mina.until(lambda: mina.sent)
    mina.choice("all").wait_for(state="detached")
    assert answers(mina) == [dict.fromkeys(HUNTERS, "pass")]


@pytest.mark.slow
def test_a_standing_pass_ends_with_its_day_or_by_hand(at_dawn: Callable[..., Guest]) -> None:
    mina = at_dawn()
    for seat, span in zip(HUNTERS, ("day", "round", "game", "game"), strict=True):
        pass_for(mina, seat, span)
    standing = mina.page.locator(".standing li")
    assert standing.count() == 4
    mina.on_plain(scene("fury-2015", phase="dawn", day=3, events=HANDS))
    mina.choice("all").wait_for()
    assert ["Van Helsing" in text or "Mina" in text for text in standing.all_inner_texts()] == [True, True]
    standing.get_by_role("button").last.click()
    mina.sent.clear()
    mina.page.wait_for_timeout(2500)
    assert standing.count() == 1 and not mina.sent


@pytest.mark.slow
def test_one_hunter_alone_passes_as_by_hand(guest: Callable[..., Guest]) -> None:
    mina = guest()
    mina.sit("fury-2015", "mina")
    mina.on_plain(scene("fury-2015", phase="dawn", events={"seward": ["renewed-vigor"], "mina": ["long-night"]}))
    mina.choice("pass").wait_for()
    mina.sent.clear()
    pass_for(mina, "mina", "game")
    mina.until(lambda: mina.sent)
    assert [json.loads(text)["type"] for text in mina.sent] == ["choose"]


@pytest.mark.slow
def test_a_turn_of_ones_own_is_never_passed_by_itself(guest: Callable[..., Guest]) -> None:
    mina = guest()
    mina.sit("fury-2015", "mina", ("godalming", "seward", "van-helsing"))
    mina.on_plain(scene("fury-2015", phase="day"))
    mina.page.locator("#prompt h2").wait_for()
    assert mina.page.locator("details.passes").count() == 0
