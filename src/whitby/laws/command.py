"""`whitby laws`: the laws over many games, with a progress bar and a table of counts."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Collection
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import whitby
from whitby import notation
from whitby.laws.report import LAWS, ONCE_A_GAME, WHOLE_GAME, Counts, LawBroken, Report
from whitby.laws.walk import check

Options = dict[str, Any]

WORTH_IT: Final = 20  # games for which several processes are started


def run(
    game_id: str, games: int, seed: int, thorough: bool, jobs: int = 1, only: Collection[str] = (), options: Options | None = None
) -> int:
    """Check the laws and print what was checked: 0 if all hold and none was left out."""
    game = whitby.game(game_id)
    laws = tuple(only) or tuple(LAWS)
    console, errors = Console(), Console(stderr=True)
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*bar, console=errors, transient=True) as progress:
            task = progress.add_task(f"laws of {game_id}", total=games)

            def show(done: int) -> None:
                progress.update(task, completed=done)

            if jobs == 1 or games < WORTH_IT:
                report = check(game, games, seed, thorough, lambda done, total: show(done), options=options, only=laws)
            else:
                report = together(game_id, games, seed, thorough, jobs, laws, options, show)
    except LawBroken as broken:
        return complain(errors, game_id, seed, broken)
    console.print(table(report))
    console.print(summary(report), highlight=False, soft_wrap=True)
    zeros = report.zeros(laws)
    if zeros:
        errors.print(f"never checked, so play more games: {', '.join(zeros)}", style="yellow", highlight=False, soft_wrap=True)
    return 1 if zeros else 0


def together(
    game_id: str,
    games: int,
    seed: int,
    thorough: bool,
    jobs: int,
    laws: tuple[str, ...],
    options: Options | None,
    show: Callable[[int], None],
) -> Report:
    """The same in several processes."""
    report = Report(whitby.game(game_id))
    parts = max(jobs, games // WORTH_IT)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        tasks = [pool.submit(some, game_id, games, seed, thorough, laws, options, (k, parts)) for k in range(parts)]
        try:
            for done in as_completed(tasks):
                report.add(done.result())
                show(report.games)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return report


def some(
    game_id: str, games: int, seed: int, thorough: bool, laws: tuple[str, ...], options: Options | None, part: tuple[int, int]
) -> Counts:
    """One part, in a process of its own."""
    report = check(whitby.game(game_id), games, seed, thorough, options=options, only=laws, part=part)
    counts = Counts()
    counts.add(report)
    return counts


def complain(errors: Console, game_id: str, seed: int, broken: LawBroken) -> int:
    """What was broken, and where the record of it lies."""
    errors.print(f"law {broken.law}: {LAWS[broken.law]}", style="bold red", highlight=False, soft_wrap=True)
    errors.print(f"broken after {broken.step} choices: {broken.detail}", highlight=False, markup=False, soft_wrap=True)
    if broken.record is None:
        errors.print("the game cannot be played again, so there is no record", highlight=False)
    else:
        path = Path(f"broken-{broken.law}-{game_id}-{seed}.txt")
        path.write_text(notation.write(broken.record), "utf-8", newline="\n")
        errors.print(f"record: {path}", highlight=False, soft_wrap=True)
    return 1


def table(report: Report) -> Table:
    """Checks by phase and law."""
    out = Table(title=f"{report.game.id}: checks by phase and law, the laws by number", padding=(0, 0, 0, 1), box=None)
    out.add_column("phase", no_wrap=True)
    for says in LAWS.values():
        out.add_column(says.split()[0], justify="right", no_wrap=True)
    for phase in report.phases:
        out.add_row(phase, *(short(report.counts[law, phase]) for law in LAWS))
    out.add_row(WHOLE_GAME, *(short(report.counts[law, WHOLE_GAME]) if law in ONCE_A_GAME else "-" for law in LAWS))
    return out


def short(n: int) -> str:
    """A count in at most four characters."""
    return str(n) if n < 10_000 else f"{n // 1000}k" if n < 1_000_000 else f"{n // 1_000_000}M"


def summary(report: Report) -> str:
    """The totals."""
    openings = sum(n for name, n in report.starts.items() if name)
    secrets = ", ".join(f"{name} {n}" for name, n in report.secrets.items())
    return f"{report}\n{openings} of the games from {len(report.game.openings)} openings; secrets swapped: {secrets}"
