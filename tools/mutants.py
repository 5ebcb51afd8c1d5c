"""./test mutants: do a game's scenes notice when one of its rules is broken?

Rules are drawn by seed. Each is broken in one place, in a scratch copy of src/, and the game's tests run against the copy.
A mutant is noticed when they fail or run out of time; a survivor is a rule, or a line of one, that no scene watches.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import py_compile
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from environment import ROOT
from parts import family, packages

GAMES = "src/whitby/games"
NOT_RULES = {  # modules: words, figures, sight, and what serves the tests
    "__init__", "body", "data", "fields", "generated", "imagine", "names", "openings", "position", "recount", "refusals", "secrets", "text",
    "view", "words",
}  # fmt: skip
NOT_A_RULE = {"begin", "copy"}  # functions: the fields of a state; the laws watch over them
SMALL = 20  # ints up to here are figures of a rule, larger ones are codes
WORKERS = 2

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
NEGATIONS = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)  # flipping these says the opposite
ONE_SIDED = (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift)


class Mutant(NamedTuple):
    """One change: the bytes from start to end of the file become `new`."""

    file: str
    line: int
    rule: str
    kind: str
    before: str
    after: str
    start: int
    end: int
    new: bytes


# Finding what can be broken


class Finder:
    """All mutants of one module, rule by rule."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.starts = [0]
        for text in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(text))
        self.rule = ""
        self.found: list[Mutant] = []

    def mutants(self) -> list[Mutant]:
        for node in ast.walk(ast.parse(self.source)):
            if isinstance(node, ast.FunctionDef) and node.name not in NOT_A_RULE and not node.name.startswith("__"):
                self.rule = node.name
                for statement in node.body:
                    self.look(statement)
        return self.found

    def look(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr | ast.FunctionDef | ast.ClassDef):
            return  # inner functions come by themselves
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            return
        if isinstance(node, ast.stmt):
            self.look_at_statement(node)
        elif isinstance(node, ast.expr):
            self.look_at_expression(node)
        for test in conditions(node):
            if not (isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], NEGATIONS)):
                negated = test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else ast.UnaryOp(ast.Not(), test)
                self.add("negated", test, negated)
        for name, value in ast.iter_fields(node):
            if name != "annotation":
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        self.look(child)

    def look_at_statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(ast.Call(func)) if not ast.unparse(func).endswith((".ask", ".ask_each", ".begin")):
                self.add("dropped", node, ast.Pass())
            case ast.Assign([ast.Attribute() | ast.Subscript()]) | ast.AugAssign() | ast.Return(None):
                self.add("dropped", node, ast.Pass())

    def look_at_expression(self, node: ast.expr) -> None:
        match node:
            case ast.Compare(ops=ops):
                for i, op in enumerate(ops):
                    changed = copy.deepcopy(node)
                    changed.ops[i] = FLIPPED[type(op)]()
                    self.add("flipped", node, changed)
            case ast.BoolOp(op, values):
                self.add("and/or", node, ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))
            case ast.Constant(int(n)) if not isinstance(n, bool) and 0 <= n <= SMALL:
                self.add("off by one", node, ast.Constant(n + 1))
                if n:
                    self.add("off by one", node, ast.Constant(n - 1))
            case ast.BinOp(left, op, right) if isinstance(op, ONE_SIDED):
                self.add("swapped", node, ast.BinOp(right, op, left))
            case ast.Call(func, [*first, ast.Name(a) as left, ast.Name(b) as right], []) if a != b and len(first) >= fixed_arguments(
                func, a
            ):
                self.add("swapped", node, ast.Call(func, [*first, right, left], []))

    def add(self, kind: str, old: ast.stmt | ast.expr, new: ast.AST) -> None:
        start, end = self.starts[old.lineno - 1] + old.col_offset, self.starts[(old.end_lineno or 0) - 1] + (old.end_col_offset or 0)
        after = ast.unparse(ast.fix_missing_locations(new))
        text = after if isinstance(new, ast.stmt | ast.Constant | ast.Call) else f"({after})"
        before = " ".join(self.source[start:end].decode().split())
        self.found.append(Mutant(self.file, old.lineno, self.rule, kind, before, after, start, end, text.encode()))


def conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            return [test]
        case ast.comprehension(ifs=tests):
            return tests
    return []


def fixed_arguments(func: ast.expr, left: str) -> int:
    """How many first arguments of a call stay: a swap would only crash (the state, the rule of a do, all of an ask) or change nothing."""
    name = ast.unparse(func).rpartition(".")[2]
    return {"do": 1, "ask": 9, "ask_each": 9, "min": 9, "max": 9}.get(name, 1 if left in ("s", "self") else 0)


def rule_modules(package: str) -> list[Path]:
    """Those of the game, and those that it shares with its family."""
    found = [path for name in (package, family(packages()[package])) for path in (ROOT / GAMES / name).rglob("*.py")]
    return sorted(path for path in found if not NOT_RULES & {path.stem, path.parent.name})


