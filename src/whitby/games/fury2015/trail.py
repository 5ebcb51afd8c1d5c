"""The trail: turning cards up, clearing hideouts, lairs, and Dracula's hand of encounters."""

from __future__ import annotations

from whitby.cards import with_card, without
from whitby.engine import CHANCE, EVERYONE, NOUN, question
from whitby.games.fury.europe import CASTLE, is_sea
from whitby.games.fury.trail import LAIRS, here, space_of
from whitby.games.fury2015.state import BAT_CARD, FACEUP, KIND, RUMOR_TOKEN, UP, WOLF, Fury, draws, tied_hide, tied_location
from whitby.games.fury2015.words import (
    BAT,
    CASTLE_BACK,
    CITY_BACK,
    DARK_CALL,
    EMPTY,
    ENCOUNTER_HAND,
    FEED,
    HIDE,
    MISDIRECT,
    SEA_BACK,
    SPACE0,
    TO_DRACULA,
)


def back(card: int) -> int:
    """F15-TRAIL-14  What a facedown card shows: city, sea or castle; power cards share the city back."""
    return CASTLE_BACK if card == CASTLE else SEA_BACK if is_sea(card) else CITY_BACK


def announced(card: int) -> bool:
    """F15-POWER-02  Power cards whose play was announced are known for ever."""
    return card in (DARK_CALL, FEED, MISDIRECT)


# --- revealing ------------------------------------------------------------------------
def reveal(s: Fury, i: int) -> None:
    """F15-REVEAL-01, F15-POWER-09  Turn up the card of a hideout or lair; Hide and its location go together."""
    turn_up(s, i)
    if s.trail[i] == HIDE:
        j = tied_location(s, i)
        if j != EMPTY:
            turn_up(s, j)
    else:
        j = tied_hide(s, i)
        if j != EMPTY:
            turn_up(s, j)
    if i == here(s.trail) and any([s.trail[j] == HIDE and not s.hideout_marks[j] & UP for j in range(i)]):
        s.tell(EVERYONE, "figure", s.trail[i])  # the backs would not tell


def turn_up(s: Fury, i: int) -> None:
    """F15-REVEAL-03, F15-REVEAL-04  The card lies faceup from now on."""
    if s.trail[i] != EMPTY and not s.hideout_marks[i] & UP:
        s.hideout_marks[i] |= UP
        s.tell(EVERYONE, "revealed", SPACE0 + i, s.trail[i])


def look_for(s: Fury, place: int) -> None:
    """F15-REVEAL-05, F15-REVEAL-06  A named place is turned up if it is on the trail."""
    i = space_of(s.trail, place)
    if i == EMPTY:
        s.tell(EVERYONE, "not-on-trail", place)
    else:
        s.tell(EVERYONE, "on-trail", place)
        reveal(s, i)


def reveal_encounters(s: Fury, i: int) -> None:
    """F15-ENC-04  All encounters of a hideout lie faceup."""
    for e in s.hideout_encounters[i]:
        if not e & FACEUP:
            s.tell(EVERYONE, "encounter-revealed", SPACE0 + i, e & KIND)
    s.hideout_encounters[i] = tuple(sorted([e | FACEUP for e in s.hideout_encounters[i]]))


# --- clearing -------------------------------------------------------------------------
def clear(s: Fury, i: int) -> None:
    """F15-TRAIL-05 to F15-TRAIL-08, F15-LAIR-15  Everything in the hideout or lair goes back to where it came from."""
    if s.trail[i] == EMPTY:
        return
    discard_all(s, i)
    loose_cards_go(s, i)
    s.trail[i] = EMPTY
    s.hideout_marks[i] = 0
    s.tell(EVERYONE, "cleared", SPACE0 + i)


def discard_all(s: Fury, i: int) -> None:
    """F15-TRAIL-06  Encounters are discarded facedown without effect; those that lay faceup are known."""
    for e in s.hideout_encounters[i]:
        if e & FACEUP or s.open_encounters:
            s.encounter_discards = with_card(s.encounter_discards, e & KIND)
            s.tell(EVERYONE, "encounter-discarded", e & KIND)
        else:
            s.encounter_facedown = with_card(s.encounter_facedown, e & KIND)
    s.hideout_encounters[i] = ()


