"""Who plays in a measurement: the bots of a game, and `mixing`, a Dracula who is harder to foresee than `easy`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from whitby import bots
from whitby.bots.fury.mind import WeighingBot
from whitby.driver import Driver, SeededChance
from whitby.engine import News, options_for, seats_asked
from whitby.game import Game, View
from whitby.match import LONGEST
from whitby.measure.hidden import IN_GAME
from whitby.play import Play
from whitby.rng import Rng

MIXING: Final = "mixing"
NEAR: Final = 2.5  # choices that are worth so much less than the best are thought of
WARMTH: Final = 0.5


class MixingBot:
    """Plays as `easy` does, but where he chooses a way he takes one of the good ones by its worth."""

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        easy = bots.make("easy", game, seat, seed)
        if not isinstance(easy, WeighingBot):
            raise ValueError(f"{game.id} has no {MIXING} bot")
        self.easy = easy
        self.name = f"{seed} mixing {seat}"

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """One of the options."""
        best = self.easy.choose(view, news, options)
        if self.easy.game.question_in(view) not in IN_GAME[self.easy.game.id].mixed:
            return best
        mind = self.easy.mind(view, ())
        worth = {choice: mind.worth(choice) for choice in options}
        top = max(worth.values())
        near = [choice for choice in options if worth[choice] >= top - NEAR]
        odds = [math.exp((worth[choice] - top) / WARMTH) for choice in near]
        mark = Rng(f"{self.name} {self.easy.heard}").random() * sum(odds)
        for choice, share in zip(near, odds, strict=True):
            mark -= share
            if mark < 0.0:
                return choice
        return near[-1]


def levels(game: Game) -> list[str]:
    """All who can play this game here."""
    mixing = [MIXING] if isinstance(bots.make("easy", game, 0, 0), WeighingBot) else []
    return [*bots.names(game), *mixing]


def played(game: Game, seed: str, seats: dict[str, str]) -> Play:
    """A whole game; `seats` names a bot for every seat."""
    play = Play(game, options=game.random_play())
    driver = Driver(game, SeededChance(f"{seed} chance"), lambda seat: seed)
    driver.seat_bots({game.seat(name): bot for name, bot in seats.items() if bot != MIXING})
    mixing = {game.seat(name): MixingBot(game, game.seat(name), seed) for name, bot in seats.items() if bot == MIXING}
    heard = dict.fromkeys(mixing, 0)
    while not play.over and len(play.choices) < LONGEST:
        seat = seats_asked(play.state)[0]
        if seat in mixing:
            stream = play.heard(1 << seat)
            choice = mixing[seat].choose(game.view(play.state, 1 << seat), stream[heard[seat] :], list(options_for(play.state, seat)))
            heard[seat] = len(stream)
        else:
            choice = driver.answer(play, seat)
        play.apply(seat, choice)
    return play
