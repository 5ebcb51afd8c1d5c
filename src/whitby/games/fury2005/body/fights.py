"""A combat under way."""

from __future__ import annotations

from typing import Any

import msgspec

from whitby.games.fury.europe import CASTLE
from whitby.games.fury2005.body.names import name, seat
from whitby.games.fury2005.europe import EAST
from whitby.games.fury2005.state import FOE_AGENT, FOE_DRACULA
from whitby.games.fury2005.tactics import ENEMY_DODGED, HUNTERS_DODGED
from whitby.games.fury2005.words import AGENT_PISTOL, DRACULA, EMPTY, MINA, NOUNS, PISTOL, SEATS


class Modifier(msgspec.Struct, frozen=True):
    """What is added to a roll: by what, and how much; 0 for what could count in this combat and does not."""

    what: str
    amount: int


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
    hunters_add: list[Modifier]  # to the hunters' roll of this round, as far as the cards lie open
    enemy_adds: list[Modifier]
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
        hunters_add=hunters_add(v),
        enemy_adds=enemy_adds(v),
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


def hunters_add(v: dict[str, Any]) -> list[Modifier]:
    """F05-COMBAT-15, F05-COMBAT-16, F05-COMBAT-21  What the hunters add to their roll."""
    pistol = PISTOL in [v["laid"][h] for h in v["fighters"]]
    return [Modifier("pistol", int(pistol)), Modifier("advance-planning", v["plans"]), dodged(v, HUNTERS_DODGED)]


def enemy_adds(v: dict[str, Any]) -> list[Modifier]:
    """F05-COMBAT-17 to F05-COMBAT-21, F05-AGENT-03, F05-AGENT-04  What the enemy adds."""
    adds = [Modifier("trap", v["traps"]), dodged(v, ENEMY_DODGED)]
    place = v["at"][v["fighters"][0]] if v["fighters"] else EMPTY
    if v["foe"] == FOE_AGENT:
        east = Modifier("east", int(place != EMPTY and EAST[place]))
        return [*adds, east, Modifier("agent-pistol", int(v["laid"][DRACULA] == AGENT_PISTOL))]
    bitten = [h for h in v["fighters"] if v["bites"][h] and (h != MINA or v["bitten_mina"])]
    castle = [Modifier("castle-dracula", int(place == CASTLE))] if v["foe"] == FOE_DRACULA else []
    return [*adds, Modifier("bitten", int(len(bitten) > 0)), *castle]


def dodged(v: dict[str, Any], whose: int) -> Modifier:
    """F05-COMBAT-21  A Dodge that brought a Continue in the round before."""
    return Modifier("dodge", int(v["dodge_bonus"] == whose))
