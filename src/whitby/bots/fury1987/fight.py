"""Combat as bots see it: what two chits do to each other by dice and table, weighed over what the other side may lay."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury1987.cards import worth
from whitby.bots.fury1987.sight import Sight
from whitby.engine import Pile
from whitby.games.fury.duel import Entry, playable
from whitby.games.fury.europe import CASTLE
from whitby.games.fury1987.state import FOE_DRACULA, FOE_SZGANY
from whitby.games.fury1987.tactics import (
    AFTER_DAMAGE,
    AGAINST,
    AGENTS,
    BASIC,
    DODGES,
    DRACULAS,
    ENEMY_AHEAD,
    ESCAPES,
    FIRST_ROUND,
    GARLIC_ROUNDS,
    HARKERS,
    HUNTERS_AHEAD,
    RESULTS_OF,
)
from whitby.games.fury1987.words import (
    BITE,
    BITTEN,
    BLOOD_LOST,
    DRACULA,
    DRACULA_HYPNOSIS,
    END,
    ESCAPE,
    HYPNOTISED,
    KILLED,
    REPELLED,
    UNKNOWN,
    WEAPON_CUP,
    WOUND,
)

LOST: Final = 9.0  # a hunter who dies or turns
BITE_COSTS: Final = 3.5
POINT: Final = 1.2  # of Blood
KILLING_BLOW: Final = 7.0
SZGANY_DEAD: Final = 2.0
AHEAD: Final = 0.4  # +1 in the next round
FLOWN: Final = 0.6  # Dracula is gone, and nobody knows where


def _odds(ahead: int) -> float:
    """The chance that one die with this much added beats another; ties are rolled again."""
    won = len([1 for a in range(1, 7) for b in range(1, 7) if a + ahead > b])
    lost = len([1 for a in range(1, 7) for b in range(1, 7) if a + ahead < b])
    return won / (won + lost)


MOST: Final = 5  # a difference that a die hardly makes good
ODDS: Final = {ahead: _odds(ahead) for ahead in range(-MOST, MOST + 1)}


def chance(sight: Sight, h: int) -> float:
    """The chance that the hunters win a round in which this one is the target."""
    v = sight.view
    ahead = v["plans"] - v["traps"] + int(v["bonus"] == HUNTERS_AHEAD) - int(v["bonus"] == ENEMY_AHEAD)
    if v["combat_round"] == 1 and not v["harker"]:
        ahead += max([FIRST_ROUND[v["foe"]][other] + v["dogs"][other] for other in v["fighters"]])
    if v["foe"] == FOE_DRACULA and not v["harker"]:
        ahead -= int(sight.is_bitten(h)) + int(sight.at[h] == CASTLE)
    return ODDS[max(-MOST, min(MOST, ahead))]


# --- arms ---------------------------------------------------------------------------------------
def weapons(sight: Sight, h: int) -> list[int]:
    """What a hunter holds, as far as it is seen; Dracula knows what he was shown."""
    v = sight.view
    if v["harker"]:
        return list(v["harker_weapons"])
    hand = [chit for chit in v["weapons"][h] if chit != UNKNOWN]
    hidden = len(v["weapons"][h]) - len(hand)
    seen = list(v["seen_weapons"][h]) if hidden else []
    return hand + seen + [UNKNOWN] * max(0, hidden - len(seen) - v["dogs"][h])


def arms(sight: Sight, h: int) -> float:
    """How well a hunter is armed against Dracula: about 1 for each good weapon."""
    return sum([0.6 if chit == UNKNOWN else max(0.0, (worth(chit) - 0.7) / 2) for chit in weapons(sight, h)], 0.0)


def prospect(sight: Sight, h: int) -> float:
    """What a combat with Dracula promises to this hunter, not yet knowing whether it is day."""
    danger = 0.8 + (0.8 if sight.is_bitten(h) else 0.0) + (1.2 if sight.left(h) <= 3 else 0.4 if sight.left(h) <= 6 else 0.0)
    return 1.2 * arms(sight, h) - danger


# --- what results are worth to the hunters ----------------------------------------------------------
def ending(sight: Sight, h: int) -> float:
    """The use of an end of the combat: little for those who are armed and whole, much for the weak by night."""
    if sight.view["foe"] != FOE_DRACULA:
        return 1.5 if sight.left(h) <= 3 else -0.8
    danger = (0.9 if sight.view["by_night"] else 0.1) + (2.5 if sight.left(h) <= 3 else 0.0) + (0.6 if sight.is_bitten(h) else 0.0)
    return max(-1.5, min(3.0, danger - 0.8 * arms(sight, h)))


def wounds(sight: Sight, h: int, n: int) -> float:
    """So many wounds, most if they kill."""
    return LOST if n >= sight.left(h) else n * (0.4 + 1.5 / sight.left(h))


def extras(chit: int, said: Entry, ahead: float) -> float:
    """What a result brings besides: +1 for the winner's next round, a weapon used up, a flight."""
    value = ahead if said.extra == "initiative-bonus" else -FLOWN if said.extra == "bat-flight" else 0.0
    return value - (0.25 * worth(chit) if said.destroys else 0.0)


