"""What a set of eyes sees of a choice that somebody else is about to make: all of it, a back, or only the verb."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.engine import NOUN, ask_window, face_in_window
from whitby.games.fury.europe import CASTLE, is_sea
from whitby.games.fury.trail import hideout_of
from whitby.games.fury2005.combat import lay_combat_card
from whitby.games.fury2005.decks import RESUPPLY, encounter_from_pool, event_back, event_from_deck, item_from_deck, turn_up_event
from whitby.games.fury2005.dracula import land_from_storm
from whitby.games.fury2005.hunter_events import dracula_announces
from whitby.games.fury2005.moves import keep_one
from whitby.games.fury2005.state import KIND, UP, Fury, dracula_at, hunters_in
from whitby.games.fury2005.supply import lay_open
from whitby.games.fury2005.trail import back
from whitby.games.fury2005.view import hands_seen
from whitby.games.fury2005.words import (
    ADD,
    DISCARD,
    DRACULA,
    DRAW,
    ENCOUNTER0,
    FLY,
    GIVE,
    HIDE,
    IS_ALLY,
    IS_DRACULAS,
    IS_KEPT,
    LAY,
    MARKER0,
    PLACE,
    RETRACE,
    SPACE0,
    START,
    TO_DRACULA,
    WOLF,
    WOLF_AND_HIDE,
    WOLF_AND_RETRACE,
)

ALLY: Final = 1 << 20  # a face: an ally, whoever it is
HIS_MOVES: Final = (START, LAY, WOLF, WOLF_AND_HIDE, RETRACE, WOLF_AND_RETRACE, FLY)


def face(s: Fury, seat: int, choice: int, eyes: int) -> int:
    """What these eyes see of a choice that is about to be made: all of it, its back, or only the verb."""
    verb = choice & ~NOUN
    if verb == DRAW:
        return face_of_draw(s, choice, eyes)
    if seat >= 0 and eyes & BIT[seat]:
        return choice
    if s.running[0] is ask_window:
        return face_in_window(s, seat, choice)
    if s.running[0] is lay_combat_card:
        return choice if hands_seen(s, eyes) & BIT[seat] or seat != DRACULA and len(s.fighters) == 1 else verb
    if verb == GIVE:
        pair = BIT[seat] | BIT[s.running[1][1]]  # who gives and who takes
        return choice if hands_seen(s, eyes) & pair or lay_open(s, seat, choice & NOUN) else verb
    if verb in (PLACE, ADD) or verb == DISCARD and choice & NOUN >= ENCOUNTER0:
        return verb
    if s.running[0] is keep_one:
        return verb | face_of_kept(s, choice & NOUN)
    if s.running[0] in (dracula_announces, land_from_storm):
        return choice
    return face_of_move(s, choice) if seat == DRACULA and verb in HIS_MOVES else choice


def face_of_kept(s: Fury, kind: int) -> int:
    """F05-POWER-16  All see which of the two markers is kept, by where it lies."""
    i = s.running[1][0]
    return MARKER0 + 2 * i + [e & KIND for e in s.hideout_encounters[i]].index(kind)


def face_of_move(s: Fury, choice: int) -> int:
    """F05-HIDDEN-12, F05-HIDDEN-13  A place is seen where a hunter is, and in the Castle; else the back, or the space it comes from."""
    verb, place = choice & ~NOUN, choice & NOUN
    if verb == WOLF_AND_HIDE:
        verb, place = WOLF, HIDE
    if place == HIDE:
        shown = dracula_at(s) == CASTLE or hunters_in(s, dracula_at(s))
        return verb | (HIDE if shown else back(HIDE))
    if place > HIDE - 4 or seen_at_once(s, place):
        return choice
    if verb in (RETRACE, WOLF_AND_RETRACE):
        i = hideout_of(s.trail, place)
        return choice if s.hideout_marks[i] & UP else verb | (SPACE0 + i)
    return verb | back(place)


def seen_at_once(s: Fury, place: int) -> bool:
    """F05-TRAIL-05 to F05-TRAIL-07  Is a card for this place laid face up?"""
    return place == CASTLE or len(hunters_in(s, place)) > 0 and (not is_sea(place) or s.shown_at_sea)


def face_of_draw(s: Fury, choice: int, eyes: int) -> int:
    """F05-HIDDEN-19 to F05-HIDDEN-21  A draw is seen by who gets the card; of an event the back shows, and what happens at once."""
    rule, args = s.running
    card = choice & NOUN
    if rule is item_from_deck:
        return choice if hands_seen(s, eyes) & BIT[args[0]] else DRAW
    if rule is encounter_from_pool:
        return choice if eyes & TO_DRACULA else DRAW
    if rule is turn_up_event:
        return DRAW | event_back(card)
    if rule is event_from_deck:
        owner = DRACULA if IS_DRACULAS[card] else args[0]
        last = len(s.event_deck) == 1  # the deck is renewed before anybody reads it
        if not last and (hands_seen(s, eyes) & BIT[owner] or not IS_DRACULAS[card] and args[1] != RESUPPLY):
            return choice
        if not last and not IS_KEPT[card] and not IS_ALLY[card]:
            return choice
        return DRAW | event_back(card) | (ALLY if IS_ALLY[card] and not last else 0)
    return choice
