"""A search that looks one turn ahead by a value that somebody learned: a bot of a level proposes, imagined games dispose.

In games that its seat cannot tell from the true one each option is played on, by bots of the same level on all seats, until so many turns
have begun; then the value says how likely the seat wins. The bot's own choice stands unless another is better by a margin.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from whitby import bots
from whitby.belief import Belief
from whitby.board import BIT
from whitby.engine import ANYTIME, News, State
from whitby.game import Game, View
from whitby.rng import Rng
from whitby.search.patience import Patience
from whitby.search.rollouts import Ahead, Value, best

WORLDS: Final = 12
MARGIN: Final = 0.01  # odds by which another option has to be better

Clock = Callable[[Any], int]  # of a state: the number of the turn


class OneTurn:
    """A bot that judges its options by a value: a function of a whole game and a seat to the odds that the seat wins."""

    def __init__(
        self,
        game: Game,
        seat: int,
        seed: int | str,
        value: Value,
        clock: Clock,
        level: str = bots.DEFAULT,
        worlds: int = WORLDS,
        turns: int = 1,
        margin: float = MARGIN,
        only: Collection[str] = (),
        belief: Belief | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.value = value
        self.clock = clock
        self.wanted = worlds
        self.turns = turns  # that are played on after the one under way
        self.margin = margin
        self.only = frozenset(only)  # the questions that are thought about; none: all
        self.belief = belief  # how likely each imagined game is; it is told all that is heard
        self.bot = bots.make(level, game, seat, seed)
        self.players = [bots.make(level, game, other, f"{seed} imagined") for other in range(len(game.seats))]
        self.heard: list[News] = []

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """One of the options, as every bot chooses."""
        self.heard.extend(news)
        if self.belief:
            self.belief.hear(news)
        usual = self.bot.choose(view, news, options)
        tried = [choice for choice in dict.fromkeys(options) if not choice & ANYTIME]
        if usual not in tried or len(tried) < 2 or (self.only and self.game.question_in(view) not in self.only):
            return usual
        dice = Rng(f"{self.seed} {self.seat} {len(self.heard)} {self.game.question_in(view)}")
        worlds = self.game.worlds(view, self.heard, self.belief)
        rollout = self.rollout(self.clock(worlds.deal(dice)))
        return best(worlds, tried, usual, rollout, dice, self.wanted, self.margin, Patience()).choice

    def rollout(self, now: int) -> Callable[[State, int, Rng], float]:
        """What an option is worth in an imagined game, from this turn on."""
        return Ahead(self.seat, self.policy, lambda s: self.clock(s) > now + self.turns, self.value).odds

    def policy(self, s: Any, seat: int, options: list[int], rng: Rng) -> int:
        """What the bot at a seat of an imagined game chooses, by what it would see there."""
        return self.players[seat].choose(self.game.view(s, BIT[seat]), (), options)
