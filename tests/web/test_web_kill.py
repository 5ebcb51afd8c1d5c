"""kill -9 again and again: what was acknowledged is there, and nothing is there twice."""

from __future__ import annotations

import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from apart import run_apart
from kept_web import Log, Lost
from kill_web import check, run
from web_players import HUNTERS, News, Place, Player, answers_in

from whitby.engine import CHANCE, options_for, seats_asked
from whitby.table.sqlite import SqliteStorage
from whitby.table.storage import Row
from whitby.table.table import Table
from whitby.table.tables import Tables

SRC = Path(__file__).parents[2] / "src"
MESSAGES = 60
Said = list[dict[str, Any]]


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize(("kills", "tables"), [(2, 6), pytest.param(20, 12, marks=pytest.mark.slow)])
def test_kills(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kills: int, tables: int) -> None:
    monkeypatch.setenv("PYTHONPATH", str(SRC))
    assert run_apart(run(tmp_path, kills=kills, tables=tables, seed=1)) > 20 * kills


# --- a log, and what was said ---------------------------------------------------------
def something(table: Table, luck: random.Random) -> dict[str, Any]:
    """What a page might say now: for one seat, for all hunters that are asked, or to take back."""
    game, play = table.game, table.play
    undo = [name for seat, name in enumerate(game.seats) if play.may_undo(seat)]
    if undo and luck.random() < 0.2:
        return {"type": "undo", "seat": luck.choice(undo)}
    answers = [{"seat": game.seats[seat], "choice": game.text(luck.choice(plain_options(table, seat)))} for seat in seats_asked(play.state)]
    hunters = [answer for answer in answers if answer["seat"] != "dracula"]
    return {"type": "choose-all", "answers": hunters} if len(hunters) > 1 else {"type": "choose", **luck.choice(answers)}


def plain_options(table: Table, seat: int) -> list[int]:
    return [choice for choice in options_for(table.play.state, seat) if not table.game.is_anytime(choice)]


def say(table: Table, said: dict[str, Any]) -> None:
    """As the server does it."""
    answers = {table.game.seat(seat): choice for seat, choice in answers_in(said)} if said["type"] != "undo" else {}
    seat = min(answers) if answers else table.game.seat(said["seat"])
    question = table.screen(table.eyes_of(seat)).question
    if answers:
        table.choose_all(question, answers)
    else:
        table.undo(seat, question)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Row], list[Said]]:
    """The log of a table of fury-2015, and what the pages of the hunters and of Dracula said there."""
    tables = Tables(SqliteStorage(tmp_path_factory.mktemp("told") / "whitby.sqlite3"), "seed")
    anna, _ = tables.new_guest("Anna", "en")
    others = dict.fromkeys(HUNTERS[1:], "me") | {"dracula": "friend"}
    table = tables.make(anna, "fury-2015", {}, "Anna", HUNTERS[0], others)[0]
    luck = random.Random(3)
    pages: list[Said] = [[], []]
    for _ in range(MESSAGES):
        message = something(table, luck)
        say(table, message)
        pages[message.get("seat") == "dracula"].append(message)
    return table.storage.log(table.id), pages


def read(rows: list[Row], pages: list[Said], pending: Said | None = None) -> int:
    """How many pages find more than they had heard of, where this log is there after a kill."""
    players = [Player(Place("table", (), "")) for _ in pages]
    for player, taken, said in zip(players, pages, pending or [None, None], strict=True):
        player.taken, player.said = list(taken), said
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute("create table tables (id, game, options)")
        db.execute("create table log (table_id, seq, seat, choice, removed)")
        db.execute("insert into tables values ('table', 'fury-2015', '{}')")
        numbered = [(seq, row.seat, row.choice, row.removed) for seq, row in enumerate(rows)]
        db.executemany("insert into log values ('table', ?, ?, ?, ?)", numbered)
        return Log(db, "table").read(db, players)


def test_the_log_is_what_was_said(told: tuple[list[Row], list[Said]]) -> None:
    rows, pages = told
    kinds = {message["type"] for said in pages for message in said}
    people = sum(len(answers_in(message)) for said in pages for message in said if message["type"] != "undo")
    assert kinds == {"choose", "choose-all", "undo"}
    assert sum(row.choice is not None and row.seat != CHANCE for row in rows) > people, "the table answered something itself"
    assert read(rows, pages) == 0


def test_what_was_not_answered_is_there_or_not(told: tuple[list[Row], list[Said]]) -> None:
    rows, (hunters, dracula) = told
    assert read(rows, [hunters[:-1], dracula], [hunters[-1], None]) == 1
    assert read(rows, [hunters, dracula], [hunters[-1], dracula[-1]]) == 0
    with pytest.raises(Lost):
        read(rows, [hunters[:-1], dracula])
    with pytest.raises(Lost):
        read(rows, [[*hunters, hunters[-1]], dracula])


@pytest.mark.parametrize("change", [lambda row: [], lambda row: [row, row]], ids=["missing", "twice"])
def test_any_row_that_is_missing_or_there_twice_is_noticed(told: tuple[list[Row], list[Said]], change: Callable[[Row], list[Row]]) -> None:
    rows, pages = told
    for i, row in enumerate(rows):
        with pytest.raises(Lost):
            read([*rows[:i], *change(row), *rows[i + 1 :]], pages)


def test_another_order_is_noticed(told: tuple[list[Row], list[Said]]) -> None:
    rows, pages = told
    for i, (row, after) in enumerate(pairwise(rows)):
        if row.seat != after.seat:
            with pytest.raises(Lost):
                read([*rows[:i], after, row, *rows[i + 2 :]], pages)


@pytest.mark.parametrize("there", [[], ["a"], ["a", "b", "b"], ["b", "a"]])
def test_a_page_that_finds_something_else_is_noticed(monkeypatch: pytest.MonkeyPatch, there: list[str]) -> None:
    """One that lost an acknowledged choice, has one twice, or has them in another order."""

    class Kept:
        def chosen(self, seats: tuple[str, ...]) -> list[list[str]]:
            return [["mina", "a"], ["mina", "b"]]

    player = Player(Place("table", ("mina",), ""))

    async def opened(address: str, players: list[Player]) -> None:
        player.heard = [News("chose", ["mina", choice]) for choice in there]

    monkeypatch.setattr("kill_web.open_pages", opened)
    with pytest.raises(Lost):
        run_apart(check("", [player], {"table": Kept()}, set()))  # type: ignore[dict-item]


def test_a_screen_for_somebody_else_is_no_answer() -> None:
    """What was said is taken when the page's own choices show it; a refusal names the question that it is about."""
    player = Player(Place("table", ("mina",), ""))
    player.said = {"type": "choose", "question": "q", "seat": "mina", "choice": "b"}

    def heard(**message: Any) -> tuple[int, bool]:
        player.hear(msgspec.json.encode(message))
        return len(player.taken), player.said is None

    assert heard(type="screen", question="r", news=[{"what": "answered", "facts": ["dracula"]}]) == (0, False)
    assert heard(type="refused", question="p", reason="stale") == (0, False)
    assert heard(type="screen", question="r", news=[{"what": "chose", "facts": ["mina", "b"]}], news_from=1) == (1, True)
    player.said = {"type": "undo", "question": "r", "seat": "mina"}
    player.chosen_before = player.chosen
    assert heard(type="refused", question="r", reason="no-undo") == (1, True)
