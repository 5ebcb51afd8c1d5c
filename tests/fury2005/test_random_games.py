"""Whole games at random: each option the other way, and every card and marker in play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from whitby.engine import PLAYING, State, apply, options_for, seats_asked
from whitby.games.fury2005 import GAME
from whitby.games.fury2005.words import (
    AGENT_TACTICS,
    DRACULA_TACTICS,
    ENCOUNTERS,
    EVENTS,
    HUNTER_TACTICS,
    ITEMS,
    NOUNS,
    POWER0,
    POWERS,
    SEAT0,
)
from whitby.laws import check
from whitby.play import Play
from whitby.rng import Rng

OTHERS = [(option.name, value) for option in GAME.options for value in option.values if value != option.default]
FIELDS = {  # option -> where a game keeps it
    "emergency": "emergency_by_cities",
    "newspaper": "newspaper",
    "rail_distance": "rail_exactly",
    "bitten_mina": "bitten_mina",
    "destroyed_card": "destroyed_if_won",
    "catacomb_extra": "must_add",
    "catacombs_at_sea": "catacombs_at_sea",
    "sea_meeting": "shown_at_sea",
    "group_trade": "group_trade",
    "surviving_agent": "agents_leave",
    "hunter_hands": "own_hands",
}


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
        "emergency": ("anywhere", "F05-RESOLVE-08"),
        "newspaper": ("location", "F05-RESOLVE-05"),
        "rail_distance": ("up-to", "F05-RAIL-10"),
        "bitten_mina": (False, "F05-COMBAT-20"),
        "destroyed_card": ("either", "F05-COMBAT-38"),
        "catacomb_extra": ("may", "F05-CATACOMB-06"),
        "catacombs_at_sea": (False, "F05-CATACOMB-10"),
        "sea_meeting": ("hidden", "F05-TRAIL-07"),
        "group_trade": (False, "F05-GROUP-05"),
        "surviving_agent": ("stays", "F05-AGENT-07"),
        "hunter_hands": ("open", "F05-HIDDEN-10"),
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
    check(replace(GAME, openings=()), games=1, seed=5, options=dict(OTHERS))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "value"), OTHERS)
def test_the_laws_hold_with_each_option(name: str, value: bool | str) -> None:
    report = check(replace(GAME, openings=()), games=3, seed=11, options={name: value})
    assert report.games == 3


# --- cards ------------------------------------------------------------------------------
IN_PLAY = {  # news -> which of its facts is the card or marker
    "played": 1,
    "uses": 1,
    "reveals": 1,
    "encounter-gone": 0,
    "encounter-stays": 1,
    "encounter-played": 0,
    "bound": 1,
}
POWER_OF = {"wolf-form": "wolf-form", "double-back": "double-back"}  # verb -> power; what is laid names itself
CARDS = {*POWERS, *ITEMS, *HUNTER_TACTICS, *DRACULA_TACTICS, *AGENT_TACTICS, *EVENTS, *ENCOUNTERS}
MOST = 400  # games


def in_play(seed: int) -> set[str]:
    """What was played, used, laid or met in a random game."""
    play, rng = Play(GAME), Rng(seed)
    while not play.over:
        seat = rng.pick(seats_asked(play.state))
        play.apply(seat, rng.pick(options_for(play.state, seat)))
    cards = {NOUNS[facts[IN_PLAY[word]]] for word, facts in play.heard(0) if word in IN_PLAY}
    for _, choice in play.choices:
        verb, _, noun = GAME.text(choice).partition(" ")
        cards.add(noun if verb == "lay" else POWER_OF.get(verb, ""))
    return cards & CARDS


@pytest.mark.slow
def test_every_card_and_marker_is_played_at_random() -> None:
    left = set(CARDS)
    for seed in range(MOST):
        left -= in_play(seed)
        if not left:
            break
    assert not left and len(CARDS) == len(NOUNS[POWER0:SEAT0])
