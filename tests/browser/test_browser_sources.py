"""The sources of the pages; their style, types and own tests are tools/page_sources.py's."""

from __future__ import annotations

import re

from pages import ROOT


def test_only_tokens_have_raw_colours() -> None:
    """No raw colour outside tokens.css, but for shadows in black."""
    wrong = []
    for path in (ROOT / "frontend/src").rglob("*.svelte"):
        style = path.read_text("utf-8").partition("<style>")[2]
        wrong += [f"{path.name}: {colour}" for colour in re.findall(r"#[0-9a-fA-F]{3,8}\b", style) if not colour.startswith("#000")]
    assert not wrong, wrong
