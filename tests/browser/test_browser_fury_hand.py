"""What is asked is in reach where the screen is small: cards of the hand behind a tab, one button below a sheet, one row of actions."""

from __future__ import annotations

from collections.abc import Callable

from fury_table import HUNTERS, asked, lay, press, put, sit
from pages import PHONE, Guest, Site
from playwright.sync_api import expect

from whitby.scene import scene

LAPTOP = (1280, 720)
TOPS = "() => [...document.querySelectorAll('.choice-row button')].map(each => Math.round(each.getBoundingClientRect().top))"

HEADING = """() => {
  const [question, place] = ["#prompt", ".prompt-area"].map(each => document.querySelector(each).getBoundingClientRect().top);
  return question - place;
}"""  # below nought it is scrolled away


def test_what_lies_in_the_hand_is_found_from_another_tab(guest: Callable[..., Guest], site: Site) -> None:
    """Dracula's encounters: their tab opens by itself, and with the log open the prompt leads back to it."""
    dracula = guest("en", LAPTOP, reduced_motion="reduce")
    table = sit(dracula, "dracula", asked("dracula", "choose-card"))
    tabs, lead = dracula.page.locator(".rail .tabs"), dracula.page.locator("[data-to-hand]")
    tabs.get_by_role("button", name="Log").click()
    expect(lead).to_have_count(0)  # a card of the trail is asked for, which lies on the map
    put(dracula, site, table, asked("dracula", "encounter-step"))
    spot = dracula.page.locator(".rail .section.hand [data-choice]").first
    expect(spot).to_be_visible()
    expect(lead).to_have_count(0)
    tabs.get_by_role("button", name="Log").click()
    expect(spot).to_have_count(0)
    expect(tabs.locator("[data-open]")).to_have_count(1)
    lead.click()
    expect(spot).to_be_visible()


def test_a_card_is_sent_from_the_sheet_of_a_phone(guest: Callable[..., Guest]) -> None:
    """A card that is chosen in the hand has its button there, and the map comes back with the answer."""
    mina = guest("en", PHONE, reduced_motion="reduce")
    sit(mina, "hunters", scene("fury-2015", phase="dawn", events={"seward": ["long-night"]}))
    page, confirm = mina.page, mina.page.locator(".sheet [data-confirm]")
    expect(page.locator("#prompt")).to_contain_text("Seward")  # whoever has a card is in front
    page.locator("nav.bottom button", has_text="Hand").tap()
    before = mina.asked_now()
    mina.until(lambda: confirm.count() or (press(mina, '.sheet [data-choice="play long-night"]') and False))
    expect(confirm).to_be_in_viewport()
    mina.until(lambda: mina.asked_now() != before or (press(mina, ".sheet [data-confirm]") and False))
    expect(page.locator(".sheet")).to_have_count(0)
    assert "play long-night" in mina.sent[-1]


def test_actions_stand_in_one_row(guest: Callable[..., Guest]) -> None:
    """A hunter's verbs leave the height of a laptop to the map, and those that are closed still tell why."""
    mina = guest("en", LAPTOP, reduced_motion="reduce")
    sit(mina, "hunters", scene("fury-2015", at={"godalming": "vienna"}))
    mina.until(lambda: len(mina.page.evaluate(TOPS)) > 4)
    assert len(set(mina.page.evaluate(TOPS))) == 1
    closed = mina.page.locator(".choice-row [aria-disabled=true]").first
    press(mina, ".choice-row [aria-disabled=true]")
    expect(mina.page.get_by_role("dialog")).to_contain_text(str(closed.get_attribute("title")))


