"""What every request passes: the right host, the right origin, not too large, not too often; and what every answer carries."""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whitby.web.answers import error
from whitby.web.limits import Buckets, address
from whitby.web.live import Live
from whitby.web.settings import Settings

HEADERS = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = {"GET", "HEAD"}

log = logging.getLogger("whitby.web")


class Guard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, settings: Settings, live: Live) -> None:
        self.app = app
        self.live = live
        self.settings = settings
        self.posts = Buckets(settings.limits.posts, settings.limits.posts_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        headers = Headers(scope=scope)
        fault = self.fault(scope, headers)
        if scope["type"] == "websocket":
            if fault:
                return await send({"type": "websocket.close", "code": 1008, "reason": fault[1]})
            return await self.app(scope, receive, send)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                answer.setdefault("cache-control", "no-store")
            await send(message)

        if fault:
            return await error(*fault)(scope, receive, with_headers)
        try:
            await self.app(scope, receive, with_headers)
        except Exception:  # the page has been told by then, as much as it may know
            log.exception("%s %s failed", scope["method"], scope["path"])

    def fault(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """What is wrong with a request, before anybody reads it."""
        host = headers.get("host", "")
        hosts = self.settings.hosts
        if hosts is not None and name_of(host) not in hosts:
            return 400, "wrong-host"
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        if not same_origin(headers, host):
            return 403, "wrong-origin"
        if scope["type"] == "websocket":
            return None
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            return 415, "bad-message"
        length = headers.get("content-length", "")
        if not (length.isascii() and length.isdigit()):
            return 411, "bad-message"
        if int(length) > self.settings.limits.body:
            return 413, "too-large"
        if not self.posts.take(address(scope)):
            return 429, "too-fast"
        return None


def name_of(host: str) -> str:
    """A host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def same_origin(headers: Headers, host: str) -> bool:
    """Does the page that asks come from here? Browsers always tell; what tells nothing is no browser."""
    origin = headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc.lower() == host.lower() if origin.startswith(("http://", "https://")) else False
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
