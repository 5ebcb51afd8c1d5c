"""Every panel of the Fury table: each option of what is asked can be clicked or lies lit on the map, without the list."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fury2015.panels import PANELS
from pages import PHONE, Guest

import whitby

SEATS = list(whitby.game("fury-2015").seats)
FIRST = ("combat-ready", "combat-engage", "trade-one", "roadblock", "search")
TABLE = """async ([own, seats]) => {
  const post = (path, body) =>
    fetch(path, {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)})
      .then((answer) => answer.json());
  await post("/api/me", {name: "Ada"});
  const others = Object.fromEntries(seats.filter((seat) => seat !== own[0]).map((seat) => [seat, own.includes(seat) ? "me" : "random"]));
  return (await post("/api/tables", {game: "fury-2015", options: {}, name: "Carfax", seat: own[0], others})).table;
}"""
SPOTS = """() => [
  [...document.querySelectorAll("[data-choice], [data-kind]")]
    .filter((each) => (each.closest("details")?.querySelector("[data-anytime]") ?? each).checkVisibility())
    .map((each) => each.dataset.choice ?? ""),
  [...document.querySelectorAll("[data-lit]")].map((each) => each.dataset.lit),
]"""


def missing(guest: Guest, options: list[str]) -> list[str]:
    """The options for which there is neither a button nor a lit spot on the map."""
    texts, lit = guest.page.evaluate(SPOTS)
    return [text for text in options if text not in texts and text.partition(" ")[2] not in lit]


def some(name: str) -> object:
    """A scene; all but a few are for the long run."""
    return name if name in FIRST else pytest.param(name, marks=pytest.mark.slow)


@pytest.mark.parametrize("size", [(1600, 1000), PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", [some(name) for name in PANELS])
def test_every_option_has_its_spot(guest: Callable[..., Guest], name: str, size: tuple[int, int]) -> None:
    eyes, make = PANELS[name]
    own = SEATS[:4] if eyes == "hunters" else [eyes]
    position = make()
    asked = {seat: position.options(seat) for seat in position.asked if seat in own}
    ada = guest(size=size)
    table = ada.open().evaluate(TABLE, [own, SEATS])
    ada.site.set(table, position)
    page = ada.open(f"/t/{table}")
    page.locator("#prompt").wait_for()
    left_to_her = {each["seat"] for each in ada.questions()}  # the table has answered for her where there was one answer
    assert left_to_her
    for seat, options in asked.items():
        if seat not in left_to_her:
            continue
        if len(left_to_her) > 1:
            tab = page.locator(f".tabs button[data-seat={seat}], input[name=answer-as][value={seat}]").first
            tab.evaluate("tab => tab.click()")
        left = [text for text in options if text != "pass"]
        ada.until(lambda left=left: not missing(ada, left), seconds=10)
    ada.axe(name)


COVERED = """() => [...document.querySelectorAll(".prompt-area :is([data-choice], [data-kind])")]
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
    eyes, make = PANELS[name]
    own = SEATS[:4] if eyes == "hunters" else [eyes]
    ada = guest(size=PHONE)
    table = ada.open().evaluate(TABLE, [own, SEATS])
    ada.site.set(table, make())
    ada.open(f"/t/{table}").locator("#prompt").wait_for()
    ada.until(lambda: not ada.page.evaluate(COVERED), seconds=10)
