"""From the first page to the seats: people and friends, links, answers that get lost, and the way back."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from urllib.parse import urlsplit

import pytest
from pages import DESKTOP, EITHER, PHONE, Guest, Site
from playwright.sync_api import Page, Route, expect

import whitby

NewGuest = Callable[..., Guest]
FURY = "fury-2015"
DAY = 24 * 3600


def choose_game(person: Guest, game: str, name: str, **radios: str) -> Page:
    """The first page, with a game and some of its radio buttons chosen."""
    page = person.open()
    page.locator("form button[type=submit]:enabled").wait_for()
    page.locator("input[autocomplete=nickname]").fill(name)
    page.locator("button.game").nth(whitby.game_ids().index(game)).click()
    for group, value in radios.items():
        page.locator(f"input[name={group}][value='{value}']").evaluate("box => box.click()")
    return page


def begin(page: Page) -> str:
    """Start the game; the path of the table."""
    page.locator("form button[type=submit]:enabled").click()
    page.wait_for_url("**/t/*")
    page.locator("#prompt").wait_for()
    return urlsplit(page.url).path


def seats_at(person: Guest) -> str:
    """Whose eyes the table's page has."""
    return person.page.locator("header .title .meta").inner_text()


def home_by_the_mark(person: Guest) -> Page:
    """To the first page without loading it anew, so that what it remembers stays."""
    person.page.locator("header .mark").click()
    person.page.locator("form button[type=submit]:enabled").wait_for()
    return person.page


def return_link(person: Guest) -> str:
    """The return link, read on the first page."""
    page = home_by_the_mark(person)
    page.locator("details.back summary").click()
    if not page.locator("#way-back").count():
        page.get_by_role("button", name="Make a fresh link").click()
    return str(page.locator("#way-back").input_value())


def cookies_away(person: Guest) -> None:
    person.context.clear_cookies()
    person.page.goto("about:blank")


# --- starting -------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [(844, 390), pytest.param((390, 664), marks=pytest.mark.slow)], ids=["lying-phone", "phone-with-bars"])
def test_the_start_is_in_the_first_view(guest: NewGuest, size: tuple[int, int]) -> None:
    anna = guest(size=size, has_touch=True, is_mobile=True)
    start = anna.open().locator("form button[type=submit]")
    start.wait_for()
    expect(start).to_be_in_viewport(ratio=0.99)
    anna.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    anna.page.locator("footer a").last.click(trial=True)  # not covered at the end of the page
    anna.axe("a low first page")


def test_the_start_is_never_shown_dead(guest: NewGuest) -> None:
    """It comes with the games, and needs no name."""
    anna = guest()
    games: list[Route] = []
    anna.page.route("**/api/games", lambda route: games.append(route))
    start = anna.open().locator("form button[type=submit]")
    anna.until(lambda: games)
    expect(anna.page.locator("input[autocomplete=nickname]")).to_have_value("")
    expect(start).to_have_count(0)
    games[0].continue_()
    start.wait_for()
    expect(start).to_be_enabled()


# --- people and friends ---------------------------------------------------------------------
@pytest.mark.slow
def test_three_people_one_of_them_with_two_hunters(guest: NewGuest) -> None:
    anna, bruno, carla = guest(), guest(), guest(size=PHONE)
    begin(choose_game(anna, FURY, "Anna", people="3", side="dracula"))
    expect(anna.page.locator("input[id^=link-]")).to_have_count(2)
    bruno.page.goto(anna.link("godalming", "seward"))
    bruno.page.get_by_role("heading", name="Anna invites you").wait_for()
    named = bruno.page.locator("main").inner_text()
    assert "Lord Godalming, Dr. Seward" in named and "Van Helsing" not in named and "Mina Harker" not in named
    second = anna.link("van-helsing", "mina")
    bruno.take(anna.link("godalming", "seward"), "Bruno")
    assert seats_at(bruno) == "Lord Godalming, Dr. Seward"
    assert "#" not in bruno.page.url
    expect(anna.page.locator("input[id^=link-]")).to_have_count(1)
    carla.take(second, "Carla")
    assert seats_at(carla) == "Van Helsing, Mina Harker"
    anna.page.get_by_role("region", name="Waiting room").wait_for(state="detached")


