"""Many games at once: the same as one by one, and each begins anew."""

from __future__ import annotations

import numpy as np
import pytest
import vector_speed

import whitby
from whitby.play import Play
from whitby.research.observation import row_of
from whitby.research.turns import Turns
from whitby.rng import Rng
from whitby.vector import Vector


@pytest.mark.parametrize("id", whitby.game_ids())
def test_the_same_games_as_one_by_one(id: str) -> None:
    game, row, rng = whitby.game(id), row_of(id), Rng(1)
    vector = Vector(id, 3)
    batch = vector.reset(seed=5)
    alone = [Turns(Play(game, options=game.random_play()), anytime=False) for _ in range(3)]
    dice = [Rng(f"5/{i}") for i in range(3)]
    for _ in range(200):
        for i, turns in enumerate(alone):
            if turns.play.over:
                turns = alone[i] = Turns(Play(game, options=game.random_play()), anytime=False)
            turns.answer_chance(dice[i])
            assert batch.seats[i] == turns.seat
            assert batch.observations[i].tolist() == row.numbers(game.view(turns.play.state, 1 << turns.seat))
            assert sorted(np.flatnonzero(batch.masks[i])) == sorted({game.index[c] for c in turns.options})
        actions = [rng.pick([int(a) for a in np.flatnonzero(mask)]) for mask in batch.masks]
        for turns, action in zip(alone, actions, strict=True):
            turns.choose(game.actions[action])
        batch = vector.step(actions)


def test_a_game_that_is_over_begins_anew() -> None:
    vector, rng = Vector("dracula-2003", 2, options={"turn_limit": 4}), Rng(2)
    batch = vector.reset(seed=1)
    first = batch.observations.copy()
    ends = 0
    for _ in range(300):
        batch = vector.step([rng.pick([int(a) for a in np.flatnonzero(mask)]) for mask in batch.masks])
        for i in np.flatnonzero(batch.ended):
            ends += 1
            assert set(batch.rewards[i].tolist()) in ({0.0}, {-1.0, 1.0})
            assert vector.games.turns[i] == 0 and batch.observations[i].shape == first[i].shape
        assert not batch.rewards[~batch.ended].any()
    assert ends >= 2


def test_what_is_not_open_changes_nothing() -> None:
    vector = Vector("fury-2005", 2)
    batch = vector.reset(seed=1)
    before = [vector.game.digest(s) for s in vector.games.states]
    open_now, closed = int(batch.masks[0].argmax()), int(batch.masks[1].argmin())
    for wrong in ([open_now, closed], [open_now], [open_now, -1], [open_now, 10_000]):
        with pytest.raises(ValueError, match="wanted|option"):
            vector.step(wrong)
    assert [vector.game.digest(s) for s in vector.games.states] == before


def test_a_game_that_takes_too_long_is_cut() -> None:
    vector = Vector("fury-2005", 1, longest=3)
    batch = vector.reset(seed=1)
    cuts = []
    for _ in range(6):
        batch = vector.step(batch.masks.argmax(axis=1))
        cuts.append(bool(batch.truncated[0]))
    assert cuts == [False, False, True] * 2


def test_who_writes_into_a_batch_spoils_no_later_one() -> None:
    vector, alone = Vector("fury-1987", 2), Vector("fury-1987", 2)
    batch, other = vector.reset(seed=3), alone.reset(seed=3)
    for _ in range(30):
        actions = other.masks.argmax(axis=1)
        batch.observations[:] = 7
        batch, other = vector.step(actions), alone.step(actions)
        assert (batch.observations == other.observations).all()


def test_actions_at_random_are_open_and_all_alike() -> None:
    masks, dice = np.zeros((4, 6), np.int8), np.random.default_rng(0)
    masks[0, 3] = masks[1, [0, 5]] = masks[2, :] = masks[3, [1, 2, 4]] = 1
    chosen = np.zeros(masks.shape, int)
    for _ in range(600):
        chosen[np.arange(4), vector_speed.at_random(masks, dice)] += 1
    assert not chosen[masks == 0].any()
    assert (chosen[masks == 1] > 60).all()
