"""Locks between processes: a file that one of them holds, until it ends however it ends."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

TAKEN = PermissionError if os.name == "nt" else BlockingIOError


def grab(descriptor: int, shared: bool = False) -> bool:
    """Take the lock if nobody has it; a shared one (not on Windows) stands beside other shared ones. Where none can be, OSError."""
    try:
        if os.name == "nt":
            import msvcrt

            os.lseek(descriptor, 0, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except TAKEN:
        return False
    return True


@contextlib.contextmanager
def held(path: Path, waiting: Callable[[], None] = lambda: None) -> Iterator[BinaryIO]:
    """Hold the lock; `waiting` is called once if another process has it."""
    with path.open("a+b") as lock:  # closing the file lets go
        if not grab(lock.fileno()):
            waiting()
            while not grab(lock.fileno()):
                time.sleep(0.2)
        yield lock


def is_held(path: Path) -> bool:
    """Does another process hold it at this moment?"""
    try:
        with path.open("r+b") as lock:
            return not grab(lock.fileno())
    except FileNotFoundError:
        return False
