"""What a study is made of, read from a TOML file; whatever is wrong there is said with its line, its key and what is allowed."""

from __future__ import annotations

import re
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import whitby
from whitby import bots
from whitby.game import Game, Option
from whitby.match import EVERY_OTHER

MOST: Final = 1_000_000_000  # games of a cell
LARGEST_BLOCK: Final = 100_000
OF_STUDY: Final = ("seed", "decisions", "block", "cells")
OF_CELL: Final = ("name", "game", "games", "seats", "options", "seed")
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _.-]{0,59}")


class StudyError(ValueError):
    """A study that cannot be read or run, and why, in one line."""


@dataclass(frozen=True)
class Cell:
    """So many games of one kind."""

    name: str
    game: str
    games: int
    seed: int
    seats: dict[str, str]  # seat -> level
    options: dict[str, Any]


@dataclass(frozen=True)
class Study:
    """Cells of games, and how they are kept."""

    cells: tuple[Cell, ...]
    block: int  # games that are played and kept together
    decisions: bool  # is a row kept of each decision, too?

    @property
    def games(self) -> int:
        """Of all cells together."""
        return sum(cell.games for cell in self.cells)

    def data(self) -> dict[str, Any]:
        """As JSON values, with all that was left to defaults."""
        return asdict(self) | {"cells": [asdict(cell) for cell in self.cells]}


def study_of(data: dict[str, Any]) -> Study:
    """The study that `data` describes: what Study.data gave."""
    return Study(tuple([Cell(**cell) for cell in data["cells"]]), data["block"], data["decisions"])


def read(path: Path) -> Study:
    """The study in a file; StudyError with file, line and key if something is wrong."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise StudyError(f"{path}: cannot be read: {getattr(problem, 'strerror', None) or problem}") from None
    return parse(text, str(path))


def parse(text: str, file: str = "study") -> Study:
    """The study in a text."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise StudyError(f"{file}: no TOML: {problem}") from None
    return Reader(text, file).study(data)


