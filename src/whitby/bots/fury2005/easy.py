"""The easy bot of Fury of Dracula (2nd edition): every choice is weighed by a few plain rules, and the best is taken."""

from __future__ import annotations

from collections.abc import Sequence

from whitby.bots.fury.hunt import likelihood
from whitby.bots.fury.mind import WeighingBot
from whitby.bots.fury2005.clues import Clues
from whitby.bots.fury2005.dracula import DraculaMind
from whitby.bots.fury2005.hunter import HunterMind
from whitby.bots.fury2005.sight import Sight
from whitby.engine import NOBODY, News
from whitby.game import Game, View
from whitby.games.fury2005.words import DRACULA


class EasyBot(WeighingBot):
    """A hunter who goes where he can be, or a Dracula who flees and lets vampires mature.

    What a hunter deduces is folded from the news alone, so a bot that hears a whole game at once knows as much.
    """

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        self.clues = Clues()

    def mind(self, view: View, news: Sequence[News]) -> HunterMind | DraculaMind:
        """The mind of this seat, with what it sees and has deduced."""
        question = self.game.question_in(view)
        if self.seat == DRACULA:
            sight = Sight(view, question, self.seat, frozenset())
            sight.dracula_may_be = sight.current_place()
            return DraculaMind(sight)
        self.clues.hear(news)
        self.clues.check(view)
        sight = Sight(view, question, self.seat, self.clues.here())
        return HunterMind(sight, likelihood(sight.dracula_may_be, sight.nearest), self.clues.chance_of_older)

    def begins(self, view: View) -> bool:
        """Are the figures still being placed?"""
        return bool(view["turn"] == NOBODY)
