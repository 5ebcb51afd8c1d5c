"""The schema that the front end is built with is that of the server, and what is sent fits it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from browsing import Browser, Server

from whitby import screen, text
from whitby.games.dracula2003.body import Body
from whitby.web import messages, schema

ROOT = Path(__file__).parents[2]
COPY = ROOT / "frontend" / "src" / "schema.json"


def test_the_copy_is_up_to_date() -> None:
    assert COPY.read_text("utf-8") == schema.text(), "run: python -m whitby.web.schema frontend/src/schema.json"


def test_names() -> None:
    parts = schema.schema()["$defs"]
    assert {"Screen", "Head", "Dracula2003Body", "Player", "Refused", "Choose"} <= set(parts)
    assert {"$ref": "#/$defs/Dracula2003Body"} in parts["Screen"]["properties"]["body"]["anyOf"]


def test_what_is_sent_fits(server: Server) -> None:
    anna = Browser(server.address)
    table, _ = anna.make()
    message = msgspec.json.decode(anna.look(table).came[0], type=messages.Screen)
    for part, kind in ((message.head, screen.Head), (message.body, Body)):
        assert msgspec.json.encode(msgspec.json.decode(part, type=kind)) == bytes(part)
    for path, kind in ((f"tables/{table}", messages.TableSummary), ("me", messages.Me), ("games/dracula-2003", messages.GameInfo)):
        msgspec.json.decode(anna.http.get(f"/api/{path}").content, type=kind)
    anna.close()


def test_every_problem_has_its_words() -> None:
    """Whatever id the server may answer with stands in the protocol, and in every language of the page."""
    source = "".join(file.read_text("utf-8") for part in ("web", "table") for file in (ROOT / "src" / "whitby" / part).glob("*.py"))
    calls = r"(?:Refusal\(|Refused\(|Unsaid\(|HttpError\(\d+, |error_response\(\d+, |return \d+, )\"([a-z-]+)\""
    ids = set(re.findall(calls, source))
    assert {"stale", "wrong-origin", "no-table", "server-error", "bad-message", "too-many-tables"} <= ids
    protocol = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for id in sorted(ids):
        assert f"`{id}`" in protocol, id
        for language in text.languages():
            assert f"\nui-problem-{id} = " in text.source(language, "page"), (language, id)
