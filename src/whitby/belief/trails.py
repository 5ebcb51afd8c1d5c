"""Whole trails with their weights, and what each fact does to them; knows no edition.

A row is one trail: the codes of its six spaces, the newest first, of three hideouts beside them (lairs, catacombs), of the card that is
leaving, and where Dracula stood when a card was cleared from under him; behind them an edition may keep what else is hidden of his way.
Its weights, one by style of play, are the odds of the row and of all that was heard, up to a common factor: so styles that foresaw badly
lose weight by themselves.
"""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Callable, Collection
from typing import Final

from whitby.board import Links
from whitby.games.fury.europe import ON_MAP
from whitby.games.fury.trail import HIDEOUTS, LEAVING, TRAIL
from whitby.rng import Rng

Row = bytes
Weights = list[float]
NONE: Final = 255  # nothing lies there
STOOD: Final = HIDEOUTS  # the last code that all editions share
WIDTH: Final = HIDEOUTS + 1  # where an edition's own codes begin
CAP: Final = 20_000
ONE: Final[list[bytes]] = [bytes([code]) for code in range(256)]
NOTHING: Final = ONE[NONE]


def space_here(row: Row) -> int:
    """The space of Dracula's current location: the newest that holds a place; NONE if there is none."""
    for i in range(TRAIL):
        if row[i] < ON_MAP:
            return i
    return NONE


def here(row: Row) -> int:
    """Where Dracula is, or NONE."""
    if row[STOOD] != NONE:
        return row[STOOD]
    i = space_here(row)
    return NONE if i == NONE else row[i]


def with_code(row: Row, i: int, code: int) -> Row:
    """The row with another code on space i."""
    return row[:i] + ONE[code] + row[i + 1 :]


class Likely:
    """How gladly Dracula goes somewhere or stays, by style of play."""

    def __init__(self, going: list[list[float]], staying: list[float]) -> None:
        self.going = going  # by style and place
        self.staying = staying  # by style: how gladly he hides where he is, beside going to a place just like it


class Move:
    """How a card may have come to lie there, as everybody knows it."""

    def __init__(
        self, legal: Callable[[Row], list[int]], fits: Callable[[int], bool], laid: Callable[[Row, int], Row], likely: Likely
    ) -> None:
        self.legal = legal  # where he can have gone by this row, and last a power that stays where he is
        self.fits = fits  # can this place, or this power, be the card, as far as is known of it?
        self.laid = laid  # the row with that card
        self.likely = likely


