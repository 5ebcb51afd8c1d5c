"""Two bots in the same games: whoever is the same gains nothing, whoever is better does, and the interval covers the difference."""

from __future__ import annotations

import doctest
import json

import pytest

from whitby import paired as module
from whitby.cli import main
from whitby.paired import gain_of, paired


def test_examples_in_docstrings() -> None:
    assert doctest.testmod(module).failed == 0


def test_a_bot_gains_nothing_over_itself() -> None:
    result = paired("dracula-2003", "easy", "easy", games=6, seed=3, against="random")
    assert [(gain.games, gain.gain, gain.low, gain.high) for gain in result.sides] == [(6, 0.0, 0.0, 0.0)] * 2


def test_the_better_one_gains_in_both_seats_however_many_processes_there_are() -> None:
    alone = paired("dracula-2003", "random", "easy", games=20, seed=3)
    together = paired("dracula-2003", "random", "easy", games=20, seed=3, jobs=2)
    assert alone == together and all(gain.low > 0.0 for gain in alone.sides)


def test_the_interval_is_that_of_paired_differences() -> None:
    gain = gain_of("dracula", [(0.0, 1.0)] * 40 + [(1.0, 0.0)] * 20 + [(1.0, 1.0)] * 40)
    assert (gain.first, gain.second) == (0.6, 0.8)
    assert gain.low == pytest.approx(0.2 - 0.1474, abs=1e-3) and gain.high == pytest.approx(0.2 + 0.1474, abs=1e-3)


def test_the_command_says_which_is_better(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["match", "dracula-2003", "--games", "20", "--seed", "3", "--paired", "random", "easy"]
    with pytest.raises(SystemExit) as stop:
        main([*asked, "--json"])
    data = json.loads(capsys.readouterr().out)
    assert stop.value.code == 0 and set(data["sides"]) == {"dracula", "van-helsing"} and data["sides"]["dracula"]["gain"] > 0.2
    with pytest.raises(SystemExit) as stop:
        main(["match", "dracula-2003", "--games", "20", "--paired", "easy", "random"])
    assert stop.value.code == 1 and "95 % interval" in capsys.readouterr().out


def test_odd_bots_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--paired", "easy", "genius"], ["--paired", "easy", "random", "--seats", "dracula=easy"]):
        with pytest.raises(SystemExit) as stop:
            main(["match", "dracula-2003", *wrong])
        assert stop.value.code and capsys.readouterr().err
