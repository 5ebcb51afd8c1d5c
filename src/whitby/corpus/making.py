"""A corpus of games between bots, played on all cores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import whitby
from whitby.corpus.files import A_BLOCK, PathLike, Writer
from whitby.corpus.packing import packed
from whitby.match import bots_by_seat, one_game
from whitby.notation import Player, record_of
from whitby.processes import chunks, in_processes


def make(
    path: PathLike,
    game: str,
    games: int,
    seed: int = 0,
    seats: dict[str, str] | None = None,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Append games between bots to a corpus; those of a seed are always the same."""
    table, given = settings(game, seats, options)
    size = max(1, min(A_BLOCK, games // jobs))
    with Writer(path) as writer:
        parts = [(game, f"{seed}", table, given, *chunk) for chunk in chunks(games, size)]
        for done, block in enumerate(in_processes(one_block, parts, jobs), 1):
            writer.add_block(block)
            if progress:
                progress(min(done * size, games), games)


def settings(id: str, seats: dict[str, str] | None, options: dict[str, Any] | None) -> tuple[dict[str, str], dict[str, Any]]:
    """Who plays, and by which options, checked."""
    game = whitby.game(id)
    given = game.random_play(options)
    game.all_options(given)
    return bots_by_seat(game, seats or {}), given


def one_block(id: str, seed: str, table: dict[str, str], options: dict[str, Any], first: int, last: int) -> bytes:
    """The games numbered from first to before last, as a block."""
    game = whitby.game(id)
    players = [Player("bot", table[seat]) for seat in game.seats]
    records = []
    for number in range(first, last):
        play, _, _ = one_game(game, f"{seed}/{number}", table, options)
        records.append(record_of(game, play, options, players, extra={"seed": f"{seed}/{number}"}))
    return packed(records)
