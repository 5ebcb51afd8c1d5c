"""What a set of eyes may know of a game of Dracula (2003): a snapshot with holes."""

from __future__ import annotations

from typing import Any, Final

from whitby.board import BIT
from whitby.cards import hidden
from whitby.engine import NOUN, Pile
from whitby.games.dracula2003.state import London, side_known
from whitby.games.dracula2003.words import (
    CHOOSE,
    DEAL,
    DRACULAS,
    EMPTY,
    LAY,
    OWNER,
    SET,
    UNKNOWN,
    VAN_HELSINGS,
)

View = dict[str, Any]
BACK: Final = (DRACULAS, VAN_HELSINGS)


def places_remembered(s: London, eyes: int) -> list[int]:
    """What the players remember, spectators were not shown."""
    return s.supply_seen_places.copy() if eyes else [0, 0]


def cards_remembered(s: London, eyes: int) -> list[Pile]:
    """Which cards the players have seen in a supply; spectators were not shown them."""
    return [pile if eyes else () for pile in s.supply_seen]


def cards_on_places(s: London, eyes: int) -> list[int]:
    """D03-SETUP-12, D03-SETUP-13  Which card, whose, or only that there is one."""
    return [face_of(s, place, eyes) for place in range(12)]


def hands(s: London, eyes: int) -> list[Pile]:
    """D03-SETUP-09, D03-PLAY-13  Both hands of action cards, each as these eyes know it."""
    return [hand_of(s, seat, eyes) for seat in (0, 1)]


def hand_of(s: London, seat: int, eyes: int) -> Pile:
    """D03-SETUP-09, D03-PLAY-13  The owner sees all of it, everybody the cards that Control took back."""
    if eyes & BIT[seat]:
        return s.hand[seat]
    back = s.known_hand[seat]
    return back + hidden(len(s.hand[seat]) - len(back))


def face_of(s: London, place: int, eyes: int) -> int:
    """The card of a place as these eyes know it: which, whose, or only that there is one."""
    card = s.board[place]
    if card == EMPTY or s.card_known_to[place] & eyes:
        return card
    return BACK[OWNER[card]] if side_known(s, place, eyes) else UNKNOWN


def face(s: London, seat: int, choice: int, eyes: int) -> int:
    """What these eyes see of a choice that is about to be made: all of it, or only the verb."""
    verb = choice & ~NOUN
    if verb in (CHOOSE, LAY):
        return choice if eyes & BIT[actor(s, choice)] else verb
    if verb == SET:
        return verb
    if verb == DEAL:
        return choice if eyes & BIT[s.running[1][0]] else verb
    return choice


def actor(s: London, choice: int) -> int:
    """Who makes the choice: in the secret set-up the owner of the card, else the one asked."""
    return OWNER[choice & NOUN] if choice & ~NOUN == CHOOSE else s.seat
