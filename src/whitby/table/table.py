"""One game under way: a play, who sits where, and the log that all of it can be made from again."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from whitby import bots
from whitby.driver import Chance, Driver, SeededChance, BotTurn
from whitby.engine import CHANCE, seats_asked
from whitby.game import Ended
from whitby.notation import ended_by
from whitby.play import Play, without_last
from whitby.table import old_undo
from whitby.table.motions import WITHOUT_RESULT
from whitby.table.refusal import Refusal
from whitby.table.seats import Seats
from whitby.table.shown import Shown, Stream, shown
from whitby.table.storage import Busy, Conflict, Row, Sheet, Storage, StorageError

TRIES = 10


class NotReplayed(StorageError):
    """The rules of today do not lead through a table's log."""


class Table(Seats):
    """The only door to a game for people and bots: what it accepts is in the log before anybody hears of it."""

    def __init__(self, storage: Storage, sheet: Sheet) -> None:
        super().__init__(sheet)
        self.storage = storage
        for place in sheet.places:
            if place.bot and place.bot not in bots.names(self.game):
                raise NotReplayed(f"table {sheet.id} has a bot that nobody knows: {place.bot}")
        self.visits = storage.visits(sheet.id)  # when each guest was last seen here
        chance = Chance() if sheet.seed is None else SeededChance(sheet.seed)
        self.driver = Driver(self.game, chance, self.bot_seed)
        self.seat_bots()
        self.version = 0  # of what can be seen; it stays on the server
        self.load()

    def read_sheet(self, sheet: Sheet) -> None:
        """Who sits where has changed, or the table has ended."""
        self.sheet = sheet
        self.seat_bots()
        self.changed()

    def seat_bots(self) -> None:
        """The bots that the sheet names."""
        self.driver.seat_bots({seat: place.bot for seat, place in enumerate(self.sheet.places) if place.bot})

    def bot_seed(self, seat: int) -> str:
        """What the bot at a seat draws its numbers from: nobody knows, but in tests."""
        return secrets.token_hex(16) if self.sheet.seed is None else f"{self.sheet.seed} {seat}"

    # --- how it ended ---------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Is it over, by the rules or by its people?"""
        return self.play.over or bool(self.sheet.ending)

    @property
    def ended(self) -> Ended | None:
        """How its people ended it, if they did."""
        return None if self.sheet.ending in (*WITHOUT_RESULT, "") else ended_by(self.game, self.sheet.ending)

    # --- the log --------------------------------------------------------------------
    def load(self) -> None:
        """Play the log again. A table of older rules goes on by those of today if they lead through its log."""
        if self.sheet.rules > self.game.version:
            raise NotReplayed(f"table {self.id} was played by rules version {self.sheet.rules} of {self.game.id}")
        for _ in range(TRIES):
            self.begin()
            over = self.storage.is_over(self.id)
            self.catch_up()
            if self.of_older_rules and not self.sheet.ending and over != self.play.over:
                raise NotReplayed(f"table {self.id} ends otherwise by rules version {self.game.version} of {self.game.id}")
            try:
                self.settle()
                self.chance_answers()
                return self.keep()
            except Conflict:
                pass  # another server wrote in between
            except BaseException:
                self.begin()  # what could not be written is not here either: the next one reads the log again
                raise
        raise StorageError(f"table {self.id} is written to by too many servers")

    def only_what_is_kept(self, sheet: Sheet) -> None:
        """Forget what was never written, and let the bots hear all that stands."""
        if sheet != self.sheet or self.kept and len(self.storage.log(self.id, self.kept - 1)) != 1:
            self.read_sheet(sheet)
            self.load()
        self.driver.restart_bots()

    @property
    def of_older_rules(self) -> bool:
        """Was it played by rules before those of today?"""
        return self.sheet.rules != self.game.version

    def begin(self) -> None:
        """The game before its first row."""
        try:
            self.play = Play(self.game, options=dict(self.sheet.options))
        except ValueError as error:
            raise NotReplayed(f"table {self.id} cannot be set up again: {error}") from None
        self.kept = 0  # rows in the log
        self.fresh: list[Row] = []  # rows not in the log yet
        self.streams: dict[int, Stream] = {}  # what each set of eyes heard
        self.counted: dict[int, int] = {}  # what older rows took back, by their number
        self.changed()

    def settle(self) -> None:
        """Keep what reading older rows has found out. A game that is over stays one of the rules that it was played by."""
        rules = self.sheet.rules if self.over else self.game.version
        if self.counted or self.sheet.shut or rules != self.sheet.rules:
            self.storage.settle(self.id, rules, self.counted)
            self.sheet = msgspec.structs.replace(self.sheet, rules=rules, shut=False)
            self.counted = {}

    def changed(self) -> None:
        """What was seen is no longer what can be seen."""
        self.seen: dict[tuple[int, int], Shown] = {}  # by eyes, and seats among them that bots play
        self.version += 1

    def catch_up(self) -> None:
        """Replay what another server wrote."""
        rows = self.storage.log(self.id, self.kept)
        try:
            if all(row.choice is not None or row.removed is not None for row in rows):
                self.replay(rows)
            else:
                self.replay_older(rows)
        except ValueError as error:
            raise NotReplayed(f"the log of table {self.id} cannot be played again: {error}") from None
        self.kept += len(rows)
        if rows:
            self.changed()

    def replay(self, rows: list[Row]) -> None:
        """What stands of these rows, each choice once."""
        choices = self.play.choices.copy()
        for row in rows:
            if row.choice is not None:
                choices.append((row.seat, self.game.choice(row.choice)))
            else:
                choices = without_last(choices, row.seat, row.removed or 0)
        n = len(self.play.choices)
        if choices[:n] == self.play.choices:
            for seat, choice in choices[n:]:
                self.play.apply(seat, choice)
        else:
            self.play.replay(choices)

    def replay_older(self, rows: list[Row]) -> None:
        """One row after the other: of what was taken back in older days it must be found out how much it was."""
        replay = old_undo.Replay.of(self.play)
        for at, row in enumerate(rows):
            if row.choice is not None:
                replay.apply(row.seat, self.game.choice(row.choice))
            else:
                n = row.removed
                if n is None:
                    n = old_undo.removed_before(replay, row.seat, rows[at + 1] if at + 1 < len(rows) else None)
                    self.counted[self.kept + at] = n
                replay = replay.without(row.seat, n)
        self.play.replay(replay.choices)

    def keep(self) -> None:
        """Write what is new."""
        if self.fresh:
            self.storage.append(self.id, self.kept, self.fresh, self.play.over, self.sheet.rules)
            self.kept += len(self.fresh)
            self.fresh = []

    @contextmanager
    def one_change(self) -> Iterator[None]:
        """All of it in the log, or nothing of it here. Who comes second to the same place in the log reads what the first one wrote."""
        try:
            with self.storage.together():
                self.storage.begin()
                yield
                self.chance_answers()
                self.keep()
        except Busy:
            raise  # nothing has changed
        except Conflict:
            self.read_sheet(self.storage.table(self.id) or self.sheet)  # its people may have ended it
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
            before = len(self.play.choices)
            self.play.undo(seat)
            self.fresh.append(Row(seat, None, before - len(self.play.choices)))
            self.changed()

    def check(self, seat: int, question: str) -> None:
        """Is this an answer to what the seat sees now, and by whoever plays it?"""
        if self.sheet.places[seat].bot:
            raise Refusal("lent")
        if self.sheet.ending or question != self.shown(self.eyes_of(seat)).question:
            raise Refusal("stale")

    def apply(self, seat: int, choice: int) -> None:
        """A choice that is open."""
        self.play.apply(seat, choice)
        self.fresh.append(Row(seat, self.game.text(choice)))
        self.changed()

    def chance_answers(self) -> None:
        """Dice and draws, until a seat is asked."""
        while not self.over and self.play.state.seat == CHANCE:
            self.apply(CHANCE, self.driver.answer(self.play, CHANCE))

    # --- what is seen -----------------------------------------------------------------
    def shown(self, eyes: int) -> Shown:
        """The screen of these eyes; 0 is the public."""
        return self.shown_without(eyes, self.lent(eyes))

    def shown_without(self, eyes: int, lent: int) -> Shown:
        """The screen of these eyes for one who does not answer for the seats in `lent`."""
        found = self.seen.get((eyes, lent))
        if found is None:
            own = [seat for seat in range(len(self.game.seats)) if (eyes & ~lent) >> seat & 1]
            undo = [seat for seat in own if self.play.may_undo(seat)]
            stream = self.streams.setdefault(eyes, Stream(self.game.id))
            stream.follow(self.play.heard(eyes))
            found = self.seen[eyes, lent] = shown(self.game, self.play.state, eyes, undo, stream, self.ended, lent)
        return found

    # --- bots -------------------------------------------------------------------------
    def bot_turn(self) -> BotTurn | None:
        """The next question to a bot, if there is one."""
        if self.over:
            return None
        for seat in seats_asked(self.play.state):
            if seat in self.driver.bot_seats:
                return self.driver.bot_seats[seat].turn(self.play, self.shown_without(1 << seat, 0).question)
        return None

    def bot_chose(self, turn: BotTurn, choice: int | None) -> None:
        """A bot's answer; where it has none that is open, what the game names for a seat that does not answer."""
        eyes = 1 << turn.seat
        if turn.seat not in self.driver.bot_seats or turn.question != self.shown_without(eyes, 0).question:
            raise Refusal("stale")
        if choice not in turn.options:
            choice = self.game.default(self.play.state, turn.seat)
        with self.one_change():
            self.apply(turn.seat, self.open_choice(turn.seat, self.game.text(choice)))
