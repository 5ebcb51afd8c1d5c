"""A combat under way."""

from __future__ import annotations

from typing import Any

import msgspec

from whitby.games.fury.europe import CASTLE
from whitby.games.fury1987.body.names import hand, name, seat
from whitby.games.fury1987.state import FOE_DRACULA
from whitby.games.fury1987.tactics import ENEMY_AHEAD, FIRST_ROUND, HARKERS_FIRST_ROUND, HUNTERS_AHEAD
from whitby.games.fury1987.words import EMPTY, INITIATIVE, NOUNS, SEATS


class Modifier(msgspec.Struct, frozen=True):
    """What is added to a roll: by what, and how much; 0 for what could count in this combat and does not."""

    what: str
    amount: int


class Combat(msgspec.Struct, frozen=True):
    """A combat under way: who fights whom, the chits of this round and of the last, the dice and what they brought."""

    foe: str  # "dracula", or the kind of Szgany
    fighters: list[str]
    harker: bool  # Jonathan Harker fights, for the first of them
    harker_weapons: list[str] | None
    harker_wounds: int
    attacked: bool  # in Dracula's turn
    round: int
    night: bool
    target: str | None
    cards: dict[str, str | None]  # by seat, the enemy's under "dracula"; None face down
    revealed: bool
    last: dict[str, str]
    dice: list[int]  # the hunters', then the enemy's
    hunters_add: list[Modifier]
    enemy_adds: list[Modifier]
    hunters_won: bool
    applied: str | None  # the hunter whose chit counts
    result: str | None
    limited: bool  # only Dodge or an Escape for Dracula
    garlic: int
    raging: int  # rounds without an Escape of a hunter


def combat(v: dict[str, Any]) -> Combat:
    """The combat of the view in words."""
    return Combat(
        foe="dracula" if v["foe"] == FOE_DRACULA else NOUNS[v["met_kind"]],
        fighters=[SEATS[h] for h in v["fighters"]],
        harker=v["harker"],
        harker_weapons=hand(v["harker_weapons"]),
        harker_wounds=v["harker_wounds"],
        attacked=v["attacked"],
        round=v["combat_round"],
        night=v["by_night"],
        target=seat(v["target"]),
        cards={SEATS[i]: name(c) for i, c in enumerate(v["laid"]) if c != EMPTY},
        revealed=v["chits_revealed"],
        last={SEATS[i]: NOUNS[c] for i, c in enumerate(v["last_chits"]) if c != EMPTY},
        dice=v["dice"],
        hunters_add=hunters_add(v),
        enemy_adds=enemy_adds(v),
        hunters_won=v["hunters_won"],
        applied=seat(v["applied"]),
        result=name(v["result"]),
        limited=v["limited"],
        garlic=v["garlic"],
        raging=v["raging"],
    )


def hunters_add(v: dict[str, Any]) -> list[Modifier]:
    """F87-INIT-02, F87-INIT-03, F87-INIT-06, F87-INIT-07, F87-GROUP-12  What the hunters add to their roll."""
    first = v["combat_round"] <= 1
    if v["harker"]:
        best, dogs = HARKERS_FIRST_ROUND, v["harker_dogs"]
    else:
        best, dogs = max([(FIRST_ROUND[v["foe"]][h], v["dogs"][h]) for h in v["fighters"]], key=sum, default=(0, 0))
    return [
        Modifier("first-round", best if first else 0),
        Modifier("dogs", dogs * INITIATIVE["dogs"] if first else 0),
        Modifier("advance-planning", v["plans"] * INITIATIVE["plan"]),
        Modifier("parried", INITIATIVE["parry"] if v["bonus"] == HUNTERS_AHEAD else 0),
    ]


def enemy_adds(v: dict[str, Any]) -> list[Modifier]:
    """F87-INIT-04, F87-INIT-05, F87-INIT-07  What the enemy adds; the Castle only where the viewer knows that they fight there."""
    adds = [
        Modifier("trap", v["traps"] * INITIATIVE["trap"]),
        Modifier("parried", INITIATIVE["parry"] if v["bonus"] == ENEMY_AHEAD else 0),
    ]
    if v["foe"] != FOE_DRACULA:
        return adds
    bitten = not v["harker"] and v["target"] >= 0 and v["bitten"] >> v["target"] & 1
    castle = CASTLE in (v["dracula_at"], v["seen_at"])
    return [*adds, Modifier("bitten", INITIATIVE["bitten"] * bitten), Modifier("castle-dracula", INITIATIVE["castle"] * castle)]
