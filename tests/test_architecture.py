"""Imports go one way: as the layers of docs/architecture.md say, and never in a circle."""

from __future__ import annotations

import ast
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
A_GAME = re.compile(r"[a-z]+\d{4}")

Imports = dict[str, set[str]]  # module -> the modules that it imports, anywhere in its text


def layers(page: str) -> list[str]:
    """The rooms in the order of the page, each above all that it may import."""
    block = page.partition("## Layers")[2].split("```")[1]
    return [room for line in block.strip().splitlines() for room in re.split(r" {3,}", line)[0].split()]


def imports(source: Path) -> Imports:
    """What every module of the package whitby imports of it: inside functions and for types too."""
    files = {".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__"): path for path in source.rglob("*.py")}
    found: Imports = {}
    for module, path in files.items():
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and node.module:
                several = [f"{node.module}.{alias.name}" for alias in node.names]
                names += [name if name in files else node.module for name in several]
        found[module] = {name for name in names if name in files and name != module}
    return found


def room(module: str) -> str:
    """The line of the page that a module belongs to: `games` for whitby.games.fury2015.combat."""
    return module.split(".")[1] if "." in module else module


def upward(found: Imports, order: list[str]) -> list[str]:
    """Imports against the order of the layers, and rooms that the page does not name."""
    height = {name: -at for at, name in enumerate(order)}
    pairs = [(a, b) for a in sorted(found) for b in sorted(found[a]) if room(a) != room(b)]
    unknown = sorted({room(module) for module in found} - set(order))
    return [*unknown, *(f"{a} -> {b}" for a, b in pairs if height.get(room(a), 0) < height.get(room(b), 0))]


def circle(found: Imports) -> list[str]:
    """Modules that import each other in a circle, if there are any."""
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        return [str(name) for name in error.args[1]]
    return []


def other_games(found: Imports) -> list[str]:
    """Imports of one game's module into another's, in whatever room."""
    owner = {module: next(iter(A_GAME.findall(module)), "") for module in found}
    return [f"{a} -> {b}" for a in sorted(found) for b in sorted(found[a]) if owner[b] and owner[a] != owner[b]]


def test_imports_go_down() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    assert upward(imports(ROOT / "src"), layers(page)) == []


def test_nothing_imports_in_a_circle() -> None:
    assert circle(imports(ROOT / "src")) == []


def test_only_a_game_s_own_rooms_know_it() -> None:
    assert other_games(imports(ROOT / "src")) == []


# --- and these can fail -------------------------------------------------------------------
@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A small Whitby that is as it should be."""
    files = {
        "__init__": "",
        "engine": "",
        "games/__init__": "",
        "games/dracula2003": "from whitby import engine",
        "games/fury2015": "import whitby.engine",
        "table/__init__": "from whitby import games",
        "table/seats": "from whitby.table import log",
        "table/log": "",
    }
    for name, text in files.items():
        path = tmp_path / "whitby" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


PAGE = "## Layers\n\n```\ntable     seats\nwhitby    names\ngames     rules\nengine    states\n```\n"


def broken(source: Path, name: str, text: str) -> tuple[list[str], list[str], list[str]]:
    """What is found when a module holds this text."""
    (source / "whitby" / f"{name}.py").write_text(text)
    found = imports(source)
    return upward(found, layers(PAGE)), circle(found), other_games(found)


def test_a_plain_house_is_fine(source: Path) -> None:
    assert broken(source, "engine", "") == ([], [], [])


@pytest.mark.parametrize(
    "text", ["import whitby.table.log", "def f():\n    from whitby.table import log", "from whitby.table.log import x"]
)
def test_an_import_upward_is_found(source: Path, text: str) -> None:
    assert broken(source, "engine", text)[0] == ["whitby.engine -> whitby.table.log"]


def test_a_room_that_no_layer_names_is_found(source: Path) -> None:
    assert broken(source, "attic", "")[0] == ["attic"]


def test_a_circle_is_found_inside_functions_and_types_too(source: Path) -> None:
    text = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from whitby.table.seats import Seats"
    assert set(broken(source, "table/log", text)[1]) == {"whitby.table.seats", "whitby.table.log"}


def test_a_game_that_knows_another_is_found(source: Path) -> None:
    assert broken(source, "games/fury2015", "from whitby.games import dracula2003")[2] == [
        "whitby.games.fury2015 -> whitby.games.dracula2003"
    ]
