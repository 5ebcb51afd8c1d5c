"""Who, where and by what: the nouns that the sentence of a question names, as far as the viewer knows them.

Each question has its own line below: from the view and the arguments of the rule that asks (of a window: its number, and what it is about).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.games.fury2005.words import BACK0, NOUNS

Facts = dict[str, int]  # name in the sentence -> noun; a negative one, or a back, is unknown


def about(v: dict[str, Any], question: str) -> dict[str, str]:
    """The nouns of this question by name; none where the viewer does not know them all."""
    found = ABOUT[question](v, v["running"][1:]) if question in ABOUT else {}
    return {name: NOUNS[noun] for name, noun in found.items()} if all(0 <= n < BACK0 for n in found.values()) else {}


ABOUT: Final[dict[str, Callable[[dict[str, Any], list[int]], Facts]]] = {}
