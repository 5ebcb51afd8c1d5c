"""The games in OpenSpiel: its own simulation test, searches through our resampling, and the small game that it solves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import whitby
from whitby import openspiel
from whitby.openspiel import LevelBot, Playouts, small, small_levels

GAMES = whitby.game_ids()


def play(state: Any, bots: list[Any], seed: int = 0) -> list[float]:
    """A game between bots to its end."""
    dice = np.random.RandomState(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    scores: list[float] = state.returns()
    return scores


def some_way_in(game: Any, n: int, seed: int = 1) -> Any:
    """A state after some moves at random, at a player's turn."""
    dice = np.random.RandomState(seed)
    state = game.new_initial_state()
    while n > 0 or state.is_chance_node():
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(dice.choice(actions)))
        n -= 1
    return state


@pytest.mark.parametrize("id", GAMES)
def test_openspiel_is_content(id: str) -> None:
    pyspiel.random_sim_test(openspiel.load(id, longest=40), num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_openspiel_is_content_with_whole_games(id: str) -> None:
    pyspiel.random_sim_test(openspiel.load(id), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("id", GAMES)
def test_chance_and_choices_are_those_of_the_game(id: str) -> None:
    game = openspiel.load(id)
    state = some_way_in(game, 40)
    assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1) if state.is_chance_node() else state.legal_actions()
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert other.turns.play.choices != state.turns.play.choices or other.turns.beside != state.turns.beside
    again = game.deserialize_state(state.serialize())
    assert again.turns.game.digest(again.turns.play.state) == state.turns.game.digest(state.turns.play.state)
    assert again.information_state_string(0) == state.information_state_string(0) and again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("id", GAMES)
def test_a_resampled_state_is_the_same_to_its_player(id: str) -> None:
    state = some_way_in(openspiel.load(id), 40)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(len(whitby.game(id).seats)):
        world = state.resample_from_infostate(player, sampler)
        assert world.current_player() == state.current_player()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert list(world.information_state_tensor(player)) == list(state.information_state_tensor(player))
        assert world.observation_string(player) == state.observation_string(player)
        if player == state.current_player():
            assert world.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("id", GAMES)
def test_a_search_through_our_resampling_plays_against_easy(id: str) -> None:
    short = {"dracula-2003": {"turn_limit": 6}}
    game = openspiel.load(id, options=short.get(id), longest=120)
    seats = list(whitby.game(id).seats)
    search = ISMCTSBot(game, Playouts(limit=300), 1.4, 4, random_state=np.random.RandomState(0))
    bots = [search if name == "dracula" else LevelBot(game, seat, "easy") for seat, name in enumerate(seats)]
    scores = play(game.new_initial_state(), bots)
    assert len(scores) == len(seats) and set(scores) <= {-1.0, 0.0, 1.0}


def test_games_differ_by_their_parameters() -> None:
    opening = whitby.game("fury-2015").openings[0][0]
    assert "wait" not in {some_way_in(openspiel.load("fury-2015", anytime=False), n).action_to_string(0, 0) for n in (5, 9)}
    assert str(openspiel.load("fury-2015", opening=opening).new_initial_state()).startswith("fury-2015: 0 choices")
    with pytest.raises(ValueError, match="no option"):
        openspiel.load("fury-2015", options={"nonsense": 1})


# --- the small game ----------------------------------------------------------------------------------
def test_the_small_game_is_solved() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("whitby_small"), num_sims=5, serialize=True, verbose=False)
    found = list(small.solved(rounds=2, iterations=8).values())
    assert found[0] == pytest.approx(0.2389, abs=0.0001)
    assert found[1] == pytest.approx(0.5)
    assert found[2] < 0.1


def test_levels_that_try_and_mix_are_harder_to_exploit_in_the_small_game() -> None:
    found = {name: small_levels.strength(level, rounds=2) for name, level in small_levels.LEVELS.items()}
    assert found["random"].exploitability == pytest.approx(0.2389, abs=0.0001)
    assert found["easy"].exploitability == pytest.approx(0.5)
    assert found["medium"].exploitability < found["random"].exploitability
    assert found["hard, expert"].best_hunter < found["easy"].best_hunter


def test_what_a_hunter_of_the_small_game_believes_fits_what_was_found() -> None:
    state = pyspiel.load_game("whitby_small").new_initial_state()
    for city in ("constanta", "bucharest", "constanta"):
        state.apply_action(small.CITIES.index(city))
    state.apply_action(state.legal_actions()[0])
    ways = small_levels.believed(state.hunted, state.tracks, len(state.way))
    assert sum(ways.values()) == pytest.approx(1)
    assert state.way in ways and {way[0] for way in ways} == {small.CITIES.index("constanta")}
    assert set(small_levels.cities(ways)) == {city for city, p in small.where(state).items() if p}


def test_in_the_small_game_the_trail_is_closed_and_tells_its_age() -> None:
    state = pyspiel.load_game("whitby_small").new_initial_state()
    for city in ("constanta", "bucharest", "constanta"):  # the hunter comes where Dracula was
        state.apply_action(small.CITIES.index(city))
    assert state.tracks == (1,)
    assert small.CITIES.index("constanta") not in state.legal_actions()
    assert state.information_state_string(1) == "1 (7, 3) (1,) 2"


class Thumb(pyspiel.Bot):
    """The rule of thumb, by chance where it leaves a choice."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.dice = np.random.RandomState(seed)

    def step(self, state: Any) -> int:
        actions, odds = zip(*small.flee_and_follow(state).items(), strict=True)
        return int(self.dice.choice(actions, p=odds))


def test_a_search_that_sees_the_true_state_hunts_better_in_the_small_game() -> None:
    game = pyspiel.load_game("whitby_small")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    cheat = mcts.MCTSBot(game, 1.4, 60, evaluator, random_state=np.random.RandomState(0))
    seeing, guessing = (sum(play(game.new_initial_state(), [Thumb(n), hunter])[1] for n in range(8)) for hunter in (cheat, Thumb(99)))
    assert seeing >= guessing
