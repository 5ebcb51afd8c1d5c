"""Servers and browsers for the tests of the web."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browsing import Browser, Server, serving
from people import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[Server]:
    with serving(tmp_path, clock=clock) as server:
        yield server


@pytest.fixture
def browser(server: Server) -> Iterator[Callable[[], Browser]]:
    """Each call is another guest."""
    made: list[Browser] = []

    def new(**headers: str) -> Browser:
        made.append(Browser(server.address, **headers))
        return made[-1]

    yield new
    for each in made:
        each.close()
