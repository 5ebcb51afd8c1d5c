"""Rows straight from states: what the view of a seat says, number by number, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i32

import whitby
from whitby.board import BIT
from whitby.engine import advance
from whitby.research import encoding as e
from whitby.research.encoding import Column
from whitby.research.observation import row_of
from whitby.research.rows.pen import Pen
from whitby.rng import Rng

SEEDS = 3
CHOICES = 700
EVERY = 7  # choices between two looks: less than a turn, so that seats look at the same piles again and again


@pytest.mark.parametrize("id", whitby.game_ids())
def test_a_row_from_the_state_is_that_of_the_view(id: str) -> None:
    game, row = whitby.game(id), row_of(id)
    write, seats = row.writer(), range(len(game.seats))
    memory = vec[i32]([77] * (row.size * len(seats)))
    pens = [Pen(row.columns, memory, seat * row.size) for seat in seats]
    ends = 0
    for seed in range(SEEDS):
        rng = Rng(seed)
        s: Any = game.setup(game.random_play())
        s.listening = False
        for n in range(CHOICES):
            if s.winners >= 0:
                ends += 1
                s = game.setup(game.random_play())
                s.listening = False
            if n % EVERY == 0:
                for seat in seats:
                    write(s, BIT[seat], pens[seat])
                    own = list(memory[seat * row.size : (seat + 1) * row.size])
                    assert own == row.numbers(game.view(s, BIT[seat])), (seed, n, seat)
            advance(s, rng.pick(s.options))
    assert ends or id != "dracula-2003"


def test_at_the_end_a_row_from_the_state_is_that_of_the_view() -> None:
    for id in whitby.game_ids():
        game, row, rng = whitby.game(id), row_of(id), Rng(9)
        s: Any = game.setup(game.random_play())
        s.listening = False
        while s.winners < 0:
            advance(s, rng.pick(s.options))
        for seat in range(len(game.seats)):
            memory = vec[i32]([77] * row.size)
            row.writer()(s, BIT[seat], Pen(row.columns, memory, 0))
            assert list(memory) == row.numbers(game.view(s, BIT[seat])), (id, seat)


# --- how each kind of column is written -----------------------------------------------------
def written(kind: int, room: int, *values: object, slots: int = 0, places: dict[Any, int] | None = None) -> list[int]:
    """What stands in a column after these values, one after the other; it begins at 1."""
    column = Column("field", 1, kind, room, slots, places or {}, "", "all", "")
    memory = vec[i32]([77] * (column.size + 2))
    pen = Pen([column], memory, 0)
    for value in values:
        pen.put(0, value)
    row = list(memory)
    assert row[0] == row[-1] == 77, "it writes beside its column"
    return row[1:-1]


@pytest.mark.parametrize(
    ("kind", "room", "value", "row"),
    [
        (e.NUMBER, 1, 5, [5]),
        (e.NUMBER, 1, True, [1]),
        (e.NUMBERS, 3, [4, -9], [4, -9, -1]),
        (e.NUMBERS, 2, [True, False], [1, 0]),
        (e.SIZE, 1, [-9, -9], [2]),
        (e.LAST, 3, (7, 8), [2, 7, 8, -1]),
        (e.LAST, 2, [5, 6, 7, 8], [4, 7, 8]),
        (e.FLAGS, 3, [2, 0, -2], [1, 0, 1]),
        (e.EYES, 1, 8, [3]),
        (e.EYES, 1, 0, [-1]),
    ],
)
def test_a_column(kind: int, room: int, value: object, row: list[int]) -> None:
    assert written(kind, room, value) == row


def test_columns_with_places() -> None:
    assert written(e.COUNTS, 2, (40, 41, 41, -9, 5, 5000), places={40: 0, 41: 1}) == [1, 2, 3]
    assert written(e.QUESTION, 2, ["asks", 6], places={"asks": 3}) == [3, 6, -1]
    assert written(e.QUESTION, 2, ["acts", 6, 7, 8], places={"asks": 3}) == [-1, 6, 7]
    assert written(e.ANSWERS, 3, [[], [1030, 1031]], places={1030: 9, 1031: 4}) == [2, 9, 4, -1]


def test_what_stood_there_before_is_gone() -> None:
    assert written(e.LAST, 3, [1, 2, 3], [4]) == [1, 4, -1, -1]
    assert written(e.COUNTS, 2, (40, 40), (41,), places={40: 0, 41: 1}) == [0, 1, 0]
    assert written(e.FLAGS, 3, [0, 1], [2]) == [0, 0, 1]
    assert written(e.LAST, 2, [(1,), (2,)], [(3,)], slots=2) == [1, 3, -1, 0, -1, -1]


def test_as_many_numbers_as_there_is_room_for() -> None:
    column = Column("numbers", 0, e.NUMBERS, 2, 0, {}, "", "all", "")
    memory = vec[i32]([7] * 3)
    pen = Pen([column], memory, 0)
    pen.numbers(0, [True, False])
    assert list(memory) == [1, 0, 7]
    for wrong in ([1], [1, 2, 3]):
        with pytest.raises(ValueError, match="another number"):
            pen.numbers(0, wrong)


def test_an_open_pile_is_written_once_and_anew_when_it_is_another() -> None:
    column = Column("pile", 0, e.LAST, 2, 0, {}, "", "all", "")
    memory = vec[i32]([0] * column.size)
    pen, pile = Pen([column], memory, 0), (5,)
    pen.pile(0, pile)
    memory[1] = 6
    pen.pile(0, pile)
    assert list(memory) == [1, 6, -1]
    pen.pile(0, (5, 7))
    assert list(memory) == [2, 5, 7]
