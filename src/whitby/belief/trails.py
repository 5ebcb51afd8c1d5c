"""Whole trails as rows, and what each fact does to them; knows no edition.

A row is one trail: the codes of its six spaces, the newest first, of three hideouts beside them (lairs, catacombs), of the card that is
leaving, and where Dracula stood when a card was cleared from under him; behind them an edition may keep what else is hidden of his way.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from whitby.belief.rows import CAP, NONE, NOTHING, Asked, Row, Rows, with_code
from whitby.belief.taste import Likely
from whitby.board import Links
from whitby.games.fury.europe import ON_MAP
from whitby.games.fury.trail import HIDEOUTS, LEAVING, TRAIL

STOOD: Final = HIDEOUTS  # the last code that all editions share
WIDTH: Final = HIDEOUTS + 1  # where an edition's own codes begin


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


class Trails(Rows):
    """The trails, and the facts that change them."""

    def __init__(self, styles: int, cap: int = CAP, width: int = WIDTH) -> None:
        super().__init__(styles, here, cap)
        self.width = width

    def begin(self, codes: Sequence[int], fits: Callable[[Row, int], bool], likely: Likely) -> None:
        """The first card is one of these that fits."""
        self.facts += 1
        blank = NOTHING * self.width
        shares = likely.starts(codes)
        if self.asked is not None:
            self.asked.append(Asked([likely.of_start(code) for code in codes], [with_code(blank, 0, code) for code in codes]))
        self.rows = {with_code(blank, 0, code): [share[i] for share in shares] for i, code in enumerate(codes) if fits(blank, code)}
        self.scale()

    def shown(self, i: int, code: int) -> None:
        """The card on space i is this one."""
        self.keep(lambda row: row[i] == code)

    def absent(self, codes: Collection[int], until: int) -> None:
        """None of these lies on a space below `until`."""
        gone = bytes(codes)
        self.keep(lambda row: not any(code in gone for code in row[:until]))

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
