"""The rows of finished games, a line each, kept by version: nothing is played twice, nothing is lost on a crash."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path

from whitby import __version__
from whitby.measure.cells import Cell, Row

SOURCES = ("*.py", "belief/**/*.py", "bots/**/*.py", "bots/**/*.toml", "games/**/*.py", "games/**/*.json", "measure/*.py", "search/*.py")


def version(sources: Sequence[str] = SOURCES) -> str:
    """The version, with a mark of all sources that a row depends on: two trees that differ there do not share rows."""
    home, seen = Path(__file__).parent.parent, hashlib.sha256()
    for path in sorted({path for pattern in sources for path in home.glob(pattern)}):
        seen.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{__version__}-{seen.hexdigest()[:10]}"


class Store:
    """The rows of one version and seed in a folder."""

    def __init__(self, folder: Path, made_by: str, seed: int) -> None:
        self.folder = folder / f"{made_by}-seed-{seed}"

    def path(self, cell: Cell) -> Path:
        """The file of a cell."""
        return self.folder / f"{cell.name.replace(' ', '_')}.jsonl"

    def rows(self, cell: Cell) -> dict[int, Row]:
        """What there is of a cell, by number; a line that a crash has cut is left out."""
        path, found = self.path(cell), {}
        for line in path.read_text().splitlines() if path.exists() else ():
            try:
                kept = json.loads(line)
            except ValueError:
                continue
            found[int(kept["number"])] = kept["row"]
        return found

    def keep(self, cell: Cell, number: int, row: Row) -> None:
        """Add one; it is on the disk when this returns."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.path(cell).open("ab+") as file:
            if file.tell():
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":  # a crash has cut the last line
                    file.write(b"\n")
            file.write(json.dumps({"number": number, "row": row}, separators=(",", ":")).encode() + b"\n")
