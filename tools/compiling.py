"""Compiling the hot modules: what is compiled, when it is out of date, and where the result lies.

    hatch_build.py packs what `compiled` gives into the wheel.
    environment.py starts `compiling.py KEY` and does not wait: it compiles what KEY stands for into build/compiled/KEY.

What is compiled say the patterns in pyproject.toml, how says extensions.py. Standard library only, until it compiles.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import locks
import trees

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "mypyc" / (sys.implementation.cache_tag or "python")
MADE = ROOT / "build" / "compiled"  # one folder for each key, with the extensions as they lie in a package; or KEY.failed
LOCK = ROOT / "build" / "compile.lock"
LOG = ROOT / "build" / "compile.log"
KEPT_RESULTS = 4
HOUR, DAY = 3600, 86400


# What is compiled


def sources(root: Path) -> list[str]:
    """The files that the patterns in pyproject.toml name."""
    hook = settings(root)
    return sorted(matching(root, hook["compile"]) - matching(root, hook["exclude"]))


def units(root: Path) -> dict[str, list[str]]:
    """The sources by the library that they become: each game, or other folder with modules of its own, and the engine."""
    found: dict[str, list[str]] = {}
    for source in sources(root):
        folders = Path(source).relative_to("src/whitby").parent.parts
        found.setdefault("_".join(folders[:2]) or "engine", []).append(source)
    return found


def settings(root: Path) -> dict[str, Any]:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    return dict(project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"])


def matching(root: Path, patterns: list[str]) -> set[str]:
    return {path.relative_to(root).as_posix() for pattern in patterns for path in root.glob(pattern) if not trees.left_out("", [path.name])}


def seen(root: Path) -> list[Path]:
    """The files that the compiler reads for it: the sources, and whatever of src/ they import, at whatever remove."""
    found: set[Path] = set()
    ahead = [root / source for source in sources(root)]
    while ahead:
        file = ahead.pop()
        if file not in found:
            found.add(file)
            ahead += [near for name in imported(file, root / "src") if (near := file_of(root / "src", name))]
    return sorted(found)


def imported(file: Path, top: Path) -> Iterator[str]:
    """The names that a file imports, of modules or of something in them; in a function too."""
    package = file.relative_to(top).parent.parts
    try:
        tree = ast.parse(file.read_bytes())
    except (SyntaxError, ValueError):
        return  # the compiler will say where
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, node.module] if node.module else base)
            yield from (f"{module}.{alias.name}" for alias in node.names)


def file_of(top: Path, name: str) -> Path | None:
    """The file of a module, or of the module that something is in."""
    place = top.joinpath(*name.split("."))
    while place != top:
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if file.is_file():
                return file
        place = place.parent
    return None


def key(root: Path, python: str) -> str:
    """A digest of all that the result depends on; `python` names the interpreter that it is for."""
    read = [root / "constraints.txt", Path(__file__), Path(__file__).with_name("extensions.py")]
    parts = [python, json.dumps(settings(root)), trees.digest(root, seen(root)), *(file.read_text("utf-8") for file in read)]
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=12).hexdigest()


def compiled(root: Path) -> list[tuple[Path, str]]:
    """Compile; each extension's path and its place beside the package. What fails raises, SystemExit too."""
    from extensions import compiled

    WORK.mkdir(parents=True, exist_ok=True)
    with contextlib.chdir(root):
        return compiled(units(root), WORK)


def failure_line(failure: BaseException, said: str) -> str:
    """In one line: the first error that mypyc or the C compiler found, or the last word of a program that failed, or what was raised."""
    errors = [line for line in said.splitlines() if "error: " in line]
    last = said.strip().splitlines()[-1:] if isinstance(failure, subprocess.CalledProcessError) else []
    return " ".join(next(text for text in [*errors, *last, str(failure), type(failure).__name__] if text.strip()).split())


# As a program


def main(wanted: str) -> None:
    """Compile into build/compiled/KEY, from a copy of the sources, so that an edit meanwhile does no harm."""
    MADE.mkdir(exist_ok=True)
    with locks.held(LOCK):
        if outcome(wanted):
            return  # somebody else was quicker
        LOG.write_bytes(b"")
        snapshot = WORK / "sources"
        shutil.rmtree(snapshot, ignore_errors=True)
        shutil.copytree(ROOT / "src", snapshot / "src", ignore=trees.left_out)
        for name in ("pyproject.toml", "constraints.txt"):
            shutil.copy(ROOT / name, snapshot)
        if key(snapshot, interpreter(Path(sys.prefix))) != wanted:
            return print("the sources have changed meanwhile; the next start compiles them")
        try:
            publish(compiled(snapshot), snapshot / "src", wanted)
        except (Exception, SystemExit) as failure:  # a type error makes mypyc exit; what the C compiler refuses raises, as a full disk does
            sys.stdout.flush()
            fail(wanted, failure_line(failure, LOG.read_text("utf-8", "replace")))
            raise


def publish(extensions: list[tuple[Path, str]], package: Path, wanted: str) -> None:
    """All of them appear at once, once they were imported among the sources; the oldest that were made for others go."""
    new = MADE / f"new-{wanted}"
    shutil.rmtree(new, ignore_errors=True)
    for path, name in extensions:
        (new / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, new / name)
    shutil.copytree(new, package, dirs_exist_ok=True)
    names = [name.split(".")[0].replace("/", ".") for _, name in extensions]
    load = "import importlib, sys; [importlib.import_module(name) for name in sys.argv[1:]]"
    subprocess.run([sys.executable, "-P", "-c", load, *sorted(names)], env={**os.environ, "PYTHONPATH": str(package)}, check=True)
    os.rename(new, MADE / wanted)
    for old in sorted(MADE.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT_RESULTS]:
        shutil.rmtree(old) if old.is_dir() else old.unlink()


def progress() -> int:
    """How far the one is who compiles now, in per cent."""
    with contextlib.suppress(OSError):
        told = re.findall(r"^(\d+) of (\d+): ", LOG.read_text("utf-8", "replace"), re.MULTILINE)
        return int(told[-1][0]) * 100 // int(told[-1][1]) if told else 0
    return 0


def fail(wanted: str, reason: str) -> None:
    """Keep why it cannot be done: for a while, and for this compiler, it is not tried again."""
    MADE.mkdir(exist_ok=True)
    (MADE / f"{wanted}.failed").write_text(f"{compiler()}\n{reason}", "utf-8")


def outcome(wanted: str) -> str:
    """`made`, or why it cannot be made, or nothing: it is still to do."""
    if (MADE / wanted).is_dir():
        return "made"
    note = MADE / f"{wanted}.failed"
    with contextlib.suppress(OSError, ValueError):
        tried, reason = note.read_text("utf-8").split("\n", 1)
        holds = DAY if ".py:" in reason else HOUR  # the sources' fault, or perhaps that of a full disk or memory
        return reason if tried == compiler() and note.stat().st_mtime > time.time() - holds else ""
    return ""


def compiler() -> str:
    """The C compiler that would be used, or nothing; setuptools looks for Microsoft's itself."""
    named = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return "msvc" if os.name == "nt" else shutil.which(named.split()[0]) or ""


def interpreter(prefix: Path) -> str:
    """Which Python an environment has."""
    return (prefix / "pyvenv.cfg").read_text("utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
