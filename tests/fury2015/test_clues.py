"""What hunters deduce from the news is never wrong: the true card is always among those they think possible."""

from __future__ import annotations

import pytest
from deduced import deduced

import whitby
from whitby.bots.fury2015.clues import Clues
from whitby.games.fury2015.state import dracula_at

GAME = whitby.game("fury-2015")


@pytest.mark.parametrize("dracula", ["easy", "random"])
@pytest.mark.parametrize("seed", range(6))
def test_the_truth_is_always_possible(dracula: str, seed: int) -> None:
    clues = Clues()
    players = [dracula if name == "dracula" else "easy" for name in GAME.seats]
    narrow = deduced(GAME, players, seed, clues, ("hunter-acts",), dracula_at, clues.whereabouts)
    assert min(narrow) <= 6 < max(narrow)
