"""Examples in docstrings as blocks of code on the site: Markdown would read `>>>` as a quotation. mkdocs.yml names this file."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^>>> .*\n?(?:^(?!\s*$).*\n?)*\n?)+", re.MULTILINE)  # up to an empty line, and what follows that is one more


class Fenced(griffe.Extension):
    """Every docstring passes through here when the sources are read."""

    def on_object(self, *, obj: Any, **rest: Any) -> None:
        """A module, class, function or value with all that is in it."""
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    r"""The text with its examples between fences.

    >>> fenced("One.\n\n>>> 1 + 1\n2\n\nTwo.")
    'One.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nTwo.'
    """
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].strip()}\n```\n\n", text).rstrip()
