"""Trail, Catacombs and powers of a screen: what lies there, and what everybody sees of it."""

from __future__ import annotations

from typing import Any

import msgspec

from whitby.games.fury.trail import LAIRS, LEAVING, TRAIL, known_space
from whitby.games.fury2005.body.names import name, space
from whitby.games.fury2005.state import BACK, FACEUP, KIND, NEVER, PAID, UP, WOLF
from whitby.games.fury2005.trail import back
from whitby.games.fury2005.words import (
    BACK0,
    CAN_MATURE,
    DARK_CALL,
    DOUBLE_BACK,
    EMPTY,
    FEED,
    HIDE,
    LAND_BACK,
    NOUNS,
    POWER0,
    POWERS,
    UNKNOWN,
    WOLF_FORM,
)


class Marker(msgspec.Struct, frozen=True):
    """An encounter marker: its kind if it is known, and whether it lies face up."""

    kind: str | None  # None while it lies face down for the viewer
    faceup: bool
    matures: bool  # the viewer knows that it can mature when it drops off


class Space(msgspec.Struct, frozen=True):
    """A space of the Trail or the Catacombs, or the card that is leaving."""

    space: str
    card: str | None  # the location or lone power, if the viewer knows it
    back: str | None  # what a face-down card shows
    seen: str | None  # what everybody sees: the card itself where it lies open, else its back
    faceup: bool
    here: bool  # Dracula's current location, if the viewer knows
    city: str | None  # of Hide: the city it is linked to, if the viewer knows
    wolf_form: bool
    double_back: bool
    paid: bool  # Blood lies between it and the next older card
    encounters: list[Marker]
    leaves_in: int | None  # new cards until it drops off; None in the Catacombs


class Power(msgspec.Struct, frozen=True):
    """One of Dracula's powers."""

    card: str
    ready: bool | None  # in his hand; None where a face-down card could be this one
    space: str | None  # where the viewer knows it to lie
    back_in: int | None  # new cards until it drops off there; None in hand and in the Catacombs


def current(v: dict[str, Any]) -> int:
    """The space of Dracula's location as far as the open cards tell, or EMPTY."""
    return known_space(v["trail"], v["figure"], BACK0)


def trail_space(v: dict[str, Any], i: int, here: bool) -> Space:
    """A space of the view in words; `here` if it is known to be Dracula's location."""
    card, marks = v["trail"][i], v["hideout_marks"][i]
    return Space(
        space=space(i),
        card=NOUNS[card] if 0 <= card < BACK0 else None,
        back=NOUNS[card] if card >= BACK0 else None,
        seen=name(seen(card, marks)),
        faceup=bool(marks & UP),
        here=here,
        city=name(v["hide_city"]) if card == HIDE else None,
        wolf_form=bool(marks & WOLF),
        double_back=bool(marks & BACK),
        paid=bool(marks & PAID),
        encounters=[marker(e, card != HIDE and i not in LAIRS) for e in v["hideout_encounters"][i]],
        leaves_in=TRAIL - i if i < TRAIL else 0 if i == LEAVING else None,
    )


def marker(e: int, may_mature: bool) -> Marker:
    """F05-MATURE-05, F05-POWER-20  A marker of the view in words."""
    if e == UNKNOWN:
        return Marker(None, False, False)
    return Marker(NOUNS[e & KIND], bool(e & FACEUP), may_mature and CAN_MATURE[e & KIND] and not e & NEVER)


def seen(card: int, marks: int) -> int:
    """What everybody sees of a card in Trail or Catacombs."""
    return card if card == EMPTY or card >= BACK0 or marks & UP or card in (DARK_CALL, FEED) else back(card)


def powers(v: dict[str, Any]) -> list[Power]:
    """F05-COMP-07  The five of them, as far as the viewer knows where they are."""
    return [power(v, POWER0 + k) for k in range(len(POWERS))]


def power(v: dict[str, Any], card: int) -> Power:
    """F05-POWER-03, F05-HIDDEN-15  Where a power lies; Hide looks like any land."""
    mark = {WOLF_FORM: WOLF, DOUBLE_BACK: BACK}.get(card, 0)
    with_card = [i for i, marks in enumerate(v["hideout_marks"]) if marks & mark]
    alone = [i for i, other in enumerate(v["trail"]) if other == card]
    if with_card or alone:
        i = [*with_card, *alone][0]
        return Power(NOUNS[card], False, space(i), TRAIL - i if i < TRAIL else None)
    perhaps = card == HIDE and LAND_BACK in [*v["trail"][:TRAIL], v["trail"][LEAVING]]
    return Power(NOUNS[card], None if perhaps else True, None, None)