def draw(package: str, seed: int, count: int) -> list[Mutant]:
    """So many mutants, spread over as many rules as there are; in a rule, first a kind of change, then a place for it."""
    rules: dict[tuple[str, str], list[Mutant]] = {}
    for path in rule_modules(package):
        for mutant in Finder(path.relative_to(ROOT / "src").as_posix(), path.read_bytes()).mutants():
            rules.setdefault((mutant.file, mutant.rule), []).append(mutant)
    rng = random.Random(seed)
    drawn: list[Mutant] = []
    while len(drawn) < count and rules:
        for rule in rng.sample(sorted(rules), len(rules)):
            kind = rng.choice(sorted({mutant.kind for mutant in rules[rule]}))
            drawn.append(rng.choice([mutant for mutant in rules[rule] if mutant.kind == kind]))
            rules[rule].remove(drawn[-1])
            if not rules[rule]:
                del rules[rule]
    return drawn[:count]


# Breaking and testing


@contextmanager
def broken(src: Path, mutant: Mutant) -> Iterator[None]:
    """Break the copy for a while. Byte code is handled by hand: a change of same size and second would pass unseen."""
    path = src / mutant.file
    source = path.read_bytes()
    cached = Path(cache_from_source(str(path)))
    cached.unlink(missing_ok=True)
    path.write_bytes(source[: mutant.start] + mutant.new + source[mutant.end :])
    try:
        yield
    finally:
        path.write_bytes(source)
        py_compile.compile(str(path), doraise=True)


def tests_pass(src: Path, package: str, limit: float | None) -> tuple[bool, str]:
    """Run the game's tests, and those of what it shares with its family, on a copy of src; what they said."""
    shared = [path.as_posix() for path in (ROOT / "tests").glob(f"test_{family(packages()[package])}.py")]
    command = [sys.executable, "-m", "pytest", f"tests/{package}", *shared, "-x", "-q", "--no-header", "--tb=short", "-m", "not slow"]
    command += ["-p", "no:cacheprovider", "-p", "no:xdist", "-o", f"pythonpath='{src.as_posix()}' tests tools"]
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return False, "out of time"
    return done.returncode == 0, done.stdout + done.stderr


def study(package: str, seed: int, count: int) -> tuple[int, int]:
    """How many mutants were noticed, of how many."""
    mutants = draw(package, seed, count)
    with tempfile.TemporaryDirectory(prefix="whitby-mutants-") as scratch:
        copies: SimpleQueue[Path] = SimpleQueue()
        for i in range(WORKERS):
            src = Path(scratch, str(i), "src")
            shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("__pycache__", "static"))
            for path in src.rglob("*.py"):
                py_compile.compile(str(path), doraise=True)
            copies.put(src)
        began = time.monotonic()
        passed, said = tests_pass(src, package, None)
        if not passed:
            sys.exit(f"{said}\nThe tests of tests/{package} must pass before rules are broken.")
        limit = 20 + 5 * (time.monotonic() - began)

        def noticed(mutant: Mutant) -> bool:
            src = copies.get()
            try:
                with broken(src, mutant):
                    return not tests_pass(src, package, limit)[0]
            finally:
                copies.put(src)

        survivors: list[str] = []
        pool = ThreadPoolExecutor(WORKERS)
        try:
            for i, (mutant, seen) in enumerate(zip(mutants, pool.map(noticed, mutants), strict=True), 1):
                change = f"src/{mutant.file}:{mutant.line} {mutant.rule}: {mutant.kind}: {mutant.before}  ->  {mutant.after}"
                print(f"{i:4} {'noticed ' if seen else 'SURVIVED'} {change}", flush=True)
                survivors += [] if seen else [change]
        finally:
            pool.shutdown(cancel_futures=True)
    if survivors:
        print("\n".join([f"== survivors in {package}:", *survivors]), flush=True)
    return len(mutants) - len(survivors), len(mutants)


def main() -> int:
    parser = argparse.ArgumentParser(prog="./test mutants", description="Break rules one at a time; do the scenes notice?")
    parser.add_argument("game", nargs="?", help="a game's id; without it, all games")
    parser.add_argument("--seed", type=int, default=1, help="which rules are drawn (1)")
    parser.add_argument("--count", type=int, default=40, help="how many, a game (40)")
    parser.add_argument("--at-least", type=float, default=0, metavar="PERCENT", help="fail if fewer are noticed")
    given = parser.parse_args()
    chosen = [package for package, game in packages().items() if given.game in (None, game)]
    if not chosen:
        parser.error(f"no game {given.game}; there are: {', '.join(packages().values()) or 'none'}")
    caught = total = 0
    for package in chosen:
        print(f"== {package}: {given.count} mutants, seed {given.seed}", flush=True)
        seen, drawn = study(package, given.seed, given.count)
        if len(chosen) > 1:
            print(f"{package}: {seen} of {drawn} noticed")
        caught, total = caught + seen, total + drawn
    if not total:
        sys.exit("there is no rule to break")
    print(f"mutants: {caught} of {total} noticed ({100 * caught // total} %), seed {given.seed}")
    return 0 if 100 * caught >= given.at_least * total else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
