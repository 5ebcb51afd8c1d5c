"""The README's tour of the Python API runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_tour_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted >= 10
    assert not result.failed


def test_the_commands_of_the_readme_and_the_guide_exist() -> None:
    from whitby.cli import main

    for page in (README, *(README.parent / "docs" / "guide").glob("*.md")):
        for command in re.findall(r"^    whitby (\w+)", page.read_text("utf-8"), re.MULTILINE):
            assert command in main.commands, (page.name, command)
