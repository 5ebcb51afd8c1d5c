"""How ./run comes to compiled modules: in a small house of its own, with the real tools and a pretended compiler."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import build_pages
import compiling
import locks
import pytest

TOOLS = Path(compiling.__file__).parent
PROJECT = """
[build-system]
requires = ["builder"]
[project]
dependencies = []
optional-dependencies = { test = ["tester"] }
[tool.hatch.build.targets.wheel.hooks.custom]
compile = ["src/whitby/*.py", "src/whitby/games/**/*.py"]
exclude = ["src/whitby/**/__init__.py", "src/whitby/text.py", "src/whitby/cli.py"]
"""
# Says when it begins, waits for leave to end, and makes one extension (which nothing can import, so the source is).
COMPILER = """
import time
from pathlib import Path
def compiled(units, work):
    with (work / "begun").open("a") as begun: begun.write("x")
    while not (work / "leave").exists(): time.sleep(0.02)
    if "1 / 0" in Path("src/whitby/engine.py").read_text(): raise ValueError("no\\nway")
    (work / "made").write_text(Path("src/whitby/engine.py").read_text())
    return [(work / "made", "whitby/engine.pretended.so")]
"""
KEY = "import sys, compiling; from pathlib import Path; key = compiling.key(compiling.ROOT, compiling.interpreter(Path(sys.prefix)));"


class House:
    """A working tree with an engine, a game and what is around them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "tools").mkdir()
        for name in ("compiling.py", "copies.py", "environment.py", "locks.py", "build_pages.py", "trees.py"):
            shutil.copy(TOOLS / name, root / "tools")
        self.write("tools/extensions.py", COMPILER)
        self.write("pyproject.toml", PROJECT)
        self.write("constraints.txt", "")
        self.write("src/whitby/__init__.py", "")
        self.write("src/whitby/engine.py", "from whitby.text import words\n")
        self.write("src/whitby/text.py", "words = 1\n")
        self.write("src/whitby/cli.py", "from whitby import engine\n")
        self.write("src/whitby/games/fury/__init__.py", "")
        self.write("src/whitby/games/fury/rules/move.py", "def move() -> None:\n    from whitby import engine\n")
        self.work = root / "build" / "mypyc" / str(sys.implementation.cache_tag)
        self.made = root / "build" / "compiled"
        self.work.mkdir(parents=True)

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, "utf-8")

    def ask(self, code: str) -> str:
        """What a program with the tools says."""
        command = [sys.executable, "-c", code]
        return subprocess.run(command, cwd=self.root / "tools", stdout=subprocess.PIPE, text=True, check=True).stdout.strip()

    def key(self) -> str:
        return self.ask(KEY + "print(key)")

    def outcome(self) -> str:
        return self.ask(KEY + "print(compiling.outcome(key))")

    def compile(self, key: str = "", cwd: Path | None = None) -> subprocess.Popen[bytes]:
        command = [sys.executable, str(self.root / "tools/compiling.py"), key or self.key()]
        with (self.root / "build/compile.log").open("ab") as log:
            return subprocess.Popen(command, cwd=cwd, stdout=log, stderr=log)

    def begun(self, times: int) -> None:
        """Wait until the compiler was called so many times."""
        while not (self.work / "begun").exists() or len((self.work / "begun").read_text()) < times:
            time.sleep(0.02)

    def leave(self) -> None:
        (self.work / "leave").touch()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A working tree with pretended tools; a compiler that a failed test left waiting is let go."""
    house = House(tmp_path)
    yield house
    if house.work.is_dir():
        house.leave()


# --- what is compiled ----------------------------------------------------------------------
def test_the_key_changes_with_what_the_compiler_reads_and_with_nothing_else(house: House) -> None:
    first = house.key()
    house.write("src/whitby/cli.py", "print()\n")
    house.write("src/whitby/games/fury/__init__.py", "print()\n")
    assert house.key() == first
    house.write("src/whitby/text.py", "words = 'imported by what is compiled'\n")
    second = house.key()
    house.write("src/whitby/games/fury/rules/move.py", "")
    assert len({first, second, house.key()}) == 3


def test_what_an_editor_leaves_is_no_source(house: House) -> None:
    digests = "import environment as e;" + KEY + "print(key, e.stamp('src'), e.build_pages.digest(e.ROOT / 'src'))"
    first = house.ask(digests)
    (house.root / "src/whitby/.#engine.py").symlink_to("somebody@nowhere.1234")
    for name in ("#engine.py#", "engine.py~", ".engine.py.swp", ".DS_Store"):
        house.write(f"src/whitby/{name}", "")
    assert house.ask(digests) == first
    house.leave()
    assert house.compile().wait() == 0 and house.outcome() == "made"


def test_an_error_of_syntax_is_left_to_the_compiler_to_tell(house: House) -> None:
    first = house.key()
    house.write("src/whitby/engine.py", "from whitby.text import\n")
    assert house.key() != first


def test_every_game_is_a_unit_and_so_is_the_engine() -> None:
    units = compiling.units(compiling.ROOT)
    games = {path.parent.name for path in compiling.ROOT.glob("src/whitby/games/*/state.py")}
    assert {"engine", *(f"games_{name}" for name in games)} <= set(units)
    assert "src/whitby/engine.py" in units["engine"]
    assert sorted(sum(units.values(), [])) == compiling.sources(compiling.ROOT)


# --- compiling -----------------------------------------------------------------------------
def test_who_is_killed_leaves_nothing_and_the_next_begins_anew(house: House) -> None:
    killed = house.compile()
    house.begun(1)
    killed.kill()
    killed.wait()
    assert house.outcome() == "" and not [*house.made.iterdir()]
    house.leave()
    assert house.compile().wait() == 0
    assert house.outcome() == "made"


def test_of_two_at_once_one_compiles(house: House) -> None:
    both = [house.compile(), house.compile()]
    house.begun(1)
    house.leave()
    assert [one.wait() for one in both] == [0, 0]
    assert (house.work / "begun").read_text() == "x" and house.outcome() == "made"


def test_an_edit_meanwhile_is_not_what_was_compiled(house: House) -> None:
    before = house.key()
    first = house.compile()
    house.begun(1)
    house.write("src/whitby/engine.py", "edited = 1\n")
    house.leave()
    assert first.wait() == 0 and house.outcome() == ""
    assert (house.made / before / "whitby/engine.pretended.so").read_text() == "from whitby.text import words\n"


def test_an_edit_before_it_begins_is_left_to_the_next_start(house: House) -> None:
    before = house.key()
    house.write("src/whitby/engine.py", "edited = 1\n")
    assert house.compile(before).wait() == 0
    assert not [*house.made.iterdir()] and not (house.work / "begun").exists()


def test_what_fails_is_told_and_not_tried_again_until_something_changes(house: House) -> None:
    house.write("src/whitby/engine.py", "x = 'not 1 / 0'\n")
    house.leave()
    assert house.compile().wait() != 0
    assert house.outcome() == "no way"
    assert house.compile().wait() == 0 and (house.work / "begun").read_text() == "x"
    assert house.ask(KEY + "compiling.compiler = lambda: 'another'; print(compiling.outcome(key))") == ""
    house.write("src/whitby/engine.py", "x = 2\n")
    assert house.outcome() == ""


def test_what_cannot_be_imported_is_not_used(house: House) -> None:
    house.write("src/whitby/engine.py", "import nowhere\n")
    house.leave()
    assert house.compile().wait() != 0
    assert house.outcome() == "ModuleNotFoundError: No module named 'nowhere'"


def test_what_is_imported_does_not_depend_on_the_folder_somebody_starts_from(house: House, tmp_path: Path) -> None:
    house.write("elsewhere/whitby/__init__.py", "1 / 0")
    house.leave()
    assert house.compile(cwd=house.root / "elsewhere").wait() == 0 and house.outcome() == "made"


def test_a_fault_of_the_machine_is_told_and_tried_again_after_an_hour(house: House) -> None:
    house.write("tools/extensions.py", "def compiled(units, work): raise OSError('no space left')\n")
    assert house.compile().wait() != 0
    assert house.outcome() == "no space left"
    (note,) = house.made.glob("*.failed")
    os.utime(note, (time.time() - 4000,) * 2)
    assert house.outcome() == ""
    note.write_text(note.read_text().replace("no space left", "src/whitby/engine.py:1: error: no"))
    os.utime(note, (time.time() - 4000,) * 2)
    assert house.outcome() != ""


def test_a_disk_without_locks_is_not_a_lock_that_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(descriptor: int, how: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr("fcntl.flock", refuse)
    with pytest.raises(OSError, match="no locks"), locks.held(tmp_path / "lock"):
        pass


# --- the environment -----------------------------------------------------------------------
SET_UP = (
    KEY
    + """
