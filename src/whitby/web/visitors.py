"""Whose browser it is: the cookie, the guest behind it, his language."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from whitby import text
from whitby.table.storage import Guest
from whitby.web.messages import clean_name
from whitby.web.responses import HttpError
from whitby.web.worker import Worker

YEAR = 365 * 24 * 3600
MAX_SECRET = 64  # letters of a cookie that can be ours, at most


class Visitors:
    """Finds the guest of a request by its cookie, and sets that."""

    def __init__(self, worker: Worker, prefix: str) -> None:
        self.worker = worker
        self.prefix = prefix
        self.tables = worker.tables
        self.cookie = f"whitby_{self.tables.instance}"

    def link(self, path: str) -> str:
        """A path of this server as a page may follow it; empty stays empty."""
        return self.prefix + path if path else ""

    def secret(self, request: HTTPConnection) -> str:
        """The secret in the browser's cookie; empty if there is none."""
        secret = request.cookies.get(self.cookie, "")
        return secret if len(secret) <= MAX_SECRET else ""

    async def guest(self, request: HTTPConnection) -> Guest | None:
        """Whose browser this is."""
        secret = self.secret(request)
        return await self.worker(lambda: self.tables.guest_of_browser(secret)) if secret else None

    async def known_guest(self, request: HTTPConnection) -> Guest:
        """Whose browser this is, for what only a guest can do: who is none says first how he wants to be called."""
        guest = await self.guest(request)
        if guest is None:
            raise HttpError(403, "no-guest")
        return guest

    async def renamed(self, guest: Guest, name: str, language: str = "") -> Guest:
        """The guest under this name, in this language; what is empty stays as it is."""
        checked = checked_name(name, language)
        return await self.worker(lambda: self.tables.rename(guest, checked, language))

    async def set_name(self, request: Request, name: str, language: str) -> tuple[Guest, str]:
        """The guest under this name, known from now on if he was not; and the secret of his browser."""
        guest = await self.guest(request)
        if guest is not None:
            return await self.renamed(guest, name, language), self.secret(request)
        checked = checked_name(name, language)
        return await self.worker(lambda: self.tables.new_guest(checked, language))

    def language(self, request: HTTPConnection, guest: Guest | None) -> str:
        """The guest's language, or the browser's."""
        if guest and guest.language:
            return guest.language
        wanted = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "")[:200].split(",")]
        return next((language for language in wanted if language in text.languages()), text.languages()[0])

    def with_cookie(self, request: Request, response: Response, guest: Guest | None, secret: str = "") -> Response:
        """The guest's cookie for another year: the one that came, or a new secret."""
        value = secret or self.secret(request)
        if guest and value:
            secure = request.url.scheme == "https"
            response.set_cookie(self.cookie, value, YEAR, path=f"{self.prefix}/", httponly=True, samesite="strict", secure=secure)
        return response


def checked_name(name: str, language: str) -> str:
    """A name as it is shown; an error if it, or the language, is none."""
    cleaned = clean_name(name)
    if cleaned is None:
        raise HttpError(400, "bad-name")
    if language and language not in text.languages():
        raise HttpError(400, "bad-language")
    return cleaned
