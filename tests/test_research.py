"""A game as turns and as numbers: complete, and without a leak."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from importlib import import_module

import pytest

import whitby
from whitby.board import BIT
from whitby.engine import ANYTIME, CHANCE, NOBODY, openly_asked, options_for
from whitby.game import Game
from whitby.play import Play
from whitby.research.observation import ROOM, row_of
from whitby.research.turns import WAIT, Turns
from whitby.rng import Rng

GAMES = whitby.game_ids()
EVERY = 29  # turns between two that are looked at
GROWS = {"way", "answers"}  # as long as the game; of one's own answers those of one seat stand in the row


def at_random(game: Game, seed: int, anytime: bool = True, limit: int = 700) -> Iterator[Turns]:
    """A game at random, after each choice, CHANCE's too."""
    rng = Rng(seed)
    turns = Turns(Play(game, options=game.random_play()), anytime)
    for _ in range(limit):
        if turns.play.over:
            return
        yield turns
        turns.choose(rng.pick(turns.options))


def some_turns(game: Game) -> Iterator[Turns]:
    """Some turns of seats of a few random games."""
    for seed in range(2):
        for n, turns in enumerate(at_random(game, seed)):
            if n % EVERY == seed and turns.seat != CHANCE:
                yield turns


@pytest.mark.parametrize("id", GAMES)
def test_who_may_interrupt_has_a_turn(id: str) -> None:
    game = whitby.game(id)
    seen = 0
    for turns in at_random(game, 3):
        s = turns.play.state
        for seat in range(len(game.seats)):
            if seat not in openly_asked(s) and s.screen == NOBODY and options_for(s, seat):
                seen += 1
                assert s.might_interrupt(seat), (game.question(s), [game.text(c) for c in options_for(s, seat)])
        if turns.beside:
            assert turns.options[0] == WAIT
    assert seen or id == "fury-2005"  # which has nothing of this kind


@pytest.mark.parametrize("id", GAMES)
def test_the_public_knows_who_has_a_turn(id: str) -> None:
    game, rng = whitby.game(id), Rng(5)
    for turns in some_turns(game):
        s = turns.play.state
        world = game.imagine(game.view(s, 0), turns.play.heard(0), rng)
        seats = range(len(game.seats))
        assert [s.might_interrupt(seat) for seat in seats] == [world.might_interrupt(seat) for seat in seats]


@pytest.mark.parametrize("id", GAMES)
def test_numbers_and_turns_are_the_same_in_all_worlds_of_a_seat(id: str) -> None:
    game, row, rng = whitby.game(id), row_of(id), Rng(6)
    for turns in some_turns(game):
        for seat in range(len(game.seats)):
            world = turns.imagined(seat, rng)
            here, there = game.view(turns.play.state, BIT[seat]), game.view(world.play.state, BIT[seat])
            assert row.numbers(here) == row.numbers(there)
            assert turns.open_to(seat) == world.open_to(seat)
            assert world.play.heard(BIT[seat]) == turns.play.heard(BIT[seat])
            assert Turns(world.play).beside == Turns(turns.play.copy()).beside  # from what stands there, not by being told
            assert (world.seat, world.beside) == (turns.seat, turns.beside) or turns.play.state.screen != NOBODY


@pytest.mark.parametrize("id", GAMES)
def test_steps_of_a_secret_decision_give_nobody_else_a_turn(id: str) -> None:
    before: tuple[int, list[int]] = (-1, [])
    for turns in at_random(whitby.game(id), 8):
        public = len(turns.play.heard(0))
        if public == before[0]:  # nothing was heard: only those leave the list who have had their turn
            assert turns.beside == before[1][len(before[1]) - len(turns.beside) :]
        before = public, turns.beside.copy()


@pytest.mark.parametrize("id", GAMES)
def test_without_anytime_nobody_interrupts(id: str) -> None:
    for turns in at_random(whitby.game(id), 4, anytime=False):
        assert not turns.beside
        assert not any(choice == WAIT or choice & ANYTIME for choice in turns.options)


@pytest.mark.parametrize("id", GAMES)
def test_a_copy_goes_its_own_way(id: str) -> None:
    game, rng = whitby.game(id), Rng(2)
    for turns in some_turns(game):
        digest, heard = game.digest(turns.play.state), list(turns.play.heard(1))
        other = turns.copy()
        assert (other.seat, other.options, other.play.heard(1)) == (turns.seat, turns.options, heard)
        for _ in range(5):
            if not other.play.over:
                other.choose(rng.pick(other.options))
        assert game.digest(turns.play.state) == digest and turns.play.heard(1) == heard


@pytest.mark.parametrize("id", GAMES)
def test_the_row_has_every_field_and_room_for_it(id: str) -> None:
    game, row = whitby.game(id), row_of(id)
    left_out = set(game.view(game.setup(), 0)) - {column.name for column in row.columns}
    assert left_out <= {"agenda", "options", "waiting_answers"}
    long = [column for column in row.columns if column.shape.startswith("length, then")]
    for turns in at_random(game, 7):
        view = game.view(turns.play.state, BIT[len(game.seats) - 1])
        for column in long:
            assert column.name in GROWS or len(view[column.name]) < column.size, column.name
    assert ROOM and sum(column.size for column in row.columns) == row.size == len(row.numbers(view))


@pytest.mark.parametrize("name", ["pettingzoo", "gymnasium", "openspiel", "openspiel.small", "vector"])
def test_the_example_of_a_module_runs(name: str) -> None:
    result = doctest.testmod(import_module(f"whitby.{name}"))
    assert result.attempted and not result.failed


def test_what_a_number_means_can_be_looked_up() -> None:
    game, row = whitby.game("dracula-2003"), row_of("dracula-2003")
    view = game.view(game.opening(game.openings[0][0]), 1)
    column = next(column for column in row.columns if column.name == "cubes")
    assert row.numbers(view)[column.first : column.first + column.size] == view["cubes"]
    assert any(line.split()[1] == "cubes" and "energy cubes" in line for line in row.lines())
