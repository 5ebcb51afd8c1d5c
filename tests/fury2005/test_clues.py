"""What hunters deduce from the news: the true card is always among those they think possible."""

from __future__ import annotations

import pytest
from deduced import deduced

import whitby
from whitby.bots.fury2005.clues import Clues
from whitby.games.fury2005.state import dracula_at

GAME = whitby.game("fury-2005")


@pytest.mark.parametrize("players", ["easy", "random"])
@pytest.mark.parametrize("seed", range(6))
def test_the_truth_is_always_possible(players: str, seed: int) -> None:
    clues = Clues()
    narrow = deduced(GAME, [players] * 5, seed, clues, ("hunters-move", "hunter-acts"), dracula_at, lambda view: clues.here())
    assert min(narrow) <= (6 if players == "easy" else 30) < max(narrow)
