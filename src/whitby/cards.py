"""Piles of cards without identity, and the table that binds a card's id to what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from whitby.engine import Pile, Rule
from whitby.rng import Rng


def without(pile: Pile, card: int) -> Pile:
    """The pile less one copy of the card."""
    for i, other in enumerate(pile):
        if other == card:
            return pile[:i] + pile[i + 1 :]
    raise ValueError(f"card {card} is not in the pile")


def having(pile: Pile, card: int) -> Pile:
    """The sorted pile with one more card in its place, so that the order tells nothing."""
    n = len(pile)
    i = 0
    while i < n and pile[i] < card:
        i += 1
    return pile[:i] + (card,) + pile[i:]


def less(pile: Pile, cards: Pile) -> Pile:
    """The pile less these cards, as far as they are there."""
    for card in cards:
        if card in pile:
            pile = without(pile, card)
    return pile


def swapped(one: Pile, a: int, other: Pile, b: int) -> tuple[Pile, Pile]:
    """Two sorted piles after card a of the one and card b of the other have changed places."""
    return having(without(one, a), b), having(without(other, b), a)


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
