"""Where one player's fifteen encounter cards may be, each way with its weight, and what each fact does to them.

A row is one whole number: by place the kind of his card there, where it was laid or shown since the set-up; how many of each kind still lie
as they were shuffled at the set-up; and how many of each kind are in his supply. Cards that lie as shuffled need no place of their own: all
orders of them are equally likely, and stay so, since nobody has a say in the shuffling and whoever learns more of one of them takes it out
of the number. So a row stands for all of these orders together, and nothing is lost by that.

The weights of a row, one by style of play, are the odds of the row and of all that was heard, up to a common factor.
"""

from __future__ import annotations

import math
import time
from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from whitby.belief.dracula2003.habits import FAR, HABITS, MANY, TARGET
from whitby.belief.styles import PRIOR, STYLES, Shares
from whitby.board import BIT
from whitby.games.dracula2003.words import COPIES, ENCOUNTER0, OWNER, SLOT0
from whitby.rng import Rng

Weights = list[float]
Way = tuple[int, Weights]  # a row, and how likely it follows, by style
LONG: Final = 2_000  # rows that take a while
CAP: Final = 50_000  # one game of `easy` in a hundred has more than 20,000 rows for a while

# --- numbers of each kind in one whole number ----------------------------------------------
KINDS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([c for c in range(ENCOUNTER0, SLOT0) if OWNER[c] == side]) for side in (0, 1)])
KIND_OF: Final[dict[int, int]] = {card: kind for cards in KINDS for kind, card in enumerate(cards)}  # the same for both players
WIDTHS: Final[list[int]] = [COPIES[card].bit_length() for card in KINDS[0]]
SHIFTS: Final[list[int]] = [sum(WIDTHS[:kind]) for kind in range(MANY)]
MASKS: Final[list[int]] = [(1 << width) - 1 for width in WIDTHS]
UNITS: Final[list[int]] = [1 << shift for shift in SHIFTS]  # one card of each kind
COUNTS: Final = (1 << sum(WIDTHS)) - 1

# --- the parts of a row -----------------------------------------------------------------
CODE: Final = 3  # bits for the kind on a place, counted from 1; 0: none of his, or as shuffled
SHUFFLED: Final = 12 * CODE
SUPPLY: Final = SHUFFLED + sum(WIDTHS)
AS_SHUFFLED: Final[list[int]] = [unit * BIT[SHUFFLED] for unit in UNITS]  # one card of each kind in this part of a row
IN_SUPPLY: Final[list[int]] = [unit * BIT[SUPPLY] for unit in UNITS]
ON_PLACE: Final[list[list[int]]] = [[(kind + 1) * BIT[place * CODE] for kind in range(MANY)] for place in range(12)]
WHOLE_PLACE: Final[list[int]] = [7 * BIT[place * CODE] for place in range(12)]
BOARD: Final[list[int]] = [sum(WHOLE_PLACE[place : place + 4]) for place in (0, 4, 8)]  # a row of the board each
HELD: Final = COUNTS * BIT[SUPPLY]
assert [COPIES[c] for c in KINDS[0]] == [COPIES[c] for c in KINDS[1]] and MANY < 1 << CODE and SUPPLY + sum(WIDTHS) < 62


def number(counts: int, kind: int) -> int:
    """How many of a kind."""
    return counts >> SHIFTS[kind] & MASKS[kind]


def packed(cards: list[int]) -> int:
    """So many of each kind as in these cards."""
    return sum([UNITS[KIND_OF[card]] for card in cards])


def spread(counts: int, side: int) -> list[int]:
    """The cards, in order."""
    return [card for kind, card in enumerate(KINDS[side]) for _ in range(number(counts, kind))]


def total(counts: int) -> int:
    """How many cards."""
    return sum([number(counts, kind) for kind in range(MANY)])


def shuffled(row: int) -> int:
    """What lies as it was shuffled."""
    return row >> SHUFFLED & COUNTS


def supply(row: int) -> int:
    """What is in the supply."""
    return row >> SUPPLY


