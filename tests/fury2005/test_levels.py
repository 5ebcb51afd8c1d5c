"""The bots that look ahead in the 2nd edition: legal, the same again, blind to what is hidden; what a position is worth to them."""

from __future__ import annotations

import levels
import pytest

import whitby
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


@pytest.mark.slow
def test_whole_games_are_played() -> None:
    play, players = levels.played(GAME, EDITION, 50_000)
    assert play.over and any(player.thoughts for player in players) and not any(player.gave_up for player in players)
