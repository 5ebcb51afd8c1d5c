"""What the site changes in the pages of docs/: CONTRIBUTING.md and CHANGELOG.md are pages of it, and each clause has an address.

mkdocs.yml names this file as a hook.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ADDED = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
CLAUSE = re.compile(r"^- ([A-Z0-9]+-[A-Z]+-[a-z0-9-]+) ", re.MULTILINE)


def on_files(files: Any, config: Any) -> Any:
    """The pages that stand in the main folder, with links as they are from docs/."""
    from mkdocs.structure.files import File

    for page, source in ADDED.items():
        files.append(File.generated(config, page, content=from_docs((ROOT / source).read_text("utf-8"))))
    return files


def on_page_markdown(markdown: str, page: Any, **rest: Any) -> str:
    """Clauses with an anchor each, so that rules/fury-2015.html#F15-MOVE-04 leads to one."""
    return with_anchors(markdown) if page.file.src_uri.startswith("rules/") else markdown


def from_docs(text: str) -> str:
    """A page of the main folder with links as they are from docs/.

    >>> from_docs("[a](docs/a.md), [b](docs/guide/b.md#c)")
    '[a](a.md), [b](guide/b.md#c)'
    """
    return text.replace("](docs/", "](")


def with_anchors(text: str) -> str:
    """Rules in which each clause can be linked to.

    >>> with_anchors("- F15-MOVE-04 One step. [rulebook]")
    '- <a id="F15-MOVE-04" href="#F15-MOVE-04">F15-MOVE-04</a> One step. [rulebook]'
    """
    return CLAUSE.sub(r'- <a id="\1" href="#\1">\1</a> ', text)
