"""Questions with one answer: the table answers at once what everybody knows to be forced, and tells nobody of the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from playthrough import bots_play

import whitby
from whitby.engine import KNOWN, always_known, options_for, seats_asked
from whitby.games.fury2015 import decks, state
from whitby.laws import LawBroken, check
from whitby.play import FORCED, FREE, KNOWN_FORCED, NO_CHOICE, Play, known_answer, only_answer
from whitby.rng import Rng
from whitby.scene import scene
from whitby.screen import Head
from whitby.table.sqlite import SqliteStorage
from whitby.table.table import Table
from whitby.table.tables import Tables

FURY = whitby.game("fury-2015")
DRACULA = FURY.seat("dracula")
HUNTERS = FURY.seats[:DRACULA]
ALL = (1 << len(FURY.seats)) - 1


def tables(path: Path) -> Tables:
    return Tables(SqliteStorage(path / "whitby.sqlite3"), "seed")


def table_of(path: Path, others: str = "friend", **parts: Any) -> Table:
    """Anna is Dracula; the hunters are a friend's, or bots; the position by name."""
    all = tables(path)
    anna, _ = all.new_guest("Anna", "en")
    table = all.make(anna, FURY.id, {}, "Anna", "dracula", dict.fromkeys(HUNTERS, others))[0]
    if parts:
        table.play = Play(FURY, scene(FURY, **parts).state)
        table.mark_changed()
    return table


def choose(table: Table, seat: int, text: str) -> None:
    table.choose(seat, table.screen(table.eyes_of(seat)).question, text)


def one_roadblock(path: Path, others: str = "friend") -> Table:
    """Mina may play Good Luck, which can remove the one roadblock there is."""
    return table_of(path, others, turn="mina", roadblocks=["london/swansea"], events={"mina": ["good-luck"]})


def test_what_everybody_knows_to_be_forced_is_answered_at_once(tmp_path: Path) -> None:
    table = one_roadblock(tmp_path)
    mina = FURY.seat("mina")
    choose(table, mina, "play-now good-luck")
    assert table.play.state.roadblocks == () and table.play.choices[-1] == (mina, FURY.choice("unblock london/swansea"))
    assert table.play.freedoms == [FREE, KNOWN_FORCED]


def test_hidden_cards_that_leave_one_answer_tell_the_others_nothing(tmp_path: Path) -> None:
    """In one world Dracula can only pass, in the other he holds Wild Horses: until he answers, nobody else can tell which it is."""
    worlds = [
        table_of(tmp_path / card, at={"godalming": "london"}, events={"dracula": [card]}) for card in ("wild-horses", "summon-storms")
    ]
    for table in worlds:
        choose(table, 0, "road swansea")
        assert seats_asked(table.play.state) == [DRACULA] and len(table.play.choices) == 1
    assert [len(options_for(table.play.state, DRACULA)) for table in worlds] == [2, 1]
    assert [only_answer(table.play.state, DRACULA) != NO_CHOICE for table in worlds] == [False, True]
    for eyes in range(ALL + 1):
        if not eyes >> DRACULA & 1:
            assert worlds[0].screen(eyes) == worlds[1].screen(eyes)
    assert worlds[0].version == worlds[1].version  # so many times there was something to send


def test_one_who_is_alone_with_bots_is_not_asked_in_vain(tmp_path: Path) -> None:
    for watched in (False, True):
        table = table_of(tmp_path / str(watched), "easy", at={"godalming": "london"}, events={"dracula": ["summon-storms"]})
        table.set_watched(watched)
        with table.change():
            table.apply(0, FURY.choice("road swansea"))
        assert (table.play.choices[-1] == (DRACULA, FURY.choice("pass"))) is not watched
        head = msgspec.json.decode(table.screen(table.eyes_of(DRACULA)).head, type=Head)
        assert [question.only for question in head.questions] == (["pass"] if watched else [])
        table.set_watched(False)  # the last who looked on goes
        assert DRACULA not in seats_asked(table.play.state)


def test_who_is_alone_takes_back_what_he_chose_himself(tmp_path: Path) -> None:
    """Undo leads to a question that leaves a choice, and loading the log leads to the same game."""
    all = tables(tmp_path)
    anna, _ = all.new_guest("Anna", "en")
    others = {name: "me" for name in HUNTERS[1:]} | {"dracula": "easy"}
    table = all.make(anna, FURY.id, {}, "Anna", HUNTERS[0], others)[0]
    table.set_watched(False)
    rng, undone = Rng(3), 0
    while table.play.state.day < 8 and not table.over:  # type: ignore[attr-defined]
        bots_play(table)
        asked = seats_asked(table.play.state)
        may = [seat for seat in range(DRACULA) if table.play.may_undo(seat, table.alone)]
        if may and rng.below(3 if table.play.freedoms[-1] == FORCED else 8) == 0:
            seat, forced = may[0], table.play.freedoms[-1] == FORCED
            table.undo(seat, table.screen(table.alone).question)
            assert only_answer(table.play.state, seat) == NO_CHOICE
            undone += forced
        else:
            assert any(only_answer(table.play.state, seat) == NO_CHOICE for seat in asked)
            seat = rng.pick(asked)
            choose(table, seat, FURY.text(rng.pick(options_for(table.play.state, seat))))
    again = tables(tmp_path).find(table.id)
    assert undone and isinstance(again, Table) and again.play.choices == table.play.choices


@pytest.mark.parametrize("choices", [250, pytest.param(900, marks=pytest.mark.slow)])
def test_taking_back_goes_past_what_the_table_answered(tmp_path: Path, choices: int) -> None:
    """At a table of two people too; what the log says leads to the same game."""
    table = table_of(tmp_path)
    rng, past = Rng(8), 0
    for _ in range(choices):
        play = table.play
        if play.over:
            break
        assert known_answer(play.state) == NO_CHOICE
        may = [seat for seat in range(len(FURY.seats)) if play.may_undo(seat)]
        if may and (play.freedoms[-1] == KNOWN_FORCED or rng.below(10) == 0):
            before = len(play.choices)
            past += play.freedoms[-1] == KNOWN_FORCED
            table.undo(may[0], table.screen(table.eyes_of(may[0])).question)
            assert len(play.choices) < before and (play.choices == [] or known_answer(play.state) == NO_CHOICE)
        seat = rng.pick(seats_asked(play.state))
        choose(table, seat, FURY.text(rng.pick(options_for(play.state, seat))))
    again = tables(tmp_path).find(table.id)
    assert past and isinstance(again, Table) and again.play.choices == table.play.choices
    assert again.play.freedoms == table.play.freedoms


def test_a_wrong_word_of_what_everybody_knows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a drawn event may be played at once is a secret."""
    monkeypatch.setitem(KNOWN, decks.use_drawn, always_known)
    with pytest.raises(LawBroken) as found:
        check(FURY, games=60, seed=1, only={"known"})
    assert found.value.law == "known"


def test_an_interruption_that_nobody_reckons_with_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state.Fury, "may_be_interrupted", lambda s: False)
    with pytest.raises(LawBroken, match="may interrupt"):
        check(FURY, games=60, seed=4, only={"known"})
