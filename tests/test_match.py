"""Matches between bots: the same seed gives the same games, in one process or several, and the intervals are right."""

from __future__ import annotations

import doctest
import json
from typing import Any

import pytest

import whitby
from whitby import match as module
from whitby.cli import main
from whitby.terminal.study import run_match

TIMES = "milliseconds_a_choice"
RANDOM = {"*": "random"}


def without_time(result: module.Result) -> dict[str, Any]:
    return {name: value for name, value in result.data().items() if name != TIMES}


def test_examples_in_docstrings() -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("game", whitby.game_ids())
def test_every_game_is_won_or_drawn(game: str) -> None:
    result = module.match(game, 6, seed=1, seats=RANDOM)
    assert sum(result.wins.values()) + result.draws == result.games == 6 and result.unfinished == 0
    assert {seat for side in result.wins for seat in side.split(", ")} == set(whitby.game(game).seats)
    assert list(result.endings) == list(whitby.game(game).endings) and result.endings.total() == 6
    assert len(result.lengths) == 6 and all(t.choices for t in result.thinking.values())


def test_several_processes_play_the_same_games() -> None:
    done: list[int] = []
    alone = module.match("dracula-2003", 30, seed=4, seats=RANDOM)
    together = module.match("dracula-2003", 30, seed=4, seats=RANDOM, jobs=2, progress=lambda n, total: done.append(n))
    assert without_time(alone) == without_time(together)
    assert done == [10, 20, 30]


def test_another_seed_gives_other_games() -> None:
    one, two = (module.match("dracula-2003", 5, seed=seed, seats=RANDOM).lengths for seed in (1, 2))
    assert one != two


def test_intervals_of_wilson() -> None:
    """Figures from R's prop.test(x, n, correct = FALSE)."""
    for (n, of), (low, high) in {(8, 10): (0.4902, 0.9433), (0, 10): (0.0, 0.2775), (190, 200): (0.9104, 0.9726)}.items():
        assert module.wilson(n, of) == pytest.approx((low, high), abs=1e-4)
    assert module.wilson(0, 0) == (0.0, 1.0)


def test_seats() -> None:
    game = whitby.game("dracula-2003")
    assert module.bots_by_seat(game, {}) == {"dracula": "easy", "van-helsing": "easy"}
    assert module.bots_by_seat(game, {"dracula": "easy", "*": "random"}) == {"dracula": "easy", "van-helsing": "random"}
    with pytest.raises(ValueError, match="no seat 'mina'"):
        module.bots_by_seat(game, {"mina": "easy"})
    with pytest.raises(ValueError, match="no bot 'genius'"):
        module.bots_by_seat(game, {"dracula": "genius"})
    with pytest.raises(ValueError, match="SEAT=BOT"):
        module.parse_seats("dracula")


def test_the_command_prints_json_or_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    seats = {"dracula": "easy", "van-helsing": "random"}
    assert run_match("dracula-2003", 4, 1, seats, 1, True, {}) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 4 and data["seats"] == seats and set(data["sides"]) == set(seats)
    assert sum(ending["games"] for ending in data["endings"].values()) == 4 and data["degrees"] == {}
    assert run_match("dracula-2003", 4, 1, seats, 1, False, {}) == 0
    out = capsys.readouterr().out
    assert "95 % interval" in out and "dracula (easy)" in out and "ended: five-targets" in out and "ms a choice" in out


def test_a_wrong_seat_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["match", "dracula-2003", "--seats", "dracula=genius"])
    said = capsys.readouterr().err
    assert stop.value.code and said.count("\n") == 1 and "easy" in said
