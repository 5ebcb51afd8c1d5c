"""Bots in processes of their own: what reaches them, and what happens when one breaks down."""

from __future__ import annotations

import asyncio
import io
import logging
import pickle
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fake_levels
import pytest
from browsing import DRACULA, GAME, VAN_HELSING, Browser, Server, serving, wait_for

import whitby
from whitby import bots
from whitby.bots import dracula2003
from whitby.driver import BotSeat
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.play import Play
from whitby.thinking.pool import BotFailed, Thinkers, Thinking
from whitby.thinking.process import Answer, Weighed

LONDON = whitby.game(GAME)
FAKE = Thinking(make=fake_levels.make, processes=1)


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(FAKE)
    yield made
    made.close()


def ask(thinkers: Thinkers, seat: BotSeat, play: Play) -> Answer:
    return asyncio.run(thinkers.answer(seat.turn(play)))


def failure(thinkers: Thinkers, level: str, play: Play) -> str:
    """Why a bot of this level failed."""
    with pytest.raises(BotFailed) as found:
        ask(thinkers, BotSeat(level, LONDON, 0, "seed"), play)
    return str(found.value)


def dealt() -> Play:
    """A game whose first cards are dealt."""
    play = Play(LONDON)
    while play.state.seat == CHANCE:
        play.apply(CHANCE, play.state.options[0])
    return play


def test_odds_are_told_of_what_was_tried_as_often() -> None:
    """What did well in a few games and then fell behind cannot be compared, nor what was judged alone."""
    tried = Answer(3, 0.1, thoughts=(Weighed(3, 0.5, 33), Weighed(4, 0.49, 32), Weighed(5, 0.6, 11), Weighed(6, 2.0, 0)))
    assert tried.odds == {3: 0.5, 4: 0.49}
    assert Answer(3, 0.1, thoughts=(Weighed(3, 2.0, 0), Weighed(4, 1.0, 0))).odds == {}


def choose_first(play: Play, times: int) -> None:
    for _ in range(times):
        seat = seats_asked(play.state)[0]
        play.apply(seat, options_for(play.state, seat)[0])


def test_a_bot_in_a_process_hears_each_of_the_news_once(thinkers: Thinkers) -> None:
    play, seat = dealt(), BotSeat("hard", LONDON, 0, "seed")
    for _ in range(4):
        answer = ask(thinkers, seat, play)
        assert answer.choice == options_for(play.state, 0)[0] == answer.thoughts[0].choice
        assert answer.thoughts[0].tried == len(play.heard(1))  # all that it has heard so far
        play.apply(0, answer.choice)
    assert "bot" not in vars(seat.life)  # there is none in this process


def test_what_was_taken_back_it_has_never_heard(thinkers: Thinkers) -> None:
    play, seat = dealt(), BotSeat("hard", LONDON, 0, "seed")
    for _ in range(2):
        play.apply(0, ask(thinkers, seat, play).choice)
    play.undo(0)
    assert ask(thinkers, seat, play).thoughts[0].tried == len(play.heard(1))


def test_no_class_of_the_rules_goes_through_the_line(thinkers: Thinkers) -> None:
    """What a bot is asked are plain values: a state could not come along."""
    found: set[str] = set()

    class Watching(pickle.Unpickler):
        def find_class(self, module: str, name: str) -> Any:
            found.add(f"{module}.{name}")
            return super().find_class(module, name)

    play = Play(whitby.game("fury-2015"))
    choose_first(play, 40)
    seat = seats_asked(play.state)[0]
    turn = BotSeat("hard", play.game, seat, "seed").turn(play)
    Watching(io.BytesIO(pickle.dumps(thinkers.homes[0].question(1, turn, 1.0)))).load()
    assert found == {"whitby.thinking.process.Question", "whitby.thinking.process.NewBot"}


def test_a_bot_that_breaks_down_says_nothing_of_what_it_knew(thinkers: Thinkers) -> None:
    assert failure(thinkers, "broken", dealt()) == "KeyError"


