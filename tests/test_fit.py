"""Weights from self-play: what is noted, what the regression finds, and the same file again."""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

import whitby
from whitby.bots.dracula2003 import value as london
from whitby.cli import main
from whitby.fit.selfplay import Noted, Plan, one_game, positions, value_module
from whitby.rng import Rng

with_numpy = pytest.mark.skipif(not importlib.util.find_spec("numpy"), reason="numpy is in the extra research")
PLAN = Plan("dracula-2003", "easy", 3, 0.1, 3)


def fitted(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["fit", *arguments], standalone_mode=False)
    return f"{result.output}{result.exception or ''}"


def test_a_game_is_noted_once_a_turn() -> None:
    noted = list(one_game(PLAN, 1))
    assert len(noted) > 10 and len({position.won for position in noted}) == 1
    assert all(len(position.features) == len(london.FEATURES) for position in noted)
    assert [position.features for position in noted] != [position.features for position in one_game(PLAN, 2)]


def test_the_same_plan_notes_the_same_however_it_is_cut() -> None:
    assert positions(PLAN, 1, lambda line: None)[0] == [position for i in range(3) for position in one_game(PLAN, i)]


def test_a_share_of_the_choices_is_random() -> None:
    assert list(one_game(PLAN, 1)) != list(one_game(Plan("dracula-2003", "easy", 3, 0.0, 3), 1))


def test_a_game_without_features_says_so() -> None:
    with pytest.raises(ValueError, match="no features"):
        value_module("no-game")


@with_numpy
def test_the_regression_finds_the_weights_that_made_the_games() -> None:
    from whitby.fit.logistic import fit

    rng = Rng(5)
    noted = []
    for i in range(4000):
        x = rng.random() * 2 - 1
        noted.append(Noted(i, [1.0, x], rng.random() < 1 / (1 + 2.718281828 ** -(0.5 + 2 * x))))
    found = fit(noted, ("begun", "x"))
    assert found.weights["begun"] == pytest.approx(0.5, abs=0.15) and found.weights["x"] == pytest.approx(2, abs=0.3)
    assert found.loss < found.base - 0.05 and found.held_out == 800


@with_numpy
def test_the_command_writes_the_same_file_again_and_says_how(tmp_path: Path) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for file in files:
        assert "held-out log loss" in fitted("dracula-2003", "--games", "6", "--jobs", "1", "--out", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()
    made = tomllib.loads(files[0].read_text())
    assert set(made["weights"]) == set(london.FEATURES)
    assert made["made"]["command"] == "whitby fit dracula-2003 --level easy --games 6 --random 0.08 --seed 0"
    assert "no game" in fitted("chess") and "no bot" in fitted("dracula-2003", "--level", "genius")


def test_the_weights_of_london_know_who_stands_well() -> None:
    """They were fitted, fit the features, and both seats' odds are one."""
    file = Path(london.__file__).with_name("weights.toml")
    made = tomllib.loads(file.read_text())
    assert list(made["weights"]) == list(london.FEATURES) and made["made"]["log_loss"] < made["made"]["log_loss_of_the_base_rate"]
    assert whitby.game("dracula-2003").sides[0].name == made["made"]["side"] == "dracula"
