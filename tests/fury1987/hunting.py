"""Words that the scenes of the hunters' turns share."""

from __future__ import annotations

from typing import Any

from fury1987.his_turn import DRACULA, GODALMING, SEWARD, VAN_HELSING, game
from whitby.scene import Scene

APART = {SEWARD: "madrid", VAN_HELSING: "athens"}


def turn_in(place: str, **parts: Any) -> Scene:
    """Lord Godalming's turn begins in this place; the other hunters are far away unless it is said otherwise."""
    return game(
        **{"phase": "hunters", "dracula_at": "vienna", "encounters": [], **parts, "at": {GODALMING: place, **APART, **parts.get("at", {})}}
    )


def group_in(place: str, *others: str, **parts: Any) -> Scene:
    """Lord Godalming has formed a group with these, and they have swapped what they like to swap."""
    others = others or (SEWARD,)
    s = turn_in(place, **{**parts, "at": {**dict.fromkeys(others, place), **parts.get("at", {})}})
    for other in others:
        s.play(f"invite {other}", f"{other}: join")
    return until(s, "hunter-moves")


def ways(s: Scene, verb: str) -> list[str]:
    """What a verb is open for, to the one who is asked."""
    return [text.split()[1] for text in s.options() if text.split()[0] == verb]


def idle(s: Scene) -> Scene:
    """Whoever is asked does as little as he can."""
    least = [text for text in ("pass", "done", "stop", "stay") if text in s.options()]
    return s.play(f"{s.asked[0]}: {least[0] if least else s.options()[0]}")


def until(s: Scene, question: str, seat: str | None = None) -> Scene:
    """As little as possible is done, until this is asked, of this seat if one is named."""
    for _ in range(100):
        if s.question == question and seat in (None, *s.asked):
            return s
        idle(s)
    raise AssertionError(f"{question} is never asked")


def until_turn_of(s: Scene, seat: str) -> Scene:
    """As little as possible is done until this seat's next turn begins."""
    begun = s.heard().count(f"turn-begins {seat}")
    for _ in range(100):
        if s.heard().count(f"turn-begins {seat}") > begun:
            return s
        idle(s)
    raise AssertionError(f"{seat} has no other turn")


def news(s: Scene, *words: str, seat: str | None = None) -> list[str]:
    """What was heard of these kinds, in order; without a seat, what the public heard."""
    return [text for text in s.heard(seat) if text.split()[0] in words]


__all__ = ["DRACULA", "GODALMING", "SEWARD", "VAN_HELSING", "game", "group_in", "idle", "news", "turn_in", "until", "until_turn_of", "ways"]
