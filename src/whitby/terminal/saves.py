"""Games on the disk: one record a game, written whole after every choice, finished ones in a folder of their own."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import platformdirs

import whitby
from whitby import bots
from whitby.notation import Record, RecordError, read
from whitby.notation.header import read_header
from whitby.notation.reading import lines_of
from whitby.notation.record import FORMAT, RUNNING
from whitby.terminal.local_game import BOT, PERSON

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
        self.content = path.read_bytes() if path else b""

    def put(self, text: str, finished: bool) -> None:
        """Keep the game as it stands now; whatever happens, the file holds the old text or the new one."""
        fresh = text.encode("utf-8")
        if fresh == self.content:
            return
        if self.path is None:
            self.path = new_path(self.game)
        elif not self.path.exists() or self.path.read_bytes() != self.content:
            raise SavedElsewhere(self.path.name)
        replace(self.path, fresh)
        self.content = fresh
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


def replace(path: Path, content: bytes) -> None:
    """Write a file beside the old one and put it in its place."""
    fresh = path.with_suffix(".new")
    with fresh.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(fresh, path)


class Saved(NamedTuple):
    """A saved game that is not over."""

    path: Path
    record: Record


class Unreadable(NamedTuple):
    """A saved game that this version cannot take up, and why. It is left as it is."""

    path: Path
    problem: str


def interrupted(game: str = "") -> list[Saved]:
    """Saved games that can be taken up again, the latest first."""
    return [save for save in all_saves() if isinstance(save, Saved) and game in ("", save.record.game)]


def unreadable(game: str = "") -> list[Unreadable]:
    """Saved games that this version cannot take up."""
    return [save for save in all_saves() if isinstance(save, Unreadable) and save.path.name.startswith(game)]


def all_saves() -> list[Saved | Unreadable]:
    """What lies in the folder, the latest first; finished games and files that are no saves are left out."""
    try:
        paths = sorted(folder().glob(f"*{SUFFIX}"), key=last_written, reverse=True)
    except OSError:
        return []
    return [save for path in paths if (save := read_save(path)) is not None]


def last_written(path: Path) -> float:
    """When a file was last written, for sorting; 0 if it is gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0


def read_save(path: Path) -> Saved | Unreadable | None:
    """A file as a save, read whole, since damage may be anywhere; None for one that is none."""
    content = b""
    try:
        content = path.read_bytes()
        record = read(content)
        check_players(record)
    except OSError as e:
        problem = e.strerror or str(e)
    except RecordError as e:
        older = older_rules_version(content)
        problem = where_damaged(e) + (f", played by rules version {older}" if older else "")
    except (ValueError, LookupError) as e:
        problem = str(e)
    else:
        return Saved(path, record) if record.result == RUNNING else None
    ours = content.startswith(FORMAT.split()[0].encode()) or any(path.name.startswith(id) for id in whitby.game_ids())
    return Unreadable(path, problem) if ours else None


def where_damaged(e: RecordError) -> str:
    """Where a save cannot be read. What was expected there, and why not what stands there, may be another seat's secret."""
    return f"line {e.line}"


def check_players(record: Record) -> None:
    """Can everybody who holds a seat be found?"""
    known = bots.names(whitby.game(record.game))
    for player in record.players:
        if player.kind not in (PERSON, BOT) or player.kind == BOT and player.name not in known:
            raise ValueError(f"nobody here plays as {player}")


def older_rules_version(content: bytes) -> int:
    """The version of the rules that a record was played by, where it is older than today's; else 0."""
    try:
        header = read_header(lines_of(content), None)[0]
    except ValueError:
        return 0
    return header.rules if header.rules < whitby.game(header.game).version else 0
