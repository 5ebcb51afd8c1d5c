"""What a seat can tell from its view of London: where everybody can go, whose cards lie where, and how likely each kind is."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from whitby.board import BIT, distances
from whitby.game import View
from whitby.games.dracula2003.barriers import WAYS
from whitby.games.dracula2003.view import BACK
from whitby.games.dracula2003.words import ALL_OF, EMPTY, FOE_STRENGTH, OWNER, STEP_NUMBER, TARGET_OF, TARGETS, UNKNOWN

PLACES = range(12)
FAR = 99  # where no way leads
LAID_TARGET = 0.5  # how much rarer a target is among cards that the opponent laid by choice
DEALT_TARGET = 1.2  # how much more frequent among the six that he chose at the start

Odds = dict[int, float]  # kind of card -> chance; EMPTY stands for "one of my own"


class Sight:
    """A view as one player reads it."""

    def __init__(self, view: View, question: str, me: int) -> None:
        self.me = me
        self.foe = 1 - me
        self.view = view
        self.question = question
        self.at: int = view["at"][me]
        self.foe_at: int = view["at"][self.foe]
        self.board: list[int] = view["board"]
        self.hand: list[int] = view["hand"][me]
        self.supply: list[int] = view["supply"][me]
        self.cubes: int = view["cubes"][me]
        self.target = TARGET_OF[me]
        self.prey = TARGET_OF[self.foe]
        self.reach = max([STEP_NUMBER[c] for c in self.hand], default=0)
        self.taken: int = view["targets_taken"][me]
        self.lost: int = view["targets_taken"][self.foe]
        self.hidden = self.own_hidden()
        self.unseen, self.shown = self.foes_cards()
        self.kinds: dict[int, Odds] = {}  # worked out once for each place
        self.best: dict[tuple[int, int], float] = {}  # the same for steps and card turned up: see worth.best_card

    # --- cards ---------------------------------------------------------------------
    def own_hidden(self) -> Counter[int]:
        """My cards that lie on places I cannot name."""
        left = Counter(ALL_OF[self.me])
        left.subtract(self.supply)
        left.subtract(self.view["defeated"][self.me])
        left[self.target] -= self.lost
        left.subtract([c for c in self.board if c >= 0 and OWNER[c] == self.me])
        return +left

    def foes_cards(self) -> tuple[Counter[int], Counter[int]]:
        """The opponent's cards that I have not seen, and those that I saw in his supply."""
        left = Counter(ALL_OF[self.foe])
        left.subtract(self.view["defeated"][self.foe])
        left[self.prey] -= self.taken
        left.subtract([c for c in self.board if c >= 0 and OWNER[c] == self.foe])
        seen: Counter[int] = Counter([c for c in self.view["supply_seen"][self.foe] if c >= 0])
        left.subtract(seen)
        return +left, seen

    def odds(self, place: int) -> Odds:
        """What lies there, as far as I can tell."""
        if place not in self.kinds:
            self.kinds[place] = self.compute_odds(place)
        return self.kinds[place]

    def compute_odds(self, place: int) -> Odds:
        """The chances of each kind of card at a place, from my own cards and those not seen yet."""
        card = self.board[place]
        if card >= 0:
            return {EMPTY if OWNER[card] == self.me else card: 1.0}
        if card in (EMPTY, BACK[self.me]):
            return {EMPTY: 1.0}
        if card == BACK[self.foe]:
            among = self.view["supply_seen_places"][self.foe] & BIT[place]
            return self.shares(self.shown if among and self.shown else self.unseen, LAID_TARGET)
        blind = self.board.count(UNKNOWN)
        mine = min(1.0, sum(self.hidden.values()) / max(1, blind))
        return {EMPTY: mine, **{k: (1 - mine) * x for k, x in self.shares(self.unseen, DEALT_TARGET).items()}}

    def shares(self, pool: Counter[int], bias: float) -> Odds:
        """The chances of a card drawn from this pool, targets weighed by a bias."""
        weight = {card: n * (bias if card == self.prey else 1.0) for card, n in pool.items()}
        total = sum(weight.values())
        return {card: x / total for card, x in weight.items()} if total else {}

    def my_targets(self) -> list[int]:
        """Places where I know that a target of mine lies."""
        return [p for p in PLACES if self.board[p] == self.target]

    def targets_out(self) -> int:
        """My targets on the board, those included that I cannot name the place of."""
        return TARGETS - self.lost - self.supply.count(self.target)

    def prey_out(self) -> float:
        """How many of the opponent's targets may lie on the board."""
        return sum([self.odds(p).get(self.prey, 0.0) for p in PLACES])

    def prey_in_supply(self) -> float:
        """The share of targets in the opponent's supply."""
        size = len(self.view["supply"][self.foe])
        there = TARGETS - self.taken - self.prey_out()
        return max(0.0, min(1.0, there / size)) if size else 0.0

    def strongest_in_supply(self) -> float:
        """The share of cards in the opponent's supply that Feint would lose against."""
        pool = self.shown or self.unseen
        total = sum(pool.values())
        bad = sum([n for c, n in pool.items() if c != self.prey and (FOE_STRENGTH[c] == 0 or FOE_STRENGTH[c] > 1)])
        return bad / total if total else 0.0

    # --- ways ----------------------------------------------------------------------
    def steps_from(self, start: int, barrier_mask: int | None = None) -> list[int]:
        """Fewest steps from a place to every other, around the barriers."""
        return steps_around(self.view["barrier_mask"] if barrier_mask is None else barrier_mask)[start]


@lru_cache(maxsize=256)
def steps_around(barrier_mask: int) -> list[list[int]]:
    """Fewest steps between any two places with barriers in these slots."""
    near = tuple([tuple([b for b, slot in ways if not barrier_mask & slot]) for ways in WAYS])
    return [[n if n >= 0 else FAR for n in distances(near, place)] for place in range(len(near))]
