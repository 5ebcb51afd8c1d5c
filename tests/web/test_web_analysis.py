"""Where the odds of winning turned: a finished game is looked at choice by choice, while somebody waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import fake_levels
import pytest
from browsing import GAME, VAN_HELSING, Browser, Server, serving, wait_for

import whitby
from whitby.bots import dracula2003
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.play import Play
from whitby.rng import Rng
from whitby.table.past_turns import past_turns
from whitby.table.replay import Start
from whitby.thinking.pool import Thinking

New = Callable[[], Browser]
LONDON = whitby.game(GAME)


@pytest.fixture
def searching(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server where a level searches."""
    monkeypatch.setattr(dracula2003, "NAMES", ("easy", *fake_levels.LEVELS))
    with serving(tmp_path, thinking=Thinking(make=fake_levels.make, processes=1), seed="seed") as server:
        yield server


def finished(anna: Browser, choices: int = 9) -> str:
    """A table at which Anna has made so many choices, the last one open to her each time, and has resigned."""
    table, _ = anna.make("random")
    page = anna.look(table)
    for _ in range(choices):
        wait_for(lambda: page.questions)
        page.choose(page.options()[-1])
    assert anna.ask(table, "motions", what="resign", about="dracula").status_code == 200
    return table


def look(who: Browser, table: str) -> Any:
    return who.http.get(f"/api/tables/{table}/replay/analysis").json()


def whole(who: Browser, table: str) -> Any:
    return wait_for(lambda: found if (found := look(who, table))["done"] == found["of"] else None)


def random_game(seed: int) -> Play:
    play, rng = Play(LONDON, options={"turn_limit": 6}), Rng(seed)
    while not play.over:
        seat = seats_asked(play.state)[0]
        play.apply(seat, rng.pick(options_for(play.state, seat)))
    return play


def test_every_real_choice_is_asked_as_its_seat_was() -> None:
    play = random_game(1)
    again = Play(LONDON, Start.of(play).state())
    at = 0
    for past in past_turns(LONDON, Start.of(play), play.choices, "easy", "seed"):
        for seat, choice in play.choices[at : past.at]:
            assert seat == CHANCE or len(set(options_for(again.state, seat))) == 1
            again.apply(seat, choice)
        seat, choice = play.choices[past.at]
        assert (past.turn.seat, past.chosen) == (seat, choice) and past.turn.options == options_for(again.state, seat)
        assert past.turn.view == LONDON.view(again.state, 1 << seat) and past.turn.heard == again.heard(1 << seat)
        again.apply(seat, choice)
        at = past.at + 1
    assert at > 20


def test_it_is_for_games_that_are_over(searching: Server) -> None:
    anna = Browser(searching.address)
    table, _ = anna.make("random")
    assert look(anna, table)["error"] == "not-over"
    assert anna.http.get(f"/api/tables/{table}/replay").json()["analyst"] == ""
    anna.close()


def test_no_level_that_searches_no_analysis(browser: New, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dracula2003, "NAMES", ("easy",))
    anna = browser()
    table = finished(anna, 2)
    assert look(anna, table)["error"] == "no-analysis"
    assert anna.http.get(f"/api/tables/{table}/replay").json()["analyst"] == ""


def test_what_was_dear_is_found_with_the_better_choice(searching: Server) -> None:
    """The fake level thinks most of the first option, and so does another of its kind."""
    anna, dora = Browser(searching.address), Browser(searching.address)
    table = finished(anna)
    replay = anna.http.get(f"/api/tables/{table}/replay?eyes=dracula").json()
    assert replay["analyst"] == "hard"
    first = look(anna, table)
    assert (first["level"], first["failed"], first["done"]) == ("hard", False, 0) and first["of"] >= 9
    found = whole(anna, table)
    assert 0 < len(found["turning"]) <= 10 and not found["failed"]
    for turn in found["turning"]:
        assert turn["better_odds"] - turn["odds"] >= 0.05 and turn["chosen"] != turn["better"]
        assert turn["at"] < found["of"] and turn["seat"] in ("dracula", VAN_HELSING)
    losses = [turn["better_odds"] - turn["odds"] for turn in found["turning"]]
    assert losses == sorted(losses, reverse=True)
    assert look(dora, table) == found  # the game is everybody's now
    anna.close()
    dora.close()


def test_what_was_lucky_once_is_no_turning_point(searching: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """One bot of a level finds a better choice everywhere, another one nowhere."""
    monkeypatch.setattr("whitby.bots.analyst", lambda game: "lucky")
    anna = Browser(searching.address)
    found = whole(anna, finished(anna))
    assert found["turning"] == [] and not found["failed"]
    anna.close()


def test_nobody_waits_nobody_works(searching: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on only while somebody asks how far it is, and where it was."""
    anna = Browser(searching.address)
    table = finished(anna)
    monkeypatch.setattr("whitby.web.analysis.ATTENTION", 0.0)
    assert look(anna, table)["done"] == look(anna, table)["done"] == 0
    monkeypatch.undo()
    monkeypatch.setattr(dracula2003, "NAMES", ("easy", *fake_levels.LEVELS))
    assert whole(anna, table)["turning"]
    anna.close()


def test_a_level_that_breaks_down_ends_it(searching: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Browser(searching.address)
    table = finished(anna, 3)
    monkeypatch.setattr("whitby.bots.analyst", lambda game: "dying")
    assert wait_for(lambda: look(anna, table)["failed"])
    assert look(anna, table)["turning"] == []
    anna.close()


@pytest.mark.slow
def test_records_are_looked_at_too(searching: Server) -> None:
    anna = Browser(searching.address)
    table = finished(anna)
    text = anna.http.get(f"/api/tables/{table}/record").text
    record = anna.http.post("/api/records", json={"text": text}).json()["record"]
    path = f"/api/records/{record}/replay/analysis"
    found = wait_for(lambda: said if (said := anna.http.get(path).json())["done"] == said["of"] else None)
    assert found["turning"] == whole(anna, table)["turning"]
    anna.close()
