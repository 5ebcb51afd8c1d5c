"""How players of Dracula (2003) choose their six, lay cards and move: weights found in games of bots by `whitby fit dracula-2003 --taste`.

A kind is thought of by its number: companions of strength 1, 2, 3, target, symbol of power.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.belief.styles import Shares, by_style, tilted, weights_of
from whitby.games.dracula2003.words import COPIES, ENCOUNTER0, IS_TARGET

KINDS: Final = ("companion of strength 1", "companion of strength 2", "companion of strength 3", "target", "symbol of power")
MANY: Final = len(KINDS)
TARGET: Final[int] = [bool(IS_TARGET[ENCOUNTER0 + kind]) for kind in range(MANY)].index(True)

WHIM: Final = 0.002  # so many choices are of anything alike: fewer than where nobody knows what a move was for

# --- the six at the start: how many there are of each kind ------------------------------------
SIX: Final[tuple[str, ...]] = tuple([f"chooses {n} of {name}" for k, name in enumerate(KINDS) for n in range(COPIES[ENCOUNTER0 + k] + 1)])
FIRST: Final[list[int]] = [sum([COPIES[ENCOUNTER0 + other] + 1 for other in range(k)]) for k in range(MANY)]  # feature of each kind

# --- a card laid -------------------------------------------------------------------------------
FAR: Final = 5  # more steps to the opponent's figure count no more
LAYING: Final[tuple[str, ...]] = (
    *[f"lays {name} {steps} steps away" for name in KINDS for steps in range(FAR + 1)],
    "lays the only target out",
    "lays the second target out",
    "lays the last target",
)
ONLY_TARGET: Final = LAYING.index("lays the only target out")
SECOND_TARGET: Final = LAYING.index("lays the second target out")
LAST_TARGET: Final = LAYING.index("lays the last target")

# --- a movement --------------------------------------------------------------------------------
# what lies on a place, as the mover and everybody else sees it
NOTHING: Final = 0
ANYBODYS: Final = 1
HIS_OWN: Final = 2
FOES: Final = 3
KNOWN: Final = 4  # the opponent's, and it was turned up
LIES: Final = ("nothing", "anybody's card", "his own card", "the opponent's card", "a known card of the opponent's")
MOVING: Final[tuple[str, ...]] = (
    *[f"looks at {what}" for what in LIES],
    *[f"stops on {what}" for what in LIES],
    *[f"steps to {what}" for what in LIES],
    "stops after an exchange",
    "demands a showing",
    "steps back",
    "steps on after steps",
)
LOOKS: Final = 0
STOPS: Final = len(LIES)
STEPS: Final = 2 * len(LIES)
STOPS_DONE: Final = MOVING.index("stops after an exchange")
DEMANDS: Final = MOVING.index("demands a showing")
STEPS_BACK: Final = MOVING.index("steps back")
STEPS_ON: Final = MOVING.index("steps on after steps")

# --- a barrier ------------------------------------------------------------------------------------
BARRIERS: Final[tuple[str, ...]] = (
    "moves a barrier",
    "makes the opponent's ways longer",
    "makes the opponent's ways to his own cards longer",
    "makes his own ways longer",
    "makes his own ways to the opponent's cards longer",
)

FEATURES: Final = (SIX, LAYING, MOVING, BARRIERS)


class Habits:
    """The weights of each decision."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.six = [weights.get(name, 0.0) for name in SIX]
        self.laying = [weights.get(name, 0.0) for name in LAYING]
        self.moving = [weights.get(name, 0.0) for name in MOVING]
        self.barriers = [weights.get(name, 0.0) for name in BARRIERS]

    def choosing(self, aimless: Shares, sixes: Sequence[Sequence[int]]) -> list[Shares]:
        """By style how likely each six is chosen, told by how many there are of each kind."""
        return tilted(aimless, [worth(self.six, of_six(each)) for each in sixes], WHIM)

    def lays(self, held: Sequence[int], steps: int, wanted: int) -> list[Shares]:
        """By style how likely each kind is laid of those that are held."""
        return by_style([worth(self.laying, of_card(kind, held, steps, wanted)) for kind in range(MANY) if held[kind]], WHIM)

    def does(self, options: Sequence[list[float]]) -> list[Shares]:
        """By style how likely each option of a movement is chosen, or each way to move a barrier, told by its features."""
        weights = self.moving if len(options[0]) == len(MOVING) else self.barriers
        return by_style([worth(weights, features) for features in options], WHIM)


def worth(weights: list[float], features: list[float]) -> float:
    """What something with these features is worth."""
    total = 0.0
    for i in range(len(weights)):
        if features[i]:
            total += features[i] * weights[i]
    return total


def of_six(counts: Sequence[int]) -> list[float]:
    """The features of a choice of six with so many of each kind."""
    found = [0.0] * len(SIX)
    for kind in range(MANY):
        found[FIRST[kind] + counts[kind]] = 1.0
    return found


def of_card(kind: int, held: Sequence[int], steps: int, wanted: int) -> list[float]:
    """The features of a card laid so many steps from the opponent, who still wants so many targets, from a supply that holds so many."""
    found = [0.0] * len(LAYING)
    found[kind * (FAR + 1) + min(steps, FAR)] = 1.0
    if kind == TARGET:
        out = wanted - held[TARGET]
        found[ONLY_TARGET] = float(out == 0)
        found[SECOND_TARGET] = float(out == 1)
        found[LAST_TARGET] = float(wanted == 1)
    return found


HABITS: Final = Habits(weights_of("dracula-2003"))
