"""The easy bot of Dracula (2003): it counts cards, looks where a target is likely, and guards its own.

All that it remembers stands in the view, so a game taken up again goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from whitby.bots.dracula2003 import specials, turn
from whitby.bots.dracula2003.sight import Sight
from whitby.engine import News
from whitby.game import Game, View
from whitby.games.dracula2003.words import OFFER_DRAW, PASS, RESCUE, TARGETS
from whitby.rng import Rng

Answer = Callable[[Sight, Sequence[int], Rng], int]

ANSWERS: dict[str, Answer] = {
    "choose-six": turn.choose_six,
    "move": turn.move,
    "lay-card": turn.lay,
    "play-card": turn.play,
    "move-barrier": specials.barrier,
    "wings": specials.fly,
    "recover": specials.recover,
    "reinforce": specials.recover,
    "deep": specials.deep,
    "roar": specials.roar,
    "control": specials.recall,
    "intuition": specials.inspect,
    "block": specials.block,
    "feint": specials.feint,
    "may-go-home": specials.go_home,
    "landed": turn.landed,
}


class EasyBot:
    """Sane play from what is known, a little random."""

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        self.game = game
        self.name = f"{seed} {game.seat_name(seat)}"
        self.seat = seat

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """The answer of the rule for this question, if it is open; else the first option."""
        question = self.game.question_in(view)
        sight = Sight(view, question, self.seat)
        if question == "cube-at-risk":
            return RESCUE if RESCUE in options and sight.cubes == 1 and sight.lost < TARGETS - 1 else PASS
        own = [choice for choice in options if choice not in (RESCUE, OFFER_DRAW)]
        rng = Rng(f"{self.name} {view['turns']} {question.replace('-', '_')}")  # as bots have always been seeded
        answer = ANSWERS.get(question)
        choice = answer(sight, own, rng) if answer else first_option(own)
        return choice if choice in options else own[0]


def first_option(options: Sequence[int]) -> int:
    """Take what is offered for nothing; decline an offer of a draw."""
    return options[0]
