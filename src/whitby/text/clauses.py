"""The rules in our own words, clause by clause, as docs/rules has them; the wheel carries a copy in whitby/rules."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

CLAUSE = re.compile(r"^- (?P<id>[A-Z0-9]+-[A-Z]+-[a-z0-9-]+) (?P<text>.*?)(?: \[(?P<source>[^\]]*)\])?$")

INNER_TAG = re.compile(r" \[(?:rulebook|assumed)\](?= )")  # where two sentences of one clause have different sources


def page(game: str) -> str:
    """The rules of a game as Markdown; empty if they are not there."""
    packed = files("whitby").joinpath("rules", f"{game}.md")
    if packed.is_file():
        return packed.read_text("utf-8")
    checkout = Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md"
    return checkout.read_text("utf-8") if checkout.is_file() else ""


@cache
def clauses(game: str) -> dict[str, str]:
    """Every clause of a game by its id."""
    found = (CLAUSE.match(line) for line in page(game).splitlines())
    return {match["id"]: INNER_TAG.sub("", match["text"]) for match in found if match}


def clause(game: str, id: str) -> str:
    """What a clause says; empty if it is not written down."""
    return clauses(game).get(id, "")
