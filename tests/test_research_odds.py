"""What a seat can conclude, as numbers in its observation: from what it has heard, and from nothing else."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test

import whitby
from whitby.measure.hidden import IN_GAME
from whitby.pettingzoo import env, parallel_env, raw_env
from whitby.research.odds import odds_row_of
from whitby.research.session import mask_of
from whitby.rng import Rng

GAMES = whitby.game_ids()


def under_way(id: str, turns: int, **settings: Any) -> Any:
    """A game after some turns at random."""
    game, rng = raw_env(id, **{"belief": True, **settings}), Rng(2)
    game.reset(seed=3)
    for _ in range(turns):
        open_now = mask_of(game.session.game, game.session.turns.options)
        game.step(rng.pick([int(i) for i in np.flatnonzero(open_now)]))
    return game


@pytest.mark.parametrize("id", GAMES)
def test_odds_are_part_of_the_observation(id: str) -> None:
    game, row = under_way(id, 40), odds_row_of(id)
    seen = {agent: game.observe(agent)["belief"] for agent in (game.agents[0], game.agents[-1])}
    assert all(game.observation_space(agent).contains(game.observe(agent)) for agent in seen)
    assert all(odds.shape == (row.size,) and odds.min() >= 0 and odds.max() <= 1 for odds in seen.values())
    hunter = seen[game.agents[-1] if row.cards else game.agents[0]]
    if row.cards:
        by_place = hunter.reshape(len(row.sorts), len(row.places)).sum(axis=0)
        assert (by_place > 0).any() and np.all((abs(by_place - 1) < 0.01) | (by_place == 0)), "one card lies on a place, or none"
    else:
        assert hunter[: len(row.places)].sum() == pytest.approx(1, abs=0.01), "he is somewhere"


@pytest.mark.parametrize("id", GAMES)
def test_games_that_a_seat_cannot_tell_apart_have_the_same_odds(id: str) -> None:
    game = under_way(id, 40)
    for agent in (game.agents[0], game.agents[-1]):
        world = game.resample(agent, seed=1)
        assert np.array_equal(world.observe(agent)["belief"], game.observe(agent)["belief"])


@pytest.mark.parametrize("id", [id for id in GAMES if id != "dracula-2003"])  # where all look for one
def test_games_are_dealt_anew_by_the_odds(id: str) -> None:
    game, row = under_way(id, 60), odds_row_of(id)
    agent = game.agents[0]
    odds = dict(zip(row.places, game.observe(agent)["belief"], strict=False))
    found: dict[str, int] = {}
    for seed in range(200):
        world = game.resample(agent, seed)
        assert world.view(agent) == game.view(agent)
        place = world.session.game.nouns[IN_GAME[id].value(world.session.turns.play.state, 0) or 0]
        found[place] = found.get(place, 0) + 1
    assert all(odds[place] > 0 for place in found)
    assert sum(abs(found.get(place, 0) / 200 - share) for place, share in odds.items()) / 2 < 0.25


@pytest.mark.filterwarnings("ignore::UserWarning")  # that seats have names, and observations are dicts
def test_pettingzoo_is_content() -> None:
    api_test(env("dracula-2003", belief=True), num_cycles=20)


def test_a_new_episode_has_heard_nothing_of_the_last() -> None:
    game, fresh = under_way("dracula-2003", 60), raw_env("dracula-2003", belief=True)
    before = game.observe("dracula")["belief"]
    game.reset(seed=9)
    fresh.reset(seed=9)
    assert not np.array_equal(game.observe("dracula")["belief"], before)
    for agent in game.agents:
        assert np.array_equal(game.observe(agent)["belief"], fresh.observe(agent)["belief"])


def test_views_and_the_parallel_form_have_them_too() -> None:
    seen, _ = parallel_env("dracula-2003", belief=True, observation="view").reset(seed=1)
    assert set(seen["dracula"]) == {"view", "heard", "action_mask", "belief"}
    assert "belief" not in parallel_env("dracula-2003").reset(seed=1)[0]["dracula"]


@pytest.mark.parametrize("id", GAMES)
def test_every_column_is_described(id: str) -> None:
    row = odds_row_of(id)
    told = row.described()
    assert sum(column["size"] for column in told) == row.size
    assert len(row.lines()) == len(told) + 1 and all(place in row.lines()[0] for place in row.places)


@pytest.mark.parametrize("id", GAMES)
def test_the_board_is_drawn_as_some_eyes_see_it(id: str) -> None:
    game = under_way(id, 60, render_mode="svg", belief=False)
    everybody = game.session.game.chronicle.whereabouts(game.view("dracula"))
    for seat in (None, "dracula"):
        game.render_seat = seat
        drawing = ElementTree.fromstring(game.render())
        figures = {(text.text or "").lower().replace(" ", "-") for text in drawing.iter("{http://www.w3.org/2000/svg}text")}
        known = game.session.game.chronicle.whereabouts(game.session.game.view(game.session.turns.play.state, 0))
        assert figures == set(known if seat is None else everybody)
    assert "dracula" in everybody
