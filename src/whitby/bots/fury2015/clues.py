"""Where Dracula can be, from what everybody hears: for each card of the trail the places it may show.

Sets, not whole trails: simple, quick, never wrong in what it excludes, and a little wide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.bots.fury.europe import CITIES
from whitby.bots.fury2015.europe import NEXT_TO, WOLF_REACH
from whitby.engine import News
from whitby.games.fury.europe import CASTLE, OFF, ON_MAP, SEA0, is_city, is_sea
from whitby.games.fury2015.europe import REGION
from whitby.games.fury2015.words import CASTLE_BACK, CITY_BACK, DARK_CALL, EMPTY, FEED, HIDE, MISDIRECT, REGION0, SEA_BACK, SPACE0

Places = frozenset[int]

ANY_CITY: Final[Places] = frozenset([c for c in CITIES if c != CASTLE])
ANY_SEA: Final[Places] = frozenset(range(SEA0, ON_MAP))
BY_BACK: Final[dict[int, Places]] = {CITY_BACK: ANY_CITY | {HIDE}, SEA_BACK: ANY_SEA, CASTLE_BACK: frozenset([CASTLE])}
POWERS: Final = (DARK_CALL, FEED, HIDE, MISDIRECT)
SPACES: Final = 10  # six of the trail, three lairs, and the one that is leaving
LEAVING: Final = 9


class Card:
    """One card of the trail: what it may be, and where he may have come from."""

    def __init__(self, may_be: Places, wolf: bool = False, before: Places = frozenset()) -> None:
        self.may_be = may_be
        self.wolf = wolf
        self.before = before  # where he may have been when he laid it; nothing: anywhere
        self.linked = True  # the card on the next space is the one he came from


class Clues:
    """What the news tell about the trail."""

    def __init__(self) -> None:
        self.cards: list[Card | None] = [None] * SPACES
        self.wolf = False
        self.start: Places = frozenset()  # where he stood before a Misdirect, or before he flew

    # --- hearing -----------------------------------------------------------------------
    def hear(self, news: Sequence[News]) -> None:
        """Take in what is new: each event goes to the method `on_…` of its name, if there is one."""
        for what, facts in news:
            heard = getattr(self, "on_" + what.replace("-", "_"), None)
            if heard is not None:
                heard(*facts)

    def on_laid(self, back: int) -> None:
        """A card facedown on the first space."""
        if back not in BY_BACK:
            return
        before = self.start or self.here()
        may_be = BY_BACK[back] - ({HIDE} if self.wolf else set())
        self.cards[0] = Card(may_be - self.certain(), self.wolf, before)
        self.wolf = False
        self.start = frozenset()
        self.narrow()

    def on_flown(self, back: int) -> None:
        """He flew as a bat: one or two roads from where he was seen."""
        card = Card(BY_BACK[back] - {HIDE} - self.certain(), True, self.start)
        card.linked = False
        self.cards[0] = card
        self.start = frozenset()
        self.narrow()

    def on_wolf_form(self) -> None:
        """The next card is up to two roads away."""
        self.wolf = True

    def on_misdirect(self, space: int) -> None:
        """One space will be exchanged; he moves from where he is now."""
        self.start = self.here()

    def on_escapes(self, card: int) -> None:
        """A combat ends with his escape: if he flies as a bat now, it is from here."""
        self.start = self.here()

    def on_slide(self) -> None:
        """Every card of the trail moves one space on, the last one leaves."""
        self.cards = [None, *self.cards[:5], *self.cards[6:9], self.cards[5]]
        self.start = frozenset()

    def on_lair(self, space: int) -> None:
        """The card that left is a lair now."""
        self.cards[space - SPACE0] = self.cards[LEAVING]
        self.cards[LEAVING] = None

    def on_from_lair(self, space: int) -> None:
        """A lair comes to the first space."""
        before = self.start or self.here()
        card = self.cards[space - SPACE0]
        self.cards[0] = Card((card.may_be if card else ANY_CITY | {CASTLE}) - {HIDE}, self.wolf, before)
        self.cards[space - SPACE0] = None
        self.wolf = False
        self.start = frozenset()
        self.narrow()

    def on_power(self, power: int) -> None:
        """Dark Call or Feed: he stays where he is."""
        self.cards[0] = Card(frozenset([power]), before=self.here())

    def on_revealed(self, space: int, place: int) -> None:
        """A card of the trail is turned up and shows its place."""
        card = self.cards[space - SPACE0] if space - SPACE0 < SPACES else None
        if card is not None:
            card.may_be = frozenset([place])
            self.narrow()

    def on_cleared(self, space: int) -> None:
        """A space was emptied: what lay there no longer tells where he came from."""
        if space - SPACE0 < SPACES:
            if space == SPACE0 or self.cards[0] is None:
                self.start = self.start or self.here()
            self.cards[space - SPACE0] = None
            newer = self.cards[space - SPACE0 - 1] if 0 < space - SPACE0 < 6 else None
            if newer is not None:
                newer.linked = False

    def on_nothing_here(self, place: int) -> None:
        """A hunter came, and nothing was there: neither trail nor lair."""
        self.rule_out(place, SPACES)

    def on_not_on_trail(self, place: int) -> None:
        """Asked for, and not on the trail."""
        self.rule_out(place, 6)

    def on_error_penalty(self, place: int) -> None:
        """All is cleared, and he is seen."""
        self.cards[:6] = [Card(frozenset([place])), None, None, None, None, None]
        self.start = frozenset()

    def on_region(self, region: int) -> None:
        """He had to tell the region that he is in."""
        self.must_be_in(frozenset([c for c in CITIES if REGION[c] == region - REGION0]))

    def on_no_region(self) -> None:
        """He had no region to tell, so he is at sea."""
        self.must_be_in(ANY_SEA)

    def on_bond_yes(self, place: int) -> None:
        """Mina asked by her psychic bond: he is in her region."""
        self.must_be_in(frozenset([c for c in CITIES if REGION[c] == REGION[place]]))

    def on_bond_no(self, place: int) -> None:
        """Mina asked by her psychic bond: he is not in her region."""
        self.must_be_in(frozenset([p for p in range(ON_MAP) if REGION[p] != REGION[place]]))

    # --- deducing ---------------------------------------------------------------------------
    def rule_out(self, place: int, spaces: int) -> None:
        """This place lies on none of the spaces."""
        for card in self.cards[:spaces]:
            if card is not None and len(card.may_be) > 1:
                card.may_be -= {place}
        self.narrow()

    def must_be_in(self, places: Places) -> None:
        """He is in one of these places now."""
        for card in self.cards[:6]:
            if card is not None and not card.may_be <= frozenset(POWERS):
                card.may_be = (card.may_be & (places | {HIDE})) or card.may_be  # with Hide the place may be further back
                break
        self.narrow()

    def certain(self) -> Places:
        """Places that certainly lie on the trail or in a lair."""
        known: set[int] = set()
        for card in self.cards[:9]:
            if card is not None and len(card.may_be) == 1:
                known |= card.may_be
        return frozenset(known)

    def narrow(self) -> None:
        """Cards that follow each other fit together: he came from the older place, and went to the newer."""
        cards = self.cards
        certain = self.certain()
        for card in cards[:9]:
            if card is not None and len(card.may_be) > 1:
                card.may_be = (card.may_be - certain) or card.may_be  # no place lies on two spaces
        for i in (4, 3, 2, 1, 0):
            card, older = cards[i], cards[i + 1]
            if card is None:
                continue
            if older is not None and card.linked:
                card.before = self.stood_at(i + 1)
            if card.before and not card.may_be <= frozenset(POWERS):
                reach: set[int] = set()
                for p in card.before:
                    if p < ON_MAP:
                        reach |= WOLF_REACH[p] if card.wolf else NEXT_TO[p]
                card.may_be = (card.may_be & (reach | set(POWERS))) or card.may_be
        for i in range(5):
            card, older = cards[i], cards[i + 1]
            if card is None or older is None or not card.linked or card.may_be & frozenset(POWERS) or older.may_be & frozenset(POWERS):
                continue
            fits = frozenset([p for p in older.may_be if (WOLF_REACH[p] if card.wolf else NEXT_TO[p]) & card.may_be])
            older.may_be = fits or older.may_be

    def stood_at(self, i: int) -> Places:
        """Where he may have stood when the card on space i was the newest."""
        card = self.cards[i]
        if card is None or MISDIRECT in card.may_be:  # what lay there is gone
            return frozenset()
        places = frozenset([p for p in card.may_be if p < ON_MAP])
        if len(places) < len(card.may_be):  # a power card: he stayed
            places |= frozenset([p for p in card.before if is_city(p)])
        return places

    def here(self) -> Places:
        """The places where he may be now, from the newest card that tells any."""
        for i in range(6):
            if self.cards[i] is not None:
                found = self.stood_at(i)
                if found:
                    return found
        return self.start or ANY_CITY

    def check(self, view: dict[str, Any]) -> None:
        """Bring the sets in line with the trail that lies on the table: what was missed is made good."""
        for i in range(9):
            shown = view["trail"][i]
            card = self.cards[i]
            if shown == EMPTY:
                self.cards[i] = None
            elif shown in BY_BACK:
                if card is None:
                    self.cards[i] = Card(BY_BACK[shown])
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
        for card in self.cards[1:9]:
            if card is not None and place in card.may_be:
                chance += 1 / len(card.may_be)
        return min(1.0, chance)
