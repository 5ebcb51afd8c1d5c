"""What answers in a game where no person does: chance and bots, the same at a table, in the terminal and in a match."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from whitby import bots
from whitby.board import BIT
from whitby.bots import Bot
from whitby.engine import CHANCE, News, options_for
from whitby.game import Game, View
from whitby.play import Play
from whitby.rng import Rng


class Chance:
    """Dice and draws that nobody can foresee: the operating system's."""

    def pick(self, options: list[int], n: int) -> int:
        """The answer to the question after n choices; repeated options are weights."""
        return options[secrets.randbelow(len(options))]


class SeededChance(Chance):
    """The same dice for the same seed. No memory but the number of choices, so a restart goes on where it was."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def pick(self, options: list[int], n: int) -> int:
        return Rng(f"{self.seed} {n}").pick(options)


@dataclass(frozen=True)
class BotTurn:
    """A question to a bot, with all that it may know."""

    bot: Bot
    seat: int
    question: str  # names it, for those who must know whether it still stands
    view: View
    news: list[News]  # since it was last asked
    options: list[int]
    same_decision: bool = False  # one more step of a decision: the others must not be able to count them by the clock

    def think(self) -> int:
        """The bot's answer. It may take its time, in whatever thread."""
        return self.bot.choose(self.view, self.news, self.options)


class BotSeat:
    """A seat that a bot plays: the bot, and what it has heard so far. It gets nothing of the true state."""

    def __init__(self, name: str, game: Game, seat: int, seed: str) -> None:
        self.name = name
        self.game = game
        self.seat = seat
        self.seed = seed
        self.restart()

    def restart(self) -> None:
        """Start with a new bot of the same kind, which has heard nothing yet."""
        self.bot = bots.make(self.name, self.game, self.seat, self.seed)
        self.heard: list[News] = []
        self.last_rule: list[Any] = []  # that asked it

    def turn(self, play: Play, question: str = "") -> BotTurn:
        """Ask it. If something that it heard was taken back, another bot of the same kind takes over and hears all that stands."""
        view, heard = self.game.view(play.state, BIT[self.seat]), play.heard(BIT[self.seat])
        n = len(self.heard)
        if heard[:n] != self.heard:
            self.restart()
            n = 0
        news = heard[n:]
        self.heard = list(heard)
        same_decision = play.state.stepwise and view["running"] == self.last_rule and news[:1] != [] and news[0][0] == "chose"
        self.last_rule = view["running"]
        return BotTurn(self.bot, self.seat, question, view, news, list(options_for(play.state, self.seat)), same_decision)


class Driver:
    """Answers for chance and for the bots of a game."""

    def __init__(self, game: Game, chance: Chance, seed: Callable[[int], str]) -> None:
        self.game = game
        self.chance = chance
        self.seed = seed  # of the bot at a seat
        self.bot_seats: dict[int, BotSeat] = {}

    def seat_bots(self, names: Mapping[int, str]) -> None:
        """These bots play at these seats; those that did so already keep what they have heard."""
        stay = {seat: bot_seat for seat, bot_seat in self.bot_seats.items() if names.get(seat) == bot_seat.name}
        self.bot_seats = {seat: stay.get(seat) or BotSeat(name, self.game, seat, self.seed(seat)) for seat, name in names.items()}

    def restart_bots(self) -> None:
        """Replace all bots by new ones, which hear everything that stands when they are next asked."""
        for bot_seat in self.bot_seats.values():
            bot_seat.restart()

    def answers_for(self, seat: int) -> bool:
        """Is this seat chance, or a bot's?"""
        return seat == CHANCE or seat in self.bot_seats

    def answer(self, play: Play, seat: int) -> int:
        """What chance answers, or a bot, or whoever has no choice."""
        options = options_for(play.state, seat)
        if seat == CHANCE:
            return self.chance.pick(options, len(play.choices))
        return options[0] if len(set(options)) == 1 else self.bot_seats[seat].turn(play).think()
