"""One whole turn without a mouse and without eyes: regions by Tab, places by arrows, Enter, digits, letters; what is spoken."""

from __future__ import annotations

from collections.abc import Callable

from pages import Guest
from playwright.sync_api import Page


def focused(guest: Guest) -> dict[str, str]:
    found = guest.page.evaluate(
        """(() => { const x = document.activeElement, d = x.dataset; return {place: d.place ?? '', choice: d.choice ?? '', id: x.id,
        text: x.innerText ?? '', label: x.textContent}; })()"""
    )
    return {name: str(value) for name, value in found.items()}


def tab_to(guest: Guest, what: str, value: str = "", presses: int = 40) -> dict[str, str]:
    for _ in range(presses):
        guest.page.keyboard.press("Tab")
        now = focused(guest)
        if now[what] and (not value or now[what] == value):
            return now
    raise AssertionError(f"Tab never reaches {what} {value}")


def press(guest: Guest, key: str) -> None:
    """A key that sends something."""
    before = guest.asked_now()
    guest.page.keyboard.press(key)
    guest.answered(before)


def test_a_turn_by_keyboard(guest: Callable[..., Guest]) -> None:
    mina = guest()
    page = mina.open("/")
    page.locator("form button[type=submit]:enabled").wait_for()
    for _ in range(12):  # the name, the side, the bot, start
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name") == "side":
            break
    while page.evaluate("document.activeElement.value") != "dracula":
        page.keyboard.press("ArrowLeft")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "submit":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator("[data-choice]").first.wait_for()

    assert page.locator("[role=alert]", has_text="Dracula").count() == 1  # the question is told at once

    # six cards: one tab stop, arrows inside; the focus stays there, also where the last of a kind was taken
    tab_to(mina, "choice")
    page.keyboard.press("End")
    assert focused(mina)["choice"] == "choose amulet"
    for _ in range(6):
        assert focused(mina)["choice"].startswith("choose ")
        press(mina, "Enter")
        mina.until(lambda: focused(mina)["choice"].startswith("choose ") or focused(mina)["id"] == "prompt")
    mina.until(lambda: focused(mina)["id"] == "prompt")  # they are chosen: back at the question

    # movement: from the harbor to a lit neighbour, which the label tells
    page.locator("[data-place][data-choice]").first.wait_for()
    is_spoken(page)
    at = tab_to(mina, "place")
    assert at["choice"] == f"step {at['place']}" and "You can: Step to" in at["label"]
    page.keyboard.press("ArrowUp" if at["place"] == "house-8" else "ArrowRight")
    other = focused(mina)
    assert other["choice"] and other["place"] != at["place"]
    page.keyboard.press("i")  # what lies there
    page.locator("[role=dialog]").wait_for()
    page.keyboard.press("Escape")
    page.locator("[role=dialog]").wait_for(state="detached")
    assert focused(mina)["place"] == other["place"]
    press(mina, "Enter")
    press(mina, "z")  # taken back, and once more
    page.locator('[data-place="harbor"] svg.dracula').wait_for()
    tab_to(mina, "place")
    press(mina, "Enter")
    tab_to(mina, "choice", "stop")
    press(mina, "Enter")

    # the action card by its number
    page.locator(".cards [data-choice]").first.wait_for()
    press(mina, "1")
    page.locator(".card.lit").wait_for(state="detached")

    # whatever the card asks, then the barrier: all from the list
    page.locator(".button.list").focus()
    page.keyboard.press("Enter")
    for _ in range(8):
        if not page.locator("[role=option]").count():
            break
        page.locator("[role=listbox] [tabindex='0']").focus()
        press(mina, "Enter")
    mina.until(lambda: "Van Helsing begins a turn" in page.locator("#log").inner_text())

    # letters
    page.keyboard.press("l")
    assert focused(mina)["id"] == "log"
    page.keyboard.press("?")
    page.locator("[role=dialog]").wait_for()
    page.locator("[role=dialog] input[type=checkbox]").uncheck()
    page.keyboard.press("Escape")
    page.locator("#prompt").focus()
    page.keyboard.press("l")
    assert focused(mina)["id"] == "prompt"  # single letters are off


def is_spoken(page: Page) -> None:
    """Roles that a screen reader needs: places have names, the log is polite."""
    assert page.locator("[role=log][aria-live=polite]").count() == 1
    label = page.locator("[data-place=harbor]").text_content() or ""
    assert "Harbor, face down. Dracula stands here." in label
    assert page.locator("[data-place=house-6]").get_attribute("aria-disabled") == "true"
