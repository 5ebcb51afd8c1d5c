"""What the other side of a combat may answer, unseen, while one chooses oneself."""

from __future__ import annotations

from typing import Any

from whitby.engine import ANYTIME, ask_again
from whitby.search.simultaneous import Answers


def rivals(s: Any, seat: int, dracula: int) -> list[int]:
    """Whom this seat fights: Dracula, who also plays his agents, or the hunters."""
    return list(s.fighters) if seat == dracula else [dracula]


def asked_together(s: Any, seat: int, dracula: int) -> tuple[Any, Answers]:
    """Where all are asked at once: the world in which no rival has answered yet, and with each answer of each."""
    free = s.copy()
    others = rivals(s, seat, dracula)
    for rival in others:
        free.answers[rival] = ()
    ask_again(free)
    found: Answers = {}
    for rival, options in free.asked:
        if rival in others:
            for choice in options:
                if not choice & ANYTIME:
                    world = free.copy()
                    world.answers[rival] = (choice,)
                    ask_again(world)
                    found[rival, choice] = world
    return free, found
