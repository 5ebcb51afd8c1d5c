"""The calls about records that a guest dropped on the home page: nobody else finds them."""

from __future__ import annotations

from collections import OrderedDict
from datetime import UTC, datetime

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whitby import games
from whitby.board import members
from whitby.notation import Record, RecordError
from whitby.play import Play
from whitby.table import records, replay
from whitby.table.seats import PERSON
from whitby.table.storage import Guest, KeptRecord
from whitby.web import messages as m
from whitby.web.api import body
from whitby.web.replays import KEPT, Replays, Source
from whitby.web.responses import HttpError, json_response
from whitby.web.summaries import UNKNOWN_SITTING
from whitby.web.visitors import Visitors

GONE = m.Player("", "", "", present=False, lent=False, link=0, muted=False)  # nobody sits at a record


class RecordApi:
    """The routes about records."""

    def __init__(self, visitors: Visitors, replays: Replays) -> None:
        self.visitors = visitors
        self.worker = visitors.worker
        self.storage = visitors.tables.storage
        self.replays = replays
        self.sources: OrderedDict[str, Source] = OrderedDict()  # of those looked at last

    async def drop(self, request: Request) -> Response:
        """POST /api/records: read a record and keep it for the asker."""
        said = await body(request, m.DropRecord)
        guest = await self.visitors.known_guest(request)
        try:
            record, play = await self.replays.apart(lambda: records.read(said.text))
        except RecordError as fault:
            return json_response(m.DamagedRecord("bad-record", "", fault.line, fault.problem, fault.expected), 400)
        about = about_record(record, play)
        id = await self.worker(lambda: records.keep(self.storage, guest, msgspec.json.encode(about).decode(), said.text))
        self.remember(id, source_of(id, record, play))
        kept = await self.kept(id, guest)
        return json_response(summary(kept), 201)

    async def list(self, request: Request) -> Response:
        """GET /api/records: the asker's records, the newest first."""
        guest = await self.visitors.guest(request)
        kept = await self.worker(lambda: self.storage.records(guest.hash)) if guest else []
        return json_response([summary(each) for each in kept])

    async def record(self, request: Request) -> Response:
        """GET /api/records/{record}: one of them."""
        return json_response(summary(await self.kept(request.path_params["record"], await self.visitors.guest(request))))

    async def remove(self, request: Request) -> Response:
        """POST /api/records/{record}/remove: forget it now."""
        guest = await self.visitors.known_guest(request)
        kept = await self.kept(request.path_params["record"], guest)
        await self.worker(lambda: self.storage.drop_record(guest.hash, kept.id))
        self.sources.pop(kept.id, None)
        return await self.list(request)

    async def kept(self, id: str, guest: Guest | None) -> KeptRecord:
        """A record of the asker; to everybody else it is not there."""
        found = await self.worker(lambda: self.storage.record(guest.hash, id)) if guest else None
        if found is None:
            raise HttpError(404, "no-record")
        return found

    async def source(self, id: str, guest: Guest | None) -> Source:
        """What its replay is made of; read again if that was long ago."""
        kept = await self.kept(id, guest)
        if id not in self.sources:
            try:
                self.remember(id, source_of(id, *await self.replays.apart(lambda: records.read(kept.text))))
            except RecordError:  # the rules of a newer server do not lead through it
                raise HttpError(409, "record-other-rules") from None
        return self.sources[id]

    def remember(self, id: str, source: Source) -> None:
        """Keep what was read, and forget what was read first where it is too much."""
        self.sources[id] = source
        if len(self.sources) > KEPT:
            self.sources.popitem(last=False)


def source_of(id: str, record: Record, play: Play) -> Source:
    """A record as a replay takes it: open to all eyes; what began from a prepared opening cannot be played on."""
    game = games.game(record.game)
    start, ended = replay.Start.of(play), record.ended(game)
    return Source(id, game, dict(record.options), start, play.choices, ended, open=True, fork=not record.opening, own=0)


def about_record(record: Record, play: Play) -> m.RecordAbout:
    """What a list says of a record; names are cleaned as those of guests are."""
    game = games.game(record.game)
    ended = record.ended(game) or game.ended(play.state)
    players = [
        msgspec.structs.replace(
            GONE,
            seat=seat,
            name=m.clean_name(player.name) or "" if player.kind == PERSON else "",
            kind=kind_of(player.kind, player.name),
        )
        for seat, player in zip(game.seats, record.players, strict=True)
    ]
    return m.RecordAbout(
        game=game.id,
        sitting=msgspec.structs.replace(UNKNOWN_SITTING, players=players),
        over=ended is not None,
        winners=[game.seat_name(seat) for seat in members(ended.winners)] if ended else [],
        ending=ended.ending if ended else "",
        degree=ended.degree if ended else "",
        side=ended.resigned if ended else "",
    )


def kind_of(kind: str, name: str) -> str:
    """What a page calls the kind of a player: a person, or a bot by its name."""
    return PERSON if kind == PERSON else m.clean_name(name) or kind


def summary(kept: KeptRecord) -> m.RecordSummary:
    """A record as its guest's page gets it."""
    day = datetime.fromtimestamp(kept.at + records.WEEK, UTC).date().isoformat()
    return m.RecordSummary(kept.id, msgspec.json.decode(kept.about, type=m.RecordAbout), day)
