"""A table with the pages that look at it: each socket gets what its own eyes see, in order, and nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import msgspec
from starlette.websockets import WebSocket

from whitby.belief.deduction import NOBODY_ELSE
from whitby.table.encoded import EncodedScreen
from whitby.table.refusal import Refusal
from whitby.table.storage import Full, Line
from whitby.table.table import Table
from whitby.thinking.pool import BotFailed, Thinkers
from whitby.web.limits import Buckets
from whitby.web.messages import (
    PAGE_MESSAGE,
    Choose,
    ChooseAll,
    Look,
    Refused,
    Said,
    Say,
    Screen,
    Sitting,
    Undo,
    Unsaid,
    clean_line,
)
from whitby.web.odds import Deductions, Heard, heard_by, odds_eyes, odds_message
from whitby.web.pace import Decision, Pace
from whitby.web.settings import Settings
from whitby.web.summaries import sitting, talk_line
from whitby.web.worker import Worker

log = logging.getLogger("whitby.web")

GOING_AWAY = 1001
POLICY = 1008
TRY_LATER = 1013
FIRST_PAUSE = 1.0  # seconds before bots try again what failed
LONGEST_PAUSE = 60.0


class Page:
    """A page that looks at a table: one socket of one guest."""

    def __init__(self, socket: WebSocket, guest: bytes, language: str, who: str, waiting: int) -> None:
        self.socket = socket
        self.guest = guest
        self.language = language
        self.who = who  # for counting sockets
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(waiting)
        self.gone = asyncio.Event()
        self.code = GOING_AWAY
        self.eyes = 0
        self.look: int | None = None  # whose eyes it looks through instead, when the game is over
        self.version = 0
        self.screen: EncodedScreen | None = None
        self.sitting: Sitting | None = None
        self.said: tuple[Line, ...] = ()  # what it has of the talk
        self.odds = b""  # the last that it got

    @property
    def watches(self) -> bool:
        """Does somebody without a seat look on here?"""
        return self.screen is not None and not self.eyes

    def send(self, message: bytes) -> None:
        """Put a message into the queue; a page that does not read is dropped and finds all there when it comes back."""
        if self.gone.is_set():
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TRY_LATER)

    def close(self, code: int) -> None:
        """Have the socket closed with this code."""
        if not self.gone.is_set():
            self.code = code
            self.gone.set()


@dataclass(frozen=True)
class Screens:
    """What the guests of a room see at one moment."""

    version: int
    eyes: dict[bytes, int]  # by guest: the seats that he looks through
    by_eyes: dict[int, EncodedScreen]
    sittings: dict[bytes, Sitting]
    said: dict[bytes, tuple[Line, ...]]
    heard: dict[int, Heard]  # by the eyes that are shown odds: what these are made from


class Rooms(Protocol):
    """What a room needs of the one who has all rooms: see live.py."""

    worker: Worker
    deductions: Deductions
    thinkers: Thinkers
    pace: Pace
    settings: Settings
    stale: Buckets
    lines: Buckets
    build: str
    closing: bool

    def present(self, table: str) -> frozenset[bytes]:
        """The guests who have a page of this table open."""
        ...

    def watchers_just_now(self, table: str) -> int:
        """How many pages without a seat there were a moment ago, if one of them has gone since."""
        ...

    def read_again(self, table: Table) -> None:
        """In the tables' thread: read what other servers wrote."""
        ...

    def forget(self, room: Room) -> None:
        """Forget a room if nobody is in it and no bot is at work."""
        ...


