"""Rows that remember where they came from: a whole way can be drawn backwards, by the odds of all that was heard since."""

from __future__ import annotations

from collections.abc import Callable

from whitby.belief.rows import Asked, Move, Row, Rows, Weights, add
from whitby.belief.taste import Likely
from whitby.rng import Rng

Came = tuple[Row, Weights]  # from which row, and how likely by style


class Ways(Rows):
    """The rows, and for each move from which rows each came."""

    def __init__(self, styles: int, here: Callable[[Row], int]) -> None:
        super().__init__(styles, here)
        self.past: list[dict[Row, list[Came]]] = []

    def copied(self) -> Ways:
        """The same rows with the same past, which goes on by itself; neither is ever changed, so both may have them."""
        made = Ways(self.styles, self.here)
        made.facts, made.contradicted, made.largest = self.facts, self.contradicted, self.largest
        made.rows, made.past = self.rows, self.past.copy()
        return made

    def begin(self, rows: list[Row], likely: Likely) -> None:
        """He begins in one of these."""
        self.facts += 1
        places = [self.here(row) for row in rows]
        shares = likely.starts(places)
        if self.asked is not None:
            self.asked.append(Asked([likely.of_start(p) for p in places], rows))
        self.rows = {row: [share[i] for share in shares] for i, row in enumerate(rows)}
        self.scale()

    def branch(self, move: Move) -> None:
        """He moved in secret."""
        self.past.append({})
        super().branch(move)

    def comes(self, out: dict[Row, Weights], row: Row, after: Row, weights: Weights) -> None:
        """One row becomes another."""
        add(out, after, weights.copy())
        self.past[-1].setdefault(after, []).append((row, weights))

    def way(self, rng: Rng) -> tuple[Row, list[tuple[int, int]]]:
        """One of the rows by its weight, and how he came there, the newest first: the numbers of moves to another place, and which."""
        row = last = self.row(rng)
        style = chosen(self.rows[row], rng)
        found: list[tuple[int, int]] = []
        for i in range(len(self.past) - 1, -1, -1):
            came = self.past[i].get(row)
            if came is not None:
                before = came[0][0] if len(came) == 1 else came_from(came, style, rng)
                at = self.here(row)
                if self.here(before) != at:
                    found.append((i, at))
                row = before
        return last, found


def came_from(came: list[Came], style: int, rng: Rng) -> Row:
    """One of the rows before, by its weight."""
    total = 0.0
    for _, weights in came:
        total += weights[style]
    left = rng.random() * total
    for before, weights in came:
        left -= weights[style]
        if left < 0.0:
            return before
    return came[-1][0]


def chosen(weights: Weights, rng: Rng) -> int:
    """The number of one of these, by its weight."""
    left = rng.random() * sum(weights)
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return i
    return len(weights) - 1
