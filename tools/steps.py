"""Named steps of checking, each a command; run one after the other, each announced with its time, and held against a budget at the end."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from typing import NamedTuple

from environment import PYTHON, ROOT, program
from parts import CORE, WEB, games

NO_TESTS = 5  # pytest's exit code when it ran none
PYTEST = [str(PYTHON), "-m", "pytest", "-q", "-n", "auto", "--maxprocesses", "8"]

ALLOWED = 15 * 60  # seconds that ./test may take on two cores


class Step(NamedTuple):
    """A command that checks something, under a name, and the part of the project whose time it takes."""

    name: str
    command: list[str]
    part: str = CORE  # a game's id, WEB or CORE
    fine: tuple[int, ...] = (0,)  # exit codes


class Done(NamedTuple):
    """A step that was run, and how it went."""

    name: str
    passed: bool
    seconds: float


def style() -> list[Step]:
    """What is checked without a test: how it is written, and the pages as far as no browser is needed."""
    return [
        Step("ruff", [program("ruff"), "check", "."]),
        Step("mypy", [program("mypy"), "--strict", "src"]),
        Step("pages", [str(PYTHON), "tools/page_sources.py"]),
    ]


def quick() -> list[Step]:
    """What ./test runs. All parts at once, since each begins with reading all tests; the browser's loop suffers no other beside it."""
    marked = ["--durations", "5", "-m", "not slow"]
    return [*style(), Step("tests", [*PYTEST, *marked, "--ignore", "tests/browser"]), tests("browser", "not slow")]


def by_part() -> list[Step]:
    """The tests that are not slow, one part after the other."""
    return [tests(part, "not slow") for part in (CORE, *games(), WEB, "browser")]


def tests(part: str, marked: str) -> Step:
    """The tests of one part, slow ones or the others."""
    name = f"{part} slow tests" if marked == "slow" else f"{part} tests"
    owner = WEB if part == "browser" else part
    return Step(name, [*PYTEST, "--durations", "5", "--part", part, "-m", marked], owner, fine=(0, NO_TESTS))


def run(steps: list[Step], after: Callable[[Done], None] = lambda done: None) -> list[Done]:
    """Run all steps, whatever the earlier ones said."""
    results = []
    for i, step in enumerate(steps, 1):
        print(f"== {step.name} ({i} of {len(steps)}): {short_command(step.command)}", flush=True)
        began = time.monotonic()
        code = subprocess.call(step.command, cwd=ROOT)
        done = Done(step.name, code in step.fine, time.monotonic() - began)
        print(f"== {step.name}: {'passed' if done.passed else f'FAILED (exit {code})'}, {duration(done.seconds)}\n", flush=True)
        results.append(done)
        after(done)
    return results


def summary(results: list[Done]) -> int:
    """The table at the end, the longest first; the exit code."""
    width = max(len(done.name) for done in results)
    for done in sorted(results, key=lambda done: -done.seconds):
        print(f"{done.name:<{width}}  {'passed' if done.passed else 'FAILED'}  {duration(done.seconds):>10}")
    return 0 if all(done.passed for done in results) else 1


def budget(results: list[Done]) -> str:
    """What all took of what it may; too much is marked and fails nothing, since machines differ."""
    spent = sum(done.seconds for done in results)
    return f"all: {duration(spent)} of {duration(ALLOWED)}{'  OVER' if spent > ALLOWED else ''}"


def duration(seconds: float) -> str:
    if seconds < 100:
        return f"{seconds:.1f} s"
    return f"{int(seconds) // 60} min {int(seconds) % 60:02} s"


def short_command(command: list[str]) -> str:
    first, *rest = command
    return " ".join([os.path.basename(first), *rest])
