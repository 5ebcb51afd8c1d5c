"""The file of a corpus: its name, then blocks, each behind its length. What was cut off at the end is not there."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Final

from whitby.corpus.packing import CorpusError as CorpusError
from whitby.corpus.packing import packed, records_of, unpacked
from whitby.notation import Record

NAME: Final = b"whitby corpus 1\n"
LENGTH: Final = 4  # bytes, the lowest first
A_BLOCK: Final = 200  # games

PathLike = str | os.PathLike[str]


class Writer:
    """Appends records to a file, which is made where there is none; a block that was cut off goes first."""

    def __init__(self, path: PathLike) -> None:
        self.path = Path(path)
        self.waiting: list[Record] = []
        end = whole_length(self.path)
        self.file = open(self.path, "r+b" if self.path.exists() else "w+b")  # noqa: SIM115  (closed by close)
        self.file.truncate(end)
        self.file.seek(end)
        if end == 0:
            self.file.write(NAME)

    def add(self, record: Record) -> None:
        """One more game."""
        if self.waiting and (record.game, record.rules) != (self.waiting[0].game, self.waiting[0].rules):
            self.flush()
        self.waiting.append(record)
        if len(self.waiting) == A_BLOCK:
            self.flush()

    def flush(self) -> None:
        """Write the games that wait as a block."""
        if self.waiting:
            self.add_block(packed(self.waiting))
            self.waiting = []

    def add_block(self, block: bytes) -> None:
        """One more block, packed elsewhere."""
        self.file.write(len(block).to_bytes(LENGTH, "little") + block)
        self.file.flush()

    def close(self) -> None:
        """Write what waits and close the file."""
        self.flush()
        self.file.close()

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def write(path: PathLike, records: Iterable[Record]) -> None:
    """Append records to a corpus."""
    with Writer(path) as writer:
        for record in records:
            writer.add(record)


def blocks(path: PathLike) -> list[tuple[int, int]]:
    """Where the whole blocks of a corpus begin, and how long they are."""
    found: list[tuple[int, int]] = []
    with open(path, "rb") as file:
        if file.read(len(NAME)) != NAME:
            raise CorpusError(f"{os.fspath(path)} is no corpus")
        end = os.fstat(file.fileno()).st_size
        at = len(NAME)
        while at + LENGTH <= end:
            file.seek(at)
            size = int.from_bytes(file.read(LENGTH), "little")
            if at + LENGTH + size > end:
                break
            found.append((at + LENGTH, size))
            at += LENGTH + size
    return found


def whole_length(path: Path) -> int:
    """How far a file is whole."""
    if not path.exists() or path.stat().st_size == 0:
        return 0
    found = blocks(path)
    return sum(found[-1]) if found else len(NAME)


def block_at(path: PathLike, at: int, size: int) -> list[Record]:
    """The records of one block, as choices."""
    with open(path, "rb") as file:
        file.seek(at)
        return records_of(unpacked(file.read(size)))


def read(path: PathLike) -> Iterator[Record]:
    """All records as choices: nothing is played, and whether the rules allow them is not known."""
    for at, size in blocks(path):
        yield from block_at(path, at, size)
