"""Bots at a table: they get views, news and options, like everybody else, and nothing of the true state."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from whitby import bots
from whitby.bots import Bot
from whitby.engine import News
from whitby.game import Game, View


@dataclass(frozen=True)
class Turn:
    """A question to a bot, with all that it may know."""

    bot: Bot
    seat: int
    question: str
    view: View
    news: list[News]  # since it was last asked
    options: list[int]
    further: bool = False  # one more step of a decision: the others must not be able to count them by the clock

    def think(self) -> int:
        """The bot's answer. It may take its time, in whatever thread."""
        return self.bot.choose(self.view, self.news, self.options)


class Chair:
    """A bot's place at a table: the bot, and what it has heard so far."""

    def __init__(self, name: str, game: Game, seat: int, seed: str | None) -> None:
        self.name = name
        self.game = game
        self.seat = seat
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.sit_down()

    def sit_down(self) -> None:
        """A bot that has heard nothing yet."""
        self.bot = bots.make(self.name, self.game, self.seat, self.seed)
        self.heard: list[News] = []
        self.asked: list[Any] = []  # the rule that asked it last

    def turn(self, question: str, view: View, heard: list[News], options: list[int], stepwise: bool) -> Turn:
        """Ask it. If something that it heard was taken back, another bot of the same kind takes over and hears all that stands."""
        n = len(self.heard)
        if heard[:n] != self.heard:
            self.sit_down()
            n = 0
        news = heard[n:]
        self.heard = list(heard)
        further = stepwise and view["running"] == self.asked and news[:1] != [] and news[0][0] == "chose"
        self.asked = view["running"]
        return Turn(self.bot, self.seat, question, view, news, options, further)
