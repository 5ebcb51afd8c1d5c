"""What is asked of opponents: each level beats the one below, in time, and equal levels are a fair game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import whitby
from whitby import bots
from whitby.match import bots_by_seat, one_game, parse_seats, wilson
from whitby.measure.cells import Cell, Figure, Measurement, Row, at_least, mean_by_game, told
from whitby.paired import DRAWN, gain_of

Rows = Mapping[str, Sequence[Row]]
SIDES: Final = {"dracula-2003": ("dracula", "van-helsing")}
EASY: Final = "easy"


def sides(game_id: str) -> tuple[str, str]:
    """The two sides of a game."""
    return SIDES.get(game_id, ("dracula", "hunters"))


def seats(game_id: str, side: str, level: str, others: str) -> str:
    """Who plays, as `whitby match --seats` has it: a level in a side's seats, another in all others."""
    return f"dracula={level},*={others}" if side == "dracula" else f"dracula={others},*={level}"


def play(number: int, game_id: str, side: str, level: str, others: str) -> Row:
    """One game: did the side win, and how long did its bots think?"""
    game = whitby.game(game_id)
    table = bots_by_seat(game, parse_seats(seats(game_id, side, level, others)))
    done, _, thinking = one_game(game, f"ladder {number}", table, game.random_play())
    ours = next(each.seats for each in game.sides if each.name == side)
    winners = done.state.winners
    timed = [thinking[game.seats[seat]] for seat in ours]
    return {
        "won": DRAWN if winners <= 0 else float(winners >> ours[0] & 1),
        "choices": sum([each.choices for each in timed]),
        "ms": round(1000 * sum([each.seconds for each in timed]), 1),
        "worst": round(1000 * max([each.longest for each in timed]), 1),
    }


def cell(game_id: str, side: str, level: str, others: str, games: int) -> Cell:
    """Games of a level in a side's seats."""
    return Cell(f"{game_id} {side} {level} - {others}", games, play, (game_id, side, level, others))


def times(name: str, rows: Sequence[Row]) -> list[Figure]:
    """How long its bots thought."""
    n = sum([row["choices"] for row in rows])
    return [
        told(f"{name}: ms a choice", sum([row["ms"] for row in rows]) / max(1, n), n, "choices"),
        told(f"{name}: ms, worst", max([row["worst"] for row in rows], default=0.0), n, "choices"),
    ]


def share_won(rows: Sequence[Row]) -> tuple[float, float, float, int]:
    """The share of games won, with its interval."""
    n = len(rows)
    wins = sum([row["won"] for row in rows])
    return (wins / max(1, n), *wilson(round(wins), n), n)


def judge_shares(bounds: Mapping[str, float]) -> Callable[[Rows], list[Figure]]:
    """Shares against `easy`, each with the lower bound that is demanded of its cell."""

    def judge(rows: Rows) -> list[Figure]:
        out = []
        for name, some in rows.items():
            share, low, high, n = share_won(some)
            out += [at_least(f"{name}: share won", share, bounds[name], low, high, n), *times(name, some)]
        return out

    return judge


def ladder(name: str, about: str, games: int, bounds: Mapping[tuple[str, str], float]) -> Measurement:
    """A level against `easy`; the bound of each game and side."""
    cells = {cell(game, side, name, EASY, games): bound for (game, side), bound in bounds.items()}
    return Measurement(name, about, tuple(cells), judge_shares({each.name: bound for each, bound in cells.items()}), 1)


def judge_gains(rows: Rows) -> list[Figure]:
    """How much more often a level wins than the one that is compared, on the same seeds; cells come in pairs: that one, then the level."""
    out = []
    names = list(rows)
    for before, after in zip(names[::2], names[1::2], strict=True):
        pairs = [(one["won"], other["won"]) for one, other in zip(rows[before], rows[after], strict=False)]
        if not pairs:
            continue
        gain = gain_of(after, pairs)
        points = GAINS[after.split()[0]]
        out.append(
            Figure(
                f"{after}: points gained",
                100 * gain.gain,
                100 * gain.low,
                100 * gain.high,
                len(pairs),
                "pairs",
                f"at least {points:g}, surely some",
                100 * gain.gain >= points and gain.low > 0.0,
            )
        )
        out += times(after, rows[after])
    return out


GAINS: Final = {"fury-2015": 15.0, "fury-2005": 12.0, "fury-1987": 12.0}


def gains(name: str, about: str, games: int, level: str, wanted: Sequence[tuple[str, str]]) -> Measurement:
    """A level beside `easy` in the same games against `easy`."""
    cells = [cell(game, side, each, EASY, games) for game, side in wanted for each in (EASY, level)]
    return Measurement(name, about, tuple(cells), judge_gains, 1)


def judge_balance(rows: Rows) -> list[Figure]:
    """Equal levels: neither side wins less than three games of ten."""
    out = []
    for name, some in rows.items():
        share, low, high, n = share_won(some)
        out.append(Figure(f"{name}: share of Dracula", share, low, high, n, "games", "30 to 70 %", 0.3 <= share <= 0.7))
    return out


def judge_above(rows: Rows) -> list[Figure]:
    """One level against the one below it, both seats together."""
    out = []
    for game in dict.fromkeys([name.split()[0] for name in rows]):
        some = [row for name, kept in rows.items() if name.split()[0] == game for row in kept]
        share, low, high, n = mean_by_game([row["won"] for row in some], [1] * len(some)) + (len(some),)
        out.append(Figure(f"{game}: share won, both seats", share, low, high, n, "games", "above 0.5", share > 0.5))
        out += [each for name, kept in rows.items() if name.split()[0] == game for each in times(name, kept)]
    return out


def levels_of(game_id: str) -> list[str]:
    """Its bots but `random`."""
    return [name for name in bots.names(whitby.game(game_id)) if name != "random"]


OF_TWO: Final = ("fury-2015", "dracula-2003")
MEDIUM: Final = {
    ("fury-2015", "hunters"): 0.62,
    ("fury-2015", "dracula"): 0.58,
    ("dracula-2003", "dracula"): 0.50,
    ("dracula-2003", "van-helsing"): 0.58,
}
HARD: Final = {
    ("fury-2015", "hunters"): 0.68,
    ("fury-2015", "dracula"): 0.68,
    ("dracula-2003", "dracula"): 0.58,
    ("dracula-2003", "van-helsing"): 0.60,
}
OLDER: Final = [(game, side) for game in ("fury-2005", "fury-1987") for side in sides(game)]
MEASUREMENTS = [
    ladder("medium", "medium beats easy in every seat", 400, MEDIUM),
    ladder("hard", "hard beats easy in every seat", 200, HARD),
    gains("contact", "odds instead of sets, the same rules otherwise", 600, "medium", [("fury-2015", "hunters")]),
    gains("older", "hard beats easy in the older editions", 120, "hard", OLDER),
    Measurement(
        "expert",
        "expert is no weaker than hard",
        tuple([cell(game, side, "expert", "hard", 40) for game in OF_TWO for side in sides(game)]),
        judge_above,
        1,
    ),
    Measurement(
        "fair",
        "equal levels are a fair game",
        tuple(
            [
                cell(game, "dracula", level, level, games)
                for game in whitby.game_ids()
                for level, games in (("easy", 2000), ("medium", 2000), ("hard", 100))
                if level in levels_of(game)
            ]
        ),
        judge_balance,
        1,
    ),
]
