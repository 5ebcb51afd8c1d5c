"""What the other side of a combat may answer, unseen, while one chooses oneself."""

from __future__ import annotations

from typing import Any

from whitby.engine import ANYTIME, ask_again
from whitby.search.simultaneous import Answers


def rivals(s: Any, seat: int, dracula: int) -> list[int]:
    """Whom this seat fights: Dracula, who also plays his agents, or the hunters."""
    return list(s.fighters) if seat == dracula else [dracula]


def asked_together(s: Any, seat: int, dracula: int) -> Answers:
    """Where all are asked at once: the world with each answer of each rival, who may have answered before."""
    found: Answers = {}
    for rival in rivals(s, seat, dracula):
        asked = s.copy()
        asked.answers[rival] = ()
        ask_again(asked)
        for choice in [choice for who, options in asked.asked if who == rival for choice in options if not choice & ANYTIME]:
            world = asked.copy()
            world.answers[rival] = (choice,)
            ask_again(world)
            found[rival, choice] = world
    return found
