"""The calls about what is past, at a table or in a record: its moments through some eyes, and a new table that goes on from one."""

from __future__ import annotations

from bisect import bisect_right

import msgspec
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from whitby import belief, bots
from whitby.engine import PUBLIC
from whitby.game import Game
from whitby.table import replay, seating
from whitby.table.deduced import Followed
from whitby.table.refusal import Refusal
from whitby.table.storage import Guest
from whitby.table.table import Table
from whitby.table.talk import choices_before
from whitby.web import messages as m
from whitby.web.analysis import Analyses
from whitby.web.api import body
from whitby.web.record_api import RecordApi
from whitby.web.replays import Replays, Reports, SaidBefore, Source
from whitby.web.responses import HttpError, json_response
from whitby.web.summaries import talk_line
from whitby.web.visitors import Visitors

SCREENS = 16  # of one call


class ReplayApi:
    """The routes about what is past."""

    def __init__(self, visitors: Visitors, replays: Replays, reports: Reports, analyses: Analyses, records: RecordApi) -> None:
        self.visitors = visitors
        self.worker = visitors.worker
        self.tables = visitors.tables
        self.replays = replays
        self.reports = reports
        self.analyses = analyses
        self.records = records

    async def source(self, request: Request, guest: Guest | None) -> Source:
        """What the address of a request names: a record, or a table as it stands now."""
        if "record" in request.path_params:
            return await self.records.source(request.path_params["record"], guest)
        id = request.path_params["table"]

        def job() -> Source:
            found = self.tables.find(id)
            if found is None:
                raise HttpError(404, "no-table")
            whole = self.tables.open_to_all(found)
            table = whole or found
            if not isinstance(table, Table):
                raise Refusal("closed")
            own = table.eyes(guest.hash) if guest else 0
            play, over = table.play, isinstance(found, Table) and found.over
            options, start = dict(table.info.options), replay.Start.of(play)
            said = said_before(table, own, guest.hash if guest else b"")
            return Source(id, table.game, options, start, play.choices.copy(), table.ended, whole is not None, over, own, said)

        return await self.worker(job)

    async def replay(self, request: Request) -> Response:
        """GET .../replay?eyes=: the game as these eyes heard it, without its screens."""
        source = await self.source(request, await self.visitors.guest(request))
        eyes = eyes_wanted(source, request.query_params.get("eyes"))
        return json_response(await self.replays(source, lambda found: replay_message(found, source, eyes)))

    async def screens(self, request: Request) -> Response:
        """GET .../replay/screens?eyes=&from=&to=: what these eyes saw at some moments."""
        first, end = number(request, "from"), number(request, "to")
        if not first < end <= first + SCREENS:
            raise HttpError(400, "bad-message")
        source = await self.source(request, await self.visitors.guest(request))
        eyes = eyes_wanted(source, request.query_params.get("eyes"))

        def job(found: replay.Replay) -> m.MomentScreens:
            made = [found.screen(eyes, moment, source.open) for moment in found.moments(eyes)[first:end]]
            return m.MomentScreens(first, [m.MomentScreen(each.heard, Raw(each.head), Raw(each.body)) for each in made])

        return json_response(await self.replays(source, job))

    async def deduced(self, request: Request) -> Response:
        """GET .../replay/deduced?eyes=: what could be concluded of a game that is over, by moment."""
        source = await self.source(request, await self.visitors.guest(request))
        eyes = eyes_wanted(source, request.query_params.get("eyes"))
        if not source.open:
            raise Refusal("not-over")
        if not belief.is_there(source.game):
            raise Refusal("no-odds")
        made = await self.reports(source.id, eyes, await self.replays(source, lambda found: Followed.of(found, source.options, eyes)))
        return json_response(msgspec.convert(made, m.Deduced, from_attributes=True))

    async def analysis(self, request: Request) -> Response:
        """GET .../replay/analysis: where the odds of winning turned; the first who asks begins it, and it goes on while somebody asks."""
        source = await self.source(request, await self.visitors.guest(request))
        if not source.open:
            raise Refusal("not-over")
        if not bots.analyst(source.game):
            raise Refusal("no-analysis")
        return json_response(self.analyses.look(source))

    async def fork(self, request: Request) -> Response:
        """POST .../fork: a new table where a finished game or a record goes on from one of its moments."""
        said = await body(request, m.Fork)
        guest = await self.visitors.known_guest(request)
        source = await self.source(request, guest)
        if not source.fork:
            raise Refusal("not-over")
        eyes = eyes_named(source.game, said.eyes)
        choices = await self.replays(source, lambda found: choices_at(found, eyes, said.moment))
        made = await self.worker(lambda: self.tables.fork(guest, source.game, source.options, choices, said.seats, said.bot).id)
        return json_response(m.NextTable(made), 201)


