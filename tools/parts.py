"""To which part a file of the project belongs: to a game, to the games of a family, to the web, or to all. Names decide, no list of games.

A game is a package of src/whitby/games whose name ends with a year: dracula2003 holds the game dracula-2003. A package there without
a year (fury) is shared by the games whose names begin with its own; a folder with tables alone is no game yet. Other files of a game or
a family have its name in their path.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import environment
import trees

CORE, WEB = "core", "web"
WEB_FOLDERS = {"web", "frontend", "browser", "stored"}
PLAYED_WITH = ("belief", "bots", "table", "terminal", "text", "web")  # a game, or by
AROUND = tuple(f"src/whitby/{name}/" for name in PLAYED_WITH)
DOCUMENTS = ("docs", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "mkdocs.yml", "examples", "studies")
READ = (*environment.SOURCES, "tests", "tools", *DOCUMENTS)  # what a check may depend on


def packages() -> dict[str, str]:
    """Each game's id, by the name of its package."""
    folders = [path for path in sorted((environment.ROOT / "src/whitby/games").iterdir()) if any(path.glob("*.py"))]
    found = [re.fullmatch(r"(\D+)(\d{4})", path.name) for path in folders]
    return {match[0]: f"{match[1]}-{match[2]}" for match in found if match}


def games() -> list[str]:
    """The ids of all games."""
    return list(packages().values())


def family(game: str) -> str:
    return game.rpartition("-")[0]


def part_of(path: str) -> str:
    """A game's id, a family's name, WEB or CORE. A game's board is the page's: no check without a page depends on it."""
    *folders, name = path.split("/")
    if folders[:1] == ["frontend"]:
        return WEB
    words = [word.replace("-", "") for word in (*folders, name)]
    for package, game in packages().items():
        if any(word.startswith(package) for word in words):
            return game
    for shared in map(family, games()):
        if shared in (*folders, name.partition(".")[0]):
            return shared
    return WEB if WEB_FOLDERS & set(folders) or "web" in name.partition(".")[0].split("_") else CORE


def read_by(part: str, command: list[str]) -> Iterator[str]:
    """The files on which a check of this part depends.

    A game's checks: what is common, the game and its tests; of the documents its own, of the tools those that the command names.
    Those of the core and the web play all games: all sources, but of tests and tools only those common to all and their own.
    Whitby itself, when it only plays at random, reads the games and what they are made of.
    """
    plays = Path(command[0]).stem == "whitby"
    for top in environment.SOURCES if plays else READ:
        for file in trees.files(environment.ROOT / top):
            path = file.relative_to(environment.ROOT).as_posix()
            owner = part_of(path)
            if plays and path.startswith(AROUND):
                fits = False
            elif part in (CORE, WEB):
                fits = owner in (CORE, part) or not path.startswith(("tests/", "tools/"))
            elif top == "tools":
                fits = path in command
            elif top in DOCUMENTS:
                fits = owner == part
            else:
                fits = owner in (CORE, part, family(part))
            if fits:
                yield path
