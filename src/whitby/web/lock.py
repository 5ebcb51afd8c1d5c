"""One server a data folder: a lock that ends with its process, and says where that one is."""

from __future__ import annotations

import errno
import sys
import time
from pathlib import Path
from typing import IO

FILE = "whitby.lock"
FAR = 1 << 20  # the byte that is locked on Windows: what is locked there cannot be read
SECONDS = 5.0  # for the other server to say where it is
HELD = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class Held(Exception):
    """Another server has the folder."""

    def __init__(self, address: str, host: str) -> None:
        super().__init__(address)
        self.address = address  # empty if it does not say
        self.host = host  # as it was started with


class Lock:
    """Held until it is closed, or its process ends in whatever way."""

    def __init__(self, folder: Path) -> None:
        """Held if another process has it; OSError if the folder cannot be used."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        self.file: IO[str] = path.open("a+", encoding="utf-8")
        try:
            lock(self.file)
        except OSError as error:
            if error.errno in HELD:
                self.file.close()
                raise Held(*said_in(path)) from None
            # a folder of some network that knows no locks: the log still notices two writers
        self.file.truncate(0)  # what one that was killed said

    def say(self, address: str, host: str) -> None:
        """Tell others where this server is."""
        self.file.truncate(0)
        self.file.write(f"{address}\n{host}\n")
        self.file.flush()

    def close(self) -> None:
        self.file.truncate(0)
        self.file.close()


def lock(file: IO[str]) -> None:
    """By the system's own means, which forget a process that is killed; OSError at once if it is not possible."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def said_in(path: Path) -> tuple[str, str]:
    """What the other one said; it may have begun just now."""
    end = time.monotonic() + SECONDS
    while True:
        lines = path.read_text("utf-8").splitlines()
        if len(lines) == 2:
            return lines[0], lines[1]
        if time.monotonic() > end:
            return "", ""
        time.sleep(0.05)
