"""The foremost figures of a study as Markdown."""

from __future__ import annotations

from datetime import date

from whitby.match import wilson
from whitby.study.folder import Folder
from whitby.study.tally import Tally, tallies


def as_table(folder: Folder, name: str) -> str:
    """Who won, how, and how long it took."""
    found = tallies(folder)
    games = sum(tally.games for tally in found)
    head = [
        f"# {name}",
        "",
        f"`whitby study {name}.toml`, {date.today().isoformat()}, version {folder.version}: {games:,} games "
        f"of {folder.study.games:,} planned, {folder.core_hours():.3g} core hours. Intervals are 95 % (Wilson).",
        "",
        "| cell | what | share | 95 % | games |",
        "| --- | --- | --- | --- | --- |",
    ]
    return "\n".join([*head, *[line for tally in found for line in lines(tally)]]) + "\n"


def lines(tally: Tally) -> list[str]:
    """The lines of one cell."""
    rows = [(f"won by {side}", tally.winners[side]) for side in tally.sides]
    rows += [(other, tally.winners[other]) for other in ("draw", "unfinished") if tally.winners[other]]
    rows += [(f"{winner}: {ending}{f', {degree}' if degree else ''}", n) for (winner, ending, degree), n in tally.endings.most_common()]
    mean = sum(n * rounds for rounds, n in tally.rounds.items()) / tally.games
    start = f"| {tally.cell.name}, {tally.cell.game} |"
    out = [f"{start} {what} | {100 * n / tally.games:.2f} % | {interval(n, tally.games)} | {n:,} of {tally.games:,} |" for what, n in rows]
    return [*out, f"{start} rounds on average | {mean:.1f} | | {tally.games:,} |"]


def interval(n: int, of: int) -> str:
    """The interval of a share, in per cent."""
    low, high = wilson(n, of)
    return f"{100 * low:.2f} to {100 * high:.2f}"
