"""The command `whitby serve`."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option("--host", help="Where to listen; without it 127.0.0.1. 0.0.0.0 lets others in your network play.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port; without it 8000, or the next that is free.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Where games are kept.")
@click.option("--open/--no-open", "open_page", default=None, help="Open the page in a browser (where there is a display).")
@click.option("--name", "names", multiple=True, metavar="NAME", help="A name by which others call this server, as whitby.example.")
@click.option("--trusted-proxy", "proxies", multiple=True, metavar="ADDRESS", help="An address or network whose X-Forwarded-For counts.")
@click.option("--prefix", default="", metavar="PATH", help="The path below which it is, as /whitby, behind a proxy that keeps it.")
def serve(
    host: str | None, port: int | None, data: Path | None, open_page: bool | None, names: list[str], proxies: list[str], prefix: str
) -> None:
    """Play in the browser."""
    from whitby.web import serve as server  # only now: the other commands need no web server

    try:
        server.serve(host, port, data, open_page, names, proxies, prefix)
    except server.CannotStart as reason:
        raise click.ClickException(str(reason)) from None
