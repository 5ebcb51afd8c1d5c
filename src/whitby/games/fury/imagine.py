"""Imagining a trail: a random chain of cards that can lie under the backs, each reached from the older one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.cards import EMPTY
from whitby.games.fury.europe import ON_MAP
from whitby.games.fury.trail import LEAVING, TRAIL
from whitby.rng import Rng

ANYWHERE: Final = -2  # no location before this one, or the chain was broken
OLDEST_FIRST: Final = (LEAVING, 5, 4, 3, 2, 1, 0)

Fitting = Callable[[int, int], list[int]]  # a space, and the location before it -> the cards that can lie there


class Chain:
    """A search for cards under the backs, with what an edition says of its cards handed in."""

    def __init__(self, trail: list[int], shown: list[int], backs: tuple[int, ...], cut: tuple[int, ...], fitting: Fitting) -> None:
        self.trail = trail  # filled in place
        self.shown = shown  # what the eyes see of it: cards and backs
        self.backs = backs
        self.cut = cut  # spaces where nothing follows from the location before; other gaps and powers leave Dracula where he was
        self.fitting = fitting

    def lay(self, k: int, before: int, rng: Rng) -> bool:
        """Lay the space number k, counted from the oldest, and all newer ones; `before` is the last location laid."""
        if k == len(OLDEST_FIRST):
            return self.stands_somewhere()
        i = OLDEST_FIRST[k]
        card = self.shown[i]
        if i in self.cut:
            before = ANYWHERE
        if card == EMPTY or card >= ON_MAP and card not in self.backs:
            return self.lay(k + 1, before, rng)
        fitting = self.fitting(i, before)
        while fitting:
            laid = fitting.pop(rng.below(len(fitting)))
            self.trail[i] = laid
            if self.lay(k + 1, before if laid >= ON_MAP else laid, rng):
                return True
        self.trail[i] = card
        return False

    def stands_somewhere(self) -> bool:
        """Dracula has a location, or nothing lies there at all."""
        return any([0 <= card < ON_MAP for card in self.trail[:TRAIL]]) or not any([card != EMPTY for card in self.shown])


def take_laid(taken: list[bool], trail: list[int]) -> None:
    """Locations that lie on the trail are taken."""
    for card in trail:
        if 0 <= card < ON_MAP:
            taken[card] = True
