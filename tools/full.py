"""./test full: everything in ./test, then what takes long. Steps that passed are remembered and not run again.

A step counts as done for exactly the files it depends on (tools/parts.py): those of a game begin anew when the engine, that game or its
tests change, not when another game does.
"""

from __future__ import annotations

import argparse
import json
import os
import sys

from environment import BUILD, PYTHON, program, stamp
from parts import CORE, WEB, games, read_by
from steps import Done, Step, by_part, run, style, summary, tests

import whitby

MEMORY = BUILD / "full.json"
Memory = dict[str, tuple[str, float]]  # by the step's name: the stamp of what it passed with, and its seconds


def steps() -> list[Step]:
    """All of them, the quick ones first."""
    return [
        *style(),
        *by_part(),
        *(tests(part, "slow") for part in (CORE, *games(), WEB, "browser")),
        Step("kill -9", [str(PYTHON), "tools/kill_web.py", "--kills", "100"], WEB),
        Step("fuzz", [str(PYTHON), "tools/fuzz_web.py", "--count", "5000"], WEB),
        Step("half-open attack", [str(PYTHON), "tools/attack_web.py"], WEB),
        Step("load", [str(PYTHON), "tools/load_web.py"], WEB),
        Step("page report", [str(PYTHON), "tools/page_report.py"], WEB),
        *(step for game in games() for step in of_game(game)),
        Step("site", [str(PYTHON), "tools/docs_site.py"]),
        Step("bench", [program("whitby"), "bench", "--peers"]),
        Step("vector speed", [str(PYTHON), "tools/vector_speed.py", "--peers"]),
    ]


def of_game(game: str) -> list[Step]:
    """The long checks of one game; a game of many seats gets fewer, since each of its games takes longer."""
    large = len(whitby.game(game).seats) > 2
    checks = {
        "clauses": [str(PYTHON), "-m", "pytest", "tests", "-q", "--no-header", f"--clauses={game}"],
        "laws": [program("whitby"), "laws", game, "--games", "800" if large else "2000"],
        "simulate": [program("whitby"), "simulate", game, "--games", "20000" if large else "100000"],
        "refusals": [program("whitby"), "refusals", game, "--games", "500"],
        "mutants": [str(PYTHON), "tools/mutants.py", game],
    }
    if not large:  # the slow tests look at a large one through all eyes
        checks["thorough laws"] = [program("whitby"), "laws", game, "--games", "100", "--seed", "2", "--thorough"]
    return [Step(f"{game} {name}", command, game) for name, command in checks.items()]


def main() -> int:
    parser = argparse.ArgumentParser(prog="./test full", description="Everything, the long checks too; goes on where it was interrupted.")
    parser.add_argument("--again", action="store_true", help="forget what already passed")
    every = steps()
    now = {step.name: stamp_of(step) for step in every}
    passed = {} if parser.parse_args().again else still_true(recall(), now)
    save(passed)
    for name in passed:
        print(f"== {name}: passed before, with the same files")

    def after(done: Done) -> None:
        if done.passed:
            passed[done.name] = (now[done.name], done.seconds)
            save(passed)

    before = {name: Done(name, True, seconds) for name, (_, seconds) in passed.items()}
    try:
        results = {done.name: done for done in run([step for step in every if step.name not in passed], after)}
    except KeyboardInterrupt:
        print("interrupted; ./test full goes on from here")
        return 130
    return summary([(before | results)[step.name] for step in every])


def stamp_of(step: Step) -> str:
    """A digest of what the step runs and of all files that it depends on."""
    return f"{' '.join(step.command)} {stamp(*read_by(step.part, step.command))}"


def still_true(memory: Memory, now: dict[str, str]) -> Memory:
    """What is remembered of steps whose files are as they were."""
    return {name: memory[name] for name in now if name in memory and memory[name][0] == now[name]}


def recall() -> Memory:
    try:
        return {name: (made_from, seconds) for name, (made_from, seconds) in json.loads(MEMORY.read_text("utf-8")).items()}
    except (OSError, ValueError, TypeError):
        return {}


def save(passed: Memory) -> None:
    new = MEMORY.with_suffix(".new")
    new.write_text(json.dumps(passed, indent=1), "utf-8")
    os.replace(new, MEMORY)


if __name__ == "__main__":
    sys.exit(main())
