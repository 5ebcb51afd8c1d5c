"""Which action cards a player of Dracula (2003) may have available, as far as his steps and the cards played tell."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from whitby.board import BIT
from whitby.engine import Pile
from whitby.games.dracula2003.words import AVAILABLE, DECK, STEP_NUMBER
from whitby.rng import Rng

TEN: Final = len(DECK[0])
DEALS: Final[list[int]] = [sum([BIT[i] for i in five]) for five in combinations(range(TEN), AVAILABLE)]


class Hand:
    """All hands that fit, each as likely as the others: a mask of the ten cards of the seat's deck."""

    def __init__(self, seat: int) -> None:
        self.deck = DECK[seat]
        self.played = 0  # in this cycle
        self.may_be: list[int] = DEALS

    def keep_with(self, card: int) -> None:
        """This card is available."""
        bit = BIT[self.deck.index(card)]
        self.may_be = [hand for hand in self.may_be if hand & bit]

    def goes(self, card: int) -> None:
        """D03-PLAY-09  The card is played."""
        self.keep_with(card)
        bit = BIT[self.deck.index(card)]
        self.played |= bit
        self.may_be = [hand & ~bit for hand in self.may_be]

    def comes_back(self, card: int) -> None:
        """D03-PLAY-13  Control took the card back, for all to see."""
        bit = BIT[self.deck.index(card)]
        self.played &= ~bit
        self.may_be = [hand | bit for hand in self.may_be]

    def steps_taken(self, steps: int) -> None:
        """D03-MOVE-05  One of the available cards allows for so many steps."""
        far = sum([BIT[i] for i, card in enumerate(self.deck) if STEP_NUMBER[card] >= steps])
        self.may_be = [hand for hand in self.may_be if hand & far]

    def takes_aside(self) -> None:
        """D03-PLAY-10  All that was not played is available."""
        self.may_be = [BIT[TEN] - 1 & ~self.played]

    def dealt_anew(self) -> None:
        """D03-PLAY-11  Five of all ten."""
        self.played = 0
        self.may_be = DEALS

    def odds(self) -> dict[int, float]:
        """How likely each card is available."""
        return {card: sum([hand >> i & 1 for hand in self.may_be]) / len(self.may_be) for i, card in enumerate(self.deck)}

    def sample(self, rng: Rng) -> tuple[Pile, Pile]:
        """A hand, and what is set aside with it."""
        hand = self.may_be[rng.below(len(self.may_be))]
        rest = BIT[TEN] - 1 & ~hand & ~self.played
        return self.named(hand), self.named(rest)

    def named(self, mask: int) -> Pile:
        """The cards of a mask."""
        return tuple([card for i, card in enumerate(self.deck) if mask >> i & 1])
