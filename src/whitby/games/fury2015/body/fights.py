"""A combat under way."""

from __future__ import annotations

from typing import Any

import msgspec

from whitby.games.fury2015.body.names import hand, name, names, seat, seats
from whitby.games.fury2015.state import FOE_DRACULA
from whitby.games.fury2015.words import EMPTY, NOUNS, SEATS


class Combat(msgspec.Struct, frozen=True):
    """A combat under way: who fights whom, the cards of this round and of the last."""

    foe: str  # "dracula" or the vampire's kind
    foe_damage: int
    fighters: list[str]
    round: int
    night: bool
    engaged: str | None
    cards: dict[str, str | None]  # by seat; None facedown
    last: dict[str, str]
    cancelled: list[str]
    mesmerized: list[str]
    plots: int
    hand: list[str] | None  # Dracula's
    hand_count: int
    played: list[str]


def combat(v: dict[str, Any]) -> Combat:
    """The combat of the view in words."""
    return Combat(
        foe="dracula" if v["foe"] == FOE_DRACULA else NOUNS[v["foe_kind"]],
        foe_damage=v["dracula_damage"] if v["foe"] == FOE_DRACULA else v["foe_damage"],
        fighters=[SEATS[h] for h in v["fighters"]],
        round=v["round"],
        night=v["night_effects"],
        engaged=seat(v["engaged"]),
        cards={SEATS[i]: name(c) for i, c in enumerate(v["chosen_cards"]) if c != EMPTY},
        last={SEATS[i]: NOUNS[c] for i, c in enumerate(v["last_cards"]) if c != EMPTY},
        cancelled=seats(v["cancelled"]),
        mesmerized=seats(v["mesmerized"]),
        plots=v["plotting"],
        hand=hand(v["combat_hand"]),
        hand_count=len(v["combat_hand"]),
        played=names(v["combat_discards"]),
    )
