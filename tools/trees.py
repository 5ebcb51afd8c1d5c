"""What a folder of sources holds, without what builds and editors leave there, and one digest of it. Standard library only."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

BUILT = ("__pycache__", "*.pyc", "*.so", "*.pyd", "node_modules", ".svelte-kit", "dist", "static", "types.gen.ts", "package-lock.json")
OTHERS = ("test-results", ".#*", "#*", "*~", ".*.sw?", ".DS_Store")  # .#engine.py is a link of Emacs' that leads nowhere
left_out = shutil.ignore_patterns(*BUILT, *OTHERS)  # asked as copytree asks: a folder, and the names in it


def files(top: Path) -> Iterator[Path]:
    """The file itself, or all files below the folder, in order."""
    if top.is_file():
        yield top
    for folder, folders, names in os.walk(top):
        folders[:] = sorted({*folders} - left_out(folder, folders))
        yield from (Path(folder, name) for name in sorted({*names} - left_out(folder, names)))


def digest(root: Path, files: Iterable[Path]) -> str:
    """Of the names below the root and the contents of files."""
    found = hashlib.blake2b(digest_size=16)
    for file in files:
        content = file.read_bytes()
        found.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return found.hexdigest()
