"""Fury of 2005 by clicking: choices from each side on map, trail, cards and panels, and every panel from positions of such games."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from fury_table import ASKED, SEATS, Hand, asked, look_at, moments, sit
from pages import DESKTOP, PHONE, Guest, Site

FURY = "fury-2005"
SIDES = pytest.mark.parametrize("side", SEATS)
ONE_OF_A_KIND = {  # a question for each kind of panel: in the prompt, over the map, a combat
    "hunters": ["turn-begins", "hunters-move", "train-goes", "hunter-acts", "lay-card"],
    "dracula": ["dracula-moves", "place-encounter", "card-leaves", "lay-card"],
}
WHOLE = 4000  # choices, more than any game has


@pytest.fixture
def calm(guest: Callable[..., Guest]) -> Callable[..., Guest]:
    """Guests who want no motion: the hand need not wait for figures."""
    return lambda language="en", size=(1280, 800), **more: guest(language, size, reduced_motion="reduce", **more)


@SIDES
@pytest.mark.parametrize("choices", [8, pytest.param(WHOLE, marks=pytest.mark.slow)])
def test_a_game_by_clicking(calm: Callable[..., Guest], side: str, choices: int) -> None:
    """Nothing but what a hand can press, and never the list: each question can be answered where it is shown."""
    mina = calm()
    sit(mina, side, game=FURY)
    hand = Hand(mina, random.Random(6))
    made = hand.play(choices)
    assert mina.over() or made == choices < WHOLE
    assert mina.refusals == 0
    assert not hand.listed


@SIDES
def test_panels(calm: Callable[..., Guest], site: Site, side: str) -> None:
    mina = calm("en", DESKTOP)
    table = sit(mina, side, game=FURY)
    first, *others = ONE_OF_A_KIND[side]
    look_at(mina, site, table, side, asked(side, first, FURY))
    for question in others:
        look_at(mina, site, table, side, asked(side, question, FURY), ASKED)


@pytest.mark.slow
@SIDES
@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("it", PHONE), ("it", (1024, 768))])
def test_every_panel(calm: Callable[..., Guest], site: Site, side: str, language: str, size: tuple[int, int]) -> None:
    mina = calm(language, size)
    table = sit(mina, side, language=language, game=FURY)
    for each, question in moments(FURY):
        if each == side:
            look_at(mina, site, table, side, asked(side, question, FURY))
