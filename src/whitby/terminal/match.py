"""A game with everybody at it: people, bots, chance; what needs no person is answered until a person must choose."""

from __future__ import annotations

from typing import Any

from whitby import bots
from whitby.board import BIT
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.game import Game
from whitby.notation import Player, Record, answer_forced, record_of, replay
from whitby.play import Play
from whitby.rng import Rng

PERSON = "person"
BOT = "bot"


class Match:
    """A play and its players. Chance and bots depend on the seed and on what came before, so a game taken up again goes on alike."""

    def __init__(self, game: Game, players: list[Player], seed: str, options: dict[str, Any], play: Play | None = None) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.play = Play(game, options=options) if play is None else play
        self.people = [seat for seat, player in enumerate(players) if player.kind == PERSON]
        self.sit_bots()

    def sit_bots(self) -> None:
        """Bots with nothing heard yet."""
        seats = [seat for seat, player in enumerate(self.players) if player.kind == BOT]
        self.bots = {seat: bots.make(self.players[seat].name, self.game, seat, self.seed) for seat in seats}
        self.listened = dict.fromkeys(seats, 0)

    def settle(self) -> list[int]:
        """Let chance, bots and forced answers happen; give the people who must choose now."""
        while not self.play.over:
            answer_forced(self.play)
            asked = [] if self.play.over else seats_asked(self.play.state)
            waiting = [seat for seat in asked if seat == CHANCE or seat in self.bots]
            if not waiting:
                return asked
            self.answer(waiting[0])
        return []

    def answer(self, seat: int) -> None:
        """Chance or a bot chooses."""
        s = self.play.state
        options = options_for(s, seat)
        if seat == CHANCE:
            choice = Rng(f"{self.seed} chance {len(self.play.choices)}").pick(options)
        elif len(set(options)) == 1:
            choice = options[0]
        else:
            stream = self.play.heard(BIT[seat])
            news = stream[self.listened[seat] :]
            self.listened[seat] = len(stream)
            choice = self.bots[seat].choose(self.game.view(s, BIT[seat]), news, options)
        self.play.apply(seat, choice)

    def choose(self, seat: int, choice: int) -> None:
        """A person chooses."""
        self.play.apply(seat, choice)

    def undo(self, seat: int) -> None:
        """A person takes a choice back; what bots remember is built up again."""
        self.play.undo(seat)
        self.sit_bots()

    def undoers(self) -> list[int]:
        """The people who may take something back."""
        return [seat for seat in self.people if self.play.may_undo(seat)]

    def record(self) -> Record:
        """The game so far, written down."""
        return record_of(self.game, self.play, self.options, self.players, extra={"seed": self.seed})


def taken_up(game: Game, record: Record) -> Match:
    """A match from its record."""
    return Match(game, list(record.players), record.extra.get("seed", "0"), dict(record.options), replay(record, game))


