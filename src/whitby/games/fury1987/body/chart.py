"""Dracula's chart as the viewer knows it: what lies in each town, and where certainly nothing does."""

from __future__ import annotations

from typing import Any

import msgspec

from whitby.games.fury1987.body.names import seat
from whitby.games.fury1987.europe import PLACES, TOWNS
from whitby.games.fury1987.state import FACEUP, KIND
from whitby.games.fury1987.words import EMPTY, NOUNS, PERHAPS, SOMETHING


class Town(msgspec.Struct, frozen=True):
    """A town where something lies."""

    town: str
    kind: str | None  # None where only that something lies there is known
    faceup: bool  # open on the map
    known: bool  # the hunters know it too


class Host(msgspec.Struct, frozen=True):
    """A Host that is laid on a town."""

    town: str
    hunter: str | None


def towns(v: dict[str, Any]) -> list[Town]:
    """F87-HIDDEN-01, F87-HIDDEN-12, F87-HIDDEN-18  All encounters on the chart that the viewer knows of."""
    found: list[Town] = []
    for town in range(TOWNS):
        encounter, heard = v["chart"][town], v["heard_chart"][town]
        if encounter >= 0:
            faceup = bool(encounter & FACEUP)
            found.append(Town(PLACES[town], NOUNS[encounter & KIND], faceup, faceup or heard not in (PERHAPS, EMPTY)))
        elif heard == SOMETHING:
            found.append(Town(PLACES[town], None, False, True))
    return found


def empty_towns(v: dict[str, Any]) -> list[str]:
    """Towns where the hunters know that nothing lies."""
    return [PLACES[town] for town in range(TOWNS) if v["heard_chart"][town] == EMPTY and v["chart"][town] == EMPTY]


def hosts(v: dict[str, Any]) -> list[Host]:
    """F87-HIDDEN-05  The laid Hosts."""
    return [Host(PLACES[town], seat(h)) for town, h in zip(v["host_at"], v["host_of"], strict=True) if town >= 0]
