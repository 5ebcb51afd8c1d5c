"""Who hears whom at the table."""

from __future__ import annotations

from whitby.board import BIT
from whitby.game import ALOUD, Channel, View
from whitby.games.fury2015.words import DRACULA, TO_HUNTERS


def channels(view: View, seat: int) -> tuple[Channel, ...]:
    """F15-HIDDEN-04, F15-TRADE-03  Dracula hears what is said, but a pair that trades may talk alone; by an option all hunters may."""
    pair = (view["turn"], view["trade_partner"])
    found: list[Channel] = []
    if pair[1] >= 0 and seat in pair:
        found.append(Channel("pair", BIT[pair[0]] | BIT[pair[1]]))
    if view["private_talk"] and seat != DRACULA:
        found.append(Channel("hunters", TO_HUNTERS))
    return (*found, ALOUD)
