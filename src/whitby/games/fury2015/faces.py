"""What a set of eyes sees of a choice that somebody else is about to make: all of it, a back, or only the verb."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import without
from whitby.engine import ANYTIME, NOUN, ask_window, face_in_window
from whitby.games.fury.europe import OFF, is_sea
from whitby.games.fury.trail import LAIRS, hideout_of
from whitby.games.fury2015.combat import draw_combat_card
from whitby.games.fury2015.decks import bottom_from_bag, draw_ticket, event_back, item_from_bag, top_from_bag
from whitby.games.fury2015.dracula_events import assist
from whitby.games.fury2015.hunter_events import item_on_top, pick_encounter, study, surprising_return, take_item
from whitby.games.fury2015.state import Fury, hunters_in, revealed
from whitby.games.fury2015.trade import offer_cards
from whitby.games.fury2015.trail import back, encounter_from_bag
from whitby.games.fury2015.words import (
    CHOOSE,
    DISCARD,
    DRACULA,
    DRAW,
    ENCOUNTER0,
    FLY,
    GIVE,
    HEALTH,
    HIDE,
    IS_DRACULAS,
    LAY,
    PLACE,
    PROWL,
    RAIL,
    SHOW,
    SPACE0,
    START,
    TAKE,
    TICKET0,
    TO_DRACULA,
    WOLF_AND_HIDE,
)


def face(s: Fury, seat: int, choice: int, eyes: int) -> int:
    """What these eyes see of a choice that is about to be made: all of it, its back, or only the verb."""
    verb = choice & ~NOUN
    if verb == DRAW:
        return face_of_draw(s, choice, eyes)
    if seat >= 0 and eyes & BIT[seat]:
        return choice
    if s.running[0] is ask_window and not choice & ANYTIME:
        return face_in_window(s, seat, choice)
    if verb == DISCARD:
        return choice if card_shows(s, choice & NOUN) else verb
    if verb == CHOOSE and s.asked:
        return choice if len(s.asked) == 1 and len(s.fighters) == 1 else verb  # nobody is left to wait for: shown at once
    if verb in (PROWL, WOLF_AND_HIDE) and s.dracula_damage + 1 >= HEALTH[DRACULA]:
        return PROWL  # he dies of it before anybody sees where it leads
    if verb == WOLF_AND_HIDE:
        return PROWL | face_of_move(s, LAY | HIDE)
    if verb in (START, LAY, PROWL, FLY) and seat == DRACULA:
        return verb | face_of_move(s, choice)
    if verb == TAKE and s.running[0] is take_item:
        return face_of_find(s, choice)
    if verb == RAIL:
        return verb
    if verb == PLACE or (verb == TAKE and s.running[0] is not surprising_return):
        return verb
    if verb == GIVE or verb == SHOW and s.running[0] is offer_cards:
        return choice if eyes & (BIT[s.turn] | BIT[s.trade_partner]) else GIVE
    return choice


def card_shows(s: Fury, card: int) -> bool:
    """Do all see which card is discarded?"""
    if card >= TICKET0:
        return False
    return card < ENCOUNTER0 or s.open_encounters or s.running[0] is pick_encounter


def face_of_move(s: Fury, choice: int) -> int:
    """A place is seen where a hunter stands, and a lair as the lair it was; else only the back."""
    place = choice & NOUN
    if place == HIDE:
        return HIDE if revealed(s) else back(HIDE)
    if place > HIDE - 3:
        return place
    if choice & ~NOUN != FLY:
        lair = hideout_of(s.trail, place)
        if lair in LAIRS:
            return SPACE0 + lair
        if hunters_in(s, place) and not is_sea(place):
            return place
    return back(place)


def face_of_find(s: Fury, choice: int) -> int:
    """F15-CARD-lucky-find  The card taken stays hidden; the others, which are discarded, are seen."""
    seen = 0
    for card in without(s.items_found, choice & NOUN):
        seen = seen * NOUN + card
    return TAKE | seen << 20


def face_of_draw(s: Fury, choice: int, eyes: int) -> int:
    """A draw is seen by the one who draws; of an event the back shows."""
    rule = s.running[0]
    card = choice & NOUN
    if rule in (item_from_bag, item_on_top, draw_ticket):
        return choice if eyes & BIT[s.running[1][0]] else DRAW
    if rule in (encounter_from_bag, draw_combat_card):
        return choice if eyes & TO_DRACULA else DRAW
    if rule is top_from_bag and s.agenda and s.agenda[-1][0] is assist and s.agenda[-1][1][0] > 0:
        return choice if not IS_DRACULAS[card] or eyes & TO_DRACULA else DRAW | event_back(card)  # discarded, or drawn, at once
    if rule in (top_from_bag, study):
        return DRAW | event_back(card)
    if rule is bottom_from_bag:
        if IS_DRACULAS[card]:
            return choice if eyes & TO_DRACULA else DRAW | event_back(card)
        return choice if s.city_left != OFF or eyes & BIT[s.running[1][0]] else DRAW | event_back(card)
    return choice
