"""Every panel of the Fury table: each option of what is asked can be clicked or lies lit on the map, without the list."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fury1987 import panels as first_edition
from fury2015 import panels as fourth_edition
from fury_table import ASKED
from pages import DESKTOP, PHONE, Guest
from playwright.sync_api import Page

import whitby
from whitby.scene import Scene

PANELS = {"fury-1987": first_edition.PANELS, "fury-2015": fourth_edition.PANELS}
FIRST = {
    "fury-1987": ("dracula-moves", "exchange-chits", "restock", "choose-result"),
    "fury-2015": ("combat-ready", "combat-engage", "trade-one", "roadblock", "search"),
}
SPOTS = """() => [
  [...document.querySelectorAll("[data-choice], [data-kind]")]
    .filter((each) => (each.closest("details")?.querySelector("[data-anytime]") ?? each).checkVisibility())
    .map((each) => each.dataset.choice ?? ""),
  [...document.querySelectorAll("[data-lit]")].map((each) => each.dataset.lit),
]"""


def open_table(ada: Guest, game: str, own: list[str], position: Scene) -> Page:
    """A new table on which this lies, with some seats of her own."""
    others = {seat: "me" if seat in own else "random" for seat in whitby.game(game).seats if seat != own[0]}
    ada.post("/api/me", {"name": "Ada", "language": ""})
    table = str(ada.post("/api/tables", {"game": game, "seat": own[0], "others": others})["table"])
    ada.site.set(table, position)
    ada.open(f"/t/{table}").locator("#prompt").wait_for()
    return ada.page


def missing(guest: Guest, options: list[str]) -> list[str]:
    """The options for which there is neither a button nor a lit spot on the map."""
    texts, lit = guest.page.evaluate(SPOTS)
    return [text for text in options if text not in texts and text.partition(" ")[2] not in lit]


def seats_of(game: str, eyes: str) -> list[str]:
    """The seats that look at a scene."""
    return [seat for seat in whitby.game(game).seats if seat != "dracula"] if eyes == "hunters" else [eyes]


@pytest.mark.parametrize(("game", "size"), [("fury-1987", DESKTOP), ("fury-2015", PHONE)], ids=["fury-1987-desktop", "fury-2015-phone"])
def test_options_have_their_spots(guest: Callable[..., Guest], game: str, size: tuple[int, int]) -> None:
    """A few panels, one after the other."""
    ada = guest(size=size)
    for name in FIRST[game]:
        look_for_spots(ada, game, name)
    ada.axe(f"{game}, {FIRST[game][-1]}", ASKED)


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "name"), [(game, name) for game, panels in PANELS.items() for name in panels])
def test_every_option_has_its_spot(guest: Callable[..., Guest], game: str, name: str, size: tuple[int, int]) -> None:
    if PANELS[game][name][1]().winners is not None:
        pytest.skip("nothing is asked any more")
    ada = guest(size=size)
    look_for_spots(ada, game, name)
    ada.axe(name)


def look_for_spots(ada: Guest, game: str, name: str) -> None:
    """Open a panel, and look for each option of hers."""
    eyes, make = PANELS[game][name]
    own = seats_of(game, eyes)
    position = make()
    asked = {seat: position.options(seat) for seat in position.asked if seat in own}
    page = open_table(ada, game, own, position)
    left_to_her = {each["seat"] for each in ada.questions()}  # the table has answered for her where there was one answer
    assert left_to_her
    for seat, options in asked.items():
        if seat not in left_to_her:
            continue
        if len(left_to_her) > 1:
            tab = page.locator(f".tabs button[data-seat={seat}], input[name=answer-as][value={seat}]").first
            tab.evaluate("tab => tab.click()")
        left = [text for text in options if text != "pass"]
        ada.until(lambda left=left: not missing(ada, left))


COVERED = """() => [...document.querySelectorAll(":is(.prompt-area, .stage) :is([data-choice], [data-kind])")]
  .filter((each) => each.checkVisibility())
  .filter((each) => {
    const box = each.getBoundingClientRect();
    const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !on || !each.contains(on);
  })
  .map((each) => each.dataset.choice ?? each.dataset.kind)"""


@pytest.mark.parametrize(
    "name", ["hunter-acts", pytest.param("supply", marks=pytest.mark.slow), pytest.param("trade", marks=pytest.mark.slow)]
)
def test_nothing_covers_a_choice_on_a_phone(guest: Callable[..., Guest], name: str) -> None:
    """All buttons of the prompt are in sight, and nothing lies over their middle."""
    eyes, make = PANELS["fury-2015"][name]
    ada = guest(size=PHONE)
    open_table(ada, "fury-2015", seats_of("fury-2015", eyes), make())
    ada.until(lambda: not ada.page.evaluate(COVERED))


@pytest.mark.parametrize("name", ["combat-circle", pytest.param("combat-engage", marks=pytest.mark.slow)])
def test_a_combat_on_a_phone_on_its_side(guest: Callable[..., Guest], name: str) -> None:
    """Nothing covers what is asked about the fighters, and the tabs lead to hand and log all the time."""
    eyes, make = PANELS["fury-2015"][name]
    ada = guest(size=PHONE[::-1])
    page = open_table(ada, "fury-2015", seats_of("fury-2015", eyes), make())
    ada.until(lambda: not ada.page.evaluate(COVERED))
    for tab in (1, 3):
        page.locator("nav.bottom button").nth(tab).click()
        page.locator(".sheet").wait_for()
