"""The easy bot of Fury of Dracula: every choice is weighed by a few plain rules, and the best is taken, a little at random."""

from __future__ import annotations

from collections.abc import Sequence

from whitby.bots.fury2015.clues import Clues
from whitby.bots.fury2015.dracula import DraculaMind
from whitby.bots.fury2015.hunter import HunterMind
from whitby.bots.fury2015.sight import Sight
from whitby.bots.safe import safe
from whitby.engine import News
from whitby.game import Game, View
from whitby.games.fury2015.state import SETUP
from whitby.games.fury2015.words import DRACULA
from whitby.rng import Rng

NOISE = 0.25
AT_THE_START = 1.5  # more at random, so that games begin differently


class EasyBot:
    """A hunter who goes where he can be, or a Dracula who flees and lets vampires mature.

    What a hunter deduces is folded from the news alone, so a bot that hears a whole game at once knows as much.
    """

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        self.game = game
        self.seat = seat
        self.name = f"{seed} {game.seat_name(seat)}"
        self.heard = 0
        self.clues = Clues()

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """The option of most worth, a little at random; where there is no rule for any, a safe one."""
        self.heard += len(news)
        rng = Rng(f"{self.name} {self.heard}")
        mind = self.mind(view, news)
        noise = AT_THE_START if view["phase"] == SETUP else NOISE
        if not any([mind.knows(choice) for choice in options]):
            return safe(self.game, options, rng)
        worth = {choice: mind.worth(choice) + noise * rng.random() for choice in options}
        return max(worth, key=lambda choice: (worth[choice], -choice))

    def mind(self, view: View, news: Sequence[News]) -> HunterMind | DraculaMind:
        """The mind of this seat, with what it sees and has deduced."""
        question = self.game.question_in(view)
        if self.seat == DRACULA:
            sight = Sight(view, question, self.seat, frozenset())
            place = view["trail"][sight.current_hideout()]
            sight.dracula_may_be = frozenset([place]) if place >= 0 else frozenset()
            return DraculaMind(sight)
        self.clues.hear(news)
        self.clues.check(view)
        return HunterMind(Sight(view, question, self.seat, self.clues.whereabouts(view)), self.clues)
