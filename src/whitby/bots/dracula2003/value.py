"""How a game of Dracula (2003) stands: numbers read from a whole game, and the odds to win that `whitby fit` found in them."""

from __future__ import annotations

import math
from typing import Any, Final

from whitby.board import BIT
from whitby.bots.weights import weights
from whitby.games.dracula2003.state import London
from whitby.games.dracula2003.ways import steps_around
from whitby.games.dracula2003.words import (
    CARD_STRENGTH,
    CUBES,
    DRACULA,
    FOE_STRENGTH,
    IS_COMPANION,
    OWNER,
    SEATS,
    STEP_NUMBER,
    TARGET_OF,
    TARGETS,
)

OF_A_PLAYER: Final = (
    "one-taken",  # of his targets
    "two-taken",
    "three-taken",
    "four-taken",
    "one-cube",
    "two-cubes",
    "three-cubes",
    "rescues",  # targets in the supply that could still save a cube
    "targets-out",
    "no-target-out",
    "one-target-out",
    "targets-known",  # to the opponent
    "targets-known-near",
    "target-in-reach",  # a known one, the opponent moves next
    "target-in-sight",  # a known one, the opponent moves after him
    "targets-unknown-near",
    "targets-by-chance",  # how many of his unknown cards on the board are targets
    "targets-beside",  # unknown ones that the opponent reaches in his next turn
    "guards",  # unknown companions near the opponent
    "symbol-out",
    "cards-known",  # that are no targets
    "cards-out",
    "companions-lost",
    "hand",
    "hand-strength",
    "hand-best",
    "hand-steps",
    "targets-seen",  # in the supply, by the opponent
    "to-be-proved",  # all his targets are in the supply; how near the opponent's figure is
    "strength-left",  # of companions in the supply
)
FEATURES: Final = ("begun", "dracula-moves", *[f"{seat}-{name}" for seat in SEATS for name in OF_A_PLAYER])
WEIGHTS: Final = weights(__file__, FEATURES)


def moment(s: London) -> int:
    """The turn: rollouts end, and positions are noted, where one begins."""
    return s.turns


def features(s: Any, seat: int) -> list[float]:
    """The numbers of a whole game, in the order of FEATURES, the same for both seats."""
    out = [1.0, 1.0 if s.turn == DRACULA else 0.0]
    for owner in (0, 1):
        add_player(s, owner, out)
    return out


def value(s: Any, seat: int) -> float:
    """The odds that the seat wins."""
    total = 0.0
    numbers = features(s, seat)
    for i in range(len(numbers)):
        total += WEIGHTS[i] * numbers[i]
    return 1.0 / (1.0 + math.exp(-total if seat == DRACULA else total))


def add_player(s: London, me: int, out: list[float]) -> None:
    """The numbers of one player."""
    foe = 1 - me
    taken, cubes, supply = s.targets_taken[foe], s.cubes[me], s.supply[me]
    held = supply.count(TARGET_OF[me])
    for n in range(1, TARGETS):
        out.append(1.0 if taken == n else 0.0)
    for n in range(1, CUBES):
        out.append(1.0 if cubes == n else 0.0)
    out.append(float(min(held, TARGETS - 1 - taken)))
    add_board(s, me, out)
    out.append(float(len(s.defeated[me])))
    add_hand(s, me, out)
    out.append(float(s.supply_seen[me].count(TARGET_OF[me])))
    near = steps_around(s.barrier_mask)[s.at[foe]][s.at[me]]
    out.append(1.0 / (1.0 + near) if held + taken == TARGETS else 0.0)
    out.append(float(sum([FOE_STRENGTH[card] for card in supply])))


def add_board(s: London, me: int, out: list[float]) -> None:
    """His cards on the board, as the opponent may find them."""
    foe = 1 - me
    far = steps_around(s.barrier_mask)[s.at[foe]]
    reach = max([STEP_NUMBER[card] for card in s.hand[foe]], default=0)
    targets = known = unknown = cards_known = cards = beside = 0
    known_near = unknown_near = guards = 0.0
    in_reach = symbol = False
    for place in range(12):
        card = s.board[place]
        if card < 0 or OWNER[card] != me:
            continue
        cards += 1
        near = 1.0 / (1.0 + far[place])
        if s.card_known_to[place] & BIT[foe]:
            if card == TARGET_OF[me]:
                known += 1
                known_near += near
                in_reach = in_reach or 0 < far[place] <= reach
            else:
                cards_known += 1
        elif card == TARGET_OF[me]:
            unknown += 1
            unknown_near += near
            beside += 1 if 0 < far[place] <= reach else 0
        elif IS_COMPANION[card]:
            guards += FOE_STRENGTH[card] * near
        else:
            symbol = True
    targets = known + unknown
    out.append(float(targets))
    out.append(1.0 if targets == 0 else 0.0)
    out.append(1.0 if targets == 1 else 0.0)
    out.append(float(known))
    out.append(known_near)
    out.append(1.0 if in_reach and s.turn == foe else 0.0)
    out.append(1.0 if in_reach and s.turn == me else 0.0)
    out.append(unknown_near)
    out.append(unknown / max(1.0, float(cards - cards_known - known)))
    out.append(float(beside))
    out.append(guards)
    out.append(1.0 if symbol else 0.0)
    out.append(float(cards_known))
    out.append(float(cards))


def add_hand(s: London, me: int, out: list[float]) -> None:
    """What he can play."""
    hand = s.hand[me]
    out.append(float(len(hand)))
    out.append(float(sum([CARD_STRENGTH[card] for card in hand])))
    out.append(float(max([CARD_STRENGTH[card] for card in hand], default=0)))
    out.append(float(max([STEP_NUMBER[card] for card in hand], default=0)))
