"""Bots in any language: the calls are described, and the two examples play a game."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from browsing import DRACULA, Browser, Server
from starlette.routing import Route

from whitby.web import openapi

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = shutil.which("node")
PROGRAMS = {
    "bot.py": [sys.executable],
    "bot.mjs": [NODE or "node", "--experimental-websocket", "--no-warnings"],
}


def references(value: Any) -> set[str]:
    """All names of schemas in a description."""
    return set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(value)))


def test_every_call_is_described(server: Server) -> None:
    routes: list[Any] = server.app.app.routes  # type: ignore[attr-defined]
    served = {(method.lower(), route.path) for route in routes if isinstance(route, Route) for method in route.methods or ()}
    calls = {(method, path) for method, path in served if path.startswith("/api/") and method != "head"}
    assert {(call.method, call.path) for call in openapi.CALLS} == calls


def test_the_description_is_whole_and_served(server: Server) -> None:
    told = Browser(server.address).http.get("/api/openapi.json").json()
    assert told == openapi.description()
    assert references(told) <= set(told["components"]["schemas"])
    ids = [call["operationId"] for path in told["paths"].values() for call in path.values() if "operationId" in call]
    assert len(ids) == len(set(ids)) == len(openapi.CALLS)
    assert "invitation" in told["components"]["schemas"]["TakeSeats"]["properties"]


@pytest.mark.parametrize("program", PROGRAMS)
def test_an_example_takes_its_seat_and_plays(server: Server, program: str) -> None:
    assert program != "bot.mjs" or NODE, "this test wants Node"
    anna = Browser(server.address)
    anna.call("Anna")
    wanted = {"game": "dracula-2003", "options": {"turn_limit": 6}, "name": "Anna", "seat": DRACULA, "others": {"van-helsing": "friend"}}
    made = anna.http.post("/api/tables", json=wanted).json()
    anna.ask(made["table"], "seats", do="lend", seats=[DRACULA], bot="random")
    link = server.address + made["invitations"][0]["link"]
    done = subprocess.run([*PROGRAMS[program], str(EXAMPLES / program), link], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("seats: van-helsing\nover: ")
    assert anna.line(made["table"])["over"]
    anna.close()


@pytest.mark.parametrize("program", PROGRAMS)
def test_an_example_is_short(program: str) -> None:
    assert len((EXAMPLES / program).read_text("utf-8").splitlines()) < 150
