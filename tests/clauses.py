"""Scenes and the clauses they show.

A scene is a test marked with the one to three clauses of docs/rules/<game>.md that it shows:

    @clause("D03-MOVE-04")
    def test_a_barrier_stops_the_hunter(): ...

A clause that only describes has no scene; tests/<package>/described.py says why: DESCRIBED = {"D03-AIM-01": "..."}.
`./test clauses [GAME]` runs the scenes alone and lists the clauses that none of them shows.
"""

from __future__ import annotations

import re
import runpy
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

clause = pytest.mark.clause

MOST_IDS = 3  # a scene that shows more shows nothing clearly
MOST_DESCRIBED = 12  # a game
ID = r"[A-Z]\d\d-[A-Z]+-[A-Za-z0-9-]+"
HEAD = re.compile(rf"^\s*[-*]\s+[*`]*({ID})\b", re.MULTILINE)  # where a clause begins; other mentions only refer to it


class Rules:
    """The clauses of every game, and those which only describe."""

    def __init__(self, root: Path) -> None:
        self.games: dict[str, list[str]] = {}
        self.described: dict[str, dict[str, str]] = {}
        self.wrong: list[str] = []
        for file in sorted((root / "docs" / "rules").glob("*.md")):
            ids = HEAD.findall(file.read_text("utf-8"))
            if not ids:
                continue
            game = file.stem
            self.games[game] = list(dict.fromkeys(ids))
            self.wrong += [f"{file.name}: {id} stands there {n} times" for id, n in Counter(ids).items() if n > 1]
            reasons = root / "tests" / game.replace("-", "") / "described.py"
            described: dict[str, str] = runpy.run_path(str(reasons))["DESCRIBED"] if reasons.exists() else {}
            self.described[game] = described
            if len(described) > MOST_DESCRIBED:
                self.wrong.append(f"{game}: {len(described)} clauses are said to only describe; at most {MOST_DESCRIBED}")
            self.wrong += [f"{game}: {id} in described.py is no clause of {file.name}" for id in described if id not in self.games[game]]
            self.wrong += [f"{game}: {id} in described.py has no reason" for id, reason in described.items() if not reason.strip()]
        self.known = {id for ids in self.games.values() for id in ids}

    def check(self, scenes: list[tuple[str, list[str]]]) -> list[str]:
        """What is wrong with the marks of scenes: (name, ids)."""
        wrong = list(self.wrong)
        only_described = {id for described in self.described.values() for id in described}
        for name, ids in scenes:
            if not 1 <= len(ids) <= MOST_IDS:
                wrong.append(f"{name}: names {len(ids)} clauses; one to {MOST_IDS}, please")
            wrong += [f"{name}: {id} is no clause in docs/rules" for id in ids if id not in self.known]
            wrong += [f"{name}: {id} has a scene, so it must leave described.py" for id in ids if id in only_described]
        return list(dict.fromkeys(wrong))


RULES = pytest.StashKey[Rules]()


def ids_of(item: pytest.Item) -> list[str]:
    return list(dict.fromkeys(id for mark in item.iter_markers("clause") for id in mark.args))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", metavar="GAME", help="run the scenes of a game, or of all, and report which clauses they cover")


def pytest_configure(config: pytest.Config) -> None:
    rules = config.stash[RULES] = Rules(config.rootpath)
    game = config.getoption("--clauses")
    if game:
        if game != "all" and game not in rules.games:
            raise pytest.UsageError(f"no rules for {game}; there are: {', '.join(rules.games) or 'none'}")
        if rules.wrong:
            raise pytest.UsageError("\n".join(rules.wrong))
        config.pluginmanager.register(Report(rules, [game] if game != "all" else list(rules.games)), "clause-report")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A wrong mark is an error of the file it stands in, before any of its scenes runs."""
    report = yield
    scenes = [item for item in report.result or [] if isinstance(item, pytest.Item) and item.get_closest_marker("clause")]
    if scenes:
        wrong = collector.config.stash[RULES].check([(item.name.partition("[")[0], ids_of(item)) for item in scenes])
        for item in scenes:
            item.user_properties.append(("clauses", ids_of(item)))
        if wrong:
            report.outcome, report.longrepr, report.result = "failed", "\n".join(wrong), []
    return report


class Report:
    """Which clauses have a scene that passes; only with --clauses."""

    def __init__(self, rules: Rules, games: list[str]) -> None:
        self.rules = rules
        self.games = games
        self.shown: set[str] = set()
        self.missing: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        wanted = {id for game in self.games for id in self.rules.games[game]}
        others = [item for item in items if wanted.isdisjoint(ids_of(item))]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in others]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.shown.update(id for name, ids in report.user_properties if name == "clauses" for id in ids)  # type: ignore[attr-defined]

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        covered = self.shown.union(*(self.rules.described[game] for game in self.games))
        self.missing = [id for game in self.games for id in self.rules.games[game] if id not in covered]
        if self.missing and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        line = terminalreporter.write_line
        line("")
        for game in self.games:
            ids, described = self.rules.games[game], self.rules.described[game]
            line(f"{game} {sum(id in self.shown or id in described for id in ids)}/{len(ids)}")
            for id, reason in described.items():
                line(f"  {id} only describes: {reason}")
        for id in self.missing:
            line(f"missing: {id}")
        if not self.games:
            line("there are no rules in docs/rules")
