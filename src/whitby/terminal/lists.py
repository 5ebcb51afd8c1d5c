"""Lists: the games, those that were interrupted, and the options of a game."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

import whitby
from whitby.game import Game
from whitby.terminal import saves
from whitby.terminal.typed import printable
from whitby.text import Catalogue


def show_games(words: Catalogue, console: Console) -> None:
    """Print all games, and the saved ones that can be taken up."""
    table = Table(title=words.say("games-title"), title_justify="left", box=None)
    for key in ("games-id", "games-name", "games-seats"):
        table.add_column(words.say(key))
    for id in whitby.game_ids():
        own = Catalogue(words.language, id)
        table.add_row(id, own.say("game-title"), ", ".join(whitby.game(id).seats))
    console.print(table)
    console.print()
    show_saves(words, console)
    if (saves.folder() / "finished").is_dir():
        console.print(words.say("games-finished", folder=str(saves.folder() / "finished")))


def show_saves(words: Catalogue, console: Console) -> None:
    """Print the saved games, and those that cannot be read."""
    found = saves.interrupted()
    if not found:
        console.print(words.say("games-saved-none"))
    else:
        table = Table(title=words.say("games-saved"), title_justify="left", box=None)
        for key in ("games-file", "games-choices", "games-date"):
            table.add_column(words.say(key))
        for path, record in found:
            table.add_row(path.name, str(len(record.choices)), date(path))
        console.print(table)
        console.print(words.say("take-up-hint"))
    show_unreadable(saves.unreadable(), words, console)


def show_unreadable(found: list[saves.Unreadable], words: Catalogue, console: Console) -> None:
    """Saved games that cannot be taken up, and why."""
    if found:
        table = Table(title=words.say("games-unreadable"), title_justify="left", box=None, show_header=False)
        for path, problem in found:
            table.add_row(Text(printable(path.name)), date(path), Text(printable(problem, 200), style="yellow"))
        console.print(table)


def date(path: Path) -> str:
    """When a file was last written."""
    return f"{datetime.fromtimestamp(saves.last_written(path)):%Y-%m-%d %H:%M}"


def games_json() -> str:
    """Games and saves as JSON, for programs."""
    games = [{"id": g.id, "title": g.title, "seats": list(g.seats)} for g in map(whitby.game, whitby.game_ids())]
    saved = [{"file": str(path), "game": record.game, "choices": len(record.choices)} for path, record in saves.interrupted()]
    broken = [{"file": str(path), "problem": problem} for path, problem in saves.unreadable()]
    return json.dumps({"games": games, "interrupted": saved, "unreadable": broken}, indent=1)


def show_options(game: Game, words: Catalogue, console: Console) -> None:
    """The options of a game, with their values."""
    table = Table(title=words.say("options-of", title=words.say("game-title")), title_justify="left", box=None, show_header=False)
    for option in game.options:
        table.add_row(option.name, words.say(f"option-{option.name}"), words.say(f"option-{option.name}-help"))
        for value in option.values:
            word = str(value).lower() if isinstance(value, bool) else str(value)
            default = f" ({words.say('option-default')})" if value == option.default else ""
            table.add_row("", f"  {option.name}={word}{default}", words.say(f"option-{option.name}-{word}"))
        if not option.values:
            table.add_row("", f"  {option.name}={option.default} ({words.say('option-default')})", words.say("option-any-number"))
    console.print(table)
