"""Short runs of the tools that try a server hard; ./test full has the long ones."""

import os

import pytest
from attack_web import attack
from fuzz_web import fuzz
from web_server import web_server


@pytest.mark.skipif(os.name == "nt", reason="a limit of open files")
def test_half_open_connections() -> None:
    quick = {"idle_seconds": 1.0, "head_seconds": 1.0, "body_seconds": 1.0, "connections_of_one": 40}
    with web_server(files=256, **quick) as server:
        assert attack(server, connections=200, seconds=60.0, addresses=4)


def test_odd_requests_and_messages() -> None:
    assert fuzz(seed=5, count=150) == []
