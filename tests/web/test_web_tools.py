"""Short runs of the tools that try a server hard; ./test full has the long ones."""

import os

import pytest
from attack_web import attack
from fuzz_web import SAID, calls, fuzz
from web_server import web_server

from whitby.web import messages


@pytest.mark.skipif(os.name == "nt", reason="a limit of open files")
def test_half_open_connections() -> None:
    quick = {"idle_seconds": 1.0, "head_seconds": 1.0, "body_seconds": 1.0, "connections_per_address": 40}
    with web_server(files=256, **quick) as server:
        assert attack(server, connections=200, seconds=60.0, addresses=4)


def test_all_calls_and_messages_are_tried() -> None:
    """Each call that posts something with the struct that it reads."""
    posts = {call.path: call.bodies for call in calls() if "POST" in call.methods}
    assert messages.NewTable in posts["/api/tables"] and messages.TakeSeats in posts["/api/tables/{table}/take"]
    assert [path for path, bodies in posts.items() if not bodies] == [
        "/api/tables/{table}/again",
        "/api/records/{record}/remove",
    ]  # which read nothing
    assert {messages.Choose, messages.ChooseAll, messages.Undo} <= set(SAID)


def test_odd_requests_and_messages() -> None:
    assert fuzz(seed=5, count=150) == []