import environment as e, subprocess
site = e.VENV / "lib" / "python3" / "site-packages"
whitby = e.stamp(*e.SOURCES)
def plain_copy():
    site.mkdir(parents=True, exist_ok=True); e.BIN.mkdir(exist_ok=True); e.PYTHON.touch()
    if not (e.copies.HOME / whitby).exists():
        with e.copies.new(whitby) as new:
            for file in ("whitby/engine.py", "bin/whitby"): (new / file).parent.mkdir(); (new / file).touch()
    Path(e.program("whitby")).touch()
    e.remember({**e.wanted(), "copy": "", "key": key})
    e.use_copy(e.remembered(), e.fitting_copy(e.remembered()))
"""
)


def test_what_was_compiled_is_used_from_the_next_start_until_an_edit(house: House) -> None:
    assert house.ask(SET_UP + "plain_copy(); print(e.stale([]), e.is_compiled())") == "False False"
    house.leave()
    assert house.compile().wait() == 0
    told = "print(sorted(path.name for path in Path(site, (site / 'whitby.pth').read_text().strip(), 'whitby').iterdir()))"
    next_start = "print(e.stale([])); e.use_copy(e.remembered(), e.fitting_copy(e.remembered())); print(e.stale([]), e.is_compiled());"
    said = house.ask(SET_UP + next_start + told)
    assert said.splitlines() == ["True", "False True", "['engine.pretended.so', 'engine.py']"]
    shutil.rmtree(house.made)
    assert house.ask(SET_UP + "print(e.stale([]))") == "False"
    assert house.ask("import os; os.environ['WHITBY_PLAIN'] = '1';" + SET_UP + "print(e.stale([]))") == "True"
    house.write("src/whitby/engine.py", "edited = 1\n")
    said = house.ask(SET_UP + "print(e.stale([])); plain_copy(); print(e.is_compiled());" + told)
    assert said.splitlines() == ["True", "False", "['engine.py']"]


def test_a_copy_that_somebody_runs_from_stays(house: House) -> None:
    held = "plain_copy(); e.copies.keep_in_use(lambda: e.remembered()['copy']); print(whitby, flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", SET_UP + held]
    with subprocess.Popen(command, cwd=house.root / "tools", stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout and running.stdin
        first = running.stdout.readline().strip()
        house.write("src/whitby/cli.py", "edited = 1\n")
        second = house.ask(SET_UP + "plain_copy(); print(whitby)")
        assert {path.name for path in (house.root / ".venv/copies").iterdir()} == {first, second}
        house.write("src/whitby/cli.py", "from whitby import engine\n")
        undone = "e.install_plain = None; e.LOG.touch(); (e.VENV / 'pyvenv.cfg').touch();"
        built = "e.build_whitby(e.remembered(), subprocess.Popen([sys.executable, '-V'], stdout=subprocess.DEVNULL));"
        assert house.ask(SET_UP + undone + built + "print(e.remembered()['whitby'])") == first
        house.write("src/whitby/cli.py", "edited = 1\n")
        running.stdin.close()
    house.ask(SET_UP + "plain_copy()")
    assert {path.name for path in (house.root / ".venv/copies").iterdir()} == {second}


def test_what_was_finished_in_between_is_taken_without_a_word(house: House) -> None:
    house.ask(SET_UP + "plain_copy()")
    house.leave()
    assert house.compile().wait() == 0
    assert house.ask(SET_UP + "e.compile_later = e.compile_now = None; e.say = print; e.ensure_compiled(wait=True)") == ""


def test_without_a_compiler_nothing_is_started_and_a_line_says_so(house: House) -> None:
    nobody = "compiling.compiler = lambda: ''; e.compile_later = e.compile_now = None; e.say = print; plain_copy();"
    first = house.ask(SET_UP + nobody + "e.ensure_compiled(wait=False)")
    assert "plain Python: there is no C compiler" in first and len(first.splitlines()) == 1
    assert house.ask(SET_UP + nobody + "e.ensure_compiled(wait=True)") == first


HERE = "e.compiler_call = lambda key: [sys.executable, str(e.ROOT / 'tools/compiling.py'), key];"


def test_a_second_start_does_not_wait_and_its_compiler_compiles_what_was_edited(house: House) -> None:
    first = house.compile()
    house.begun(1)
    house.write("src/whitby/engine.py", "edited = 1\n")
    assert "in the background" in house.ask(SET_UP + HERE + "e.say = print; plain_copy(); e.ensure_compiled(wait=False)")
    house.leave()
    assert first.wait() == 0
    house.begun(2)
    while house.outcome() != "made":
        time.sleep(0.02)


def test_who_needs_it_waits_for_the_one_who_compiles(house: House) -> None:
    first = house.compile()
    house.begun(1)
    command = [sys.executable, "-c", SET_UP + HERE + "plain_copy(); e.ensure_compiled(wait=True); print(compiling.outcome(key))"]
    second = subprocess.Popen(command, cwd=house.root / "tools", stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert second.stderr and second.stderr.read(20) == "Compiling Whitby ..."
    house.leave()
    assert second.communicate()[0].strip() == "made"
    assert first.wait() == 0 and (house.work / "begun").read_text() == "x"


# --- setting up ----------------------------------------------------------------------------
# In place of Python's venv and pip, whose exit code is in the file `pip`, and of npm.
PRETENDED = (
    SET_UP
    + HERE
    + """
