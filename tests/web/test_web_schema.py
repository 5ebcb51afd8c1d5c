"""The schema that the front end is built with is that of the server, and what is sent fits it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from browsing import Browser, Server

from whitby import screen
from whitby.games.dracula2003.body import Body
from whitby.web import messages, schema

COPY = Path(__file__).parents[2] / "frontend" / "src" / "schema.json"


def test_the_copy_is_up_to_date() -> None:
    assert COPY.read_text("utf-8") == schema.text(), "run: python -m whitby.web.schema frontend/src/schema.json"


def test_names() -> None:
    parts = schema.schema()["$defs"]
    assert {"Screen", "Head", "Dracula2003Body", "Player", "Refused", "Choose"} <= set(parts)
    assert parts["Screen"]["properties"]["body"] == {"anyOf": [{"$ref": "#/$defs/Dracula2003Body"}]}


def test_what_is_sent_fits(server: Server) -> None:
    anna = Browser(server.address)
    table, _ = anna.make()
    message = msgspec.json.decode(anna.look(table).came[0], type=messages.Screen)
    for part, kind in ((message.head, screen.Head), (message.body, Body)):
        assert msgspec.json.encode(msgspec.json.decode(part, type=kind)) == bytes(part)
    for path, kind in ((f"tables/{table}", messages.TableLine), ("me", messages.Me), ("games/dracula-2003", messages.GameFacts)):
        msgspec.json.decode(anna.http.get(f"/api/{path}").content, type=kind)
    anna.close()
