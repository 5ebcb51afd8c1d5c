"""Levels that no game has, for tests of what is around bots: one that searches, and some that break down."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import NoReturn

from whitby import bots
from whitby.bots import Bot
from whitby.bots.random import RandomBot
from whitby.engine import News
from whitby.game import Game, View

SECRET = "the coffin lies in the crypt"
LEVELS = ("hard", "lucky", "broken", "hanging", "dying")


class HardBot(RandomBot):
    """It seems to search: of what is open the first option wins most often, the last one hardly ever."""

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        self.patience = float("inf")
        self.gave_up = 0
        self.thoughts: list[tuple[int, float, int]] = []

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        self.heard += len(news)
        found = list(dict.fromkeys(options))[:3]
        self.thoughts = [(choice, 0.75 - 0.25 * at, self.heard) for at, choice in enumerate(found)]
        self.gave_up += self.patience == 0.0
        return found[0]


class LuckyBot(HardBot):
    """Its imagined games fall out differently for each seed: what wins by one has nothing from it by another."""

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        self.sees = seed == "analysis"

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        found = super().choose(view, news, options)
        self.thoughts = [(choice, 0.9 if self.sees and choice == found else 0.5, 8) for choice in dict.fromkeys(options)]
        return found


class BrokenBot(RandomBot):
    """It raises, and its words tell what nobody may know."""

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> NoReturn:
        raise KeyError(SECRET)


class HangingBot(RandomBot):
    """It never answers."""

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> NoReturn:
        while True:
            time.sleep(0.01)


class DyingBot(RandomBot):
    """It takes its process with it."""

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> NoReturn:
        os._exit(1)


def make(name: str, game: Game, seat: int, seed: int | str) -> Bot:
    """A bot of one of these levels, or one that the game has."""
    made = {"hard": HardBot, "lucky": LuckyBot, "broken": BrokenBot, "hanging": HangingBot, "dying": DyingBot}.get(name)
    return made(game, seat, seed) if made else bots.make(name, game, seat, seed)
