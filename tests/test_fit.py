"""Weights from self-play: what is noted, what the regression finds, and the same file again."""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

import whitby
from whitby.belief.dracula2003 import habits
from whitby.belief.styles import FOLDER
from whitby.belief.taste import BEGINNING, FEATURES
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


# --- how gladly Dracula goes somewhere -----------------------------------------------------------
@with_numpy
def test_moves_are_noted_with_the_way_that_was_taken() -> None:
    from whitby.fit.fury import moves_in

    for game in ("fury-2015", "fury-2005", "fury-1987"):
        moves = list(moves_in(Plan(game, "easy", 1, 0.0, 0), 0))
        begun, later = moves[0], moves[1:]
        assert len(begun.features[0]) == len(BEGINNING) and len(later) > 5
        assert all(len(way) == len(FEATURES) for move in later for way in move.features)
        assert all(0 <= move.taken < len(move.features) for move in moves) and len({move.taken for move in later}) > 1


@with_numpy
def test_the_taste_that_chose_is_found() -> None:
    from whitby.fit import choosing

    rng, liked, moves = Rng(7), FEATURES.index("sea"), []
    for game in range(600):
        for names in (FEATURES, BEGINNING):
            ways = [[float(i == liked and way == 0) for i in range(len(names))] for way in range(2)]
            moves.append(choosing.Move(game, ways, int(len(names) == len(BEGINNING) or rng.random() > 0.8)))
    found = choosing.fit(moves, (FEATURES, BEGINNING))
    assert found.weights["sea"] == pytest.approx(1.386, abs=0.3)  # four to one
    assert sum(map(abs, found.weights.values())) == pytest.approx(abs(found.weights["sea"]), abs=0.01)
    assert found.bits < found.aimless == 1.0 and found.held_out == 240


@with_numpy
def test_the_command_finds_tastes_and_says_how(tmp_path: Path) -> None:
    file = tmp_path / "taste.toml"
    assert "bits of surprise" in fitted("fury-2015", "--taste", "--games", "10", "--jobs", "1", "--out", str(file))
    made = tomllib.loads(file.read_text())
    assert set(made["weights"]) == {*FEATURES, *BEGINNING}
    assert made["made"]["command"] == "whitby fit fury-2015 --taste --level easy --games 10 --seed 0"


@pytest.mark.parametrize("game", ["fury-2015", "fury-2005", "fury-1987"])
def test_tastes_fear_hunters(game: str) -> None:
    """They were fitted, and foretell more than aimless moves do."""
    made = tomllib.loads((FOLDER / f"{game}.toml").read_text())
    assert set(made["weights"]) == {*FEATURES, *BEGINNING} and made["weights"]["hunters there"] < made["weights"]["hunters a step away"] < 0
    assert made["made"]["bits_a_move"] < made["made"]["bits_a_move_where_all_ways_are_alike"] - 0.5


# --- how players of London choose, lay and move --------------------------------------------------
@with_numpy
def test_choices_of_london_are_noted_with_what_was_taken() -> None:
    from whitby.fit.dracula2003 import moves_in

    moves = list(moves_in(Plan("dracula-2003", "easy", 1, 0.0, 0), 0))
    for names in habits.FEATURES:
        some = [move for move in moves if len(move.features[0]) == len(names)]
        assert all(len(option) == len(names) for move in some for option in move.features)
        assert all(0 <= move.taken < len(move.features) for move in some) and len({move.taken for move in some}) > 1
    assert sum(len(move.features[0]) == len(habits.SIX) for move in moves) == 2


@with_numpy
def test_the_command_finds_the_habits_of_london(tmp_path: Path) -> None:
    file = tmp_path / "habits.toml"
    assert "bits of surprise" in fitted("dracula-2003", "--taste", "--games", "10", "--jobs", "1", "--out", str(file))
    assert set(tomllib.loads(file.read_text())["weights"]) == {name for names in habits.FEATURES for name in names}


def test_the_habits_of_london_keep_targets_from_the_board() -> None:
    """They were fitted, foretell more than aimless choices do, and like strong companions better than targets."""
    made = tomllib.loads((FOLDER / "dracula-2003.toml").read_text())
    weights = made["weights"]
    assert set(weights) == {name for names in habits.FEATURES for name in names}
    for steps in range(habits.FAR + 1):
        assert weights[f"lays companion of strength 3 {steps} steps away"] > weights[f"lays target {steps} steps away"]
    assert weights["lays the only target out"] > 5
    assert made["made"]["bits_a_move"] < made["made"]["bits_a_move_where_all_ways_are_alike"] - 0.5
