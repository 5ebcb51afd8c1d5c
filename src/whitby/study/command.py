"""The commands `whitby study` and `whitby report`."""

from __future__ import annotations

from pathlib import Path

import click

FILE = click.Path(dir_okay=False, path_type=Path)
FOLDER = click.Path(file_okay=False, path_type=Path)
EXTRA = "pip install 'whitby[study]'"


@click.command()
@click.argument("file", type=FILE)
@click.option("-o", "--out", type=FOLDER, help="The folder of the study; without it the name of FILE without .toml.")
@click.option("--jobs", default=0, type=click.IntRange(0), help="Processes; 0 is one for each core.")
@click.option("--dask", default="", metavar="ADDRESS", help="Play on this Dask cluster, such as tcp://host:8786.")
@click.option("--ray", default="", metavar="ADDRESS", help="Play on this Ray cluster, such as auto; local starts one here.")
@click.option("--price", "price_only", is_flag=True, help="Only say what it would cost.")
def study(file: Path, out: Path | None, jobs: int, dask: str, ray: str, price_only: bool) -> None:
    """Play the games that FILE asks for and keep them as Parquet (docs/guide/studies.md).

    Its price in core hours is said first. A study that was stopped goes on where it was.
    """
    from whitby.study import plan

    if dask and ray:
        raise click.ClickException("--dask and --ray: one of them at a time")
    try:
        from whitby.study.folder import open_folder
        from whitby.study.run import Engine, run

        folder = open_folder(out or file.with_suffix(""), plan.read(file))
        run(folder, Engine(jobs, dask, ray), lambda line: click.echo(f"{file.stem}: {line}", err=True), price_only)
    except ModuleNotFoundError as missing:
        raise click.ClickException(f"{missing.name} is not installed: {EXTRA}") from None
    except plan.StudyError as problem:
        raise click.ClickException(str(problem)) from None
    if not price_only:
        click.echo(f"{folder.path}: {folder.study.games:,} games, {folder.core_hours():.3g} core hours; whitby report {folder.path}")


@click.command()
@click.argument("folder", type=FOLDER)
@click.option("-o", "--out", type=FILE, help="The page; without it report.html in FOLDER.")
@click.option("--title", default="", help="Its title; without it the name of FOLDER.")
@click.option("--table", type=FILE, help="Also write the foremost figures as Markdown.")
def report(folder: Path, out: Path | None, title: str, table: Path | None) -> None:
    """Write what the games of the study in FOLDER tell as one HTML page; a study that still runs has those that are there."""
    from whitby.study import plan

    try:
        from whitby.study.folder import Folder
        from whitby.study.page import report as page
        from whitby.study.table import as_table

        found = Folder(folder)
        text = page(found, title or f"Study {folder.resolve().name}")
        if table:
            table.write_text(as_table(found, folder.resolve().name), "utf-8")
    except ModuleNotFoundError as missing:
        raise click.ClickException(f"{missing.name} is not installed: {EXTRA}") from None
    except plan.StudyError as problem:
        raise click.ClickException(str(problem)) from None
    path = out or folder / "report.html"
    path.write_text(text, "utf-8")
    click.echo(f"{path}: {len(text.encode()):,} bytes")
