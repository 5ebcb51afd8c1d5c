"""The calls over HTTP in the words of OpenAPI 3.1: `python -m whitby.web.openapi`, and `GET /api/openapi.json` of every server.

What goes to and fro is made from the same structs as the page's types (schema.py); a test compares the list of calls with the routes.
"""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import whitby
from whitby.web import companion_messages as c
from whitby.web import messages as m
from whitby.web import schema

HERE: Final = "#/components/schemas/"
TEXT: Final = "text/plain"
SOCKET: Final = (
    "Plays at a table through a WebSocket: the server sends messages of the kinds Screen, Refused, Said, Unsaid and Marks, the client "
    "Choose, ChooseAll, Undo, Say and Look, all as JSON with a field `type` (docs/protocol.md). OpenAPI has no words for sockets."
)


class Call(NamedTuple):
    """One call: its address, what it does, and the structs that go and come."""

    method: str
    path: str
    says: str
    comes: Any  # a struct, [a struct] for a list of them, TEXT, or None for an object whose fields are the game's
    goes: Any = None
    status: int = 200
    query: tuple[str, ...] = ()


EYES: Final = ("eyes",)
SPAN: Final = ("eyes", "from", "to")
CALLS: Final = (
    Call("get", "/api/openapi.json", "This description.", None),
    Call("get", "/api/games", "The games that can be played.", [m.GameSummary]),
    Call("get", "/api/games/{game}", "What never changes in a game.", m.GameInfo),
    Call("get", "/api/text/{language}/{name}.ftl", "The words of a game, as a Fluent catalogue.", TEXT),
    Call("get", "/api/clauses/{game}", "The text of every rule, by its number.", None, query=("language",)),
    Call("get", "/api/rules/{game}", "The rules by topic, with what is assumed.", m.RulesReference, query=("language",)),
    Call("get", "/api/companion/{game}", "What can be entered beside a real board.", c.CompanionInfo),
    Call("post", "/api/companion/{game}", "What follows from all that was entered.", c.CompanionAnswer, c.AskCompanion),
    Call("get", "/api/me", "The guest; it makes none.", m.Me),
    Call("post", "/api/me", "Be a guest, known by a name: the first call of a bot. The answer brings the cookie.", m.Me, m.SetName),
    Call("post", "/api/me/return", "A fresh return link.", m.ReturnLink, m.NewReturnLink),
    Call("post", "/api/return", "Be the guest of a return link from now on.", m.Me, m.UseReturnLink),
    Call("post", "/api/tables", "A new table, with links to its free seats.", m.MadeTable, m.NewTable, 201),
    Call("get", "/api/tables/{table}", "The table as the asker may know it.", m.TableSummary),
    Call("post", "/api/tables/{table}/invitation", "Which seats a link gives, and who invites.", m.InvitationInfo, m.ReadInvitation),
    Call("post", "/api/tables/{table}/take", "Sit down by an invitation: the secret behind the # of its link.", m.TakenSeats, m.TakeSeats),
    Call("post", "/api/tables/{table}/invitations", "A fresh link to free seats.", m.InvitationLink, m.Invite),
    Call("post", "/api/tables/{table}/seats", "Lend, leave, claim or fill seats.", m.TableSummary, m.ChangeSeats),
    Call("post", "/api/tables/{table}/motions", "Agree to a motion, or decline it.", m.TableSummary, m.CastVote),
    Call("post", "/api/tables/{table}/again", "The next table of the same people.", m.NextTable),
    Call("get", "/api/tables/{table}/record", "The record of a game that is over.", TEXT),
    Call("get", "/api/tables/{table}/own", "The asker's own choices.", TEXT),
    Call("get", "/api/tables/{table}/report", "What helps to find a fault, as far as the asker may know it.", None),
    Call("post", "/api/tables/{table}/mute", "Read no more of what the one at a seat says, or read it again.", m.TableSummary, m.Mute),
    Call("get", "/api/tables/{table}/marks", "The asker's own marks on the map.", m.Marks),
    Call("post", "/api/tables/{table}/marks", "Set or remove a mark.", m.Marks, m.Mark),
    Call("get", "/api/tables/{table}/replay", "A game moment by moment.", m.Replay, query=EYES),
    Call("get", "/api/tables/{table}/replay/screens", "The screens of some moments.", m.MomentScreens, query=SPAN),
    Call("get", "/api/tables/{table}/replay/deduced", "What could be concluded in a game that is over.", m.Deduced, query=EYES),
    Call("get", "/api/tables/{table}/why", "Why the odds of a place are what the asker is shown.", m.Why, query=("place",)),
    Call("get", "/api/tables/{table}/mirror", "What everybody can conclude about Dracula, for who holds him alone.", m.Mirror),
    Call("get", "/api/tables/{table}/hint", "What a strong player would do at a seat of the asker's.", m.Hint, query=("seat",)),
    Call("get", "/api/tables/{table}/replay/analysis", "Where the odds of winning turned, as far as it is known.", m.Analysis),
    Call("post", "/api/tables/{table}/fork", "A new table where a finished game goes on from a moment.", m.NextTable, m.Fork, 201),
    Call("get", "/api/records", "The asker's records.", [m.RecordSummary]),
    Call("post", "/api/records", "Read a record and keep it for the asker.", m.RecordSummary, m.DropRecord, 201),
    Call("get", "/api/records/{record}", "One of them.", m.RecordSummary),
    Call("post", "/api/records/{record}/remove", "Forget it.", [m.RecordSummary]),
    Call("get", "/api/records/{record}/replay", "A recorded game moment by moment.", m.Replay, query=EYES),
    Call("get", "/api/records/{record}/replay/screens", "The screens of some moments.", m.MomentScreens, query=SPAN),
    Call("get", "/api/records/{record}/replay/deduced", "What could be concluded in it.", m.Deduced, query=EYES),
    Call("get", "/api/records/{record}/replay/analysis", "Where the odds of winning turned in it.", m.Analysis),
    Call("post", "/api/records/{record}/fork", "A new table where it goes on from a moment.", m.NextTable, m.Fork, 201),
)


