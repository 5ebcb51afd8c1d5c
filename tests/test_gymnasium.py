"""One seat as a Gymnasium environment."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import whitby
from whitby.gymnasium import SeatEnv
from whitby.rng import Rng

GAMES = whitby.game_ids()


def play_on(game: SeatEnv, n: int, seed: int = 0) -> tuple[float, bool]:
    """Some turns at random: the last reward, and whether it was the end."""
    rng = Rng(seed)
    for _ in range(n):
        options = [int(i) for i in np.flatnonzero(game.observe()["action_mask"])]
        _, reward, ended, cut, _ = game.step(rng.pick(options))
        if ended or cut:
            return reward, True
    return 0.0, False


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_is_content(id: str) -> None:
    for seat in (whitby.game(id).seats[0], whitby.game(id).seats[-1]):
        check_env(gymnasium.make(f"whitby/{id}-v0", seat=seat, level="random").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_against_easy(id: str) -> None:
    game = SeatEnv(id, "dracula", level="easy")
    game.reset(seed=1)
    assert play_on(game, 3000) in {(1.0, True), (-1.0, True), (0.0, True)}


def test_the_same_seed_gives_the_same_game() -> None:
    games = [SeatEnv("fury-2015", "dracula") for _ in range(2)]
    for game in games:
        game.reset(seed=5)
        play_on(game, 40)
    assert games[0].view() == games[1].view() and games[0].heard() == games[1].heard()


def test_clone_and_resample() -> None:
    game = SeatEnv("dracula-2003", "van-helsing", level="random")
    game.reset(seed=5)
    play_on(game, 20)
    clone, world = game.clone(), game.resample(3)
    assert clone.view() == world.view() == game.view() and world.heard() == game.heard()
    play_on(world, 10, seed=2)
    play_on(clone, 10, seed=1)
    play_on(game, 10, seed=1)
    assert clone.view() == game.view()


def test_what_is_not_open_loses() -> None:
    game = SeatEnv("dracula-2003", "dracula", level="random")
    seen, _ = game.reset(seed=1)
    closed = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, _, info = game.step(closed)
    assert (reward, ended, info) == (-1.0, True, {"not open": True})


def test_text_through_the_eyes_of_the_seat() -> None:
    game = SeatEnv("fury-2005", "dracula", level="random", render_mode="ansi")
    game.reset(seed=1)
    text = game.render()
    assert text is not None and len(text.splitlines()) > 5
