"""Everything that is true of a game of Dracula (2003), and small questions about it."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import with_card, without
from whitby.engine import EVERYONE, NO_OPTIONS, Rule
from whitby.games.dracula2003.generated.state import Fields
from whitby.games.dracula2003.words import (
    BOTH,
    DRACULA,
    EMPTY,
    EVERYBODY,
    FIVE_TARGETS,
    OFFER_DRAW,
    ONLOOKERS,
    OWNER,
    PROVED,
    RESCUE,
    RESCUE_AT_MOST,
    SEAT0,
    STEP_NUMBER,
    TARGET_OF,
    TARGETS,
    VAN_HELSING,
)

# what the mover may still do on the place he has just entered
MAY_LOOK: Final = 1
MAY_DEMAND: Final = 2
ONLY_RESCUE: Final = [RESCUE]
ONLY_DRAW: Final = [OFFER_DRAW]
ANYTIME_RULES: Final[dict[int, Rule]] = {}  # the one table of what may be done at any time


class London(Fields):
    """A game of Dracula (2003). Places, cards and slots are nouns; piles are sorted."""

    def copy(self) -> London:
        t = London()
        self.copy_to(t)
        return t

    def anytime(self, seat: int) -> list[int]:
        """D03-ENERGY-08  The rescue beside any question to anybody; the offer of a draw beside those of one's own turn."""
        if may_offer_draw(self, seat):
            return ONLY_DRAW + ONLY_RESCUE if may_rescue(self, seat) else ONLY_DRAW
        return ONLY_RESCUE if may_rescue(self, seat) else NO_OPTIONS

    def may_be_interrupted(self) -> bool:
        """Might a rescue, or the offer of a draw, come beside the question, for all that everybody knows?"""
        for seat in (DRACULA, VAN_HELSING):
            if may_offer_draw(self, seat) or 0 < self.cubes[seat] <= RESCUE_AT_MOST and self.supply[seat]:
                return True
        return False

    def might_interrupt(self, seat: int) -> bool:
        """D03-ENERGY-08  A rescue, if a target may lie in the supply."""
        return 0 < self.cubes[seat] <= RESCUE_AT_MOST and bool(self.supply[seat])

    def at_any_time(self, seat: int, choice: int) -> None:
        ANYTIME_RULES[choice](self, seat)


def may_rescue(s: London, seat: int) -> bool:
    """D03-ENERGY-02, D03-ENERGY-03, D03-ENERGY-04  With 1 or 2 cubes and a target in the supply."""
    return 0 < s.cubes[seat] <= RESCUE_AT_MOST and TARGET_OF[seat] in s.supply[seat]


def may_offer_draw(s: London, seat: int) -> bool:
    """D03-TURN-06  Once in each of one's own turns."""
    return s.agreed_draw and not s.draw_offered and s.turns > 0 and seat == s.turn and seat == s.seat


def other(seat: int) -> int:
    """The seat of the opponent."""
    return VAN_HELSING - seat


def together(s: London) -> bool:
    """Both figures stand on one place."""
    return s.at[DRACULA] == s.at[VAN_HELSING]


def reach(s: London, seat: int) -> int:
    """D03-MOVE-05  The highest step number among the available action cards."""
    most = 0
    for card in s.hand[seat]:
        if STEP_NUMBER[card] > most:
            most = STEP_NUMBER[card]
    return most


def may_look(s: London, place: int) -> bool:
    """D03-LOOK-11  Dracula may not look at a card turned by Block; van Helsing has turned it back before he moves."""
    return s.board[place] != EMPTY and s.turned_by_block != place


def card_lies(s: London, seat: int, place: int, card: int) -> None:
    """A card of the player's supply lies face down: he knows which, everybody whose."""
    s.supply[seat] = without(s.supply[seat], card)
    s.board[place] = card
    s.card_known_to[place] = BIT[seat]
    s.owner_known_to[place] = EVERYBODY
    if s.supply_seen[seat]:
        s.supply_seen_places[seat] |= BIT[place]


def card_returns(s: London, seat: int, place: int) -> None:
    """The player takes his card back; an opponent who knew it knows that it is in the supply now."""
    card = s.board[place]
    s.supply[seat] = with_card(s.supply[seat], card)
    if s.supply_seen_places[seat] & BIT[place]:
        s.supply_seen_places[seat] &= ~BIT[place]
    elif s.card_known_to[place] & BIT[other(seat)]:
        s.supply_seen[seat] = with_card(s.supply_seen[seat], card)
    place_emptied(s, place)


def card_shown(s: London, place: int, to: int) -> None:
    """The seats in the mask learn the card of a place; shown to both it is shown to all."""
    s.card_known_to[place] |= to
    s.owner_known_to[place] |= EVERYBODY if to == BOTH else to
    owner = OWNER[s.board[place]]
    if s.supply_seen_places[owner] & BIT[place] and to & BIT[other(owner)]:
        s.supply_seen_places[owner] &= ~BIT[place]
        forgotten(s, owner, s.board[place])


def supply_shown(s: London, owner: int) -> None:
    """Both players see the whole supply."""
    s.supply_seen[owner] = s.supply[owner]
    s.supply_seen_places[owner] = 0
    s.tell_pile(BOTH, "showed", SEAT0 + owner, s.supply[owner])


def forgotten(s: London, owner: int, card: int) -> None:
    """A card of this kind is accounted for elsewhere now."""
    if card in s.supply_seen[owner]:
        s.supply_seen[owner] = without(s.supply_seen[owner], card)
    if not s.supply_seen[owner]:
        s.supply_seen_places[owner] = 0


def side_known(s: London, place: int, eyes: int) -> bool:
    """Do these eyes know whose card it is, or does everybody? Both players may know it without that, each by a look of his own."""
    return bool(s.owner_known_to[place] & (eyes | ONLOOKERS))


def place_emptied(s: London, place: int) -> None:
    """The card leaves the place, and with it what anybody knew of it."""
    s.board[place] = EMPTY
    s.card_known_to[place] = 0
    s.owner_known_to[place] = 0


def proved(s: London, finder: int) -> bool:
    """D03-WIN-02, D03-WIN-07  The finder saw in the opponent's supply every target he has not taken, and none can have been laid since."""
    owner = other(finder)
    return not s.supply_seen_places[owner] and s.supply_seen[owner].count(TARGET_OF[owner]) == TARGETS - s.targets_taken[finder]


def proof_wins(s: London, finder: int) -> None:
    """D03-WIN-02  No more targets lie on the board, and the finder knows it."""
    s.tell(EVERYONE, "proved", SEAT0 + finder)
    s.win(BIT[finder], PROVED)


def captured(s: London, finder: int) -> None:
    """D03-WIN-01, D03-TARGET-01  One more of the opponent's targets lies before the finder; the fifth wins."""
    s.targets_taken[finder] += 1
    if s.targets_taken[finder] == TARGETS:
        s.win(BIT[finder], FIVE_TARGETS)
