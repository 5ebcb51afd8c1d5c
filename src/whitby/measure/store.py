"""The rows of finished games, a line each, kept by version: nothing is played twice, nothing is lost on a crash."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from whitby import __version__
from whitby.games import packages
from whitby.measure.cells import Cell, Row

SOURCES = (
    *("*.py", "belief/**/*.py", "belief/**/*.toml", "bots/**/*.py", "bots/**/*.toml", "games/**/*.py", "games/**/*.json"),
    *("measure/*.py", "search/*.py"),
)


def version(game_id: str = "", sources: Sequence[str] = SOURCES) -> str:
    """The version, with a mark of all sources that a row of this game depends on: two trees that differ there do not share rows."""
    home, seen = Path(__file__).parent.parent, hashlib.sha256()
    others = {package for other, package in packages().items() if game_id not in ("", other)}
    for path in sorted({path.relative_to(home) for pattern in sources for path in home.glob(pattern)}):
        if not others & {part.partition(".")[0] for part in path.parts}:
            seen.update(path.as_posix().encode() + b"\0" + (home / path).read_bytes())
    return f"{__version__}-{seen.hexdigest()[:10]}"


class Store:
    """The rows of one seed in a folder; those of each game by the version that it is of."""

    def __init__(self, folder: Path, seed: int, made_by: Callable[[str], str] = version) -> None:
        self.folder = folder
        self.seed = seed
        self.made_by = cache(made_by)

    def path(self, cell: Cell) -> Path:
        """The file of a cell."""
        return self.folder / f"{self.made_by(cell.game)}-seed-{self.seed}" / f"{cell.name.replace(' ', '_')}.jsonl"

    def lines(self, cell: Cell) -> Iterator[dict[str, Any]]:
        """What there is of a cell; a line that a crash has cut is left out."""
        path = self.path(cell)
        for line in path.read_text().splitlines() if path.exists() else ():
            with contextlib.suppress(ValueError):
                yield json.loads(line)

    def rows(self, cell: Cell) -> dict[int, Row]:
        """The rows of a cell by number."""
        return {int(kept["number"]): kept["row"] for kept in self.lines(cell)}

    def seconds(self, cell: Cell) -> list[float]:
        """What games of a cell took of a core, where that was kept."""
        return [kept["seconds"] for kept in self.lines(cell) if "seconds" in kept]

    def keep(self, cell: Cell, number: int, row: Row, seconds: float) -> None:
        """Add one; it is on the disk when this returns."""
        path = self.path(cell)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab+") as file:
            if file.tell():
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":  # a crash has cut the last line
                    file.write(b"\n")
            kept = {"number": number, "row": row, "seconds": round(seconds, 4)}
            file.write(json.dumps(kept, separators=(",", ":")).encode() + b"\n")
