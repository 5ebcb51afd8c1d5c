"""Names, figures and tokens on the map of Europe never lie on each other: at three sizes, in both languages, as the browser draws them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from fury_table import SEATS, asked, put, sit
from pages import Guest, Site

from whitby.games.fury2015.europe import MAP
from whitby.scene import scene

SCALES = (1.0, 1.13, 1.26)
ROOM = 1.0  # px that two may share
Box = tuple[float, float, float, float]  # left, top, right, bottom

# The map's window so large that all of Europe is drawn at this scale.
RESIZE = """scale => Object.assign(document.querySelector(".map-area").style,
  {position: "fixed", left: 0, top: 0, zIndex: 99, width: `${1000 * scale + 20}px`, height: `${644 * scale + 20}px`})"""
# What is drawn: the ink of names, the discs of figures and tokens, the shapes of places.
DRAWN = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  const box = (x) => { const r = x.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const ink = (text) => {
    const style = getComputedStyle(text), screen = text.getScreenCTM(), by = screen.a;
    const base = text.getStartPositionOfChar(0).matrixTransform(screen).y;
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const size = pen.measureText(text.textContent), [left, , right] = box(text);
    return [left, base - size.actualBoundingBoxAscent * by, right, base + size.actualBoundingBoxDescent * by];
  };
  const all = (name, look) => [...document.querySelectorAll(`[${name}]`)].map((x) => [x.getAttribute(name), look(x), x.dataset.at ?? ""]);
  return {
    scale: new DOMMatrix(getComputedStyle(document.querySelector(".world")).transform).a,
    labels: all("data-label", ink),
    places: all("data-place", (x) => box(x.querySelector(".shape"))),
    figures: all("data-figure", (x) => box(x.querySelector(".body"))),
    tokens: all("data-token", box),
  };
}"""
LAPTOP = (1280, 720)
HIDDEN = """() => {
  const window = document.querySelector(".map-area .window").getBoundingClientRect();
  const inside = (r) => r.left > window.left && r.right < window.right && r.top > window.top && r.bottom < window.bottom;
  const shapes = [...document.querySelectorAll("[data-place] .shape")];
  return shapes.length && shapes.filter((x) => !inside(x.getBoundingClientRect())).map((x) => x.closest("[data-place]").dataset.place);
}"""
NAMELESS = """large => large.filter(
  id => document.querySelector(`[data-lit="${id}"]`) && !document.querySelector(`[data-label="${id}"]`))"""


def shared(a: Box, b: Box) -> float:
    """How far two boxes reach into each other."""
    return min(min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1]))


def collisions(drawn: dict[str, list[tuple[str, Box, str]]]) -> set[str]:
    """Pairs that lie on each other: two names, or a name and a figure, token or place that is not its own."""
    labels = drawn["labels"]
    found = {f"{a} and {b}" for (a, one, _), (b, other, _) in combinations(labels, 2) if a != b and shared(one, other) > ROOM}
    for kind in ("places", "figures", "tokens"):
        for name, box, at in drawn[kind]:
            on = [label for label, ink, _ in labels if label not in (name, at) and shared(ink, box) > ROOM]
            found |= {f"{name}{f' in {at}' if at else ''} on {label}" for label in on}
    return found


@pytest.mark.parametrize("language", ["en", pytest.param("it", marks=pytest.mark.slow)])
def test_nothing_lies_on_a_name(guest: Callable[..., Guest], language: str) -> None:
    mina = guest(language, (1600, 1000), reduced_motion="reduce")
    board = {
        "trail": ["galatz", "lisbon"],
        "fog": ["vienna", "rome"],
        "storms": ["tyrrhenian-sea"],
        "consecrated": "paris",
        "roadblocks": ["paris/strasbourg"],
    }
    at = dict(zip(SEATS["hunters"], ("naples", "madrid", "vienna", "marseilles"), strict=True))
    sit(mina, "hunters", scene("fury-2015", at=at, **board), language)
    for scale in SCALES:
        mina.page.evaluate(RESIZE, scale)
        mina.until(lambda wanted=scale: abs(mina.page.evaluate(DRAWN)["scale"] - wanted) < 0.001)
        mina.page.evaluate("document.fonts.ready")
        drawn = mina.page.evaluate(DRAWN)
        assert len({label for label, _, _ in drawn["labels"]}) == sum(place["kind"] != "hospital" for place in MAP["place"])
        assert not collisions(drawn), (language, scale)


@pytest.mark.parametrize("game", ["fury-2015", pytest.param("fury-2005", marks=pytest.mark.slow)])
def test_a_prompt_that_grows_hides_no_place(guest: Callable[..., Guest], site: Site, game: str) -> None:
    """Whatever room the prompt leaves on a small window, all of Europe is in sight."""
    mina = guest("en", LAPTOP, reduced_motion="reduce")
    questions = {"fury-2015": ("hunter-acts", "next-hunter"), "fury-2005": ("turn-begins", "hunter-announces")}[game]
    table = sit(mina, "hunters", asked("hunters", questions[0], game), game=game)
    mina.until(lambda: mina.page.evaluate(HIDDEN) == [])
    put(mina, site, table, asked("hunters", questions[1], game))
    mina.until(lambda: mina.page.evaluate(HIDDEN) == [])


def test_each_large_city_that_can_be_chosen_has_its_name(guest: Callable[..., Guest]) -> None:
    mina = guest("en", LAPTOP, reduced_motion="reduce")
    sit(mina, "hunters")
    mina.until(lambda: mina.page.locator("[data-lit=vienna]").count())
    large = [place["id"] for place in MAP["place"] if place["kind"] == "large-city"]
    assert mina.page.evaluate(NAMELESS, large) == []
