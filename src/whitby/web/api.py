"""The calls over HTTP about games and guests."""

from __future__ import annotations

import logging
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import whitby
from whitby import text
from whitby.table.refusal import Refusal
from whitby.table.storage import Busy, Guest
from whitby.text.clauses import clauses
from whitby.web import openapi
from whitby.web.game_info import game_info, game_summary, rules_reference
from whitby.web.live import LiveTables
from whitby.web.messages import Me, NewReturnLink, ReturnLink, SetName, TableSummary, UseReturnLink
from whitby.web.responses import JSON, HttpError, cacheable_response, json_response
from whitby.web.settings import reach
from whitby.web.summaries import table_summary, unreadable_table
from whitby.web.visitors import Visitors

T = TypeVar("T")
PLAIN = "text/plain; charset=utf-8"
log = logging.getLogger("whitby.web")


class Api:
    """The routes about games and guests."""

    def __init__(self, visitors: Visitors, live: LiveTables) -> None:
        self.visitors = visitors
        self.worker = visitors.worker
        self.tables = visitors.tables
        self.live = live

    async def openapi(self, request: Request) -> Response:
        """GET /api/openapi.json: all calls, for programs."""
        return cacheable_response(request, openapi.text().encode(), JSON)

    # --- games ----------------------------------------------------------------------
    async def games(self, request: Request) -> Response:
        """GET /api/games: the games that can be played."""
        return cacheable_response(request, msgspec.json.encode([game_summary(id) for id in whitby.game_ids()]), JSON)

    async def game(self, request: Request) -> Response:
        """GET /api/games/{game}: what never changes in a game."""
        return cacheable_response(request, msgspec.json.encode(game_info(game_id_of(request))), JSON)

    async def catalogue(self, request: Request) -> Response:
        """GET /api/text/{language}/{name}.ftl: the words of a game, or those common to all."""
        language, name = request.path_params["language"], request.path_params["name"]
        if language not in text.languages() or name not in ("common", "page", "companion", *whitby.game_ids()):
            raise HttpError(404, "not-found")
        return cacheable_response(request, text.with_family(language, name).encode(), PLAIN)

    async def clauses(self, request: Request) -> Response:
        """GET /api/clauses/{game}: the text of every rule; with ?language=it those that are written in that language."""
        return cacheable_response(request, msgspec.json.encode(clauses(game_id_of(request), language_of(request))), JSON)

    async def rules(self, request: Request) -> Response:
        """GET /api/rules/{game}: the rules by topic with what is assumed; with ?language=it in that language, if there are any."""
        return cacheable_response(request, msgspec.json.encode(rules_reference(game_id_of(request), language_of(request))), JSON)

    # --- guests ---------------------------------------------------------------------
    async def me(self, request: Request) -> Response:
        """GET /api/me: the guest of this browser; it makes none."""
        guest = await self.visitors.guest(request)
        return self.visitors.with_cookie(request, json_response(await self.me_of(request, guest)), guest)

    async def set_name(self, request: Request) -> Response:
        """POST /api/me: name and language of the guest, who is made if there is none."""
        said = await body(request, SetName)
        guest, secret = await self.visitors.set_name(request, said.name, said.language)
        return self.visitors.with_cookie(request, json_response(await self.me_of(request, guest)), guest, secret)

    async def me_of(self, request: Request, guest: Guest | None) -> Me:
        """What a page may know of its guest."""
        tables: list[TableSummary] = []
        if guest:
            for id in await self.worker(lambda: self.tables.tables_of(guest)):
                tables += await self.worker(lambda id=id: self.summary_of(id, guest))  # type: ignore[misc]
        name, language = guest.name if guest else "", self.visitors.language(request, guest)
        return Me(guest is not None, name, language, list(text.languages()), tables, reach(self.live.settings), self.live.build)

    def summary_of(self, id: str, guest: Guest) -> list[TableSummary]:
        """In the tables' thread. One table that cannot be read must not hide the others."""
        try:
            table = self.tables.find(id)
            if table is not None:
                return [table_summary(self.tables, table, guest, self.live.present(id))]
        except Busy:
            raise
        except Exception:
            log.exception("table %s cannot be read", id)
        return [unreadable_table(id)]

    async def new_return_link(self, request: Request) -> Response:
        """A return link for the one who asks; and, if he wants, no other browser is his any more."""
        said = await body(request, NewReturnLink)
        guest = await self.visitors.known_guest(request)

        def job() -> str:
            if said.sign_out:
                self.tables.sign_out_others(guest, self.visitors.secret(request))
            return self.tables.return_secret(guest)

        secret = await self.worker(job)
        if said.sign_out:
            self.live.disconnect(guest.hash)
        return self.visitors.with_cookie(request, json_response(ReturnLink(self.visitors.link(return_path(secret)))), guest)

    async def use_return_link(self, request: Request) -> Response:
        """This browser is the guest of a return link from now on."""
        said = await body(request, UseReturnLink)
        current = await self.visitors.guest(request)
        guest, secret = await self.worker(lambda: self.guest_of_return_link(current, said))
        return self.visitors.with_cookie(request, json_response(await self.me_of(request, guest)), guest, secret)

    def guest_of_return_link(self, current: Guest | None, said: UseReturnLink) -> tuple[Guest, str]:
        """In the tables' thread: who this browser is now, and its secret if that is new."""
        guest = self.tables.guest_of_return_link(said.secret)
        if guest is None:
            raise Refusal("return-used")
        if current and current.hash == guest.hash:
            return guest, ""
        if current:
            self.tables.check_sides(current, guest)
            if not said.replace and self.tables.tables_of(current):
                raise Refusal("another-guest")
        return guest, self.tables.new_browser_secret(guest)


def return_path(secret: str) -> str:
    """The path of a return link; what stands behind # never reaches a server."""
    return f"/return#{secret}" if secret else ""


def game_id_of(request: Request) -> str:
    """The id of the game that the address of a request names."""
    id: str = request.path_params["game"]
    if id not in whitby.game_ids():
        raise HttpError(404, "no-game")
    return id


def language_of(request: Request) -> str:
    """The language that the address of a request asks for; English where it names none."""
    language = request.query_params.get("language", text.languages()[0])
    if language not in text.languages():
        raise HttpError(404, "not-found")
    return language


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request as a struct of this kind; `bad-message` if it is none."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise HttpError(400, "bad-message") from None
