"""What a seat can tell from what it sees of London: where everybody can go, whose cards lie where, and how likely each kind is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from whitby.board import BIT
from whitby.bots.dracula2003.seen import Seen
from whitby.games.dracula2003.view import BACK
from whitby.games.dracula2003.ways import steps_around
from whitby.games.dracula2003.words import ALL_OF, COPIES, EMPTY, FOE_STRENGTH, OWNER, STEP_NUMBER, TARGET_OF, TARGETS, UNKNOWN
from whitby.rng import Rng

PLACES: Final = range(12)
LAID_TARGET: Final = 0.5  # how much rarer a target is among cards that the opponent laid by choice
DEALT_TARGET: Final = 1.2  # how much more frequent among the six that he chose at the start
NOISE: Final = 0.4

Odds = dict[int, float]  # kind of card -> chance; EMPTY stands for "one of my own"
KINDS: Final = [sorted(set(cards)) for cards in ALL_OF]  # by owner
NOT_YET: Final = -1e9  # less than anything is worth


class Sight:
    """What one player sees, as he reads it."""

    def __init__(self, seen: Seen, noise: float = NOISE) -> None:
        self.seen = seen
        self.noise = noise  # how much of luck is in what things seem worth
        self.me = seen.me
        self.foe = 1 - seen.me
        self.at = seen.at[self.me]
        self.foe_at = seen.at[self.foe]
        self.board = seen.board
        self.hand = seen.hand
        self.supply = seen.supply
        self.cubes = seen.cubes
        self.target = TARGET_OF[self.me]
        self.prey = TARGET_OF[self.foe]
        self.taken = seen.taken
        self.lost = seen.lost
        self.reach = max([STEP_NUMBER[c] for c in self.hand], default=0)
        self.kinds: list[Odds] = []  # by place, once they are asked for
        self.preys: list[float] = []  # the same for a target of the opponent
        self.preys_out = 0.0
        self.unseen: list[int] = []  # how many of each kind; set with the kinds
        self.shown: list[int] = []
        self.best: dict[int, float] = {}  # worked out once for steps and card turned up: see worth.best_card
        self.uses: dict[int, float] = {}  # of special actions: see worth.special
        self.costs: dict[int, float] = {}  # of cubes: see worth.cubes_lost
        self.looks: dict[int, float] = {}  # the same for places and steps: see turn.looking
        self.weighed: dict[int, float] = {}  # what options seemed worth, luck left out

    # --- cards ---------------------------------------------------------------------
    def own_hidden(self) -> int:
        """How many cards of mine lie on places I cannot name."""
        n = len(ALL_OF[self.me]) - len(self.supply) - len(self.seen.defeated[self.me]) - self.lost
        return n - sum([1 for c in self.board if c >= 0 and OWNER[c] == self.me])

    def read_cards(self) -> None:
        """The opponent's cards that I have not seen, those that I saw in his supply, and what follows for each place."""
        left = list(COPIES)
        for card in self.seen.defeated[self.foe]:
            left[card] -= 1
        left[self.prey] -= self.taken
        for card in self.board:
            if card >= 0 and OWNER[card] == self.foe:
                left[card] -= 1
        shown = [0] * len(left)
        for card in self.seen.supply_seen:
            if card >= 0:
                shown[card] += 1
                left[card] -= 1
        self.unseen, self.shown = left, shown
        dealt, mine = self.of_unknown()
        self.kinds = [self.compute_odds(place, dealt, mine) for place in PLACES]
        self.preys = [odds.get(self.prey, 0.0) for odds in self.kinds]
        self.preys_out = sum(self.preys)

    def of_unknown(self) -> tuple[Odds, float]:
        """What lies where nothing is known; and how likely it is mine."""
        blind = self.board.count(UNKNOWN)
        mine = min(1.0, self.own_hidden() / max(1, blind))
        odds: Odds = {EMPTY: mine}
        for kind, share in self.shares(self.unseen, DEALT_TARGET).items():
            odds[kind] = (1 - mine) * share
        return odds, mine

    def odds(self, place: int) -> Odds:
        """What lies there, as far as I can tell."""
        if not self.kinds:
            self.read_cards()
        return self.kinds[place]

    def compute_odds(self, place: int, dealt: Odds, mine: float) -> Odds:
        """The chances of each kind of card at a place, from my own cards and those not seen yet."""
        card = self.board[place]
        if card >= 0:
            return {EMPTY if OWNER[card] == self.me else card: 1.0}
        if card == EMPTY or card == BACK[self.me]:
            return {EMPTY: 1.0}
        if card == BACK[self.foe]:
            among = self.seen.supply_seen_places & BIT[place]
            return self.shares(self.shown if among and any(self.shown) else self.unseen, LAID_TARGET)
        return dealt

    def shares(self, pool: list[int], bias: float) -> Odds:
        """The chances of a card drawn from this pool, targets weighed by a bias."""
        weight: Odds = {}
        for card in KINDS[self.foe]:
            if pool[card] > 0:
                weight[card] = pool[card] * (bias if card == self.prey else 1.0)
        total = sum(weight.values())
        return {card: x / total for card, x in weight.items()} if total else {}

    def prey_at(self, place: int) -> float:
        """How likely a target of the opponent lies there."""
        if not self.kinds:
            self.read_cards()
        return self.preys[place]

    def my_targets(self) -> list[int]:
        """Places where I know that a target of mine lies."""
        return [p for p in PLACES if self.board[p] == self.target]

    def known_to_foe(self, place: int) -> bool:
        """Does the opponent know the card of this place?"""
        return self.seen.card_known_to[place] & BIT[self.foe] != 0

    def targets_out(self) -> int:
        """My targets on the board, those included that I cannot name the place of."""
        return TARGETS - self.lost - self.supply.count(self.target)

    def prey_out(self) -> float:
        """How many of the opponent's targets may lie on the board."""
        if not self.kinds:
            self.read_cards()
        return self.preys_out

    def supply_was_shown(self) -> bool:
        """Have I seen cards of the opponent's supply that may still be there?"""
        return any([card >= 0 for card in self.seen.supply_seen])

    def prey_in_supply(self) -> float:
        """The share of targets in the opponent's supply."""
        size = self.seen.foes_supply
        there = TARGETS - self.taken - self.prey_out()
        return max(0.0, min(1.0, there / size)) if size else 0.0

    def strongest_in_supply(self) -> float:
        """The share of cards in the opponent's supply that Feint would lose against."""
        if not self.kinds:
            self.read_cards()
        pool = self.shown if any(self.shown) else self.unseen
        total = bad = 0
        for card in KINDS[self.foe]:
            n = max(0, pool[card])
            total += n
            if card != self.prey and (FOE_STRENGTH[card] == 0 or FOE_STRENGTH[card] > 1):
                bad += n
        return bad / total if total else 0.0

    # --- ways ----------------------------------------------------------------------
    def steps_from(self, start: int) -> list[int]:
        """Fewest steps from a place to every other, around the barriers."""
        return steps_around(self.seen.barrier_mask)[start]


def pick(sight: Sight, options: Sequence[int], rng: Rng, worth: Callable[[int], float]) -> int:
    """The option of most worth, a little at random."""
    best = options[0]
    most = NOT_YET
    for choice in options:
        plain = worth(choice)
        sight.weighed[choice] = plain
        lucky = plain + sight.noise * rng.random() if sight.noise else plain
        if lucky > most or lucky == most and choice < best:
            best, most = choice, lucky
    return best
