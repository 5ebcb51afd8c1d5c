"""Sittings at a terminal for tests: a window of any size, and lines that somebody types."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from rich.console import Console

import whitby
from whitby.game import Game
from whitby.notation import Player
from whitby.terminal.local_game import LocalGame
from whitby.terminal.saves import Save
from whitby.terminal.session import Session
from whitby.text import Catalogue

GAME = whitby.game("dracula-2003")
FURY = whitby.game("fury-2015")
WORDS = Catalogue("en", GAME.id)
SIX = ["choose coffin", "choose coffin", "choose vampire-1", "choose vampire-2", "choose vampire-3", "choose amulet"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept."""
    monkeypatch.setenv("WHITBY_DATA", str(tmp_path))
    return tmp_path


def window(width: int = 160, height: int = 60) -> Console:
    return Console(file=io.StringIO(), width=width, height=height, highlight=False)


def text_of(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def typing(lines: Iterable[str]) -> Callable[[str], str]:
    """Somebody who types these lines and is gone."""
    typed = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    return read


def players(game: Game, people: str, one: bool = False) -> list[Player]:
    """People at these seats, all of them one person or not, and bots at the rest."""
    person = Player("person", "you" if one else "")
    return [person if name in people.split() else Player("bot", "random") for name in game.seats]


def session(
    lines: list[str], people: str = "dracula", seed: str = "5", local_game: LocalGame | None = None, save: Save | None = None
) -> Session:
    local_game = local_game or LocalGame(GAME, players(GAME, people), seed, {})
    return Session(local_game, WORDS, window(), save or Save(GAME.id), typing(lines))


def until_the_end_of_input(sitting: Session) -> str:
    with pytest.raises(EOFError):
        sitting.run()
    return text_of(sitting.console)