class Reader:
    """Checks one key after the other, and knows where each stands."""

    def __init__(self, text: str, file: str) -> None:
        self.lines = text.splitlines()
        self.file = file

    def wrong(self, cell: int, key: str, problem: str, within: str = "") -> StudyError:
        """An error about a key of a cell (-1: of the study itself), or about a name within its table."""
        where = f"{self.file}, line {self.line(cell, key, within)}"
        whose = f"{key}.{within}" if within else key
        return StudyError(f"{where}, {f'cell {cell + 1}, ' if cell >= 0 else ''}{whose}: {problem}")

    def line(self, cell: int, key: str, within: str) -> int:
        """The line of a key, or the one where its table begins, from 1 on."""
        heads = [i for i, line in enumerate(self.lines) if re.match(r"\s*\[\[\s*cells\s*\]\]", line)]
        first, last = (heads[cell], [*heads, len(self.lines)][cell + 1]) if 0 <= cell < len(heads) else (0, [*heads, len(self.lines)][0])
        begins, sought = first, within or key
        for i in range(first, last):
            if re.match(rf"\s*(\[\s*cells\s*\.\s*)?{re.escape(key)}\s*[\]=.]", self.lines[i]):
                begins = i
            if re.search(rf"""(^|[\s{{,.])["']?{re.escape(sought)}["']?\s*=""", self.lines[i]):
                return i + 1
        return begins + 1

    def study(self, data: dict[str, Any]) -> Study:
        """The whole of it."""
        self.known(-1, data, OF_STUDY)
        seed = self.number(-1, data, "seed", 0, 0, MOST)
        tables = data.get("cells")
        if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
            raise self.wrong(-1, "cells", "at least one [[cells]] is wanted, each with name, game and games")
        cells = [self.cell(i, table, seed) for i, table in enumerate(tables)]
        for i, cell in enumerate(cells):
            if slug(cell.name) in [slug(other.name) for other in cells[:i]]:
                raise self.wrong(i, "name", f"{cell.name!r} is there already; each cell wants a name of its own")
        usual = min(1_000, max(10, max(cell.games for cell in cells) // 200))
        return Study(tuple(cells), self.number(-1, data, "block", usual, 1, LARGEST_BLOCK), self.flag(data, "decisions"))

    def cell(self, i: int, data: dict[str, Any], seed: int) -> Cell:
        """One [[cells]]."""
        self.known(i, data, OF_CELL)
        name = self.text(i, data, "name")
        if not NAME.fullmatch(name):
            raise self.wrong(i, "name", f"{name!r} is not a name: up to 60 letters, digits, spaces, dots, hyphens and underscores are")
        id = self.text(i, data, "game")
        if id not in whitby.game_ids():
            raise self.wrong(i, "game", f"there is no game {id!r}; allowed: {', '.join(whitby.game_ids())}")
        game = whitby.game(id)
        if "games" not in data:
            raise self.wrong(i, "games", f"is missing; allowed: a whole number from 1 to {MOST}")
        count, own = self.number(i, data, "games", 1, 1, MOST), self.number(i, data, "seed", seed, 0, MOST)
        return Cell(name, id, count, own, self.seats(i, game, data), self.options(i, game, data))

    def known(self, cell: int, data: dict[str, Any], keys: tuple[str, ...]) -> None:
        """No other keys are there."""
        for key in data:
            if key not in keys:
                raise self.wrong(cell, key, f"is not known; allowed: {', '.join(keys)}")

    def text(self, cell: int, data: dict[str, Any], key: str) -> str:
        """A text that has to be there."""
        if key not in data:
            raise self.wrong(cell, key, "is missing; allowed: a text")
        if not isinstance(data[key], str):
            raise self.wrong(cell, key, f"{data[key]!r} is no text")
        return str(data[key])

    def number(self, cell: int, data: dict[str, Any], key: str, usual: int, least: int, most: int) -> int:
        """A whole number in a range."""
        value = data.get(key, usual)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(cell, key, f"{value!r} is not allowed; allowed: a whole number from {least} to {most}")
        return value

    def flag(self, data: dict[str, Any], key: str) -> bool:
        """Yes or no; no if it is not there."""
        value = data.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(-1, key, f"{value!r} is not allowed; allowed: true, false")
        return value

    def table(self, cell: int, data: dict[str, Any], key: str) -> dict[str, Any]:
        """A table, or an empty one."""
        value = data.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong(cell, key, f"{value!r} is not allowed; allowed: a table, such as {{ name = value }}")
        return value

    def seats(self, cell: int, game: Game, data: dict[str, Any]) -> dict[str, str]:
        """Seat -> level for all seats."""
        given, levels = self.table(cell, data, "seats"), bots.names(game)
        for seat, level in given.items():
            if seat != EVERY_OTHER and seat not in game.seats:
                raise self.wrong(cell, "seats", f"{game.id} has no such seat; allowed: {', '.join((*game.seats, EVERY_OTHER))}", seat)
            if level not in levels:
                raise self.wrong(cell, "seats", f"there is no level {level!r}; allowed: {', '.join(levels)}", seat)
        return {seat: given.get(seat, given.get(EVERY_OTHER, bots.default(game))) for seat in game.seats}

    def options(self, cell: int, game: Game, data: dict[str, Any]) -> dict[str, Any]:
        """The options of the game, and those that bring an end to games without people."""
        given, known = self.table(cell, data, "options"), {option.name: option for option in game.options}
        for name, value in given.items():
            if name not in known:
                raise self.wrong(cell, "options", f"{game.id} has no such option; allowed: {', '.join(known)}", name)
            try:
                game.all_options({name: value})
            except ValueError:
                raise self.wrong(cell, "options", f"{value!r} is not allowed; allowed: {allowed(known[name])}", name) from None
        return game.random_play(given)


def allowed(option: Option) -> str:
    """The values of an option, as TOML writes them.

    >>> allowed(whitby.game("dracula-2003").options[2])
    'false, true'
    """
    if not option.values:
        return "a whole number, 0 or more"
    return ", ".join([str(value).lower() if isinstance(value, bool) else f'"{value}"' for value in option.values])


def slug(name: str) -> str:
    """A name as part of a file's name.

    >>> slug("As printed")
    'as-printed'
    """
    return name.lower().replace(" ", "-")