@pytest.mark.slow
def test_seats_are_given_to_friends_one_by_one(guest: NewGuest) -> None:
    anna = guest()
    page = choose_game(anna, FURY, "Anna", people="3", side="dracula")
    links = page.locator(".links li")
    assert links.all_inner_texts() == ["Friend 1: Lord Godalming, Dr. Seward", "Friend 2: Van Helsing, Mina Harker"]
    page.get_by_label("Which friend: Van Helsing").select_option(label="Friend 1")
    page.get_by_label("Which friend: Dr. Seward").select_option(label="Friend 3")
    assert links.all_inner_texts() == ["Friend 1: Lord Godalming, Van Helsing", "Friend 2: Mina Harker", "Friend 3: Dr. Seward"]
    assert page.locator("input[name=people][value='4']").is_checked()
    page.locator("input[name=against-mina][value=me]").check(force=True)
    page.locator("input[name=against-seward][value=bot]").check(force=True)
    assert page.locator("input[name=people][value='2']").is_checked()
    begin(page)
    assert seats_at(anna) == "Mina Harker, Dracula"
    assert anna.link() == anna.link("godalming", "van-helsing")


@pytest.mark.parametrize("people", [2, pytest.param(5, marks=pytest.mark.slow)])
def test_a_side_drawn_by_lot(guest: NewGuest, people: int) -> None:
    anna = guest()
    begin(choose_game(anna, FURY, "Anna", people=str(people)))
    expect(anna.page.locator("input[id^=link-]")).to_have_count(people - 1)


@pytest.mark.slow
def test_somebody_who_sits_there_fills_free_seats(guest: NewGuest) -> None:
    """Not only who made the table: a fresh link, a bot, himself."""
    anna, bruno = guest(), guest()
    begin(choose_game(anna, FURY, "Anna", people="5", side="godalming"))
    bruno.take(anna.link("seward"), "Bruno")
    room = bruno.page.get_by_role("region", name="Waiting room")
    rows = room.locator(".seats")
    expect(rows).to_have_count(3)
    assert room.locator("input[id^=link-]").count() == 0  # he has not made these links
    rows.nth(0).get_by_role("button", name="New link").click()
    assert "#" in bruno.link("van-helsing")
    anna.fine = ("410",)
    anna.page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(anna.page.locator("#link-van-helsing")).to_have_count(0)  # hers no longer works, so it is not shown
    rows.nth(1).locator("summary").click()
    rows.nth(1).get_by_role("button", name="I take it").click()
    expect(rows).to_have_count(2)
    bruno.until(lambda: seats_at(bruno) == "Dr. Seward, Mina Harker")
    bruno.fine = ("403",)
    rows.nth(1).locator("summary").click()
    rows.nth(1).get_by_role("button", name="I take it").click()
    room.get_by_text("the other side’s eyes").wait_for()
    rows.nth(1).locator("select").select_option("random")
    rows.nth(1).get_by_role("button", name="A bot plays it").click()
    expect(rows).to_have_count(1)


@pytest.mark.slow
def test_more_seats_for_one_who_sits_there(guest: NewGuest) -> None:
    """A second link adds its seats; one of the other side is refused in words; his own old link opens the table."""
    anna, bruno = guest(), guest()
    page = choose_game(anna, FURY, "Anna", people="5", side="godalming")
    begin(page)
    seward, mina, dracula = (anna.link(seat) for seat in ("seward", "mina", "dracula"))
    bruno.take(seward, "Bruno")
    bruno.page.goto("about:blank")
    bruno.page.goto(mina)
    bruno.page.get_by_text("You play Dr. Seward here already").wait_for()
    bruno.page.locator("form button[type=submit]").click()
    bruno.page.locator("#prompt").wait_for()
    assert seats_at(bruno) == "Dr. Seward, Mina Harker"
    bruno.fine = ("403",)
    bruno.page.goto("about:blank")
    bruno.page.goto(dracula)
    bruno.page.locator("form button[type=submit]").click()
    bruno.page.get_by_text("the other side’s eyes").wait_for()
    bruno.page.goto("about:blank")
    bruno.page.goto(seward)
    bruno.page.locator("#prompt").wait_for()
    assert "#" not in bruno.page.url


