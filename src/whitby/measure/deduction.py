"""What is asked of a belief: the truth is never lost, it stays small and quick, its odds are good and mean what they say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from whitby.measure.cells import Cell, Figure, Measurement, Row, Rows, at_least, at_most, mean_by_game, told
from whitby.measure.folds import BINS, STEPS, fold

DRACULAS = ("easy", "mixing", "random")
MADE_FOR = "easy"  # the Dracula to whom the styles of a belief were fitted
MANY = 1_000  # forecasts, so that a bin is judged


def cell(game: str, dracula: str, games: int, cap: int = 0) -> Cell:
    """Games of these bots, with the hunters' belief beside them; with another cap than usual, if it is given."""
    if cap:
        return Cell(f"fold {game} easy {dracula} cap {cap}", games, fold, (game, "easy", dracula, cap))
    return Cell(f"fold {game} easy {dracula}", games, fold, (game, "easy", dracula))


def total(rows: Sequence[Row], name: str) -> int:
    """A count over all games."""
    return sum(row[name] for row in rows)


def quantile(rows: Sequence[Row], name: str, share: float) -> float:
    """Below which value so large a share lies, as exact as the small ranges are."""
    counts: dict[int, int] = {}
    for row in rows:
        for range_name, n in row[name].items():
            counts[int(range_name)] = counts.get(int(range_name), 0) + n
    left = share * sum(counts.values())
    for step in sorted(counts):
        left -= counts[step]
        if left <= 0:
            return float(2 ** (step / STEPS))
    return 0.0


def judge_truth(rows: Rows) -> list[Figure]:
    """Figure 1: the true trail is there after every fact while it is exact, and no fact finds nothing."""
    out = []
    for name, some in rows.items():
        n = total(some, "updates")
        out.append(at_most(f"{name}: truth lost", total(some, "lost"), 0, n=n, of="updates"))
        out.append(at_most(f"{name}: facts without a row", total(some, "contradicted"), 0, n=n, of="updates"))
    return out


def judge_size(rows: Rows) -> list[Figure]:
    """Figure 3: exact nearly always, and quick."""
    out = []
    for name, some in rows.items():
        n = total(some, "updates")
        out.append(at_least(f"{name}: share exact", total(some, "exact") / max(1, n), 0.99, n=n, of="updates"))
        out += [told(f"{name}: rows, {100 * share:g} %", round(quantile(some, "rows", share)), n, "updates") for share in (0.5, 0.9, 0.99)]
        out.append(told(f"{name}: rows, most", max([row["largest"] for row in some], default=0), n, "updates"))
        out.append(at_most(f"{name}: ms, median", quantile(some, "microseconds", 0.5) / 1000, 0.1, n=n, of="updates"))
        out.append(at_most(f"{name}: ms, 99 %", quantile(some, "microseconds", 0.99) / 1000, 15, n=n, of="updates"))
        out.append(told(f"{name}: ms, worst", max([row["slowest"] for row in some], default=0) / 1000, n, "updates"))
    return out


def gain(rows: Sequence[Row], against: int) -> tuple[float, float, float, int]:
    """By how many bits the belief is better than what stands at this place of a score, with its interval."""
    sums = [sum(score[against] - score[0] for score in row["scores"]) for row in rows]
    counts = [len(row["scores"]) for row in rows]
    return (*mean_by_game(sums, counts), sum(counts))


BETTER = {f"fold fury-2015 easy {dracula}": bits for dracula, bits in (("easy", 0.7), ("mixing", 0.3), ("hard", 0.3))}  # than the set


def judge_score(rows: Rows) -> list[Figure]:
    """Figure 5: better than the set of reachable places where he is hidden."""
    out = []
    for name, some in rows.items():
        mean, low, high, n = gain(some, 2)
        bound = BETTER.get(name)
        label = f"{name}: bits better than the set"
        out.append(at_least(label, mean, bound, low, high, n, "forecasts") if bound else Figure(label, mean, low, high, n, "forecasts"))
    return out


def judge_held_out(rows: Rows) -> list[Figure]:
    """Figure 6: against a Dracula whom it was not made for it is hardly worse than aimless moves would foretell."""
    out = []
    for name, some in rows.items():
        mean, low, high, n = gain(some, 1)
        out.append(at_most(f"{name}: bits worse than aimless", -mean, 0.10, -high, -low, n, "forecasts"))
    return out


def judge_reliability(rows: Rows) -> list[Figure]:
    """Figure 7: of places that are said to have 30 %, he is in three of ten; demanded against the Dracula for whom the odds were made."""
    out = []
    for name, some in rows.items():
        bins = [[sum(row["bins"][b][i] for row in some) for i in range(3)] for b in range(BINS)]
        n = sum(b[0] for b in bins)
        judged = [(b[1] / b[0], b[2] / b[0], b[0]) for b in bins if b[0] >= MANY]
        worst = max([abs(said - was) for said, was, _ in judged], default=0.0)
        error = sum(abs(b[1] - b[2]) for b in bins) / max(1, n)
        labels = f"{name}: bin that is off most", f"{name}: mean calibration error"
        if name.split()[3] != MADE_FOR:
            out += [told(labels[0], worst, n, "forecasts"), told(labels[1], error, n, "forecasts")]
            continue
        out += [told(f"{name}: said {100 * said:.1f} %, was %", round(100 * was, 2), of, "forecasts") for said, was, of in judged]
        out.append(at_most(labels[0], worst, 0.05, n=n, of="forecasts"))
        out.append(at_most(labels[1], error, 0.01, n=n, of="forecasts"))
    return out


EUROPE = ("fury-2015", "fury-2005", "fury-1987")
EVERYBODY = [(game, dracula) for game in EUROPE for dracula in DRACULAS] + [("dracula-2003", dracula) for dracula in ("easy", "random")]
GAMES = {"fury-2015": 1_000, "fury-2005": 300, "fury-1987": 100, "dracula-2003": 200}  # of each Dracula
MANY_ROWS = 50_000  # beside the usual cap: what would be exact with more


AGAINST_HARD = cell("fury-2015", "hard", 100)
FEW = "Games of a Dracula at `hard` are a hundred: he tries his choices in imagined games, and takes much longer than the others."


def cells(*draculas: str, games: Mapping[str, int] = GAMES) -> tuple[Cell, ...]:
    """Games of every kind with these Draculas."""
    return tuple([cell(game, dracula, games[game]) for game, dracula in EVERYBODY if game in games and dracula in draculas])


MEASUREMENTS = [
    Measurement("truth", "the truth is never lost", (*cells(*DRACULAS), AGAINST_HARD), judge_truth, 2, note=FEW),
    Measurement(
        "size",
        "a belief is exact, small and quick",
        (*cells(*DRACULAS), *[cell("fury-2015", dracula, 100, MANY_ROWS) for dracula in DRACULAS]),
        judge_size,
        2,
    ),
    Measurement("score", "odds say more than the set of places", (*cells("easy", "mixing"), AGAINST_HARD), judge_score, 2, note=FEW),
    Measurement(
        "held-out",
        "odds bear a Dracula whom they were not made for",
        tuple([cell(game, "random", GAMES[game]) for game in EUROPE]),
        judge_held_out,
        2,
    ),
    Measurement(
        "reliability",
        "odds mean what they say",
        cells(*DRACULAS, games={**GAMES, "fury-2015": 500, "dracula-2003": 500}),
        judge_reliability,
        2,
    ),
]
