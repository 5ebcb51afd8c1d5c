"""Rows with their weights: what can be hidden, how likely it is by style of play, and what a fact or a move does to all of them.

A row is whatever an edition hides, as bytes; an edition says where he is by a row. Its weights, one by style, are the odds of the row and
of all that was heard, up to a common factor: so styles that foresaw badly lose weight by themselves.
"""

from __future__ import annotations

import math
import time
from bisect import bisect
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from whitby.belief.taste import Likely
from whitby.games.fury.europe import ON_MAP
from whitby.rng import Rng

Row = bytes
Weights = list[float]
NONE: Final = 255  # nothing lies there
CAP: Final = 20_000
ROOM: Final = 4  # times the cap: rows that a move may lead to for a while
ALL: Final = 1 << 60  # rows
LONG: Final = 2_000  # rows that take a while
ONE: Final[list[bytes]] = [bytes([code]) for code in range(256)]
NOTHING: Final = ONE[NONE]


def with_code(row: Row, i: int, code: int) -> Row:
    """The row with another code on space i."""
    return row[:i] + ONE[code] + row[i + 1 :]


class Asked(NamedTuple):
    """Where he could go at a moment, by the one row that was left: what each way is judged by, and the row after it."""

    features: list[list[float]]
    after: list[Row]


class Move:
    """A move of his, as everybody knows it."""

    def __init__(
        self, legal: Callable[[Row], list[int]], fits: Callable[[Row, int], bool], made: Callable[[Row, int], Row], likely: Likely
    ) -> None:
        self.legal = legal  # where he can have gone by this row, and last a power that stays where he is
        self.fits = fits  # may it have been this one, for all that is known of it?
        self.made = made  # the row after it
        self.likely = likely


class Rows:
    """The rows, and what changes them."""

    def __init__(self, styles: int, here: Callable[[Row], int], cap: int = CAP) -> None:
        self.rows: dict[Row, Weights] = {}
        self.styles = styles
        self.here = here  # where he is, by a row
        self.cap = cap
        self.facts = 0  # heard so far: the seed of thinning, so that all machines thin alike
        self.exact = True
        self.most = 0  # rows; a move that leads to more is not made, and nothing is exact any more; 0: it is thinned instead
        self.asked: list[Asked] | None = None  # notes of each move, where somebody wants them who knows the true row
        self.contradicted = 0  # facts that no row could bear: never, if the facts are true and it is exact
        self.largest = 0
        self.drawn_from = self.rows  # the rows that `order` and `sums` are of
        self.order: list[Row] = []
        self.sums: list[float] = []

    # --- facts ------------------------------------------------------------------------
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
            add(out, changed(row), weights.copy())
        self.rows = out

    def here_in(self, places: Collection[int]) -> None:
        """He is in one of these places."""
        self.keep(lambda row: self.here(row) in places)

    def branch(self, move: Move) -> None:
        """He moved in secret: to each place that he can have gone to, by the odds of each style."""
        self.facts += 1
        out, moved = self.after(move, self.most or ROOM * self.cap)
        if moved < len(self.rows):
            if self.most:
                self.exact = False
                return
            self.thin_to(moved)
            out, _ = self.after(move, ALL)
        if not out:
            self.contradicted += 1
            return
        self.rows = out
        self.largest = max(self.largest, len(out))
        if len(out) > LONG:
            time.sleep(0.0)  # compiled code would let no other thread go on before it is done
        self.scale()
        if len(out) > self.cap:
            self.thin()

    def after(self, move: Move, most: int) -> tuple[dict[Row, Weights], int]:
        """The rows after a move, until they are more than so many; and how many rows those come from."""
        likely, moved = move.likely, 0
        out: dict[Row, Weights] = {}
        for row, weights in self.rows.items():
            legal = move.legal(row)
            if self.asked is not None and legal:
                made = [move.made(row, q) for q in legal]
                self.asked.append(Asked([likely.features(row, self.here(row), q) for q in legal], made))
            shares = likely.shares(row, self.here(row), legal) if legal else []
            for i, q in enumerate(legal):
                if move.fits(row, q):
                    self.comes(out, row, move.made(row, q), [weight * share[i] for weight, share in zip(weights, shares, strict=True)])
            if len(out) > most:
                break
            moved += 1
        return out, moved

    def comes(self, out: dict[Row, Weights], row: Row, after: Row, weights: Weights) -> None:
        """One row becomes another by a move."""
        add(out, after, weights)

    # --- size -------------------------------------------------------------------------
    def scale(self) -> None:
        """Divide all weights alike, so that they add up to one."""
        total = sum([sum(weights) for weights in self.rows.values()])
        if total > 0.0:
            for weights in self.rows.values():
                for k in range(len(weights)):
                    weights[k] /= total

    def thin(self) -> None:
        """As many rows as the cap allows."""
        self.thin_to(self.cap)

    def thin_to(self, size: int) -> None:
        """Threshold resampling: heavy rows stay, of the light ones some do, at the threshold's weight; no place of his is lost."""
        self.exact = False
        by_row = {row: sum(weights) for row, weights in self.rows.items()}
        threshold = threshold_of(sorted(by_row.values(), reverse=True), max(1, size))
        by_place: dict[int, list[Row]] = {}
        for row in by_row:
            by_place.setdefault(self.here(row), []).append(row)
        run = Rng(f"thin {self.facts} {len(by_row)}").random()
        out: dict[Row, Weights] = {}
        for place in sorted(by_place):
            found = False
            for row in by_place[place]:
                factor = 1.0
                if by_row[row] < threshold:
                    run += by_row[row] / threshold
                    if run >= 1.0:
                        run -= 1.0
                        factor = threshold / by_row[row]
                    elif found:
                        continue
                found = True
                out[row] = [weight * factor for weight in self.rows[row]]
        self.rows = out
        self.scale()

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
            place = self.here(row)
            out[place] = out.get(place, 0.0) + weights[k]
        total = sum(out.values())
        return {place: weight / total for place, weight in out.items()} if total > 0.0 else {}

    def at(self, place: int) -> float:
        """How likely he is there."""
        return self.odds(self.here).get(place, 0.0)

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
        return -sum(share * math.log2(share) for share in self.odds(self.here).values() if share > 0.0)

    def evidence(self) -> list[float]:
        """How likely each style is by all that was heard."""
        by_style = [sum([weights[k] for weights in self.rows.values()], 0.0) for k in range(self.styles)]
        total = sum(by_style, 0.0)
        return [each / total for each in by_style]

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
    """One more way to a row; its weights are the row's own from now on."""
    there = rows.get(row)
    if there is None:
        rows[row] = weights
    else:
        for k, weight in enumerate(weights):
            there[k] += weight


def threshold_of(weights: Weights, size: int) -> float:
    """The weight c with so many heavier, and the rest worth so many of c, that they make the size together; the heaviest come first."""
    tail = sum(weights)
    for heavier, weight in enumerate(weights):
        if weight * (size - heavier) <= tail or heavier + 1 == size:
            return tail / (size - heavier)
        tail -= weight
    return 0.0