# --- nothing gets lost ----------------------------------------------------------------------
def lose_answers(person: Guest, how_often: int) -> list[str]:
    """The server hears `take`, and its answer never arrives."""
    lost: list[str] = []

    def lose(route: Route) -> None:
        if len(lost) < how_often:
            lost.append(route.request.url)
            route.fetch()
            route.abort("connectionreset")
        else:
            route.continue_()

    person.page.route("**/take", lose)
    return lost


def test_a_lost_answer_loses_no_seat(guest: NewGuest) -> None:
    anna, bruno = guest(), guest()
    anna.start_by_hand("dracula", friend=True, name="Anna")
    lost = lose_answers(bruno, 2)
    bruno.take(anna.link(), "Bruno")
    assert len(lost) == 2
    assert seats_at(bruno) == "Van Helsing"


@pytest.mark.slow
def test_answers_that_stay_lost_are_told_in_words(guest: NewGuest) -> None:
    anna, bruno = guest("en"), guest("it")
    anna.start_by_hand("dracula", friend=True, name="Anna")
    lost = lose_answers(bruno, 4)
    bruno.page.goto(anna.link())
    bruno.page.locator("form button[type=submit]").click()
    bruno.page.get_by_text("Nuovo tentativo").wait_for()
    bruno.page.get_by_text("Il server non risponde").wait_for()
    assert len(lost) == 4
    bruno.page.get_by_role("button", name="Riprova").click()
    bruno.page.locator("#prompt").wait_for()
    assert seats_at(bruno) == "Van Helsing"


# --- the way back ---------------------------------------------------------------------------
def test_a_return_link_after_the_cookies_are_gone(guest: NewGuest) -> None:
    anna, other = guest(), guest("it", PHONE)
    table = anna.start_by_hand("dracula", name="Anna")
    link = return_link(anna)
    is_only_in_memory(anna, link.split("#")[1])
    cookies_away(anna)
    anna.open(table).locator("#prompt").wait_for()
    assert seats_at(anna) == "You are watching."
    for person, hello in ((anna, "Welcome back, Anna"), (other, "Rieccoti, Anna")):
        person.page.goto("about:blank")
        person.page.goto(link)
        person.page.get_by_role("heading", name=hello).wait_for()
        assert person.page.url.endswith("/return")
        person.shot(f"return-{person is other}")
        person.axe("return")
        person.page.locator(f"a[href='{table}']").click()
        person.page.locator("#prompt").wait_for()
        assert seats_at(person) == "Dracula"


def is_only_in_memory(person: Guest, secret: str) -> None:
    """The page that shows a return link keeps it nowhere."""
    kept = "JSON.stringify({...localStorage}) + JSON.stringify({...sessionStorage}) + location.href"
    assert secret not in person.page.evaluate(kept)
    person.page.reload()
    person.page.locator("details.back summary").click()
    assert person.page.locator("#way-back").count() == 0


