"""`whitby facts`: what is assumed in a game, for people and for programs."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table
from rich.text import Text

from whitby.assumptions import assumed
from whitby.game import Game
from whitby.text import Catalogue


def as_json(game: Game, everything: bool) -> str:
    """The list as JSON, for programs."""
    return json.dumps({"game": game.id, "facts": [entry._asdict() for entry in assumed(game.id, everything)]}, indent=1, ensure_ascii=False)


def show(game: Game, words: Catalogue, console: Console, everything: bool) -> None:
    """The list as tables and paragraphs, for people."""
    found = assumed(game.id, everything)
    console.rule(words.say("facts-title", title=words.say("game-title")))
    console.print()
    table = Table(title=words.say("facts-figures"), title_justify="left", box=None, pad_edge=False)
    for key in ("facts-figure", "facts-value", "facts-confidence", "facts-where"):
        table.add_column(words.say(key))
    for entry in found:
        if entry.kind == "figure":
            file, _, key = entry.where.partition(": ")
            where = Text(f"{file.rpartition('/')[2]}: {key}")
            table.add_row(entry.about, entry.value, words.say(f"confidence-{entry.confidence}"), where)
    console.print(table)
    console.print()
    console.print(words.say("facts-folder", folder=found[0].where.partition(": ")[0].rpartition("/")[0]) if found else "")
    console.print()
    console.print(words.say("facts-readings"), style="italic")
    for entry in found:
        if entry.kind == "reading":
            console.print()
            console.print(Text(f"A {entry.number}  {entry.about}"), style="bold")
            rows = (
                ("facts-reading", entry.value),
                ("facts-other", entry.other),
                ("facts-clause", entry.clause),
                ("facts-where", entry.where),
            )
            sure = words.say(f"confidence-{entry.confidence}")
            for key, value in (*rows, ("facts-confidence", sure), ("facts-weight", words.say(f"weight-{entry.weight}"))):
                if value:
                    console.print(Text(f"  {words.say(key)}: {value}"))
