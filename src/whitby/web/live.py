"""Pages that look at a table: each socket gets what its own eyes see, in order, and nothing else."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from whitby.table.motions import AWAY
from whitby.table.refusal import Refusal
from whitby.table.shown import Shown
from whitby.table.storage import Guest
from whitby.table.table import Table
from whitby.web.limits import Bucket, Buckets, address
from whitby.web.lines import sitting
from whitby.web.messages import PAGE_MESSAGE, Choose, ChooseAll, Refused, Screen, Sitting, Undo
from whitby.web.settings import Settings
from whitby.web.worker import Worker

log = logging.getLogger("whitby.web")

GOING_AWAY = 1001
POLICY = 1008
TRY_LATER = 1013
FIRST_PAUSE = 1.0  # seconds before bots try again what failed
LONGEST_PAUSE = 60.0
TOLD_OFF = 50  # messages too many before a socket is closed


class Page:
    """One socket of one guest."""

    def __init__(self, socket: WebSocket, guest: bytes, language: str, who: str, waiting: int) -> None:
        self.socket = socket
        self.guest = guest
        self.language = language
        self.who = who  # for counting sockets
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(waiting)
        self.gone = asyncio.Event()
        self.code = GOING_AWAY
        self.eyes = 0
        self.version = 0
        self.shown: Shown | None = None
        self.sitting: Sitting | None = None

    def send(self, message: bytes) -> None:
        """Put a message into the queue; a page that does not read is dropped and finds all there when it comes back."""
        if self.gone.is_set():
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TRY_LATER)

    def close(self, code: int) -> None:
        """Let it go."""
        if not self.gone.is_set():
            self.code = code
            self.gone.set()


@dataclass(frozen=True)
class Look:
    """What a table showed at one moment: to which guest through which eyes."""

    version: int
    eyes: dict[bytes, int]
    shown: dict[int, Shown]
    sittings: dict[bytes, Sitting]


class Room:
    """A table with the pages that look at it."""

    def __init__(self, live: Live, table: Table) -> None:
        self.live = live
        self.table = table
        self.pages: list[Page] = []
        self.thinking: asyncio.Task[None] | None = None
        self.woken = False

    # --- showing --------------------------------------------------------------------
    @property
    def present(self) -> frozenset[bytes]:
        """The guests who have a page open."""
        return frozenset(page.guest for page in self.pages)

    def look(self, guests: frozenset[bytes]) -> Look:
        """In the tables' thread: what these guests see."""
        eyes = {guest: self.table.eyes(guest) for guest in guests}
        sittings = {guest: sitting(self.live.worker.tables, self.table, guest, guests) for guest in guests}
        return Look(self.table.version, eyes, {e: self.table.shown(e) for e in set(eyes.values())}, sittings)

    async def do(self, job: Callable[[], object]) -> None:
        """Do something to the table, then show every page what it sees now."""
        guests = self.present

        def job_and_look() -> Look:
            job()
            return self.look(guests)

        self.show(await self.live.worker(job_and_look))

    def show(self, look: Look) -> None:
        """To each page what is new to it; no await here, so nothing comes out of order."""
        made: dict[tuple[bytes, int, str], bytes] = {}
        for page in self.pages:
            if page.guest not in look.eyes or look.version < page.version:
                continue  # it waits for a later look
            page.version, page.eyes = look.version, look.eyes[page.guest]
            shown, around = look.shown[page.eyes], look.sittings[page.guest]
            if shown == page.shown and around == page.sitting:
                continue
            since = shown.news_since(page.shown)
            key = (page.guest, since, page.language)
            if key not in made:
                made[key] = message(shown, since, around, page.language)
            page.shown, page.sitting = shown, around
            page.send(made[key])

    # --- choices --------------------------------------------------------------------
    async def take(self, page: Page, text: str | bytes) -> None:
        """One message of a page."""
        try:
            said = PAGE_MESSAGE.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return page.send(msgspec.json.encode(Refused("bad-message")))
        chosen = said.choice if isinstance(said, Choose) else ""
        try:
            await self.do(partial(self.done, page, said))
        except Refusal as refusal:
            if refusal.reason == "stale" and not self.live.stale.take(page.who):
                return page.send(msgspec.json.encode(Refused("too-fast", "", chosen, said.question)))
            page.send(msgspec.json.encode(Refused(refusal.reason, refusal.clause, refusal.choice or chosen, said.question)))
            if refusal.reason == "stale":
                page.shown = None  # so that it gets all of it again
                await self.refresh()
        except Exception:
            log.exception("a choice at table %s failed", self.table.id)
            page.send(msgspec.json.encode(Refused("server-error", "", chosen, said.question)))
        else:
            self.wake()

    def done(self, page: Page, said: Choose | ChooseAll | Undo) -> None:
        """In the tables' thread: what a page says, for seats that its guest has at this moment."""
        if isinstance(said, ChooseAll):
            answers = {self.seat_of(page, answer.seat): answer.choice for answer in said.answers}
            self.table.choose_all(said.question, answers)
        elif isinstance(said, Choose):
            self.table.choose(self.seat_of(page, said.seat), said.question, said.choice)
        else:
            self.table.undo(self.seat_of(page, said.seat), said.question)

    def seat_of(self, page: Page, name: str) -> int:
        """The seat that the page speaks for, if its guest has it."""
        seats = self.table.game.seats
        if name not in seats or not self.table.eyes(page.guest) >> seats.index(name) & 1:
            raise Refusal("not-seated")
        return seats.index(name)

    async def refresh(self) -> None:
        """Show what another server, a guest who sat down or a page that came or went has changed."""
        await self.do(lambda: self.live.read_again(self.table))

    # --- bots -----------------------------------------------------------------------
    def wake(self) -> None:
        """Let the bots answer, if they are asked."""
        if not self.table.chairs or self.live.closing:
            return
        self.woken = True
        if self.thinking is None:
            self.thinking = asyncio.create_task(self.think())

    async def think(self) -> None:
        """Let the bots answer. Where that fails they try again, after longer and longer pauses, as long as somebody looks."""
        pause = FIRST_PAUSE
        try:
            while self.woken:
                self.woken = False
                try:
                    await self.bots_answer()
                    pause = FIRST_PAUSE
                except Exception as error:
                    log.warning("the bots at table %s wait for %.0f s: %r", self.table.id, pause, error)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                    self.woken = bool(self.pages)
        finally:
            self.thinking = None
            self.live.forget(self)

    async def bots_answer(self) -> None:
        """One bot after the other, until a person is asked."""
        while (turn := await self.live.worker(self.table.bot_turn)) is not None:
            began = time.monotonic()
            try:
                choice: int | None = await self.live.worker.think(turn.think, self.live.settings.bot_seconds)
            except Exception:
                log.exception("a bot at table %s failed", self.table.id)
                choice = None
            if not turn.further:
                await asyncio.sleep(max(0.0, self.live.settings.pace - (time.monotonic() - began)))
            with suppress(Refusal):  # the question changed meanwhile: it is asked again
                await self.do(partial(self.table.bot_chose, turn, choice))


