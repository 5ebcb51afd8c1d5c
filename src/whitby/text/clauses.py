"""The rules in our own words, clause by clause, as docs/rules has them; the wheel carries a copy in whitby/rules.

They are written in English; docs/rules/it has them in Italian, with the same ids.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from whitby.text import LANGUAGES

CLAUSE = re.compile(r"^- (?P<id>[A-Z0-9]+-[A-Z]+-[a-z0-9-]+) (?P<text>.*?)(?: \[(?P<source>[^\]]*)\])?$")

INNER_TAG = re.compile(r" \[(?:rulebook|assumed|regolamento|nostra scelta)\](?= )")  # two sentences of one clause, from different sources


def page(game: str, language: str = LANGUAGES[0]) -> str:
    """The rules of a game as Markdown; empty if they are not there in this language."""
    name = f"{game}.md" if language == LANGUAGES[0] else f"{language}/{game}.md"
    packed = files("whitby").joinpath("rules", name)
    if packed.is_file():
        return packed.read_text("utf-8")
    checkout = Path(__file__).parents[3] / "docs" / "rules" / name
    return checkout.read_text("utf-8") if checkout.is_file() else ""


@cache
def clauses(game: str, language: str = LANGUAGES[0]) -> dict[str, str]:
    """Every clause of a game that is written in this language, by its id."""
    found = (CLAUSE.match(line) for line in page(game, language).splitlines())
    return {match["id"]: INNER_TAG.sub("", match["text"]) for match in found if match}


def clause(game: str, id: str, language: str = LANGUAGES[0]) -> str:
    """What a clause says, in English where the language has no words for it; empty if it is not written down."""
    return clauses(game, language).get(id) or clauses(game).get(id, "")
