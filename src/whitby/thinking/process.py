"""What a bot's process does: make bots, give them what they may know, send back what they choose."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import NamedTuple

import whitby
from whitby.bots import Bot
from whitby.engine import News
from whitby.game import Game, View

Maker = Callable[[str, Game, int, int | str], Bot]


class Weighed(NamedTuple):
    """What a bot thinks of an option: its odds to win where it tried it out so often, else its judgement's own scale."""

    choice: int
    worth: float
    tried: int


@dataclass(frozen=True)
class NewBot:
    """The bot to make: its level, the game, the seat, its seed, and how many seconds a choice may take it."""

    level: str
    game: str
    seat: int
    seed: str
    patience: float


@dataclass(frozen=True)
class Question:
    """What a bot is asked, with all that it may know; `new` where it is yet to be made, then `news` begin with the game."""

    life: int  # which of the bots here
    new: NewBot | None
    view: View
    news: list[News]
    options: list[int]


@dataclass(frozen=True)
class Answer:
    """What a bot chose, how long it thought, and what it thought of the options, the best first."""

    choice: int
    seconds: float
    gave_up: int = 0  # 1 where its patience ended and its judgement answered
    thoughts: tuple[Weighed, ...] = ()

    @property
    def odds(self) -> dict[int, float]:
        """The odds to win by choice, where they compare: of what was tried as often as the choice itself, not dropped after a few games."""
        often = max((tried for choice, _, tried in self.thoughts if choice == self.choice), default=0)
        return {choice: worth for choice, worth, tried in self.thoughts if tried and tried >= often - 1}  # one less where patience ended


@dataclass(frozen=True)
class Failed:
    """That a bot broke down: what kind of error it was, and nothing of what it knew."""

    error: str


class Bots:
    """Bots that live in one process, by number."""

    def __init__(self, make: Maker) -> None:
        self.make = make
        self.by_life: dict[int, Bot] = {}

    def answer(self, asked: Question) -> Answer | Failed:
        """What the bot chooses; one that breaks down is gone."""
        try:
            if asked.new is not None:
                self.by_life[asked.life] = self.made(asked.new)
            return answer_of(self.by_life[asked.life], asked)
        except Exception as error:
            self.by_life.pop(asked.life, None)
            return Failed(type(error).__name__)

    def made(self, new: NewBot) -> Bot:
        """A new bot; one that searches stops when its patience ends."""
        bot = self.make(new.level, whitby.game(new.game), new.seat, new.seed)
        if hasattr(bot, "patience"):
            bot.patience = new.patience
        return bot

    def forget(self, lives: list[int]) -> None:
        """Let these bots go: nobody asks them any more."""
        for life in lives:
            self.by_life.pop(life, None)


def answer_of(bot: Bot, asked: Question) -> Answer:
    """What this bot chooses."""
    before, began = getattr(bot, "gave_up", 0), time.perf_counter()
    choice = bot.choose(asked.view, asked.news, asked.options)
    seconds = time.perf_counter() - began
    thoughts = tuple(Weighed(*thought) for thought in getattr(bot, "thoughts", ()))
    return Answer(int(choice), seconds, getattr(bot, "gave_up", 0) - before, thoughts)


def serve(line: Connection, make: Maker) -> None:
    """Answer what comes through the line until it is closed. Ctrl-C is for the server, which closes it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bots = Bots(make)
    while True:
        try:
            said = line.recv()
            if isinstance(said, list):
                bots.forget(said)
            else:
                line.send(bots.answer(said))
        except (EOFError, OSError):
            return
