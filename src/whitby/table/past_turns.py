"""The choices of a game that is over, each as a bot would have been asked in its place: with what the seat saw and had heard then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from whitby.driver import BotSeat, BotTurn
from whitby.engine import CHANCE, options_for
from whitby.game import Game
from whitby.play import Play
from whitby.table.replay import Chosen, Start


@dataclass(frozen=True)
class PastTurn:
    """A choice that somebody made, and the question as a bot gets it."""

    at: int  # choices before it
    question: str
    chosen: int
    turn: BotTurn


def past_turns(game: Game, start: Start, choices: Sequence[Chosen], level: str, seed: str) -> Iterator[PastTurn]:
    """Every choice that was one, in its order; the game is played again as far as they are asked for."""
    play = Play(game, start.state())
    seats = [BotSeat(level, game, seat, seed) for seat in range(len(game.seats))]
    for at, (seat, choice) in enumerate(choices):
        if seat != CHANCE and len(set(options_for(play.state, seat))) > 1:
            yield PastTurn(at, game.step(play.state), choice, seats[seat].turn(play))
        play.apply(seat, choice)
