"""The rules to read: every game, by address, search and keyboard; and from the table, what can be done now."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pages import DESKTOP, PHONE, Guest
from playwright.sync_api import Page, expect

import whitby
from whitby.text.clauses import clause, clauses

NewGuest = Callable[..., Guest]
GAMES = whitby.game_ids()
SIDEWAYS = (844, 390)


def reference(person: Guest, game: str, place: str = "") -> Page:
    """The rules of a game, with all that comes late."""
    page = person.open(f"/rules/{game}{place}")
    page.locator("[data-part=cards] [data-card]").first.wait_for()
    return page


def test_a_clause_is_found_by_its_address_and_by_words(guest: NewGuest) -> None:
    mina = guest("it", PHONE)
    page = reference(mina, "dracula-2003", "#D03-WIN-01")
    expect(page.locator("#D03-WIN-01")).to_be_focused()
    expect(page.locator("#D03-WIN-01")).to_be_in_viewport()
    expect(page.locator("#D03-WIN-01 p")).to_contain_text("vince subito")
    mina.axe("rules-it-phone")
    search = page.get_by_role("searchbox")
    search.fill("COSI riserva")
    expect(page.locator("[role=search] [role=status]")).to_have_text("1 voce trovata")
    expect(page.locator("[data-clause-text]")).to_have_count(1)
    assert {text.lower() for text in page.locator("[data-clause-text] mark").all_inner_texts()} == {"così", "riserva"}
    search.press("Enter")
    expect(page.locator("[data-clause-text]")).to_be_focused()
    search.press("Escape")
    expect(page.locator("[data-clause-text]")).to_have_count(len(clauses("dracula-2003")))


def test_what_can_be_done_now_leads_into_the_rules(guest: NewGuest) -> None:
    mina = guest(size=PHONE)
    mina.make({"van-helsing": "random"})
    page = mina.page
    page.locator("button.now").click()
    now = page.get_by_role("dialog", name="What can I do now?")
    expect(now).to_contain_text("Put … among your six (5)")
    expect(now).to_contain_text("Six cards have to be chosen.")
    mina.axe("now-en-phone")
    now.locator(".clause").first.click()
    box = page.get_by_role("dialog").filter(has=page.locator(".text"))
    expect(box.locator(".text")).to_have_text(clause("dracula-2003", "D03-SETUP-11"))
    with mina.context.expect_page() as opened:
        box.locator("footer a").click()
    opened.value.locator("#D03-SETUP-11").wait_for()
    expect(opened.value.locator("#D03-SETUP-11")).to_be_focused()
    page.keyboard.press("Escape")
    expect(now).to_be_visible()
    page.keyboard.press("Escape")
    expect(now).to_have_count(0)
    expect(page.locator("button.now")).to_be_focused()


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game(guest: NewGuest, game: str, language: str, size: tuple[int, int]) -> None:
    """Nothing keeps anybody out, nothing scrolls sideways, and every link inside leads somewhere."""
    mina = guest(language, size)
    page = reference(mina, game, "#cards")
    expect(page.locator("#cards")).to_be_focused()
    mina.axe(f"rules-{game}-{language}-{size[0]}")
    mina.shot(f"rules-{game}-{language}-{size[0]}", full=False)
    expect(page.locator("[data-clause-text]")).to_have_count(len(clauses(game)))
    lost = page.evaluate(
        """[...document.querySelectorAll('.page a[href^="#"]')].map(x => x.hash.slice(1)).filter(id => !document.getElementById(id))"""
    )
    assert not lost
    first = next(iter(clauses(game)))
    page.get_by_role("searchbox").fill(first)
    expect(page.locator("[data-clause-text] mark").first).to_have_text(first)
    page.get_by_role("searchbox").fill("no such words")
    expect(page.locator("[data-clause-text]")).to_have_count(0)
    mina.axe(f"rules-none-{game}-{language}-{size[0]}")


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game.startswith("fury")])
def test_every_card_of_the_gallery_names_a_clause(guest: NewGuest, game: str) -> None:
    mina = guest()
    page = reference(mina, game)
    for card in page.locator("[data-part=cards] button[data-card]").all():
        card.click()
        mark = page.locator("[data-cardbox] footer .clause")
        if mark.count():
            expect(page.locator(f"[id='{mark.get_attribute('data-clause')}']")).to_have_count(1)
        page.keyboard.press("Escape")


@pytest.mark.slow
def test_the_rules_by_keyboard_alone(guest: NewGuest) -> None:
    mina = guest()
    page = mina.open("/rules")
    page.locator("main li a").nth(GAMES.index("fury-2015")).focus()
    page.keyboard.press("Enter")
    page.locator("[data-part=cards] [data-card]").first.wait_for()
    assert page.url.endswith("/rules/fury-2015")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("fog")
    page.keyboard.press("Enter")
    found = page.locator("[data-clause-text]").first
    expect(found).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(f"[id='{page.url.split('#')[1]}']")).to_be_focused()
    expect(page.locator("[data-clause-text]")).to_have_count(len(clauses("fury-2015")))
    page.go_back()
    page.go_back()
    page.locator("main li a").first.wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_done_now_on_every_board(guest: NewGuest, game: str, size: tuple[int, int], language: str) -> None:
    """On the game's own board and on the plain table, by a key and by the button."""
    mina = guest(language, size)
    seats = whitby.game(game).seats
    mina.make({seat: "random" for seat in seats[1:]}, seat=seats[0], game=game)
    page = mina.page
    for address in (page.url, page.url + "?plain"):
        page.goto(address)
        page.locator("#prompt").wait_for()
        page.keyboard.press("h")
        page.locator("[aria-labelledby=now-title] li").first.wait_for()
        mina.axe(f"now-{game}-{language}-{size[0]}", "[aria-labelledby=now-title]")
        mina.shot(f"now-{game}-{language}-{size[0]}", full=False)
        page.keyboard.press("h")
        expect(page.locator("[aria-labelledby=now-title]")).to_have_count(0)


def test_no_rules_of_a_game_that_is_not_there(guest: NewGuest) -> None:
    mina = guest()
    mina.fine = ("404",)
    expect(mina.open("/rules/monopoly").get_by_role("heading", level=1)).to_have_text("Nothing but fog")
    mina.open("/about").locator("footer a").first.click()
    expect(mina.page.locator("main li")).to_have_count(len(GAMES))
