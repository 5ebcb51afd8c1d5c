"""Where the bots of a server think: those that search in processes of their own, the quick ones in threads.

A bot lives in one process. One that ends or hangs is replaced: the bot that it was just asked for has failed, the others there begin
anew elsewhere and hear all that stands.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Timer
from weakref import WeakKeyDictionary, finalize

from whitby import bots
from whitby.driver import BotLife, BotTurn
from whitby.thinking.process import Answer, Failed, Maker, NewBot, Question, answer_of, serve

log = logging.getLogger("whitby.web")

QUICK = ("random", "easy")  # levels that answer at once, from a few rules
THREADS = 2  # in which these do so
PROCESSES = 2


class BotFailed(Exception):
    """A bot broke down, or the process in which it lived; the message names the kind of fault, nothing of what it knew."""


class Home:
    """A process in which bots live, and the thread that talks with it, about one question after the other."""

    numbers = count(1)

    def __init__(self, make: Maker) -> None:
        self.make = make
        self.thread = ThreadPoolExecutor(1, "bots")
        self.lives: WeakKeyDictionary[BotLife, int] = WeakKeyDictionary()  # their numbers
        self.heard: dict[int, int] = {}  # by number: how much of its news a bot has had
        self.gone: list[int] = []  # numbers of bots that nobody needs any more
        self.line: Connection | None = None
        self.process: BaseProcess | None = None

    def number(self, life: BotLife) -> int:
        """The number of a bot, which lives here from now on."""
        if life not in self.lives:
            number = self.lives[life] = next(self.numbers)
            finalize(life, self.gone.append, number).atexit = False
        return self.lives[life]

    def ask(self, turn: BotTurn, patience: float, seconds: float) -> Answer:
        """In the thread of this home: what the bot answers; BotFailed if it breaks down, or is not done in so many seconds."""
        number = self.number(turn.life)
        try:
            line, process = self.begin()
            with ended_after(seconds, process):
                self.forget(line)
                line.send(self.question(number, turn, patience))
                answer = line.recv()
        except (EOFError, OSError):
            self.end()
            raise BotFailed("its process has ended") from None
        if isinstance(answer, Failed):
            self.heard.pop(number, None)
            raise BotFailed(answer.error)
        self.heard[number] = len(turn.heard)
        assert isinstance(answer, Answer)
        return answer

    def question(self, number: int, turn: BotTurn, patience: float) -> Question:
        """The question as it is sent: with the news that this bot has not had here."""
        life, known = turn.life, self.heard.get(number)
        new = NewBot(life.name, life.game.id, life.seat, life.seed, patience) if known is None else None
        return Question(number, new, turn.view, turn.heard[known or 0 :], turn.options)

    def forget(self, line: Connection) -> None:
        """Have bots forgotten that nobody needs any more."""
        gone, self.gone = self.gone, []
        known = [number for number in gone if self.heard.pop(number, None) is not None]
        if known:
            line.send(known)

    def begin(self) -> tuple[Connection, BaseProcess]:
        """The process and the line to it; it is started if there is none."""
        if self.line is None or self.process is None or not self.process.is_alive():
            self.end()
            ways = multiprocessing.get_context("spawn")
            self.line, there = ways.Pipe()
            self.process = ways.Process(target=serve, args=(there, self.make), name="whitby bots", daemon=True)
            self.process.start()
            there.close()
        return self.line, self.process

    def end(self) -> None:
        """End the process, and forget what its bots had heard."""
        if self.process is not None and self.process.pid is not None:
            self.process.kill()
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.line = self.process = None
        self.heard = {}

    def close(self) -> None:
        """The server ends: nobody waits for an answer any more."""
        self.thread.shutdown(wait=False, cancel_futures=True)
        if self.process is not None and self.process.pid is not None:
            self.process.kill()


@contextmanager
def ended_after(seconds: float, process: BaseProcess) -> Iterator[None]:
    """A process that is not done in here after so many seconds is ended: whoever waits for it hears that its line is closed."""
    timer = Timer(seconds, process.kill)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@dataclass(frozen=True)
class Thinking:
    """How bots think at a server."""

    make: Maker = bots.make
    processes: int = PROCESSES
    patience: float = 1.0  # seconds of a choice after which a bot that searches answers by its judgement
    longest: float = 20.0  # seconds after which a bot has failed


class Thinkers:
    """All bots of a server, or of a part of it."""

    def __init__(self, thinking: Thinking, processes: int = 0) -> None:
        self.thinking = thinking
        self.threads = ThreadPoolExecutor(THREADS, "bot")
        self.heard: WeakKeyDictionary[BotLife, int] = WeakKeyDictionary()  # how much of its news a quick bot has had
        self.homes = [Home(thinking.make) for _ in range(processes or thinking.processes)]
        self.where: WeakKeyDictionary[BotLife, Home] = WeakKeyDictionary()
        self.answers: Counter[tuple[str, str]] = Counter()  # by game and level
        self.gave_up: Counter[tuple[str, str]] = Counter()  # how often patience ended
        self.told = 0  # how many of these the log has

    async def answer(self, turn: BotTurn) -> Answer:
        """What a bot answers; BotFailed if it breaks down or takes too long."""
        answer = await (self.in_thread(turn) if turn.life.name in QUICK else self.in_process(turn))
        level = turn.life.game.id, turn.life.name
        self.answers[level] += 1
        self.gave_up[level] += answer.gave_up
        return answer

    async def in_process(self, turn: BotTurn) -> Answer:
        """The answer of a bot that lives in a process; one that is new goes where the fewest live."""
        home = self.where.get(turn.life)
        if home is None:
            home = self.where[turn.life] = min(self.homes, key=lambda home: len(home.lives))
            home.number(turn.life)
        thinking, loop = self.thinking, asyncio.get_running_loop()
        return await loop.run_in_executor(home.thread, home.ask, turn, thinking.patience, thinking.longest)

    async def in_thread(self, turn: BotTurn) -> Answer:
        """The answer of a quick bot."""
        asked = Question(0, None, turn.view, turn.heard[self.heard.get(turn.life, 0) :], turn.options)
        self.heard[turn.life] = len(turn.heard)
        try:
            async with asyncio.timeout(self.thinking.longest):
                return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: answer_of(turn.bot, asked))
        except Exception as error:
            raise BotFailed(type(error).__name__) from None

    def tell_log(self) -> None:
        """Tell the log how often patience ended; now and then, since the moment would tell that a bot had a choice."""
        if self.gave_up.total() > self.told:
            self.told = self.gave_up.total()
            for (game, level), times in sorted(self.gave_up.items()):
                if times:
                    log.warning("%s of %s gave up searching %d times in %d answers", level, game, times, self.answers[game, level])

    def close(self) -> None:
        """Let go of all bots; nobody waits for them any more."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for home in self.homes:
            home.close()
