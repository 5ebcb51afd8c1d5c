"""All tables that somebody looks at, and the sockets through which they do: who comes, who goes, and how much each may."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from whitby.table.motions import AWAY_SECONDS
from whitby.table.storage import Guest
from whitby.table.table import Table
from whitby.thinking.pool import Thinkers
from whitby.web.limits import Bucket, Buckets, SocketCounts, client_address
from whitby.web.messages import Refused
from whitby.web.odds import Deductions
from whitby.web.pace import Pace
from whitby.web.room import GOING_AWAY, POLICY, TRY_LATER, Page, Room
from whitby.web.settings import Settings
from whitby.web.worker import Worker

log = logging.getLogger("whitby.web")

TOO_FAST_REFUSALS = 50  # messages of a socket that are refused before it is closed


class LiveTables:
    """All rooms with somebody in them, and the sockets of their pages."""

    def __init__(self, worker: Worker, deductions: Deductions, settings: Settings, build: str) -> None:
        self.worker = worker
        self.deductions = deductions
        self.thinkers = Thinkers(settings.thinking)
        self.pace = Pace(settings.beat, settings.pace_clock)
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.sockets = SocketCounts(settings.limits)
        self.build = build  # of the pages that this server has
        self.stale = Buckets(settings.limits.stale, settings.limits.stale_at_once)
        self.lines = Buckets(settings.limits.lines, settings.limits.lines_at_once)
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()  # that show who is away
        self.just_left: dict[str, dict[bytes, float]] = {}  # by table and guest: until when one who went still counts as present
        self.watched: dict[str, tuple[float, int]] = {}  # by table: until when how many pages without a seat count, if one of them went

    def read_again(self, table: Table) -> None:
        """In the tables' thread: read what other servers wrote."""
        self.worker.tables.read_again(table)
        table.catch_up()

    def room(self, table: Table) -> Room:
        """The room of a table, made if nobody was there."""
        return self.rooms.setdefault(table.id, Room(self, table))

    def forget(self, room: Room) -> None:
        """Forget a room if nobody is in it and no bot is at work."""
        if not room.pages and room.bot_task is None and self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]

    async def connect(self, socket: WebSocket, table: Table, guest: Guest | None, language: str) -> None:
        """Serve a page until it goes."""
        where = client_address(socket.scope)
        who = guest.hash.hex() if guest else where
        limits = self.settings.limits
        if self.closing or not self.sockets.may_open(who, where):
            return await socket.close(TRY_LATER, "too-many-sockets")
        await socket.accept()
        page = Page(socket, guest.hash if guest else b"", language, who, limits.waiting)
        room = self.room(table)
        room.pages.append(page)
        self.sockets.opened(who, where)
        tasks = [asyncio.create_task(t) for t in (self.write(page), self.read(room, page), page.gone.wait())]
        try:
            await room.refresh()
            room.wake_bots()
            await self.record_visit(room, page.guest)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            page.gone.set()
            if page.watches and not self.closing:
                self.watched[table.id] = time.monotonic() + self.settings.grace_seconds, self.watchers(table.id)
                asyncio.get_running_loop().call_later(self.settings.grace_seconds, self.show_absence, table.id)
            room.pages.remove(page)
            self.sockets.closed(who, where)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(Exception):
                await socket.close(page.code)
            if page.eyes and not self.closing:
                self.just_left.setdefault(table.id, {})[page.guest] = time.monotonic() + self.settings.grace_seconds
                await self.record_visit(room, page.guest)
                # he is told to be away if he does not come back at once, and again when his seats can be freed
                for seconds in (0, AWAY_SECONDS):
                    asyncio.get_running_loop().call_later(seconds + self.settings.grace_seconds, self.show_absence, table.id)
            self.forget(room)

    async def record_visit(self, room: Room, guest: bytes) -> None:
        """Somebody has opened or closed a page. A disk that is full or locked keeps nobody from looking."""
        try:
            if await self.worker(partial(self.worker.tables.visit, room.table, guest)):
                await room.refresh()
        except Exception as problem:
            log.warning("a visit at table %s was not written: %s", room.table.id, problem)

    def show_absence(self, table: str) -> None:
        """Those who are still there see who is not."""
        now = time.monotonic()
        if just_left := {guest: until for guest, until in self.just_left.pop(table, {}).items() if until > now}:
            self.just_left[table] = just_left
        if self.watched.get(table, (now, 0))[0] <= now:
            self.watched.pop(table, None)
        if table in self.rooms and not self.closing:
            task = asyncio.create_task(self.refresh(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    # --- what the calls over HTTP ask for ---------------------------------------------
    def present(self, table: str) -> frozenset[bytes]:
        """The guests who have a page of this table open, or had one a moment ago: a reload is no absence."""
        now, room = time.monotonic(), self.rooms.get(table)
        just_left = frozenset(guest for guest, until in self.just_left.get(table, {}).items() if until > now)
        return just_left | room.guests if room else just_left

    def watchers(self, table: str) -> int:
        """How many pages of people without a seat look on, or did a moment ago."""
        room = self.rooms.get(table)
        return max(sum(page.watches for page in room.pages) if room else 0, self.watchers_just_now(table))

    def watchers_just_now(self, table: str) -> int:
        """How many pages without a seat there were a moment ago, if one of them has gone since: a reload is no coming and going."""
        until, count = self.watched.get(table, (0.0, 0))
        return count if until > time.monotonic() else 0

    async def refresh(self, table: str) -> None:
        """Something about the table has changed: show it, and let the bots go on."""
        room = self.rooms.get(table)
        if room is not None:
            await room.refresh()
            room.wake_bots()

    def close_pages(self, table: str) -> None:
        """The table is closed: its pages ask for it anew."""
        room = self.rooms.get(table)
        for page in list(room.pages) if room else []:
            page.close(GOING_AWAY)

    def tell_guest(self, table: str, guest: bytes, message: bytes) -> None:
        """Send a message to all pages of this table that are this guest's own."""
        room = self.rooms.get(table)
        for page in room.pages if room else []:
            if page.guest == guest:
                page.send(message)

    def disconnect(self, guest: bytes) -> None:
        """Close all pages of a guest: his browsers must show again who they are."""
        for room in self.rooms.values():
            for page in room.pages:
                if page.guest == guest:
                    page.close(GOING_AWAY)

    async def sweep(self) -> None:
        """Now and then, and when those can be away who do not come back to a server that has just begun.

        Forget tables that nobody has used for long, a few at a time, and show who has been away for long.
        """
        first = True
        while True:
            try:
                present = {id: self.present(id) for id in self.rooms}
                while await self.worker(partial(self.worker.tables.sweep, present)):
                    await asyncio.sleep(0)
                for id in present:
                    await self.refresh(id)  # somebody may have been away for a day
                self.thinkers.tell_log()
            except Exception:
                log.exception("old tables could not be forgotten")
            await asyncio.sleep(min(self.settings.sweep_seconds, AWAY_SECONDS if first else self.settings.sweep_seconds))
            first = False

    async def write(self, page: Page) -> None:
        """What is in the queue, as fast as the page reads. A message that was sent is not kept while the page waits for the next."""
        while not page.gone.is_set():
            await self.send(page, await page.queue.get())

    async def send(self, page: Page, message: bytes) -> None:
        """One message; a page that does not take it is let go."""
        try:
            async with asyncio.timeout(self.settings.limits.send_seconds):
                await page.socket.send_text(message.decode())
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            page.close(TRY_LATER)

    async def read(self, room: Room, page: Page) -> None:
        """What the page says, one message after the other."""
        limits = self.settings.limits
        bucket = Bucket(limits.messages, limits.messages_at_once)
        too_many = 0
        while True:
            message = await page.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not bucket.take():
                too_many += 1
                if too_many > TOO_FAST_REFUSALS:
                    return page.close(POLICY)
                page.send(msgspec.json.encode(Refused("too-fast")))
                continue
            await room.receive(page, message.get("text") or message.get("bytes") or b"")

    async def close(self) -> None:
        """Send everybody away; they come back when the server does."""
        self.closing = True
        for room in list(self.rooms.values()):
            for task in (room.bot_task, room.odds_task):
                if task is not None:
                    task.cancel()
            for page in room.pages:
                page.close(GOING_AWAY)
        self.thinkers.tell_log()
        self.thinkers.close()
        await asyncio.sleep(0)
