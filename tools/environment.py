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
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, NoReturn

import build_pages
import compiling
import copies
import locks
import trees

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
LOG = BUILD / "install.log"
STATE = VENV / "whitby.json"  # what the stages were made from
CHANGING = VENV / "changing"  # there while .venv is being changed; left behind, it tells that somebody was interrupted
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-compile"]  # what is used gets compiled to bytecode
TRIES = 3  # to have it compiled, when somebody edits meanwhile
LAYOUT = 2  # of .venv; another number makes it anew

BUILDERS = ("hatch_build.py", "tools/compiling.py", "tools/extensions.py", "tools/build_pages.py", "tools/trees.py")
SOURCES = ("src", "frontend", "docs/rules", "pyproject.toml", "constraints.txt", *BUILDERS)
ELSEWHERE = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PIP_TARGET", "PIP_PREFIX", "PIP_USER"}  # settings that would lead pip astray


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
        again = keep_up(extras)
        for _ in range(TRIES):
            if again and not is_compiled() and not wanted_plain():
                again = ensure_compiled(wait=compiled)
                keep_up(extras)
        copies.keep_in_use(lambda: str(remembered().get("copy", "")))
    except KeyboardInterrupt:
        say("interrupted; the next start goes on from here")
        sys.exit(130)


def keep_up(extras: Iterable[str]) -> bool:
    """Mend what is stale; False where nothing can be written, but what is there will do."""
    try:
        if stale(extras):
            with locked():
                bring_up_to_date(extras)
    except OSError as problem:  # a full disk, another user's folder
        if not usable(remembered(), extras):
            sys.exit(f"Whitby cannot be set up here: {problem}")
        say(f"Whitby cannot be brought up to date here and runs as it is: {problem}")
        return False
    return True


# Stamps


def stamp(*paths: str) -> str:
    """A digest of the names and contents of files, and of all files below folders, in the working tree."""
    return trees.digest(ROOT, (file for path in paths for file in trees.files(ROOT / path)))


def wanted() -> dict[str, Any]:
    """What the stages have to be made from; the name of the interpreter tells when the machine has got another Python."""
    packages = stamp("pyproject.toml", "constraints.txt")
    return {"venv": f"{LAYOUT} {ROOT} {PYTHON.resolve().name}", "packages": packages, "whitby": stamp(*SOURCES)}


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
    have = remembered()
    return not usable(have, extras) or have["copy"] != fitting_copy(have)


def usable(have: dict[str, Any], extras: Iterable[str]) -> bool:
    """Does all that is there fit, even if there might be a better copy?"""
    fits = all(have.get(stage) == made_from for stage, made_from in wanted().items()) and set(extras) <= set(have.get("extras", []))
    return fits and PYTHON.exists() and not CHANGING.exists() and is_whole(have)


def is_whole(have: dict[str, Any]) -> bool:
    """Are the copy in use, the plain one and the program there?"""
    names = [have.get("whitby"), have.get("copy")]
    return all(name and (copies.HOME / name).is_dir() for name in names) and Path(program("whitby")).exists()


def fitting_copy(have: dict[str, Any]) -> str:
    """The name of the copy that is best now: compiled, if that is done."""
    plain, compiled = str(have["whitby"]), f"{have['whitby']}-{have['key']}"
    done = (copies.HOME / compiled).is_dir() or compiling.outcome(have["key"]) == "made"
    return compiled if done and not wanted_plain() else plain


def is_compiled() -> bool:
    return "-" in remembered().get("copy", "")


# Mending; only with the lock


def bring_up_to_date(extras: Iterable[str]) -> None:
    BUILD.mkdir(exist_ok=True)
    LOG.write_text("", "utf-8")
    want, have = wanted(), remembered()
    anew = have.get("venv") != want["venv"] or not PYTHON.exists() or (CHANGING.exists() and not packages_mended(want, have))
    page = page_beside() if anew or have.get("whitby") != want["whitby"] else None
    if anew:
        make_venv()
    have = remembered()
    if have.get("packages") != want["packages"] or not set(extras) <= set(have.get("extras", [])):
        install_packages(want, have, sorted({*extras, *have.get("extras", [])}))
        have = remembered()
    if have.get("whitby") != want["whitby"] or not is_whole(have):
        build_whitby(have, page)
        have = remembered()
    if have.get("copy") != fitting_copy(have):
        use_copy(have, fitting_copy(have))


