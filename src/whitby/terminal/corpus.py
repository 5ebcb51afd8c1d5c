"""The commands `whitby corpus ...`: many records in one file."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import click

FILE = click.Path(dir_okay=False, path_type=Path)
THERE = click.Path(exists=True, dir_okay=False, path_type=Path)
JOBS = click.option("--jobs", default=0, type=click.IntRange(0), help="Processes; 0 is one for each core.")


@click.group()
def corpus() -> None:
    """Keep the records of many games in one compressed file (docs/guide/corpora.md)."""


def library() -> ModuleType:
    """What does the work; it is an extra."""
    try:
        from whitby import corpus
    except ModuleNotFoundError as missing:
        raise click.ClickException(f"{missing.name} is not installed: pip install 'whitby[research]'") from None
    return corpus


@corpus.command()
@click.argument("game")
@click.argument("file", type=FILE)
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1), help="Games to play.")
@click.option("--seed", default=0, show_default=True, type=int)
@click.option("--seats", default="", metavar="SEAT=BOT,…", help="Who plays which seat, such as dracula=easy,*=random; without it easy.")
@JOBS
def make(game: str, file: Path, count: int, seed: int, seats: str, jobs: int) -> None:
    """Let bots play GAME and append the games to FILE."""
    from whitby.match import parse_seats

    try:
        library().make(file, game, count, seed, parse_seats(seats), jobs=jobs or os.cpu_count() or 1)
    except ValueError as problem:
        raise click.ClickException(str(problem)) from None
    click.echo(f"{count} games are in {file}, which has {file.stat().st_size:,} bytes now")


@corpus.command()
@click.argument("file", type=THERE)
def show(file: Path) -> None:
    """Count the games of FILE by who won; they are read as choices, not played."""
    report(lambda: library().look(file))


@corpus.command()
@click.argument("file", type=THERE)
@JOBS
def check(file: Path, jobs: int) -> None:
    """Play all games of FILE again by the rules of today, on all cores."""
    if report(lambda: library().check(file, jobs or os.cpu_count() or 1)):
        raise click.exceptions.Exit(1)


@corpus.command()
@click.argument("file", type=THERE)
@click.argument("to", type=FILE)
@click.option("--seat", "seats", multiple=True, help="Only what this seat saw; may be repeated.")
@click.option("--numbers", is_flag=True, help="Rows of numbers in place of views (whitby observation GAME tells what they mean).")
@JOBS
def export(file: Path, to: Path, seats: tuple[str, ...], numbers: bool, jobs: int) -> None:
    """Write what each seat saw, heard and chose in the games of FILE to TO, a line of JSON a decision, compressed by zstd."""
    try:
        lines = library().export(file, to, seats, numbers, jobs or os.cpu_count() or 1)
    except ValueError as problem:
        raise click.ClickException(str(problem)) from None
    click.echo(f"{lines:,} decisions are in {to}")


def report(work: Callable[[], Any]) -> int:
    """Do it, tell what was done and found; the number of problems."""
    began = time.monotonic()
    try:
        found = work()
    except ValueError as problem:
        raise click.ClickException(str(problem)) from None
    seconds = max(time.monotonic() - began, 1e-9)
    click.echo(f"{found.games:,} games, {found.choices:,} choices: {found.how} ({found.games / seconds:,.0f} games/s)")
    for name, n in sorted(found.results.items()):
        click.echo(f"{n:>8,}  {name}")
    for line in found.problems:
        click.echo(line)
    return len(found.problems)
