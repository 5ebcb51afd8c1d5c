"""A block of games as Parquet: the shape of its rows, and how it is played and read."""

from __future__ import annotations

import io
import time
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from whitby.study.plan import Cell
from whitby.study.rows import Row, play_one

TEXTS: Final = pa.list_(pa.string())
GAME: Final = pa.schema(
    [
        ("cell", pa.string()),
        ("game", pa.string()),
        ("number", pa.int64()),
        ("seed", pa.string()),
        ("winner", pa.string()),  # a side, "draw" or "unfinished"
        ("ending", pa.string()),
        ("degree", pa.string()),
        ("rounds", pa.int32()),
        ("choices", pa.int32()),
        ("decisions", pa.int32()),
        ("start", pa.string()),
        ("places", TEXTS),
        ("caught", TEXTS),
        ("measures", pa.list_(pa.struct([("name", pa.string()), ("values", pa.list_(pa.int16()))]))),
        ("cards", pa.list_(pa.struct([("seat", pa.string()), ("card", pa.string()), ("round", pa.int32())]))),
    ]
)
DECISION: Final = pa.schema(
    [
        ("cell", pa.string()),
        ("number", pa.int64()),
        ("step", pa.int32()),
        ("round", pa.int32()),
        ("seat", pa.string()),
        ("level", pa.string()),
        ("rule", pa.string()),
        ("options", pa.int32()),
        ("chosen", pa.string()),
    ]
)


class Block(NamedTuple):
    """Games of a cell, from the first number to before the last."""

    cell: int
    first: int
    last: int


class Played(NamedTuple):
    """A block that was played: files, and the seconds of a core that it took."""

    block: Block
    games: bytes
    decisions: bytes  # empty where none are wished
    seconds: float


def play_block(cell: Cell, block: Block, with_decisions: bool) -> Played:
    """Play a block; this is what other processes and machines do."""
    began = time.process_time()
    decisions: list[Row] | None = [] if with_decisions else None
    games = [play_one(cell, number, decisions) for number in range(block.first, block.last)]
    seconds = time.process_time() - began
    return Played(block, as_parquet(games, GAME), b"" if decisions is None else as_parquet(decisions, DECISION), seconds)


def as_parquet(rows: list[Row], schema: Any) -> bytes:
    """Rows as the bytes of a Parquet file."""
    out = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema), out, compression="zstd")
    return out.getvalue()
