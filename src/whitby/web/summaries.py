"""Summaries of a table: who sits there, what is told and proposed, how it stands. Made in the tables' thread."""

from __future__ import annotations

from collections.abc import Set
from datetime import UTC, datetime

from whitby.board import members
from whitby.engine import PUBLIC, openly_asked
from whitby.game import Channel
from whitby.table.closed import ClosedTable
from whitby.table.seats import FREE, PERSON, BaseTable, SeatHolder
from whitby.table.storage import Guest, Line
from whitby.table.table import Table
from whitby.table.tables import Tables
from whitby.table.talk import readers
from whitby.web.messages import Motion, Notice, Player, Sitting, TableSummary, TalkChannel, TalkLine

UNKNOWN_SITTING = Sitting([], [], [], [], "", [], 0, [], "off", "off")


def sitting(tables: Tables, table: Table | ClosedTable, guest: bytes, present: Set[bytes], watchers: int) -> Sitting:
    """The table around the game, as this guest may know it; `present` are those who have a page open."""
    places, eyes, muted = table.info.places, table.eyes(guest), tables.storage.mutes(guest)
    at_table = {place.guest: place.name for place in places}

    def name(one: bytes) -> str:
        return at_table[one] if one in at_table else tables.storage.name_of(one)

    motions = [
        Motion(
            what=motion.what,
            about=motion.about,
            seats=table.names(motion.seats),
            agreed=[name(one) for one in motion.agreed],
            missing=[name(one) for one in motion.concerns if one not in motion.agreed],
            mine=guest in motion.agreed,
        )
        for motion in tables.motions(table, {*present, guest})
        if guest in motion.concerns
    ]
    return Sitting(
        players=[player(table, seat, seat_holder, present, muted) for seat, seat_holder in enumerate(table.seat_holders)],
        told=[Notice(n.what, n.seats, n.name, n.bot, n.at) for n in table.info.notices],
        motions=motions,
        claim=table.names(sorted(seat for who, seat in table.info.claims if who == guest and not table.over)),
        again=table.info.next,
        yours=table.names(members(eyes)),
        watchers=watchers,
        channels=channels(table, eyes) if isinstance(table, Table) else [],
        odds=table.info.odds,
        hints=table.info.hints,
    )


def channels(table: Table, eyes: int) -> list[TalkChannel]:
    """Where one who has these seats may speak, each channel once."""
    open = dict.fromkeys(channel for channels in table.channels_of(eyes).values() for channel in channels)
    return [talk_channel(table, channel) for channel in sorted(open, key=lambda channel: channel.audience.bit_count())]


def talk_channel(table: BaseTable, channel: Channel) -> TalkChannel:
    """A channel in words."""
    return TalkChannel(channel.name, table.names(readers(channel, len(table.game.seats))), bool(channel.audience & PUBLIC))


def talk_line(table: BaseTable, line: Line, guest: bytes) -> TalkLine:
    """A line as this guest reads it."""
    seats = table.names(readers(line, len(table.game.seats)))
    return TalkLine(table.game.seats[line.seat], line.name, line.channel, seats, line.text, line.at, bool(guest) and line.guest == guest)


def player(table: BaseTable, seat: int, seat_holder: SeatHolder, present: Set[bytes], muted: Set[bytes]) -> Player:
    """Who has a seat, and whether he is present; a bot always is."""
    guest = table.info.places[seat].guest
    here = guest in present if seat_holder.kind == PERSON else seat_holder.kind != FREE
    name, kind = seat_holder.name, seat_holder.kind
    return Player(table.game.seats[seat], name, kind, here, seat_holder.lent, seat_holder.link, guest in muted)


def table_summary(tables: Tables, table: Table | ClosedTable, guest: Guest | None, present: Set[bytes], watchers: int = 0) -> TableSummary:
    """A table as this guest may know it. Who won a game of older rules is not known any more."""
    eyes = table.eyes(guest.hash) if guest else 0
    ended, asked = None, []
    if isinstance(table, Table):
        ended = table.ended or table.game.ended(table.play.state)
        asked = [] if table.over else [table.game.seat_name(seat) for seat in openly_asked(table.play.state)]
    expires = tables.expires(table, table.over)
    return TableSummary(
        table=table.id,
        game=table.game.id,
        options=table.info.options,
        sitting=sitting(tables, table, guest.hash if guest else b"", present, watchers),
        asked=asked,
        over=table.over,
        winners=table.names(members(ended.winners)) if ended else [],
        ending=ended.ending if ended else "",
        degree=ended.degree if ended else "",
        side=ended.resigned if ended else "",
        yours=table.names(members(eyes)),
        maker=guest is not None and guest.hash == table.info.maker,
        closed=table.closed_why if isinstance(table, ClosedTable) else "",
        revealed=isinstance(table, ClosedTable) and table.revealed,
        expires=datetime.fromtimestamp(expires, UTC).date().isoformat() if expires is not None else "",
    )


def unreadable_table(id: str) -> TableSummary:
    """A table of which this server cannot say more than that it is there."""
    return TableSummary(id, "", {}, UNKNOWN_SITTING, [], False, [], "", "", "", [], False, "unreadable", False, "")
