"""A table at which nobody plays on: who sat there, and what may still be read of its log."""

from __future__ import annotations

from whitby.game import Game
from whitby.notation.record import END
from whitby.notation.writing import value_text
from whitby.table.motions import REVEALED, WITHOUT_RESULT
from whitby.table.refusal import Refusal
from whitby.table.seats import FREE, PERSON, BaseTable, SeatHolder
from whitby.table.storage import Row, Storage, TableInfo

FORMAT = "whitby log 1"


class ClosedTable(BaseTable):
    """Played by rules that lead no further, or closed by its people.

    Whole for everybody if the game was over or all have agreed to it; else each guest has what he chose himself, and nobody anything more.
    """

    def __init__(self, storage: Storage, info: TableInfo) -> None:
        super().__init__(info)
        self.storage = storage
        self.visits: dict[bytes, int] = {}
        self.over = storage.is_over(info.id)

    def set_info(self, info: TableInfo) -> None:
        """Take over what its people have decided since."""
        self.info = info

    @property
    def closed_why(self) -> str:
        """Why nobody plays on, as pages know it: `agreed` or `old-rules`."""
        return "agreed" if self.info.ending else "old-rules"

    @property
    def revealed(self) -> bool:
        """Have all agreed that everybody may read it?"""
        return self.info.ending == REVEALED

    def text(self, eyes: int) -> str:
        """What these eyes may read of its log."""
        rows = self.storage.log(self.id)
        if self.over or self.revealed:
            return log_text(self, rows, self.over)
        return own_text(self, rows, eyes)


def own_text(table: BaseTable, rows: list[Row], eyes: int) -> str:
    """Of a game that is not over: what was chosen on the seats of these eyes, and nothing of the others."""
    if not eyes:
        raise Refusal("not-seated")
    return log_text(table, [row for row in rows if is_own(row, eyes)], over=False)


def own_rows(table: BaseTable, rows: list[Row], eyes: int) -> list[str]:
    """The lines of that text about choices alone."""
    return row_texts(table.game, [row for row in rows if is_own(row, eyes)])


def is_own(row: Row, eyes: int) -> bool:
    """Was this chosen on a seat of these eyes?"""
    return row.seat >= 0 and bool(eyes >> row.seat & 1)


def log_text(table: BaseTable, rows: list[Row], over: bool) -> str:
    """Rows of a log, one a line, what was taken back marked as far as can still be told."""
    game, info = table.game, table.info
    lines = [FORMAT, f"game: {info.game}", f"rules: {info.rules}"]
    lines += [f"option {name}: {value_text(value)}" for name, value in info.options.items()]
    lines += [f"seat {name}: {player_text(seat_holder)}" for name, seat_holder in zip(game.seats, table.seat_holders, strict=True)]
    lines += [f"over: {value_text(over)}"]
    lines += [f"end: {info.ending}"] if info.ending not in (*WITHOUT_RESULT, "") else []
    lines += [""]
    lines += row_texts(game, rows)
    return "\n".join([*lines, END, ""])


def row_texts(game: Game, rows: list[Row]) -> list[str]:
    """Rows of a log as lines."""
    return [row_text(game, row, gone) for row, gone in zip(rows, taken_back(rows), strict=True)]


def row_text(game: Game, row: Row, gone: bool) -> str:
    """One row of the log as a line: who chose what, or took back how many choices."""
    seat = game.seat_name(row.seat)
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


def player_text(seat_holder: SeatHolder) -> str:
    """Who had a seat, as in a record."""
    return f"{PERSON} {seat_holder.name}".rstrip() if seat_holder.kind in (PERSON, FREE) or seat_holder.lent else f"bot {seat_holder.kind}"
