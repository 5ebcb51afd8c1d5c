"""The terminal: saved games that can be read and some that cannot, and a real window."""

from __future__ import annotations

import io
import json
import os
import sys
import time
from pathlib import Path

import pytest
from sittings import GAME, SIX, WORDS, folder, session, text_of, until_the_end_of_input, window

import whitby
from whitby import notation
from whitby.terminal import lists, saves, start
from whitby.terminal.saves import Save
from whitby.text import Catalogue

__all__ = ["folder"]


@pytest.fixture
def good() -> Path:
    """A saved game."""
    sitting = session(SIX)
    until_the_end_of_input(sitting)
    assert sitting.save.path is not None
    return sitting.save.path


def shown(language: str = "en") -> str:
    console = window()
    lists.show_games(Catalogue(language), console)
    return text_of(console)


DAMAGE = {
    "cut": lambda text: text[: len(text) // 2],
    "empty": lambda text: b"",
    "bytes": lambda text: b"\xff\xfe\x00" + text,
    "other rules": lambda text: text.replace(b"rules: ", b"rules: 99"),
    "a choice": lambda text: text.replace(b"choose amulet", b"step harbor"),
    "an unknown bot": lambda text: text.replace(b"bot random", b"bot deep-thought"),
    "an unknown player": lambda text: text.replace(b"bot random", b"ghost"),
    "digits": lambda text: text.replace(b"result: *", b"result: *\nseed: 1\noption turn_limit: " + b"9" * 5000),
    "long": lambda text: text.replace(b"choose amulet", b"x" * 100000),
    "escape": lambda text: text.replace(b"choose amulet", b"\x1b[2J"),
}


@pytest.mark.parametrize("how", DAMAGE)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_save_that_cannot_be_read_is_listed_as_such_and_left_alone(good: Path, how: str, language: str) -> None:
    broken = good.with_name("dracula-2003-20200101-000000.txt")
    broken.write_bytes(DAMAGE[how](good.read_bytes()))
    before = broken.read_bytes()
    title = {"en": "Saved games that cannot be read", "it": "Partite salvate che non si possono"}[language]
    readable, _, rest = shown(language).partition(title)
    assert good.name in readable and broken.name not in readable and broken.name in rest
    assert "\x1b" not in rest and len(rest) < 1000
    assert [entry["file"] for entry in json.loads(lists.games_json())["unreadable"]] == [str(broken)]
    assert [save.path for save in saves.interrupted(GAME.id)] == [good]
    assert broken.read_bytes() == before


def test_nothing_but_broken_saves(good: Path) -> None:
    good.write_bytes(b"whitby record 1\n")
    assert "No game is interrupted." in shown() and good.name in shown()
    with pytest.raises(start.Stop, match=f"{good.name} cannot be replayed: line 2$"):
        start.play(GAME, WORDS, window(), None, None, "random", {}, True)
    assert good.exists()


def test_a_broken_save_does_not_stand_in_the_way_of_a_good_one(good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = good.with_name("dracula-2003-29990101-000000.txt")
    later.write_bytes(b"nonsense")
    os.utime(later, (time.time() + 60, time.time() + 60))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    console = window()
    with pytest.raises(start.Stop, match="The input has ended"):
        start.play(GAME, WORDS, console, None, None, "random", {}, True)
    text = text_of(console)
    assert later.name in text and "Taken up again after" in text and later.read_bytes() == b"nonsense"


@pytest.mark.skipif(not hasattr(os, "symlink") or sys.platform == "win32", reason="needs links")
def test_things_in_the_folder_that_are_no_files(good: Path, folder: Path) -> None:
    (folder / "dracula-2003-dangling.txt").symlink_to(folder / "nowhere")
    (folder / "dracula-2003-folder.txt").mkdir()
    text = shown()
    assert good.name in text and "dracula-2003-dangling.txt" in text and "dracula-2003-folder.txt" in text


def test_files_that_are_no_records_are_left_alone(folder: Path) -> None:
    (folder / "notes.txt").write_text("buy garlic", "utf-8")
    (folder / "half.txt").write_text("whitby record 1\ngame: dracula-2003\n", "utf-8")
    assert saves.interrupted() == []
    assert [save.path.name for save in saves.unreadable()] == ["half.txt"]
    assert "notes.txt" not in shown()


def test_a_file_that_turned_into_something_else_is_not_overwritten(good: Path) -> None:
    save = Save(GAME.id, good)
    good.write_bytes(b"\xff\xff")
    with pytest.raises(saves.SavedElsewhere):
        save.put("something", False)
    assert good.read_bytes() == b"\xff\xff"


def test_a_record_with_the_line_ends_of_windows_goes_on(good: Path) -> None:
    good.write_bytes(good.read_bytes().replace(b"\n", b"\r\n"))
    ((path, record),) = saves.interrupted()
    Save(GAME.id, path).put(notation.write(record, GAME) + "\n", False)
    assert b"\r" not in path.read_bytes()


# --- a real window ----------------------------------------------------------------------------
def in_a_window(arguments: list[str], typed: bytes, wide: int = 80, high: int = 24) -> tuple[str, int]:
    """The program in a pseudo-terminal of this size: all that it printed, and its exit code."""
    pty = pytest.importorskip("pty")
    import fcntl
    import select
    import struct
    import termios

    pid, window = pty.fork()
    if pid == 0:
        code = "import sys; sys.path.insert(0, 'src'); from whitby.cli import main; main()"
        os.execve(sys.executable, [sys.executable, "-c", code, *arguments], {**os.environ, "TERM": "dumb", "LC_ALL": "C.UTF-8"})
    fcntl.ioctl(window, termios.TIOCSWINSZ, struct.pack("HHHH", high, wide, 0, 0))
    out = b""
    lines = typed.split(b"\n")
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        ready, _, _ = select.select([window], [], [], 1)
        try:
            read = os.read(window, 65536) if ready else b""
        except OSError:
            break
        if ready and not read:
            break
        out += read
        if out.endswith(b"> ") and not ready and lines:
            os.write(window, lines.pop(0) + b"\n")
    _, status = os.waitpid(pid, 0)
    os.close(window)
    return out.decode("utf-8", "replace").replace("\r\n", "\n"), os.waitstatus_to_exitcode(status)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("game", whitby.game_ids())
def test_a_real_window_of_80_by_24(game: str) -> None:
    typed = b"9" * 3000 + b"\n\xff\xfe\n1\nquit"
    text, code = in_a_window(["play", game, "--seed", "3", "--seat", "dracula", "--language", "en"], typed)
    assert code == 0 and "Traceback" not in text
    assert text.count("is none of the options") == 2
    pages = text.split("it is your turn.")[1:]
    assert len(pages) == 2 and max(len(line) for line in text.split("\n") if "none of" not in line and "999" not in line) <= 80
    assert pages[0].partition("Your choice> ")[0].count("\n") < 24
    assert "The game is saved." in text
