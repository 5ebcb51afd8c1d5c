"""Bots: the door they come in by, and the random one."""

from __future__ import annotations

import inspect

import pytest

import whitby
from whitby import bots
from whitby.notation import Player
from whitby.terminal.local_game import LocalGame

GAMES = whitby.game_ids()


def bots_only(id: str, seed: str) -> LocalGame:
    game = whitby.game(id)
    return LocalGame(game, [Player("bot", "random") for _ in game.seats], seed, game.random_play())


@pytest.mark.parametrize("id", GAMES)
def test_random_bots_play_a_game_to_its_end(id: str) -> None:
    played = bots_only(id, "1")
    assert played.advance_to_person() == []
    assert played.play.over


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_game(id: str) -> None:
    one, two, three = bots_only(id, "7"), bots_only(id, "7"), bots_only(id, "8")
    for played in (one, two, three):
        played.advance_to_person()
    assert one.play.choices == two.play.choices != three.play.choices


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", ["random"])
def test_a_bot_is_handed_no_state(id: str, name: str) -> None:
    game = whitby.game(id)
    assert list(inspect.signature(bots.make(name, game, 0, 1).choose).parameters) == ["view", "news", "options"]
    assert name in bots.names(game)


def test_every_option_is_chosen_sometimes() -> None:
    bot = bots.make("random", whitby.game("dracula-2003"), 0, 3)
    assert {bot.choose({}, [("turn", (63,))], [5, 6, 7]) for _ in range(60)} == {5, 6, 7}


def test_an_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(ValueError, match="random"):
        bots.make("genius", whitby.game("dracula-2003"), 0, 1)
