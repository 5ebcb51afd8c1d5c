"""People at tables: a clock that a test moves, and what a guest sees of the seats."""

from __future__ import annotations

from typing import Any

from browsing import Browser, Socket

FURY = "fury-2015"
DAY = 24 * 3600


class Clock:
    """Time that a test moves."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def fury(anna: Browser, **others: str) -> tuple[str, dict[str, str]]:
    """Anna is Dracula; the secrets of the links by the seats that they give."""
    anna.call("Anna")
    names = {name.replace("_", "-"): who for name, who in others.items()}
    made = anna.http.post("/api/tables", json={"game": FURY, "seat": "dracula", "others": names})
    assert made.status_code == 201, made.text
    links = {" ".join(given["seats"]): given["link"].partition("#")[2] for given in made.json()["invitations"]}
    return made.json()["table"], links


def motion(who: Browser, table: str, what: str) -> dict[str, Any]:
    return next((m for m in who.line(table)["sitting"]["motions"] if m["what"] == what), {})


def seat(page: Socket | dict[str, Any], name: str) -> dict[str, Any]:
    screen = page.screen if isinstance(page, Socket) else page
    return next(p for p in screen["sitting"]["players"] if p["seat"] == name)
