"""`whitby refusals`: the same seed gives the same figures; fallbacks and missing lists are found, and fail the command."""

from __future__ import annotations

import doctest
import json
from dataclasses import replace
from typing import Any

import pytest
import toy

import whitby
from whitby import refusal_study
from whitby.refusal_study import QuestionFigures, Result, count_refusals, is_choice, some_games, verbs_met
from whitby.terminal.study import run_refusals

FURY = whitby.game("fury-2015")


@pytest.mark.parametrize("id", whitby.game_ids())
def test_every_game_names_its_fallbacks(id: str) -> None:
    game = whitby.game(id)
    assert game.fallbacks and game.fallbacks <= set(game.reasons)


@pytest.mark.parametrize("id", whitby.game_ids())
def test_games_give_reasons_and_list_what_is_closed(id: str) -> None:
    result = count_refusals(id, games=8, seed=5)
    assert result.refusals > 500 and result.share < 0.5
    assert result.fine, result.unlisted


def test_the_same_seed_gives_the_same_figures() -> None:
    one, two = (count_refusals("dracula-2003", games=3, seed=5).data() for _ in range(2))
    assert one == two != count_refusals("dracula-2003", games=3, seed=6).data()
    assert doctest.testmod(refusal_study).failed == 0


def test_several_processes_give_the_same_figures() -> None:
    one, two = (count_refusals("dracula-2003", games=20, seed=5, jobs=jobs) for jobs in (1, 2))
    assert one.data() == two.data() and one.examples == two.examples


def test_a_verb_is_tried_before_it_was_met() -> None:
    """What a seat is asked for in a later game it tries in the first one too."""
    verbs = tuple([own | {FURY.choice("ally")} for own in verbs_met(FURY, 2, 1, 0, 1)])
    few, more = (some_games(FURY, 2, 1, 0, 1, met) for met in (verbs_met(FURY, 2, 1, 0, 1), verbs))
    assert {name: row.asked for name, row in few.rows.items()} == {name: row.asked for name, row in more.rows.items()}
    assert few.refusals < more.refusals


# --- planted ------------------------------------------------------------------------------
def test_a_game_that_only_says_no_is_found_out() -> None:
    """The toy refuses everything with one reason and lists nothing."""
    result = count_refusals(replace(toy.GAME, fallbacks=frozenset(["closed"]), body=words_of_the_toy), games=5, seed=1)
    assert result.share == 100 and not result.fine
    assert set(result.cited) == {"closed"} and "tries" in result.examples["closed"]
    assert {"choose", "put", "put-away"} <= set(result.unlisted)


def words_of_the_toy(view: dict[str, Any]) -> list[str]:
    """All its cards lie in sight."""
    return list(toy.GAME.nouns)


def test_a_question_without_its_list_is_found_out() -> None:
    def closed(s: Any, seat: int) -> list[tuple[int, str]]:
        return [] if FURY.question(s) == "hunter-acts" else FURY.closed(s, seat)

    assert count_refusals(replace(FURY, closed=closed, openings=()), games=1, seed=1).unlisted == ["hunter-acts"]


def test_a_reason_that_becomes_a_fallback_is_counted() -> None:
    before = count_refusals(replace(FURY, openings=()), games=1, seed=1)
    after = count_refusals(replace(FURY, openings=(), fallbacks=FURY.fallbacks | {"place-in-step"}), games=1, seed=1)
    assert after.refusals == before.refusals and after.fallbacks > before.fallbacks and after.cited["place-in-step"] > 0


# --- what counts --------------------------------------------------------------------------
def test_a_yes_or_no_is_no_choice() -> None:
    choice = FURY.choice
    assert not is_choice(FURY, [choice("pass"), choice("use")])
    assert not is_choice(FURY, [choice("keep"), choice("discard 3/2")])
    assert is_choice(FURY, [choice("discard 3/2"), choice("discard 1/0")])
    assert is_choice(FURY, [choice("pass"), choice("use"), choice("ally")])


def test_a_list_now_and_then_is_enough() -> None:
    """Where all things near by are open there is nothing to list."""
    result = Result(
        "toy",
        0,
        rows={"sometimes": QuestionFigures(asked=9, choices=9, listed=1, alike=5), "never": QuestionFigures(asked=9, choices=9, alike=1)},
    )
    assert result.unlisted == ["never"]


@pytest.mark.parametrize("as_json", [False, True])
def test_the_exit_code_tells(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], as_json: bool) -> None:
    row = QuestionFigures(asked=1, refusals=100, fallbacks=1)
    monkeypatch.setattr(refusal_study, "count_refusals", lambda *how: Result("toy", 0, games=1, rows={"move": row}))
    assert run_refusals("toy", 1, 0, 1, as_json) == 0
    row.fallbacks = 2
    assert run_refusals("toy", 1, 0, 1, as_json) == 1
    row.fallbacks, row.choices, row.alike = 0, 1, 1
    assert run_refusals("toy", 1, 0, 1, as_json) == 1
    out = capsys.readouterr().out
    if as_json:
        assert [json.loads(part + "}")["share"] for part in out.split("\n}\n")[:-1]] == [1.0, 2.0, 0.0]
    else:
        assert "2.00 %" in out and "no list of what is closed: move" in out
