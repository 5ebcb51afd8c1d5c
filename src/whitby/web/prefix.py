"""A server below a path, such as /whitby: the prefix of what comes in is taken off; addresses that go out get it elsewhere."""

from __future__ import annotations

import re

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from whitby.web.responses import error_response

SEGMENTS = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")


def checked_prefix(text: str) -> str:
    """A prefix as it is put before a path: /x, or empty for none; ValueError if it is none."""
    prefix = text.removesuffix("/")
    if prefix and not SEGMENTS.fullmatch(prefix):
        raise ValueError(f"{text!r} is no path such as /whitby: it begins with / and has letters, digits and - . _ ~ alone")
    return prefix


class BelowPrefix:
    """Hands to the application what is asked for below the prefix, as if there were none; all else is not found."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        path: str = scope["path"]
        if path.startswith(f"{self.prefix}/"):
            return await self.app({**scope, "path": path.removeprefix(self.prefix)}, receive, send)
        if scope["type"] == "websocket":
            return await send({"type": "websocket.close", "code": 1008, "reason": "not-found"})
        found = RedirectResponse(f"{self.prefix}/", 308) if path == self.prefix else error_response(404, "not-found")
        await found(scope, receive, send)
