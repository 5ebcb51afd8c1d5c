"""Tables without a web: the log, two servers on one file, bots."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playthrough import bots_play

import whitby
from whitby.engine import options_for, seats_asked
from whitby.play import Play
from whitby.scene import scene
from whitby.screen import Head
from whitby.table import old_undo
from whitby.table.closed import ClosedTable, taken_back
from whitby.table.refusal import Refusal
from whitby.table.sqlite import SqliteStorage
from whitby.table.storage import Guest, Row, StorageError
from whitby.table.table import Table
from whitby.table.tables import Tables, hash_of

GAME = "dracula-2003"
OTHERS = {"van-helsing": "random"}


def tables(path: Path, seed: str | None = None) -> Tables:
    return Tables(SqliteStorage(path / "whitby.sqlite3"), seed)


def new_table(all: Tables, others: dict[str, str], **options: int) -> tuple[Table, Guest]:
    guest, _ = all.new_guest("Anna", "en")
    return all.make(guest, GAME, options, "Anna", "dracula", others)[0], guest


def first_option(table: Table) -> str:
    return table.game.text(table.play.state.options[0])


def first_option_of(table: Table, seat: int) -> str:
    return table.game.text(options_for(table.play.state, seat)[0])


def play_out(table: Table) -> None:
    """Dracula takes his first option, the bots answer, until the end."""
    bots_play(table)
    while not table.play.over:
        table.choose(0, table.screen(1).question, first_option(table))
        bots_play(table)


def test_a_log_gives_the_same_game_again(tmp_path: Path) -> None:
    one = tables(tmp_path)
    table, _ = new_table(one, OTHERS, turn_limit=6)
    play_out(table)
    again = tables(tmp_path).find(table.id)
    assert again is not None and again.play.choices == table.play.choices
    assert [again.screen(eyes) for eyes in range(4)] == [table.screen(eyes) for eyes in range(4)]
    assert table.game.digest(again.play.state) == table.game.digest(table.play.state)


def test_a_seed_gives_the_same_dice_and_bots(tmp_path: Path) -> None:
    played = []
    for seed in ("one", "one", "two"):
        folder = tmp_path / f"{len(played)}"
        table, _ = new_table(tables(folder, seed), OTHERS, turn_limit=6)
        play_out(table)
        played.append(table.play.choices)
    assert played[0] == played[1] != played[2]


def test_no_two_tables_have_the_same_dice(tmp_path: Path) -> None:
    all = tables(tmp_path)
    dealt = {tuple(new_table(all, OTHERS)[0].play.choices) for _ in range(5)}
    assert len(dealt) == 5


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    """Who comes second reads what the first one wrote; nothing is lost, nothing is there twice."""
    one, two = tables(tmp_path), tables(tmp_path)
    here, guest = new_table(one, {})
    there = two.find(here.id)
    assert there is not None
    question = here.screen(1).question
    here.choose(0, question, "choose coffin")
    with pytest.raises(Refusal, match="stale"):
        there.choose(0, question, "choose amulet")
    assert there.play.choices == here.play.choices
    there.choose(0, there.screen(1).question, "choose amulet")
    here.catch_up()
    assert here.screen(1) == there.screen(1)
    there.undo(0, there.screen(1).question)
    here.catch_up()
    assert here.screen(1) == there.screen(1) and here.play.choices == there.play.choices
    secret = one.invite(here, guest, ["van-helsing"])
    bruno, carla = two.new_guest("Bruno", "")[0], one.new_guest("Carla", "")[0]
    two.take_seats(there, bruno, secret)
    with pytest.raises(Refusal, match="invitation-used"):
        one.take_seats(here, carla, secret)
    assert here.seat_holders == there.seat_holders and here.seat_holders[1].name == "Bruno"


def test_two_seats_of_one_guest_answer_together_or_not_at_all(tmp_path: Path) -> None:
    """Who comes second with answers of several seats has given none of them."""
    one, two = tables(tmp_path), tables(tmp_path)
    here, _ = new_table(one, {"van-helsing": "me"})
    there = two.find(here.id)
    assert there is not None
    question = here.screen(3).question
    here.choose(1, question, "choose victim")
    with pytest.raises(Refusal, match="stale"):
        there.choose_all(question, {0: "choose coffin", 1: "choose victim"})
    assert there.play.choices == here.play.choices
    there.choose_all(there.screen(3).question, {0: "choose coffin", 1: "choose victim"})
    here.catch_up()
    assert here.screen(3) == there.screen(3)
    assert here.play.choices[-2:] == [(0, here.game.choice("choose coffin")), (1, here.game.choice("choose victim"))]


def test_a_bot_whose_news_were_taken_back(tmp_path: Path) -> None:
    """It hears all that stands, from the beginning, as another bot of the same kind."""
    table, _ = new_table(tables(tmp_path), OTHERS)
    first = table.bot_turn()
    assert first is not None and first.news == table.play.heard(2)
    for card in ("coffin", "coffin", "amulet", "vampire-1", "vampire-1", "vampire-2"):
        table.choose(0, table.screen(1).question, f"choose {card}")
    second = table.bot_turn()  # it hears that Dracula has decided, and not what it knows already
    assert second is not None and second.news == [("answered", (0,))] and second.bot is first.bot
    assert second.question == first.question
    table.undo(0, table.screen(1).question)
    third = table.bot_turn()
    assert third is not None and third.news == first.news and third.bot is not first.bot
    table.bot_chose(second, second.options[0])  # the question is still the same


def test_a_bot_that_fails_gets_the_default(tmp_path: Path) -> None:
    table, _ = new_table(tables(tmp_path), OTHERS)
    turn = table.bot_turn()
    assert turn is not None and turn.seat == 1
    for answer in (None, 12345, 0):
        before = len(table.play.choices)
        table.bot_chose(turn, answer)
        assert len(table.play.choices) == before + 1
        turn = table.bot_turn()
        assert turn is not None


def test_a_bot_gets_nothing_of_the_true_state(tmp_path: Path) -> None:
    table, _ = new_table(tables(tmp_path), OTHERS)
    turn = table.bot_turn()
    assert turn is not None
    assert turn.view == whitby.game(GAME).view(table.play.state, 2)
    assert table.play.state not in vars(turn).values()


def test_a_seat_that_is_not_asked_may_slip_something_in(tmp_path: Path) -> None:
    all = tables(tmp_path)
    anna, _ = all.new_guest("Anna", "en")
    table = all.make(anna, "fury-2015", {}, "Anna", "mina", {name: "easy" for name in ("godalming", "seward", "van-helsing", "dracula")})[0]
    mina = 8
    start = scene(table.game, roadblocks=["london/swansea", "london/plymouth"], events={"mina": ["good-luck"]}).state
    table.play = Play(table.game, start)
    table.screens.clear()
    heads = {eyes: msgspec.json.decode(table.screen(eyes).head, type=Head) for eyes in (0, 1, mina, 16)}
    assert [(each.seat, [option.text for option in each.options]) for each in heads[mina].interruptions] == [
        ("mina", ["play-now good-luck"])
    ]
    assert not any(heads[eyes].interruptions for eyes in (0, 1, 16)) and not heads[mina].questions
    question = table.screen(mina).question
    table.choose(3, question, "play-now good-luck")
    assert seats_asked(table.play.state) == [3]
    with pytest.raises(Refusal, match="stale"):
        table.choose(3, question, "play-now good-luck")


def test_secrets_are_kept_as_hashes(tmp_path: Path) -> None:
    all = tables(tmp_path)
    guest, secret = all.new_guest("Anna", "en")
    assert all.guest_of_browser(secret) == guest and all.guest_of_browser(secret + "x") is None and all.guest_of_browser("") is None
    assert guest.hash == hash_of(secret)


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    newer = tmp_path / "newer.sqlite3"
    SqliteStorage(newer).close()
    with sqlite3.connect(newer) as db:
        db.execute("pragma user_version = 99")
    with pytest.raises(StorageError, match="newer Whitby"):
        SqliteStorage(newer)
    other = tmp_path / "other.sqlite3"
    other.write_bytes(b"no database at all" * 100)
    with pytest.raises(StorageError, match="cannot be used"):
        SqliteStorage(other)
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="cannot be used"):
        SqliteStorage(tmp_path / "file" / "x.sqlite3")


def test_a_row_that_takes_back_says_how_many_choices_it_removed(tmp_path: Path) -> None:
    all = tables(tmp_path)
    table, _ = new_table(all, {})
    for card in ("coffin", "amulet"):
        table.choose(0, table.screen(1).question, f"choose {card}")
    table.choose(1, table.screen(2).question, first_option_of(table, 1))
    before = table.play.choices.copy()
    table.undo(0, table.screen(1).question)
    assert table.play.choices == [choice for choice in before if choice != (0, table.game.choice("choose amulet"))]
    assert all.storage.log(table.id)[-1] == Row(0, None, 1)
    again = tables(tmp_path).find(table.id)
    assert isinstance(again, Table) and again.play.choices == table.play.choices


def test_a_row_removes_just_as_many_choices_as_it_says(tmp_path: Path) -> None:
    """Whatever the rule of undo is by then: of the seat's last choices, and nobody else's."""
    all = tables(tmp_path)
    table, _ = new_table(all, {})
    for card in ("coffin", "amulet", "vampire-1"):
        table.choose(0, table.screen(1).question, f"choose {card}")
        table.choose(1, table.screen(2).question, first_option_of(table, 1))
    before = table.play.choices.copy()
    all.storage.append(table.id, table.rows_written, [Row(0, None, 2)], False, table.info.rules)
    table.catch_up()
    mine = [choice for choice in before if choice[0] == 0]
    assert table.play.choices == [choice for choice in before if choice not in mine[1:]]
    all.storage.append(table.id, table.rows_written, [Row(0, None, 2)], False, table.info.rules)
    with pytest.raises(StorageError, match="cannot be played again"):
        table.catch_up()


def test_a_table_of_older_rules_goes_on_if_those_of_today_lead_through_its_log(tmp_path: Path) -> None:
    table, _ = new_table(tables(tmp_path), OTHERS)
    table.choose(0, table.screen(1).question, "choose coffin")
    with sqlite3.connect(tmp_path / "whitby.sqlite3") as db:
        db.execute("update tables set rules = 0")
    again = tables(tmp_path).find(table.id)
    assert isinstance(again, Table) and again.play.choices == table.play.choices
    assert again.storage.table(table.id) == table.info == again.info


@pytest.mark.parametrize(("possible", "taken"), [([1], 1), ([2], 2), ([1, 2], 1), ([], None)])
def test_a_row_of_older_rules_that_does_not_tell_what_it_took_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, possible: list[int], taken: int | None
) -> None:
    """Where more than one number lets the game go on, the rule of those days decides."""
    table, _ = new_table(tables(tmp_path), {})
    for card in ("coffin", "amulet"):
        table.choose(0, table.screen(1).question, f"choose {card}")
    table.storage.append(table.id, table.rows_written, [Row(0, None), Row(0, "choose vampire-1")], False, table.info.rules)
    with sqlite3.connect(tmp_path / "whitby.sqlite3") as db:
        db.execute("update tables set rules = 0")
    monkeypatch.setattr(old_undo, "candidates", lambda play, seat: possible)
    again = tables(tmp_path).find(table.id)
    assert isinstance(again, Table) == (taken is not None)
    assert [row.removed for row in table.storage.log(table.id) if row.choice is None] == [taken]


@pytest.mark.parametrize("counted", [True, False], ids=["rows that say how many", "older rows"])
def test_what_was_taken_back_often_is_played_again_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counted: bool) -> None:
    """However often it was: reading a log takes a few steps a row, not the whole game for each row that takes back."""
    table, _ = new_table(tables(tmp_path), {})
    for card in ("coffin", "amulet", "vampire-1"):
        table.choose(0, table.screen(1).question, f"choose {card}")
    again = [Row(0, None, 1 if counted else None), Row(0, "choose vampire-1")]
    table.storage.append(table.id, table.rows_written, again * 300, False, table.info.rules)
    steps = 0

    def count(play: Any) -> Any:
        def counting(*arguments: Any) -> None:
            nonlocal steps
            steps += 1
            play(*arguments)

        return counting

    monkeypatch.setattr(Play, "apply", count(Play.apply))
    monkeypatch.setattr(old_undo.Replay, "apply", count(old_undo.Replay.apply))
    same = tables(tmp_path).find(table.id)
    assert isinstance(same, Table) and same.play.choices == table.play.choices
    assert steps < 2 * 600


@pytest.mark.parametrize(
    "change", ["log set choice = 'choose cross' where choice = 'choose coffin'", "tables set options = '{\"gone\":1}'"]
)
def test_a_table_that_the_rules_do_not_lead_through_is_closed(tmp_path: Path, change: str) -> None:
    table, guest = new_table(tables(tmp_path), OTHERS)
    table.choose(0, table.screen(1).question, "choose coffin")
    with sqlite3.connect(tmp_path / "whitby.sqlite3") as db:
        db.execute(f"update {change}")
    again = tables(tmp_path).find(table.id)
    assert isinstance(again, ClosedTable) and not again.over
    assert again.text(again.eyes(guest.hash)).splitlines()[-2].startswith("dracula: choose c")
    assert "van-helsing: " not in again.text(1).partition("\n\n")[2] and "chance: " not in again.text(1)
    with pytest.raises(Refusal, match="not-seated"):
        again.text(0)


def test_what_was_taken_back_is_marked_as_far_as_can_be_told() -> None:
    rows = [Row(0, "a"), Row(1, "b"), Row(0, "c"), Row(0, None, 2), Row(1, None), Row(0, "d"), Row(1, "e"), Row(1, "f"), Row(1, None)]
    assert [row.choice for row, gone in zip(rows, taken_back(rows), strict=True) if gone] == ["a", "b", "c", "f"]
