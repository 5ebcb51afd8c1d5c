"""London on its page: everything in sight at once, the range and its price, the opponent's last way, what is hidden among how much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from pages import Guest
from playwright.sync_api import Page

from whitby.scene import Scene, scene

DRACULA, VAN_HELSING = "dracula", "van-helsing"
SMALL = (1280, 720)
SIDEWAYS = (844, 390)
FOUR_LINES = 80  # px
WALLS = {"red": "house-1/house-2", "blue": "house-6/house-7", "yellow": "house-4/harbor"}
LAID = {"carriage-station": "hunter-2", "house-3": "victim"}
KNOWN = {"carriage-station": [DRACULA], "house-3": [DRACULA, VAN_HELSING]}


def london(**parts: Any) -> Scene:
    return scene("dracula-2003", **parts)


MOMENTS: dict[str, Callable[[], Scene]] = {
    "six": lambda: london(phase="choose"),
    "move": lambda: london(turns=3, board=LAID, known=KNOWN, barriers=WALLS),
    "meet": lambda: london(turns=9, steps=1, at={DRACULA: "house-5", VAN_HELSING: "house-5"}, cubes={DRACULA: 1}, board=LAID, known=KNOWN),
    "play": lambda: london(
        turns=5, phase="play", up="house-8", at={DRACULA: "house-8"}, board={"house-8": "crucifix"}, steps=4, cubes={DRACULA: 2}
    ),
    "barrier": lambda: london(turns=4, phase="barrier", card="eyes", barriers=WALLS, turned="carriage-station"),
    "lay": lambda: london(turns=4, phase="lay", at={DRACULA: "house-5"}),
}
# What is too large for its box, or lies outside the window.
LOOK = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect(), seen = (r) => r.top >= 0 && r.bottom <= innerHeight + 1;
  const spills = (name) => [...document.querySelectorAll(name)].filter((x) => x.checkVisibility()
    && (x.scrollWidth > x.clientWidth + 1 || x.scrollHeight > x.clientHeight + 3)).map((x) => x.innerText);
  const high = (x) => x.getBoundingClientRect().height > parseFloat(getComputedStyle(x).fontSize) * 1.6;
  return {
    page: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
    spills: spills(".ask .button, .tile, .hand .card"),
    broken: [...document.querySelectorAll(".tile .name, .tile .know")].map((x) => [x, x.innerText])
      .filter(([x, text]) => text && (high(x) || x.scrollWidth > x.clientWidth + 1)).map(([, text]) => text),
    outside: ["#prompt", "#log", ".ask", ".map"].filter((name) => !seen(box(name))),
    map: [box(".map").width, box(".map").height],
    board: document.querySelector(".board") ? [box(".board").width, box(".board").height] : null,
    log: box("#log").height,
  };
}"""


def at(guest: Guest, position: Scene, seat: str = DRACULA, opponent: str = "random") -> Page:
    """At a table on which this lies."""
    other = VAN_HELSING if seat == DRACULA else DRACULA
    guest.make({other: opponent}, seat)
    path = urlsplit(guest.page.url).path
    guest.site.set(path.rsplit("/", 1)[1], position)
    guest.open(path).locator("#prompt").wait_for()
    guest.at_rest()
    return guest.page


def sizes(*slow: tuple[str, tuple[int, int]]) -> Any:
    rest = [pytest.param(*each, marks=pytest.mark.slow) for each in slow]
    return pytest.mark.parametrize(("language", "size"), [("it", SMALL), *rest])


@sizes(("en", SMALL), ("it", (1440, 900)), ("en", (1920, 1080)))
def test_everything_is_in_sight_and_the_board_keeps_its_size(guest: Callable[..., Guest], language: str, size: tuple[int, int]) -> None:
    mina = guest(language, size)
    found = {name: at(mina, make()).evaluate(LOOK) for name, make in MOMENTS.items()}
    for name, look in found.items():
        assert look["page"] == [0, 0] and not look["outside"], (name, look)
        assert not look["spills"] and not look["broken"], (name, look)
        assert look["log"] >= FOUR_LINES, (name, look)
    assert len({tuple(look["map"]) for look in found.values()}) == 1, found
    assert len({tuple(look["board"]) for look in found.values() if look["board"]}) == 1, found


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_phone_on_its_side(guest: Callable[..., Guest], language: str) -> None:
    """Board and question beside each other, nothing below the screen; each part behind its tab."""
    mina = guest(language, SIDEWAYS)
    for name in ("six", "move", "play"):
        page = at(mina, MOMENTS[name]())
        look = page.evaluate(LOOK.replace('"#log", ', "").replace('box("#log").height', "0"))
        assert look["page"] == [0, 0] and not look["outside"] and not look["broken"], (name, look)
        mina.axe(f"sideways {name}")
    for tab in page.locator("nav button:not(header button)").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    assert mina.offered() == []  # behind the last tab are the players