def said_before(table: Table, own: int, guest: bytes) -> tuple[SaidBefore, ...]:
    """What was said at a table, as far as this guest may read it, each line with the choices before it."""
    lines = table.talk.read_by(own, table.storage.mutes(guest))
    before = choices_before(lines, table.storage.log(table.id)) if lines else []
    return tuple(SaidBefore(line.audience, n, talk_line(table, line, guest)) for line, n in zip(lines, before, strict=True))


def eyes_wanted(source: Source, text: str | None) -> int:
    """The eyes that a query names, the asker's own where it names none.

    While others must not know, nobody looks through foreign eyes; and who does not sit there not at all: he would look on unseen.
    """
    eyes = source.own if text is None else eyes_named(source.game, text.split(",") if text else [])
    if not source.open and (eyes & ~source.own or not source.own):
        raise Refusal("not-over")
    return eyes


def eyes_named(game: Game, seats: list[str]) -> int:
    """These seats as eyes."""
    return sum(1 << seat for seat in set(seating.seats_named(game, seats)))


def number(request: Request, name: str) -> int:
    """A number of a query."""
    text = request.query_params.get(name, "")
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise HttpError(400, "bad-message")
    return int(text)


def replay_message(found: replay.Replay, source: Source, eyes: int) -> m.Replay:
    """The game through these eyes, as a page gets it."""
    told = found.told(eyes)
    moments = [
        m.Moment(round, asked, moment.heard, moment.choices if source.open else 0)
        for round, asked, moment in zip(told.rounds, told.asked, found.moments(eyes), strict=True)
    ]
    lines = [
        m.MeasureLine(measure.name, measure.seat, measure.most, measure.turning, values)
        for measure, values in zip(source.game.chronicle.measures, told.measures, strict=True)
    ]
    return m.Replay(
        eyes=[seat for i, seat in enumerate(source.game.seats) if eyes >> i & 1],
        open=source.open,
        fork=source.fork,
        deduced=source.open and belief.is_there(source.game),
        analyst=bots.analyst(source.game) if source.open else "",
        moments=moments,
        news=[Raw(piece) for piece in found.news(eyes)],
        measures=lines,
        moves=[m.FigureMove(*move) for move in told.moves],
        counted=told.counted,
        said=said_at(found.moments(eyes), source, eyes),
    )


def said_at(moments: list[replay.Moment], source: Source, eyes: int) -> list[m.PastLine]:
    """What these eyes could read, each line at the moment that was the last one then."""
    choices = [moment.choices for moment in moments]
    return [
        m.PastLine(max(0, bisect_right(choices, said.choices) - 1), said.line) for said in source.said if said.audience & (eyes | PUBLIC)
    ]


def choices_at(found: replay.Replay, eyes: int, n: int) -> list[replay.Chosen]:
    """The choices that led to a moment, from which the game can go on."""
    moments = found.moments(eyes)
    if n >= len(moments):
        raise HttpError(404, "not-found")
    if moments[n].ended is not None or found.game.ended(moments[n].state) is not None:
        raise Refusal("closed")
    return found.play.choices[: moments[n].choices]
