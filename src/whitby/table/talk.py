"""What people say at a table: who may speak where, and who reads it."""

from __future__ import annotations

from collections.abc import Sequence

from whitby.board import members
from whitby.engine import PUBLIC
from whitby.game import Channel
from whitby.table.closed import taken_back
from whitby.table.storage import Line, Row, Storage

MOST = 500  # lines kept of those to one audience: what others say unheard makes no line of mine go


class Talk:
    """All that was said at one table and is kept."""

    def __init__(self, storage: Storage, table: str) -> None:
        self.storage = storage
        self.table = table
        self.forget()

    def forget(self) -> None:
        """Read it again when it is next asked for."""
        self.lines: list[Line] | None = None
        self.read: dict[tuple[int, frozenset[bytes]], tuple[Line, ...]] = {}

    def all(self) -> list[Line]:
        """Everything, whoever may read it: it stays on the server."""
        if self.lines is None:
            self.lines = self.storage.talk(self.table)
        return self.lines

    def add(self, line: Line) -> None:
        """One more line, kept for good."""
        lines = self.all()
        self.storage.put_line(self.table, line, MOST)
        lines.append(line)
        self.read = {}
        if sum(each.audience == line.audience for each in lines) > 2 * MOST:
            self.forget()

    def read_by(self, eyes: int, muted: frozenset[bytes]) -> tuple[Line, ...]:
        """What these eyes may read, without those whom their owner has muted; 0 is the public."""
        found = self.read.get((eyes, muted))
        if found is None:
            found = tuple(line for line in self.all() if line.audience & (eyes or PUBLIC) and line.guest not in muted)
            self.read[eyes, muted] = found
        return found


def readers(channel: Channel | Line, seats: int) -> list[int]:
    """The seats that read it, at a game of so many."""
    return [seat for seat in members(channel.audience) if seat < seats]


def choices_before(lines: Sequence[Line], rows: Sequence[Row]) -> list[int]:
    """For a replay of a game that is over: after how many of the choices that stand each line was said."""
    gone = taken_back(list(rows))
    standing = [row.choice is not None and not gone[i] for i, row in enumerate(rows)]
    return [sum(standing[: line.rows]) for line in lines]
