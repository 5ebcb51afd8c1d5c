"""Data folders of older days, copied before anything opens them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from whitby import games

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "web"))  # servers and browsers


@pytest.fixture(autouse=True)
def games_as_they_are() -> Iterator[None]:
    """Games of risen rules are forgotten after their test."""
    yield
    games.game.cache_clear()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `stored` runs with each folder, and with each of its games if it takes `game`;
    one that takes `table_id` with each table, `save` with each save."""
    from folders import FOLDERS

    if "table_id" in metafunc.fixturenames:
        cases = [(folder, id) for folder in FOLDERS for id in folder.tables]
        metafunc.parametrize(
            ("stored", "table_id"), cases, ids=[f"{f.name} {f.tables[id]['game']} {f.tables[id]['name']}" for f, id in cases]
        )
    elif "save" in metafunc.fixturenames:
        cases = [(folder, save) for folder in FOLDERS for save in folder.saves]
        metafunc.parametrize(("stored", "save"), cases, ids=[f"{f.name} {save}" for f, save in cases])
    elif {"stored", "game"} <= set(metafunc.fixturenames):
        cases = [(folder, game) for folder in FOLDERS for game in folder.games]
        metafunc.parametrize(("stored", "game"), cases, ids=[f"{f.name} {game}" for f, game in cases])
    elif "stored" in metafunc.fixturenames:
        metafunc.parametrize("stored", FOLDERS, ids=[f.name for f in FOLDERS])