@pytest.mark.slow
def test_a_browser_that_is_somebody_else(guest: NewGuest) -> None:
    """It says who it is, shows the way back to that guest, and only then becomes the other."""
    anna, carla = guest(), guest()
    table = anna.start_by_hand("dracula", name="Anna")
    link = return_link(anna)
    hers = carla.start_by_hand("van-helsing", name="Carla")
    carla.fine = ("409", "410")
    carla.page.goto("about:blank")
    carla.page.goto(link)
    carla.page.get_by_role("heading", name="This browser is already Carla").wait_for()
    carla.page.get_by_text("Carla sits at a table here").wait_for()
    carla.page.get_by_role("button", name="Make a fresh link").click()
    own = carla.page.locator("#way-back").input_value()
    carla.shot("return-another")
    carla.axe("another guest")
    carla.page.get_by_role("button", name="Be the guest of the link").click()
    carla.page.get_by_role("heading", name="Welcome back, Anna").wait_for()
    carla.page.locator(f"a[href='{table}']").wait_for()
    assert carla.page.locator(f"a[href='{hers}']").count() == 0
    carla.page.goto("about:blank")
    carla.page.goto(own)
    carla.page.get_by_role("button", name="Be the guest of the link").click()
    carla.page.get_by_role("heading", name="Welcome back, Carla").wait_for()
    carla.page.locator(f"a[href='{hers}']").wait_for()


@pytest.mark.slow
def test_other_browsers_are_signed_out_and_old_links_end(guest: NewGuest) -> None:
    anna, thief = guest(), guest()
    table = anna.start_by_hand("dracula", name="Anna")
    old = return_link(anna)
    thief.page.goto(old)
    thief.page.get_by_role("heading", name="Welcome back, Anna").wait_for()
    anna.page.get_by_role("button", name="Sign out other browsers").click()
    assert anna.page.evaluate("document.activeElement.innerText") == "No"
    anna.page.get_by_role("button", name="Sign them out").click()
    anna.page.get_by_text("The other browsers are signed out").wait_for()
    thief.fine = ("410",)
    thief.open(table).locator("#prompt").wait_for()
    assert seats_at(thief) == "You are watching."
    thief.page.goto(old)
    thief.page.get_by_role("alert").filter(has_text="replaced by a fresh one").wait_for()
    thief.shot("return-used")
    thief.axe("return used")
    anna.open(table).locator("#prompt").wait_for()
    assert seats_at(anna) == "Dracula"


# --- tables that end --------------------------------------------------------------------------
def stored(site: Site, change: str, *values: object) -> None:
    """Something changes in the file while the server is away."""
    site.stop()
    with closing(sqlite3.connect(site.settings.database)) as db, db:
        db.execute(change, values)
    site.start()


def row(person: Guest, table: str) -> str:
    """The line of a table on the first page."""
    page = person.open()
    return page.locator("li", has=page.locator(f"a[href='{table}']")).inner_text()


@pytest.mark.slow
def test_a_table_that_goes_soon_says_when(guest: NewGuest, site: Site) -> None:
    anna = guest()
    table = anna.start_by_hand("dracula", name="Anna")
    anna.choose("choose coffin")
    anna.open()  # nobody looks in any more
    stored(site, "update tables set touched = ?", int(time.time()) - 50 * DAY)
    assert "Will be deleted on" in row(anna, table)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Save what you chose").click()
    assert "dracula: choose coffin" in download.value.path().read_text("utf-8")


@pytest.mark.slow
def test_a_table_that_cannot_be_read_is_one_line(guest: NewGuest, site: Site) -> None:
    anna = guest()
    lost, fine = anna.start_by_hand("dracula", name="Anna"), anna.start_by_hand("dracula", name="Anna")
    anna.open()
    stored(site, "update tables set game = 'fury-1999' where id = ?", lost.rsplit("/", 1)[1])
    assert "your turn" in row(anna, fine)
    anna.page.get_by_text("this server cannot read it").wait_for()
    assert anna.page.locator(f"a[href='{lost}']").count() == 0
    anna.axe("unreadable")


@pytest.mark.slow
def test_who_plays_alone_closes_his_table_on_the_first_page(guest: NewGuest) -> None:
    anna = guest()
    table = anna.start_by_hand("dracula", name="Anna")
    assert "Close" in row(anna, table)
    anna.page.get_by_role("button", name="Close: Dracula").click()
    anna.page.get_by_text("The game ends without a result.").wait_for()
    anna.axe("sure")
    anna.page.get_by_role("button", name="Close the table").click()
    anna.page.get_by_text("closed by its people").wait_for()
    anna.open(table).get_by_text("Its people have closed it").wait_for()
    anna.axe("closed by agreement")