class Room:
    """A table with the pages that look at it."""

    def __init__(self, rooms: Rooms, table: Table) -> None:
        self.rooms = rooms
        self.table = table
        self.pages: list[Page] = []
        self.bot_task: asyncio.Task[None] | None = None
        self.bots_woken = False
        self.odds_task: asyncio.Task[None] | None = None
        self.heard: dict[int, Heard] = {}  # what odds wait to be made from

    # --- showing --------------------------------------------------------------------
    @property
    def guests(self) -> frozenset[bytes]:
        """Those who have a page open."""
        return frozenset(page.guest for page in self.pages)

    def screens_for(self, guests: Iterable[bytes], present: frozenset[bytes], watchers: int, looks: Iterable[int]) -> Screens:
        """In the tables' thread: what these guests see and read, and who is there; `looks`: other eyes, when the game is over."""
        tables, table = self.rooms.worker.tables, self.table
        eyes = {guest: table.eyes(guest) for guest in guests}
        sittings = {guest: sitting(tables, table, guest, present, watchers) for guest in guests}
        said = {guest: table.talk.read_by(eyes[guest], tables.storage.mutes(guest)) for guest in guests}
        wanted = {*eyes.values(), *(looks if table.over else ())}
        weighed = {each: odds_eyes(table, each) for each in set(eyes.values())}
        heard = {each: heard_by(table, source) for each, source in weighed.items() if source != NOBODY_ELSE}
        return Screens(table.version, eyes, {each: table.screen(each) for each in wanted}, sittings, said, heard)

    async def do(self, job: Callable[[], object]) -> None:
        """Do something to the table, then show every page what it sees now."""
        pages, present = Counter(page.guest for page in self.pages), self.rooms.present(self.table.id)
        looks, just_now = {page.look for page in self.pages if page.look is not None}, self.rooms.watchers_just_now(self.table.id)

        def watchers() -> int:
            return sum(n for guest, n in pages.items() if not self.table.eyes(guest))

        def job_then_screens() -> Screens:
            self.table.set_watched(watchers() > 0)
            job()
            return self.screens_for(pages, present, max(watchers(), just_now), looks)

        self.send_screens(await self.rooms.worker(job_then_screens))

    def send_screens(self, screens: Screens) -> None:
        """Send to each page what is new to it; no await here, so nothing comes out of order."""
        made: dict[tuple[bytes, int, int, str], bytes] = {}
        for page in self.pages:
            if page.guest not in screens.eyes or screens.version < page.version:
                continue  # it waits for later screens
            page.version, page.eyes = screens.version, screens.eyes[page.guest]
            eyes = page.look if page.look in screens.by_eyes else page.eyes
            screen, around = screens.by_eyes[eyes], screens.sittings[page.guest]
            if screen != page.screen or around != page.sitting:
                since = screen.news_from(page.screen)
                key = (page.guest, eyes, since, page.language)
                if key not in made:
                    made[key] = screen_message(screen, since, around, page.language, self.rooms.build)
                page.screen, page.sitting = screen, around
                page.send(made[key])
            self.send_said(page, screens.said[page.guest])
        self.wake_odds(screens.heard)

    def send_said(self, page: Page, lines: tuple[Line, ...]) -> None:
        """Send to a page what it has not of the talk; nothing at all where there is nothing new for its guest."""
        if lines == page.said:
            return
        since = next((i for i, (old, new) in enumerate(zip(page.said, lines, strict=False)) if old != new), min(len(page.said), len(lines)))
        page.said = lines
        page.send(msgspec.json.encode(Said([talk_line(self.table, line, page.guest) for line in lines[since:]], since)))

    # --- odds -----------------------------------------------------------------------
    def wake_odds(self, heard: dict[int, Heard]) -> None:
        """Have the odds made that go with the last screens; those that still waited are not needed any more."""
        self.heard = heard
        if heard and self.odds_task is None and not self.rooms.closing:
            self.odds_task = asyncio.create_task(self.send_odds())

    async def send_odds(self) -> None:
        """Send to each page the odds that its own eyes may see, where they have changed; what is public is made before what is not."""
        try:
            while self.heard:
                heard, self.heard = self.heard, {}
                for eyes in sorted(heard, key=lambda eyes: heard[eyes].eyes):
                    made = await self.rooms.deductions(heard[eyes], odds_message)
                    for page in self.pages:
                        if page.eyes == eyes and page.screen is not None and page.odds != made:
                            page.odds = made
                            page.send(made)
        except Exception:
            log.exception("the odds at table %s could not be made", self.table.id)
        finally:
            self.odds_task = None

    # --- choices --------------------------------------------------------------------
    async def receive(self, page: Page, text: str | bytes) -> None:
        """Take one message of a page, and answer it if it is refused."""
        try:
            said = PAGE_MESSAGE.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return page.send(msgspec.json.encode(Refused("bad-message")))
        if isinstance(said, Say):
            return await self.hear(page, said)
        if isinstance(said, Look):
            return await self.look(page, said)
        chosen = said.choice if isinstance(said, Choose) else ""
        try:
            await self.do(partial(self.carry_out, page, said))
        except Refusal as refusal:
            if refusal.reason == "stale" and not self.rooms.stale.take(page.who):
                return page.send(msgspec.json.encode(Refused("too-fast", "", chosen, said.question)))
            page.send(msgspec.json.encode(Refused(refusal.reason, refusal.clause, refusal.choice or chosen, said.question)))
            if refusal.reason == "stale":
                page.screen = None  # so that it gets all of it again
                await self.refresh()
        except Full as problem:
            log.warning("a choice at table %s was not written: %s", self.table.id, problem)
            page.send(msgspec.json.encode(Refused("storage-full", "", chosen, said.question)))
        except Exception:
            log.exception("a choice at table %s failed", self.table.id)
            page.send(msgspec.json.encode(Refused("server-error", "", chosen, said.question)))
        else:
            self.wake_bots()

    # --- talking and looking ----------------------------------------------------------
    async def hear(self, page: Page, said: Say) -> None:
        """Somebody says something: those may read it who are meant, and the page is told if it was not taken."""
        line = clean_line(said.text)
        if line is None:
            return page.send(msgspec.json.encode(Unsaid("bad-line")))
        if not self.rooms.lines.take(page.who):
            return page.send(msgspec.json.encode(Unsaid("too-fast")))
        try:
            await self.do(lambda: self.table.say(page.guest, said.channel, said.seats, line))
        except Refusal as refusal:
            page.send(msgspec.json.encode(Unsaid(refusal.reason)))
        except Full as problem:
            log.warning("talk at table %s was not written: %s", self.table.id, problem)
            page.send(msgspec.json.encode(Unsaid("storage-full")))
        except Exception as problem:  # without its words: they are not for the log
            log.error("talk at table %s failed: %s", self.table.id, type(problem).__name__)
            page.send(msgspec.json.encode(Unsaid("server-error")))

    async def look(self, page: Page, said: Look) -> None:
        """A page looks through other eyes; only when the game is over, since its record is for everybody then."""
        seats = self.table.game.seats
        before, page.look = page.look, sum(1 << i for i, seat in enumerate(seats) if seat in said.eyes) or None
        try:
            await self.do(self.check_over)
        except Refusal as refusal:
            page.look = before
            page.send(msgspec.json.encode(Refused(refusal.reason)))

    def check_over(self) -> None:
        """In the tables' thread: is everything open to everybody?"""
        if not self.table.over:
            raise Refusal("not-over")

    def carry_out(self, page: Page, said: Choose | ChooseAll | Undo) -> None:
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
        await self.do(lambda: self.rooms.read_again(self.table))

    # --- bots -----------------------------------------------------------------------
    def wake_bots(self) -> None:
        """Let the bots answer, if they are asked."""
        if not self.table.driver.bot_seats or self.rooms.closing:
            return
        self.bots_woken = True
        if self.bot_task is None:
            self.bot_task = asyncio.create_task(self.run_bots())

    async def run_bots(self) -> None:
        """Let the bots answer. Where that fails they try again, after longer and longer pauses, as long as somebody looks."""
        pause = FIRST_PAUSE
        try:
            while self.bots_woken:
                self.bots_woken = False
                try:
                    await self.bots_answer()
                    pause = FIRST_PAUSE
                except Exception as error:
                    log.warning("the bots at table %s wait for %.0f s: %r", self.table.id, pause, error)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                    self.bots_woken = bool(self.pages)
        finally:
            self.bot_task = None
            self.rooms.forget(self)

    async def bots_answer(self) -> None:
        """One bot after the other, until a person is asked. What others notice of an answer is shown on the beat."""
        decision: Decision | None = None
        while (turn := await self.rooms.worker(self.table.bot_turn)) is not None:
            if decision is None or decision.level.seat != turn.seat:
                decision = self.rooms.pace.begin(self.table.game.id, self.table.info.places[turn.seat].bot, turn.seat)
            try:
                answer = await self.rooms.thinkers.answer(turn)
            except BotFailed as problem:
                log.warning("the bot %s at table %s failed: %s", turn.life.name, self.table.id, problem)
                if await self.rooms.worker(partial(self.table.hand_over, turn)):
                    continue
                answer = None
            if answer is not None:
                decision.add(answer.seconds, turn.free)
            choice = answer.choice if answer is not None else None
            noticed = await self.rooms.worker(partial(self.table.others_notice, turn, choice))
            if noticed and self.somebody_is_there:
                await self.rooms.pace.until_shown(decision)
            if noticed:
                decision = None
            try:
                await self.do(partial(self.table.bot_chose, turn, choice))
            except Refusal:  # the question changed meanwhile: it is asked again
                decision = None

    @property
    def somebody_is_there(self) -> bool:
        """Does a person play or watch?"""
        return bool(self.pages) or any(place.guest and not place.bot for place in self.table.info.places)


def screen_message(screen: EncodedScreen, since: int, around: Sitting, language: str, build: str) -> bytes:
    """The message of a screen, with its news from this number on."""
    news = [msgspec.Raw(n) for n in screen.news[since:]]
    head, body = msgspec.Raw(screen.head), msgspec.Raw(screen.body)
    return msgspec.json.encode(Screen(screen.question, head, body, news, since, around, language, build))
