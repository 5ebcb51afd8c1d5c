"""What combats do not allow."""

from __future__ import annotations

from whitby.engine import NOUN
from whitby.games.fury2005 import words as w
from whitby.games.fury2005.refusals.closed import holds
from whitby.games.fury2005.refusals.why import WHY
from whitby.games.fury2005.state import FOE_AGENT, Fury
from whitby.games.fury2005.tactics import AFTER_REPEL, DODGES, ESCAPES, INITIATIVE, PRICE, PRICED, TACTICS, agatha_asks, enemy_hand


@WHY.at("lay-card", "choose")
def why_not_laid(s: Fury, seat: int, choice: int) -> str:
    """F05-COMBAT-04 to F05-COMBAT-12, F05-COMBAT-31  A card for a round of combat."""
    card = choice & NOUN
    if seat == w.DRACULA:
        return why_not_his(s, card)
    if card not in TACTICS and not holds(s, seat, card):
        return "not-held"
    if not INITIATIVE[card]:
        return "no-initiative"
    if card in DODGES and s.combat_round == 1:
        return "no-dodge-yet"
    return "card-on-table" if card == s.last_cards[seat] else "not-against-agents"


def why_not_his(s: Fury, card: int) -> str:
    """F05-COMBAT-05, F05-COMBAT-10, F05-COMBAT-12, F05-COMBAT-31, F05-CARD-garlic  Dracula's card, or his agent's."""
    if card not in enemy_hand(s):
        return "not-his-weapon" if s.foe == FOE_AGENT or card >= w.AGENT_TACTIC0 else "night-card"
    if card in DODGES and s.combat_round == 1:
        return "no-dodge-yet"
    if card == s.last_cards[w.DRACULA]:
        return "card-on-table"
    if s.no_escape and card in ESCAPES:
        return "no-escape-yet"
    if agatha_asks(s) and card in PRICED and s.blood <= PRICE:
        return "agatha-too-dear"
    return "repelled" if s.repelled and card not in AFTER_REPEL else "not-held"


@WHY.at("bat-move", "fly")
def why_not_flown(s: Fury, seat: int, choice: int) -> str:
    """F05-COMBAT-40  Where the bat does not land."""
    return "in-trail" if choice & NOUN in s.trail else "cannot-fly"
