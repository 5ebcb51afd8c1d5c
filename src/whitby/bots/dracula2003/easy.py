"""The easy bot of Dracula (2003): it counts cards, looks where a target is likely, and guards its own.

All that it remembers stands in the view, so a game taken up again goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Sequence

from whitby.bots.dracula2003.judgement import judged
from whitby.bots.dracula2003.seen import in_view
from whitby.bots.dracula2003.sight import Sight
from whitby.engine import News
from whitby.game import Game, View
from whitby.rng import Rng


class EasyBot:
    """Sane play from what is known, a little random."""

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        self.game = game
        self.name = f"{seed} {game.seat_name(seat)}"
        self.seat = seat

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """What its judgement says, with luck of its own for each question of a turn."""
        question = self.game.question_in(view)
        rng = Rng(f"{self.name} {view['turns']} {question.replace('-', '_')}")  # as bots have always been seeded
        return judged(Sight(in_view(view, self.seat)), question, options, rng)
