"""Imagining a trail: a random chain of cards that can lie under the backs, each reached from the older one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.board import Links
from whitby.cards import EMPTY
from whitby.games.fury.europe import ON_MAP, SEA0
from whitby.games.fury.trail import LEAVING, TRAIL
from whitby.rng import Rng

ANYWHERE: Final = -2  # no location before this one, or the chain was broken
OLDEST_FIRST: Final = (LEAVING, 5, 4, 3, 2, 1, 0)
LAND: Final = tuple(range(SEA0))
SEAS: Final = tuple(range(SEA0, ON_MAP))

Fitting = Callable[[int, int], list[int]]  # a space, and the location before it -> the cards that can lie there


def on_land(links: Links) -> Links:
    """Of each place the cities that it leads to."""
    return tuple([tuple([q for q in there if q < SEA0]) for there in links])


def at_sea(links: Links) -> Links:
    """Of each place the seas that it leads to."""
    return tuple([tuple([q for q in there if SEA0 <= q < ON_MAP]) for there in links])


class Chain:
    """A search for cards under the backs, with what an edition says of its cards handed in."""

    def __init__(self, trail: list[int], shown: list[int], backs: tuple[int, ...], cut: tuple[int, ...], taken: list[bool]) -> None:
        self.trail = trail  # filled in place
        self.shown = shown  # what the eyes see of it: cards and backs
        self.backs = backs
        self.cut = cut  # spaces where nothing follows from the location before; other gaps and powers leave Dracula where he was
        self.taken = taken  # by place: it cannot lie under a back, for it lies elsewhere or would have been shown

    def lay(self, k: int, before: int, fitting: Fitting, rng: Rng) -> bool:
        """Lay the space number k, counted from the oldest, and all newer ones; `before` is the last location laid."""
        if k == len(OLDEST_FIRST):
            return self.stands_somewhere()
        i = OLDEST_FIRST[k]
        card = self.shown[i]
        if i in self.cut:
            before = ANYWHERE
        if card == EMPTY or card >= ON_MAP and card not in self.backs:
            return self.lay(k + 1, before, fitting, rng)
        cards = fitting(i, before)
        while cards:
            laid = cards.pop(rng.below(len(cards)))
            self.trail[i] = laid
            if laid >= ON_MAP:
                if self.lay(k + 1, before, fitting, rng):
                    return True
            else:
                was_taken = self.taken[laid]
                self.taken[laid] = True
                if self.lay(k + 1, laid, fitting, rng):
                    return True
                self.taken[laid] = was_taken
        self.trail[i] = card
        return False

    def stands_somewhere(self) -> bool:
        """Dracula has a location, or nothing lies there at all."""
        for card in self.trail[:TRAIL]:
            if 0 <= card < ON_MAP:
                return True
        return all(card == EMPTY for card in self.shown)


def take_laid(taken: list[bool], trail: list[int]) -> None:
    """Locations that lie on the trail are taken."""
    for card in trail:
        if 0 <= card < ON_MAP:
            taken[card] = True


def free(places: tuple[int, ...], taken: list[bool]) -> list[int]:
    """Those of the places that are not taken."""
    return [p for p in places if not taken[p]]
