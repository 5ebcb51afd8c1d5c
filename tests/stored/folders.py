"""The stored data folders, and what the code that made them saw in them."""

from __future__ import annotations

import json
import shutil
import sqlite3
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import whitby
from whitby import games
from whitby.game import Game
from whitby.play import Play
from whitby.table.sqlite import SqliteStorage
from whitby.table.tables import Tables

DATABASE = "whitby.sqlite3"
INSTANCE = "da7af01d"
Line = tuple[int, int, str | None]  # a row as it is stored: its number, the seat, the choice


class Folder:
    """One stored folder. Tests work on a copy."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.name
        expected = json.loads((path / "expected.json").read_text("utf-8"))
        self.tables: dict[str, Any] = expected["tables"]
        self.saves: dict[str, Any] = expected["saves"]
        self.sittings: dict[str, Any] = expected.get("sittings", {})  # since seats change hands
        self.talk: dict[str, Any] = expected.get("talk", {})  # since people talk and records are kept
        guests = json.loads((path / "guests.json").read_text("utf-8"))
        self.guests: dict[str, str] = guests["guests"]
        self.invitation: str = guests["invitation"]

    def copy(self, to: Path) -> Path:
        """The database and the saves, to do with as one likes."""
        shutil.copy(self.path / DATABASE, to / DATABASE)
        shutil.copytree(self.path / "games", to / "games")
        return to

    def id(self, game: str, name: str) -> str:
        """A table by its game and name."""
        return next(id for id, table in self.tables.items() if (table["game"], table["name"]) == (game, name))

    @property
    def games(self) -> list[str]:
        """The games of its tables."""
        return list(dict.fromkeys([table["game"] for table in self.tables.values()]))

    def rules(self, game: str) -> int:
        """The version of a game's rules by which it was made."""
        return next(int(table["rules"]) for table in self.tables.values() if table["game"] == game)


FOLDERS = [Folder(path) for path in sorted(Path(__file__).parent.glob("data-*"))]


def opened(folder: Path) -> Tables:
    return Tables(SqliteStorage(folder / DATABASE))


def rows(folder: Path, id: str) -> list[Line]:
    """The log of a table as it stands in the file."""
    return ask(folder, "select seq, seat, choice from log where table_id = ? order by seq", id)


def ask(folder: Path, statement: str, *values: Any) -> list[Any]:
    """Something of the database, read or written past Whitby."""
    db = sqlite3.connect(folder / DATABASE)
    try:
        with db:
            return db.execute(statement, values).fetchall()
    finally:
        db.close()


def spoil(folder: Path, id: str) -> None:
    """What a table's log says where dice fell, which nobody takes back, is nothing that the rules allow: as if they had changed since."""
    seat, at = next((seat, at) for at, seat, choice in rows(folder, id) if seat < 0)
    game = whitby.game(ask(folder, "select game from tables where id = ?", id)[0][0])
    other = game.text(game.actions[-1])
    assert ask(folder, "select choice from log where table_id = ? and seq = ?", id, at) != [(other,)]
    ask(folder, "update log set choice = ? where table_id = ? and seq = ? and seat = ?", other, id, at, seat)


def raise_rules(patch: pytest.MonkeyPatch) -> None:
    """The games as they are, with one rules version more, until the end of the test."""
    risen = {id: replace(whitby.game(id), version=whitby.game(id).version + 1) for id in whitby.game_ids()}
    for id, game in risen.items():
        patch.setattr(import_module(f"whitby.games.{games.packages()[id]}"), "GAME", game)
    games.game.cache_clear()
    assert all(whitby.game(id) is game for id, game in risen.items())


def words(game: Game, play: Play) -> list[str]:
    """Every choice that stands, forced ones and dice too."""
    return [f"{game.seat_name(seat)}: {game.text(choice)}" for seat, choice in play.choices]
