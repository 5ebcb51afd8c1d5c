"""Games on the disk: one record a game, written whole after every choice, finished ones in a folder of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import platformdirs

from whitby.notation import RUNNING, Record, lines_of, read_header

SUFFIX = ".txt"


class SavedElsewhere(RuntimeError):
    """Another window has gone on with the same game."""


def folder() -> Path:
    """Where games are kept: WHITBY_DATA, or the place that the system has for such things."""
    given = os.environ.get("WHITBY_DATA")
    return Path(given) if given else platformdirs.user_data_path("whitby", appauthor=False) / "games"


class Save:
    """The file of one game. It comes into being with the first thing to keep."""

    def __init__(self, game: str, path: Path | None = None) -> None:
        self.game = game
        self.path = path
        self.text = path.read_text("utf-8") if path else ""

    def put(self, text: str, finished: bool) -> None:
        """Keep the game as it stands now; whatever happens, the file holds the old text or the new one."""
        if text == self.text:
            return
        if self.path is None:
            self.path = new_path(self.game)
        elif not self.path.exists() or self.path.read_text("utf-8") != self.text:
            raise SavedElsewhere(self.path.name)
        replace(self.path, text)
        self.text = text
        if finished:
            done = self.path.parent / "finished" / self.path.name
            done.parent.mkdir(exist_ok=True)
            os.replace(self.path, done)
            self.path = done


def new_path(game: str) -> Path:
    """A name that is free, taken at once so that nobody else gets it."""
    folder().mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    for number in range(1, 1000):
        path = folder() / f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(stem)


def replace(path: Path, text: str) -> None:
    """Write a file beside the old one and put it in its place."""
    fresh = path.with_suffix(".new")
    with fresh.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(fresh, path)


def interrupted(game: str = "") -> Iterator[tuple[Path, Record, int]]:
    """Saved games that are not over, the latest first: file, header, number of choices. Files that are no records are left out."""
    try:
        paths = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return
    for path in paths:
        try:
            lines = lines_of(path.read_bytes())
            record, at = read_header(lines, None)
        except (OSError, ValueError):
            continue
        if record.result == RUNNING and game in ("", record.game):
            yield path, record, max(0, len(lines) - at - 1)


def rules_of(content: bytes) -> int:
    """The version of the rules that a record was played by; 0 if its header cannot be read."""
    try:
        return read_header(lines_of(content), None)[0].rules
    except ValueError:
        return 0
