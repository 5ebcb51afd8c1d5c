"""How long what a page sends may be, and how names and texts are cleaned."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from msgspec import Meta

from whitby.web.names import can_be_seen, visible_part

MAX_NAME = 24  # letters of a name
MAX_NOTE = 200  # letters of a note on the map
MAX_LINE = 300  # letters of what is said at once
Id = Annotated[str, Meta(max_length=64)]
ShownTo = Literal["off", "hunters"]  # who is shown how likely each hidden place is
OnOff = Literal["off", "on"]
Secret = Annotated[str, Meta(max_length=128)]
Name = Annotated[str, Meta(max_length=200)]  # longer ones are refused, not cut


def clean_name(text: str) -> str | None:
    """A name as it is shown: one line, every sign of it visible, not too long; None if it cannot be one."""
    if any(unicodedata.category(sign) in ("Zl", "Zp") for sign in text):
        return None
    name = " ".join(unicodedata.normalize("NFC", text).split())
    return name if len(name) <= MAX_NAME and can_be_seen(name) else None


def clean_note(text: str) -> str | None:
    """A note as it is kept: lines of visible signs, as in names, not too long; None if it cannot be one."""
    if any(unicodedata.category(sign) in ("Zl", "Zp") for sign in text):
        return None
    lines = [" ".join(line.split()) for line in unicodedata.normalize("NFC", text).replace("\r\n", "\n").split("\n")]
    note = "\n".join(lines).strip()
    return note if len(note) <= MAX_NOTE and all(can_be_seen(line) for line in lines) else None


def clean_line(text: str) -> str | None:
    """What is said, as it is kept: one line of what can be seen; None if there is nothing, or too much."""
    line = " ".join(visible_part(" ".join(unicodedata.normalize("NFC", text).split())).split())
    return line if 0 < len(line) <= MAX_LINE else None
