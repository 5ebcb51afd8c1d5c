"""Two bots compared in the same games: each plays a side against the same opponents, with the same seeds, dice and all.

>>> from whitby.paired import paired
>>> result = paired("dracula-2003", "easy", "random", games=2, seed=1)
>>> [(side.side, side.games) for side in result.sides]
[('dracula', 2), ('van-helsing', 2)]
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import whitby
from whitby import bots
from whitby.game import Game
from whitby.match import Z95, bots_by_seat, one_game, wilson
from whitby.processes import chunks, in_processes

CHUNK: Final = 5  # pairs of games that a process plays before it reports
DRAWN: Final = 0.5

Pair = tuple[float, float]  # what each of the two made of one seed: 1 for a win


@dataclass(frozen=True)
class Gain:
    """How much better the second is than the first in one side's seats."""

    side: str
    games: int
    first: float  # share of wins
    second: float
    low: float  # of the gain, with 95 %
    high: float

    @property
    def gain(self) -> float:
        """The difference of their shares."""
        return self.second - self.first


@dataclass(frozen=True)
class Paired:
    """The gains of a bot over another, side by side."""

    game: str
    seed: int
    first: str
    second: str
    against: str
    sides: list[Gain]

    def data(self) -> dict[str, Any]:
        """The result as JSON values."""
        rows = {
            gain.side: {
                "games": gain.games,
                self.first: shares(gain.first, gain.games),
                self.second: shares(gain.second, gain.games),
                "gain": round(gain.gain, 4),
                "from": round(gain.low, 4),
                "to": round(gain.high, 4),
            }
            for gain in self.sides
        }
        return {"game": self.game, "seed": self.seed, "first": self.first, "second": self.second, "against": self.against, "sides": rows}


def shares(share: float, games: int) -> dict[str, float]:
    """A share of wins with its interval."""
    low, high = wilson(round(share * games), games)
    return {"share": round(share, 4), "from": round(low, 4), "to": round(high, 4)}


def gain_of(side: str, pairs: Sequence[Pair]) -> Gain:
    """What pairs of games come to; the interval is that of the mean of their differences.

    >>> gain = gain_of("dracula", [(0.0, 1.0), (1.0, 1.0), (0.0, 0.0), (0.0, 1.0)])
    >>> gain.first, gain.second, round(gain.low, 3), round(gain.high, 3)
    (0.25, 0.75, -0.066, 1.066)
    """
    n = len(pairs)
    first, second = sum([pair[0] for pair in pairs]) / n, sum([pair[1] for pair in pairs]) / n
    gain = second - first
    spread = sum([(pair[1] - pair[0] - gain) ** 2 for pair in pairs]) / max(1, n - 1)
    half = Z95 * math.sqrt(spread / n)
    return Gain(side, n, first, second, gain - half, gain + half)


def won(game: Game, seed: str, seats: dict[str, str], side: Sequence[int], options: dict[str, Any]) -> float:
    """Did the side win this game? Half for a draw."""
    winners = one_game(game, seed, seats, options)[0].state.winners
    return DRAWN if winners <= 0 else float(winners >> side[0] & 1)


def some_pairs(
    game_id: str, names: tuple[str, str, str], seed: int, options: dict[str, Any], side: int, first: int, last: int
) -> list[Pair]:
    """The pairs of games numbered from first to before last, of one side."""
    game = whitby.game(game_id)
    ours = game.sides[side].seats
    one, other, against = names
    out = []
    for i in range(first, last):
        tables = [{seat: name if n in ours else against for n, seat in enumerate(game.seats)} for name in (one, other)]
        out.append((won(game, f"{seed}/{i}", tables[0], ours, options), won(game, f"{seed}/{i}", tables[1], ours, options)))
    return out


def paired(
    game_id: str,
    first: str,
    second: str,
    games: int,
    seed: int = 0,
    against: str = bots.DEFAULT,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Paired:
    """Play `games` pairs in each side's seats, the other seats by `against`."""
    game = whitby.game(game_id)
    for name in (first, second, against):
        bots_by_seat(game, {"*": name})
    play = game.random_play(options)
    game.all_options(play)
    parts = [
        (game_id, (first, second, against), seed, play, side, *part) for side in range(len(game.sides)) for part in chunks(games, CHUNK)
    ]
    found: list[list[Pair]] = [[] for _ in game.sides]
    done = 0
    for part, pairs in zip(parts, in_processes(some_pairs, parts, jobs), strict=True):
        found[part[4]] += pairs
        done += len(pairs)
        if progress:
            progress(done, games * len(game.sides))
    gains = [gain_of(side.name, pairs) for side, pairs in zip(game.sides, found, strict=True)]
    return Paired(game_id, seed, first, second, against, gains)
