"""One server a data folder: a lock that ends with its process, and says where that one is."""

from __future__ import annotations

import errno
import sys
import time
from pathlib import Path
from typing import IO

FILE = "whitby.lock"
LOCKED_BYTE = 1 << 20  # the byte that is locked on Windows: what is locked there cannot be read
ANNOUNCE_SECONDS = 5.0  # for the other server to say where it is
IN_USE_ERRORS = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class FolderInUse(Exception):
    """Another server has locked the folder; it tells where that one is."""

    def __init__(self, address: str, host: str) -> None:
        super().__init__(address)
        self.address = address  # empty if it does not say
        self.host = host  # as it was started with


class Lock:
    """The lock of a data folder, held until it is closed, or its process ends in whatever way."""

    def __init__(self, folder: Path) -> None:
        """Take the lock; FolderInUse if another process has it, OSError if the folder cannot be used."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        self.file: IO[str] = path.open("a+", encoding="utf-8")
        try:
            lock(self.file)
        except OSError as error:
            if error.errno in IN_USE_ERRORS:
                self.file.close()
                raise FolderInUse(*announced_in(path)) from None
            # a folder of some network that knows no locks: the log still notices two writers
        self.file.truncate(0)  # what one that was killed said

    def announce(self, address: str, host: str) -> None:
        """Tell others where this server is."""
        self.file.truncate(0)
        self.file.write(f"{address}\n{host}\n")
        self.file.flush()

    def close(self) -> None:
        self.file.truncate(0)
        self.file.close()


def lock(file: IO[str]) -> None:
    """Lock a file by the system's own means, which forget a process that is killed; OSError at once if it is not possible."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def announced_in(path: Path) -> tuple[str, str]:
    """Address and host that the other server announced; it may have begun just now."""
    end = time.monotonic() + ANNOUNCE_SECONDS
    while True:
        lines = path.read_text("utf-8").splitlines()
        if len(lines) == 2:
            return lines[0], lines[1]
        if time.monotonic() > end:
            return "", ""
        time.sleep(0.05)
