"""The search of one turn, and the example that learns a value for it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import whitby
from whitby import bots
from whitby.board import BIT
from whitby.driver import Driver, SeededChance
from whitby.engine import ANYTIME, CHANCE, NOUN
from whitby.play import Play
from whitby.research.one_turn import OneTurn
from whitby.rng import Rng

EXAMPLE = Path(__file__).parents[1] / "examples/learn_value.py"
GAME = whitby.game("dracula-2003")


def turns(s: Any) -> int:
    return int(s.turns)


def taken(s: Any, seat: int) -> float:
    """A value that loves what was taken of the other's targets."""
    return 0.1 + 0.15 * int(s.targets_taken[seat])


def searching(value: Any = taken, seat: int = 0, **settings: Any) -> OneTurn:
    return OneTurn(GAME, seat, "search", value, turns, **{"worlds": 3, "turns": 0, **settings})


def positions(n: int) -> list[tuple[Play, int]]:
    """Moments of games between easy bots in which a seat has a choice."""
    driver, found = Driver(GAME, SeededChance("chance"), lambda seat: "easy"), []
    driver.seat_bots({0: "easy", 1: "easy"})
    play = Play(GAME, options=GAME.random_play())
    while len(found) < n:
        seat = play.state.seat
        if seat != CHANCE and len(set(play.state.options)) > 1 and play.state.turns > 2:
            found.append((play.copy(), seat))
        play.apply(seat, driver.answer(play, seat))
    return found


class Stubborn:
    """A bot that always takes the last option."""

    def choose(self, view: Any, news: Any, options: Sequence[int]) -> int:
        return options[-1]


def test_it_departs_from_the_bot_only_for_what_is_better() -> None:
    indifferent = searching(lambda s, seat: 0.5)
    for play, seat in positions(12):
        indifferent.seat, indifferent.bot = seat, Stubborn()
        options = [choice for choice in play.state.options if not choice & ANYTIME]
        before = len(indifferent.heard)
        chosen = indifferent.choose(GAME.view(play.state, BIT[seat]), play.heard(BIT[seat])[before:], options)
        assert chosen == options[-1] or play.state.winners >= 0


def test_it_takes_what_the_value_loves() -> None:
    tried = 0
    for play, seat in positions(40):
        view, options = GAME.view(play.state, BIT[seat]), [choice for choice in play.state.options if not choice & ANYTIME]
        if GAME.question_in(view) != "play-card":
            continue
        loved, card = options[0], options[0] & NOUN
        search = searching(lambda s, me, card=card: 0.9 if card in s.played[me] or card in s.hand[1 - me] else 0.1, seat=seat)
        search.bot = Stubborn()
        chosen = search.choose(view, play.heard(BIT[seat]), options)
        tried += 1
        assert chosen == loved, (GAME.text(chosen), GAME.text(loved))
    assert tried >= 2


def test_what_it_cannot_know_changes_nothing() -> None:
    for play, seat in positions(6):
        options, view, heard = list(play.state.options), GAME.view(play.state, BIT[seat]), play.heard(BIT[seat])
        chosen = searching(seat=seat).choose(view, heard, options)
        world = play.imagined(seat, Rng(5))
        assert searching(seat=seat).choose(GAME.view(world.state, BIT[seat]), world.heard(BIT[seat]), options) == chosen


def test_questions_that_are_not_thought_about_are_the_bots() -> None:
    for play, seat in positions(6):
        view, heard, options = GAME.view(play.state, BIT[seat]), play.heard(BIT[seat]), list(play.state.options)
        usual = bots.make("easy", GAME, seat, "search").choose(view, heard, options)
        assert searching(seat=seat, only=["recover"]).choose(view, heard, options) == usual or view["running"][0] == "recover"


# --- the example ---------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("learn_value", EXAMPLE)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 200


def test_it_learns_more_from_more_games(example: Any) -> None:
    rows, of_game, won = example.positions(games=60, seed=1)
    assert len(rows) == len(of_game) == len(won) and len(set(of_game)) >= 60 and 0.2 < won.mean() < 0.8
    points = example.curve(rows, of_game, won)
    assert points[-1][1] < points[0][1], "the surprise falls"
    weights = example.fit(rows, won)
    assert np.isfinite(weights).all() and example.loss(weights, rows, won) < 0.69, "better than a coin on what it has seen"


def test_odds_of_both_seats_sum_to_one(example: Any) -> None:
    weights = list(np.linspace(-1, 1, len(example.numbers(GAME.setup()))))
    for play, _ in positions(5):
        one, other = (example.odds(weights, play.state, seat) for seat in (0, 1))
        assert 0 < one < 1 and one + other == pytest.approx(1)


@pytest.mark.slow
def test_it_beats_easy_from_both_seats() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE), "--match", "60", "--jobs", "2"], capture_output=True, text=True, check=True)
    shares = [float(line.partition(" of 60, ")[2].split()[0]) for line in done.stdout.splitlines() if " of 60, " in line]
    assert len(shares) == 4 and shares[1] > shares[0] and shares[3] > shares[2], done.stdout
