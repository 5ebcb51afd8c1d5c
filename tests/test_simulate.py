"""Many random games: the same seed gives the same games, in one process or several, and a crash names its seed."""

from __future__ import annotations

import doctest
import json
from typing import Any

import pytest
import toy

import whitby
from whitby import processes
from whitby import simulate as sim
from whitby.games.dracula2003 import movement
from whitby.processes import in_processes
from whitby.terminal import study


def without_time(result: sim.Result) -> dict[str, Any]:
    return {name: value for name, value in result.data().items() if name != "seconds"}


@pytest.mark.parametrize("game", whitby.game_ids())
def test_every_game_ends(game: str) -> None:
    result = sim.simulate(game, 300, seed=1, jobs=1)
    assert result.unfinished == 0 and result.games == 300
    model = whitby.game(game)
    assert sum(result.wins[model.seats[side.seats[0]]] for side in model.sides) + result.draws == 300  # the seats of a side win together
    assert list(result.data()["endings"]) == list(model.endings) and result.endings.total() == 300


def test_endings_and_degrees_are_counted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(whitby, "game", lambda id: toy.GAME)
    result = sim.simulate("toy", 60, seed=1, jobs=1)
    assert set(result.endings) == {"same", "higher"} and result.endings["same"] == result.draws and result.endings.total() == 60
    assert list(result.degrees) == ["clear", "crushing"] and 0 < result.degrees.total() < result.endings["higher"]
    study.show_simulation(result)
    out = capsys.readouterr().out
    assert "ended: higher" in out and "degree: crushing" in out


def test_several_processes_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "WORTH_IT", 0)
    done: list[int] = []
    alone = sim.simulate("dracula-2003", 1200, seed=4, jobs=1)
    together = sim.simulate("dracula-2003", 1200, seed=4, jobs=2, progress=lambda n, total: done.append(n))
    assert without_time(alone) == without_time(together)
    assert done == sorted(done) and done[-1] == 1200


def test_the_seed_of_a_game_plays_it_again() -> None:
    result = sim.simulate("dracula-2003", 50, seed=9, jobs=1)
    options = whitby.game("dracula-2003").random_play()
    assert sim.one_game("dracula-2003", result.longest_seed, options)[1] == result.longest


def test_options_count() -> None:
    short = sim.simulate("dracula-2003", 100, seed=1, jobs=1, options={"turn_limit": 4})
    assert short.draws > 50
    with pytest.raises(ValueError, match="no option 'colour'"):
        sim.simulate("dracula-2003", 1, options={"colour": "red"})


def test_a_crash_names_its_seed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    honest = movement.target_found

    def target_found(s: Any, seat: int, place: int) -> None:
        if s.targets_taken[seat] == 3:
            raise IndexError("one target too many")
        honest(s, seat, place)

    monkeypatch.setattr(movement, "target_found", target_found)
    with pytest.raises(sim.GameCrashed) as crash:
        sim.simulate("dracula-2003", 200, seed=2, jobs=1)
    with pytest.raises(IndexError):
        sim.one_game("dracula-2003", crash.value.seed, whitby.game("dracula-2003").random_play())
    assert study.run_simulate("dracula-2003", 200, 2, 1, False, {}) == 1
    assert crash.value.seed in capsys.readouterr().err


def test_a_game_without_end_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sim, "LONGEST", 60)
    assert study.run_simulate("dracula-2003", 5, 2, 1, False, {}) == 1
    assert "no end: game 2/" in capsys.readouterr().out


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert study.run_simulate("dracula-2003", 40, 3, 1, False, {}) == 0
    assert "van-helsing wins" in capsys.readouterr().out
    assert study.run_simulate("dracula-2003", 40, 3, 1, True, {}) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 40 and data["unfinished"] == 0 and set(data["wins"]) == {"dracula", "van-helsing"}


def test_the_examples_in_docstrings() -> None:
    assert doctest.testmod(sim).failed == doctest.testmod(processes).failed == 0


def test_results_come_in_the_order_of_the_parts_and_a_fault_comes_through() -> None:
    assert list(in_processes(divmod, [(7, 2), (9, 4)], 2)) == list(in_processes(divmod, [(7, 2), (9, 4)], 1)) == [(3, 1), (2, 1)]
    with pytest.raises(ZeroDivisionError):
        list(in_processes(divmod, [(7, 2), (1, 0), (9, 4)], 2))