class Trails:
    """The rows, and the facts that change them."""

    def __init__(self, styles: int, cap: int = CAP, width: int = WIDTH) -> None:
        self.rows: dict[Row, Weights] = {}
        self.styles = styles
        self.width = width
        self.cap = cap
        self.facts = 0  # heard so far: the seed of thinning, so that all machines thin alike
        self.exact = True
        self.contradicted = 0  # facts that no row could bear: never, if the facts are true and it is exact
        self.largest = 0
        self.drawn_from = self.rows  # the rows that `order` and `sums` are of
        self.order: list[Row] = []
        self.sums: list[float] = []

    # --- facts ------------------------------------------------------------------------
    def begin(self, codes: Collection[int], fits: Callable[[int], bool], likely: Likely) -> None:
        """The first card is one of these that fits."""
        self.facts += 1
        blank = NOTHING * (self.width - 1)
        totals = [sum([table[code] for code in codes]) for table in likely.going]
        self.rows = {ONE[code] + blank: [table[code] / totals[k] for k, table in enumerate(likely.going)] for code in codes if fits(code)}
        self.scale()

    def keep(self, fits: Callable[[Row], bool]) -> None:
        """Only rows that fit stay."""
        self.facts += 1
        kept = {row: weights for row, weights in self.rows.items() if fits(row)}
        if kept or not self.rows:
            self.rows = kept
        else:
            self.contradicted += 1

    def change(self, changed: Callable[[Row], Row]) -> None:
        """Every row becomes another; those that are alike then are one."""
        self.facts += 1
        out: dict[Row, Weights] = {}
        for row, weights in self.rows.items():
            add(out, changed(row), weights)
        self.rows = out

    def shown(self, i: int, code: int) -> None:
        """The card on space i is this one."""
        self.keep(lambda row: row[i] == code)

    def absent(self, codes: Collection[int], until: int) -> None:
        """None of these lies on a space below `until`."""
        gone = bytes(codes)
        self.keep(lambda row: not any(code in gone for code in row[:until]))

    def here_in(self, places: Collection[int]) -> None:
        """He is in one of these places."""
        self.keep(lambda row: here(row) in places)

    def slide(self) -> None:
        """Every card moves one space on; the oldest is leaving."""
        self.change(lambda row: NOTHING + row[: TRAIL - 1] + row[TRAIL:LEAVING] + row[TRAIL - 1 : TRAIL] + NOTHING + row[WIDTH:])

    def settle(self, i: int) -> None:
        """What is leaving is kept on space i, beside the trail."""
        self.change(lambda row: with_code(with_code(row, i, row[LEAVING]), LEAVING, NONE))

    def come_forward(self, i: int, reach: Links) -> None:
        """What lay on space i is the newest card now; he went there."""
        self.keep(lambda row: row[i] in reach[here(row)])
        self.change(lambda row: with_code(with_code(with_code(row, 0, row[i]), i, NONE), STOOD, NONE))

    def clear(self, i: int, code: int = NONE) -> None:
        """Space i is empty, or holds this now; if he stood there, he still does."""
        self.change(lambda row: with_code(with_code(row, STOOD, here(row)) if space_here(row) == i else row, i, code))

    def branch(self, move: Move) -> None:
        """A facedown card came: to each place that he can have gone to, by the odds of each style."""
        self.facts += 1
        likely = move.likely
        out: dict[Row, Weights] = {}
        for row, weights in self.rows.items():
            at, lairs = here(row), row[TRAIL:LEAVING]
            legal = move.legal(row)
            going = [[table[q] if q < ON_MAP else likely.staying[k] * table[at] for q in legal] for k, table in enumerate(likely.going)]
            totals = [sum(each) for each in going]
            for i, q in enumerate(legal):
                if q not in lairs and move.fits(q):
                    add(out, move.laid(row, q), [weights[k] * going[k][i] / total for k, total in enumerate(totals)])
        if not out:
            self.contradicted += 1
            return
        self.rows = out
        self.largest = max(self.largest, len(out))
        self.scale()
        if len(out) > self.cap:
            self.thin()

    # --- size -------------------------------------------------------------------------
    def scale(self) -> None:
        """Divide all weights alike, so that they add up to one."""
        total = sum([sum(weights) for weights in self.rows.values()])
        if total > 0.0:
            for weights in self.rows.values():
                for k in range(len(weights)):
                    weights[k] /= total

    def thin(self) -> None:
        """Threshold resampling: heavy rows stay, of the light ones some do, at the threshold's weight; no place of his is lost."""
        self.exact = False
        by_row = {row: sum(weights) for row, weights in self.rows.items()}
        threshold = self.threshold(sorted(by_row.values(), reverse=True))
        run = Rng(f"thin {self.facts} {len(by_row)}").random()
        out: dict[Row, Weights] = {}
        places: set[int] = set()
        for row in sorted(by_row, key=lambda row: (here(row), row)):
            factor = 1.0
            if by_row[row] < threshold:
                run += by_row[row] / threshold
                if run >= 1.0:
                    run -= 1.0
                    factor = threshold / by_row[row]
                elif here(row) in places:
                    continue
            places.add(here(row))
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
    def odds(self, code_of: Callable[[Row], int]) -> dict[int, float]:
        """How likely each code is that a row gives, the likeliest first."""
        out: dict[int, float] = {}
        for row, weights in self.rows.items():
            code = code_of(row)
            out[code] = out.get(code, 0.0) + sum(weights)
        total = sum(out.values())
        return {code: weight / total for code, weight in sorted(out.items(), key=lambda item: (-item[1], item[0]))}

    def odds_of_style(self, k: int) -> dict[int, float]:
        """Where he is, if he played in this style."""
        out: dict[int, float] = {}
        for row, weights in self.rows.items():
            place = here(row)
            out[place] = out.get(place, 0.0) + weights[k]
        total = sum(out.values())
        return {place: weight / total for place, weight in out.items()} if total > 0.0 else {}

    def at(self, place: int) -> float:
        """How likely he is there."""
        return self.odds(here).get(place, 0.0)

    def spread(self, codes: Callable[[Row], Row]) -> dict[int, float]:
        """How likely each place is among the codes that this takes of a row."""
        out: dict[int, float] = {}
        total = 0.0
        for row, weights in self.rows.items():
            weight = sum(weights)
            total += weight
            for code in codes(row):
                if code < ON_MAP:
                    out[code] = out.get(code, 0.0) + weight
        return {code: out[code] / total for code in sorted(out)}

    def entropy(self) -> float:
        """How much is not known of where he is, in bits."""
        return -sum(share * math.log2(share) for share in self.odds(here).values() if share > 0.0)

    def evidence(self) -> list[float]:
        """How likely each style is by all that was heard."""
        total = [sum(weights[k] for weights in self.rows.values()) for k in range(self.styles)]
        return [each / sum(total) for each in total]

    def row(self, rng: Rng) -> Row:
        """One of the rows by its weight."""
        if self.drawn_from is not self.rows:
            self.drawn_from = self.rows
            self.order = list(self.rows)
            self.sums = []
            total = 0.0
            for weights in self.rows.values():
                total += sum(weights)
                self.sums.append(total)
        return self.order[min(bisect(self.sums, rng.random() * self.sums[-1]), len(self.order) - 1)]


def add(rows: dict[Row, Weights], row: Row, weights: Weights) -> None:
    """One more way to a row."""
    there = rows.get(row)
    if there is None:
        rows[row] = weights.copy()
    else:
        for k, weight in enumerate(weights):
            there[k] += weight