def strip_current_location(s: Fury, i: int) -> None:
    """F15-MATURE-09  The current location loses encounters, tokens and what else lies with it, but its card stays."""
    discard_all(s, i)
    loose_cards_go(s, i)
    s.hideout_marks[i] &= ~RUMOR_TOKEN
    s.tell(EVERYONE, "stripped", SPACE0 + i)


def clear_spaces(s: Fury, spaces: tuple[int, ...]) -> None:
    """F15-MATURE-07  Clear these trail spaces; Dracula must be somewhere."""
    at = here(s.trail)
    for i in spaces:
        if s.trail[i] != EMPTY:
            if i == at:
                strip_current_location(s, i)
            else:
                clear(s, i)


def move_hideout(s: Fury, a: int, b: int) -> None:
    """F15-TRAIL-02  A hideout goes as a whole."""
    s.trail[b] = s.trail[a]
    s.hideout_marks[b] = s.hideout_marks[a]
    s.hideout_encounters[b] = s.hideout_encounters[a]
    s.trail[a] = EMPTY
    s.hideout_marks[a] = 0
    s.hideout_encounters[a] = ()


def empty_lair_goes(s: Fury, i: int) -> None:
    """F15-LAIR-10  A lair without encounters is cleared."""
    if i in LAIRS and s.trail[i] != EMPTY and not s.hideout_encounters[i]:
        clear(s, i)


def takes_encounters(s: Fury, i: int) -> bool:
    """F15-TRAIL-12  Not on a sea, Dark Call, Feed or Misdirect."""
    card = s.trail[i]
    return card != EMPTY and not is_sea(card) and not announced(card)


def may_be_lair(s: Fury, i: int) -> bool:
    """F15-LAIR-06  A city or the castle; not a sea, not a lone power card."""
    return 0 <= s.trail[i] < DARK_CALL and not is_sea(s.trail[i])


def settles_as_lair(s: Fury, i: int, lair: int) -> None:
    """F15-LAIR-01  The hideout as it is, but for cards that no lair holds."""
    loose_cards_go(s, i)
    move_hideout(s, i, lair)


def loose_cards_go(s: Fury, i: int) -> None:
    """F15-LAIR-07, F15-LAIR-08  Wolf Form and the bat card go back to their decks."""
    if s.hideout_marks[i] & BAT_CARD:
        s.combat_deck = with_card(s.combat_deck, BAT)
    s.hideout_marks[i] &= ~(WOLF | BAT_CARD)


# --- Dracula's encounters ---------------------------------------------------------------
def fill_encounters(s: Fury) -> None:
    """F15-ENC-01, F15-ENC-02  Up to five; more are never discarded for it."""
    if len(s.encounters) < ENCOUNTER_HAND and s.encounter_deck + s.encounter_discards + s.encounter_facedown:
        s.do(draw_encounter)
        s.do(fill_encounters)


def draw_encounter(s: Fury) -> None:
    """F15-ENC-03  One card; an empty deck is rebuilt from its discards."""
    if not s.encounter_deck:
        s.encounter_deck = tuple(sorted(s.encounter_discards + s.encounter_facedown))
        s.encounter_discards = ()
        s.encounter_facedown = ()
        s.tell(EVERYONE, "encounters-shuffled")
    s.do(encounter_from_bag)


@question("encounter-from-bag")
def encounter_from_bag(s: Fury) -> None:
    """A random card of the deck."""
    if s.encounter_deck:
        s.ask(CHANCE, draws(s.encounter_deck), encounter_drawn)


def encounter_drawn(s: Fury, choice: int) -> None:
    """F15-ENC-03  The encounter goes to Dracula's hand; he alone sees it."""
    card = choice & NOUN
    s.encounter_deck = without(s.encounter_deck, card)
    s.encounters = with_card(s.encounters, card)
    s.tell(TO_DRACULA, "drew-encounter", card)


def encounter_placed_on(s: Fury, i: int, card: int) -> None:
    """An encounter of his hand lies facedown in a hideout or lair."""
    s.encounters = without(s.encounters, card)
    s.hideout_encounters[i] = tuple(sorted(s.hideout_encounters[i] + (card,)))
    s.tell(EVERYONE, "encounter-placed", SPACE0 + i)
    s.tell(TO_DRACULA, "placed", SPACE0 + i, card)
