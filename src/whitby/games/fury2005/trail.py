"""The Trail and the Catacombs: cards that slide, are turned up, leave, and lie beside the board."""

from __future__ import annotations

from whitby.cards import kinds, without
from whitby.engine import EVERYONE, NOUN, question
from whitby.games.fury.europe import CASTLE, is_city, is_sea
from whitby.games.fury.trail import LAIRS, LEAVING, TRAIL, here, hideout_of
from whitby.games.fury2005.decks import to_pool
from whitby.games.fury2005.state import (
    CUT,
    FACEUP,
    KIND,
    NEVER,
    PAID,
    UP,
    Fury,
    dracula_at,
    gain_blood,
    hide_space,
    hunters_in,
    is_marked,
)
from whitby.games.fury2005.windows import ON_REVEAL, open_window_for_all
from whitby.games.fury2005.words import (
    ADD,
    BURY,
    DARK_CALL,
    DRACULA,
    EMPTY,
    FEED,
    HIDE,
    JONATHAN_HARKER,
    LAND_BACK,
    PASS,
    RETURN,
    SEA_BACK,
    SEAT0,
    SPACE0,
    TO_DRACULA,
)


def back(card: int) -> int:
    """F05-SEA-15, F05-POWER-04, F05-HIDDEN-12  What a face-down card shows; Hide looks like any land."""
    return SEA_BACK if is_sea(card) else LAND_BACK


def lies_open(s: Fury, i: int) -> bool:
    """F05-POWER-04  Everybody sees this card, or that there is none: Dark Call and Feed are always face up."""
    return s.hideout_marks[i] & UP != 0 or s.trail[i] in (EMPTY, DARK_CALL, FEED)


# --- revealing ------------------------------------------------------------------------
def turn_up(s: Fury, i: int) -> None:
    """F05-TRAIL-08, F05-HIDDEN-16  The card lies face up from now on, wherever it goes in Trail and Catacombs."""
    if not lies_open(s, i):
        s.hideout_marks[i] |= UP
        s.tell(EVERYONE, "revealed", SPACE0 + i, s.trail[i])


def reveal(s: Fury, i: int) -> None:
    """F05-POWER-18, F05-ENC-08, F05-HOST-15  A location is turned up together with the Hide linked to it."""
    turn_up(s, i)
    if s.trail[i] == s.hide_city:
        turn_up(s, hide_space(s))


def space_meant(s: Fury, what: int) -> int:
    """The space of a card that all know by no more than this: its city, its space, or Dracula for the place where he is; or EMPTY."""
    if what == SEAT0 + DRACULA:
        return here(s.trail)
    return what - SPACE0 if what >= SPACE0 else hideout_of(s.trail, what)


def reveal_by_card(s: Fury, what: int) -> None:
    """F05-CARD-sensationalist-press  A card or Resolve turns up what it names; for a location Dracula may answer first.

    Where the card lies must not be told before he has answered.
    """
    i = space_meant(s, what)
    if i == EMPTY:
        return
    if not lies_open(s, i):
        s.tell(EVERYONE, "uncovers", what)
        if s.trail[i] != HIDE:
            open_window_for_all(s, ON_REVEAL, what)
        s.do(turn_up_unless_kept_secret, what)
    elif what == SEAT0 + DRACULA:
        s.tell(EVERYONE, "dracula-is", SPACE0 + i)


def turn_up_unless_kept_secret(s: Fury, what: int) -> None:
    """F05-CARD-sensationalist-press  The one location that Dracula named stays face down."""
    if s.press == EMPTY:
        turn_up(s, space_meant(s, what))
    s.press = EMPTY


def reveal_encounters(s: Fury, i: int) -> None:
    """F05-HIDDEN-17  All encounters on a card lie face up."""
    for e in s.hideout_encounters[i]:
        if not e & FACEUP:
            s.tell(EVERYONE, "encounter-revealed", SPACE0 + i, e & KIND)
    s.hideout_encounters[i] = tuple([e | FACEUP for e in s.hideout_encounters[i]])


def harker_watches(s: Fury) -> None:
    """F05-CARD-jonathan-harker  While he is in play, what lies on the sixth space is turned up, Hide too."""
    if s.allies[0] == JONATHAN_HARKER:
        s.do(reveal_by_card, SPACE0 + TRAIL - 1)


# --- cards that come ------------------------------------------------------------------
def move_card(s: Fury, a: int, b: int) -> None:
    """F05-HIDDEN-13  A card goes with all that lies on it."""
    s.trail[b] = s.trail[a]
    s.hideout_marks[b] = s.hideout_marks[a]
    s.hideout_encounters[b] = s.hideout_encounters[a]
    s.trail[a] = EMPTY
    s.hideout_marks[a] = 0
    s.hideout_encounters[a] = ()


