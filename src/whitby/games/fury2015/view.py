"""What a set of eyes may know of a game of Fury of Dracula: a snapshot with holes."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import hidden
from whitby.engine import NOBODY, Pile
from whitby.games.fury.europe import OFF
from whitby.games.fury.trail import HIDEOUTS
from whitby.games.fury2015.decks import event_back
from whitby.games.fury2015.encounters import take_discard
from whitby.games.fury2015.state import FACEUP, UP, Fury, dracula_at, revealed
from whitby.games.fury2015.trail import announced, back
from whitby.games.fury2015.words import (
    EMPTY,
    TO_DRACULA,
    TO_HUNTERS,
    UNKNOWN,
)


def own(pile: Pile, seen: int) -> Pile:
    """The pile itself, or only its size."""
    return pile if seen else hidden(len(pile))


# --- fields that not everybody sees alike ------------------------------------------------------------
def open_hands(s: Fury, eyes: int) -> int:
    """Whose hands these eyes see: their own, and the one that lies open to them."""
    bare = BIT[s.hand_shown] if s.hand_shown != NOBODY else 0
    return eyes | (bare if bare != TO_DRACULA or eyes & TO_HUNTERS else 0)


def item_hands(s: Fury, eyes: int) -> list[Pile]:
    """F15-HIDDEN-01  Items in hand."""
    seen = open_hands(s, eyes)
    return [own(pile, seen & BIT[h]) for h, pile in enumerate(s.items)]


def event_hands(s: Fury, eyes: int) -> list[Pile]:
    """F15-HIDDEN-01  Events in hand."""
    seen = open_hands(s, eyes)
    return [own(pile, seen & BIT[seat]) for seat, pile in enumerate(s.events)]


def encounter_hand(s: Fury, eyes: int) -> Pile:
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


def encounter_faces(s: Fury, eyes: int) -> list[Pile]:
    """F15-HIDDEN-02  Encounters in hideouts, facedown ones only counted."""
    drac = eyes & TO_DRACULA
    return [pile if drac else tuple([e if e & FACEUP else UNKNOWN for e in pile]) for pile in s.hideout_encounters]


def top_event_back(s: Fury, eyes: int) -> int:
    """F15-HIDDEN-07  Of the top event the back."""
    return EMPTY if s.event_top == EMPTY else event_back(s.event_top)


def tail_backs(s: Fury, eyes: int) -> Pile:
    """The backs of the bottom events."""
    return tuple([event_back(card) for card in s.event_bottom])


def facedown_events(s: Fury, eyes: int) -> Pile:
    """Dracula sees them while he takes one back."""
    return own(s.event_facedown, eyes & TO_DRACULA if s.running[0] is take_discard else 0)


def cards_found(s: Fury, eyes: int) -> Pile:
    """The finder alone looks at them."""
    return own(s.items_found, eyes & BIT[s.finder] if s.finder >= 0 else 0)


def in_trade(s: Fury, piles: list[Pile], eyes: int) -> list[Pile]:
    """The two who trade see what lies between them."""
    pair = BIT[s.turn] | BIT[s.trade_partner] if s.trade_partner >= 0 else 0
    return [pile if eyes & pair else () for pile in piles]


def offers(s: Fury, eyes: int) -> list[Pile]:
    """F15-TRADE-09  What each gives."""
    return in_trade(s, s.trade_offers, eyes)


def shown_in_trade(s: Fury, eyes: int) -> list[Pile]:
    """F15-TRADE-09  What each trader shows without giving it; only the two see it."""
    return in_trade(s, s.trade_shown, eyes)


def chosen_cards(s: Fury, eyes: int) -> list[int]:
    """F15-COMBAT-08  Combat cards on the table, facedown until they are shown."""
    return [card if s.cards_revealed or card == EMPTY or eyes & BIT[seat] else UNKNOWN for seat, card in enumerate(s.chosen_cards)]


def face_of(s: Fury, i: int, drac: int) -> int:
    """F15-HIDDEN-06  A card of the trail or a lair: itself, or its back."""
    card = s.trail[i]
    return card if drac or card == EMPTY or s.hideout_marks[i] & UP or announced(card) else back(card)
