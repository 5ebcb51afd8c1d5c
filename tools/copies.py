"""Copies of Whitby in .venv/copies, each complete and unchanging; who runs from one is not disturbed by the next."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

import locks

HOME = Path(__file__).resolve().parent.parent / ".venv" / "copies"
IN_USE = "in-use"  # a file in each copy; who runs from the copy has it open, with a shared lock


@contextlib.contextmanager
def new(name: str) -> Iterator[Path]:
    """A folder to fill, which becomes the copy of that name all at once; there is none yet."""
    folder = HOME / "new"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    yield folder
    (folder / IN_USE).touch()
    os.rename(folder, HOME / name)


def discard(copy: Path) -> None:
    """Remove a copy, unless somebody runs from it (Windows does not move a folder with an open file)."""
    away = HOME / "away"
    shutil.rmtree(away, ignore_errors=True)
    if os.name == "nt" or not locks.is_held(copy / IN_USE):
        with contextlib.suppress(OSError):
            os.rename(copy, away)
            shutil.rmtree(away)


held: list[BinaryIO] = []


def keep_in_use(current: Callable[[], str]) -> None:
    """Keep the current copy from being removed as long as we run, or what we become; another one if it was replaced this moment."""
    name = ""
    while name != current():
        name = current()
        with contextlib.suppress(OSError):  # gone, or no locks here: we run all the same
            file = (HOME / name / IN_USE).open("rb")
            locks.grab(file.fileno(), shared=True)
            os.set_inheritable(file.fileno(), True)
            held.append(file)
