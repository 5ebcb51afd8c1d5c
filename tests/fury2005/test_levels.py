"""The bots that look ahead in the 2nd edition: legal, the same again, blind to what is hidden; what a position is worth to them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import levels
import pytest

import whitby
from whitby.bots.fury2005 import value
from whitby.bots.fury2005.edition import EDITION, options
from whitby.games.fury2005.words import DRACULA, SEAT0

GAME = whitby.game("fury-2005")


def test_the_levels_are_there() -> None:
    levels.are_there(GAME)


def test_the_same_stream_gives_the_same_choices() -> None:
    one, two = (levels.played(GAME, EDITION, 100)[0] for _ in range(2))
    assert one.choices == two.choices and len(one.choices) >= 100


def test_no_more_is_known_than_was_heard() -> None:
    levels.blind_to_what_is_hidden(GAME, EDITION, every=12, wanted=8)


def test_dracula_follows_what_all_hear() -> None:
    levels.hears_what_all_hear(GAME, EDITION, but=("shows", SEAT0 + DRACULA))


def test_without_patience_it_gives_up() -> None:
    levels.gives_up_without_patience(GAME, EDITION)


def test_the_belief_knows_how_the_game_is_played() -> None:
    chosen = {"newspaper": "longest", "sea_meeting": "shown"}
    assert options(GAME.view(GAME.setup(chosen), 0)) == chosen
    assert options(GAME.view(GAME.setup(), 0)) == {"newspaper": "location", "sea_meeting": "hidden"}


def test_the_weights_are_of_the_features_and_were_fitted() -> None:
    made = tomllib.loads(Path(value.__file__).with_name("weights.toml").read_text())
    assert list(made["weights"]) == list(value.FEATURES) and made["made"]["side"] == "dracula"
    assert made["made"]["log_loss"] < made["made"]["log_loss_of_the_base_rate"]


def test_vampires_and_blood_are_worth_something() -> None:
    state = levels.played(GAME, EDITION, 30)[0].state
    before = value.value(state, DRACULA)
    assert before + value.value(state, 0) == pytest.approx(1.0)
    assert len(value.features(state, DRACULA)) == len(value.FEATURES)
    state.vampires += 3
    assert value.value(state, DRACULA) > before
    state.vampires -= 3
    state.blood -= 8
    assert value.value(state, DRACULA) < before


@pytest.mark.slow
def test_whole_games_are_played() -> None:
    play, players = levels.played(GAME, EDITION, 50_000)
    assert play.over and any(player.thoughts for player in players) and not any(player.gave_up for player in players)