class Live:
    """All rooms with somebody in them."""

    def __init__(self, worker: Worker, settings: Settings) -> None:
        self.worker = worker
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.sockets: dict[str, int] = {}  # by guest or address
        self.stale = Buckets(settings.limits.stale, settings.limits.stale_at_once)
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()  # that somebody is away

    def read_again(self, table: Table) -> None:
        """In the tables' thread: what others wrote."""
        self.worker.tables.read_again(table)
        table.catch_up()

    def room(self, table: Table) -> Room:
        """The room of a table."""
        return self.rooms.setdefault(table.id, Room(self, table))

    def forget(self, room: Room) -> None:
        """A room with nobody in it and no bot at work."""
        if not room.pages and room.thinking is None and self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]

    async def connect(self, socket: WebSocket, table: Table, guest: Guest | None, language: str) -> None:
        """Serve a page until it goes."""
        who = guest.hash.hex() if guest else address(socket.scope)
        limits = self.settings.limits
        if self.closing or self.sockets.get(who, 0) >= limits.sockets or sum(self.sockets.values()) >= limits.all_sockets:
            return await socket.close(TRY_LATER, "too-many-sockets")
        await socket.accept()
        page = Page(socket, guest.hash if guest else b"", language, who, limits.waiting)
        room = self.room(table)
        room.pages.append(page)
        self.sockets[who] = self.sockets.get(who, 0) + 1
        tasks = [asyncio.create_task(t) for t in (self.write(page), self.read(room, page), page.gone.wait())]
        try:
            await room.refresh()
            room.wake()
            await self.visited(room, page.guest)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            page.gone.set()
            room.pages.remove(page)
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(Exception):
                await socket.close(page.code)
            if page.eyes and not self.closing:
                await self.visited(room, page.guest)
                for seconds in (0, AWAY):  # he is told to be away if he does not come back at once, and again when his seats can be freed
                    asyncio.get_running_loop().call_later(seconds + self.settings.grace, self.tell_absence, table.id)
            self.forget(room)

    async def visited(self, room: Room, guest: bytes) -> None:
        """Somebody has opened or closed a page. A disk that is full or locked keeps nobody from looking."""
        try:
            if await self.worker(partial(self.worker.tables.visit, room.table, guest)):
                await room.refresh()
        except Exception as problem:
            log.warning("a visit at table %s was not written: %s", room.table.id, problem)

    def tell_absence(self, table: str) -> None:
        """Those who are still there see who is not."""
        if table in self.rooms and not self.closing:
            task = asyncio.create_task(self.refresh(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    # --- what the calls over HTTP ask for ---------------------------------------------
    def present(self, table: str) -> frozenset[bytes]:
        """The guests who have a page of this table open."""
        room = self.rooms.get(table)
        return room.present if room else frozenset()

    async def refresh(self, table: str) -> None:
        """Something about the table has changed: show it, and let the bots go on."""
        room = self.rooms.get(table)
        if room is not None:
            await room.refresh()
            room.wake()

    def close_room(self, table: str) -> None:
        """The table is closed: its pages ask for it anew."""
        room = self.rooms.get(table)
        for page in list(room.pages) if room else []:
            page.close(GOING_AWAY)

    def send_away(self, guest: bytes) -> None:
        """Browsers of this guest must show again who they are."""
        for room in self.rooms.values():
            for page in room.pages:
                if page.guest == guest:
                    page.close(GOING_AWAY)

    async def sweep(self) -> None:
        """Now and then: forget tables that nobody has used for long, a few at a time."""
        while True:
            try:
                present = {id: room.present for id, room in self.rooms.items()}
                while await self.worker(partial(self.worker.tables.sweep, present)):
                    await asyncio.sleep(0)
                for id in present:
                    await self.refresh(id)  # somebody may have been away for a day
            except Exception:
                log.exception("old tables could not be forgotten")
            await asyncio.sleep(self.settings.sweep_seconds)

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
                if too_many > TOLD_OFF:
                    return page.close(POLICY)
                page.send(msgspec.json.encode(Refused("too-fast")))
                continue
            await room.take(page, message.get("text") or message.get("bytes") or b"")

    async def close(self) -> None:
        """Send everybody away; they come back when the server does."""
        self.closing = True
        for room in list(self.rooms.values()):
            if room.thinking is not None:
                room.thinking.cancel()
            for page in room.pages:
                page.close(GOING_AWAY)
        await asyncio.sleep(0)


def message(shown: Shown, since: int, around: Sitting, language: str) -> bytes:
    """A screen as it is sent."""
    news = [msgspec.Raw(n) for n in shown.news[since:]]
    return msgspec.json.encode(Screen(shown.question, msgspec.Raw(shown.head), msgspec.Raw(shown.body), news, since, around, language))
