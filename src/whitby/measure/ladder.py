"""What is asked of opponents: each level beats the one below, in time, and equal levels are a fair game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import whitby
from whitby.bots import Bot
from whitby.match import bots_by_seat, one_game, parse_seats, wilson
from whitby.measure.budget import timed, times
from whitby.measure.cells import Cell, Enough, Figure, Measurement, Row, Rows, at_least, mean_by_game
from whitby.measure.stopping import answered, sure_interval
from whitby.measure.variants import changed
from whitby.paired import DRAWN, Pair, gain_of

SIDES: Final = {"dracula-2003": ("dracula", "van-helsing")}
EASY: Final = "easy"
STOPPED: Final = "games: stopped there by the sequential bound"


def sides(game_id: str) -> tuple[str, str]:
    """The two sides of a game."""
    return SIDES.get(game_id, ("dracula", "hunters"))


def seats(game_id: str, side: str, level: str, others: str) -> str:
    """Who plays, as `whitby match --seats` has it: a level in a side's seats, another in all others."""
    return f"dracula={level},*={others}" if side == "dracula" else f"dracula={others},*={level}"


def play(number: int, game_id: str, side: str, level: str, others: str, variant: str = "") -> Row:
    """One game: did the side win, and how long did its bots think? They may be a variant of the level."""
    game = whitby.game(game_id)
    table = bots_by_seat(game, parse_seats(seats(game_id, side, level, others)))
    ours = next(each.seats for each in game.sides if each.name == side)
    names = [game.seats[seat] for seat in ours] if variant else []

    def as_variant(seat: str, bot: Bot) -> Bot:
        return changed(game_id, variant, bot) if seat in names else bot

    done, _, thinking = one_game(game, f"ladder {number}", table, game.random_play(), as_variant)
    seconds = [each for seat in ours for each in thinking[game.seats[seat]].each]
    return {"won": won_by(done.state, ours), **timed(seconds)}


def won_by(state: Any, side: Sequence[int]) -> float:
    """1 if the seats of this side have won, half for a draw."""
    winners: int = state.winners
    return DRAWN if winners <= 0 else float(winners >> side[0] & 1)


def cell(game_id: str, side: str, level: str, others: str, games: int, variant: str = "") -> Cell:
    """Games of a level in a side's seats, or of a variant of it."""
    about = (game_id, side, level, others)
    if variant:
        return Cell(f"{game_id} {side} {level} {variant} - {others}", games, play, (*about, variant))
    return Cell(f"{game_id} {side} {level} - {others}", games, play, about)


def level_of(name: str) -> str:
    """The level that a cell of this name is about."""
    return name.split()[2]


def won(rows: Sequence[Row]) -> list[float]:
    """What each game brought the side."""
    return [row["won"] for row in rows]


def share_won(rows: Sequence[Row]) -> tuple[float, float, float, int]:
    """The share of games won, with its interval."""
    n = len(rows)
    wins = sum(won(rows))
    return (wins / max(1, n), *wilson(round(wins), n), n)


def judge_shares(bounds: Mapping[str, float]) -> Callable[[Rows], list[Figure]]:
    """Shares against `easy`, each with the lower bound that is demanded of its cell."""

    def judge(rows: Rows) -> list[Figure]:
        out = []
        for name, every in rows.items():
            stopped = answered(won(every), bounds[name])
            some = every[: stopped or None]
            share, low, high, n = share_won(some)
            if stopped:
                low, high = sure_interval(won(some))
            out.append(at_least(f"{name}: share won", share, bounds[name], low, high, n, STOPPED if stopped else "games"))
            out += times(name, level_of(name), some)
        return out

    return judge


def enough_for_shares(bounds: Mapping[str, float]) -> Enough:
    """A cell stops when it is sure whether its share is above the bound."""
    return lambda rows: {name: n for name, some in rows.items() if (n := answered(won(some), bounds[name]))}


