"""How likely a player of each style does what he does, worked out from the state and by the names of the weights: apart from the belief."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations
from typing import Any

from whitby.belief.dracula2003.habits import WHIM
from whitby.belief.styles import PRIOR, STYLES, weights_of
from whitby.engine import NOUN, options_for
from whitby.games.dracula2003 import state
from whitby.games.dracula2003.body import steps_from
from whitby.games.dracula2003.movement import lay_card
from whitby.games.dracula2003.state import MAY_LOOK, London
from whitby.games.dracula2003.words import (
    BARRIER,
    DEMAND,
    EMPTY,
    EVERYBODY,
    FOE_STRENGTH,
    LOOK,
    OWNER,
    PASS,
    RESCUE,
    SEAT0,
    SLOT0,
    STEP,
    STOP,
    TARGET_OF,
)

KINDS = ("companion of strength 1", "companion of strength 2", "companion of strength 3", "target", "symbol of power")
WEIGHTS = weights_of("dracula-2003")
PAIRS = [(one, other) for one in range(len(STYLES)) for other in range(len(STYLES))]  # how Dracula plays, and how van Helsing
FIRST = [PRIOR[one] * PRIOR[other] for one, other in PAIRS]


def share(style: int, of: Any, worths: dict[Any, float], aimless: dict[Any, float] | None = None) -> float:
    """How likely this style takes one of these, of what each is worth and how likely it would be taken aimlessly."""
    alike = aimless or dict.fromkeys(worths, 1 / len(worths))
    odds = {each: alike[each] * math.exp(STYLES[style] * worths[each]) for each in worths}
    return (1 - WHIM) * odds[of] / sum(odds.values()) + WHIM * alike[of]


def kind(card: int) -> str:
    """A card as weights name it."""
    if card in TARGET_OF:
        return "target"
    return f"companion of strength {FOE_STRENGTH[card]}" if FOE_STRENGTH[card] else "symbol of power"


# --- cards ---------------------------------------------------------------------------------
@cache
def chosen(style: int, deck: tuple[int, ...], chosen: tuple[int, ...]) -> float:
    """How much likelier this style chooses these cards than somebody who takes any kind alike, one after the other."""
    aimless: Counter[tuple[int, ...]] = Counter()
    for row in set(permutations(deck, len(chosen))):
        odds, left = 1.0, list(deck)
        for card in row:
            odds /= len(set(left))
            left.remove(card)
        aimless[tuple(sorted(row))] += odds  # type: ignore[assignment]
    worths = {}
    for six in aimless:
        there = Counter(kind(card) for card in six)
        worths[six] = sum(WEIGHTS[f"chooses {there[name]} of {name}"] for name in KINDS)
    six = tuple(sorted(chosen))
    return share(style, six, worths, dict(aimless)) / aimless[six]


def laid(style: int, s: London, seat: int, card: int) -> float:
    """How likely this style lays the card, of those in the supply."""
    place: Any = s.running[1][1] if s.running[0] is lay_card else s.at[seat]
    return laid_from(style, s.supply[seat], card, away(s.at[1 - seat], s.barrier_mask, place), state.TARGETS - s.targets_taken[1 - seat])


@cache
def away(start: int, walls: int, place: int) -> int:
    """How many steps, where more than five are as far as five."""
    return min(5, steps_from(start, walls)[place])


@cache
def laid_from(style: int, supply: tuple[int, ...], card: int, steps: int, wanted: int) -> float:
    """The same by what it depends on."""
    out = wanted - sum(each in TARGET_OF for each in supply)
    worths = {}
    for each in set(supply):
        worths[each] = WEIGHTS[f"lays {kind(each)} {steps} steps away"]
        if each in TARGET_OF:
            worths[each] += {0: WEIGHTS["lays the only target out"], 1: WEIGHTS["lays the second target out"]}.get(out, 0.0)
            worths[each] += WEIGHTS["lays the last target"] if wanted == 1 else 0.0
    return share(style, card, worths)


# --- movements and barriers --------------------------------------------------------------------
class Manner:
    """What is told by how a player moves, by style; `turned_up` and `been` are followed beside the state."""

    def __init__(self) -> None:
        self.shown: set[int] = set()  # places with a card that the opponent of its owner has seen, as all know
        self.been: set[int] = set()  # places in this turn
        self.waiting: list[float] = []  # that no barrier was moved is heard when the turn is over

    def factors(self, s: London, seat: int, choice: int, question: str) -> list[float]:
        """By pair of styles how likely the choice is."""
        worths = self.movement(s, seat) if question == "move" else self.barriers(s, seat) if question == "move-barrier" else {}
        if choice not in worths:
            return [1.0] * len(PAIRS)
        found = [share(pair[seat], choice, worths) for pair in PAIRS]
        if choice == PASS:
            self.waiting = found
            return [1.0] * len(PAIRS)
        return found

    def hear(self, what: str, facts: Sequence[int], s: London) -> list[float]:
        """Follow what is told; with the end of a turn comes what waited for it."""
        if what == "turned-up" or what == "put-back":
            self.shown.add(facts[1])
        elif what in ("laid", "took-back"):
            self.shown.discard(facts[1])
        elif what == "stepped":
            self.been.add(facts[1])
        elif what == "turn":
            self.been = {s.at[facts[0] - SEAT0]}
            waited, self.waiting = self.waiting, []
            return waited or [1.0] * len(PAIRS)
        return [1.0] * len(PAIRS)

    def lies(self, s: London, seat: int, place: int) -> str:
        """What lies there, as he and everybody sees it."""
        if s.board[place] == EMPTY:
            return "nothing"
        if s.owner_known_to[place] != EVERYBODY:
            return "anybody's card"
        if OWNER[s.board[place]] == seat:
            return "his own card"
        return "a known card of the opponent's" if place in self.shown else "the opponent's card"

    def movement(self, s: London, seat: int) -> dict[int, float]:
        """What each choice of a movement is worth; nothing where cards of his supply are among them."""
        here, out = s.at[seat], {}
        there = self.lies(s, seat, here)
        looks = bool(s.may_do_here & MAY_LOOK)
        if looks and there == "nothing":
            return {}
        for choice in options_for(s, seat):
            if choice == DEMAND:
                out[choice] = WEIGHTS["demands a showing"]
            elif choice == LOOK:
                out[choice] = WEIGHTS[f"looks at {there}"]
            elif choice == STOP:
                out[choice] = WEIGHTS[f"stops on {there}"] if looks else WEIGHTS["stops after an exchange"]
            else:
                assert choice == RESCUE or choice & ~NOUN == STEP
        for place in range(12) if s.steps < 6 else ():
            if place != here and steps_from(here, s.barrier_mask)[place] == 1:
                out[STEP | place] = WEIGHTS[f"steps to {self.lies(s, seat, place)}"] + s.steps * WEIGHTS["steps on after steps"]
                out[STEP | place] += WEIGHTS["steps back"] if place in self.been else 0.0
        return out

    def barriers(self, s: London, seat: int) -> dict[int, float]:
        """What each barrier is worth to him, by how much longer it makes ways."""
        out = {}
        for choice in options_for(s, seat):
            if choice == PASS:
                out[choice] = 0.0
            elif choice != RESCUE:
                lies = s.barriers[(choice - BARRIER) >> 10]
                walls = s.barrier_mask & ~(1 << lies if lies >= 0 else 0) | 1 << (choice & NOUN) - SLOT0
                out[choice] = WEIGHTS["moves a barrier"]
                for whose, whom, name, cards in (
                    (1 - seat, seat, "the opponent's ways", "the opponent's ways to his own cards"),
                    (seat, 1 - seat, "his own ways", "his own ways to the opponent's cards"),
                ):
                    longer = self.longer(s, whose, walls, lambda place: True)
                    out[choice] += longer * WEIGHTS[f"makes {name} longer"]
                    known = self.longer(s, whose, walls, lambda place, whom=whom: self.is_known_as(s, place, whom))
                    out[choice] += known * WEIGHTS[f"makes {cards} longer"]
        return out

    def is_known_as(self, s: London, place: int, seat: int) -> bool:
        """Does everybody know that the card there is his?"""
        return s.board[place] != EMPTY and s.owner_known_to[place] == EVERYBODY and OWNER[s.board[place]] == seat

    def longer(self, s: London, seat: int, walls: int, counts: Callable[[int], bool]) -> int:
        """By how many steps all his ways to such places grow, where more than five are as far as five."""
        here, now = s.at[seat], s.barrier_mask
        return sum(away(here, walls, place) - away(here, now, place) for place in range(12) if counts(place))
