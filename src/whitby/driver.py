"""What answers in a game where no person does: chance and bots, the same at a table, in the terminal and in a match."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

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


class BotLife:
    """A bot from the day it is made: it remembers what it heard. It is made where it thinks, which may be another process."""

    def __init__(self, name: str, game: Game, seat: int, seed: str) -> None:
        self.name = name
        self.game = game
        self.seat = seat
        self.seed = seed

    @cached_property
    def bot(self) -> Bot:
        """The bot itself, in this process."""
        return bots.make(self.name, self.game, self.seat, self.seed)


@dataclass(frozen=True)
class BotTurn:
    """A question to a bot, with all that it may know."""

    life: BotLife
    seat: int
    question: str  # names it, for those who must know whether it still stands
    view: View
    heard: list[News]  # since the beginning
    news: list[News]  # of these what it has not heard yet
    options: list[int]

    @property
    def bot(self) -> Bot:
        """The bot, in this process."""
        return self.life.bot

    @property
    def free(self) -> bool:
        """Has it a choice at all?"""
        return len(set(self.options)) > 1

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
        self.stand_in = ""  # the bot that plays since this one has failed
        self.restart()

    @property
    def bot(self) -> Bot:
        """The bot that plays now."""
        return self.life.bot

    @bot.setter
    def bot(self, bot: Bot) -> None:
        self.life.bot = bot

    def restart(self) -> None:
        """Start with a new bot of the same kind, which has heard nothing yet."""
        self.life = BotLife(self.stand_in or self.name, self.game, self.seat, self.seed)
        self.heard: list[News] = []

    def hand_over(self, name: str) -> None:
        """Another bot plays from now on, under the name of the one that has failed."""
        self.stand_in = name
        self.restart()

    def turn(self, play: Play, question: str = "") -> BotTurn:
        """Ask it. If something that it heard was taken back, another bot of the same kind takes over and hears all that stands."""
        view, heard = self.game.view(play.state, BIT[self.seat]), play.heard(BIT[self.seat])
        n = len(self.heard)
        if heard[:n] != self.heard:
            self.restart()
            n = 0
        self.heard = list(heard)
        return BotTurn(self.life, self.seat, question, view, self.heard, heard[n:], list(options_for(play.state, self.seat)))


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