import shutil
def call(command, **how):
    if "venv" in command:
        site.mkdir(parents=True); e.BIN.mkdir(); e.PYTHON.touch(); shutil.copy(Path(sys.prefix, "pyvenv.cfg"), e.VENV)
    elif "--target" in command:
        for name in ("bin/whitby", "whitby/engine.py"):
            file = Path(command[command.index("--target") + 1], name); file.parent.mkdir(); file.touch()
    elif "pip" in command:
        print("pip", *command[command.index("constraints.txt") + 1:])
        return int((e.ROOT / "pip").read_text())
    return 0
e.say, e.page_beside, e.compile_later, e.subprocess.call = print, lambda: None, lambda key: None, call
e.build_pages.machine_npm = lambda: ["npm"]
"""
)
QUIET = "e.say = lambda *words, **how: None;"
READY = PRETENDED + QUIET + "e.ready(); print(e.stale([]))"


@pytest.fixture
def furnished(house: House) -> House:
    """Set up once, with a file in .venv that is gone if it is made anew."""
    house.write("pip", "0")
    assert house.ask(READY).splitlines() == ["pip builder", "False"]
    house.write(".venv/kept", "")
    return house


def test_a_failed_installation_of_extras_leaves_what_there_was(furnished: House) -> None:
    furnished.write("pip", "1")
    with pytest.raises(subprocess.CalledProcessError):
        furnished.ask(PRETENDED + "e.ready('test')")
    assert furnished.ask(READY) == "False" and (furnished.root / ".venv/kept").exists()


@pytest.mark.parametrize(("code", "kept"), [(0, True), (1, False)])
def test_an_interrupted_installation_is_mended_in_place_or_else_made_anew(furnished: House, code: int, kept: bool) -> None:
    furnished.write("pip", "-9")
    with pytest.raises(subprocess.CalledProcessError):
        furnished.ask(PRETENDED + "e.ready('test')")
    furnished.write("pip", str(code))
    once = "made = e.make_venv; e.make_venv = lambda *a: (made(*a), (e.ROOT / 'pip').write_text('0'));"
    said = furnished.ask(PRETENDED + QUIET + once + "e.ready(); print(e.stale([]))")
    assert said.splitlines() == ["pip builder"] * (2 - kept) + ["False"]
    assert (furnished.root / ".venv/kept").exists() == kept


@pytest.mark.parametrize(("node", "needs"), [("v12.22.9", f"pip builder {build_pages.NODE_PACKAGE}"), ("v99.0.0", "pip builder")])
def test_an_old_node_is_none(house: House, node: str, needs: str) -> None:
    house.write("pip", "0")
    for name in ("node", "npm"):
        house.write(f"path/{name}", f"#!/bin/sh\necho {node}\n")
        (house.root / "path" / name).chmod(0o755)
    path = "import os; os.environ['PATH'] = str(e.ROOT / 'path') + os.pathsep + os.environ['PATH'];"
    asked = "import build_pages; asked = build_pages.machine_npm;" + PRETENDED + QUIET + path + "build_pages.machine_npm = asked; e.ready()"
    assert house.ask(asked) == needs


def test_where_nothing_can_be_written_what_fits_is_run(furnished: House) -> None:
    (furnished.root / "build/lock").unlink()
    (furnished.root / "build/lock").mkdir()
    compiled = PRETENDED + "(compiling.MADE / e.remembered()['key']).mkdir(parents=True);"
    said = furnished.ask(compiled + "e.ready(); print(e.is_compiled())").splitlines()
    assert len(said) == 2 and said[0].startswith("Whitby cannot be brought up to date here") and said[1] == "False"
    furnished.write("src/whitby/cli.py", "edited = 1\n")
    leaving = "\ntry: e.ready()\nexcept SystemExit as reason: print(reason)"
    assert furnished.ask(PRETENDED + leaving).startswith("Whitby cannot be set up here: ")


@pytest.mark.parametrize("lost", [".venv/copies", ".venv/bin/whitby", ".venv/whitby.json"])
def test_what_was_lost_is_made_again(furnished: House, lost: str) -> None:
    path = furnished.root / lost
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    assert furnished.ask(PRETENDED + "print(e.stale([]), e.is_compiled())") == "True False"
    assert furnished.ask(READY).endswith("False") and path.exists()


def test_another_python_of_the_machine_makes_it_anew(furnished: House) -> None:
    python = furnished.root / ".venv/bin/python"
    for version in ("python3.11", "python3.12"):
        furnished.write(version, "")
        python.unlink()
        python.symlink_to(furnished.root / version)
        assert (
            furnished.ask(PRETENDED + "print(e.stale([])); e.remember({**e.remembered(), **e.wanted()}); print(e.stale([]))")
            == "True\nFalse"
        )


def test_who_waits_gets_what_was_edited_meanwhile(furnished: House) -> None:
    furnished.leave()
    editing = """
run = e.compiler_call
def edit(key):
    (e.ROOT / "src/whitby/engine.py").write_text("edited = 1")
    return run(key)
e.compiler_call = edit
"""
    assert furnished.ask(PRETENDED + QUIET + editing + "e.ready(compiled=True); print(e.is_compiled())") == "True"


def test_a_page_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "build").touch()
    monkeypatch.setattr(build_pages, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(build_pages, "HOME", tmp_path / "build" / "frontend")
    assert "Not a directory" in build_pages.build()
