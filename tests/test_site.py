"""The site of the documentation: every page is on it, and nothing on it would be loaded from elsewhere. ./test full builds it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import docs_site
import pytest
import site_pages

yaml = pytest.importorskip("yaml")

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SITE: dict[str, Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))


def pages(nav: Any) -> Iterator[str]:
    """The pages of a menu, in their order."""
    if isinstance(nav, str):
        yield nav
        return
    for entry in nav.values() if isinstance(nav, dict) else nav:
        yield from pages(entry)


def test_every_page_is_in_the_menu_once() -> None:
    there = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} | set(site_pages.ADDED)
    assert sorted(pages(SITE["nav"])) == sorted(there)


def test_pages_of_the_main_folder_link_to_pages_that_are_there() -> None:
    for source in site_pages.ADDED.values():
        text = site_pages.from_docs((ROOT / source).read_text("utf-8"))
        links = [link for link in re.findall(r"\]\(([^)#]+)", text) if not link.startswith("http")]
        assert all((DOCS / link).exists() for link in links), source


def test_links_between_pages_lead_somewhere() -> None:
    for page in DOCS.rglob("*.md"):
        for link in re.findall(r"\]\(([^)#\s]+)", re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)):
            known = link.startswith("http") or link in site_pages.ADDED
            assert known or (page.parent / link).exists(), (page.name, link)


def test_the_reference_names_modules_that_are_there() -> None:
    names = [
        name for page in (DOCS / "reference").glob("*.md") for name in re.findall(r"^::: (\S+)", page.read_text("utf-8"), re.MULTILINE)
    ]
    assert len(names) >= 25 and len(set(names)) == len(names)
    for name in names:
        assert import_module(name).__doc__, name


def test_what_a_page_would_load_from_elsewhere_is_found() -> None:
    told = '<a href="https://a.example">a</a><link rel="canonical" href="https://a.example">'
    assert docs_site.foreign(f'{told}<script src="//b.example/c.js"></script><img src="d.png">') == ["//b.example/c.js"]
    assert docs_site.foreign_styles("a{background:url('https://a.example/b.png')} c{background:url(d.svg)}") == ["https://a.example/b.png"]


def test_each_clause_has_an_address() -> None:
    text = site_pages.with_anchors((DOCS / "rules/fury-2015.md").read_text("utf-8"))
    assert '- <a id="F15-MOVE-04" href="#F15-MOVE-04">F15-MOVE-04</a> ' in text
    assert len(re.findall(r'<a id="(F15-[A-Z]+-\w+)"', text)) > 400


def test_examples_in_docstrings_become_blocks_of_code() -> None:
    pytest.importorskip("griffe")
    fenced = import_module("site_docstrings").fenced
    assert fenced("One.\n\n>>> 1 + 1\n2\n\nTwo.") == "One.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nTwo."
    assert fenced("No example >>> here.") == "No example >>> here."