def kind_at(row: int, place: int) -> int:
    """The kind on a place, or -1."""
    return (row >> place * CODE & 7) - 1


ONE: Final[Weights] = [1.0] * len(STYLES)


# --- the six at the start ------------------------------------------------------------------
def chosen_aimlessly(deck: int, many: int) -> dict[int, float]:
    """D03-SETUP-11  How likely each choice of so many cards is, if any kind is taken alike, one card after the other."""
    odds = {0: 1.0}
    for _ in range(many):
        further: dict[int, float] = {}
        for counts, weight in odds.items():
            left = [kind for kind in range(MANY) if number(deck - counts, kind)]
            for kind in left:
                more = counts + UNITS[kind]
                further[more] = further.get(more, 0.0) + weight / len(left)
        odds = further
    return odds


def numbers(counts: int) -> list[int]:
    """How many of each kind."""
    return [number(counts, kind) for kind in range(MANY)]


# --- the rows ------------------------------------------------------------------------------
class Cards:
    """The rows of one player, and the facts that change them."""

    def __init__(self, cap: int = CAP) -> None:
        self.rows: dict[int, Weights] = {}
        self.before: dict[int, Weights] = {}  # the rows before the last fact, while the next news may say more of it
        self.cap = cap
        self.facts = 0  # so far: the seed of thinning, so that all machines thin alike
        self.exact = True
        self.contradicted = 0  # facts that no row could bear: never, if the facts are true and it is exact
        self.largest = 0
        self.ways_to_lay: dict[int, list[tuple[int, Weights]]] = {}  # by supply, steps and targets wanted
        self.sums: list[float] = []  # of the weights up to each row, for samples
        self.listed: list[int] = []

    def begin(self, deck: int, many: int, six: int) -> None:
        """The cards for the board are chosen: these, or if they are not known, any."""
        if six:
            self.rows = {first_row(deck, six): PRIOR.copy()}
        else:
            aimless = chosen_aimlessly(deck, many)
            by_style = HABITS.choosing(list(aimless.values()), [numbers(six) for six in aimless])
            self.rows = {
                first_row(deck, six): [prior * shares[i] for prior, shares in zip(PRIOR, by_style, strict=True)]
                for i, six in enumerate(aimless)
            }
        self.scale()

    # --- facts ------------------------------------------------------------------------
    def follow(self, ways: Callable[[int], list[Way]]) -> None:
        """A fact: what becomes of each row, and how likely that is."""
        self.facts += 1
        out: dict[int, Weights] = {}
        for row, weights in self.rows.items():
            for new, factors in ways(row):
                there = out.get(new)
                if there is None:
                    out[new] = [weight * factors[k] for k, weight in enumerate(weights)]
                else:
                    for k, weight in enumerate(weights):
                        there[k] += weight * factors[k]
        self.replace(out)
        if len(out) > self.cap:
            self.thin()

    def keep(self, fits: Callable[[int], bool]) -> None:
        """Only rows that fit stay."""
        self.facts += 1
        self.replace({row: weights.copy() for row, weights in self.rows.items() if fits(row)})

    def replace(self, rows: dict[int, Weights]) -> None:
        """These are the rows now; there must be one."""
        if not rows:
            self.contradicted += 1
            return
        self.rows = rows
        self.largest = max(self.largest, len(rows))
        if len(rows) > LONG:
            time.sleep(0.0)  # compiled code would let no other thread go on before it is done
        self.scale()

    def weigh(self, factors: Shares) -> None:
        """He did something that each style does so gladly."""
        for weights in self.rows.values():
            for k, factor in enumerate(factors):
                weights[k] *= factor
        self.scale()

    def laid(self, place: int, only: int, steps: int, wanted: int) -> None:
        """D03-LOOK-05  A card of the supply lies on the place: any kind, or this one if it is known by now (else -1).

        The opponent is so many steps away, and has not taken so many targets.
        """

        def ways(row: int) -> list[Way]:
            return [
                (row - IN_SUPPLY[kind] + ON_PLACE[place][kind], shares)
                for kind, shares in self.to_lay(supply(row), min(steps, FAR), wanted)
                if only < 0 or kind == only
            ]

        self.follow(ways)

    def to_lay(self, counts: int, steps: int, wanted: int) -> list[tuple[int, Weights]]:
        """The kinds of a supply, and how likely he lays each, by style."""
        key = (counts << 3 | steps) << 3 | wanted
        ways = self.ways_to_lay.get(key)
        if ways is None:
            by_style = HABITS.lays(numbers(counts), steps, wanted)
            held = [kind for kind in range(MANY) if number(counts, kind)]
            ways = [(kind, [shares[i] for shares in by_style]) for i, kind in enumerate(held)]
            self.ways_to_lay[key] = ways
        return ways

    def taken_back(self, place: int) -> None:
        """D03-LOOK-04  The card that he laid there, or that was shown, is in the supply."""
        self.follow(lambda row: [(without_place(row, place) + IN_SUPPLY[kind_at(row, place)], ONE)])

    def shuffled_taken_back(self) -> None:
        """D03-LOOK-04  A card that lay as shuffled is in the supply: one of them by chance."""

        def ways(row: int) -> list[Way]:
            left = shuffled(row)
            whole = total(left)
            return [
                (row - AS_SHUFFLED[kind] + IN_SUPPLY[kind], [number(left, kind) / whole] * len(ONE))
                for kind in range(MANY)
                if number(left, kind)
            ]

        self.follow(ways)

    def shown(self, place: int, kind: int) -> None:
        """The card that he laid there is of this kind."""
        self.keep(lambda row: kind_at(row, place) == kind)

    def shuffled_shown(self, place: int, kind: int) -> None:
        """A card that lay as shuffled is of this kind: likelier the more of them there are."""

        def ways(row: int) -> list[Way]:
            n = number(shuffled(row), kind)
            return [(row - AS_SHUFFLED[kind] + ON_PLACE[place][kind], [float(n)] * len(ONE))] if n else []

        self.follow(ways)

    def emptied(self, place: int) -> None:
        """His card has left the place and the game."""
        self.follow(lambda row: [(without_place(row, place), ONE)])

    def supply_is(self, counts: int) -> None:
        """D03-MEET-01  The whole supply was seen."""
        self.keep(lambda row: supply(row) == counts)

    def gains(self, kind: int) -> None:
        """A card comes into the supply from outside."""
        self.follow(lambda row: [(row + IN_SUPPLY[kind], ONE)])

    def loses(self, kind: int) -> None:
        """A card leaves the supply and the game."""
        self.follow(lambda row: [(row - IN_SUPPLY[kind], ONE)] if number(supply(row), kind) else [])

    def drawn(self, kind: int) -> None:
        """D03-CARD-feint  Chance drew this kind from the supply."""

        def ways(row: int) -> list[Way]:
            n = number(supply(row), kind)
            return [(row, [float(n)] * len(ONE))] if n else []

        self.follow(ways)

    def all_targets_held(self, many: int, held: bool) -> None:
        """D03-WIN-02  All of so many targets are in the supply, or not all; if they are in every row, the game is about to end."""

        def fits(row: int) -> bool:
            return (number(supply(row), TARGET) == many) == held

        if held or any([fits(row) for row in self.rows]):
            self.keep(fits)

    # --- the last fact again -----------------------------------------------------------
    def remember(self) -> None:
        """The next news may say more of the fact that comes now."""
        self.before = self.rows

    def recall(self) -> bool:
        """Take the last fact back, if it was remembered."""
        if not self.before:
            return False
        self.rows, self.before = self.before, {}
        self.sums = []
        return True

    # --- size -------------------------------------------------------------------------
    def scale(self) -> None:
        """Divide all weights alike, so that they add up to one."""
        self.sums = []
        whole = sum([sum(weights) for weights in self.rows.values()])
        for weights in self.rows.values():
            for k in range(len(weights)):
                weights[k] /= whole

    def thin(self) -> None:
        """Threshold resampling: heavy rows stay, of the light ones some, at that weight; no supply and no kind on a place is lost."""
        self.exact = False
        by_row = {row: sum(weights) for row, weights in self.rows.items()}
        threshold = self.threshold(sorted(by_row.values(), reverse=True))
        run = Rng(f"thin {self.facts} {len(by_row)}").random()
        out: dict[int, Weights] = {}
        seen: set[int] = set()
        for row in sorted(by_row):
            factor = 1.0
            if by_row[row] < threshold:
                run += by_row[row] / threshold
                if run >= 1.0:
                    run -= 1.0
                    factor = threshold / by_row[row]
                elif (row & BOARD[0]) in seen and (row & BOARD[1]) in seen and (row & BOARD[2]) in seen and (row & HELD) in seen:
                    continue
            seen.update((row & BOARD[0], row & BOARD[1], row & BOARD[2], row & HELD))
            out[row] = [weight * factor for weight in self.rows[row]]
        self.rows = out
        self.scale()

    def threshold(self, weights: Weights) -> float:
        """The weight c with so many heavier, and the rest worth so many of c, that they make the cap together."""
        tail = sum(weights)
        for heavier, weight in enumerate(weights):
            if weight * (self.cap - heavier) <= tail or heavier + 1 == self.cap:
                return tail / (self.cap - heavier)
            tail -= weight
        return 0.0

    # --- answers ----------------------------------------------------------------------
    def on_place(self, place: int) -> list[float]:
        """How likely each kind is on a place where he laid a card, or where it was shown."""
        odds = [0.0] * MANY
        for row, weights in self.rows.items():
            odds[kind_at(row, place)] += sum(weights)
        return odds

    def as_shuffled(self) -> list[float]:
        """How many of each kind lie as shuffled, in the mean."""
        return self.mean(SHUFFLED)

    def held(self) -> list[float]:
        """How many of each kind the supply holds, in the mean."""
        return self.mean(SUPPLY)

    def mean(self, part: int) -> list[float]:
        """How many of each kind there are in a part of the row, in the mean."""
        many = [0.0] * MANY
        for row, weights in self.rows.items():
            counts = row >> part & COUNTS
            if counts:
                weight = sum(weights)
                for kind in range(MANY):
                    many[kind] += weight * number(counts, kind)
        return many

    def in_supply(self) -> list[float]:
        """How likely the supply holds each kind at all."""
        odds = [0.0] * MANY
        for row, weights in self.rows.items():
            weight = sum(weights)
            counts = supply(row)
            for kind in range(MANY):
                if number(counts, kind):
                    odds[kind] += weight
        return odds

    def entropy(self) -> float:
        """How much is not known of his cards, in bits; but for which places of the shuffled cards are his."""
        bits = 0.0
        for row, weights in self.rows.items():
            weight = sum(weights)
            if weight > 0.0:
                bits += weight * (orders(shuffled(row)) - math.log2(weight))
        return bits

    def evidence(self) -> list[float]:
        """How likely each style is by all that was heard."""
        return [sum([weights[k] for weights in self.rows.values()]) for k in range(len(ONE))]

    def row(self, rng: Rng) -> int:
        """One of the rows by its weight."""
        if not self.sums:
            self.listed = list(self.rows)
            run = 0.0
            for weights in self.rows.values():
                run += sum(weights)
                self.sums.append(run)
        if len(self.listed) == 1:
            return self.listed[0]
        i = bisect_right(self.sums, rng.random() * self.sums[-1])
        return self.listed[min(i, len(self.listed) - 1)]


def first_row(deck: int, six: int) -> int:
    """These six lie shuffled, the rest of the deck is the supply."""
    return six * BIT[SHUFFLED] + (deck - six) * BIT[SUPPLY]


def without_place(row: int, place: int) -> int:
    """The row with nothing on a place."""
    return row & ~WHOLE_PLACE[place]


def orders(counts: int) -> float:
    """In how many orders these cards can lie, in bits."""
    ways = math.lgamma(total(counts) + 1)
    for kind in range(MANY):
        ways -= math.lgamma(number(counts, kind) + 1)
    return ways / math.log(2.0)