def won(sight: Sight, h: int, chit: int, enemy: int) -> float:
    """A round that the hunters win with this chit."""
    said = RESULTS_OF.entry(True, chit, enemy)
    value = extras(chit, said, AHEAD)
    if said.result == END:
        return value + ending(sight, h)
    if said.result == BLOOD_LOST:
        return value + POINT * said.amount + 0.4
    if said.result == KILLED:
        return value + (KILLING_BLOW if sight.view["foe"] == FOE_DRACULA else SZGANY_DEAD)
    return value + (0.4 if said.result == REPELLED else 0.0)


def lost(sight: Sight, h: int, chit: int, enemy: int) -> float:
    """A round that the enemy wins against this chit."""
    said = RESULTS_OF.entry(False, chit, enemy)
    value = extras(chit, said, -AHEAD)
    if said.result == WOUND:
        return value - wounds(sight, h, said.amount)
    if said.result in (BITTEN, HYPNOTISED):
        bite = LOST if sight.is_bitten(h) else BITE_COSTS
        return value - bite - (0.6 * len(sight.view["weapons"][h]) if said.result == HYPNOTISED else 0.0)
    return value + (ending(sight, h) if said.result == END else 0.0)


def exchange(sight: Sight, h: int, chit: int, enemy: int, aimed_at: float = 1.0) -> float:
    """What a round with these two chits is worth to the hunters; `aimed_at` is the chance that this hunter is the target."""
    p = chance(sight, h)
    return p * won(sight, h, chit, enemy) + (1 - p) * aimed_at * lost(sight, h, chit, enemy)


# --- what each side may lay -------------------------------------------------------------------------
def enemy_chits(sight: Sight) -> list[int]:
    """The chits that the enemy can lay in this round."""
    v = sight.view
    hand: Pile = AGENTS[v["met_kind"]] if v["foe"] == FOE_SZGANY else DRACULAS[int(v["by_night"])]
    barred: Pile = DODGES if v["combat_round"] == 1 else ()
    if v["garlic"] and v["combat_round"] <= GARLIC_ROUNDS:
        barred += ESCAPES
    return playable(hand, v["last_chits"][DRACULA], barred, AFTER_DAMAGE if v["limited"] else ())


def hunter_chits(sight: Sight, h: int) -> dict[int, float]:
    """The chits that a hunter may lay, for all that Dracula knows, each with its share."""
    v = sight.view
    share: dict[int, float] = {}
    for chit in HARKERS if v["harker"] else BASIC:
        share[chit] = 0.4 if chit == ESCAPE else 0.6
    for chit in weapons(sight, h):
        if chit != UNKNOWN and chit in AGAINST[v["foe"]]:
            share[chit] = share.get(chit, 0.0) + 1.5
        elif chit == UNKNOWN:
            for other in AGAINST[v["foe"]]:
                share[other] = share.get(other, 0.0) + 1.2 * WEAPON_CUP.count(other) / len(WEAPON_CUP)
    share.pop(v["last_chits"][h], None)
    if v["combat_round"] == 1:
        share.pop(BASIC[1], None)
    return share


# --- choosing -----------------------------------------------------------------------------------------
def hunter_chit_value(sight: Sight, h: int, chit: int) -> float:
    """A chit for this round, weighed over what the enemy may lay: by night he rather bites."""
    aimed_at = 1.0 / max(1, len(sight.view["fighters"]))
    shares = {enemy: 1.5 if enemy in (BITE, DRACULA_HYPNOSIS) else 1.0 for enemy in enemy_chits(sight)}
    total = sum(shares.values(), 0.0)
    return sum([share * exchange(sight, h, chit, enemy, aimed_at) for enemy, share in shares.items()], 0.0) / total


def enemy_chit_value(sight: Sight, enemy: int) -> float:
    """A chit for Dracula or his agent, weighed over what the hunters may lay."""
    value = 0.0
    for h in sight.view["fighters"]:
        shares = hunter_chits(sight, h)
        value -= sum([share * exchange(sight, h, chit, enemy) for chit, share in shares.items()], 0.0) / sum(shares.values(), 0.0)
    return value / len(sight.view["fighters"])


def target_value(sight: Sight, h: int) -> float:
    """How much the enemy's chit, laid already, hurts this hunter."""
    enemy = sight.view["laid"][DRACULA]
    shares = hunter_chits(sight, h)
    return -sum([share * lost(sight, h, chit, enemy) for chit, share in shares.items()], 0.0) / sum(shares.values(), 0.0)


def applied_value(sight: Sight, h: int) -> float:
    """What it is worth that this hunter's chit counts."""
    return won(sight, h, sight.view["laid"][h], sight.view["laid"][DRACULA])
