"""Words that the scenes of Dracula (2003) share.

house-1   house-2   house-3   carriage-station
house-4   house-5   house-6   house-7
harbor    house-8   house-9   house-10
"""

from __future__ import annotations

from typing import Any

import pytest

from whitby.scene import Scene, scene

DRACULA, VAN_HELSING = "dracula", "van-helsing"
GRID = (
    ("house-1", "house-2", "house-3", "carriage-station"),
    ("house-4", "house-5", "house-6", "house-7"),
    ("harbor", "house-8", "house-9", "house-10"),
)
PLACES = tuple(place for row in GRID for place in row)
COLOURS = ("red", "blue", "green", "yellow")
both_sides = pytest.mark.parametrize(("me", "foe"), [(DRACULA, VAN_HELSING), (VAN_HELSING, DRACULA)])

NEXT = {DRACULA: "house-8", VAN_HELSING: "house-3"}  # one step from where the figures begin
AFTER = {DRACULA: "house-9", VAN_HELSING: "house-2"}  # and one more
START = {DRACULA: "harbor", VAN_HELSING: "carriage-station"}
TARGET = {DRACULA: "coffin", VAN_HELSING: "victim"}
SYMBOL = {DRACULA: "amulet", VAN_HELSING: "crucifix"}
COMPANION = {DRACULA: "vampire", VAN_HELSING: "hunter"}
PLAIN = {DRACULA: "quiet", VAN_HELSING: "strength"}  # three steps, strength 4, gray, no special action
LONG = {DRACULA: "shadow", VAN_HELSING: "haste"}  # six steps, no strength, no special action
TIMID = {DRACULA: "dark", VAN_HELSING: "feint"}  # four steps, strength 1
EVEN = {DRACULA: "eyes", VAN_HELSING: "block"}  # strength 2


def london(**parts: Any) -> Scene:
    """A position of Dracula (2003)."""
    return scene("dracula-2003", **parts)


def meeting(me: str, foe: str, **parts: Any) -> Scene:
    """One step from the opponent's figure."""
    return london(turn=me, at={me: "house-5", foe: "house-6"}, **parts)


def fight(me: str, foe: str, card: str, hand: list[str], **parts: Any) -> Scene:
    """A card of the opponent has just been turned up under one's figure."""
    place = NEXT[me]
    board = {place: card} | parts.pop("board", {})
    return london(turn=me, at={me: place}, board=board, up=place, phase="play", hand={me: hand}, **parts)


def going_for(me: str, card: str, **parts: Any) -> Scene:
    """One step from a place on which this card lies."""
    return london(turn=me, board={NEXT[me]: card} | parts.pop("board", {}), **parts)


def barriers_of(s: Scene, colour: str) -> set[str]:
    """The slots open to a barrier."""
    return {option.partition(" ")[2] for option in s.options() if option.startswith(colour + " ")}


def steps_of(s: Scene) -> set[str]:
    """The places one step away."""
    return {option.partition(" ")[2] for option in s.options() if option.startswith("step ")}


def cards_of(s: Scene, verb: str) -> list[str]:
    """The cards that the verb is offered with."""
    return [option.partition(" ")[2] for option in s.options() if option.startswith(verb + " ")]
