"""What the window shows of a game: always drawn from a view, never from a state."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from whitby.game import View
from whitby.games import module_of
from whitby.screen import Head
from whitby.terminal.page import ALWAYS, Part
from whitby.text import Catalogue


def board(game: str, view: View, words: Catalogue, unicode: bool) -> list[RenderableType]:
    """The whole board of a game in its parts, by its drawing's `draw`; of a game without a drawing, the fields of its view."""
    drawing = module_of(game, "terminal")
    if drawing is not None:
        parts: list[RenderableType] = drawing.draw(view, words, unicode)
        return parts
    table = Table(show_header=False, box=None)
    for name, value in view.items():
        table.add_row(name, str(value))
    return [table]


def brief(game: str, view: View, words: Catalogue, unicode: bool) -> list[Part]:
    """The board in few lines, by its drawing's `brief`, each part with how badly it is wanted."""
    drawing = module_of(game, "terminal")
    if drawing is not None:
        parts: list[Part] = drawing.brief(view, words, unicode)
        return parts
    return [Part(part, ALWAYS) for part in board(game, view, words, unicode)]


def show(console: Console, parts: list[RenderableType]) -> None:
    """Print the parts, each set off from the next."""
    for part in parts:
        console.print(part)
        console.print()


def closed(head: Head, words: Catalogue) -> RenderableType:
    """What one might try and cannot, with the reason and its clause."""
    found = [(question, thing) for question in head.questions for thing in question.closed]
    if not found:
        return Text(words.say("closed-nothing"))
    table = Table(title=words.say("closed-title"), title_justify="left", show_header=False, box=None)
    for question, thing in found:
        label = words.label(thing.verb, thing.noun, question.name)
        seat = [words.seat(question.seat)] if len(head.questions) > 1 else []
        table.add_row(*seat, label, Text(words.say(f"reason-{thing.reason}"), style="yellow"), Text(f"[{thing.clause}]", style="dim"))
    return table


def as_text(game: str, view: View, language: str = "en", width: int = 120) -> str:
    """The whole board as plain text, for those who have no terminal."""
    console = Console(width=width, color_system=None, force_terminal=False, file=io.StringIO())
    with console.capture() as looks:
        show(console, board(game, view, Catalogue(language, game), True))
    return looks.get()
