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


def test_the_guide_for_researchers_runs() -> None:
    page = README.parent / "docs" / "guide" / "research.md"
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted >= 10
    assert not result.failed


def test_the_guide_to_studies_runs() -> None:
    page = README.parent / "docs" / "guide" / "studies.md"
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted >= 4
    assert not result.failed
    from whitby.study.plan import parse

    (plan,) = re.findall(r"```toml\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    assert parse(plan).games == 2000


def test_the_options_of_whitby_serve_that_are_shown_exist() -> None:
    from whitby.web.command import serve

    known = {name for option in serve.params for name in (*option.opts, *option.secondary_opts)}
    for page in (README, *(README.parent / "docs" / "guide").glob("*.md")):
        for line in re.findall(r"whitby serve (.*)", page.read_text("utf-8")):
            assert set(re.findall(r"--[a-z-]+", line)) <= known, (page.name, line)


def test_the_pictures_are_there_and_small() -> None:
    named = set(re.findall(r"\]\((docs/pictures/[\w.-]+)\)", README.read_text("utf-8")))
    assert len(named) == 4
    assert all(0 < (README.parent / name).stat().st_size < 250_000 for name in named)


def test_the_commands_of_the_readme_and_the_guide_exist() -> None:
    from whitby.cli import main

    for page in (README, *(README.parent / "docs" / "guide").glob("*.md")):
        for command in re.findall(r"^    whitby (\w+)", page.read_text("utf-8"), re.MULTILINE):
            assert command in main.commands, (page.name, command)
