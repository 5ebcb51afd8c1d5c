"""Words that the scenes of hunters' turns share."""

from __future__ import annotations

from typing import Any

from whitby.games.fury2005 import GAME
from whitby.scene import Scene
from whitby.scene import scene as any_scene

GODALMING, SEWARD, VAN_HELSING, MINA, DRACULA = "godalming", "seward", "van-helsing", "mina", "dracula"


def scene(**parts: Any) -> Scene:
    """A position of the game by name; src/whitby/games/fury2005/position tells how."""
    return any_scene(GAME, **parts)


def can(s: Scene, verb: str, seat: str | None = None) -> list[str]:
    """What a seat may do with this verb."""
    return [text.removeprefix(f"{verb} ") for text in s.options(seat) if text.split()[0] == verb]


def passed(s: Scene, until: str, seat: str | None = None, most: int = 60) -> Scene:
    """Everybody declines, or takes what comes first, until the question of that name is asked, to this seat."""
    for _ in range(most):
        if s.question == until and (seat is None or s.asked == [seat]):
            return s
        for who in s.asked:
            options = s.options(who)
            s.play(f"{who}: {[*[no for no in ('pass', 'done', 'stay') if no in options], options[0]][0]}")
    raise AssertionError(f"{until} is never asked, now {s.question}")


def grouped(*members: str, place: str = "vienna", step: str = "move", **parts: Any) -> Scene:
    """These hunters have a turn together."""
    return scene(turn=members[0], step=step, group=list(members), at={**dict.fromkeys(members, place), **parts.pop("at", {})}, **parts)