def slide(s: Fury, gap: int) -> None:
    """F05-TRAIL-02, F05-POWER-15  All cards ahead of the gap move one space to the right; without one the sixth is pushed off."""
    for i in range(gap, 0, -1):
        move_card(s, i - 1, LEAVING if i == TRAIL else i)


def lay_card(s: Fury, card: int, marks: int) -> None:
    """F05-TRAIL-01, F05-TRAIL-02, F05-TRAIL-04, F05-TRAIL-09  The new card lies on the first space; a seventh is pushed off at once."""
    slide(s, TRAIL)
    s.trail[0] = card
    s.hideout_marks[0] = marks
    if card in (DARK_CALL, FEED):
        s.tell(EVERYONE, "power", card)
    else:
        s.tell(EVERYONE, "laid", back(card))
        s.tell(TO_DRACULA, "laid-card", card)
    if s.trail[LEAVING] != EMPTY:
        s.hideout_marks[TRAIL - 1] &= ~PAID  # Blood goes with the older of its two cards
        s.tell(EVERYONE, "pushed-off")
        hide_leaves_with(s, s.trail[LEAVING])
        s.do(card_leaves)
    harker_watches(s)


def arrives(s: Fury) -> None:
    """F05-TRAIL-05, F05-TRAIL-06, F05-TRAIL-07, F05-CASTLE-01  Face up where a hunter is, or in the Castle, which gives 2 Blood."""
    place = dracula_at(s)
    if place == CASTLE or hunters_in(s, place) and (not is_sea(place) or s.shown_at_sea):
        turn_up(s, here(s.trail))
    if place == CASTLE:
        gain_blood(s, 2)


def encounter_placed(s: Fury, i: int, kind: int) -> None:
    """F05-ENC-01  An encounter of his hand lies face down on a card."""
    s.encounters = without(s.encounters, kind)
    s.hideout_encounters[i] += (kind,)
    s.tell(EVERYONE, "encounter-placed", SPACE0 + i)
    s.tell(TO_DRACULA, "placed", SPACE0 + i, kind)


# --- cards that go --------------------------------------------------------------------
def drop_markers(s: Fury, i: int) -> None:
    """F05-TRAIL-18, F05-CATACOMB-09, F05-HIDDEN-18  Encounters go to the pool unseen and without effect."""
    if s.hideout_encounters[i]:
        for e in s.hideout_encounters[i]:
            to_pool(s, e & KIND)
        s.hideout_encounters[i] = ()
        s.tell(EVERYONE, "encounters-gone", SPACE0 + i)


def card_goes(s: Fury, i: int) -> None:
    """F05-TRAIL-10, F05-TRAIL-12, F05-TRAIL-13, F05-HOST-10, F05-HOST-14  To the deck or the powers; of a marked city beside the board."""
    card = s.trail[i]
    cut = s.hideout_marks[i] & CUT
    s.trail[i] = EMPTY
    s.hideout_marks[i] = 0
    if 0 < i < TRAIL and s.trail[i - 1] != EMPTY:
        s.hideout_marks[i - 1] = s.hideout_marks[i - 1] & ~PAID | cut
    if card == HIDE:
        s.hide_city = EMPTY
    s.tell(EVERYONE, "card-gone", SPACE0 + i)
    if is_marked(s, card):
        s.tell(EVERYONE, "beside", card)


def close_gaps(s: Fury) -> None:
    """F05-TRAIL-01  The cards left move up to the newest."""
    to = 0
    for i in range(TRAIL):
        if s.trail[i] != EMPTY:
            if i != to:
                move_card(s, i, to)
            to += 1


def hide_leaves_with(s: Fury, place: int) -> None:
    """F05-POWER-19, F05-POWER-20, F05-TRAIL-19  When its location leaves the Trail, Hide is shown and leaves too."""
    if s.hide_city == place:
        i = hide_space(s)
        turn_up(s, i)
        drop_markers(s, i)
        card_goes(s, i)
        close_gaps(s)


def clear_to(s: Fury, n: int) -> None:
    """F05-TRAIL-16 to F05-TRAIL-20  The n newest cards stay, and always Dracula's location; a Hide whose location goes is shown first."""
    count = TRAIL - s.trail[:TRAIL].count(EMPTY)
    if count <= n:
        return
    at = here(s.trail)
    kept = list(range(n)) if at < n else [*range(n - 1), at]
    s.tell(EVERYONE, "cleared")
    for i in range(count):
        if i not in kept and s.trail[i] == s.hide_city:
            turn_up(s, hide_space(s))
            kept = [k for k in kept if s.trail[k] != HIDE]
    for i in range(count):
        if i not in kept:
            drop_markers(s, i)
            card_goes(s, i)
    close_gaps(s)


