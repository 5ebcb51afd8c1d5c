"""What to answer when a bot has no opinion: decline, end, keep; never pay for nothing."""

from __future__ import annotations

from collections.abc import Sequence

from whitby.engine import ANYTIME
from whitby.game import Game
from whitby.rng import Rng

DECLINING = ("pass", "stop", "done", "keep")
COSTLY = ("discard", "give", "demand", "rescue", "offer-draw", "accept")


def safe(game: Game, options: Sequence[int], rng: Rng) -> int:
    """An option that declines; else one at random of those that cost nothing."""
    for word in DECLINING:
        for choice in options:
            if game.verb_name(choice) == word:
                return choice
    cheap = [c for c in options if not c & ANYTIME and game.verb_name(c) not in COSTLY]
    return rng.pick(cheap or list(options))