def make_venv() -> None:
    with step("Making a Python environment in .venv"):
        STATE.unlink(missing_ok=True)  # first: who is killed meanwhile leaves nothing that seems to fit
        shutil.rmtree(VENV, ignore_errors=True)
        call([sys.executable, "-m", "venv", str(VENV)])
        remember({"venv": wanted()["venv"]})


def packages_mended(want: dict[str, Any], have: dict[str, Any]) -> bool:
    """After somebody was interrupted: the packages of before once more, in place, which mostly needs no network."""
    try:
        install_packages(want, have, have.get("extras", []))
    except SystemExit:
        return False
    return True


def install_packages(want: dict[str, Any], have: dict[str, Any], extras: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needs = project["build-system"]["requires"] + project["project"]["dependencies"]
    if not build_pages.machine_npm():
        needs.append(build_pages.NODE_PACKAGE)  # hatch_build.py builds the pages with it
    for extra in extras:
        needs += project["project"]["optional-dependencies"][extra]
    title = "Installing the packages that Whitby needs" + (f", for {' and '.join(extras)} too" if extras else "")
    with step(title):
        CHANGING.touch()
        code = run([*PIP, "--progress-bar=off", "-c", "constraints.txt", *needs])
        if code >= 0:  # not killed: pip that fails by itself has put back what was there
            CHANGING.unlink()
        succeed(code)
        remember({**have, "packages": want["packages"], "extras": extras})


def page_beside() -> subprocess.Popen[bytes]:
    """Have the page built meanwhile; where that needs a package which is not there yet, building Whitby does it."""
    with LOG.open("ab") as log:
        command = [sys.executable, str(ROOT / "tools/build_pages.py")]
        return subprocess.Popen(command, env=settings(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=inherited())


def build_whitby(have: dict[str, Any], page: subprocess.Popen[bytes] | None) -> None:
    """A plain copy, with the page, unless it is there from before; again if somebody edited something meanwhile."""
    with step("Building Whitby"):
        if page:
            page.wait()
        want = ""
        while want != stamp(*SOURCES):
            want, key = stamp(*SOURCES), compiling.key(ROOT, compiling.interpreter(VENV))
            if not (copies.HOME / want).is_dir():
                install_plain(want)
        shutil.copy2(next((copies.HOME / want).glob(f"*/{Path(program('whitby')).name}")), BIN)
    remember({**have, "whitby": want, "copy": "", "key": key})
    for line in LOG.read_text("utf-8", "replace").splitlines():
        if "WARNING: Whitby " in line and "WHITBY_PLAIN" not in line:
            say(line[line.index("Whitby ") :].strip())
            say(f"  (the log is {shown(LOG)}; to try again once that is mended: delete .venv and start again)")


def install_plain(name: str) -> None:
    with copies.new(name) as new:
        call([*PIP, "-v", "--no-deps", "--no-build-isolation", "--target", str(new), "."], WHITBY_PLAIN="1")


def use_copy(have: dict[str, Any], name: str) -> None:
    """Every start from now on takes this copy, which is put together first from the plain one and what was compiled, if it must."""
    if not (copies.HOME / name).is_dir():
        with copies.new(name) as new:
            shutil.copytree(copies.HOME / have["whitby"], new, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
            shutil.copytree(compiling.MADE / have["key"], new, dirs_exist_ok=True)
    (site_packages,) = {*VENV.glob("lib/*/site-packages"), *VENV.glob("Lib/site-packages")}
    replace(
        site_packages / "whitby.pth", f"{os.path.relpath(copies.HOME / name, site_packages)}\n"
    )  # relative: not every letter can be read there
    remember({**have, "copy": name})
    for old in copies.HOME.iterdir():
        if old.name not in (name, have["whitby"]):
            copies.discard(old)


def call(command: list[str], **more: str) -> None:
    """Run a command of the installation, which has to succeed."""
    succeed(run(command, **more))


def run(command: list[str], **more: str) -> int:
    """Run a command of the installation; its output goes to the log, its exit code to us."""
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n")
        log.flush()
        return subprocess.call(
            command, cwd=ROOT, env=settings(**more), stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=inherited()
        )


def succeed(code: int) -> None:
    """Leave with the end of the log, if the command has failed."""
    if code:
        tail = [line for line in LOG.read_text("utf-8", "replace").splitlines() if line.strip()][-15:]
        say("failed\n" + "\n".join(f"  | {line}" for line in tail))
        sys.exit(f"Whitby could not be set up. The whole log is {shown(LOG)}; the next start tries again.")


def settings(**more: str) -> dict[str, str]:
    """The settings that a tool of ours works with."""
    env = {name: value for name, value in os.environ.items() if name not in ELSEWHERE} | more
    return env if os.path.expanduser("~") != "~" else {**env, "HOME": str(BUILD / "home")}  # a user whom the machine does not know


def inherited() -> tuple[int, ...]:
    """The lock, which holds as long as a child of ours goes on."""
    return tuple(held) if os.name != "nt" else ()


# Compiling


def ensure_compiled(wait: bool) -> bool:
    """Have it compiled: in the background, or now; or say why it is not. True if an edit came between."""
    try:
        BUILD.mkdir(exist_ok=True)
        key = remembered().get("key", "")
        if not compiling.compiler() and not compiling.outcome(key):
            compiling.fail(key, "there is no C compiler")
        reason = compiling.outcome(key)
        if not reason and wait:
            return compile_now(key)
        if not reason:
            compile_later(key)
            say("Whitby is being compiled in the background; until the first start after that it runs as slower plain Python.")
        elif reason != "made":  # else it was finished since we looked
            say(f"Whitby runs as slower plain Python: {reason} (the log is {shown(compiling.LOG)}; to try again: delete build)")
    except OSError as problem:  # a full disk, a folder that cannot be written
        say(f"Whitby cannot be compiled here and runs as slower plain Python: {problem}")
    return False


def compiler_call(key: str) -> list[str]:
    return [str(PYTHON), str(ROOT / "tools/compiling.py"), key]


def compile_later(key: str) -> None:
    """In a process that nobody waits for and no Ctrl-C reaches; it waits for whoever is at it already."""
    with compiling.LOG.open("ab") as log:
        if os.name == "nt":
            start_compiler(compiler_call(key), log, flags=0x208)
        else:
            start_compiler(["sh", "-c", 'nice "$@" &', "sh", *compiler_call(key)], log).wait()


def start_compiler(command: list[str], log: IO[bytes], flags: int = 0) -> subprocess.Popen[bytes]:
    """In a session of its own, and where nothing of the user's is imported."""
    streams: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log}
    return subprocess.Popen(command, cwd=ROOT, env=settings(), start_new_session=True, creationflags=flags, **streams)


def compile_now(key: str) -> bool:
    """Wait for it, with progress: for whoever is at it already, or for our own process, which Ctrl-C does not stop.

    True if somebody edited the sources meanwhile, so that there is something else to compile.
    """
    told = 0
    if not locks.is_held(compiling.LOCK):
        compiling.LOG.write_bytes(b"")  # of the last time
    with compiling.LOG.open("ab") as log, step("Compiling Whitby"):
        process = start_compiler(compiler_call(key), log)
        while process.poll() is None:
            time.sleep(0.2)
            if not told <= (done := compiling.progress()) < told + 10:
                told = done // 10 * 10
                say(f"{told} % ", end="")
    edited = process.returncode == 0 and not compiling.outcome(key)
    if edited:
        say("The sources changed meanwhile; unless they are compiled now, Whitby runs as slower plain Python.")
    elif compiling.outcome(key) != "made":
        say(f"Whitby could not be compiled and runs as slower plain Python; the log is {shown(compiling.LOG)}")
    return edited


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
    with locks.held(BUILD / "lock", lambda: say("Waiting for another ./run or ./test to finish setting up ...")) as lock:
        held.append(lock.fileno())
        try:
            yield
        finally:
            held.remove(lock.fileno())