@cache
def description() -> dict[str, Any]:
    """All calls, and all that goes to and fro."""
    paths: dict[str, Any] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = operation(call)
    socket = {"summary": SOCKET, "parameters": [in_path("table")], "responses": {"101": described("A socket.")}}
    paths["/api/tables/{table}/live"] = {"get": socket}
    parts = json.loads(json.dumps(schema.schema()["$defs"]).replace(schema.REF, HERE))
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Whitby",
            "version": whitby.__version__,
            "description": "What a page, or a bot in any language, says to a table. A guest is known by the cookie that POST /api/me sets.",
        },
        "paths": paths,
        "components": {"schemas": parts},
    }


def operation(call: Call) -> dict[str, Any]:
    """One call as OpenAPI says it."""
    said: dict[str, Any] = {
        "summary": call.says,
        "operationId": re.sub(r"\W+", "_", f"{call.method}{call.path.removeprefix('/api')}").strip("_"),
        "parameters": [in_path(name) for name in re.findall(r"{(\w+)}", call.path)] + [in_query(name) for name in call.query],
        "responses": {
            str(call.status): described("As asked.", content_of(call.comes)),
            "default": described("What went wrong, by its id.", content_of(m.Error)),
        },
    }
    if call.goes is not None:
        said["requestBody"] = {"required": True, "content": content_of(call.goes)}
    return said


def content_of(kind: Any) -> dict[str, Any]:
    """A struct, a list of structs, an object or a text, as content."""
    if kind == TEXT:
        return {TEXT: {"schema": {"type": "string"}}}
    if kind is None:
        return {"application/json": {"schema": {"type": "object"}}}
    if isinstance(kind, list):
        return {"application/json": {"schema": {"type": "array", "items": reference(kind[0])}}}
    return {"application/json": {"schema": reference(kind)}}


def reference(kind: type) -> dict[str, str]:
    """The schema of a struct by its name."""
    return {"$ref": HERE + kind.__name__}


def described(says: str, content: dict[str, Any] | None = None) -> dict[str, Any]:
    """An answer."""
    return {"description": says, **({"content": content} if content else {})}


def in_path(name: str) -> dict[str, Any]:
    """A part of the address."""
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def in_query(name: str) -> dict[str, Any]:
    """What stands behind the address."""
    return {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}


def text() -> str:
    """The description as JSON."""
    return json.dumps(description(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text(), "utf-8", newline="\n")
    else:
        sys.stdout.write(text())
