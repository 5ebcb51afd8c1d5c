"""`whitby laws`: the laws over many games, with a progress bar and a table of counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from whitby import notation
from whitby.laws import LAWS, LawBroken, Report, check_in_parts
from whitby.laws.report import ONCE_A_GAME, WHOLE_GAME
from whitby.terminal.study import progress


def run_laws(game_id: str, games: int, seed: int, thorough: bool, jobs: int, only: tuple[str, ...], options: dict[str, Any]) -> int:
    """Check the laws and print what was checked: 0 if all hold and none was left out."""
    laws = only or tuple(LAWS)
    console, errors = Console(), Console(stderr=True)
    try:
        with progress(f"laws of {game_id}", games) as step:
            report = check_in_parts(game_id, games, seed, thorough, jobs, laws, options, step)
    except LawBroken as broken:
        return complain(errors, game_id, seed, broken)
    console.print(table(report))
    console.print(summary(report), highlight=False, soft_wrap=True)
    zeros = report.zeros(laws)
    if zeros:
        errors.print(f"never checked, so play more games: {', '.join(zeros)}", style="yellow", highlight=False, soft_wrap=True)
    return 1 if zeros else 0


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
    """Below the table: checks by law, games by kind of start, secrets swapped."""
    openings = sum(n for name, n in report.starts.items() if name)
    secrets = ", ".join(f"{name} {n}" for name, n in report.secrets.items())
    options = ", ".join(f"{name} {n}" for name, n in sorted(report.options.items())) or "none"
    return (
        f"{report}\n{openings} of the games from {len(report.game.openings)} openings; options changed: {options}; "
        f"secrets swapped: {secrets}"
    )
