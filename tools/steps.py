"""Named steps of checking, each a command; run one after the other, each announced with its time."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from typing import NamedTuple

from environment import PYTHON, ROOT, program

NO_TESTS = 5  # pytest's exit code when it ran none


class Step(NamedTuple):
    name: str
    command: list[str]
    fine: tuple[int, ...] = (0,)  # exit codes


class Done(NamedTuple):
    name: str
    passed: bool
    seconds: float


PYTEST = [str(PYTHON), "-m", "pytest", "-q", "-n", "auto", "--maxprocesses", "8"]
QUICK = [
    Step("ruff", [program("ruff"), "check", "."]),
    Step("mypy", [program("mypy"), "--strict", "src"]),
    Step("pytest", [*PYTEST, "-m", "not slow"]),
]


def run(steps: list[Step], after: Callable[[Done], None] = lambda done: None) -> list[Done]:
    """Run all steps, whatever the earlier ones said."""
    results = []
    for i, step in enumerate(steps, 1):
        print(f"== {step.name} ({i} of {len(steps)}): {shown(step.command)}", flush=True)
        began = time.monotonic()
        code = subprocess.call(step.command, cwd=ROOT)
        done = Done(step.name, code in step.fine, time.monotonic() - began)
        print(f"== {step.name}: {'passed' if done.passed else f'FAILED (exit {code})'}, {duration(done.seconds)}\n", flush=True)
        results.append(done)
        after(done)
    return results


def summary(results: list[Done]) -> int:
    """The table at the end; the exit code."""
    width = max(len(done.name) for done in results)
    for done in results:
        print(f"{done.name:<{width}}  {'passed' if done.passed else 'FAILED'}  {duration(done.seconds):>10}")
    return 0 if all(done.passed for done in results) else 1


def duration(seconds: float) -> str:
    if seconds < 100:
        return f"{seconds:.1f} s"
    return f"{int(seconds) // 60} min {int(seconds) % 60:02} s"


def shown(command: list[str]) -> str:
    first, *rest = command
    return " ".join([os.path.basename(first), *rest])