@pytest.mark.slow
def test_opening_a_closed_table_needs_all(guest: NewGuest, site: Site) -> None:
    anna, bruno = guest(), guest("it", PHONE)
    table = anna.start_by_hand("dracula", friend=True, name="Anna")
    bruno.take(anna.link(), "Bruno")
    anna.choose("choose coffin")
    for person in (anna, bruno):
        decide(person, site, table, {"what": "close"})
    anna.open(table).get_by_role("button", name="I agree").click()
    anna.page.get_by_text("Still missing: Bruno").wait_for()
    bruno.open(table).get_by_text("Ha accettato: Anna").wait_for()
    bruno.shot("closed-reveal")
    bruno.axe("reveal")
    bruno.page.get_by_role("button", name="Accetto").click()
    bruno.page.get_by_text("Tutti hanno accettato").wait_for()
    with bruno.page.expect_download() as download:
        bruno.page.get_by_role("link", name="Salva le mosse").click()
    assert "dracula: choose coffin" in download.value.path().read_text("utf-8")


@pytest.mark.slow
def test_how_a_game_was_ended_at_the_table(guest: NewGuest, site: Site) -> None:
    """Resigned and drawn by agreement: the first page says who gave up, and who won."""
    anna, bruno = guest(), guest("it")
    tables = [anna.start_by_hand("dracula", friend=True, name="Anna") for _ in range(2)]
    for table, motion in zip(tables, ({"what": "draw"}, {"what": "resign", "about": "dracula"}), strict=True):
        bruno.take(anna.open(table).locator("input[id^=link-]").input_value(), "Bruno")
        for person in (anna, bruno) if motion["what"] == "draw" else (anna,):
            decide(person, site, table, motion)
    drawn, resigned = tables
    assert "a draw" in row(anna, drawn) and "The players agreed to a draw." in row(anna, drawn)
    assert "you lost" in row(anna, resigned) and "Dracula resigns." in row(anna, resigned)
    assert "hai vinto" in row(bruno, resigned) and "Dracula abbandona la partita." in row(bruno, resigned)


def decide(person: Guest, site: Site, table: str, motion: dict[str, str]) -> None:
    """Agree to something, as the table's page does."""
    answer = person.context.request.post(
        f"{site.address}/api{table.replace('/t/', '/tables/')}/motions", data=motion, headers={"Origin": site.address}
    )
    assert answer.ok, answer.text()


# --- how it looks -------------------------------------------------------------------------------
def too_small(page: Page) -> list[str]:
    """What a finger would miss."""
    look = """[...document.querySelectorAll("main :is(button, select, summary, input:not([type=radio]), .segments label, a.button)")]
        .filter(x => x.checkVisibility() && !x.matches(".clause")).map(x => [x.innerText, x.getBoundingClientRect()])
        .filter(([, r]) => r.width < 44 || r.height < 44).map(([t, r]) => `${t} ${r.width}x${r.height}`)"""
    return list(page.evaluate(look))


@EITHER
def test_pages_of_people(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    """First page, waiting room and invitation for three people: nothing that keeps somebody out, nothing sideways."""
    anna, bruno = guest(language, size), guest(language, size)
    kind = f"{language}-{'phone' if size == PHONE else 'desktop'}"

    def look(person: Guest, name: str) -> None:
        person.shot(f"{name}-{kind}")
        person.axe(f"{name}-{kind}")
        assert size == DESKTOP or not too_small(person.page)

    page = choose_game(anna, FURY, "Anna", people="3", side="mina")
    look(anna, "people")
    begin(page)
    room = page.locator("section.room")
    room.locator("summary").first.click()
    look(anna, "room")
    bruno.page.goto(anna.link("godalming", "seward"))
    bruno.page.locator("form button[type=submit]").wait_for()
    look(bruno, "invited-twice")
    home_by_the_mark(anna).locator("details.back summary").click()
    look(anna, "way-back")
