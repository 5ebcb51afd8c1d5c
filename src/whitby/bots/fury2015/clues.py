"""Where Dracula can be in the 3rd edition: what its news tell about the cards of the trail."""

from __future__ import annotations

from whitby.bots.fury.clues import ANY_CITY, ANY_SEA, Card, Places, TrailClues
from whitby.bots.fury.europe import CITIES
from whitby.bots.fury2015.europe import NEXT_TO, WOLF_REACH
from whitby.games.fury.europe import CASTLE, ON_MAP
from whitby.games.fury.trail import HIDEOUTS, LEAVING, TRAIL
from whitby.games.fury2015.europe import REGION
from whitby.games.fury2015.words import CASTLE_BACK, CITY_BACK, DARK_CALL, FEED, HIDE, MISDIRECT, REGION0, SEA_BACK, SPACE0

BY_BACK = {CITY_BACK: ANY_CITY | {HIDE}, SEA_BACK: ANY_SEA, CASTLE_BACK: frozenset([CASTLE])}


class Clues(TrailClues):
    """What the news tell about the trail."""

    by_back = BY_BACK
    powers: Places = frozenset([DARK_CALL, FEED, HIDE, MISDIRECT])
    vague: Places = frozenset([MISDIRECT])
    roads = NEXT_TO
    wolf_roads = WOLF_REACH

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
        card = self.cards[space - SPACE0] if space - SPACE0 < HIDEOUTS else None
        if card is not None:
            card.may_be = frozenset([place])
            self.narrow()

    def on_cleared(self, space: int) -> None:
        """A space was emptied: what lay there no longer tells where he came from."""
        if space - SPACE0 < HIDEOUTS:
            if space == SPACE0 or self.cards[0] is None:
                self.start = self.start or self.here()
            self.cards[space - SPACE0] = None
            newer = self.cards[space - SPACE0 - 1] if 0 < space - SPACE0 < 6 else None
            if newer is not None:
                newer.linked = False

    def on_nothing_here(self, place: int) -> None:
        """A hunter came, and nothing was there: neither trail nor lair."""
        self.rule_out(place, HIDEOUTS)

    def on_not_on_trail(self, place: int) -> None:
        """Asked for, and not on the trail."""
        self.rule_out(place, TRAIL)

    def on_error_penalty(self, place: int) -> None:
        """All is cleared, and he is seen."""
        self.cards[:TRAIL] = [Card(frozenset([place])), None, None, None, None, None]
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
    def must_be_in(self, places: Places) -> None:
        """He is in one of these places now."""
        for card in self.cards[:TRAIL]:
            if card is not None and not card.may_be <= self.powers:
                card.may_be = (card.may_be & (places | {HIDE})) or card.may_be  # with Hide the place may be further back
                break
        self.narrow()
