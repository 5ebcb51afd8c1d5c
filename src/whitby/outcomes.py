"""How many games ended in which way."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Self

from whitby.board import members
from whitby.engine import PLAYING, State
from whitby.game import Game


@dataclass
class Outcomes:
    """What became of games that were played from a seed."""

    game: str
    seed: int
    games: int = 0
    unfinished: int = 0
    winners: Counter[tuple[str, ...]] = field(default_factory=Counter)  # by the seats that won together; none in a draw
    endings: Counter[str] = field(default_factory=Counter)  # why they were over
    degrees: Counter[str] = field(default_factory=Counter)  # how far they were won, plain victories left out

    def list_endings(self, game: Game) -> None:
        """Every ending and degree that there can be stands at 0, in the game's own order."""
        self.endings.update(dict.fromkeys(game.endings, 0))
        self.degrees.update(dict.fromkeys(game.degrees, 0))

    @property
    def draws(self) -> int:
        """Games that nobody won."""
        return self.winners[()]

    def count(self, game: Game, s: State) -> None:
        """One more game, by its last state."""
        self.games += 1
        if s.winners == PLAYING:
            self.unfinished += 1
            return
        self.winners[tuple([game.seats[seat] for seat in members(s.winners)])] += 1
        self.endings[game.ending(s)] += 1
        if s.degree:
            self.degrees[game.degree(s)] += 1

    def add(self, other: Self) -> None:
        """Take in the games of another process."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.winners.update(other.winners)
        self.endings.update(other.endings)
        self.degrees.update(other.degrees)
