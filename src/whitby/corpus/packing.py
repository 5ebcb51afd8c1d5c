"""Some games of one kind as compressed bytes, and back: choices by number, with the list of their texts."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
import zstandard

from whitby import games
from whitby.notation import Player, Record

LEVEL: Final = 6  # of compression
MOST: Final = 1 << 28  # bytes of a block unpacked, against files that are made to fill a machine


class CorpusError(ValueError):
    """A file that is no corpus, or damaged."""


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One game of a block."""

    options: dict[str, bool | int | str]
    opening: str
    players: list[tuple[str, str]]  # kind and name, by seat
    result: str
    ending: str
    degree: str
    end: str
    extra: dict[str, str]
    seats: bytes  # a byte a choice: 0 for chance, else the number of the seat from 1 on
    choices: bytes  # two bytes a choice, the lower first: its place in the block's actions


class Block(msgspec.Struct, frozen=True, array_like=True):
    """Games of the same rules, one after the other."""

    game: str
    rules: int
    actions: list[str]  # the texts of all choices of the game, in order
    games: list[Entry]


def packed(records: Sequence[Record]) -> bytes:
    """Records of one game and one version of its rules as a block."""
    first = records[0]
    index = games.game(first.game).index
    block = Block(first.game, first.rules, texts_of(first.game), [entry_of(record, index) for record in records])
    return zstandard.ZstdCompressor(LEVEL, write_checksum=True).compress(msgspec.msgpack.encode(block))


def unpacked(data: bytes) -> Block:
    """The block of some bytes; CorpusError where they are none."""
    try:
        whole = zstandard.ZstdDecompressor().decompress(data, max_output_size=MOST)
        return msgspec.msgpack.decode(whole, type=Block)
    except (zstandard.ZstdError, msgspec.MsgspecError) as problem:
        raise CorpusError(f"a block is damaged: {problem}") from None


def entry_of(record: Record, index: dict[int, int]) -> Entry:
    """A record as it stands in a block."""
    numbers = array("H", [index[choice] for _, choice in record.choices])
    return Entry(
        options=record.options,
        opening=record.opening,
        players=[(player.kind, player.name) for player in record.players],
        result=record.result,
        ending=record.ending,
        degree=record.degree,
        end=record.end,
        extra=record.extra,
        seats=bytes([seat + 1 for seat, _ in record.choices]),
        choices=little(numbers).tobytes(),
    )


def records_of(block: Block) -> list[Record]:
    """The records of a block; nothing is played."""
    choices = choices_of(block.game, tuple(block.actions))
    return [record_of(block, entry, choices) for entry in block.games]


def record_of(block: Block, entry: Entry, actions: list[int]) -> Record:
    """One record of a block."""
    numbers = array("H")
    numbers.frombytes(entry.choices)
    if len(numbers) != len(entry.seats):
        raise CorpusError("a game has not as many seats as choices")
    try:
        choices = tuple(zip([seat - 1 for seat in entry.seats], [actions[number] for number in little(numbers)], strict=True))
    except IndexError:
        raise CorpusError("a choice is not in the list of its block") from None
    players = tuple([Player(kind, name) for kind, name in entry.players])
    told = (entry.result, entry.extra, entry.ending, entry.degree, entry.end)
    return Record(block.game, block.rules, players, choices, entry.options, entry.opening, *told)


def little(numbers: array[int]) -> array[int]:
    """With the lower byte first, on whatever machine."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def texts_of(id: str) -> list[str]:
    """The texts of all choices of a game."""
    game = games.game(id)
    return [game.text(choice) for choice in game.actions]


@lru_cache(64)
def choices_of(id: str, texts: tuple[str, ...]) -> list[int]:
    """What the texts of a block mean today; CorpusError where one means nothing any more."""
    try:
        return [games.game(id).choice(text) for text in texts]
    except ValueError as problem:
        raise CorpusError(str(problem)) from None
