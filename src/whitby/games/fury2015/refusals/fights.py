"""What searches, ambushes and combats do not allow. A hunter who searches learns nothing of what lies elsewhere."""

from __future__ import annotations

from whitby.engine import NOUN
from whitby.games.fury.europe import is_city
from whitby.games.fury.trail import LAIRS, hideout_of
from whitby.games.fury2015.ambush import hideout_in, kind_in
from whitby.games.fury2015.combat import OWN_CARDS, roads_clear
from whitby.games.fury2015.europe import ROADS_2
from whitby.games.fury2015.refusals.cards import holds
from whitby.games.fury2015.refusals.why import WHY, about
from whitby.games.fury2015.state import UP, USED, Fury, dracula_at, hunters_in, index_of_kind, spaces_here
from whitby.games.fury2015.words import BANNERED, DRACULA, EMPTY, EVENT0, HIDE, NOUNS, SEAT0


# --- search and ambush ------------------------------------------------------------------
@WHY.at("search-goes-on", "face")
def why_not_faced(s: Fury, h: int, choice: int) -> str:
    """Only what the search has turned up here is faced, each card once."""
    i, kind = hideout_in(choice & NOUN), kind_in(choice & NOUN)
    if i in spaces_here(s, s.at[h]):
        return "not-found" if index_of_kind(s.hideout_encounters[i], kind, USED) == EMPTY else "faced-already"
    return "untied-hide" if s.trail[i] == HIDE and s.hideout_marks[i] & UP else "not-found"


@WHY.at("may-ambush", "ambush")
def why_not_ambush(s: Fury, seat: int, choice: int) -> str:
    """Why this encounter cannot ambush; Dracula knows what lies where."""
    i, kind = hideout_in(choice & NOUN), kind_in(choice & NOUN)
    if index_of_kind(s.hideout_encounters[i], kind, 0) == EMPTY:
        return "not-lurking" if index_of_kind(s.hideout_encounters[i], kind, USED) == EMPTY else "ambushed-already"
    if i not in spaces_here(s, s.at[about(s, 0)]):
        return "untied-hide" if s.trail[i] == HIDE else "no-arrival"
    return WHY.cards.get(NOUNS[kind], "not-lurking")


# --- combat -------------------------------------------------------------------------------
@WHY.at("choose-cards", "choose")
def why_not_chosen(s: Fury, seat: int, choice: int) -> str:
    """A card for a round of combat."""
    card = choice & NOUN
    if seat == DRACULA:
        return "not-held"
    if card in OWN_CARDS or holds(s, seat, card):
        return "card-on-table" if s.last_cards[seat] == card else "no-banner"
    return "not-held" if card in BANNERED or card < EVENT0 else "no-banner"


@WHY.at("may-swap", "choose")
def why_not_swapped(s: Fury, h: int, choice: int) -> str:
    """Planned Ambush: another card instead of the one on the table."""
    return "same-card" if s.chosen_cards[h] == choice & NOUN else why_not_chosen(s, h, choice)


@WHY.at("hunters-strike", "next")
def why_not_next(s: Fury, seat: int, choice: int) -> str:
    """Why this hunter's card cannot act now."""
    return "card-done" if (choice & NOUN) - SEAT0 in s.fighters else "not-in-combat"


@WHY.at("may-spare", "spare")
def why_not_spared(s: Fury, seat: int, choice: int) -> str:
    """Dracula decides about one hunter after the other, and only about those in his city."""
    return "spare-this-one" if s.at[(choice & NOUN) - SEAT0] == dracula_at(s) else "not-in-his-city"


@WHY.at("may-fly", "fly")
def why_not_flown(s: Fury, seat: int, choice: int) -> str:
    """Where the bat does not land."""
    city, here = choice & NOUN, dracula_at(s)
    if hideout_of(s.trail, city) in LAIRS:
        return "no-flight-to-lair"
    if city not in ROADS_2[here] or not is_city(city):
        return "cannot-fly"
    if city not in roads_clear(s, here, 2):
        return "holy-road"
    return "fly-from-hunters" if hunters_in(s, city) else "cannot-fly"
