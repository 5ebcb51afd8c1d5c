"""What a set of eyes may know of a game of Fury of Dracula (2nd edition): a snapshot with holes."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import hidden
from whitby.engine import Pile
from whitby.games.fury.europe import OFF
from whitby.games.fury.trail import HIDEOUTS, here, hideout_of
from whitby.games.fury2005.decks import event_back, is_unread
from whitby.games.fury2005.state import FACEUP, NEVER, UP, Fury, dracula_at, dracula_seen, hide_space
from whitby.games.fury2005.trail import back, lies_open
from whitby.games.fury2005.words import (
    DRACULA,
    EMPTY,
    HUNTERS,
    IS_DRACULAS,
    TO_DRACULA,
    TO_HUNTERS,
    UNKNOWN,
)


def own(pile: Pile, seen: int) -> Pile:
    """The pile itself, or only its size."""
    return pile if seen else hidden(len(pile))


def hands_seen(s: Fury, eyes: int) -> int:
    """F05-HIDDEN-05, F05-HIDDEN-10  Whose cards these eyes see: hunters one another's too, unless hands are kept apart."""
    return eyes | TO_HUNTERS if eyes & TO_HUNTERS and not s.own_hands else eyes


# --- hands --------------------------------------------------------------------------------
def item_hands(s: Fury, eyes: int) -> list[Pile]:
    """F05-HIDDEN-04, F05-HIDDEN-10  Items in hand."""
    seen = hands_seen(s, eyes)
    return [own(s.items[h], seen & BIT[h]) for h in HUNTERS]


def event_hands(s: Fury, eyes: int) -> list[Pile]:
    """F05-HIDDEN-02, F05-HIDDEN-04, F05-HIDDEN-10  Events in hand."""
    seen = hands_seen(s, eyes)
    return [own(pile, seen & BIT[seat]) for seat, pile in enumerate(s.events)]


def just_drawn(s: Fury, eyes: int) -> int:
    """F05-HIDDEN-20, F05-HIDDEN-21  A drawn event is seen by the side it belongs to, once it is read; the others see its back."""
    card = s.just_drawn
    if card == EMPTY:
        return EMPTY
    owner = DRACULA if IS_DRACULAS[card] else s.drawer
    return card if hands_seen(s, eyes) & BIT[owner] and not is_unread(s) else event_back(card)


def shown_to_dracula(s: Fury, piles: list[Pile], eyes: int) -> list[Pile]:
    """F05-HIDDEN-08, F05-HIDDEN-32  What Dracula was shown, he and its owner know."""
    seen = hands_seen(s, eyes) & TO_HUNTERS | (TO_HUNTERS if eyes & TO_DRACULA else 0)
    return [pile if seen & BIT[h] else () for h, pile in enumerate(piles)]


def items_he_saw(s: Fury, eyes: int) -> list[Pile]:
    """F05-HIDDEN-32  Items that Dracula was shown."""
    return shown_to_dracula(s, s.seen_items, eyes)


def events_he_saw(s: Fury, eyes: int) -> list[Pile]:
    """F05-HIDDEN-32  Events that Dracula was shown."""
    return shown_to_dracula(s, s.seen_events, eyes)


def hunters_saw(s: Fury, eyes: int) -> Pile:
    """F05-HIDDEN-33  Mystic Research shows Dracula's events to the hunters, and to nobody else."""
    return s.seen_dracula if eyes else ()


def traded_items(s: Fury, eyes: int) -> list[Pile]:
    """F05-HIDDEN-24  Of a trade Dracula sees how many items went to whom."""
    seen = hands_seen(s, eyes)
    return [own(s.traded[h], seen & BIT[h]) for h in HUNTERS]


# --- Trail and Catacombs --------------------------------------------------------------------
def hideout_faces(s: Fury, eyes: int) -> list[int]:
    """F05-HIDDEN-01, F05-HIDDEN-12  The cards of Trail and Catacombs, or their backs: Hide has the back of any land."""
    return [s.trail[i] if eyes & TO_DRACULA or lies_open(s, i) else back(s.trail[i]) for i in range(HIDEOUTS)]


def figure(s: Fury, eyes: int) -> int:
    """F05-HIDDEN-14  Where everybody knows Dracula to be: a face-down card on top may be a Hide or a new place."""
    sure = dracula_seen(s) and all([lies_open(s, i) for i in range(here(s.trail))])
    return dracula_at(s) if sure else OFF


def beside(s: Fury, eyes: int) -> list[int]:
    """F05-HIDDEN-30, F05-HOST-09  Marked cities whose card lies beside the board."""
    marked = s.hosts if s.consecrated == OFF else (*s.hosts, s.consecrated)
    return sorted([place for place in marked if place not in s.trail])


def encounter_faces(s: Fury, eyes: int) -> list[Pile]:
    """F05-HIDDEN-01, F05-HIDDEN-07  Encounters; of face-down ones only that they lie there."""
    drac = eyes & TO_DRACULA
    return [pile if drac else tuple([e if e & FACEUP else UNKNOWN for e in pile]) for pile in s.hideout_encounters]


def hide_city(s: Fury, eyes: int) -> int:
    """F05-HIDDEN-12, F05-HIDDEN-14  The city of a Hide that was turned up, if that city lies open too."""
    if eyes & TO_DRACULA or s.hide_city == EMPTY:
        return s.hide_city
    i = hide_space(s)
    if i == EMPTY or not s.hideout_marks[i] & UP:
        return EMPTY
    j = hideout_of(s.trail, s.hide_city)
    return s.hide_city if j != EMPTY and s.hideout_marks[j] & UP else UNKNOWN


def dropped_faces(s: Fury, eyes: int) -> Pile:
    """F05-MATURE-08, F05-HIDDEN-18  Markers that dropped off lie aside as they lay; none tells that it lay on a Hide."""
    return tuple([e if eyes & TO_DRACULA else e & ~NEVER if e & FACEUP else UNKNOWN for e in s.dropped])


# --- decks and combat -------------------------------------------------------------------------
def top_event_back(s: Fury, eyes: int) -> int:
    """F05-HIDDEN-06  Of the event deck the back of the top card."""
    return EMPTY if s.event_top == EMPTY else event_back(s.event_top)


def laid_cards(s: Fury, eyes: int) -> list[int]:
    """F05-HIDDEN-26  Cards laid for a round, known to their side until all are turned up."""
    seen = hands_seen(s, eyes)
    return [card if s.cards_revealed or card == EMPTY or seen & BIT[seat] else UNKNOWN for seat, card in enumerate(s.laid)]
