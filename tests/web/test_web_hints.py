"""Hints at the table: an option that all may see; made from the stream of one's own seat alone, and nobody else's business."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import fake_levels
import pytest
from browsing import GAME, VAN_HELSING, Browser, Server, serving, settled, wait_for
from odds_tables import ALL_HUNTERS, Group, asked_hunter, under_way
from people import motion

from whitby.bots import dracula2003, fury2015
from whitby.play import Play
from whitby.rng import Rng
from whitby.thinking.pool import Thinking

New = Callable[[], Browser]
FAKE = Thinking(make=fake_levels.make, processes=1)


def table_of(anna: Browser, hints: str = "on", who: str = "friend") -> tuple[str, str]:
    """Anna is Dracula in London; the table, and the secret of her friend's link."""
    anna.call("Anna")
    made = anna.http.post("/api/tables", json={"game": GAME, "seat": "dracula", "others": {VAN_HELSING: who}, "hints": hints})
    assert made.status_code == 201, made.text
    return made.json()["table"], "".join(given["link"].partition("#")[2] for given in made.json()["invitations"])


def hint(who: Browser, table: str, seat: str = "") -> Any:
    return who.http.get(f"/api/tables/{table}/hint", params={"seat": seat} if seat else {})


def test_off_unless_the_maker_says_so(browser: New) -> None:
    anna, dora = browser(), browser()
    table, _ = table_of(anna, "off")
    assert hint(anna, table).json()["error"] == "no-hints"
    table, _ = table_of(anna)
    assert anna.line(table)["sitting"]["hints"] == dora.line(table)["sitting"]["hints"] == "on"
    assert anna.http.post("/api/tables", json={"game": GAME, "seat": "dracula", "hints": "some"}).status_code == 400


def test_all_must_agree_to_change_it(browser: New) -> None:
    anna, bruno = browser(), browser()
    table, secret = table_of(anna, "off")
    assert bruno.take(table, secret).status_code == 200
    anna.ask(table, "motions", what="hints", about="on")
    assert anna.line(table)["sitting"]["hints"] == "off" and motion(bruno, table, "hints")["agreed"] == ["Anna"]
    said = bruno.ask(table, "motions", what="hints", about="on").json()["sitting"]
    assert said["hints"] == "on" and said["told"][-1]["what"] == "hints-on"
    assert motion(anna, table, "hints")["about"] == "off"


def test_it_is_for_who_is_asked_there(browser: New, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dracula2003, "NAMES", ("easy",))
    anna, bruno, dora = browser(), browser(), browser()
    table, secret = table_of(anna)
    bruno.take(table, secret)
    dora.call("Dora")
    mine = hint(anna, table).json()
    question = anna.look(table)
    assert mine["seat"] == "dracula" and mine["level"] == "easy" and mine["question"] == question.question
    assert [each["choice"] for each in mine["best"]] == [mine["best"][0]["choice"]] and mine["best"][0]["choice"] in question.options()
    assert mine["best"][0]["odds"] is None  # easy tries nothing out
    assert hint(anna, table, VAN_HELSING).json()["error"] == "no-hints"
    assert hint(dora, table).json()["error"] == "not-seated"
    assert hint(anna, table, "nobody").json()["error"] == "no-seat"
    anna.ask(table, "seats", do="lend", seats=["dracula"], bot="random")
    assert hint(anna, table).json()["error"] == "not-seated"  # a bot plays for her


def test_nobody_hears_that_somebody_asked(browser: New) -> None:
    anna, bruno, dora = browser(), browser(), browser()
    table, secret = table_of(anna)
    bruno.take(table, secret)
    pages = [who.look(table) for who in (anna, bruno, dora)]
    wait_for(lambda: all(player["present"] for player in pages[2].screen["sitting"]["players"]))
    before = settled(pages)
    assert hint(anna, table).status_code == 200 and hint(anna, table).status_code == 200
    assert settled(pages) == before
    assert bruno.line(table) == bruno.line(table) and "hint" not in "".join(before[1]).replace('"hints"', "").replace("hints-", "")


@pytest.fixture
def searching(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server where a level searches, in a process of its own."""
    monkeypatch.setattr(dracula2003, "NAMES", ("easy", *fake_levels.LEVELS))
    with serving(tmp_path, thinking=FAKE) as server:
        yield server


def test_the_strongest_level_says_what_its_choices_are_worth(searching: Server) -> None:
    anna = Browser(searching.address)
    table, _ = table_of(anna)
    found = hint(anna, table).json()
    assert found["level"] == "hard"
    assert [each["odds"] for each in found["best"]] == [0.75, 0.5, 0.25] and all(each["tried"] for each in found["best"])
    assert not searching.app.live.thinkers.homes[0].process  # those who play are not kept waiting
    page = anna.look(table)
    page.choose(found["best"][0]["choice"])
    again = hint(anna, table).json()
    assert again["question"] == page.question != found["question"] and again["best"][0]["tried"] > found["best"][0]["tried"]
    page.undo()
    assert hint(anna, table).text == hint(anna, table).text and hint(anna, table).json()["best"] == found["best"]
    anna.close()


@pytest.mark.slow
def test_where_the_strongest_level_fails_another_helps(searching: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whitby.bots.adviser", lambda game: "broken")
    anna = Browser(searching.address)
    table, _ = table_of(anna)
    assert hint(anna, table).json()["level"] == "easy"
    anna.close()


@pytest.mark.parametrize("level", ["hard", pytest.param("easy", marks=pytest.mark.slow)])
def test_equal_streams_give_equal_hints(tmp_path: Path, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is hidden: not a byte of what the hunters are told changes."""
    monkeypatch.setattr(fury2015, "NAMES", ("easy", level))
    truth = under_way(asked_hunter(200))
    seat = truth.state.seat
    hunters = truth.game.view(truth.state, ALL_HUNTERS), truth.heard(ALL_HUNTERS)
    other = Play(truth.game, truth.game.imagine(*hunters, Rng(5), None))
    other.told = [(to if to & 32 else ALL_HUNTERS & to, what, facts) for to, what, facts in truth.told if to & (ALL_HUNTERS | 32)]
    assert other.state.snapshot() != truth.state.snapshot() and other.heard(1 << seat) == truth.heard(1 << seat)
    told = []
    for n, play in enumerate((truth, other)):
        with serving(tmp_path / str(n), seed="odds", thinking=FAKE) as server:
            group = Group(server, play, "off")
            for who in (group.anna, group.bruno):
                assert who.ask(group.table, "motions", what="hints", about="on").status_code == 200
            told.append(hint(group.bruno, group.table).text)
            assert hint(group.anna, group.table).json()["error"] == "no-hints"  # Dracula is not asked
            group.close()
    assert told[0] == told[1] and f'"level":"{level}"' in told[0]