def test_a_process_that_ends_takes_only_one_bot_with_it(thinkers: Thinkers) -> None:
    play, seat = dealt(), BotSeat("hard", LONDON, 0, "seed")
    play.apply(0, ask(thinkers, seat, play).choice)
    assert failure(thinkers, "dying", play) == "its process has ended"
    assert ask(thinkers, seat, play).thoughts[0].tried == len(play.heard(1))  # it lives again, and has heard all


def test_a_bot_that_hangs_is_ended() -> None:
    hasty = Thinkers(Thinking(make=fake_levels.make, processes=1, longest=0.5))
    assert failure(hasty, "hanging", dealt()) == "its process has ended"
    hasty.close()


def test_the_log_counts_how_often_patience_ended(caplog: pytest.LogCaptureFixture) -> None:
    hasty = Thinkers(Thinking(make=fake_levels.make, processes=1, patience=0.0))
    for _ in range(3):
        ask(hasty, BotSeat("hard", LONDON, 0, "seed"), dealt())
    assert not caplog.messages  # not at once: that would tell that there was a choice
    hasty.tell_log()
    hasty.tell_log()
    assert caplog.messages == [f"hard of {GAME} gave up searching 3 times in 3 answers"]
    hasty.close()


# --- at a table -----------------------------------------------------------------------
@pytest.fixture
def faked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that has all fake levels."""
    monkeypatch.setattr(dracula2003, "NAMES", ("easy", *fake_levels.LEVELS))
    with serving(tmp_path, thinking=FAKE, seed="seed") as server:
        yield server


def chosen(server: Server, table: str, seat: int) -> int:
    return sum(who == seat for who, _ in server.table(table, lambda found: found.play.choices))


def test_a_process_killed_in_mid_thought_stalls_nobody(faked: Server, caplog: pytest.LogCaptureFixture) -> None:
    anna = Browser(faked.address)
    table, _ = anna.make("hanging")
    anna.look(table)
    (home, *_) = faked.app.live.thinkers.homes
    process = wait_for(lambda: home.process if home.process and home.process.pid else None)
    time.sleep(0.1)
    assert not chosen(faked, table, 1)
    process.kill()
    wait_for(lambda: chosen(faked, table, 1) == 6)  # easy has chosen its six cards
    assert anna.line(table)["sitting"]["players"][1]["kind"] == "hanging"
    assert [line for line in caplog.messages if "hanging" in line] == [f"the bot hanging at table {table} failed: its process has ended"]
    anna.close()


@pytest.mark.parametrize("level", ["broken", pytest.param("dying", marks=pytest.mark.slow)])
def test_easy_plays_on_for_a_bot_that_fails(faked: Server, level: str, caplog: pytest.LogCaptureFixture) -> None:
    anna = Browser(faked.address)
    table, _ = anna.make(level)
    anna.look(table)
    wait_for(lambda: chosen(faked, table, 1) == 6)
    seat = faked.table(table, lambda found: found.driver.bot_seats[1])
    assert isinstance(seat.life.bot, type(bots.make("easy", LONDON, 1, "seed")))
    assert fake_levels.SECRET not in caplog.text and sum("failed" in line for line in caplog.messages) == 1
    anna.close()


@pytest.mark.slow
def test_where_easy_fails_too_the_game_says_what_counts(faked: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> int:
        raise KeyError(fake_levels.SECRET)

    monkeypatch.setattr("whitby.bots.dracula2003.easy.EasyBot.choose", fails)
    anna = Browser(faked.address)
    table, _ = anna.make("broken")
    page = anna.look(table)
    wait_for(lambda: page.screen["head"]["asked"] == [DRACULA] and page.screen["head"]["ready"] == [VAN_HELSING])
    assert chosen(faked, table, 1) == 6
    anna.close()


def test_a_server_ends_with_its_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(dracula2003, "NAMES", ("easy", *fake_levels.LEVELS))
    caplog.set_level(logging.WARNING)
    with serving(tmp_path, thinking=FAKE) as server:
        anna = Browser(server.address)
        table, _ = anna.make("hanging")
        anna.look(table)
        (home, *_) = server.app.live.thinkers.homes
        process = wait_for(lambda: home.process if home.process and home.process.pid else None)
        anna.close()
    process.join(20)
    assert process.exitcode is not None