def test_who_waits_reads_whose_question_it_is(guest: Callable[..., Guest]) -> None:
    """What somebody else is asked stands in quotation marks, not as if it were asked of the reader."""
    mina = guest("en", LAPTOP, reduced_motion="reduce")
    friends = {seat: "me" for seat in HUNTERS[1:]}
    mina.make({**friends, "dracula": "friend"}, HUNTERS[0], "fury-2015")
    mina.site.set(mina.page.url.rsplit("/", 1)[1], scene("fury-2015", phase="setup", turn="dracula"))
    mina.page.reload()
    waiting = mina.page.locator("#prompt .meta")
    expect(waiting).to_contain_text("The question: “")


def test_the_next_question_of_a_list_is_read_from_its_beginning(guest: Callable[..., Guest]) -> None:
    """On a phone the list is longer than its place: after a choice far below the next question is in sight."""
    mina = guest("en", PHONE, reduced_motion="reduce")
    sit(mina, "hunters")
    page = mina.page
    page.locator(".tools [aria-pressed]").tap()
    page.locator('[role=option][data-choice="start vienna"]').tap()
    assert page.evaluate(HEADING) < 0  # the list was scrolled
    before = mina.asked_now()
    page.locator("[data-confirm]").tap()
    mina.answered(before)
    expect(page.locator("#prompt")).to_contain_text("Seward")
    mina.until(lambda: page.evaluate(HEADING) >= 0)


def test_what_is_folded_leaves_the_buttons_that_zoom(guest: Callable[..., Guest]) -> None:
    mina = guest("en", PHONE, reduced_motion="reduce")
    sit(mina, "hunters")
    mina.page.locator(".over .folded").wait_for()
    mina.page.get_by_role("button", name="Zoom in").tap(trial=True)  # not covered


def test_the_bar_below_is_in_sight_beside_the_way_back(guest: Callable[..., Guest]) -> None:
    """Whoever has just sat down on a phone has his return link above the table, and the table still in one window."""
    mina, jonathan = guest(), guest("en", PHONE)
    others = dict.fromkeys((*HUNTERS[1:], "dracula"), "easy") | {"seward": "friend"}
    jonathan.take(mina.make(others, HUNTERS[0], "fury-2015")[0])
    expect(jonathan.page.locator(".keep")).to_be_visible()
    expect(jonathan.page.locator("nav.bottom")).to_be_in_viewport(ratio=0.99)


def test_the_way_back_lies_over_nothing(guest: Callable[..., Guest]) -> None:
    """It takes its room from the board, on a small window too."""
    mina, dracula = guest(), guest("en", LAPTOP)
    dracula.take(mina.make(dict.fromkeys(HUNTERS[1:], "easy") | {"dracula": "friend"}, HUNTERS[0], "fury-2015")[0])
    dracula.page.locator(".rail .section .button, .rail .section button").first.click(trial=True)  # not covered
    box = "x => [x.getBoundingClientRect().top, x.getBoundingClientRect().bottom]"
    _, end = dracula.page.locator(".keep").evaluate(box)
    top, bottom = dracula.page.locator(".fury").evaluate(box)
    assert end <= top and bottom <= LAPTOP[1]


def test_a_card_that_is_read_leaves_the_button_that_sends(guest: Callable[..., Guest]) -> None:
    dracula = guest("en", LAPTOP, reduced_motion="reduce")
    sit(dracula, "dracula", asked("dracula", "dracula-starts"))
    lay(dracula, "start galatz")
    dracula.page.locator(".happened button, .log button").first.click()
    expect(dracula.page.locator("[data-cardbox]")).to_be_visible()
    dracula.page.locator("[data-confirm]").click(trial=True)  # not covered


def test_a_button_stays_where_it_is_pressed(guest: Callable[..., Guest]) -> None:
    """The button that sends comes beside few others without moving them."""
    mina = guest("en", LAPTOP, reduced_motion="reduce")
    sit(mina, "hunters", asked("hunters", "hunters-move", "fury-2005"), game="fury-2005")
    stay = mina.page.locator('.choices [data-choice="stay"]')
    before = stay.bounding_box()
    stay.click()
    expect(mina.page.locator("[data-confirm]")).to_be_visible()
    assert before and stay.bounding_box() == before
