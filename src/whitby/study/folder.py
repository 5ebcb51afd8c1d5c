"""The folder of a study: its plan, the blocks that are played, and what they took. Whatever is there was written whole."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from whitby.measure.store import SOURCES, version
from whitby.processes import chunks
from whitby.study.blocks import Block, Played
from whitby.study.plan import Study, StudyError, slug, study_of

PLAN, LOG = "study.json", "blocks.jsonl"
MADE_BY = (*[pattern for pattern in SOURCES if not pattern.startswith("measure")], "study/rows.py")  # what rows depend on


class Folder:
    """One study on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            kept = json.loads((path / PLAN).read_text("utf-8"))
            self.study, self.version = study_of(kept["study"]), str(kept["version"])
        except (OSError, ValueError, KeyError, TypeError):
            raise StudyError(f"{path} is not the folder of a study: it has no {PLAN}; whitby study FILE.toml makes one") from None

    def file(self, kind: str, block: Block) -> Path:
        """Where the games or decisions of a block are."""
        name = slug(self.study.cells[block.cell].name)
        return self.path / kind / f"{name}-{block.first:09}-{block.last:09}.parquet"

    def blocks(self) -> list[Block]:
        """All blocks; of all cells in turn, so that a study that is cut short has some of each."""
        cells = enumerate(self.study.cells)
        every = [Block(i, *chunk) for i, cell in cells for chunk in chunks(cell.games, self.study.block)]
        return sorted(every, key=lambda block: (block.first, block.cell))

    def missing(self) -> list[Block]:
        """The blocks that are still to be played; a block is there when its games are."""
        return [block for block in self.blocks() if not self.file("games", block).exists()]

    def keep(self, played: Played) -> None:
        """Keep a block, its games last."""
        if played.decisions:
            write(self.file("decisions", played.block), played.decisions)
        with (self.path / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps({**played.block._asdict(), "seconds": round(played.seconds, 3)}) + "\n")
        write(self.file("games", played.block), played.games)

    def files(self, cell: int) -> Iterator[Path]:
        """The games of a cell that are there, by number."""
        for block in self.blocks():
            if block.cell == cell and (path := self.file("games", block)).exists():
                yield path

    def core_hours(self) -> float:
        """What the games took so far."""
        took: dict[tuple[int, int], float] = {}
        try:
            for line in (self.path / LOG).read_text("utf-8").splitlines():
                kept: dict[str, Any] = json.loads(line)
                took[kept["cell"], kept["first"]] = kept["seconds"]
        except (OSError, ValueError):
            pass
        return sum(took.values()) / 3600


def write(path: Path, content: bytes) -> None:
    """Write a file all at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_bytes(content)
    os.replace(new, path)


def open_folder(path: Path, study: Study) -> Folder:
    """The folder of this study, made or found; StudyError if it holds another one."""
    games = {cell.game for cell in study.cells}
    mine = {"version": version(games.pop() if len(games) == 1 else "", MADE_BY), "study": study.data()}
    if not (path / PLAN).exists():
        if path.exists() and any(path.iterdir()):
            raise StudyError(f"{path} is there already and is no study; choose another folder with -o")
        write(path / PLAN, json.dumps(mine, indent=1).encode())
    folder = Folder(path)
    if folder.version != mine["version"]:
        raise StudyError(f"{path} has games of version {folder.version}, this is {mine['version']}; choose another folder with -o")
    if folder.study != study:
        raise StudyError(f"{path} has games by another plan; choose another folder with -o")
    return folder
