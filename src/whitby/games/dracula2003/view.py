"""What a set of eyes may know of a game of Dracula (2003): a snapshot with holes, and imagining: filling them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.board import BIT
from whitby.cards import without
from whitby.engine import NOUN, News
from whitby.games.dracula2003.rules import cards_to_choose
from whitby.games.dracula2003.state import London, side_known
from whitby.games.dracula2003.words import (
    ALL_OF,
    CHOOSE,
    CHOSEN,
    DEAL,
    DECK,
    DRACULAS,
    EMPTY,
    LAY,
    OWNER,
    SET,
    TARGET_OF,
    UNKNOWN,
    VAN_HELSINGS,
)
from whitby.rng import Rng

View = dict[str, Any]
BACK: Final = (DRACULAS, VAN_HELSINGS)


def places_remembered(s: London, eyes: int) -> list[int]:
    """What the players remember, spectators were not shown."""
    return s.supply_seen_places.copy() if eyes else [0, 0]


def cards_remembered(s: London, eyes: int) -> list[list[int]]:
    """Which cards the players have seen in a supply; spectators were not shown them."""
    return [list(pile) if eyes else [] for pile in s.supply_seen]


def cards_on_places(s: London, eyes: int) -> list[int]:
    """D03-SETUP-12, D03-SETUP-13  Which card, whose, or only that there is one."""
    return [face_of(s, place, eyes) for place in range(12)]


def hands(s: London, eyes: int) -> list[list[int]]:
    """D03-SETUP-09, D03-PLAY-13  Both hands of action cards, each as these eyes know it."""
    return [hand_of(s, seat, eyes) for seat in (0, 1)]


def hand_of(s: London, seat: int, eyes: int) -> list[int]:
    """D03-SETUP-09, D03-PLAY-13  The owner sees all of it, everybody the cards that Control took back."""
    if eyes & BIT[seat]:
        return list(s.hand[seat])
    back = s.known_hand[seat]
    return list(back) + [UNKNOWN] * (len(s.hand[seat]) - len(back))


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


# --- imagining ----------------------------------------------------------------------
def fill_holes(s: London, v: View, heard: Sequence[News], rng: Rng, belief: Any) -> bool:
    """Fill the holes of a view at random: a whole game that these eyes cannot tell from the true one.

    `s` comes with the view's open fields already set; every filling fits. All that these eyes remember stands in the view itself (`seen`,
    `known`, `sided`), so the news are not needed here.
    """
    eyes = int(v["eyes"])
    left = [imagine_side(s, seat, eyes, rng) for seat in (0, 1)]
    imagine_rest(s, left[0] + left[1], rng)
    for seat in (0, 1):
        imagine_actions(s, seat, rng)
        if v["answers"] and not eyes & BIT[seat] and seat not in v["asked"]:
            imagine_answers(s, seat, rng)
    return True


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
