"""`--part NAME`: the tests of one game, of the core, the web or the browser alone; and what each part cost.

A test is a game's if it lies in the game's folder, or if one of its parameters is the game or begins with the game's id.
"""

from __future__ import annotations

from pathlib import Path

import parts
import pytest

FOLDERS = {"web": parts.WEB, "stored": parts.WEB, "browser": "browser", **parts.packages()}
GAMES = parts.games()
PARTS = [parts.CORE, *GAMES, parts.WEB, "browser"]
HERE = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--part", choices=PARTS, help="run the tests of this part alone")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Folders of other parts need not even be read."""
    wanted = config.getoption("--part")
    return True if wanted and folder_part(collection_path) not in ("", wanted) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        item.user_properties.append(("part", part_of(item)))
    wanted = config.getoption("--part")
    if wanted:
        others = [item for item in items if part_of(item) != wanted]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if part_of(item) == wanted]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What each part cost, after a run of several."""
    spent: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                part = dict(report.user_properties).get("part", parts.CORE)
                spent[part] = spent.get(part, 0) + report.duration
    if len(spent) > 1:
        terminalreporter.section("seconds of one processor by part")
        for line in costs(spent):
            terminalreporter.write_line(line)


def costs(spent: dict[str, float]) -> list[str]:
    """A line for each part, the dearest first."""
    return [f"{part:<14}{seconds:>8.1f} s" for part, seconds in sorted(spent.items(), key=lambda each: -each[1])]


def folder_part(path: Path) -> str:
    """The part whose folder this is or lies in, if any."""
    return next((FOLDERS[name] for name in path.relative_to(HERE).parts if name in FOLDERS), "") if path.is_relative_to(HERE) else ""


def part_of(item: pytest.Item) -> str:
    folder = folder_part(item.path)
    if folder:
        return folder
    for value in item.callspec.params.values() if hasattr(item, "callspec") else ():
        name = str(getattr(value, "id", value))
        for game in GAMES:
            if name == game or name.startswith(f"{game}-"):
                return game
    return parts.CORE
