"""The benchmark: its shape, never its seconds."""

from __future__ import annotations

import importlib.util
import json

import pytest

import whitby
from whitby import bench
from whitby.terminal.study import speed


def test_the_figures_have_the_agreed_shape() -> None:
    figures = json.loads(json.dumps(bench.measure(False, 1, 0.01, 1)))
    assert list(figures) == ["games", "peers", "machine", "version", "seed"]
    assert list(figures["games"]) == whitby.game_ids()
    for ours in figures["games"].values():
        assert set(ours) == {
            "steps_per_s",
            "decisions_per_s",
            "copies_per_s",
            "with_views_per_s",
            "imagined_per_s",
            "bytes_per_copy",
            "steps_per_game",
            "compiled",
        }
        assert all(ours[name] > 0 for name in ours if name != "compiled")
        assert ours["decisions_per_s"] <= ours["steps_per_s"]


def test_steps_leave_chance_out_and_count_forced_choices() -> None:
    game = whitby.game("dracula-2003")
    options = game.random_play()
    from whitby.playout import playout, playout_with_views
    from whitby.rng import Rng

    steps, decisions = playout(game.setup(options), Rng(5), bench.LIMIT)
    assert playout_with_views(game.setup(options), Rng(5), bench.LIMIT, game.view) == steps > decisions


@pytest.mark.skipif(importlib.util.find_spec("catanatron") is None, reason="the extra `bench` is not installed")
def test_the_peer_is_measured_in_the_same_run() -> None:
    figures = bench.measure(True, 1, 0.01, 1)
    theirs = figures["peers"]["catanatron"]
    assert list(theirs) == ["version", "actions_per_s", "copies_per_s"]
    assert "times the steps" in speed(figures)


@pytest.mark.skipif(importlib.util.find_spec("catanatron") is not None, reason="catanatron is installed")
def test_without_the_peer_one_line_says_how_to_get_it() -> None:
    with pytest.raises(bench.NoPeer, match="pip install"):
        bench.measure(True, 1, 0.01, 1)
