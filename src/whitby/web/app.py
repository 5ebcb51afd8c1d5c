"""The application: addresses and what answers them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from whitby.table.refusal import Refusal
from whitby.table.storage import Full
from whitby.web.analysis import Analyses
from whitby.web.api import Api
from whitby.web.companion_api import CompanionApi
from whitby.web.front_end import FrontEnd
from whitby.web.guard import Guard
from whitby.web.hints import HintApi, Hints
from whitby.web.live import LiveTables
from whitby.web.odds import Deductions
from whitby.web.prefix import BelowPrefix
from whitby.web.record_api import RecordApi
from whitby.web.replay_api import ReplayApi
from whitby.web.replays import Replays, Reports
from whitby.web.responses import HttpError, error_response
from whitby.web.room import POLICY
from whitby.web.settings import Settings
from whitby.web.table_api import TableApi
from whitby.web.visitors import Visitors
from whitby.web.worker import Worker

log = logging.getLogger("whitby.web")

STATUS = {
    "no-game": 404,
    "not-seated": 403,
    "other-side": 403,
    "invitation-used": 410,
    "return-used": 410,
    "record-other-rules": 409,
    "record-too-long": 413,
    "another-guest": 409,
    "closed": 409,
    "no-motion": 409,
    "not-over": 409,
    "no-analysis": 409,
    "no-hints": 409,
    "no-odds": 409,
    "seat-taken": 409,
    "too-many-marks": 409,
    "too-many-tables": 429,
}


def make_app(settings: Settings) -> Guard:
    """A server's application; StorageError if its database cannot be used."""
    worker = Worker(settings)
    front_end = FrontEnd(settings.static, settings.prefix)
    deductions = Deductions()
    live = LiveTables(worker, deductions, settings, front_end.build)
    visitors = Visitors(worker, settings.prefix)
    api, table, replays = Api(visitors, live), TableApi(visitors, live), Replays()
    record = RecordApi(visitors, replays)
    reports = Reports()
    analyses = Analyses(replays, settings.thinking)
    replay = ReplayApi(visitors, replays, reports, analyses, record)
    hint = HintApi(visitors, Hints(settings.thinking), live.pace)
    beside = CompanionApi()

    async def live_socket(socket: WebSocket) -> None:
        """Serve the socket of a page that looks at a table."""
        try:
            found = await table.open_table(socket)
        except HttpError as problem:
            return await socket.close(POLICY, problem.reason)
        guest = await visitors.guest(socket)
        await live.connect(socket, found, guest, visitors.language(socket, guest))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(live.sweep())
        yield
        sweeping.cancel()
        await live.close()
        replays.close()
        reports.close()
        await analyses.close()
        hint.hints.close()
        deductions.close()
        beside.close()
        worker.close()

    app = Starlette(
        routes=[
            Route("/api/openapi.json", api.openapi),
            Route("/api/games", api.games),
            Route("/api/games/{game}", api.game),
            Route("/api/text/{language}/{name}.ftl", api.catalogue),
            Route("/api/clauses/{game}", api.clauses),
            Route("/api/rules/{game}", api.rules),
            Route("/api/companion/{game}", beside.info),
            Route("/api/companion/{game}", beside.ask, methods=["POST"]),
            Route("/api/me", api.me),
            Route("/api/me", api.set_name, methods=["POST"]),
            Route("/api/me/return", api.new_return_link, methods=["POST"]),
            Route("/api/return", api.use_return_link, methods=["POST"]),
            Route("/api/tables", table.make, methods=["POST"]),
            Route("/api/tables/{table}", table.table),
            Route("/api/tables/{table}/invitation", table.read_invitation, methods=["POST"]),
            Route("/api/tables/{table}/take", table.take, methods=["POST"]),
            Route("/api/tables/{table}/invitations", table.invite, methods=["POST"]),
            Route("/api/tables/{table}/seats", table.change_seats, methods=["POST"]),
            Route("/api/tables/{table}/motions", table.vote, methods=["POST"]),
            Route("/api/tables/{table}/again", table.play_again, methods=["POST"]),
            Route("/api/tables/{table}/record", table.record),
            Route("/api/tables/{table}/own", table.own),
            Route("/api/tables/{table}/report", table.report),
            Route("/api/tables/{table}/mute", table.mute, methods=["POST"]),
            Route("/api/tables/{table}/why", table.why),
            Route("/api/tables/{table}/mirror", table.mirror),
            Route("/api/tables/{table}/hint", hint.hint),
            Route("/api/tables/{table}/marks", table.marks),
            Route("/api/tables/{table}/marks", table.set_mark, methods=["POST"]),
            Route("/api/tables/{table}/replay", replay.replay),
            Route("/api/tables/{table}/replay/screens", replay.screens),
            Route("/api/tables/{table}/replay/deduced", replay.deduced),
            Route("/api/tables/{table}/replay/analysis", replay.analysis),
            Route("/api/tables/{table}/fork", replay.fork, methods=["POST"]),
            Route("/api/records", record.list),
            Route("/api/records", record.drop, methods=["POST"]),
            Route("/api/records/{record}", record.record),
            Route("/api/records/{record}/remove", record.remove, methods=["POST"]),
            Route("/api/records/{record}/replay", replay.replay),
            Route("/api/records/{record}/replay/screens", replay.screens),
            Route("/api/records/{record}/replay/deduced", replay.deduced),
            Route("/api/records/{record}/replay/analysis", replay.analysis),
            Route("/api/records/{record}/fork", replay.fork, methods=["POST"]),
            WebSocketRoute("/api/tables/{table}/live", live_socket),
            Route("/{path:path}", front_end.page),
        ],
        exception_handlers={
            HttpError: on_http_error,
            Refusal: on_refusal,
            Full: on_full_storage,
            HTTPException: on_starlette_error,
            ClientDisconnect: on_disconnect,
            Exception: on_exception,
        },
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return Guard(BelowPrefix(app, settings.prefix) if settings.prefix else app, settings, live, visitors.cookie)


async def on_http_error(request: Request, problem: Exception) -> Response:
    """Answer with the status and the id that the code named."""
    assert isinstance(problem, HttpError)
    return error_response(problem.status, problem.reason)


async def on_refusal(request: Request, refusal: Exception) -> Response:
    """Answer what the table does not allow with its reason and clause."""
    assert isinstance(refusal, Refusal)
    return error_response(STATUS.get(refusal.reason, 400), refusal.reason, refusal.clause)


async def on_full_storage(request: Request, problem: Exception) -> Response:
    """Nothing was done, for lack of room: the same can be asked again."""
    log.warning("nothing could be written: %s", problem)
    return error_response(507, "storage-full")


async def on_starlette_error(request: Request, problem: Exception) -> Response:
    """Answer where no route fits: no such address, or another method."""
    assert isinstance(problem, HTTPException)
    return error_response(problem.status_code, "not-found" if problem.status_code == 404 else "bad-message")


async def on_disconnect(request: Request, leaving: Exception) -> Response:
    """The client has gone in the middle of its request; nobody hears this answer."""
    return error_response(400, "bad-message")


async def on_exception(request: Request, exception: Exception) -> Response:
    """A fault of ours: the log knows, the page does not."""
    return error_response(500, "server-error")
