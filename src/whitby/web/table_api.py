"""The calls over HTTP about tables: making, sitting down, seats, motions, marks, records."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from whitby import notation
from whitby.table import marks, seating, storage
from whitby.table.closed import ClosedTable, own_text
from whitby.table.seats import FREE, PERSON
from whitby.table.storage import Guest, StorageError
from whitby.table.table import CannotReplay, Table
from whitby.web.api import PLAIN, body, return_path
from whitby.web.live import LiveTables
from whitby.web.messages import (
    CastVote,
    ChangeSeats,
    InvitationInfo,
    InvitationLink,
    Invite,
    MadeTable,
    Mark,
    Marks,
    Mute,
    NewTable,
    NextTable,
    ReadInvitation,
    TableSummary,
    TakenSeats,
    TakeSeats,
    clean_note,
)
from whitby.web.odds import heard_for, mirror_message, reflected, why_message
from whitby.web.report import report
from whitby.web.responses import HttpError, json_response
from whitby.web.summaries import table_summary
from whitby.web.visitors import Visitors


class TableApi:
    """The routes about tables."""

    def __init__(self, visitors: Visitors, live: LiveTables) -> None:
        self.visitors = visitors
        self.worker = visitors.worker
        self.tables = visitors.tables
        self.live = live

    # --- finding --------------------------------------------------------------------
    async def find(self, id: str) -> Table | ClosedTable:
        """A table by its id; 404 if there is none."""
        found = await self.worker(lambda: self.tables.find(id))
        if found is None:
            raise HttpError(404, "no-table")
        return found

    async def open_table(self, request: HTTPConnection) -> Table:
        """The table that an address names, to play at."""
        found = await self.find(request.path_params["table"])
        if isinstance(found, ClosedTable):
            raise HttpError(409, "closed")
        return found

    async def summary_of(self, table: Table | ClosedTable, guest: Guest | None) -> TableSummary:
        """A table as this guest may know it."""
        present, watchers = self.live.present(table.id), self.live.watchers(table.id)
        return await self.worker(lambda: table_summary(self.tables, table, guest, present, watchers))

    async def table(self, request: Request) -> Response:
        """GET /api/tables/{table}: the table as the asker may know it."""
        table = await self.find(request.path_params["table"])
        guest = await self.visitors.guest(request)
        if guest:
            with suppress(StorageError):  # looking is possible also where nothing can be written
                await self.worker(lambda: self.tables.mark_used(table, guest))
        return self.visitors.with_cookie(request, json_response(await self.summary_of(table, guest)), guest)

    # --- making and sitting down ----------------------------------------------------
    async def make(self, request: Request) -> Response:
        """POST /api/tables: a new table, with links to its free seats."""
        said = await body(request, NewTable)
        guest = await self.visitors.renamed(await self.visitors.known_guest(request), said.name)

        def job() -> MadeTable:
            given = said.game, dict(said.options), guest.name, said.seat, dict(said.others), said.odds, said.hints
            table, secrets = self.tables.make(guest, *given)
            links = [InvitationLink(seats, self.visitors.link(invitation_path(table, secret))) for seats, secret in secrets]
            return MadeTable(table.id, links, self.visitors.link(return_path(self.tables.first_return_secret(guest))))

        return json_response(await self.worker(job), 201)

    async def read_invitation(self, request: Request) -> Response:
        """Which seats a link gives, and who invites: who made the table, if he still sits there."""
        table = await self.open_table(request)
        said = await body(request, ReadInvitation)
        guest = await self.visitors.guest(request)

        def job() -> InvitationInfo:
            self.tables.read_again(table)
            seats = seating.seats_of_link(table, guest, said.invitation)
            seated = sorted((p for p in table.info.places if p.guest), key=lambda p: p.guest != table.info.maker)  # the maker first
            return InvitationInfo(table.names(seats), seated[0].name if seated else "")

        return json_response(await self.worker(job))

    async def take(self, request: Request) -> Response:
        """POST /api/tables/{table}/take: sit down by an invitation."""
        table = await self.open_table(request)
        said = await body(request, TakeSeats)
        guest = await self.visitors.renamed(await self.visitors.known_guest(request), said.name)

        def job() -> TakenSeats:
            back = self.tables.take_seats(table, guest, said.invitation)
            seats = table.names(seat for seat in range(len(table.game.seats)) if table.eyes(guest.hash) >> seat & 1)
            return TakenSeats(table.id, seats, self.visitors.link(return_path(back)))

        taken = await self.worker(job)
        await self.live.refresh(table.id)
        return json_response(taken)

    async def invite(self, request: Request) -> Response:
        """POST /api/tables/{table}/invitations: a fresh link to free seats."""
        table = await self.open_table(request)
        said = await body(request, Invite)
        guest = await self.visitors.known_guest(request)
        secret = await self.worker(lambda: self.tables.invite(table, guest, said.seats))
        await self.live.refresh(table.id)
        return json_response(InvitationLink(said.seats, self.visitors.link(invitation_path(table, secret))))

    # --- seats and motions ----------------------------------------------------------
    async def change_seats(self, request: Request) -> Response:
        """POST /api/tables/{table}/seats: lend, leave, claim or fill seats."""
        table = await self.open_table(request)
        said = await body(request, ChangeSeats)
        guest = await self.visitors.known_guest(request)
        present = self.live.present(table.id)
        return await self.changed(table, guest, lambda: self.tables.change_seats(table, guest, said.do, said.seats, said.bot, present))

    async def vote(self, request: Request) -> Response:
        """POST /api/tables/{table}/motions: agree to a motion, or decline it."""
        table = await self.find(request.path_params["table"])
        said = await body(request, CastVote)
        guest = await self.visitors.known_guest(request)
        present = self.live.present(table.id)
        return await self.changed(table, guest, lambda: self.tables.vote(table, guest, said.what, said.about, said.agree, present))

    async def changed(self, table: Table | ClosedTable, guest: Guest, job: Callable[[], None]) -> Response:
        """Do something, show it to all, and answer with the table as it is then."""
        await self.worker(job)
        now = await self.find(table.id)
        if isinstance(now, ClosedTable):
            self.live.close_pages(table.id)
        else:
            await self.live.refresh(table.id)
        return json_response(await self.summary_of(now, guest))

    async def play_again(self, request: Request) -> Response:
        """POST /api/tables/{table}/again: the next table of the same people."""
        table = await self.open_table(request)
        guest = await self.visitors.known_guest(request)
        next = await self.worker(lambda: self.tables.play_again(table, guest))
        await self.live.refresh(table.id)
        return json_response(NextTable(next))

    # --- odds -----------------------------------------------------------------------
    async def why(self, request: Request) -> Response:
        """GET /api/tables/{table}/why?place=: why the odds of a place are what the asker is shown."""
        table = await self.open_table(request)
        guest = await self.visitors.known_guest(request)
        heard, lines = await self.worker(lambda: heard_for(table, guest.hash))
        place = request.query_params.get("place", "")
        return json_response(await self.live.deductions(heard, lambda deduction: why_message(deduction, place, lines)))

    async def mirror(self, request: Request) -> Response:
        """GET /api/tables/{table}/mirror: what Dracula shows of himself, by each choice that is open to him."""
        table = await self.open_table(request)
        guest = await self.visitors.known_guest(request)
        seen = await self.worker(lambda: reflected(table, guest.hash))
        return json_response(await self.live.deductions(seen.public, lambda deduction: mirror_message(deduction, seen)))

    # --- the guest's own marks on the map -------------------------------------------
    async def marks(self, request: Request) -> Response:
        """GET /api/tables/{table}/marks: the asker's own marks."""
        table = await self.open_table(request)
        guest = await self.visitors.known_guest(request)
        found = await self.worker(lambda: marks.marks_of(self.tables.storage, table, guest))
        return json_response(Marks(msgspec.convert(found, list[Mark], from_attributes=True)))

    async def set_mark(self, request: Request) -> Response:
        """POST /api/tables/{table}/marks: set or remove one mark, and show it on the asker's other pages."""
        table = await self.open_table(request)
        said = await body(request, Mark)
        guest = await self.visitors.known_guest(request)
        note = clean_note(said.note)
        if note is None:
            raise HttpError(400, "bad-note")
        mark = storage.Mark(said.place, said.kind, note, said.round)
        await self.worker(lambda: marks.set_mark(self.tables.storage, table, guest, mark))
        changed = Marks([Mark(said.place, said.kind, note, said.round)])
        self.live.tell_guest(table.id, guest.hash, msgspec.json.encode(changed))
        return json_response(changed)

    # --- talk -----------------------------------------------------------------------
    async def mute(self, request: Request) -> Response:
        """POST /api/tables/{table}/mute: read no more of what the one at a seat says, or read it again."""
        table = await self.open_table(request)
        said = await body(request, Mute)
        guest = await self.visitors.known_guest(request)
        return await self.changed(table, guest, lambda: self.tables.mute(table, guest, said.seat, said.muted))

    # --- records --------------------------------------------------------------------
    async def report(self, request: Request) -> Response:
        """GET /api/tables/{table}/report: what helps to find a fault, as far as the asker may know it."""
        table = await self.open_table(request)
        guest = await self.visitors.guest(request)
        return json_response(await self.worker(lambda: report(table, table.eyes(guest.hash) if guest else 0, self.live.build)))

    async def record(self, request: Request) -> Response:
        """GET /api/tables/{table}/record: the record of a game that is over, as text."""
        return await self.text(request, record_text)

    async def own(self, request: Request) -> Response:
        """The asker's own choices at a table: nothing that he does not know."""
        return await self.text(request, lambda table, eyes: own_text(table, table.storage.log(table.id), eyes))

    async def text(self, request: Request, made: Callable[[Table | ClosedTable, int], str]) -> Response:
        """What the asker may read of a table, found and made at once: it may be closed in the next moment."""
        id, guest = request.path_params["table"], await self.visitors.guest(request)

        def job() -> str:
            table = self.tables.find(id)
            if table is None:
                raise HttpError(404, "no-table")
            return made(table, table.eyes(guest.hash) if guest else 0)

        return Response(await self.worker(job), media_type=PLAIN)


def invitation_path(table: Table, secret: str) -> str:
    """The path of an invitation; what stands behind # never reaches a server."""
    return f"/t/{table.id}#{secret}"


def record_text(table: Table | ClosedTable, eyes: int) -> str:
    """The whole game, as everybody may read it when it is over; of a closed one what is left to these eyes."""
    if isinstance(table, ClosedTable):
        if table.revealed:
            with suppress(CannotReplay):
                return whole_record(Table(table.storage, table.info))
        return table.text(eyes)
    if not table.over:
        raise HttpError(409, "not-over")
    return whole_record(table)


def whole_record(table: Table) -> str:
    """The whole game as a record, by the rules version it was played by."""
    players = [
        notation.Player(PERSON, s.name) if s.kind in (PERSON, FREE) or s.lent else notation.Player("bot", s.kind)
        for s in table.seat_holders
    ]
    record = notation.record_of(table.game, table.play, dict(table.info.options), players, ended=table.ended)
    return notation.write(replace(record, rules=table.info.rules))
