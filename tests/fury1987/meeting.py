"""Words that the scenes of a hunter's Action phase share."""

from __future__ import annotations

from typing import Any

from fury1987.fighting import declined
from fury1987.hunting import DRACULA, GODALMING, SEWARD, VAN_HELSING, group_in, idle, news, turn_in, until
from whitby.scene import Scene

EAST, WEST = "budapest", "paris"
NEXT_TO = {EAST: "vienna", WEST: "brussels", "castle-dracula": "galatz"}


def enters(town: str, *others: str, **parts: Any) -> Scene:
    """Lord Godalming, alone or with a group, has come to this town by road; Dracula is in Rome unless it is said otherwise."""
    parts = {"dracula_at": "rome", **parts}
    s = group_in(NEXT_TO[town], *others, **parts) if others else turn_in(NEXT_TO[town], **parts)
    return until(s, "hunter-moves").play(f"road {town}")


def meets(kind: str, *others: str, town: str = EAST, **parts: Any) -> Scene:
    """There they meet an encounter that lay hidden, and nobody plays a card."""
    return declined(about_to_meet(kind, *others, town=town, **parts))


def about_to_meet(kind: str, *others: str, town: str = EAST, **parts: Any) -> Scene:
    """The same, while cards may be played."""
    return enters(town, *others, **{"chart": {town: kind}, **parts})


def goes_on(s: Scene) -> bool:
    """Has the Action phase come to the search?"""
    return bool(news(s, "no-rumours-here", "rumours-here"))


__all__ = ["DRACULA", "GODALMING", "SEWARD", "VAN_HELSING", "idle", "news", "until"]
