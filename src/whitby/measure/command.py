"""The command `whitby measure`."""

from __future__ import annotations

import math
import os
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

import click

from whitby.measure import names
from whitby.measure.cells import Figure, Measurement
from whitby.measure.run import Outcome, run
from whitby.measure.store import Store

KEPT = Path("measurements")
SHORT = 1  # the exit where a demand is not met, or games are missing


@click.command()
@click.argument("name", required=False)
@click.option("--games", type=click.IntRange(1), help="At most so many games of each cell; demands are judged only with all of them.")
@click.option("--quick", is_flag=True, help="A few games: does it work?")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0))
@click.option("--jobs", default=0, type=click.IntRange(0), help="Processes; 0 is one for each core.")
@click.option("--hours", default=math.inf, show_default=False, type=click.FloatRange(0), help="Start no games after so many core hours.")
@click.option("--folder", default=KEPT, show_default=True, type=click.Path(path_type=Path), help="Where finished games are kept.")
@click.option("--write", type=click.Path(path_type=Path, file_okay=False), help="Write the table into this folder, as NAME.md.")
def measure(name: str | None, games: int | None, quick: bool, seed: int, jobs: int, hours: float, folder: Path, write: Path | None) -> None:
    """Measure NAME (without it: list the measurements).

    Its price in core hours is said before it starts, and that of each of its cells; the cheapest come first. Finished games are kept, so
    that a run goes on where another of the same version stopped, by Ctrl-C too: what there is by then is judged. The exit is not 0 if a
    demand is not met, or games are missing. More in docs/guide/measuring.md.
    """
    if name is None:
        for each in names.MEASUREMENTS.values():
            click.echo(f"{each.name:<14}{each.about}; games{' at most' if each.enough else ''}: {counts(each)}")
        return
    try:
        found = names.find(name)
    except ValueError as e:
        raise click.ClickException(str(e)) from None
    count, store = found.quick if quick else games, Store(folder, seed)
    with ended_as_by_ctrl_c():
        outcome = run(found, store, seed, jobs or os.cpu_count() or 1, count, lambda line: click.echo(line, err=True), hours)
    command = f"whitby measure {name}" + (f" --games {count}" if count else "") + (f" --seed {seed}" if seed else "")
    table = as_table(found, outcome, command, made_by(found, store), seed)
    click.echo(table)
    if write:
        write.mkdir(parents=True, exist_ok=True)
        (write / f"{name}.md").write_text(table + "\n")
    if not outcome.met:
        raise click.exceptions.Exit(SHORT)


@contextmanager
def ended_as_by_ctrl_c() -> Iterator[None]:
    """Whoever ends this process gets what it has by then."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def counts(measurement: Measurement) -> str:
    """The games of its cells; equal ones once.

    >>> from whitby.measure import names
    >>> counts(names.find("medium"))
    '4 x 400'
    """
    return ", ".join([f"{n} x {games}" for games, n in Counter(cell.games for cell in measurement.cells).items()])


def made_by(measurement: Measurement, store: Store) -> str:
    """The version that the rows of each game are of."""
    games = dict.fromkeys(cell.game for cell in measurement.cells)
    return ", ".join(f"{store.made_by(game)} ({game})" for game in games)


def as_table(measurement: Measurement, outcome: Outcome, command: str, made_by: str, seed: int) -> str:
    """The figures as Markdown."""
    lines = [
        f"# {measurement.name}: {measurement.about}",
        "",
        f"`{command}`, {date.today().isoformat()}, version {made_by}, seed {seed}, {outcome.games} games"
        + (f", {outcome.missing} missing" if outcome.missing else "")
        + f"; this run took {outcome.core_hours:.3f} core hours.",
        "",
        *([measurement.note, ""] if measurement.note else []),
        "| figure | value | 95 % | n | demanded | met |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    short = [f"- {missing} missing: {name}" for name, missing in outcome.short.items()]
    return "\n".join([*lines, *[as_line(figure) for figure in outcome.figures], *(["", *short] if short else [])])


def as_line(figure: Figure) -> str:
    """One line of the table."""
    if not figure.n:
        return f"| {figure.name} | | | none yet | {figure.demand} | |"
    interval = "" if figure.low is None or figure.high is None else f"{figure.low:.3g} to {figure.high:.3g}"
    met = ("yes" if figure.met else "**no**") if figure.demand else ""
    return f"| {figure.name} | {figure.value:.4g} | {interval} | {figure.n:,} {figure.of} | {figure.demand} | {met} |"
