"""One game under way: a play, who sits where, and the log that all of it can be made from again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import whitby
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.play import Play
from whitby.table.bots import Chair, Turn
from whitby.table.chance import chance
from whitby.table.shown import Shown, shown
from whitby.table.storage import Conflict, Place, Row, Sheet, Storage, StorageError

FREE = "free"
PERSON = "person"
TRIES = 10


class Refusal(Exception):
    """A choice that was not taken: an id of the game's reasons or of the common ones, the clause it stands on, and which choice it was."""

    def __init__(self, reason: str, clause: str = "", choice: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.choice = choice


@dataclass(frozen=True)
class Sitter:
    """Who has a seat, as everybody may know."""

    name: str
    kind: str  # PERSON, FREE or a bot's name


class Table:
    """The only door to a game for people and bots: what it accepts is in the log before anybody hears of it."""

    def __init__(self, storage: Storage, sheet: Sheet) -> None:
        self.storage = storage
        self.sheet = sheet
        self.id = sheet.id
        self.game = whitby.game(sheet.game)
        self.chance = chance(sheet.seed)
        self.chairs = {
            seat: Chair(place.bot, self.game, seat, sheet.seed if sheet.seed is None else f"{sheet.seed} {seat}")
            for seat, place in enumerate(sheet.places)
            if place.bot
        }
        self.version = 0  # of what can be seen; it stays on the server
        self.load()

    @classmethod
    def new(cls, storage: Storage, sheet: Sheet) -> Table:
        """A table that is not in the storage yet."""
        storage.put_table(sheet, [])
        return cls(storage, sheet)

    # --- the log --------------------------------------------------------------------
    def load(self) -> None:
        """Play the log again."""
        if self.sheet.rules != self.game.version:
            raise StorageError(f"table {self.id} was played by rules version {self.sheet.rules} of {self.game.id}")
        for _ in range(TRIES):
            self.play = Play(self.game, options=dict(self.sheet.options))
            self.kept = 0  # rows in the log
            self.fresh: list[Row] = []  # rows not in the log yet
            self.changed()
            self.catch_up()
            self.chance_answers()
            try:
                return self.keep()
            except Conflict:
                pass  # another server wrote in between
        raise StorageError(f"table {self.id} is written to by too many servers")

    def changed(self) -> None:
        """What was seen is no longer what can be seen."""
        self.seen: dict[int, Shown] = {}
        self.version += 1

    def catch_up(self) -> None:
        """Replay what another server wrote."""
        for row in self.storage.log(self.id, self.kept):
            try:
                if row.choice is None:
                    self.play.undo(row.seat)
                else:
                    self.play.apply(row.seat, self.game.choice(row.choice))
            except ValueError as error:
                raise StorageError(f"the log of table {self.id} cannot be played again: {error}") from None
            self.kept += 1
            self.changed()

    def keep(self) -> None:
        """Write what is new."""
        if self.fresh:
            self.storage.append(self.id, self.kept, self.fresh, self.play.over)
            self.kept += len(self.fresh)
            self.fresh = []

    @contextmanager
    def one_change(self) -> Iterator[None]:
        """All of it in the log, or nothing of it here. Who comes second to the same place in the log reads what the first one wrote."""
        try:
            yield
            self.chance_answers()
            self.keep()
        except Conflict:
            self.load()
            raise Refusal("stale") from None
        except BaseException:
            self.load()
            raise

    # --- choices ----------------------------------------------------------------------
    def choose(self, seat: int, question: str, text: str) -> None:
        """A seat answers the question that its eyes saw."""
        self.check(seat, question)
        choice = self.open_choice(seat, text)
        with self.one_change():
            self.apply(seat, choice)

    def choose_all(self, question: str, answers: dict[int, str]) -> None:
        """Several seats of one person answer together what they are asked together, in the order of the seats: all of it, or nothing."""
        for seat in answers:
            self.check(seat, question)
        choices = [(seat, self.open_choice(seat, text)) for seat, text in sorted(answers.items())]
        for seat, choice in choices:
            if self.game.is_anytime(choice):  # it interrupts: what the others answer might be asked anew
                raise Refusal("bad-message", choice=answers[seat])
        with self.one_change():
            for seat, choice in choices:
                self.apply(seat, choice)

    def open_choice(self, seat: int, text: str) -> int:
        """What is meant, if the seat may choose it now."""
        try:
            choice = self.game.choice(text)
        except ValueError:
            raise Refusal("unknown-choice", choice=text) from None
        reason = self.game.why_not(self.play.state, seat, choice)
        if reason:
            raise Refusal(reason, self.game.reasons[reason], text)
        return choice

    def undo(self, seat: int, question: str) -> None:
        """A seat takes back its last choice."""
        self.check(seat, question)
        if not self.play.may_undo(seat):
            raise Refusal("no-undo")
        with self.one_change():
            self.play.undo(seat)
            self.fresh.append(Row(seat, None))
            self.changed()

    def check(self, seat: int, question: str) -> None:
        """Is this an answer to what the seat sees now?"""
        if question != self.shown(self.eyes_of(seat)).question:
            raise Refusal("stale")

    def apply(self, seat: int, choice: int) -> None:
        """A choice that is open."""
        self.play.apply(seat, choice)
        self.fresh.append(Row(seat, self.game.text(choice)))
        self.changed()

    def chance_answers(self) -> None:
        """Dice and draws, until a seat is asked."""
        while not self.play.over and self.play.state.seat == CHANCE:
            self.apply(CHANCE, self.chance.pick(self.play.state.options, len(self.play.choices)))

    # --- what is seen -----------------------------------------------------------------
    def shown(self, eyes: int) -> Shown:
        """The screen of these eyes; 0 is the public."""
        found = self.seen.get(eyes)
        if found is None:
            undo = [seat for seat in range(len(self.game.seats)) if eyes >> seat & 1 and self.play.may_undo(seat)]
            found = self.seen[eyes] = shown(self.game, self.play, eyes, undo)
        return found

    def eyes_of(self, seat: int) -> int:
        """All seats of whoever has this one."""
        place = self.sheet.places[seat]
        return self.eyes(place.guest) if place.guest else 1 << seat

    def eyes(self, guest: bytes) -> int:
        """The seats of a guest; none is the public."""
        return sum(1 << seat for seat, place in enumerate(self.sheet.places) if guest and place.guest == guest)

    @property
    def sitters(self) -> list[Sitter]:
        """Who sits where, by seat."""
        return [sitter(place) for place in self.sheet.places]

    # --- bots -------------------------------------------------------------------------
    def bot_turn(self) -> Turn | None:
        """The next question to a bot, if there is one."""
        if self.play.over:
            return None
        state = self.play.state
        for seat in seats_asked(state):
            if seat in self.chairs:
                eyes = 1 << seat
                question = self.shown(eyes).question
                return self.chairs[seat].turn(question, self.game.view(state, eyes), self.play.heard(eyes), list(options_for(state, seat)))
        return None

    def bot_chose(self, turn: Turn, choice: int | None) -> None:
        """A bot's answer; where it has none that is open, what the game names for a seat that does not answer."""
        if choice not in turn.options:
            choice = self.game.default(self.play.state, turn.seat)
        self.choose(turn.seat, turn.question, self.game.text(choice))

    def bots_play(self) -> None:
        """Let the bots answer here and now until a person is asked."""
        while (turn := self.bot_turn()) is not None:
            self.bot_chose(turn, turn.think())


def sitter(place: Place) -> Sitter:
    """What everybody may know of a place."""
    if place.bot:
        return Sitter(place.bot, place.bot)
    return Sitter(place.name, PERSON) if place.guest else Sitter("", FREE)
