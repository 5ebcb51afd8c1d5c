"""The environments of PettingZoo: its own tests, for every game, and what ours add."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import whitby
from whitby.pettingzoo import env, parallel_env, raw_env
from whitby.rng import Rng
from whitby.scene import scene

GAMES = whitby.game_ids()


def moves(game: Any, n: int, seed: int = 0) -> None:
    """Some turns at random."""
    rng = Rng(seed)
    for _ in range(n):
        mask = game.observe(game.agent_selection)["action_mask"]
        game.step(rng.pick([int(i) for i in np.flatnonzero(mask)]))


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")  # that seats have names, and observations are dicts
def test_pettingzoo_is_content(id: str) -> None:
    api_test(env(id), num_cycles=60)
    seed_test(lambda: env(id), num_cycles=20)
    seed_test(lambda: env(id, observation="view"), num_cycles=5)
    render_test(lambda render_mode: env(id, render_mode=render_mode))
    parallel_api_test(parallel_env(id), num_cycles=60)


@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_ends_with_its_score(id: str) -> None:
    game, rng = raw_env(id), Rng(1)
    game.reset(seed=2)
    last: dict[str, float] = {}
    for agent in game.agent_iter():
        seen, reward, ended, cut, _ = game.last()
        last[agent] = reward
        game.step(None if ended or cut else rng.pick([int(i) for i in np.flatnonzero(seen["action_mask"])]))
    assert not game.agents and set(last.values()) in ({-1.0, 1.0}, {0.0})


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_parallel_game(id: str) -> None:
    games = [parallel_env(id), parallel_env(id)]
    seen = [game.reset(seed=4)[0] for game in games]
    rng = Rng(0)
    for _ in range(150):
        if not games[0].agents:
            break
        actions = {a: rng.pick([int(i) for i in np.flatnonzero(seen[0][a]["action_mask"])]) for a in games[0].agents}
        results = [game.step(actions) for game in games]
        seen = [result[0] for result in results]
        assert results[0][1:] == results[1][1:]
        for agent in seen[0]:
            assert np.array_equal(seen[0][agent]["observation"], seen[1][agent]["observation"])


def test_pettingzoo_finds_the_same_dice_in_the_parallel_form() -> None:
    # its test samples without the mask: only the dice of the action spaces are compared up to the first step
    with pytest.raises(ValueError, match="not open"):
        parallel_seed_test(lambda: parallel_env("dracula-2003"), num_cycles=5)


@pytest.mark.parametrize("id", GAMES)
def test_a_resampled_game_looks_the_same_to_its_seat(id: str) -> None:
    game = raw_env(id)
    game.reset(seed=3)
    moves(game, 60)
    for agent in game.agents:
        other = game.resample(agent, seed=1)
        assert other.agent_selection == game.agent_selection
        assert np.array_equal(other.observe(agent)["observation"], game.observe(agent)["observation"])
        assert np.array_equal(other.observe(agent)["action_mask"], game.observe(agent)["action_mask"])
        assert other.heard(agent) == game.heard(agent)
        moves(other, 10)  # it can be played on


def test_a_clone_has_the_same_future_and_leaves_the_first_alone() -> None:
    game = raw_env("fury-2015")
    game.reset(seed=3)
    moves(game, 40)
    before = game.session.game.digest(game.session.turns.play.state)
    other = game.clone()
    moves(other, 60, seed=9)
    assert game.session.game.digest(game.session.turns.play.state) == before
    moves(game, 60, seed=9)
    assert game.session.game.digest(game.session.turns.play.state) == game.session.game.digest(other.session.turns.play.state)
    assert game.agent_selection == other.agent_selection


def test_an_episode_begins_at_any_scene() -> None:
    place = scene("dracula-2003", turn="van-helsing", at={"van-helsing": "house-3"}, board={"house-2": "coffin"})
    game = raw_env("dracula-2003", start=place)
    game.reset(seed=1)
    assert game.agent_selection == "van-helsing"
    action = game.session.game.index[game.session.game.choice("step house-2")]
    assert game.observe("van-helsing")["action_mask"][action]
    game.reset(seed=1, options={"start": whitby.game("dracula-2003").openings[0][0]})
    assert game.session.turns.play.state.turns >= 0
    game.reset(seed=1)
    assert game.agent_selection == "van-helsing"


def test_the_view_itself_as_an_observation() -> None:
    game = raw_env("fury-2015", observation="view")
    game.reset(seed=1)
    seen = game.observe("dracula")
    assert seen["view"] == game.view("dracula") and seen["heard"] == game.heard("dracula")
    assert game.observation_space("dracula").contains(seen)


def test_what_is_not_open_is_refused_or_loses() -> None:
    bare, guarded = raw_env("dracula-2003"), env("dracula-2003")
    for game in (bare, guarded):
        game.reset(seed=1)
    closed = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not an option"):
        bare.step(closed)
    loser = guarded.agent_selection
    guarded.step(closed)
    assert guarded.rewards[loser] == -1 and all(guarded.terminations.values())


def test_a_game_that_takes_too_long_is_cut() -> None:
    game = raw_env("fury-2005", longest=30)
    game.reset(seed=1)
    moves(game, 30)
    assert all(game.truncations.values()) and not any(game.terminations.values())


def test_the_first_of_those_who_interrupt_does_and_answers_are_void() -> None:
    game = parallel_env("fury-2015")
    seen, _ = game.reset(seed=5)
    rng = Rng(3)
    wait = len(game.session.game.actions)
    for _ in range(3000):
        if not game.agents:
            seen, _ = game.reset()
        open_now = {a: [int(i) for i in np.flatnonzero(seen[a]["action_mask"])] for a in game.agents}
        idle = [a for a in game.agents if wait in open_now[a] and len(open_now[a]) > 1]
        if idle:
            actions = {a: open_now[a][0] for a in game.agents}
            before = len(game.session.turns.play.choices)
            game.step(actions)
            made = game.session.turns.play.choices[before:]
            assert [seat for seat, _ in made if seat >= 0] == [game.seat(idle[0])]
            return
        seen = game.step({a: rng.pick(options) for a, options in open_now.items()})[0]
    pytest.fail("nobody could interrupt")
