"""The bots that look ahead in the 1st edition: legal, the same again, blind to what is hidden; what a position is worth to them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import levels
import pytest

import whitby
from whitby.belief.fury1987 import Belief
from whitby.bots.fury1987 import value
from whitby.bots.fury1987.edition import EDITION, options
from whitby.games.fury1987.words import DRACULA, PLACES, SEAT0

GAME = whitby.game("fury-1987")
HIM = SEAT0 + DRACULA
LONDON, PARIS = PLACES.index("london"), PLACES.index("paris")


def test_the_levels_are_there() -> None:
    levels.are_there(GAME)


def test_the_same_stream_gives_the_same_choices() -> None:
    one, two = (levels.played(GAME, EDITION, 60)[0] for _ in range(2))
    assert one.choices == two.choices and len(one.choices) >= 60


def test_no_more_is_known_than_was_heard() -> None:
    levels.blind_to_what_is_hidden(GAME, EDITION, every=6, wanted=6)


def test_dracula_follows_what_all_hear() -> None:
    levels.hears_what_all_hear(GAME, EDITION)


def test_without_patience_it_gives_up() -> None:
    levels.gives_up_without_patience(GAME, EDITION)


def test_the_belief_knows_how_the_game_is_played() -> None:
    assert options(GAME.view(GAME.setup({"attack": "may"}), 0)) == {"attack": "may"}
    assert options(GAME.view(GAME.setup(), 0)) == {"attack": "must"}


def test_a_copied_belief_goes_on_by_itself() -> None:
    belief = Belief({"attack": "must"})
    belief.hear([("starts", (SEAT0, LONDON)), ("starts-hidden", (HIM,))])
    belief.hear([("turn-begins", (HIM,)), ("turn-over", (HIM,))])
    here, older, facts = belief.here(), belief.older(), belief.facts
    copied = belief.copied()
    assert copied.here() == here and copied.older() == older
    copied.hear([("turn-begins", (HIM,)), ("turn-over", (HIM,)), ("arrives", (SEAT0, PARIS))])
    assert copied.here() != here
    assert belief.here() == here and belief.older() == older and belief.facts == facts and belief.at == {0: LONDON}


def test_the_weights_are_of_the_features_and_were_fitted() -> None:
    made = tomllib.loads(Path(value.__file__).with_name("weights.toml").read_text())
    assert list(made["weights"]) == list(value.FEATURES) and made["made"]["side"] == "dracula"
    assert made["made"]["log_loss"] < made["made"]["log_loss_of_the_base_rate"]


def test_blood_is_worth_something() -> None:
    play, _ = levels.played(GAME, EDITION, 40)
    state = play.state
    before = value.value(state, DRACULA)
    assert before + value.value(state, 0) == pytest.approx(1.0)
    assert len(value.features(state, DRACULA)) == len(value.FEATURES)
    state.blood -= 8
    assert value.value(state, DRACULA) < before


@pytest.mark.slow
def test_whole_games_are_played() -> None:
    play, players = levels.played(GAME, EDITION, 50_000)
    assert play.over and any(player.thoughts for player in players) and not any(player.gave_up for player in players)
