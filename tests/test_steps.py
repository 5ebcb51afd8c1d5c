"""./test and ./test full: what belongs to which game, what is run again after a change, and the budget."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import environment
import full
import one_part
import parts
import pytest
import steps
from steps import Done, Step

import whitby

FILES = {
    "src/whitby/engine.py": "core",
    "src/whitby/table/table.py": "core",
    "src/whitby/games/ghoul1999/rules.py": "ghoul-1999",
    "src/whitby/games/ghoul2005/rules.py": "ghoul-2005",
    "src/whitby/games/ghoul/trail.py": "ghoul",
    "src/whitby/games/crypt2001/rules.py": "crypt-2001",
    "src/whitby/terminal/crypt2001_ways.py": "crypt-2001",
    "src/whitby/text/en/ghoul.ftl": "ghoul",
    "src/whitby/text/en/crypt-2001.ftl": "crypt-2001",
    "src/whitby/web/api.py": "web",
    "frontend/src/games/crypt2001/Crypt.svelte": "web",
    "frontend/src/main.ts": "web",
    "docs/rules/ghoul-1999.md": "ghoul-1999",
    "docs/architecture.md": "core",
    "tests/test_laws.py": "core",
    "tests/ghoul1999/test_move.py": "ghoul-1999",
    "tests/golden/crypt-2001-leaving.txt": "crypt-2001",
    "tests/stored/test_old.py": "web",
    "tests/web/test_web_game.py": "web",
    "tools/mutants.py": "core",
    "tools/kill_web.py": "web",
    "pyproject.toml": "core",
}
STEPS = [
    Step("core tests", ["pytest"]),
    Step("web tests", ["pytest"], "web"),
    Step("ghoul-1999 laws", ["whitby", "laws"], "ghoul-1999"),
    Step("ghoul-1999 mutants", ["python", "tools/mutants.py"], "ghoul-1999"),
    Step("ghoul-2005 laws", ["whitby", "laws"], "ghoul-2005"),
    Step("crypt-2001 laws", ["whitby", "laws"], "crypt-2001"),
]
ALL = {step.name for step in STEPS}
GHOUL_1999 = {"ghoul-1999 laws", "ghoul-1999 mutants"}
COMMON = {"core tests", "web tests"}  # they play all games


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working tree with three games, two of them of a family."""
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    for path in FILES:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("as it was")
    return tmp_path


def test_games_are_found_by_their_packages() -> None:
    assert set(parts.games()) == set(whitby.game_ids())


def test_a_file_belongs_where_its_name_says(project: Path) -> None:
    assert {path: parts.part_of(path) for path in FILES} == FILES


@pytest.mark.parametrize(
    ("path", "again"),
    [
        ("src/whitby/engine.py", ALL),
        ("pyproject.toml", ALL),
        ("tests/test_laws.py", {"ghoul-1999 mutants"} | COMMON),
        ("src/whitby/games/ghoul1999/rules.py", GHOUL_1999 | COMMON),
        ("src/whitby/text/en/crypt-2001.ftl", COMMON),
        ("src/whitby/table/table.py", {"ghoul-1999 mutants"} | COMMON),
        ("src/whitby/games/ghoul/trail.py", GHOUL_1999 | {"ghoul-2005 laws"} | COMMON),
        ("docs/rules/ghoul-1999.md", GHOUL_1999 | COMMON),
        ("tests/ghoul1999/test_move.py", {"ghoul-1999 mutants"}),
        ("tests/golden/crypt-2001-leaving.txt", set()),
        ("src/whitby/web/api.py", COMMON),
        ("frontend/src/games/crypt2001/Crypt.svelte", COMMON),
        ("docs/architecture.md", COMMON),
        ("tests/web/test_web_game.py", {"web tests"}),
        ("tools/kill_web.py", {"web tests"}),
        ("tools/mutants.py", {"ghoul-1999 mutants"} | COMMON),
    ],
)
def test_only_what_depends_on_a_changed_file_runs_again(project: Path, path: str, again: set[str]) -> None:
    memory = {step.name: (full.stamp_of(step), 1.0) for step in STEPS}
    (project / path).write_text("changed")
    now = {step.name: full.stamp_of(step) for step in STEPS}
    assert ALL - set(full.still_true(memory, now)) == again


PLAYS = """
import sys, whitby, whitby.bench, whitby.laws, whitby.refusal_study, whitby.simulate
for id in whitby.game_ids():
    whitby.game(id)
print(*sys.modules)
"""


def test_who_only_plays_loads_nothing_of_what_is_around_a_game() -> None:
    here = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    loaded = subprocess.run([sys.executable, "-c", PLAYS], capture_output=True, text=True, check=True, env=here).stdout.split()
    assert "whitby.laws" in loaded
    assert not [name for name in loaded if f"src/{name.replace('.', '/')}/".startswith(parts.AROUND)]


def test_another_command_is_another_step(project: Path) -> None:
    memory = {"laws": (full.stamp_of(Step("laws", ["laws", "--games", "5"])), 1.0)}
    assert full.still_true(memory, {"laws": full.stamp_of(Step("laws", ["laws", "--games", "9"]))}) == {}


def test_memory_is_kept_and_an_unreadable_one_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(full, "MEMORY", tmp_path / "full.json")
    assert full.recall() == {}
    full.save({"laws": ("stamp", 2.5)})
    assert full.recall() == {"laws": ("stamp", 2.5)}
    full.MEMORY.write_text('{"stamp": "of older days", "passed": {"laws": 2.5}}')
    assert full.recall() == {}


def test_every_game_has_its_steps() -> None:
    of_games = {step.name for step in full.steps() if step.part in whitby.game_ids()}
    for game in whitby.game_ids():
        assert {f"{game} {name}" for name in ("tests", "slow tests", "clauses", "laws", "simulate", "refusals", "mutants")} <= of_games


def test_the_budget_marks_what_is_over() -> None:
    assert steps.budget([Done("ruff", True, 1), Done("tests", True, 800)]) == "all: 13 min 21 s of 15 min 00 s"
    assert steps.budget([Done("ruff", True, 101), Done("tests", True, 800)]).endswith("OVER")


def test_quick_runs_all_that_is_run_by_part() -> None:
    """All but the browser's in one go, and the browser's."""
    names = [step.name for step in steps.quick()]
    assert names == [*(step.name for step in steps.style()), "tests", "browser tests"]
    assert {step.name for step in steps.by_part()} == {f"{part} tests" for part in one_part.PARTS}


def test_costs_are_told_by_part() -> None:
    told = one_part.costs({"web": 30.0, "core": 61.0})
    assert [line.split() for line in told] == [["core", "61.0", "s"], ["web", "30.0", "s"]]
