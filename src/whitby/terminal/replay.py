"""A recorded game, as a seat saw it."""

from __future__ import annotations

import dataclasses

from rich.console import Console
from rich.text import Text

from whitby.board import BIT
from whitby.engine import News
from whitby.game import Ended, Game
from whitby.notation import Record, replay
from whitby.play import Play
from whitby.terminal import drawing
from whitby.terminal.session import OWN_NEWS, ReadLine, result
from whitby.terminal.typed import number
from whitby.text import Catalogue


class Replay:
    """The positions of a record, one after each choice that was one, through one pair of eyes."""

    def __init__(self, game: Game, record: Record, seat: int | None, words: Catalogue, console: Console) -> None:
        self.game = game
        self.words = words
        self.console = console
        self.eyes = 0 if seat is None else BIT[seat]
        self.seat = words.say("public") if seat is None else words.seat(game.seats[seat])
        self.record = record
        self.steps = len(record.choices)

    def at(self, step: int) -> Play:
        """The game after so many choices."""
        return replay(dataclasses.replace(self.record, choices=self.record.choices[:step]), self.game)

    def show(self, step: int) -> None:
        """The position after so many choices, with what happened in the last of them."""
        play = self.at(step)
        before = len(self.at(step - 1).heard(self.eyes)) if step else 0
        self.title()
        self.board(play)
        self.lines(play.heard(self.eyes)[before:])
        self.console.print(Text(self.words.say("replay-step", step=step, steps=self.steps), style="bold"))
        end = self.ended(step, play)
        if end is not None:
            self.show_end(end)

    def whole(self) -> None:
        """Everything that was heard, and the last position."""
        play = self.at(self.steps)
        self.title()
        self.lines(play.heard(self.eyes))
        self.console.print()
        self.board(play)
        self.show_end(self.ended(self.steps, play))

    def walk(self, read: ReadLine) -> None:
        """Step through the game: Enter goes on, b back, e to the end, a number to that step, q leaves."""
        step = 0
        while True:
            self.show(step)
            typed = read(f"{self.words.say('replay-keys')}> ").strip().lower()
            if typed == "q":
                return
            if typed == "b":
                step = max(0, step - 1)
            elif typed == "e":
                step = self.steps
            elif number(typed) >= 0:
                step = min(number(typed), self.steps)
            elif step < self.steps:
                step += 1

    def board(self, play: Play) -> None:
        """Draw the board as these eyes see it."""
        view = self.game.view(play.state, self.eyes)
        drawing.show(self.console, drawing.board(self.game.id, view, self.words, self.console.encoding.startswith("utf")))

    def title(self) -> None:
        """Print the game's title and whose eyes these are."""
        self.console.rule(self.words.say("replay-title", title=self.words.say("game-title"), seat=self.seat))

    def lines(self, news: list[News]) -> None:
        """Events in words; a turn stands apart."""
        for event in news:
            if event[0] == "turn":
                self.console.print()
            if event[0] not in OWN_NEWS:
                self.console.print(Text(self.words.event(self.game, event), style="bold" if event[0] == "turn" else ""))

    def ended(self, step: int, play: Play) -> Ended | None:
        """How the game ended: at the table after its last choice, or by its rules; None if it goes on."""
        at_the_table = self.record.ended(self.game) if step == self.steps else None
        return at_the_table or self.game.ended(play.state)

    def show_end(self, end: Ended | None) -> None:
        """Print who won and why, or that it is unfinished."""
        self.console.print(Text(result(self.game, end, self.words), style="bold green"))
