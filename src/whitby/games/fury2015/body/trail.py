"""Hideouts and power cards of a screen: what lies there, what everybody sees of it, when it leaves and what it then does."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from whitby.games.fury.europe import is_city
from whitby.games.fury.trail import LEAVING, TRAIL, known_space
from whitby.games.fury2015.body.names import name, space
from whitby.games.fury2015.encounters import MATURED_OF
from whitby.games.fury2015.state import BAT_CARD, FACEUP, KIND, RUMOR_TOKEN, UP, WOLF, WOUND
from whitby.games.fury2015.trail import announced, back
from whitby.games.fury2015.words import (
    BACK0,
    CITY_BACK,
    EMPTY,
    HIDE,
    IS_VAMPIRE,
    MATURED_INFLUENCE,
    NOUNS,
    POWER0,
    POWERS,
    UNKNOWN,
    WOLF_FORM,
)

RUMORED: Final = 3  # influence that a rumor token adds
MATURES: Final[dict[str, tuple[str, int]]] = {  # encounter -> what it does when it matures, and how much of it
    "desecrated-soil": ("recover", 3),
    "hoax": ("event", 1),
    "saboteur": ("roadblock", 1),
    "spy": ("spy", 1),
    "szgany-bodyguards": ("guards", 1),
    "szgany-mob": ("mob", 1),
    "unnatural-fog": ("fog", 2),
    "wolves": ("wolves", 4),
}
assert {NOUNS[kind] for kind in MATURED_OF if not IS_VAMPIRE[kind]} == set(MATURES)


class Lurker(msgspec.Struct, frozen=True):
    """An encounter in a hideout: its kind if it is known, whether it lies faceup, its damage."""

    kind: str | None  # None while it lies facedown for the viewer
    faceup: bool
    damage: int


class Matured(msgspec.Struct, frozen=True):
    """What one encounter does if its hideout matures: `matures-…` of the catalogue."""

    kind: str
    effect: str
    amount: int
    clears: list[str]  # trail spaces whose hideouts it clears besides its own, as they lie now; where Dracula is, the card stays


class Hideout(msgspec.Struct, frozen=True):
    """A trail space, a lair, or the hideout that is leaving."""

    space: str
    card: str | None  # the location or lone power card, if the viewer knows it
    back: str | None  # what a facedown card shows
    seen: str | None  # what everybody sees: the card itself where it lies faceup or was announced, else its back
    faceup: bool
    here: bool  # Dracula's current location, if the viewer knows
    wolf_form: bool
    bat_card: bool
    rumor: bool
    encounters: list[Lurker]
    leaves_in: int | None  # slides of the trail until it leaves; None for a lair
    matures: list[Matured]  # of the encounters that the viewer knows


class Power(msgspec.Struct, frozen=True):
    """One of Dracula's power cards."""

    card: str
    ready: bool | None  # in his hand; None where a facedown card could be this one
    space: str | None  # where the viewer knows it to lie
    back_in: int | None  # slides of the trail until it comes back to him


def current(v: dict[str, Any]) -> int:
    """The space of Dracula's location as far as his figure and the backs tell, or EMPTY."""
    return known_space(v["trail"], v["figure"], BACK0)


def hideout(v: dict[str, Any], i: int, here: bool) -> Hideout:
    """A trail space or lair of the view in words; `here` if it is known to be Dracula's location."""
    card, marks = v["trail"][i], v["hideout_marks"][i]
    return Hideout(
        space=space(i),
        card=NOUNS[card] if 0 <= card < BACK0 else None,
        back=NOUNS[card] if card >= BACK0 else None,
        seen=name(seen(card, marks)),
        faceup=bool(marks & UP),
        here=here,
        wolf_form=bool(marks & WOLF),
        bat_card=bool(marks & BAT_CARD),
        rumor=bool(marks & RUMOR_TOKEN),
        encounters=[
            Lurker(None, False, 0) if e == UNKNOWN else Lurker(NOUNS[e & KIND], bool(e & FACEUP), e // WOUND)
            for e in v["hideout_encounters"][i]
        ],
        leaves_in=slides_left(i),
        matures=matures(v, i),
    )


def seen(card: int, marks: int) -> int:
    """What everybody sees of a card on the trail or in a lair."""
    return card if card == EMPTY or card >= BACK0 or marks & UP or announced(card) else back(card)


def slides_left(i: int) -> int | None:
    """F15-TRAIL-04  How many slides until a trail space leaves; a lair stays."""
    return TRAIL - i if i < TRAIL else 0 if i == LEAVING else None


def matures(v: dict[str, Any], i: int) -> list[Matured]:
    """F15-MATURE-01 to F15-MATURE-08  Each kind that may mature there, for eyes that know the city and the encounter."""
    if slides_left(i) is None or not is_city(v["trail"][i]):
        return []
    kinds = {e & KIND for e in v["hideout_encounters"][i] if e != UNKNOWN}
    return [matured(v, i, kind) for kind in sorted(kinds) if kind in MATURED_OF]


def matured(v: dict[str, Any], i: int, kind: int) -> Matured:
    """F15-MATURE-06, F15-MATURE-07  A vampire brings influence and clears spaces 4 to 6; the others do one thing."""
    if not IS_VAMPIRE[kind]:
        return Matured(NOUNS[kind], *MATURES[NOUNS[kind]], clears=[])
    rumor = RUMORED if v["hideout_marks"][i] & RUMOR_TOKEN else 0
    oldest = TRAIL if i == LEAVING else i  # when it leaves, the three before it lie on spaces 4 to 6
    lost = [j for j in range(max(0, oldest - 3), oldest) if v["trail"][j] != EMPTY]
    return Matured(NOUNS[kind], "influence", MATURED_INFLUENCE[kind] + rumor, [space(j) for j in lost])


# --- power cards ------------------------------------------------------------------------
def powers(v: dict[str, Any]) -> list[Power]:
    """F15-POWER-01  The five of them, as far as the viewer knows where they are."""
    return [power(v, POWER0 + k) for k in range(len(POWERS))]


def power(v: dict[str, Any], card: int) -> Power:
    """F15-POWER-02, F15-POWER-03  Announced ones are known for ever; Hide looks like a city."""
    trail = v["trail"]
    if card == WOLF_FORM:
        at = next((i for i, marks in enumerate(v["hideout_marks"]) if marks & WOLF), EMPTY)
    else:
        at = trail.index(card) if card in trail else EMPTY
    if at != EMPTY:
        return Power(NOUNS[card], False, space(at), slides_left(at))
    perhaps = card == HIDE and any(c == CITY_BACK and slides_left(i) is not None for i, c in enumerate(trail))
    return Power(NOUNS[card], None if perhaps else True, None, None)
