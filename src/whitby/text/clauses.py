"""The rules in our own words, clause by clause, as docs/rules has them; the wheel carries a copy in whitby/rules.

They are written in English; docs/rules/it has them in Italian, with the same ids.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from whitby.text import LANGUAGES

CLAUSE = re.compile(
    r"^- (?P<id>[A-Z0-9]+-[A-Z]+-[a-z0-9-]+) (?P<text>.*?)"
    r"(?: \((?P<readings>A \d+(?:, A \d+)*)\))?(?: \[(?P<source>[^\]]*)\])?$"
)
SECTION = re.compile(r"^## (?P<id>[A-Z]+): (?P<title>.*)$")
PART = re.compile(r"^(?:### (?P<heading>.*)|(?P<line>[^-#|`\[].*):)$")  # a smaller heading, or a line that announces clauses

INNER_TAG = re.compile(r" \[(?:rulebook|assumed|regolamento|nostra scelta)\](?= )")  # two sentences of one clause, from different sources


class Clause(NamedTuple):
    """One statement of the rules."""

    id: str
    text: str
    part: str  # the smaller heading below which it stands
    source: str  # where it comes from, as the page says it
    readings: tuple[int, ...]  # on which readings of the game it rests, by their number from 1


class Section(NamedTuple):
    """The clauses of one topic."""

    id: str
    title: str
    clauses: list[Clause]


def page(game: str, language: str = LANGUAGES[0]) -> str:
    """The rules of a game as Markdown; empty if they are not there in this language."""
    name = f"{game}.md" if language == LANGUAGES[0] else f"{language}/{game}.md"
    packed = files("whitby").joinpath("rules", name)
    if packed.is_file():
        return packed.read_text("utf-8")
    checkout = Path(__file__).parents[3] / "docs" / "rules" / name
    return checkout.read_text("utf-8") if checkout.is_file() else ""


@cache
def sections(game: str, language: str = LANGUAGES[0]) -> list[Section]:
    """The rules of a game by topic, in the order of the page; none if it is not written in this language."""
    found: list[Section] = []
    part = ""
    for line in page(game, language).splitlines():
        if section := SECTION.match(line):
            found.append(Section(section["id"], section["title"], []))
            part = ""
        elif named := PART.match(line):
            part = named["heading"] or named["line"]
        elif (said := CLAUSE.match(line)) and found:
            readings = tuple(int(number) for number in re.findall(r"\d+", said["readings"] or ""))
            found[-1].clauses.append(Clause(said["id"], INNER_TAG.sub("", said["text"]), part, said["source"] or "", readings))
    return [section for section in found if section.clauses]


@cache
def clauses(game: str, language: str = LANGUAGES[0]) -> dict[str, str]:
    """Every clause of a game that is written in this language, by its id."""
    return {clause.id: clause.text for section in sections(game, language) for clause in section.clauses}


def clause(game: str, id: str, language: str = LANGUAGES[0]) -> str:
    """What a clause says, in English where the language has no words for it; empty if it is not written down."""
    return clauses(game, language).get(id) or clauses(game).get(id, "")


def with_words(game: str, wanted: str, language: str = LANGUAGES[0]) -> list[Section]:
    """The sections with only those clauses that hold all words of a search, in their id or their text."""
    words = plain(wanted).split()
    kept = [
        section._replace(clauses=[each for each in section.clauses if all(word in plain(f"{each.id} {each.text}") for word in words)])
        for section in sections(game, language) or sections(game)
    ]
    return [section for section in kept if section.clauses]


def plain(text: str) -> str:
    """Without accents and capitals, as people type it."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)).casefold()
