"""The README's tour of the Python API runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
DOCS = README.parent / "docs"


def test_the_tour_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted >= 10
    assert not result.failed


WITH_EXAMPLES = {"guide/research.md": 10, "guide/learning.md": 10, "guide/studies.md": 4}  # by page, how many at least
RUN_BY_ANOTHER = {"guide/new-game.md"}  # tests/test_guide.py


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_of_a_guide_run(name: str) -> None:
    result = doctest.testfile(str(DOCS / name), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted >= WITH_EXAMPLES[name]
    assert not result.failed


def test_no_page_has_examples_that_nobody_runs() -> None:
    found = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md") if re.search("^>>> ", page.read_text("utf-8"), re.MULTILINE)}
    assert found - RUN_BY_ANOTHER == set(WITH_EXAMPLES)


def test_the_plan_that_the_guide_to_studies_shows_can_be_read() -> None:
    from whitby.study.plan import parse

    (plan,) = re.findall(r"```toml\n(.*?)```", (DOCS / "guide/studies.md").read_text("utf-8"), re.DOTALL)
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
