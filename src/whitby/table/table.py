"""One game under way: a play, who sits where, and the log that all of it can be made from again."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import msgspec

from whitby import bots
from whitby.driver import BotTurn, Chance, Driver, SeededChance
from whitby.engine import CHANCE, State, openly_asked, options_for, seats_asked
from whitby.game import ALOUD, Channel, Ended
from whitby.notation import ended_by
from whitby.play import NO_CHOICE, Play, known_answer, only_answer, without_last
from whitby.table import old_undo
from whitby.table.encoded import EncodedNews, EncodedScreen, encode_screen
from whitby.table.motions import WITHOUT_RESULT
from whitby.table.refusal import Refusal
from whitby.table.seats import BaseTable
from whitby.table.storage import Busy, Conflict, Line, Row, Storage, StorageError, TableInfo
from whitby.table.talk import Talk, readers

TRIES = 10
DRAWS = 20  # that are tried to see whether anybody notices an answer; dice that are thrown again and again are noticed


class CannotReplay(StorageError):
    """The rules of today do not lead through a table's log."""


class Table(BaseTable):
    """The only door to a game for people and bots: what it accepts is in the log before anybody hears of it."""

    def __init__(self, storage: Storage, info: TableInfo) -> None:
        super().__init__(info)
        self.storage = storage
        for place in info.places:
            if place.bot and place.bot not in bots.names(self.game):
                raise CannotReplay(f"table {info.id} has a bot that nobody knows: {place.bot}")
        self.visits = storage.visits(info.id)  # when each guest was last seen here
        self.talk = Talk(storage, info.id)
        chance = Chance() if info.seed is None else SeededChance(info.seed)
        self.driver = Driver(self.game, chance, self.bot_seed)
        self.seat_bots()
        self.version = 0  # of what can be seen; it stays on the server
        self.watched = True  # may somebody look on? Whoever has the pages says when nobody does
        self.load()

    def set_info(self, info: TableInfo) -> None:
        """Take over who sits where now, or how the table has ended."""
        self.info = info
        self.seat_bots()
        self.mark_changed()

    def seat_bots(self) -> None:
        """Seat the bots that the info names."""
        self.driver.seat_bots({seat: place.bot for seat, place in enumerate(self.info.places) if place.bot})

    def bot_seed(self, seat: int) -> str:
        """What the bot at a seat draws its numbers from: nobody knows, but in tests."""
        return secrets.token_hex(16) if self.info.seed is None else f"{self.info.seed} {seat}"

    # --- how it ended ---------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Is it over, by the rules or by its people?"""
        return self.play.over or bool(self.info.ending)

    @property
    def ended(self) -> Ended | None:
        """How its people ended it, if they did."""
        return None if self.info.ending in (*WITHOUT_RESULT, "") else ended_by(self.game, self.info.ending)

    # --- the log --------------------------------------------------------------------
    def load(self) -> None:
        """Play the log again. A table of older rules goes on by those of today if they lead through its log."""
        if self.info.rules > self.game.version:
            raise CannotReplay(f"table {self.id} was played by rules version {self.info.rules} of {self.game.id}")
        for _ in range(TRIES):
            self.restart()
            over = self.storage.is_over(self.id)
            self.catch_up()
            if self.has_older_rules and not self.info.ending and over != self.play.over:
                raise CannotReplay(f"table {self.id} ends otherwise by rules version {self.game.version} of {self.game.id}")
            try:
                self.adopt_rules()
                self.give_own_answers()
                return self.write()
            except Conflict:
                pass  # another server wrote in between
            except BaseException:
                self.restart()  # what could not be written is not here either: the next one reads the log again
                raise
        raise StorageError(f"table {self.id} is written to by too many servers")

    def reload(self, info: TableInfo) -> None:
        """Go back to what is stored: forget what was never written, and let the bots hear all that stands."""
        self.talk.forget()
        if info != self.info or self.rows_written and len(self.storage.log(self.id, self.rows_written - 1)) != 1:
            self.set_info(info)
            self.load()
        self.driver.restart_bots()

    @property
    def has_older_rules(self) -> bool:
        """Was it played by rules before those of today?"""
        return self.info.rules != self.game.version

    def restart(self) -> None:
        """Go back to the game before its first row."""
        try:
            self.play = Play(self.game, options=dict(self.info.options))
        except ValueError as error:
            raise CannotReplay(f"table {self.id} cannot be set up again: {error}") from None
        self.rows_written = 0  # rows in the log
        self.new_rows: list[Row] = []  # rows not in the log yet
        self.news: dict[int, EncodedNews] = {}  # by eyes
        self.counted_rows: dict[int, int] = {}  # what older rows took back, by their number
        self.mark_changed()

    def adopt_rules(self) -> None:
        """Store what reading older rows has found out. A game that is over stays one of the rules that it was played by."""
        rules = self.info.rules if self.over else self.game.version
        if self.counted_rows or self.info.shut or rules != self.info.rules:
            self.storage.adopt_rules(self.id, rules, self.counted_rows)
            self.info = msgspec.structs.replace(self.info, rules=rules, shut=False)
            self.counted_rows = {}

    def mark_changed(self) -> None:
        """Forget the screens made so far: there is something new to see."""
        self.screens: dict[tuple[int, int], EncodedScreen] = {}  # by eyes, and seats among them that bots play
        self.channels: dict[int, tuple[Channel, ...]] | None = None  # by seat
        self.version += 1

    def catch_up(self) -> None:
        """Replay what another server wrote."""
        rows = self.storage.log(self.id, self.rows_written)
        try:
            if all(row.choice is not None or row.removed is not None for row in rows):
                self.replay(rows)
            else:
                self.replay_older(rows)
        except ValueError as error:
            raise CannotReplay(f"the log of table {self.id} cannot be played again: {error}") from None
        self.rows_written += len(rows)
        if rows:
            self.mark_changed()

    def replay(self, rows: list[Row]) -> None:
        """Play what stands of these rows, each choice once."""
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
        """Play these rows one after the other: of what was taken back in older days it must be found out how much it was."""
        replay = old_undo.Replay.of_play(self.play)
        for at, row in enumerate(rows):
            if row.choice is not None:
                replay.apply(row.seat, self.game.choice(row.choice))
            else:
                n = row.removed
                if n is None:
                    n = old_undo.infer_removed(replay, row.seat, rows[at + 1] if at + 1 < len(rows) else None)
                    self.counted_rows[self.rows_written + at] = n
                replay = replay.without(row.seat, n)
        self.play.replay(replay.choices)

    def write(self) -> None:
        """Write the new rows to the log."""
        if self.new_rows:
            self.storage.append(self.id, self.rows_written, self.new_rows, self.play.over, self.info.rules)
            self.rows_written += len(self.new_rows)
            self.new_rows = []

    @contextmanager
    def change(self) -> Iterator[None]:
        """All of it in the log, or nothing of it here. Who comes second to the same place in the log reads what the first one wrote."""
        try:
            with self.storage.batch():
                self.storage.begin_writing()
                yield
                self.give_own_answers()
                self.write()
        except Busy:
            raise  # nothing has changed
        except Conflict:
            self.set_info(self.storage.table(self.id) or self.info)  # its people may have ended it
            self.load()
            raise Refusal("stale") from None
        except BaseException:
            self.load()
            raise

    # --- choices ----------------------------------------------------------------------
    def choose(self, seat: int, question: str, text: str) -> None:
        """A seat answers the question that its eyes saw."""
        self.check_answer(seat, question)
        choice = self.open_choice(seat, text)
        with self.change():
            self.apply(seat, choice)

    def choose_all(self, question: str, answers: dict[int, str]) -> None:
        """Several seats of one person answer together what they are asked together, in the order of the seats: all of it, or nothing."""
        for seat in answers:
            self.check_answer(seat, question)
        choices = [(seat, self.open_choice(seat, text)) for seat, text in sorted(answers.items())]
        for seat, choice in choices:
            if self.game.is_anytime(choice):  # it interrupts: what the others answer might be asked anew
                raise Refusal("bad-message", choice=answers[seat])
        with self.change():
            for seat, choice in choices:
                self.apply(seat, choice)

    def open_choice(self, seat: int, text: str) -> int:
        """The choice that this text means; a refusal if the seat may not make it now."""
        try:
            choice = self.game.choice(text)
        except ValueError:
            raise Refusal("unknown-choice", choice=text) from None
        reason = self.game.why_not(self.play.state, seat, choice)
        if reason:
            raise Refusal(reason, self.game.reasons[reason], text)
        return choice

    def undo(self, seat: int, question: str) -> None:
        """A seat takes back its last choice, and with it what the table has answered since."""
        self.check_answer(seat, question)
        if not self.play.may_undo(seat, self.alone):
            raise Refusal("no-undo")
        with self.change():
            before = Counter(chooser for chooser, _ in self.play.choices)
            self.play.undo(seat, self.alone)
            removed = before - Counter(chooser for chooser, _ in self.play.choices)
            self.new_rows += [Row(chooser, None, n) for chooser, n in removed.items()]
            self.mark_changed()

    def check_answer(self, seat: int, question: str) -> None:
        """Refuse an answer to another question than the one that the seat sees now, or for a seat that a bot plays."""
        if self.info.places[seat].bot:
            raise Refusal("lent")
        if self.info.ending or question != self.screen(self.eyes_of(seat)).question:
            raise Refusal("stale")

    def apply(self, seat: int, choice: int) -> None:
        """Make a choice that is open, and note its row."""
        self.play.apply(seat, choice)
        self.new_rows.append(Row(seat, self.game.text(choice)))
        self.mark_changed()

    def give_own_answers(self) -> None:
        """Answer for dice and draws, and what leaves no choice, until a seat has one or is to take its time."""
        while not self.over and (answers := self.own_answers()):
            for seat, choice in answers:
                self.apply(seat, choice)

    def own_answers(self) -> list[tuple[int, int]]:
        """What the table answers itself: for chance; what everybody knows to be forced; what is forced, for one who is alone with bots.

        Several seats of his answer together, when none of them has a choice: as from his page.
        """
        s = self.play.state
        if s.seat == CHANCE:
            return [(CHANCE, self.driver.answer(self.play, CHANCE))]
        known = known_answer(s)
        if known != NO_CHOICE:
            return [(s.seat, known)]
        answers = [(seat, only_answer(s, seat)) for seat in seats_asked(s) if self.alone >> seat & 1]
        return [] if any(choice == NO_CHOICE for _, choice in answers) else answers

    @property
    def alone(self) -> int:
        """The seats of one person who plays against bots, or against himself, while nobody looks on; else 0."""
        places = self.info.places
        guests = {place.guest for place in places if not place.bot}
        if self.watched or len(guests) != 1 or b"" in guests:
            return 0
        return sum(1 << seat for seat, place in enumerate(places) if not place.bot)

    def set_watched(self, watched: bool) -> None:
        """Somebody looks on, or nobody does any more: then what waited for his sake is answered."""
        if watched != self.watched:
            self.watched = watched
            self.mark_changed()
        if not self.over and self.own_answers():
            with suppress(StorageError), self.change():  # it cannot be written now: it stays open until something is chosen
                pass

    # --- what is seen -----------------------------------------------------------------
    def screen(self, eyes: int) -> EncodedScreen:
        """The screen of these eyes; 0 is the public."""
        return self.screen_with_lent(eyes, self.lent(eyes))

    def screen_with_lent(self, eyes: int, lent: int) -> EncodedScreen:
        """The screen of these eyes for one who does not answer for the seats in `lent`."""
        found = self.screens.get((eyes, lent))
        if found is None:
            own = [seat for seat in range(len(self.game.seats)) if (eyes & ~lent) >> seat & 1]
            undo = [seat for seat in own if self.play.may_undo(seat, self.alone)]
            heard = self.news.setdefault(eyes, EncodedNews(self.game.id))
            heard.update(self.play.heard(eyes))
            found = self.screens[eyes, lent] = encode_screen(self.game, self.play.state, eyes, undo, heard, self.ended, lent)
        return found

    # --- talk -------------------------------------------------------------------------
    def channels_of(self, eyes: int) -> dict[int, tuple[Channel, ...]]:
        """Where each seat of these eyes may speak now, by what the public sees. When the game is over all is said aloud."""
        if self.channels is None:
            view = {} if self.over else self.game.view(self.play.state, 0)
            seats = range(len(self.game.seats))
            self.channels = {seat: (ALOUD,) if self.over else self.game.talk(view, seat) for seat in seats}
        return {seat: channels for seat, channels in self.channels.items() if eyes >> seat & 1}

    def say(self, guest: bytes, name: str, seats: list[str], text: str) -> None:
        """A guest who sits here says something on the channel of this name, if just these seats would still read it."""
        eyes = self.eyes(guest)
        if not eyes:
            raise Refusal("not-seated")
        for seat, channels in self.channels_of(eyes).items():
            for channel in channels:
                if channel.name == name and self.names(readers(channel, len(self.game.seats))) == seats:
                    called, now = self.info.places[seat].name, self.storage.now()
                    self.talk.add(Line(guest, seat, called, name, channel.audience, text, self.rows_written, now))
                    self.version += 1  # nothing that was made before is shown after this
                    return
        raise Refusal("channel-closed")

    # --- bots -------------------------------------------------------------------------
    def bot_turn(self) -> BotTurn | None:
        """The next question to a bot, if there is one."""
        if self.over:
            return None
        for seat in seats_asked(self.play.state):
            if seat in self.driver.bot_seats:
                return self.driver.bot_seats[seat].turn(self.play, self.screen_with_lent(1 << seat, 0).question)
        return None

    def hand_over(self, turn: BotTurn) -> bool:
        """The bot that was asked has failed: the default one plays on in its place. False where that is who failed."""
        bot_seat, stand_in = self.driver.bot_seats.get(turn.seat), bots.default(self.game)
        if bot_seat is None or bot_seat.life is not turn.life:
            return True  # another one plays there by now
        if turn.life.name == stand_in:
            return False
        bot_seat.hand_over(stand_in)
        return True

    def others_notice(self, turn: BotTurn, choice: int | None) -> bool:
        """Would anybody but its own seat hear or see something of a bot's answer? Steps of one decision are nobody else's business."""
        s = self.play.state
        if not (s.stepwise or s.asked) or choice not in options_for(s, turn.seat):
            return True
        trial = self.play.copy()
        trial.apply(turn.seat, choice)
        for _ in range(DRAWS):
            told = trial.told[len(self.play.told) :]
            if trial.over or any(to & ~(1 << turn.seat) for to, _, _ in told):
                return True
            if trial.state.seat != CHANCE:
                return done_and_asked(trial.state) != done_and_asked(s)
            trial.apply(CHANCE, trial.state.options[0])
        return True

    def bot_chose(self, turn: BotTurn, choice: int | None) -> None:
        """A bot's answer; where it has none that is open, what the game names for a seat that does not answer."""
        eyes = 1 << turn.seat
        if turn.seat not in self.driver.bot_seats or turn.question != self.screen_with_lent(eyes, 0).question:
            raise Refusal("stale")
        if choice not in turn.options:
            choice = self.game.default(self.play.state, turn.seat)
        with self.change():
            self.apply(turn.seat, self.open_choice(turn.seat, self.game.text(choice)))


def done_and_asked(s: State) -> tuple[list[int], list[int]]:
    """Who is asked and who has answered already: both are public."""
    asked = openly_asked(s)
    return asked, [seat for seat, answers in enumerate(s.answers) if answers and seat not in asked]
