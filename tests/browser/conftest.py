"""A server with the built pages, and guests in a real browser, each watched for errors and foreign requests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import browser as chromium
import pytest
from pages import BUILT, PHONE, Guest, Site
from playwright.sync_api import Browser, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    program = chromium.find()
    if not program:
        pytest.fail(chromium.MISSING)
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=program, args=FLAGS)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    if not (BUILT / "index.html").is_file():
        pytest.fail("The pages are not built: ./test builds them where there is Node 20.19 or newer and the npm registry")
    site = Site(tmp_path)
    yield site
    site.stop()


@pytest.fixture
def guest(chrome: Browser, site: Site) -> Iterator[Callable[..., Guest]]:
    """Each call is another person with a browser of his own."""
    guests: list[Guest] = []

    def new(language: str = "en", size: tuple[int, int] = (1600, 1000), **more: Any) -> Guest:
        touch = {"has_touch": True, "is_mobile": True} if size == PHONE else {}
        context = chrome.new_context(
            viewport={"width": size[0], "height": size[1]}, locale={"en": "en-GB", "it": "it-IT"}[language], **touch, **more
        )
        guests.append(Guest(context, site))
        return guests[-1]

    yield new
    wrong = [problem for each in guests for problem in each.wrong]
    for each in guests:
        each.context.close()
    assert not wrong, wrong
