"""The calls over HTTP: games, guests, tables, invitations, records."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

import whitby
from whitby import notation, text
from whitby.engine import PLAYING, seats_asked
from whitby.table.closed import ClosedTable
from whitby.table.seats import FREE, PERSON
from whitby.table.storage import Guest
from whitby.table.table import Table
from whitby.text.clauses import clauses
from whitby.web.answers import JSON, Fault, answer, lasting
from whitby.web.facts import facts, line
from whitby.web.live import Live, players
from whitby.web.messages import Call, Invite, Invited, MadeTable, Me, NewTable, TableLine, Take, Taken, clean_name
from whitby.web.worker import Worker

T = TypeVar("T")
PLAIN = "text/plain; charset=utf-8"
YEAR = 365 * 24 * 3600


class Api:
    """What a page can ask."""

    def __init__(self, worker: Worker, live: Live) -> None:
        self.worker = worker
        self.tables = worker.tables
        self.live = live
        self.cookie = f"whitby_{self.tables.instance}"

    # --- games ----------------------------------------------------------------------
    async def games(self, request: Request) -> Response:
        return lasting(request, msgspec.json.encode([line(id) for id in whitby.games()]), JSON)

    async def game(self, request: Request) -> Response:
        return lasting(request, msgspec.json.encode(facts(game_of(request))), JSON)

    async def catalogue(self, request: Request) -> Response:
        language, name = request.path_params["language"], request.path_params["name"]
        if language not in text.languages() or name not in ("common", "page", *whitby.games()):
            raise Fault(404, "not-found")
        return lasting(request, text.source(language, name).encode(), PLAIN)

    async def clauses(self, request: Request) -> Response:
        return lasting(request, msgspec.json.encode(clauses(game_of(request))), JSON)

    # --- guests ---------------------------------------------------------------------
    async def guest(self, request: HTTPConnection) -> Guest | None:
        """Whose browser this is."""
        secret = request.cookies.get(self.cookie, "")
        return await self.worker(lambda: self.tables.guest(secret)) if 0 < len(secret) <= 64 else None

    def language(self, request: HTTPConnection, guest: Guest | None) -> str:
        """The guest's language, or the browser's."""
        if guest and guest.language:
            return guest.language
        wanted = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "")[:200].split(",")]
        return next((language for language in wanted if language in text.languages()), text.languages()[0])

    async def called(self, request: Request, name: str, language: str = "") -> tuple[Guest, str]:
        """The guest under this name, known from now on if he was not; and the secret for a new one's cookie."""
        cleaned = clean_name(name)
        if cleaned is None:
            raise Fault(400, "bad-name")
        if language and language not in text.languages():
            raise Fault(400, "bad-language")
        guest = await self.guest(request)
        if guest is None:
            return await self.worker(lambda: self.tables.new_guest(cleaned, language))
        return await self.worker(lambda: self.tables.rename(guest, cleaned, language)), ""

    def with_cookie(self, request: Request, response: Response, secret: str) -> Response:
        """Only a new guest gets one."""
        if secret:
            response.set_cookie(self.cookie, secret, YEAR, httponly=True, samesite="strict", secure=request.url.scheme == "https")
        return response

    async def me(self, request: Request) -> Response:
        return answer(await self.me_of(request, await self.guest(request)))

    async def call_me(self, request: Request) -> Response:
        said = await body(request, Call)
        guest, secret = await self.called(request, said.name, said.language)
        return self.with_cookie(request, answer(await self.me_of(request, guest)), secret)

    async def me_of(self, request: Request, guest: Guest | None) -> Me:
        """What a page may know of its guest."""
        lines = []
        if guest:
            for id in await self.worker(lambda: self.tables.tables_of(guest)):
                with suppress(Fault):  # one of a game that is no longer here
                    lines.append(await self.line_of(await self.find(id), guest))
        return Me(guest.name if guest else "", self.language(request, guest), list(text.languages()), lines)

    # --- tables ---------------------------------------------------------------------
    async def make_table(self, request: Request) -> Response:
        said = await body(request, NewTable)
        guest, secret = await self.called(request, said.name)
        table, invitations = await self.worker(
            lambda: self.tables.make(guest, said.game, dict(said.options), guest.name, said.seat, dict(said.others))
        )
        links = {seat: link(table, invitation) for seat, invitation in invitations.items()}
        return self.with_cookie(request, answer(MadeTable(table.id, links), 201), secret)

    async def table(self, request: Request) -> Response:
        table = await self.find(request.path_params["table"])
        return answer(await self.line_of(table, await self.guest(request)))

    async def take(self, request: Request) -> Response:
        table = await self.table_of(request)
        said = await body(request, Take)
        guest, secret = await self.called(request, said.name)
        await self.worker(lambda: self.tables.take(table, guest, said.invitation, guest.name))
        room = self.live.rooms.get(table.id)
        if room is not None:
            await room.refresh()
        seats = [seat for i, seat in enumerate(table.game.seats) if table.eyes(guest.hash) >> i & 1]
        return self.with_cookie(request, answer(Taken(table.id, seats)), secret)

    async def invite(self, request: Request) -> Response:
        table = await self.table_of(request)
        said = await body(request, Invite)
        guest = await self.guest(request)
        if guest is None:
            raise Fault(403, "maker-only")
        return answer(Invited(link(table, await self.worker(lambda: self.tables.invite(table, guest, said.seat)))))

    async def record(self, request: Request) -> Response:
        table = await self.find(request.path_params["table"])
        guest = await self.guest(request)
        return Response(await self.worker(lambda: record_text(table, guest)), media_type=PLAIN)

    async def table_of(self, request: HTTPConnection) -> Table:
        """The table that an address names, to play at."""
        found = await self.find(request.path_params["table"])
        if isinstance(found, ClosedTable):
            raise Fault(409, "old-rules")
        return found

    async def find(self, id: str) -> Table | ClosedTable:
        """A table by its id."""
        found = await self.worker(lambda: self.tables.find(id))
        if found is None:
            raise Fault(404, "no-table")
        return found

    async def line_of(self, table: Table | ClosedTable, guest: Guest | None) -> TableLine:
        """A table as this guest may know it."""
        return await self.worker(lambda: self.table_line(table, guest))

    def table_line(self, table: Table | ClosedTable, guest: Guest | None) -> TableLine:
        """In the tables' thread. Who won a game of older rules is not known any more."""
        seats = table.game.seats
        eyes = table.eyes(guest.hash) if guest else 0
        winners, asked = PLAYING, []
        if isinstance(table, Table):
            winners = table.play.state.winners
            asked = [] if winners != PLAYING else [table.game.seat_name(seat) for seat in seats_asked(table.play.state)]
        room = self.live.rooms.get(table.id)
        return TableLine(
            table=table.id,
            game=table.game.id,
            options=table.sheet.options,
            players=room.players() if room else players(table, 0),
            asked=asked,
            over=table.over if isinstance(table, ClosedTable) else winners != PLAYING,
            winners=[seat for i, seat in enumerate(seats) if winners != PLAYING and winners >> i & 1],
            yours=[seat for i, seat in enumerate(seats) if eyes >> i & 1],
            maker=guest is not None and guest.hash == table.sheet.maker,
            closed=isinstance(table, ClosedTable),
        )


def game_of(request: Request) -> str:
    """The game that an address names."""
    id: str = request.path_params["game"]
    if id not in whitby.games():
        raise Fault(404, "no-game")
    return id


async def body(request: Request, kind: type[T]) -> T:
    """What a page sent."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Fault(400, "bad-message") from None


def link(table: Table, secret: str) -> str:
    """An invitation; what stands behind # never reaches a server."""
    return f"/t/{table.id}#{secret}"


def record_text(table: Table | ClosedTable, guest: Guest | None) -> str:
    """The whole game, as everybody may read it when it is over; of a closed one what is left to this guest."""
    if isinstance(table, ClosedTable):
        return table.text(table.eyes(guest.hash) if guest else 0)
    if not table.play.over:
        raise Fault(409, "not-over")
    players = [notation.Player(PERSON, s.name) if s.kind in (PERSON, FREE) else notation.Player("bot", s.kind) for s in table.sitters]
    record = notation.record_of(table.game, table.play, dict(table.sheet.options), players)
    return notation.write(replace(record, rules=table.sheet.rules))
