"""What a set of eyes may know of a game of Fury of Dracula: a snapshot with holes."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import without
from whitby.engine import ANYTIME, NOBODY, NOUN, Pile, ask_window, face_in_window
from whitby.games.fury.europe import OFF, is_sea
from whitby.games.fury.trail import HIDEOUTS, LAIRS, hideout_of
from whitby.games.fury2015.combat import draw_combat_card
from whitby.games.fury2015.decks import bottom_from_bag, draw_ticket, event_back, item_from_bag, top_from_bag
from whitby.games.fury2015.dracula_events import assist
from whitby.games.fury2015.encounters import take_discard
from whitby.games.fury2015.hunter_events import item_on_top, pick_encounter, study, surprising_return, take_item
from whitby.games.fury2015.state import FACEUP, UP, Fury, dracula_at, hunters_in, revealed
from whitby.games.fury2015.trade import offer_cards
from whitby.games.fury2015.trail import announced, back, encounter_from_bag
from whitby.games.fury2015.words import (
    CHOOSE,
    DISCARD,
    DRACULA,
    DRAW,
    EMPTY,
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
    TO_HUNTERS,
    UNKNOWN,
    WOLF_AND_HIDE,
)


def own(pile: Pile, seen: int) -> list[int]:
    """The pile itself, or only its size."""
    return list(pile) if seen else [UNKNOWN] * len(pile)


# --- fields that not everybody sees alike ------------------------------------------------------------
def open_hands(s: Fury, eyes: int) -> int:
    """Whose hands these eyes see: their own, and the one that lies open to them."""
    bare = BIT[s.hand_shown] if s.hand_shown != NOBODY else 0
    return eyes | (bare if bare != TO_DRACULA or eyes & TO_HUNTERS else 0)


def item_hands(s: Fury, eyes: int) -> list[list[int]]:
    """F15-HIDDEN-01  Items in hand."""
    seen = open_hands(s, eyes)
    return [own(pile, seen & BIT[h]) for h, pile in enumerate(s.items)]


def event_hands(s: Fury, eyes: int) -> list[list[int]]:
    """F15-HIDDEN-01  Events in hand."""
    seen = open_hands(s, eyes)
    return [own(pile, seen & BIT[seat]) for seat, pile in enumerate(s.events)]


def encounter_hand(s: Fury, eyes: int) -> list[int]:
    """F15-HIDDEN-01  Dracula's encounters in hand."""
    return own(s.encounters, open_hands(s, eyes) & TO_DRACULA)


def ticket_spent(s: Fury, eyes: int) -> int:
    """F15-TICKET-06  Facedown, until a False Tip shows it."""
    return s.ticket_spent if s.ticket_spent == EMPTY or s.false_tip or eyes & BIT[s.turn] else UNKNOWN


def hideout_faces(s: Fury, eyes: int) -> list[int]:
    """F15-HIDDEN-06  The cards of trail and lairs, or their backs."""
    drac = eyes & TO_DRACULA
    return [face_of(s, i, drac) for i in range(HIDEOUTS)]


def figure(s: Fury, eyes: int) -> int:
    """F15-REVEAL-03  Where Dracula's figure stands on the board, or OFF."""
    return dracula_at(s) if revealed(s) else OFF


def encounter_faces(s: Fury, eyes: int) -> list[list[int]]:
    """F15-HIDDEN-02  Encounters in hideouts, facedown ones only counted."""
    drac = eyes & TO_DRACULA
    return [[e if drac or e & FACEUP else UNKNOWN for e in pile] for pile in s.hideout_encounters]


def top_event_back(s: Fury, eyes: int) -> int:
    """F15-HIDDEN-07  Of the top event the back."""
    return EMPTY if s.event_top == EMPTY else event_back(s.event_top)


def tail_backs(s: Fury, eyes: int) -> list[int]:
    """The backs of the bottom events."""
    return [event_back(card) for card in s.event_bottom]


def facedown_events(s: Fury, eyes: int) -> list[int]:
    """Dracula sees them while he takes one back."""
    return own(s.event_facedown, eyes & TO_DRACULA if s.running[0] is take_discard else 0)


def cards_found(s: Fury, eyes: int) -> list[int]:
    """The finder alone looks at them."""
    return own(s.items_found, eyes & BIT[s.finder] if s.finder >= 0 else 0)


def in_trade(s: Fury, piles: list[Pile], eyes: int) -> list[list[int]]:
    """The two who trade see what lies between them."""
    pair = BIT[s.turn] | BIT[s.trade_partner] if s.trade_partner >= 0 else 0
    return [list(pile) if eyes & pair else [] for pile in piles]


def offers(s: Fury, eyes: int) -> list[list[int]]:
    """F15-TRADE-09  What each gives."""
    return in_trade(s, s.trade_offers, eyes)


def shown_in_trade(s: Fury, eyes: int) -> list[list[int]]:
    """What each only shows."""
    return in_trade(s, s.trade_shown, eyes)


def chosen_cards(s: Fury, eyes: int) -> list[int]:
    """F15-COMBAT-08  Combat cards on the table, facedown until they are shown."""
    return [card if s.cards_revealed or card == EMPTY or eyes & BIT[seat] else UNKNOWN for seat, card in enumerate(s.chosen_cards)]


def face_of(s: Fury, i: int, drac: int) -> int:
    """F15-HIDDEN-06  A card of the trail or a lair: itself, or its back."""
    card = s.trail[i]
    return card if drac or card == EMPTY or s.hideout_marks[i] & UP or announced(card) else back(card)


# --- what eyes see of a choice --------------------------------------------------------------------
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
