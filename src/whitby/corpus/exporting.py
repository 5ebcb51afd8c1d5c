"""What each seat saw and heard in the games of a corpus, decision by decision, for programs that learn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import msgspec
import zstandard

from whitby import games
from whitby.board import BIT
from whitby.corpus.files import PathLike, block_at, blocks
from whitby.corpus.packing import LEVEL
from whitby.engine import CHANCE, options_for
from whitby.notation import Record
from whitby.notation.record import left_out_answer
from whitby.play import NO_CHOICE, Play
from whitby.processes import in_processes
from whitby.research.observation import row_of


def export(path: PathLike, to: PathLike, seats: Sequence[str] = (), numbers: bool = False, jobs: int = 1) -> int:
    """Write a line of JSON a decision of these seats (all, if none is named), compressed; how many lines there are.

    With `numbers` a line has the row of numbers and the places of choices among the actions, else the view and texts.
    """
    lines = 0
    parts = [(str(path), at, size, tuple(seats), numbers, n) for n, (at, size) in enumerate(blocks(path))]
    with open(to, "wb") as file:
        for part, n in in_processes(export_block, parts, jobs):
            file.write(part)
            lines += n
    return lines


def export_block(path: str, at: int, size: int, seats: tuple[str, ...], numbers: bool, block: int) -> tuple[bytes, int]:
    """The lines of one block, compressed; how many there are."""
    records = block_at(path, at, size)
    lines = list(chain.from_iterable(lines_of(record, f"{block}/{n}", seats, numbers) for n, record in enumerate(records)))
    text = b"".join([msgspec.json.encode(line) + b"\n" for line in lines])
    return zstandard.ZstdCompressor(LEVEL).compress(text), len(lines)


def lines_of(record: Record, number: str, seats: Sequence[str], numbers: bool) -> Iterator[dict[str, Any]]:
    """Each decision of the seats of one game: what the seat saw, what it had heard since its last one, what was open, what it chose."""
    game = games.game(record.game)
    wanted = {game.seat(name) for name in seats} if seats else set(range(len(game.seats)))
    heard = dict.fromkeys(wanted, 0)
    score = scores_of(record)
    for play, seat, choice in decisions(record):
        options = list(dict.fromkeys(options_for(play.state, seat)))
        if seat not in wanted or len(options) < 2:
            continue
        view, news = game.view(play.state, BIT[seat]), play.heard(BIT[seat])
        line: dict[str, Any] = {"game": number, "id": game.id, "seat": game.seats[seat], "score": score[seat]}
        if numbers:
            line |= {"observation": row_of(game.id).numbers(view), "open": [game.index[c] for c in options], "chosen": game.index[choice]}
        else:
            line |= {"view": view, "news": news[heard[seat] :], "open": [game.text(c) for c in options], "chosen": game.text(choice)}
        heard[seat] = len(news)
        yield line


def decisions(record: Record) -> Iterator[tuple[Play, int, int]]:
    """A record played again: the play before each choice, with the seat and what it chose; CHANCE's are made without a word."""
    game = games.game(record.game)
    play = Play(game, record.start(game))
    written = iter(record.choices)
    while not play.over:
        only = left_out_answer(game, play.state)
        if only != NO_CHOICE:
            seat, choice = play.state.seat, only
        else:
            found = next(written, None)
            if found is None:
                return
            seat, choice = found
        if seat != CHANCE:
            yield play, seat, choice
        play.apply(seat, choice)


def scores_of(record: Record) -> list[float]:
    """By seat 1 for a victory, -1 for a defeat, 0 for a draw or a game that did not end, as the record says."""
    game = games.game(record.game)
    winners = [name for name in record.result.split() if name in game.seats]
    return [0.0 if not winners else 1.0 if name in winners else -1.0 for name in game.seats]
