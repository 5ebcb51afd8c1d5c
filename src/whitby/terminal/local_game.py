"""A game played in this window, by people, bots and chance; what needs no person is answered until a person must choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whitby.driver import Driver, SeededChance
from whitby.engine import PASS, options_for, seats_asked
from whitby.game import Game
from whitby.notation import Player, Record, record_of, replay
from whitby.play import Play

PERSON = "person"
BOT = "bot"

Seats = tuple[int, ...]  # of one person


class LocalGame:
    """A play and its players. Chance and bots depend on the seed and on what came before, so a game taken up again goes on alike."""

    def __init__(self, game: Game, players: list[Player], seed: str, options: dict[str, Any], play: Play | None = None) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.play = Play(game, options=options) if play is None else play
        self.people = people_of(players)
        self.forced: list[tuple[int, int]] = []  # answers of people who had one alone, since they last chose
        self.driver = Driver(game, SeededChance(f"{seed} chance"), lambda seat: seed)
        self.driver.seat_bots({seat: player.name for seat, player in enumerate(players) if player.kind == BOT})

    def advance_to_person(self) -> list[int]:
        """Let chance and bots answer, and what is forced, until people must choose: their seats; none once the game is over."""
        while not self.play.over:
            asked = seats_asked(self.play.state)
            waiting = [seat for seat in asked if self.driver.answers_for(seat) or self.has_forced_answer(seat)]
            if not waiting:
                return asked
            self.answer(waiting[0])
        return []

    def answer(self, seat: int) -> None:
        """Answer for a seat; its person is told later, if that was more than to pass."""
        choice = self.driver.answer(self.play, seat)
        if choice != PASS and not self.driver.answers_for(seat):
            self.forced.append((seat, choice))
        self.play.apply(seat, choice)

    def has_forced_answer(self, seat: int) -> bool:
        """Is this seat's question answered without asking the person, since it has only one answer?

        Where people share the window and answer in secret, they are asked all the same, the last of them too: who has no choice is a
        secret.
        """
        s = self.play.state
        alone = not s.asked or len(self.people) == 1
        return seat in seats_asked(s) and alone and len(set(options_for(s, seat))) == 1

    def choose(self, seat: int, choice: int) -> None:
        """Make the choice of a person who holds this seat."""
        person = next(seats for seats in self.people if seat in seats)
        self.forced = [given for given in self.forced if given[0] not in person]
        self.play.apply(seat, choice)

    def undo(self, seats: Seats) -> bool:
        """Take back the last choice that this person really made, if that may be; what bots remember is built up again.

        Answers that were given for the person are taken back on the way. Where only such answers could be taken back, the game
        stays as it is.
        """
        before = list(self.play.choices)
        for seat in dict.fromkeys(seat for seat, _ in reversed(before) if seat in seats):
            while self.play.may_undo(seat):
                self.play.undo(seat)
                if not self.has_forced_answer(seat):
                    self.forced = []
                    self.driver.restart_bots()
                    return True
            if self.play.choices != before:
                self.play.replay(before)
        return False

    def record(self) -> Record:
        """The game so far, written down."""
        return record_of(self.game, self.play, self.options, self.players, extra={"seed": self.seed})


def people_of(players: Sequence[Player]) -> list[Seats]:
    """Who sits at the window: seats with the same name are one person, seats without a name one each."""
    people: dict[str | int, Seats] = {}
    for seat, player in enumerate(players):
        if player.kind == PERSON:
            key = player.name or seat
            people[key] = (*people.get(key, ()), seat)
    return list(people.values())


def resumed(game: Game, record: Record) -> LocalGame:
    """An interrupted game, played up to where its record stops."""
    return LocalGame(game, list(record.players), record.extra.get("seed", "0"), dict(record.options), replay(record, game))
