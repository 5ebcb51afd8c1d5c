"""Imagining a game of Dracula (2003): the holes of a view filled, by a belief or evenly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whitby.board import BIT
from whitby.cards import without
from whitby.engine import News
from whitby.games.dracula2003.rules import cards_to_choose
from whitby.games.dracula2003.state import London
from whitby.games.dracula2003.view import BACK, View
from whitby.games.dracula2003.words import ALL_OF, CHOSEN, DECK, EMPTY, OWNER, TARGET_OF, UNKNOWN
from whitby.rng import Rng


def fill_holes(s: London, v: View, heard: Sequence[News], rng: Rng, belief: Any) -> bool:
    """Fill the holes of a game that has the view's open fields set: these eyes cannot tell it from the true one; every filling fits.

    All that these eyes remember for certain stands in the view itself (`card_known_to`, `owner_known_to`, `supply_seen`); what else their
    news tell, and how likely the rest is, a belief folded from these news knows.
    """
    eyes = int(v["eyes"])
    if belief is not None and not belief.begun:
        belief = None
    if belief is not None:
        deal_encounters(s, belief, rng)
    else:
        left = [imagine_side(s, seat, eyes, rng) for seat in (0, 1)]
        imagine_rest(s, left[0] + left[1], rng)
    for seat in (0, 1):
        if belief is None or not deal_actions(s, seat, belief, rng):
            imagine_actions(s, seat, rng)
        if v["answers"] and not eyes & BIT[seat] and seat not in v["asked"]:
            imagine_answers(s, seat, rng)
    return True


# --- by a belief ----------------------------------------------------------------------
def deal_encounters(s: London, belief: Any, rng: Rng) -> None:
    """Both supplies and the cards on places; those that are still to be laid out are in the bag."""
    board: list[int]
    supply: list[tuple[int, ...]]
    board, supply = belief.row(rng)
    bag: list[int] = []
    for place in range(12):
        if s.board[place] != EMPTY:
            s.board[place] = board[place]
        elif board[place] != EMPTY:
            bag.append(board[place])
    s.bag = tuple(sorted(bag))
    for seat in (0, 1):
        s.supply[seat] = supply[seat]


def deal_actions(s: London, seat: int, belief: Any, rng: Rng) -> bool:
    """The hand and the cards aside; not while they are being dealt."""
    hand: tuple[int, ...]
    aside: tuple[int, ...]
    hand, aside = belief.action_cards(seat, rng)
    if len(hand) != len(s.hand[seat]):
        return False
    s.hand[seat] = hand
    s.aside[seat] = aside
    return True


# --- evenly ------------------------------------------------------------------------------
def imagine_side(s: London, seat: int, eyes: int, rng: Rng) -> list[int]:
    """The player's supply and the cards known to be his; returns those of his that lie on places of unknown owner."""
    pool = ALL_OF[seat]
    for card in s.defeated[seat] + (TARGET_OF[seat],) * s.targets_taken[1 - seat] + tuple(s.board):
        if card >= 0 and OWNER[card] == seat:
            pool = without(pool, card)
    if not eyes & BIT[seat]:
        spots = [place for place in range(12) if s.board[place] == BACK[seat]]
        among = [place for place in spots if s.supply_seen_places[seat] & BIT[place]]
        seen = [card for card in s.supply_seen[seat] if card != UNKNOWN]
        for card in seen:
            pool = without(pool, card)
        rest = list(pool)
        rng.shuffle(rest)
        slots = len(s.supply[seat]) + len(among)
        group = seen + [rest.pop() for _ in range(slots - len(seen))]
        rng.shuffle(group)
        for place in spots:
            s.board[place] = group.pop() if place in among else rest.pop()
        s.supply[seat] = tuple(sorted(group))
        return rest
    for card in s.supply[seat]:
        pool = without(pool, card)
    rest = list(pool)
    rng.shuffle(rest)
    for place in range(12):
        if s.board[place] == BACK[seat]:
            s.board[place] = rest.pop()
    return rest


def imagine_rest(s: London, cards: list[int], rng: Rng) -> None:
    """Places of which nothing is known, and the cards still being dealt."""
    rng.shuffle(cards)
    for place in range(12):
        if s.board[place] == UNKNOWN:
            s.board[place] = cards.pop()
    s.bag = tuple(sorted(cards))


def imagine_answers(s: London, seat: int, rng: Rng) -> None:
    """Six cards of his that somebody has already chosen in secret."""
    for _ in range(CHOSEN):
        s.answers[seat] += (rng.pick(cards_to_choose(s, seat)),)


def imagine_actions(s: London, seat: int, rng: Rng) -> None:
    """The cards in hand and aside: what is left of the ten, in random order; those that everybody knows are in the hand."""
    left = DECK[seat]
    known = tuple([card for card in s.hand[seat] if card != UNKNOWN])
    for card in s.played[seat] + known:
        left = without(left, card)
    cards = list(left)
    rng.shuffle(cards)
    n = len(s.hand[seat]) - len(known)
    s.hand[seat] = tuple(sorted(list(known) + cards[:n]))
    s.aside[seat] = tuple(sorted(cards[n:]))
