"""The command `whitby fit`."""

from __future__ import annotations

import os
from pathlib import Path

import click

from whitby.bots.weights import FILE

EXTRA = "pip install 'whitby[research]'"


@click.command()
@click.argument("game")
@click.option("--level", default="easy", show_default=True, help="The bot that plays all seats.")
@click.option("--games", default=2000, show_default=True, type=click.IntRange(5))
@click.option(
    "--random", "share", default=0.08, show_default=True, type=click.FloatRange(0, 1), help="The share of choices made at random."
)
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0))
@click.option("--jobs", default=0, type=click.IntRange(0), help="Processes; 0 is one for each core.")
@click.option("-o", "--out", default=FILE, show_default=True, type=click.Path(path_type=Path, dir_okay=False), help="The file of weights.")
def fit(game: str, level: str, games: int, share: float, seed: int, jobs: int, out: Path) -> None:
    """Find by games of bots how likely each side of GAME wins from a position, and write the weights that say so.

    The same command writes the same file, bit by bit, however many processes there are.
    """
    from whitby import bots, game_ids
    from whitby import game as find
    from whitby.fit.selfplay import Plan, positions, value_module

    if game not in game_ids():
        raise click.ClickException(f"there is no game {game!r}; the games are {', '.join(game_ids())}")
    if level not in bots.names(find(game)):
        raise click.ClickException(f"there is no bot {level!r} for {game}; the bots are {', '.join(bots.names(find(game)))}")
    plan = Plan(game, level, games, share, seed)
    try:
        from whitby.fit import logistic, written

        names = value_module(game).FEATURES
        noted, seconds = positions(plan, jobs or os.cpu_count() or 1, lambda line: click.echo(f"{game}: {line}", err=True))
        fitted = logistic.fit(noted, names)
    except ModuleNotFoundError as missing:
        raise click.ClickException(f"{missing.name} is not installed: {EXTRA}") from None
    except ValueError as problem:
        raise click.ClickException(str(problem)) from None
    out.write_text(written.as_toml(plan, fitted), "utf-8")
    click.echo(
        f"{out}: {len(names)} weights from {fitted.positions:,} positions of {games:,} games; held-out log loss {fitted.loss:.4f},"
        f" of the base rate {fitted.base:.4f}; {seconds / 3600:.3f} core hours"
    )
