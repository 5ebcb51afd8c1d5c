"""Whole games at random: each option the other way, and every chit and card in play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from whitby.engine import PLAYING, State, apply, options_for, seats_asked
from whitby.games.fury1987 import GAME
from whitby.games.fury1987.words import (
    AGENT_CHITS,
    DRACULA_CHITS,
    ENCOUNTERS,
    EVENTS,
    HUNTER_CHITS,
    NOUNS,
    SEAT0,
    WEAPON0,
    WEAPONS,
)
from whitby.laws import check
from whitby.laws.report import Report
from whitby.play import Play
from whitby.rng import Rng

OTHERS = [(option.name, value) for option in GAME.options for value in option.values if value != option.default]
FIELDS = {"attack": "may_attack", "hunter_hands": "own_hands", "minor_victory": "minor_ends", "valour": "counts_valour"}  # where it is kept


def states(seed: int, **options: Any) -> Iterator[State]:
    """A random game from the set-up, after each choice."""
    s, rng = GAME.setup(options), Rng(seed)
    while s.winners == PLAYING:
        seat = rng.pick(seats_asked(s))
        apply(s, seat, rng.pick(options_for(s, seat)))
        yield s


# --- options --------------------------------------------------------------------------
def test_the_options_and_their_clauses() -> None:
    assert {option.name: (option.default, option.clause) for option in GAME.options} == {
        "attack": ("must", "F87-DACT-03"),
        "hunter_hands": ("open", "F87-HIDDEN-06"),
        "minor_victory": ("claimed", "F87-WIN-04"),
        "valour": (False, "F87-VALOUR-01"),
        "round_limit": (200, "F87-WIN-18"),
    }


@pytest.mark.parametrize(("name", "value"), OTHERS)
def test_an_option_changes_its_own_field_alone(name: str, value: bool | str) -> None:
    usual, other = (GAME.snapshot(GAME.setup(options)) for options in ({}, {name: value}))
    assert {field for field in usual if usual[field] != other[field]} == {FIELDS[name]}


@pytest.mark.parametrize(("name", "value"), OTHERS)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 12))])
def test_whole_games_with_each_option(name: str, value: bool | str, seed: int) -> None:
    for n, s in enumerate(states(seed, **{name: value})):
        if n % 20 == 0 or s.winners != PLAYING:
            assert GAME.recount(s) == []
    assert s.winners != PLAYING and GAME.snapshot(s)[FIELDS[name]]


def test_the_laws_hold_with_all_options_the_other_way() -> None:
    check(replace(GAME, openings=()), games=1, seed=5, options={**dict(OTHERS), "round_limit": 25})


def test_the_laws_count_his_turn_by_its_steps() -> None:
    assert set(GAME.prompts) - set(Report(GAME).phases) == {"dracula-turn"}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "value"), OTHERS)
def test_the_laws_hold_with_each_option(name: str, value: bool | str) -> None:
    report = check(replace(GAME, openings=()), games=3, seed=11, options={name: value})
    assert report.games == 3


# --- chits and cards --------------------------------------------------------------------
IN_PLAY = {  # news -> which of its facts is the chit or card
    "played": 1,
    "uses": 1,
    "reveals": 1,
    "shows": 1,
    "meets": 0,
}
CARDS = {*WEAPONS, *HUNTER_CHITS, *DRACULA_CHITS, *AGENT_CHITS, *EVENTS, *ENCOUNTERS}
MOST = 300  # games


def in_play(seed: int) -> set[str]:
    """What was played, used, laid in combat or met in a random game; Dogs that are shown name themselves."""
    play, rng = Play(GAME), Rng(seed)
    while not play.over:
        seat = rng.pick(seats_asked(play.state))
        play.apply(seat, rng.pick(options_for(play.state, seat)))
    cards = {NOUNS[facts[IN_PLAY[word]]] for word, facts in play.heard(0) if word in IN_PLAY}
    if [1 for word, _ in play.heard(0) if word == "dogs-shown"]:
        cards.add("dogs")
    return cards & CARDS


@pytest.mark.slow
def test_every_chit_and_card_is_played_at_random() -> None:
    left = set(CARDS)
    for seed in range(MOST):
        left -= in_play(seed)
        if not left:
            break
    assert not left and len(CARDS) == len(NOUNS[WEAPON0:SEAT0])
