"""The command `whitby fit`."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from whitby.bots.weights import FILE

if TYPE_CHECKING:
    from whitby.fit.selfplay import Plan

EXTRA = "pip install 'whitby[research]'"


@click.command()
@click.argument("game")
@click.option("--level", default="easy", show_default=True, help="The bot that plays all seats.")
@click.option("--taste", is_flag=True, help="Find how the level chooses what others do not see instead, as beliefs about it think.")
@click.option("--games", default=2000, show_default=True, type=click.IntRange(5))
@click.option(
    "--random", "share", default=0.08, show_default=True, type=click.FloatRange(0, 1), help="The share of choices made at random."
)
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0))
@click.option("--jobs", default=0, type=click.IntRange(0), help="Processes; 0 is one for each core.")
@click.option(
    "-o",
    "--out",
    default=None,
    type=click.Path(path_type=Path, dir_okay=False),
    help=f"The file of weights; {FILE} or, with --taste, GAME.toml unless told.",
)
def fit(game: str, level: str, taste: bool, games: int, share: float, seed: int, jobs: int, out: Path | None) -> None:
    """Find by games of bots how likely each side of GAME wins from a position, and write the weights that say so.

    The same command writes the same file, bit by bit, however many processes there are.
    """
    from whitby import bots, game_ids
    from whitby import game as find
    from whitby.fit.selfplay import Plan

    if game not in game_ids():
        raise click.ClickException(f"there is no game {game!r}; the games are {', '.join(game_ids())}")
    if level not in bots.names(find(game)):
        raise click.ClickException(f"there is no bot {level!r} for {game}; the bots are {', '.join(bots.names(find(game)))}")
    found = the_taste if taste else the_value
    try:
        text, told = found(Plan(game, level, games, share, seed), jobs or os.cpu_count() or 1)
    except ModuleNotFoundError as missing:
        raise click.ClickException(f"{missing.name} is not installed: {EXTRA}") from None
    except ValueError as problem:
        raise click.ClickException(str(problem)) from None
    out = out or Path(f"{game}.toml" if taste else FILE)
    out.write_text(text, "utf-8")
    click.echo(f"{out}: {told}")


def the_value(plan: Plan, jobs: int) -> tuple[str, str]:
    """The file that says who wins, and what to tell of it."""
    from whitby.fit import logistic, written
    from whitby.fit.selfplay import positions, value_module

    names = value_module(plan.game).FEATURES
    noted, seconds = positions(plan, jobs, progress(plan))
    fitted = logistic.fit(noted, names)
    return written.of_value(plan, fitted), (
        f"{len(names)} weights from {fitted.positions:,} positions of {plan.games:,} games; held-out log loss {fitted.loss:.4f},"
        f" of the base rate {fitted.base:.4f}; {seconds / 3600:.3f} core hours"
    )


def the_taste(plan: Plan, jobs: int) -> tuple[str, str]:
    """The file that says what is gladly chosen, and what to tell of it."""
    from whitby.fit import tastes, written

    moves, seconds = tastes.moves_of(plan, jobs, progress(plan))
    fitted = tastes.fit(plan, moves)
    return written.of_taste(plan, fitted), (
        f"{len(fitted.weights)} weights from {fitted.moves:,} moves of {plan.games:,} games; {fitted.bits:.3f} bits of surprise a held-out"
        f" move, {fitted.aimless:.3f} where all ways are alike; {seconds / 3600:.3f} core hours"
    )


def progress(plan: Plan) -> Callable[[str], None]:
    """Tells how far it has come."""
    return lambda line: click.echo(f"{plan.game}: {line}", err=True)