def ladder(name: str, about: str, games: int, bounds: Mapping[tuple[str, str], float]) -> Measurement:
    """A level against `easy`; the bound of each game and side."""
    cells = {cell(game, side, name, EASY, games): bound for (game, side), bound in bounds.items()}
    by_name = {each.name: bound for each, bound in cells.items()}
    return Measurement(name, about, tuple(cells), judge_shares(by_name), 1, enough_for_shares(by_name))


GAINS: Final = {"fury-2015": 15.0, "fury-2005": 12.0, "fury-1987": 12.0}  # points


def compared(rows: Rows) -> dict[tuple[str, str], list[Pair]]:
    """The pairs of games of each two cells; they come in pairs: what is compared, then the level."""
    names = list(rows)
    both = zip(names[::2], names[1::2], strict=True)
    return {(one, other): list(zip(won(rows[one]), won(rows[other]), strict=False)) for one, other in both}


def differences(pairs: Sequence[Pair]) -> list[float]:
    """What the second made more of each."""
    return [other - one for one, other in pairs]


def answered_gain(name: str, pairs: Sequence[Pair]) -> int:
    """By how many pairs it is sure whether a level gains as much as it should, and so whether it gains at all."""
    return answered(differences(pairs), GAINS[name.split()[0]] / 100, -1.0)


def judge_gains(rows: Rows) -> list[Figure]:
    """How much more often a level wins than the one that is compared, on the same seeds."""
    out = []
    for (_, after), every in compared(rows).items():
        stopped = answered_gain(after, every)
        pairs = every[: stopped or None]
        gain = gain_of(after, pairs) if pairs else None
        value, low, high = (gain.gain, gain.low, gain.high) if gain else (0.0, -1.0, 1.0)
        if stopped:
            low, high = sure_interval(differences(pairs), -1.0)
        points, of = GAINS[after.split()[0]], STOPPED.replace("games", "pairs") if stopped else "pairs"
        met, demand = 100 * value >= points and low > 0.0, f"at least {points:g}, surely some"
        out.append(Figure(f"{after}: points gained", 100 * value, 100 * low, 100 * high, len(pairs), of, demand, met))
        out += times(after, level_of(after), rows[after][: len(pairs)])
    return out


def enough_for_gains(rows: Rows) -> dict[str, int]:
    """Two cells stop together."""
    return {name: n for both, pairs in compared(rows).items() for name in both if (n := answered_gain(name, pairs))}


def gains(name: str, about: str, games: int, level: str, wanted: Sequence[tuple[str, str]]) -> Measurement:
    """A level beside `easy` in the same games against `easy`."""
    cells = [cell(game, side, each, EASY, games) for game, side in wanted for each in (EASY, level)]
    return Measurement(name, about, tuple(cells), judge_gains, 1, enough_for_gains)


def judge_balance(rows: Rows) -> list[Figure]:
    """Equal levels: neither side wins less than three games of ten."""
    out = []
    for name, some in rows.items():
        share, low, high, n = share_won(some)
        out.append(Figure(f"{name}: share of Dracula", share, low, high, n, "games", "30 to 70 %", 0.3 <= share <= 0.7))
        out += times(name, level_of(name), some)
    return out


def judge_above(rows: Rows) -> list[Figure]:
    """One level against the one below it, both seats together."""
    out = []
    for game in dict.fromkeys([name.split()[0] for name in rows]):
        kept = {name: some for name, some in rows.items() if name.split()[0] == game}
        every = [share for some in kept.values() for share in won(some)]
        share, low, high = mean_by_game(every, [1] * len(every))
        out.append(Figure(f"{game}: share won, both seats", share, low, high, len(every), "games", "above 0.5", share > 0.5))
        out += [each for name, some in kept.items() for each in times(name, level_of(name), some)]
    return out


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
        tuple([cell(game, "dracula", "hard", "hard", 100) for game in whitby.game_ids()]),
        judge_balance,
        1,
        note="How fair the games of `easy` and of `medium` are is told by the studies of balance, on more games ([balance](balance.md)).",
    ),
]
