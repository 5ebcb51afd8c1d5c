"""What is assumed in a game, told in a language: `<language>/assumptions/<game>.toml` has its words beside the English ones."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from whitby import assumptions
from whitby.assumptions import ASSUMED, Assumption
from whitby.text import Catalogue


@cache
def translations(game: str, language: str) -> dict[str, str]:
    """The texts of a game in a language, by the English ones; none in English itself."""
    file = files("whitby.text").joinpath(language, "assumptions", f"{game}.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def assumed(game: str, language: str, everything: bool) -> list[Assumption]:
    """What is assumed in a game, in a language; in English where it has no words for a text."""
    told = translations(game, language) | {ASSUMED: Catalogue(language).say(f"confidence-{ASSUMED}")}
    return assumptions.assumed(game, everything, lambda text: told.get(text, text))