@question("card-leaves")
def card_leaves(s: Fury) -> None:
    """F05-CATACOMB-02, F05-CATACOMB-03, F05-CATACOMB-04, F05-MATURE-08  To the deck, or a land location to a free Catacomb.

    A face-down Hide and the face-down card of a marked city leave like any other land: asking must not tell them apart.
    """
    card = s.trail[LEAVING]
    open_to_all = lies_open(s, LEAVING)
    if is_sea(card) or free_catacomb(s) == EMPTY or open_to_all and not may_be_buried(s, card):
        return_card(s)
    else:
        s.ask(DRACULA, [RETURN | (SPACE0 + LEAVING)] + ([BURY] if may_be_buried(s, card) else []), leaving_decided)


def may_be_buried(s: Fury, card: int) -> bool:
    """F05-CATACOMB-04, F05-CATACOMB-11, F05-HOST-10  A city or the Castle, but of no marked city."""
    return is_city(card) and not is_marked(s, card)


def leaving_decided(s: Fury, choice: int) -> None:
    """F05-TRAIL-10, F05-TRAIL-11, F05-CATACOMB-02  Dracula has decided where the card goes."""
    if choice == BURY:
        bury(s)
    else:
        return_card(s)


def return_card(s: Fury) -> None:
    """F05-MATURE-01, F05-MATURE-08, F05-POWER-20  The card goes; its marker lies aside, though that of a Hide will never mature."""
    hidden = s.trail[LEAVING] == HIDE
    if hidden and lies_open(s, LEAVING):
        drop_markers(s, LEAVING)
    for e in s.hideout_encounters[LEAVING]:
        s.dropped += (e | NEVER if hidden else e,)
        s.tell(EVERYONE, "aside", SPACE0 + LEAVING)
    s.hideout_encounters[LEAVING] = ()
    card_goes(s, LEAVING)


# --- Catacombs ------------------------------------------------------------------------
def free_catacomb(s: Fury) -> int:
    """F05-CATACOMB-01  The first of three spaces that holds no card, or EMPTY."""
    for i in LAIRS:
        if s.trail[i] == EMPTY:
            return i
    return EMPTY


def bury(s: Fury) -> None:
    """F05-CATACOMB-05, F05-CATACOMB-07, F05-TRAIL-13  Face and encounter stay as they are; powers that lay with the card do not."""
    i = free_catacomb(s)
    move_card(s, LEAVING, i)
    s.hideout_marks[i] &= UP
    s.tell(EVERYONE, "buried", SPACE0 + i)
    s.do(add_encounter, i)


@question("add-encounter")
def add_encounter(s: Fury, i: int) -> None:
    """F05-CATACOMB-06, F05-CATACOMB-11, F05-CATACOMB-14  One more from his hand, by option compulsory; never in the Castle."""
    if s.encounters and s.trail[i] != CASTLE:
        s.ask(DRACULA, ([] if s.must_add else [PASS]) + [ADD | kind for kind in kinds(s.encounters)], extra_added)


def extra_added(s: Fury, i: int, choice: int) -> None:
    """F05-CATACOMB-06  The encounter lies face down beside the other."""
    if choice != PASS:
        encounter_placed(s, i, choice & NOUN)


# --- bat moves, and cards beside the board ----------------------------------------------
def replace_here(s: Fury, place: int) -> None:
    """F05-COMBAT-41, F05-COMBAT-42, F05-POWER-19  A face-down card in place of his location, whose markers and powers go."""
    hide_leaves_with(s, dracula_at(s))
    i = here(s.trail)
    drop_markers(s, i)
    card_goes(s, i)
    s.trail[i] = place
    s.hideout_marks[i] = CUT
    s.tell(EVERYONE, "bat-move", SPACE0 + i)
    s.tell(TO_DRACULA, "laid-card", place)


def mark_city(s: Fury, place: int) -> None:
    """F05-HOST-09, F05-HIDDEN-30  Of a city that was marked the card lies beside the board, or all see that it is missing."""
    s.tell(EVERYONE, "missing" if place in s.trail else "beside", place)


def unmark_city(s: Fury, place: int) -> None:
    """F05-HOST-11  A marker is gone: unless another lies there, the card beside the board returns to the deck."""
    if not is_marked(s, place) and place not in s.trail:
        s.tell(EVERYONE, "returned", place)
