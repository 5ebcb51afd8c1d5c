"""`whitby facts`: what is assumed in a game, for people and for programs."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table
from rich.text import Text

from whitby.game import Game
from whitby.text import Catalogue, key_of
from whitby.text.assumptions import assumed


def as_json(game: Game, language: str, everything: bool) -> str:
    """The list as JSON, for programs."""
    facts = [entry._asdict() for entry in assumed(game.id, language, everything)]
    return json.dumps({"game": game.id, "facts": facts}, indent=1, ensure_ascii=False)


def named(words: Catalogue, about: str) -> str:
    """`knife copies` with the name of the knife in the reader's language."""
    first, *rest = about.split(" ")
    keys = [key for kind in ("noun", "seat") if words.has(key := key_of(kind, first))]
    return " ".join([words.say(keys[0]) if keys else first, *rest])


def show(game: Game, words: Catalogue, console: Console, everything: bool) -> None:
    """The list as tables and paragraphs, for people."""
    found = assumed(game.id, words.language, everything)
    console.rule(words.say("facts-title", title=words.say("game-title")))
    console.print()
    table = Table(title=words.say("facts-figures"), title_justify="left", box=None, pad_edge=False)
    for key in ("facts-figure", "facts-value", "facts-confidence", "facts-where"):
        table.add_column(words.say(key))
    for entry in found:
        if entry.kind == "figure":
            file, _, key = entry.where.partition(": ")
            where = Text(f"{file.rpartition('/')[2]}: {key}")
            table.add_row(named(words, entry.about), entry.value, words.say(f"confidence-{entry.confidence}"), where)
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
