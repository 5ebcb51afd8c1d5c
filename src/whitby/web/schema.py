"""One JSON schema of all that goes between page and server: `python -m whitby.web.schema`.

The front end's types are made from a copy, frontend/src/schema.json, so that it can be built without Python:
`python -m whitby.web.schema frontend/src/schema.json` writes it, and a test looks whether it is up to date.
"""

from __future__ import annotations

import json
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

import whitby
from whitby import screen
from whitby.web import companion_messages as c
from whitby.web import messages as m

FROM_PAGE = (
    *(m.Choose, m.ChooseAll, m.Undo, m.Say, m.Look),
    *(m.SetName, m.UseReturnLink, m.NewReturnLink, m.NewTable, m.ReadInvitation, m.TakeSeats, m.Invite, m.ChangeSeats, m.CastVote, m.Mark),
    m.Mute,
    *(m.Fork, m.DropRecord),
    c.AskCompanion,
)
TO_PAGE = (
    *(m.Refused, m.Said, m.Unsaid, m.Error, m.DamagedRecord, m.GameSummary, m.GameInfo, m.RulesReference, m.Me, m.ReturnLink),
    *(m.TableSummary, m.MadeTable, m.InvitationInfo, m.TakenSeats, m.InvitationLink, m.NextTable, m.Marks, m.RecordSummary),
    *(m.Odds, m.Mirror, m.Deduced, m.Hint, m.Analysis),
    *(c.CompanionInfo, c.CompanionAnswer),
)
REF = "#/$defs/"


def schema() -> dict[str, Any]:
    """Every message and every part of one by its name."""
    moments = spelled_out(m.MomentScreens, screens=list[spelled_out(m.MomentScreen)])  # type: ignore[misc]
    why = spelled_out(m.Why, turns=list[spelled_out(m.Turn, news=screen.News)])  # type: ignore[misc]
    parts = definitions([spelled_out(m.Screen), spelled_out(m.Replay), moments, why, *TO_PAGE, *FROM_PAGE], "")
    bodies = []
    for id in whitby.game_ids():
        prefix = id.title().replace("-", "")  # Dracula2003Body
        parts |= definitions([typing.get_type_hints(whitby.game(id).body)["return"]], prefix)
        bodies.append({"$ref": f"{REF}{prefix}Body"})
    for name in ("Screen", "MomentScreen"):
        parts[name]["properties"]["body"] = {"anyOf": bodies}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "description": "Made by python -m whitby.web.schema; not for editing.",
        "$defs": dict(sorted(parts.items())),
    }


def spelled_out(kind: type[msgspec.Struct], **parts: Any) -> type[msgspec.Struct]:
    """A message, spelled out where it is sent as it was encoded before; the body of a screen belongs to the game."""
    whole = {"head": screen.Head, "body": Any, "news": list[screen.News], **parts}
    fields = [(f.name, whole.get(f.name, f.type)) for f in msgspec.structs.fields(kind)]
    made = msgspec.defstruct(kind.__name__, fields, frozen=True, tag=kind.__struct_config__.tag)
    made.__doc__ = kind.__doc__
    return made


def definitions(kinds: list[Any], prefix: str) -> dict[str, Any]:
    """The schemas of structs and their parts, with a prefix to the name of each."""
    _, found = msgspec.json.schema_components(kinds, ref_template=REF + prefix + "{name}")
    for name, part in found.items():
        part["title"] = prefix + name
        if "properties" in part:
            part["additionalProperties"] = False
    return {prefix + name: part for name, part in found.items()}


def text() -> str:
    """The schema as it stands in the file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text(), "utf-8", newline="\n")
    else:
        sys.stdout.write(text())
