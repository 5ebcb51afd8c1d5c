"""What things are worth to a player of Dracula (2003), where one captured target is worth 10."""

from __future__ import annotations

from typing import Final

from whitby.bots.dracula2003.sight import Sight
from whitby.engine import VERB
from whitby.games.dracula2003.words import (
    CARD_STRENGTH,
    DARK,
    DRACULA,
    FOE_STRENGTH,
    IS_COMPANION,
    IS_TARGET,
    NOUNS,
    STEP_NUMBER,
    TARGETS,
)

TARGET: Final = 10.0
WIN: Final = 1000.0
CUBE: Final = [0.0, 12.0, 7.0, 5.0, 4.0]  # the last one, the last but one, and so on
DANGER: Final = [0.9, 0.6, 0.5, 0.4, 0.25, 0.12]  # that the opponent looks at a card so many steps away
BELOW_TWO: Final = [25.0, 0.5]  # for the first and the second target on the board: with none there the opponent wins by a look


def cubes_lost(sight: Sight, n: int) -> float:
    """The cost of giving up so many cubes: a rescue may save the last one, at the price of a target."""
    if n <= 0:
        return 0.0
    cost = sight.costs.get(n)
    if cost is None:
        cost = cost_of_cubes(sight, n)
        sight.costs[n] = cost
    return cost


def cost_of_cubes(sight: Sight, n: int) -> float:
    """The same, worked out."""
    cost = 0.0
    left = sight.cubes
    spare = sight.supply.count(sight.target) if sight.lost < TARGETS - 1 else 0
    for _ in range(n):
        if left == 1:
            if not spare:
                return WIN
            spare -= 1
            left += 2
            cost += TARGET
        cost += CUBE[min(left, 4)] * (left > 1)
        left -= 1
    return cost


def battle(sight: Sight, card: int, foe: int) -> float:
    """What comes of turning up an opponent's card and then playing this action card."""
    if IS_TARGET[foe]:
        return WIN if sight.taken == TARGETS - 1 else TARGET
    if not IS_COMPANION[foe]:
        return 0.0 if card == DARK and not sight.seen.alertness else -cubes_lost(sight, 1)
    margin = CARD_STRENGTH[card] - FOE_STRENGTH[foe] - int(sight.me != DRACULA and sight.seen.breath)
    return 2.5 if margin > 0 else -cubes_lost(sight, 1) if margin < 0 else 0.2


def special(sight: Sight, card: int, foe: int = -1) -> float:
    """The use of a card's special action, roughly, and the pity of spending a strong card without a fight."""
    fought = foe >= 0 and IS_COMPANION[foe]
    key = card << 1 | fought
    found = sight.uses.get(key)
    if found is None:
        found = use_of(sight, card, fought)
        sight.uses[key] = found
    return found


def use_of(sight: Sight, card: int, fought: bool) -> float:
    """The same, worked out."""
    name = NOUNS[card]
    pity = 0.0 if fought else 0.35 * max(0, CARD_STRENGTH[card] - 1)
    return ROUGHLY.get(name, 0.0) * (not sight.seen.alertness or sight.me != DRACULA) + extra(sight, name, fought) - pity


ROUGHLY: Final = {"wings": 0.6, "deep": 0.8, "breath": 0.5, "eyes": 0.3, "whisper": 0.3, "intuition": 1.0, "alertness": 0.5, "control": 0.6}


def extra(sight: Sight, name: str, fought: bool) -> float:
    """Special actions whose use depends on the position."""
    if name in ("pulse", "reinforcement"):
        return 2.0 if sight.seen.defeated[sight.me] else 0.0
    if name == "sharp-sense":
        return 1.0 + (40.0 if sight.prey_out() < 0.5 else 0.0)
    if name == "battle-lust":
        return 4.0 if fought else 0.0
    if name == "feint":
        return max(0.0, feint(sight))
    if name in ("block", "roar"):
        far = sight.steps_from(sight.foe_at)
        return 1.5 if any([far[p] <= 3 and sight.known_to_foe(p) for p in sight.my_targets()]) else 0.2
    return 0.0


def feint(sight: Sight) -> float:
    """A random card of Dracula's supply: a coffin, or perhaps a lost cube."""
    win = WIN if sight.taken == TARGETS - 1 else TARGET
    return sight.prey_in_supply() * win - sight.strongest_in_supply() * (1 - sight.prey_in_supply()) * cubes_lost(sight, 1)


def playing(sight: Sight, card: int, steps: int, foe: int = -1) -> float:
    """All of an action card after so many steps, against what was turned up."""
    value = -cubes_lost(sight, max(0, steps - STEP_NUMBER[card])) + special(sight, card, foe)
    return value + battle(sight, card, foe) if foe >= 0 else value


def best_card(sight: Sight, steps: int, foe: int = -1) -> float:
    """The worth of the best card in hand after so many steps."""
    key = steps << VERB | (foe + 1)
    found = sight.best.get(key)
    if found is None:
        found = max([playing(sight, card, steps, foe) for card in sight.hand], default=0.0)
        sight.best[key] = found
    return found


# --- own cards on the board ---------------------------------------------------------------
def danger(sight: Sight, place: int, far: list[int]) -> float:
    """The chance that the opponent looks there soon."""
    near = DANGER[min(far[place], 5)]
    return 0.0 if sight.seen.turned_by_block == place else near


def lying(sight: Sight, card: int, place: int, far: list[int], others: int) -> float:
    """The worth of a card of mine on a place, with so many targets of mine elsewhere on the board."""
    risk = danger(sight, place, far)
    if card == sight.target:
        return -TARGET * risk * (3.0 if sight.lost == TARGETS - 1 else 1.0) + (BELOW_TWO[others] if others < 2 else 0.0)
    if not IS_COMPANION[card]:
        return 3.0 * risk
    return (FOE_STRENGTH[card] - 1.5) * 1.4 * risk


def exchange(sight: Sight, place: int, far: list[int]) -> float:
    """What is gained by taking up my known card and laying the best one instead; or by laying one on an empty place."""
    card = sight.board[place]
    there = card == sight.target
    others = sight.targets_out() - int(there)
    now = 0.0
    if card >= 0:
        now = lying(sight, card, place, far, others)
        if there and sight.known_to_foe(place) and far[place] <= 5:
            now -= 0.4 * TARGET  # he knows it, and will come
    return max([lying(sight, c, place, far, others) for c in sight.supply], default=now) - now