@pytest.mark.slow
def test_the_range_and_its_price_before_the_first_step(guest: Callable[..., Guest]) -> None:
    mina = guest(size=SMALL)
    page = at(mina, london(turns=3, hand={DRACULA: ["roar", "whisper"]}, barriers={"red": "house-8/house-9"}))
    badge = "[data-place={}] .badge"
    assert "At most 5 steps." in page.locator("#prompt").inner_text()
    assert page.locator(badge.format("house-9")).inner_text() == "4"  # around the barrier
    assert page.locator(badge.format("house-10")).inner_text() == "5"
    page.locator(".hand button", has_text="The roar of the night").click()
    assert page.locator(badge.format("house-9")).inner_text() == "4 · −1"
    assert page.locator(badge.format("house-10")).inner_text() == "5 · −2"
    assert "Step 5, costs 2 cubes." in (page.locator("[data-place=house-10]").text_content() or "")
    assert "3 steps are free" in page.locator("#prompt").inner_text()
    mina.axe("range")
    mina.choose("step house-4")
    assert page.locator(badge.format("house-1")).inner_text() == "2"


@pytest.mark.slow
def test_the_opponents_last_way_and_what_is_hidden(guest: Callable[..., Guest]) -> None:
    went = london(hand={DRACULA: ["roar", "deep"]}).play(
        "step house-8", "step house-9", "step house-8", "stop", "play roar", "pass", "pass"
    )
    mina = guest(size=SMALL)
    page = at(mina, went, VAN_HELSING, "friend")
    assert page.locator("[data-last-move]").inner_text() == "Dracula last went Harbor → House 8 → House 9 → House 8"
    assert sorted(page.locator("[data-last=dracula] text").all_text_contents()) == ["1", "2", "3"]
    told = page.locator("[data-unseen]").inner_text()
    assert told == f"5 coffins are among {12 + mina.screen['body']['players'][0]['supply_size']} cards that you have not seen"
    assert page.get_by_role("region", name="Van Helsing").locator("strong").first.text_content() == "Van Helsing, your turn"
    mina.axe("last way")


@pytest.mark.slow
def test_why_barriers_are_closed(guest: Callable[..., Guest]) -> None:
    """Those of other colours by the card; under Whisper all of them, and the cards in hand say so beforehand."""
    mina = guest(size=SMALL)
    page = at(mina, london(turns=4, phase="barrier", card="roar"))
    shut = page.locator("[data-closed-colours]")
    assert shut.count() == 1 and "Blue, Green, Yellow" in (shut.text_content() or "").replace(" and ", ", ")
    assert "Your card does not allow you" in shut.inner_text()
    whispered = london(turn=VAN_HELSING, turns=4, phase="barrier", card="intuition", cubes={VAN_HELSING: 1}, effects=["whisper"])
    page = at(mina, whispered, VAN_HELSING, "friend")
    assert page.locator("[data-colour]").count() == 0 and "The whisper of the night" in shut.inner_text()
    assert page.locator(".hand .foot", has_text="Whisper: no barrier").count() == 4
    shut.click(force=True)  # it tells the rule, though it moves nothing
    page.get_by_text("D03-CARD-whisper").first.wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("calm", [False, True])
def test_figures_walk_unless_motion_is_unwanted(guest: Callable[..., Guest], calm: bool) -> None:
    mina = guest(size=SMALL, reduced_motion="reduce" if calm else "no-preference")
    page = at(mina, london(turns=3))
    page.evaluate("""() => {
      window.walked = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) { window.walked.push(this.dataset.figure); return animate.apply(this, how); };
    }""")
    mina.choose("step house-8")
    page.locator("[data-place=house-8] [data-figure=dracula]").wait_for()
    assert page.evaluate("window.walked") == ([] if calm else [DRACULA])
