"""A game, its bots, its drawings and its board are found by the name of its package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import whitby
from whitby import bots, games
from whitby.games import module_of, packages

ROOT = Path(__file__).parents[1]


def test_a_game_is_the_package_of_its_name() -> None:
    assert {"dracula-2003", "fury-2005", "fury-2015"} <= set(whitby.game_ids())
    for id in whitby.game_ids():
        assert whitby.game(id).id == id and whitby.game(id) is whitby.game(id)


def test_a_game_that_there_is_not() -> None:
    with pytest.raises(ValueError, match=f"no game 'fury'; the games are {', '.join(whitby.game_ids())}"):
        whitby.game("fury")


def test_a_package_without_a_year_is_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("fury", "fury1987", "fury-2019", "notes2020.py"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("")
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    packages.cache_clear()
    try:
        assert packages() == {"fury-1987": "fury1987"}
    finally:
        packages.cache_clear()


@pytest.mark.parametrize("id", whitby.game_ids())
def test_what_belongs_to_a_game_is_named_alike(id: str) -> None:
    game = whitby.game(id)
    for name in bots.names(game):
        assert type(bots.make(name, game, 0, 1)).__name__ == f"{name.capitalize()}Bot"
    drawing = module_of(id, "terminal")
    assert drawing is None or callable(drawing.draw) and callable(drawing.brief)
    folders = [folder.name for folder in (ROOT / "frontend" / "src" / "games").iterdir() if (folder / "Board.svelte").is_file()]
    assert set(folders) <= set(packages().values())
    for language in ("en", "it"):
        assert (ROOT / "src" / "whitby" / "text" / language / f"{id}.ftl").is_file()


def test_nothing_belongs_to_a_game_that_is_not_ours() -> None:
    assert module_of("random", "bots") is None and module_of("monopoly-1935", "terminal") is None


def fresh(code: str) -> str:
    """What a new interpreter prints."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT / "src").stdout.strip()


def test_the_games_are_a_package_for_everybody() -> None:
    assert fresh("import whitby.games.fury2015.combat; print(whitby.games.fury2015.combat.__name__)") == "whitby.games.fury2015.combat"


def test_listing_games_imports_none() -> None:
    loaded = fresh("import sys, whitby; whitby.game_ids(); print([m for m in sys.modules if m[-4:].isdigit()])")
    assert loaded == "[]"
