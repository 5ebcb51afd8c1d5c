"""Where Dracula can be, from what everybody hears: for each card of the trail the places it may show.

Sets, not whole trails: simple, quick, never wrong in what it excludes, and a little wide. What an edition tells of its trail, and how,
its own class says in methods `on_…`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.bots.fury.europe import CITIES
from whitby.cards import EMPTY
from whitby.engine import News
from whitby.games.fury.europe import CASTLE, OFF, ON_MAP, SEA0, is_city, is_sea
from whitby.games.fury.trail import HIDEOUTS, LEAVING, TRAIL

Places = frozenset[int]

ANY_CITY: Final[Places] = frozenset([c for c in CITIES if c != CASTLE])
ANY_SEA: Final[Places] = frozenset(range(SEA0, ON_MAP))


class Card:
    """One card of the trail: what it may be, and where he may have come from."""

    def __init__(self, may_be: Places, wolf: bool = False, before: Places = frozenset()) -> None:
        self.may_be = may_be
        self.wolf = wolf
        self.before = before  # where he may have been when he laid it; nothing: anywhere
        self.linked = True  # the card on the next space is the one he came from


class TrailClues:
    """What the news tell about the trail, in any edition."""

    by_back: dict[int, Places]  # what a card may be, by its back
    powers: Places  # cards that lie in the trail without being a place
    vague: Places = frozenset()  # those of them that tell nothing of where he stood
    roads: tuple[Places, ...]  # from each place, where one move leads
    wolf_roads: tuple[Places, ...]  # and one in Wolf Form

    def __init__(self) -> None:
        self.cards: list[Card | None] = [None] * HIDEOUTS
        self.wolf = False
        self.start: Places = frozenset()  # where he stood before what lay there was taken away

    def hear(self, news: Sequence[News]) -> None:
        """Take in what is new: each event goes to the method `on_…` of its name, if there is one."""
        for what, facts in news:
            heard = getattr(self, "on_" + what.replace("-", "_"), None)
            if heard is not None:
                heard(*facts)

    # --- deducing ---------------------------------------------------------------------------
    def rule_out(self, place: int, spaces: int) -> None:
        """This place lies on none of the spaces."""
        for card in self.cards[:spaces]:
            if card is not None and len(card.may_be) > 1:
                card.may_be -= {place}
        self.narrow()

    def certain(self) -> Places:
        """Places that certainly lie on the trail or in a lair."""
        known: set[int] = set()
        for card in self.cards[:LEAVING]:
            if card is not None and len(card.may_be) == 1:
                known |= card.may_be
        return frozenset(known)

    def reach(self, card: Card, place: int) -> Places:
        """Where the move that laid this card leads from a place."""
        return self.wolf_roads[place] if card.wolf else self.roads[place]

    def narrow(self) -> None:
        """Cards that follow each other fit together: he came from the older place, and went to the newer."""
        cards = self.cards
        certain = self.certain()
        for card in cards[:LEAVING]:
            if card is not None and len(card.may_be) > 1:
                card.may_be = (card.may_be - certain) or card.may_be  # no place lies on two spaces
        for i in (4, 3, 2, 1, 0):
            card, older = cards[i], cards[i + 1]
            if card is None:
                continue
            if older is not None and card.linked:
                card.before = self.stood_at(i + 1)
            if card.before and not card.may_be <= self.powers:
                reach: set[int] = set()
                for p in card.before:
                    if p < ON_MAP:
                        reach |= self.reach(card, p)
                card.may_be = (card.may_be & (reach | self.powers)) or card.may_be
        for i in range(TRAIL - 1):
            card, older = cards[i], cards[i + 1]
            if card is None or older is None or not card.linked or card.may_be & self.powers or older.may_be & self.powers:
                continue
            fits = frozenset([p for p in older.may_be if self.reach(card, p) & card.may_be])
            older.may_be = fits or older.may_be

    def stood_at(self, i: int) -> Places:
        """Where he may have stood when the card on space i was the newest."""
        card = self.cards[i]
        if card is None or self.vague & card.may_be:  # what lay there is gone
            return frozenset()
        places = frozenset([p for p in card.may_be if p < ON_MAP])
        if len(places) < len(card.may_be):  # a power card: he stayed
            places |= frozenset([p for p in card.before if is_city(p)])
        return places

    def here(self) -> Places:
        """The places where he may be now, from the newest card that tells any."""
        for i in range(TRAIL):
            if self.cards[i] is not None:
                found = self.stood_at(i)
                if found:
                    return found
        return self.start or ANY_CITY

    def check(self, view: dict[str, Any]) -> None:
        """Bring the sets in line with the trail that lies on the table: what was missed is made good."""
        for i in range(LEAVING):
            shown = view["trail"][i]
            card = self.cards[i]
            if shown == EMPTY:
                self.cards[i] = None
            elif shown in self.by_back:
                if card is None:
                    self.cards[i] = Card(self.by_back[shown])
            elif card is None:
                self.cards[i] = Card(frozenset([shown]))
            else:
                card.may_be = frozenset([shown])
        self.narrow()

    def whereabouts(self, view: dict[str, Any]) -> Places:
        """Where he may be, given where the hunters stand: an unseen Dracula shares no city with them."""
        here = self.here()
        if len(here) > 1:
            stand = {p for p in view["at"] if p != OFF and not is_sea(p)}
            here = (here - stand) or here
        return here

    def chance_of_older(self, place: int) -> float:
        """The chance that a place is an older card of the trail or a lair, roughly."""
        chance = 0.0
        for card in self.cards[1:LEAVING]:
            if card is not None and place in card.may_be:
                chance += 1 / len(card.may_be)
        return min(1.0, chance)
