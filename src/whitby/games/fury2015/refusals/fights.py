"""What searches, ambushes and combats do not allow. A hunter who searches learns nothing of what lies elsewhere."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.europe import is_city
from whitby.games.fury.trail import LAIRS, hideout_of
from whitby.games.fury2015.ambush import hideout_in, kind_in
from whitby.games.fury2015.combat import OWN_CARDS, roads_clear
from whitby.games.fury2015.europe import ROADS_2
from whitby.games.fury2015.refusals.asked import about
from whitby.games.fury2015.refusals.cards import holds
from whitby.games.fury2015.state import UP, USED, Fury, dracula_at, hunters_in, spaces_here, with_kind
from whitby.games.fury2015.words import (
    ARISTOCRATIC,
    BANNERED,
    DRACULA,
    EMPTY,
    EVENT0,
    HIDE,
    HOAX,
    SEAT0,
)

# encounters that do not ambush -> reason
WAITS: Final[dict[int, str]] = {ARISTOCRATIC: "aristocrat-waits", HOAX: "hoax-waits"}


# --- search and ambush ------------------------------------------------------------------
def why_not_faced(s: Fury, h: int, lurking: int) -> str:
    """Only what the search has turned up here is faced, each card once."""
    i = hideout_in(lurking)
    if i in spaces_here(s, s.at[h]):
        return "not-found" if with_kind(s.lurking[i], kind_in(lurking), USED) == EMPTY else "faced-already"
    return "untied-hide" if s.trail[i] == HIDE and s.marks[i] & UP else "not-found"


def why_not_ambush(s: Fury, seat: int, lurking: int) -> str:
    """Dracula knows what lies where."""
    i, kind = hideout_in(lurking), kind_in(lurking)
    here = i in spaces_here(s, s.at[about(s, 0)])
    if with_kind(s.lurking[i], kind, 0) == EMPTY:
        return "not-lurking" if with_kind(s.lurking[i], kind, USED) == EMPTY else "ambushed-already"
    if not here:
        return "untied-hide" if s.trail[i] == HIDE else "no-arrival"
    return WAITS.get(kind, "not-lurking")


# --- combat -------------------------------------------------------------------------------
def why_not_chosen(s: Fury, seat: int, card: int) -> str:
    """A card for a round of combat."""
    if seat == DRACULA:
        return "not-held"
    if card in OWN_CARDS or holds(s, seat, card):
        return "card-on-table" if s.last[seat] == card else "no-banner"
    return "not-held" if card in BANNERED or card < EVENT0 else "no-banner"


def why_not_swapped(s: Fury, h: int, card: int) -> str:
    """Planned Ambush: another card instead of the one on the table."""
    return "same-card" if s.table[h] == card else why_not_chosen(s, h, card)


def why_not_next(s: Fury, seat: int, hunter: int) -> str:
    """Whose card cannot act now."""
    return "card-done" if hunter - SEAT0 in s.fighters else "not-in-combat"


def why_not_spared(s: Fury, seat: int, hunter: int) -> str:
    """Dracula decides about one hunter after the other, and only about those in his city."""
    return "spare-this-one" if s.at[hunter - SEAT0] == dracula_at(s) else "not-in-his-city"


def why_not_flown(s: Fury, seat: int, city: int) -> str:
    """Where the bat does not land."""
    here = dracula_at(s)
    if hideout_of(s.trail, city) in LAIRS:
        return "no-flight-to-lair"
    if city not in ROADS_2[here] or not is_city(city):
        return "cannot-fly"
    if city not in roads_clear(s, here, 2):
        return "holy-road"
    return "fly-from-hunters" if hunters_in(s, city) else "cannot-fly"
