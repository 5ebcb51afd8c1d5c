"""Where Dracula can be in the 2nd edition: what its news tell about the cards of Trail and Catacombs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.bots.fury.clues import ANY_CITY, ANY_SEA, Card, Places, TrailClues
from whitby.bots.fury2005.europe import NEXT_TO, WOLF_REACH
from whitby.engine import News
from whitby.games.fury.europe import CASTLE, is_city, is_sea
from whitby.games.fury.trail import HIDEOUTS, LAIRS, LEAVING, TRAIL
from whitby.games.fury2005.europe import HOSPITAL
from whitby.games.fury2005.state import CUT
from whitby.games.fury2005.words import DARK_CALL, FEED, HIDE, LAND_BACK, NOUNS, SEA_BACK, SPACE0

CLEARING: Final[tuple[str, ...]] = (
    "cleared",
    "revealed",
    "encounters-gone",
    "card-gone",
    "beside",
)  # of these a clearing of the Trail consists
EVASION: Final = NOUNS.index("evasion")
BY_BACK: Final[dict[int, Places]] = {LAND_BACK: ANY_CITY | {CASTLE, HIDE}, SEA_BACK: ANY_SEA}
POWERS: Final[Places] = frozenset([DARK_CALL, FEED, HIDE])


class Clues(TrailClues):
    """What the news tell about the trail."""

    by_back = BY_BACK
    powers = POWERS
    roads = NEXT_TO
    wolf_roads = WOLF_REACH

    def __init__(self) -> None:
        super().__init__()
        self.stand: dict[int, int] = {}  # where hunters stand
        self.beside: set[int] = set()  # marked cities whose card lies beside the board: he cannot go there
        self.clearing = False
        self.evading = False  # his next card is a city anywhere
        self.from_catacombs: Card | None = None
        self.expected: Places = frozenset()  # the move that he announced

    def hear(self, news: Sequence[News]) -> None:
        """Cards that are left close up, once those of one clearing have all gone."""
        for one in news:
            if one[0] not in CLEARING:
                self.clearing = False
                if one[0] != "bat-move":
                    self.close_gaps()
            super().hear((one,))

    def close_gaps(self) -> None:
        """The cards of the Trail lie side by side, the newest first."""
        left = [card for card in self.cards[:TRAIL] if card is not None]
        self.cards[:TRAIL] = left + [None] * (TRAIL - len(left))

    # --- the hunters ------------------------------------------------------------------------
    def on_starts(self, seat: int, place: int) -> None:
        """A hunter begins there."""
        self.stand[seat] = place

    def on_arrives(self, seat: int, place: int) -> None:
        """A hunter goes there."""
        self.stand[seat] = place

    def on_hurries(self, seat: int, place: int) -> None:
        """A hunter goes there in an emergency."""
        self.stand[seat] = place

    def on_defeated(self, seat: int) -> None:
        """A hunter lies in the Hospital."""
        self.stand[seat] = HOSPITAL

    def guarded(self) -> Places:
        """Cities with a hunter: a card laid there would lie face up."""
        return frozenset([place for place in self.stand.values() if not is_sea(place)])

    # --- cards that come ----------------------------------------------------------------------
    def slide(self, card: Card) -> None:
        """A new card; the sixth is pushed off."""
        self.cards = [card, *self.cards[: TRAIL - 1], *[self.cards[i] for i in LAIRS], self.cards[TRAIL - 1]]
        self.wolf = False
        self.start = frozenset()
        self.narrow()

    def on_dracula_turn(self) -> None:
        """What an Evasion would have brought is over."""
        self.evading = False

    def on_wolf_form(self) -> None:
        """The next card is up to two roads away, or a Hide."""
        self.wolf = True

    def on_laid(self, back: int) -> None:
        """A card face down on the first space: where no hunter is, or he is seen at once."""
        card = self.from_catacombs
        if card is None:
            may_be = self.by_back[back] - self.certain() - self.guarded() - self.beside - {CASTLE}
            if HIDE in self.certain() or not any([is_city(p) for p in self.here()]):
                may_be -= {HIDE}
            card = Card(may_be if self.evading else (may_be & self.expected) or may_be)
        card.wolf = self.wolf
        card.before = self.start or self.here()
        card.linked = not self.evading
        if self.evading or not any(self.cards[:TRAIL]):
            card.before = frozenset()
            card.may_be = card.may_be - {HIDE}
        else:
            self.expected = frozenset()
        self.from_catacombs = None
        self.evading = False
        self.slide(card)

    def on_power(self, power: int) -> None:
        """Dark Call or Feed: he stays where he is."""
        self.slide(Card(frozenset([power]), before=self.here()))

    def on_double_back(self, space: int) -> None:
        """A card of Trail or Catacombs comes to the front; from the Catacombs it is laid like a new one."""
        i = space - SPACE0
        card = self.cards[i] or Card(ANY_CITY | {CASTLE})
        card.may_be = (card.may_be - self.powers) or card.may_be
        before = self.here()
        if i in LAIRS:
            self.cards[i] = None
            self.from_catacombs = card
            return
        newer = self.cards[i - 1]
        if newer is not None:
            newer.linked = False
        card.before, card.wolf, card.linked = before, self.wolf, True
        self.cards[: i + 1] = [card, *self.cards[:i]]
        self.wolf = False
        self.narrow()

    def on_bat_move(self, space: int) -> None:
        """He flew one or two roads from where he was fought; the new card lies in place of the old, below powers that left him there."""
        card = Card(ANY_CITY - self.certain() - self.guarded() - self.beside | {CASTLE}, True, self.start)
        card.linked = False
        self.cards[space - SPACE0] = card
        for power in self.cards[: space - SPACE0]:
            if power is not None:
                power.linked = True
        self.start = frozenset()
        self.narrow()

    def on_played(self, seat: int, event: int) -> None:
        """Evasion: his next card is anywhere."""
        self.evading = self.evading or event == EVASION

    def on_cancelled(self, event: int) -> None:
        """Or not."""
        self.evading = self.evading and event != EVASION

    def on_announces(self, card: int) -> None:
        """Under Hypnosis he said what he will lay."""
        self.expected = frozenset([card])

    def on_announces_wolf_form(self, place: int) -> None:
        """The same in Wolf Form."""
        self.expected = frozenset([place])

    # --- cards that are seen, and cards that go ---------------------------------------------------
    def on_revealed(self, space: int, place: int) -> None:
        """A card is turned up."""
        card = self.cards[space - SPACE0]
        if card is not None:
            card.may_be = frozenset([place])
            self.narrow()

    def on_he_is_there(self, space: int) -> None:
        """His location is the card on that space, so what lies on newer ones is no place."""
        for card in self.cards[: space - SPACE0]:
            if card is not None and HIDE in card.may_be:
                card.may_be = frozenset([HIDE])
        self.narrow()

    def on_dracula_is(self, space: int) -> None:
        """The same, of a card that lies face up."""
        self.on_he_is_there(space)

    def on_not_there(self, place: int) -> None:
        """Searched or asked for, and neither in Trail nor Catacombs."""
        self.rule_out(place, HIDEOUTS)

    def on_beside(self, place: int) -> None:
        """The card of a marked city lies beside the board."""
        self.beside.add(place)
        self.rule_out(place, LEAVING)

    def on_returned(self, place: int) -> None:
        """The marker is gone, and the card back in his deck."""
        self.beside.discard(place)

    def on_buried(self, space: int) -> None:
        """The card that was pushed off lies in the Catacombs."""
        self.cards[space - SPACE0] = self.cards[LEAVING]
        self.cards[LEAVING] = None

    def on_cleared(self) -> None:
        """Several cards go at once."""
        self.clearing = True

    def on_card_gone(self, space: int) -> None:
        """A card leaves: what lay there no longer tells where he came from."""
        if not self.clearing:
            self.close_gaps()
        i = space - SPACE0
        if i < TRAIL:
            self.start = self.here()
            newer = self.cards[i - 1] if i else None
            if newer is not None:
                newer.linked = False
        self.cards[i] = None

    def check(self, view: dict[str, Any]) -> None:
        """Besides, a link that everybody sees to be cut is none, and a back tells land from sea."""
        self.close_gaps()
        for i in range(LEAVING):
            card, shown = self.cards[i], view["trail"][i]
            if card is not None and shown in self.by_back and not card.may_be & self.by_back[shown]:
                self.cards[i] = Card(self.by_back[shown])
            elif card is not None and view["hideout_marks"][i] & CUT:
                card.linked = False
        super().check(view)
