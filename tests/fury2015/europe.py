"""Words that the scenes of Fury of Dracula (3rd edition) share."""

from __future__ import annotations

from typing import Any

from whitby.games.fury2015 import GAME
from whitby.scene import Scene
from whitby.scene import scene as any_scene

GODALMING, SEWARD, VAN_HELSING, MINA, DRACULA = "godalming", "seward", "van-helsing", "mina", "dracula"
HUNTERS = (GODALMING, SEWARD, VAN_HELSING, MINA)


def scene(**parts: Any) -> Scene:
    """A position of the game by name; src/whitby/games/fury2015/position.py tells how."""
    return any_scene(GAME, **parts)


def passed(s: Scene, *, until: str | None = None, most: int = 60) -> Scene:
    """Everybody asked declines, until the question of that name, or until a declining is not possible."""
    for _ in range(most):
        if s.winners is not None or s.question == until or s.asked == ["chance"]:
            return s
        for seat in s.asked:
            for no in ("pass", "done", "keep"):
                if no in s.options(seat):
                    s.play(f"{seat}: {no}")
                    break
            else:
                return s
    return s
