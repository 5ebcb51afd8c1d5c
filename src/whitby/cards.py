"""Piles of cards without identity, those that some eyes cannot place, and the table that binds a card's id to what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from whitby.engine import Pile, Rule
from whitby.rng import Rng

EMPTY: Final = -1  # no card
UNKNOWN: Final = -9  # in a view: a card is there, and you may not know which
HIDDEN: Final[list[Pile]] = [(UNKNOWN,) * n for n in range(100)]


def without(pile: Pile, card: int) -> Pile:
    """The pile less one copy of the card."""
    for i, other in enumerate(pile):
        if other == card:
            return pile[:i] + pile[i + 1 :]
    raise ValueError(f"card {card} is not in the pile")


def with_card(pile: Pile, card: int) -> Pile:
    """The sorted pile with one more card in its place, so that the order tells nothing."""
    n = len(pile)
    i = 0
    while i < n and pile[i] < card:
        i += 1
    return pile[:i] + (card,) + pile[i:]


def copies_of(card: int, pile: Pile) -> int:
    """How many of a pile are this card: `pile.count` boxes every number once it is compiled, this does not."""
    n = 0
    for other in pile:
        if other == card:
            n += 1
    return n


def less(pile: Pile, cards: Pile) -> Pile:
    """The pile less these cards, as far as they are there."""
    for card in cards:
        if card in pile:
            pile = without(pile, card)
    return pile


def swapped(one: Pile, a: int, other: Pile, b: int) -> tuple[Pile, Pile]:
    """Two sorted piles after card a of the one and card b of the other have changed places."""
    return with_card(without(one, a), b), with_card(without(other, b), a)


def exchanged(one: Pile, other: Pile, rng: Rng, kept: Pile = (), left: Pile = ()) -> tuple[Pile, Pile] | None:
    """Two piles after a random swap of different cards, none of those kept in the one or left in the other."""
    pairs = [(a, b) for a in kinds(less(one, kept)) for b in kinds(less(other, left)) if a != b]
    if not pairs:
        return None
    a, b = pairs[rng.below(len(pairs))]
    return swapped(one, a, other, b)


def kinds(pile: Pile) -> list[int]:
    """Each kind once, in the order of a sorted pile."""
    out: list[int] = []
    last = -1
    for card in pile:
        if card != last:
            out.append(card)
            last = card
    return out


def differences(nouns: Sequence[str], name: str, there: Pile, due: Pile) -> list[str]:
    """Cards missing and cards too many, in words."""
    return [
        f"{name}: {there.count(card)} {nouns[card]} instead of {due.count(card)}"
        for card in sorted(set(there + due))
        if there.count(card) != due.count(card)
    ]


def replaced(pile: Pile, k: int, card: int) -> Pile:
    """The pile with card number k exchanged, sorted."""
    return tuple(sorted(pile[:k] + (card,) + pile[k + 1 :]))


def pulled(pile: Pile, k: int) -> Pile:
    """The pile without card number k."""
    return pile[:k] + pile[k + 1 :]


def at_least(a: Pile, b: Pile) -> Pile:
    """The smallest hand that holds each of two piles."""
    for card in b:
        if a.count(card) < b.count(card):
            a += (card,)
    return a


# --- what some eyes cannot place ---------------------------------------------------------
def hidden(n: int) -> Pile:
    """A pile of so many cards that are not seen."""
    return HIDDEN[n] if n < len(HIDDEN) else (UNKNOWN,) * n


def has_holes(pile: Pile) -> bool:
    """Is a card there that these eyes cannot tell?"""
    return any(card == UNKNOWN for card in pile)


def with_certain(pile: Pile, certain: Pile) -> Pile:
    """A hidden hand with the cards in it that are known."""
    if not certain or not has_holes(pile):
        return pile
    return tuple(sorted((certain + pile[len(certain) :])[: len(pile)]))


class Deck:
    """All cards of one family in order, and how many of each kind there are."""

    def __init__(self, cards: Pile) -> None:
        self.cards: list[int] = sorted(cards)
        self.first: int = self.cards[0]
        self.copies: list[int] = [cards.count(card) for card in range(self.cards[0], self.cards[-1] + 1)]
        self.starts: list[int] = [sum(self.copies[:i]) for i in range(len(self.copies))]  # by kind: where its first copy lies

    def less(self, gone: list[int]) -> list[int]:
        """The cards, less so many of each kind."""
        left = self.cards.copy()
        for i in range(len(gone) - 1, -1, -1):  # from the end, so that nothing moves that is still to be found
            n = gone[i]
            if n:
                if n > self.copies[i]:
                    raise ValueError(f"more copies of card {self.first + i} are seen than there are")
                start = self.starts[i]
                for _ in range(n):
                    left.pop(start)
        return left


class Pool:
    """The cards of one family that these eyes cannot place: first all that are seen, then they are dealt at random."""

    def __init__(self, deck: Deck, rng: Rng) -> None:
        self.rng = rng
        self.deck = deck
        self.first: int = deck.first
        self.gone: list[int] = [0] * len(deck.copies)  # seen, by kind
        self.left: list[int] = []  # in order
        self.counted: bool = False

    def seen(self, card: int) -> None:
        """A card that lies in the open, or in one's own hand."""
        if card >= 0:
            self.gone[card - self.first] += 1

    def saw(self, cards: Pile) -> None:
        """Several of them."""
        gone, first = self.gone, self.first
        for card in cards:
            if card >= 0:
                gone[card - first] += 1

    def count(self) -> None:
        """All cards are seen that can be."""
        if not self.counted:
            self.counted = True
            self.left = self.deck.less(self.gone)

    def one(self) -> int:
        """A random card."""
        self.count()
        return self.left.pop(self.rng.below(len(self.left)))

    def fill(self, cards: Pile) -> Pile:
        """Put cards into the holes."""
        if not has_holes(cards):
            return cards
        return tuple(sorted([self.one() if card == UNKNOWN else card for card in cards]))

    def rest(self) -> Pile:
        """All that is left."""
        self.count()
        return tuple(self.left)


# --- what cards do ---------------------------------------------------------------------
class CardTable:
    """What the cards of one game do: id -> rule. Figures stand in the game's cards.toml."""

    def __init__(self) -> None:
        self.rules: Final[dict[str, Rule]] = {}

    def card(self, name: str) -> Callable[[Rule], Rule]:
        """Bind the function below to the card `name`."""

        def register(rule: Rule) -> Rule:
            assert name not in self.rules, name
            self.rules[name] = rule
            return rule

        return register
