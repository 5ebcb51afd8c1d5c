"""What editions of Fury with a trail tell alike of a whole game."""

from __future__ import annotations

from typing import Any

from whitby.cards import EMPTY


def whereabouts(v: dict[str, Any], seats: tuple[str, ...], nouns: tuple[str, ...], space: int) -> dict[str, str]:
    """Where the figures stand, hunters first; Dracula, who sits last, on this space of the trail, or EMPTY where these eyes do not know."""
    found = {seat: nouns[place] for seat, place in zip(seats[:-1], v["at"], strict=False) if place >= 0}
    return found if space == EMPTY else {**found, seats[-1]: nouns[v["trail"][space]]}
