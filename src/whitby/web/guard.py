"""What every request passes: the right host, the right origin, not too large, not too often; and what every answer carries."""

from __future__ import annotations

import hashlib
import logging
import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whitby.web.addresses import is_loopback, parse, through_proxy
from whitby.web.limits import RateLimit, client_address
from whitby.web.live import LiveTables
from whitby.web.responses import IMMUTABLE, error_response
from whitby.web.settings import Settings

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = {"GET", "HEAD"}
ASSETS = "/assets/"
ASSET_HEADERS = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}  # the others are for pages
ASSET_PRICE = 0.125  # of a file that never changes, beside any other
REPLAY = re.compile(r"/api/(?:tables|records)/[^/]+/replay\b")
RECORDS = "/api/records"
COMPANION = "/api/companion/"
SCHEMES = {"http": "http", "ws": "http", "https": "https", "wss": "https"}  # of a page that asks so

log = logging.getLogger("whitby.web")


class Guard:
    """The outermost layer of the application, in front of all routes."""

    def __init__(self, app: ASGIApp, settings: Settings, live: LiveTables, cookie: str) -> None:
        self.app = app
        self.live = live
        self.settings = settings
        self.cookie = cookie
        limits = settings.limits
        self.posts = RateLimit(limits.posts, limits.posts_at_once, limits.address_factor)
        self.gets = RateLimit(limits.gets, limits.gets_at_once, limits.address_factor)
        self.replays = RateLimit(limits.replays, limits.replays_at_once, limits.address_factor)
        self.records = RateLimit(limits.records, limits.records_at_once, limits.address_factor)
        self.opens = RateLimit(limits.opens, limits.opens_at_once, limits.address_factor)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        headers = Headers(scope=scope)
        outer = through_proxy(scope, headers, self.settings.proxies)
        if self.is_our_host(scope, headers, outer is not None):
            scope = outer or scope
            problem = self.problem(scope, headers)
        else:
            problem = 400, "wrong-host"
        if scope["type"] == "websocket":
            if problem:
                return await send({"type": "websocket.close", "code": 1008, "reason": problem[1]})
            return await self.app(scope, receive, send)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                kept_for_ever = answer.get("cache-control") == IMMUTABLE
                for name, value in (ASSET_HEADERS if kept_for_ever else HEADERS).items():
                    answer.setdefault(name, value)
                answer.setdefault("cache-control", "no-store")
            await send(message)

        if problem:
            return await error_response(*problem)(scope, receive, with_headers)
        try:
            await self.app(scope, receive, with_headers)
        except Exception:  # the page has been told by then, as much as it may know
            log.exception("%s %s failed", scope["method"], scope["path"])

    def is_our_host(self, scope: Scope, headers: Headers, through_proxy: bool) -> bool:
        """Does the Host mean this server? A foreign name that was bent to this machine does not."""
        name = host_without_port(headers.get("host", ""))
        if name in self.settings.names:
            return True
        if through_proxy:
            return False
        own = scope["server"][0] if scope.get("server") else ""  # where this very connection arrived
        return is_loopback(name) or name in (self.settings.hosts or ()) or (parse(name) is not None and parse(name) == parse(own))

    def problem(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Status and id of what is wrong with a request, before anybody reads it; None if nothing is."""
        if "transfer-encoding" in headers:  # a body without a length: beside it a Content-Length means nothing
            return 411, "bad-message"
        path = scope["path"].removeprefix(self.settings.prefix)
        if scope["type"] == "http" and scope["method"] in SAFE:
            rate = self.replays if REPLAY.match(path) else self.gets
            price = ASSET_PRICE if path.startswith(ASSETS) else 1.0
            return None if self.allowed(rate, scope, headers, price) else (429, "too-fast")
        if not same_origin(scope, headers):
            return 403, "wrong-origin"
        if scope["type"] == "websocket":
            return None if self.allowed(self.opens, scope, headers) else (429, "too-fast")
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            return 415, "bad-message"
        length = headers.get("content-length", "")
        if not (length.isascii() and length.isdigit()):
            return 411, "bad-message"
        limits, is_record = self.settings.limits, path == RECORDS
        most = limits.record_body if is_record else limits.companion_body if path.startswith(COMPANION) else limits.body
        if len(length) > 9 or int(length) > most:
            return 413, "too-large"
        return None if self.allowed(self.records if is_record else self.posts, scope, headers) else (429, "too-fast")

    def allowed(self, rate: RateLimit, scope: Scope, headers: Headers, price: float = 1.0) -> bool:
        """Count one more for this address, and for the guest who shows this cookie from wherever he is."""
        if not rate.of_address.take(client_address(scope), price):
            return False
        secret = cookie_parser(headers.get("cookie", "")).get(self.cookie, "")
        return not secret or rate.of_guest.take(hashlib.blake2b(secret.encode(), digest_size=16).hexdigest(), price)


def host_without_port(host: str) -> str:
    """A host without its port."""
    try:
        return "" if "@" in host else urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def same_origin(scope: Scope, headers: Headers) -> bool:
    """Does the page that asks come from here? Browsers always tell; what tells nothing is no browser."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return origin.lower() == f"{SCHEMES[scope['scheme']]}://{headers.get('host', '').lower()}"
