"""The command `whitby`."""

import click

from whitby import __version__


@click.group()
@click.version_option(__version__, prog_name="whitby")
def main() -> None:
    """Dracula board games of hidden movement."""
