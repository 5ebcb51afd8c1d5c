"""A combat under way."""

from __future__ import annotations

from typing import Any

import msgspec

from whitby.games.fury2005.body.names import name, seat
from whitby.games.fury2005.state import FOE_AGENT, FOE_DRACULA
from whitby.games.fury2005.words import EMPTY, NOUNS, SEATS


class Combat(msgspec.Struct, frozen=True):
    """A combat under way: who fights whom, the cards of this round and of the last, the dice and what they brought."""

    foe: str  # "dracula", the agent's kind, or "vampire"
    fighters: list[str]
    attacked: bool  # in Dracula's turn
    round: int
    night: bool
    target: str | None
    cards: dict[str, str | None]  # by seat, the enemy's under "dracula"; None face down
    revealed: bool
    last: dict[str, str]
    dice: list[int]  # the hunters', then the enemy's
    hunters_won: bool
    applied: str | None  # the hunter whose card is compared
    result: str | None
    continues: int
    repelled: bool
    dodge_bonus: str | None  # hunters or enemy
    traps: int
    plans: int
    no_escape: bool


def combat(v: dict[str, Any]) -> Combat:
    """The combat of the view in words."""
    return Combat(
        foe="dracula" if v["foe"] == FOE_DRACULA else NOUNS[v["met_kind"]] if v["foe"] == FOE_AGENT else "vampire",
        fighters=[SEATS[h] for h in v["fighters"]],
        attacked=v["attacked"],
        round=v["combat_round"],
        night=v["by_night"],
        target=seat(v["target"]),
        cards={SEATS[i]: name(c) for i, c in enumerate(v["laid"]) if c != EMPTY},
        revealed=v["cards_revealed"],
        last={SEATS[i]: NOUNS[c] for i, c in enumerate(v["last_cards"]) if c != EMPTY},
        dice=v["dice"],
        hunters_won=v["hunters_won"],
        applied=seat(v["applied"]),
        result=name(v["result"]),
        continues=v["continues"],
        repelled=v["repelled"],
        dodge_bonus=(None, "hunters", "enemy")[v["dodge_bonus"]],
        traps=v["traps"],
        plans=v["plans"],
        no_escape=v["no_escape"],
    )
