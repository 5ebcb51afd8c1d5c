"""The time that a bot takes tells nothing: what it shows comes on a beat, and forced answers miss one as often as real ones."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import pytest
from msgspec.structs import replace

import whitby
from whitby.driver import BotTurn
from whitby.engine import CHANCE, State, options_for, seats_asked
from whitby.play import Play
from whitby.scene import scene
from whitby.table.sqlite import SqliteStorage
from whitby.table.table import Table
from whitby.table.tables import Tables
from whitby.thinking.process import Answer
from whitby.web.pace import Clock, Decision, Pace
from whitby.web.room import Page, Room

T = TypeVar("T")
FURY = whitby.game("fury-2015")
DRACULA = FURY.seat("dracula")
REAL, FORCED = "wild-horses", "summon-storms"  # a card that he may play as a hunter arrives, and one that he may not
QUICK, LONG = 0.25, 0.75  # seconds of thought, of which a beat has room for one
BEAT = 0.6


@cache
def arrived(card: str) -> State:
    """A hunter has just arrived, and Dracula holds this card."""
    play = Play(FURY, scene(FURY, at={"godalming": "london"}, events={"dracula": [card]}).state)
    play.apply(0, FURY.choice("road swansea"))
    return play.state


class FakeTime:
    """A clock that goes only while somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.at = 0.0

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        self.at += seconds


class FakeBots:
    """Bots that pass; where they have a choice they think for a while, by lot."""

    def __init__(self, time: FakeTime, lot: random.Random) -> None:
        self.time = time
        self.lot = lot

    async def answer(self, turn: BotTurn) -> Answer:
        took = (LONG if self.lot.random() < 0.3 else QUICK) if turn.free else 0.0
        self.time.at += took
        return Answer(FURY.choice("pass"), took)


class Wire(Page):
    """A page that notes when something comes."""

    def __init__(self, guest: bytes, time: FakeTime) -> None:
        super().__init__(None, guest, "en", "anna", 10_000)  # type: ignore[arg-type]
        self.time = time
        self.came: list[tuple[float, bytes]] = []

    def send(self, message: bytes) -> None:
        self.came.append((self.time.at, message))


class Hunted:
    """A table at which Anna has the hunters and a bot is Dracula, with the pages and clocks around it."""

    def __init__(self, folder: Path, pace: Callable[[Clock], Pace]) -> None:
        self.time = FakeTime()
        all = Tables(SqliteStorage(folder / "whitby.sqlite3"), "seed")
        anna, _ = all.new_guest("Anna", "en")
        others = {"seward": "me", "van-helsing": "me", "mina": "me", "dracula": "easy"}
        self.table: Table = all.make(anna, FURY.id, {}, "Anna", "godalming", others)[0]
        self.page = Wire(anna.hash, self.time)
        clock = Clock(self.time.now, self.time.sleep)
        rooms: Any = SimpleNamespace(worker=FakeWorker(all), thinkers=FakeBots(self.time, random.Random(1)), pace=pace(clock), build="")
        rooms.present = lambda table: frozenset({anna.hash})
        rooms.watchers_just_now = lambda table: 0
        rooms.closing = False
        self.room = Room(rooms, self.table)
        self.room.pages.append(self.page)

    def seconds(self, card: str) -> float:
        """How long Anna waits for what Dracula does when a hunter arrives."""
        self.table.play = Play(FURY, arrived(card).copy())
        self.table.mark_changed()
        assert seats_asked(self.table.play.state) == [DRACULA]
        self.page.screen, began = None, self.time.at
        asyncio.run(self.room.bots_answer())
        ((at, message),) = self.page.came
        assert DRACULA not in seats_asked(self.table.play.state) and b'"type":"screen"' in message
        self.page.came.clear()
        return at - began


