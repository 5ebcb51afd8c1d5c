"""A table that the rules of today cannot play on: who sat there, and what may still be read of its log."""

from __future__ import annotations

from whitby.notation import END, worded
from whitby.table.seats import FREE, PERSON, Seats, Sitter
from whitby.table.storage import Row, Sheet, Storage
from whitby.table.table import Refusal

FORMAT = "whitby log 1"


class ClosedTable(Seats):
    """Whole for everybody if the game was over; else each guest has what he chose himself, and nobody anything more."""

    def __init__(self, storage: Storage, sheet: Sheet) -> None:
        super().__init__(sheet)
        self.over = storage.is_over(sheet.id)
        self.rows = storage.log(sheet.id)
        storage.shut(sheet.id)

    def text(self, eyes: int) -> str:
        """What these eyes may read, one row a line, what was taken back marked as far as can still be told."""
        if not self.over and not eyes:
            raise Refusal("not-seated")
        rows = self.rows if self.over else [row for row in self.rows if row.seat >= 0 and eyes >> row.seat & 1]
        lines = [self.line(row, gone) for row, gone in zip(rows, taken_back(rows), strict=True)]
        return "\n".join([*self.header(), "", *lines, END, ""])

    def header(self) -> list[str]:
        """What everybody may know of the table."""
        lines = [FORMAT, f"game: {self.sheet.game}", f"rules: {self.sheet.rules}"]
        lines += [f"option {name}: {worded(value)}" for name, value in self.sheet.options.items()]
        lines += [f"seat {name}: {player(sitter)}" for name, sitter in zip(self.game.seats, self.sitters, strict=True)]
        return [*lines, f"over: {worded(self.over)}"]

    def line(self, row: Row, gone: bool) -> str:
        """One row of the log."""
        seat = self.game.seat_name(row.seat)
        if row.choice is None:
            return f"{seat}: takes back" + ("" if row.removed is None else f" {row.removed}")
        return f"{seat}: {row.choice}" + (" (taken back)" if gone else "")


def taken_back(rows: list[Row]) -> list[bool]:
    """Which rows do not stand. One that took back and does not say how many choices took back the seat's last one at least."""
    gone = [False] * len(rows)
    standing: dict[int, list[int]] = {}  # by seat
    for at, row in enumerate(rows):
        mine = standing.setdefault(row.seat, [])
        if row.choice is not None:
            mine.append(at)
        else:
            for _ in range(min(len(mine), 1 if row.removed is None else row.removed)):
                gone[mine.pop()] = True
    return gone


def player(sitter: Sitter) -> str:
    """Who had a seat, as in a record."""
    return f"{PERSON} {sitter.name}".rstrip() if sitter.kind in (PERSON, FREE) else f"bot {sitter.kind}"
