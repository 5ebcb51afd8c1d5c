"""How a round goes on in an imagined game: everybody plays as `easy` does, hunters by odds of where Dracula is."""

from __future__ import annotations

from typing import Any

from whitby.board import BIT
from whitby.bots.fury.edition import Edition, Odds, seen_at
from whitby.bots.fury.mind import NOISE, Mind, best_of, weighed
from whitby.bots.safe import safe
from whitby.game import Game
from whitby.rng import Rng


class Round:
    """The rest of a round, by judgement. What hunters know of Dracula stays as it was before, unless he is seen."""

    def __init__(self, game: Game, edition: Edition, number: int, here: Odds, older: Odds) -> None:
        self.game = game
        self.edition = edition
        self.number = number
        self.here = here
        self.older = older
        self.dracula = game.seat("dracula")

    def choose(self, s: Any, seat: int, options: list[int], rng: Rng) -> int:
        """What the seat would choose."""
        worth = weighed(self.mind(s, seat), options, NOISE, rng)
        return best_of(worth) if worth else safe(self.game, options, rng)

    def mind(self, s: Any, seat: int) -> Mind:
        """The mind of a seat, with what it would see there."""
        view, question = self.game.view(s, BIT[seat]), self.game.question(s)
        if seat == self.dracula:
            return self.edition.dracula(view, question, seat)
        return self.edition.hunter(view, question, seat, seen_at(view, self.edition.figure) or self.here, self.older)

    def is_over(self, s: Any) -> bool:
        """Has another round begun?"""
        return self.edition.round_of(s) != self.number and self.edition.round_begins(s, self.game.question(s))