class FakeWorker:
    """The tables' thread, without a thread."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def __call__(self, job: Callable[[], T]) -> Awaitable[T]:
        async def done() -> T:
            return job()

        return done()


def alike(some: list[float], others: list[float]) -> bool:
    """Can both come from one distribution? By chi squared over the times that there are, at one in a thousand."""
    one, two = Counter(round(each, 6) for each in some), Counter(round(each, 6) for each in others)
    most = {1: 0.0, 2: 10.8, 3: 13.8}[len(one | two)]
    both, n, m = one + two, len(some), len(others)
    chi = sum((one[at] - both[at] * n / (n + m)) ** 2 / (both[at] * n / (n + m)) for at in both)
    return chi + sum((two[at] - both[at] * m / (n + m)) ** 2 / (both[at] * m / (n + m)) for at in both) <= most


def waits(hunted: Hunted, times: int = 60) -> tuple[list[float], list[float]]:
    """How long Anna waited for real answers and for forced ones, after enough of the real ones to know."""
    for _ in range(40):
        hunted.seconds(REAL)
    pairs = [(hunted.seconds(REAL), hunted.seconds(FORCED)) for _ in range(times)]
    return [real for real, _ in pairs], [forced for _, forced in pairs]


def test_forced_answers_are_shown_when_real_ones_are(tmp_path: Path) -> None:
    real, forced = waits(Hunted(tmp_path, lambda clock: Pace(BEAT, clock, random.Random(2))))
    assert {round(each, 6) for each in real} == {round(each, 6) for each in forced} == {BEAT, 2 * BEAT}
    assert alike(real, forced)


def test_a_planted_constant_is_found(tmp_path: Path) -> None:
    """A server that shows every forced answer on the first beat gives it away."""

    class OnFirstBeat(Pace):
        def pretended(self, decision: Decision) -> float:
            return 0.0

    real, forced = waits(Hunted(tmp_path, lambda clock: OnFirstBeat(BEAT, clock, random.Random(2))))
    assert not alike(real, forced)


def test_where_nobody_plays_or_watches_there_is_no_beat(tmp_path: Path) -> None:
    hunted = Hunted(tmp_path, lambda clock: Pace(BEAT, clock))
    hunted.room.pages.clear()
    hunted.table.play = Play(FURY, arrived(FORCED).copy())
    info = hunted.table.info
    places = tuple(place if place.bot else replace(place, bot="random") for place in info.places)
    hunted.table.set_info(replace(info, places=places))
    assert not hunted.room.somebody_is_there
    turns = [hunted.table.bot_turn(), None]
    hunted.table.bot_turn = lambda: turns.pop(0)  # type: ignore[method-assign]
    asyncio.run(hunted.room.bots_answer())
    assert not turns and hunted.time.at == 0.0


@pytest.mark.parametrize(("level", "beats"), [("easy", 1), ("hard", 1), ("expert", 2)])
def test_experts_have_a_beat_twice_as_long(level: str, beats: int) -> None:
    time = FakeTime()
    pace = Pace(BEAT, Clock(time.now, time.sleep))
    decision = pace.begin(FURY.id, level, DRACULA)
    decision.add(0.1, True)
    asyncio.run(pace.until_shown(decision))
    assert time.at == pytest.approx(beats * BEAT)


def test_a_decision_in_several_steps_is_one_answer() -> None:
    """However many steps it had: their times count together, and it is forced only if every step was."""
    time = FakeTime()
    pace = Pace(BEAT, Clock(time.now, time.sleep))
    decision = pace.begin(FURY.id, "hard", DRACULA)
    for free in (False, True, False):
        time.at += 0.25
        decision.add(0.25, free)
    asyncio.run(pace.until_shown(decision))
    assert time.at == pytest.approx(2 * BEAT) and list(pace.thought[decision.level]) == [0.75]


def test_only_the_last_hundred_real_answers_count() -> None:
    time = FakeTime()
    pace = Pace(BEAT, Clock(time.now, time.sleep))
    for seconds in (*[LONG] * 50, *[QUICK] * 100):
        real = pace.begin(FURY.id, "hard", DRACULA)
        real.add(seconds, True)
        asyncio.run(pace.until_shown(real))
    assert pace.pretended(pace.begin(FURY.id, "hard", DRACULA)) == QUICK
    assert pace.pretended(pace.begin(FURY.id, "hard", 0)) == 0.0  # another seat has times of its own


def test_steps_of_which_nobody_hears_wait_for_no_beat(tmp_path: Path) -> None:
    """A bot chooses six cards in secret: the others notice the last of them alone, and nothing tells how many there were."""
    all = Tables(SqliteStorage(tmp_path / "whitby.sqlite3"), "seed")
    anna, _ = all.new_guest("Anna", "en")
    table: Table = all.make(anna, "dracula-2003", {}, "Anna", "dracula", {"van-helsing": "random"})[0]
    noticed = []
    while (turn := table.bot_turn()) is not None:
        seen = table.screen(1)
        noticed.append(table.others_notice(turn, turn.options[0]))
        table.bot_chose(turn, turn.options[0])
        assert (table.screen(1) != seen) == noticed[-1]  # what was foretold is so
    assert noticed == [False] * 5 + [True]


def test_dice_thrown_again_and_again_end_no_trial() -> None:
    """Where the first face of every die is a tie for ever, it is enough that the dice were heard."""
    game, endless = whitby.game("fury-1987"), 0
    for number in range(4):
        play, luck = Play(game), random.Random(number)
        while not play.over:
            seat = luck.choice(seats_asked(play.state))
            choice = luck.choice(options_for(play.state, seat))
            if seat != CHANCE and draws(play, seat, choice) > 100:
                endless += 1
                holder: Any = SimpleNamespace(play=play)
                assert Table.others_notice(holder, cast(BotTurn, SimpleNamespace(seat=seat)), choice)
            play.apply(seat, choice)
    assert endless


def draws(play: Play, seat: int, choice: int) -> int:
    """So many times chance is asked after a choice, if it always gives the first that it can; at most 101."""
    trial, count = play.copy(), 0
    trial.apply(seat, choice)
    while not trial.over and trial.state.seat == CHANCE and count <= 100:
        trial.apply(CHANCE, trial.state.options[0])
        count += 1
    return count
