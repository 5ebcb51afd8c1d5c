"""Whole games against a bot that searches, by clicking alone: from the level on the first page to where the odds of winning turned."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

import pytest
from fury_table import Hand
from pages import Guest, play_out

import whitby

pytestmark = pytest.mark.slow

ALL = "all"  # hunters
LEVEL = "hard"
WHOLE = 6000  # choices, more than any game has
LONG = 900_000  # ms for a bot that looks at one choice after the other; machines may be busy


class Played(NamedTuple):
    """A game, the side that is played by clicking, and options that end it sooner where chance alone would hardly do so."""

    game: str
    side: str
    options: dict[str, int]


GAMES = [
    Played("fury-2015", ALL, {}),
    Played("fury-2005", "dracula", {}),
    Played("fury-1987", ALL, {"round_limit": 12}),
    Played("dracula-2003", "dracula", {"turn_limit": 40}),
]


@pytest.mark.parametrize("played", GAMES, ids=[each.game for each in GAMES])
def test_a_whole_game(guest: Callable[..., Guest], played: Played) -> None:
    """Hints on the way, the end, and afterwards what would have been better; nothing is ever refused."""
    mina = guest(size=(1280, 800), reduced_motion="reduce")
    start(mina, played)
    ask_for_a_hint(mina)
    luck = random.Random(6)
    if played.game == "dracula-2003":
        play_out(luck, mina)
    else:
        hand = Hand(mina, luck)
        hand.play(WHOLE)
        assert not hand.listed
    assert mina.refusals == 0
    look_back(mina)


def start(mina: Guest, played: Played) -> None:
    """From the first page to the table: the side, the level of every other seat, hints and options."""
    page = mina.open()
    page.locator("button.game").nth(whitby.game_ids().index(played.game)).click()
    page.locator(f"input[name=side][value={played.side}]").check(force=True)
    page.locator("select.bots").first.wait_for()
    for picked in page.locator("select.bots").all():
        picked.select_option(LEVEL)
    page.locator("#hints-option").select_option("on")
    if played.options:
        page.locator("form summary").click()
    for name, value in played.options.items():
        page.locator(f"#option-{name}").fill(str(value))
        page.locator(f"#option-{name}").blur()
    page.locator("form button[type=submit]:enabled").click()
    page.wait_for_url("**/t/*")
    page.locator("#prompt").wait_for()
    against = {player["kind"] for player in mina.screen["sitting"]["players"] if player["kind"] != "person"}
    assert against == {LEVEL}


def ask_for_a_hint(mina: Guest) -> None:
    """At the first question: an answer in words of the player's language, none of which is a choice as it is sent."""
    mina.until(mina.questions)
    mina.page.locator("[data-hint-for]").first.click()
    box = mina.page.locator(f"[data-hint={LEVEL}]")
    best = box.locator(".best strong").inner_text()
    assert best and best not in [option["text"] for question in mina.questions() for option in question["options"]]
    mina.axe("hint", ".box")
    mina.page.keyboard.press("Escape")
    box.wait_for(state="detached")


def look_back(mina: Guest) -> None:
    """The end, the replay, and in it the first choice that cost much; it leads to its moment."""
    page = mina.page
    page.locator(".outcome h2").wait_for()
    mina.axe("the end")
    page.locator(".outcome a[href$='/replay']").click()
    page.locator(".closer").click()
    page.locator("[data-analysis] > button").click()
    dear = page.locator("[data-analysis] li button")
    page.locator("[data-analysis=done], [data-analysis] li button").first.wait_for(timeout=LONG)
    mina.axe("analysis", "dialog")
    if dear.count():
        dear.first.click()
        page.locator("dialog").wait_for(state="detached")
    else:
        assert page.locator("[data-analysis] [role=status]").inner_text()  # that nothing was dear
