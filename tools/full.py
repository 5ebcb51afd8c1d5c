"""./test full: everything in ./test, then what takes long. Steps that passed are remembered and not run again.

A step counts as done for exactly the sources, tests and tools it ran with; any edit starts all of them over.
"""

from __future__ import annotations

import argparse
import json
import os
import sys

from environment import BUILD, PYTHON, ROOT, SOURCES, program, stamp
from steps import NO_TESTS, PYTEST, QUICK, Done, Step, run, summary

WHITBY = program("whitby")
STEPS = [
    *QUICK,
    Step("slow tests", [*PYTEST, "-m", "slow"], fine=(0, NO_TESTS)),
    Step("kill -9", [str(PYTHON), "tools/kill_web.py", "--kills", "100"]),
    Step("fuzz", [str(PYTHON), "tools/fuzz_web.py", "--count", "5000"]),
    Step("half-open attack", [str(PYTHON), "tools/attack_web.py"]),
    Step("load", [str(PYTHON), "tools/load_web.py"]),
    Step("clauses", [sys.executable, str(ROOT / "test"), "clauses"]),
    Step("laws dracula-2003", [WHITBY, "laws", "dracula-2003", "--games", "2000"]),
    Step("thorough laws dracula-2003", [WHITBY, "laws", "dracula-2003", "--games", "100", "--seed", "2", "--thorough"]),
    Step("simulate dracula-2003", [WHITBY, "simulate", "dracula-2003", "--games", "100000"]),
    Step("laws fury-2015", [WHITBY, "laws", "fury-2015", "--games", "800"]),
    Step("simulate fury-2015", [WHITBY, "simulate", "fury-2015", "--games", "20000"]),
    Step("refusals dracula-2003", [WHITBY, "refusals", "dracula-2003", "--games", "500"]),
    Step("refusals fury-2015", [WHITBY, "refusals", "fury-2015", "--games", "500"]),
    Step("mutants", [sys.executable, str(ROOT / "test"), "mutants"]),
    Step("bench", [WHITBY, "bench", "--peers"]),
]
MEMORY = BUILD / "full.json"


def main() -> int:
    parser = argparse.ArgumentParser(prog="./test full", description="Everything, the long checks too; goes on where it was interrupted.")
    parser.add_argument("--again", action="store_true", help="forget what already passed")
    again = parser.parse_args().again
    now = stamp(*SOURCES, "tests", "tools", "docs/rules", "test")
    passed = {} if again else recall(now)
    save(now, passed)
    for step in STEPS:
        if step.name in passed:
            print(f"== {step.name}: passed before, with the same files")

    def after(done: Done) -> None:
        if done.passed:
            passed[done.name] = done.seconds
            save(now, passed)

    before = {name: Done(name, True, seconds) for name, seconds in passed.items()}
    try:
        results = {done.name: done for done in run([step for step in STEPS if step.name not in passed], after)}
    except KeyboardInterrupt:
        print("interrupted; ./test full goes on from here")
        return 130
    return summary([(before | results)[step.name] for step in STEPS])


def recall(now: str) -> dict[str, float]:
    try:
        memory = json.loads(MEMORY.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return dict(memory["passed"]) if memory.get("stamp") == now else {}


def save(now: str, passed: dict[str, float]) -> None:
    new = MEMORY.with_suffix(".new")
    new.write_text(json.dumps({"stamp": now, "passed": passed}, indent=1), "utf-8")
    os.replace(new, MEMORY)


if __name__ == "__main__":
    sys.exit(main())
