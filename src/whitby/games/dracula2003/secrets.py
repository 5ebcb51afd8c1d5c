"""What is hidden, as swaps: two hidden things change places, and eyes that may see neither must not notice.

Written from the clauses (D03-SETUP-09, -10, -12, -13, D03-LOOK-04, D03-LOOK-05), not from the view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.board import BIT
from whitby.cards import swapped, with_card, without
from whitby.engine import Pile
from whitby.games.dracula2003.state import London, side_known
from whitby.games.dracula2003.words import EMPTY, OWNER
from whitby.rng import Rng


def hidden_places(s: London, eyes: int) -> list[int]:
    """Places whose card these eyes do not know."""
    return [place for place in range(12) if s.board[place] != EMPTY and not s.card_known_to[place] & eyes]


def nobodys(s: London, place: int, eyes: int) -> bool:
    """D03-SETUP-12, D03-LOOK-05  These eyes do not know whose card lies here; who saw it laid or turned up does."""
    return not side_known(s, place, eyes)


def two_on_the_board(s: London, eyes: int, rng: Rng) -> bool:
    """D03-SETUP-12  Two cards on places; where the owner is known, of one owner."""
    places = hidden_places(s, eyes)
    pairs = [
        (a, b)
        for a in places
        for b in places
        if a < b and s.board[a] != s.board[b] and (OWNER[s.board[a]] == OWNER[s.board[b]] or nobodys(s, a, eyes) and nobodys(s, b, eyes))
    ]
    if not pairs:
        return False
    a, b = pairs[rng.below(len(pairs))]
    s.board[a], s.board[b] = s.board[b], s.board[a]
    return remembered(s)


def supply_and_board(s: London, eyes: int, rng: Rng) -> bool:
    """D03-SETUP-13, D03-LOOK-05  A supply card and the player's own card on a place."""
    pairs = [
        (seat, card, place)
        for seat in (0, 1)
        if not eyes & BIT[seat]
        for place in hidden_places(s, eyes)
        for card in s.supply[seat]
        if OWNER[s.board[place]] == seat and card != s.board[place]
    ]
    if not pairs:
        return False
    seat, card, place = pairs[rng.below(len(pairs))]
    s.supply[seat] = with_card(without(s.supply[seat], card), s.board[place])
    s.board[place] = card
    return remembered(s)


def remembered(s: London) -> bool:
    """D03-MEET-01  What a player was shown must still be true."""
    for seat in (0, 1):
        cards = s.supply[seat] + tuple([s.board[p] for p in range(12) if s.supply_seen_places[seat] & BIT[p]])
        for card in s.supply_seen[seat]:
            if card not in cards:
                return False
            cards = without(cards, card)
    return True


def hand_and_aside(s: London, eyes: int, rng: Rng) -> bool:
    """D03-SETUP-09, D03-SETUP-10, D03-PLAY-13  An available action card and one set aside; not a card that Control took back."""
    pairs = [(i, a, b) for i in (0, 1) if not eyes & BIT[i] for a in s.hand[i] if a not in s.known_hand[i] for b in s.aside[i]]
    if not pairs:
        return False
    seat, a, b = pairs[rng.below(len(pairs))]
    s.hand[seat], s.aside[seat] = swapped(s.hand[seat], a, s.aside[seat], b)
    return True


def secret_answers(s: London, eyes: int, rng: Rng) -> bool:
    """D03-SETUP-11  The six cards that somebody has chosen, in another order or other ones."""
    others: list[tuple[int, Pile]] = [(seat, pile) for seat, pile in enumerate(s.answers) if len(pile) > 1 and not eyes & BIT[seat]]
    if not others:
        return False
    seat, pile = others[rng.below(len(others))]
    s.answers[seat] = pile[1:] + pile[:1]
    return True


def bag_and_board(s: London, eyes: int, rng: Rng) -> bool:
    """D03-SETUP-12  A card still to be laid out and one laid out already."""
    pairs = [(card, place) for place in hidden_places(s, eyes) for card in s.bag if card != s.board[place] and nobodys(s, place, eyes)]
    if not pairs:
        return False
    card, place = pairs[rng.below(len(pairs))]
    s.bag = with_card(without(s.bag, card), s.board[place])
    s.board[place] = card
    return True


SECRETS: Final[tuple[tuple[str, Callable[[London, int, Rng], bool]], ...]] = (
    ("two-on-the-board", two_on_the_board),
    ("supply-and-board", supply_and_board),
    ("hand-and-aside", hand_and_aside),
    ("secret-answers", secret_answers),
    ("bag-and-board", bag_and_board),
)
