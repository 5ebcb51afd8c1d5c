"""Answers in secret on the toy game: several steps, interruptions, windows, taking back."""

from __future__ import annotations

import pytest
import toy
from toy import AWAY, CALL, CLAIM, HUSH, NO, PASS, YES

from whitby.engine import CLOSED, NEXT_FIRST, Window, apply, options_for, seats_asked, task_words
from whitby.play import Play

ANN, BOB = 0, 1


def dealt(ann: tuple[int, ...] = (0, 1, 2), bob: tuple[int, ...] = (1, 2, 3)) -> Play:
    """Both are about to put a card away."""
    play = Play(toy.GAME)
    for card in ann + bob:
        play.apply(-1, toy.DEAL | card)
    return play


def put_away(play: Play, seat: int, *cards: int) -> Play:
    for card in cards:
        play.apply(seat, AWAY | (card + 4 * seat))
    return play


def heard_answers(play: Play, eyes: int = 0) -> list[int]:
    return [facts[0] for what, facts in play.heard(eyes) if what == "answered" and facts[0] >= 0]


# --- interruptions ------------------------------------------------------------------------
def test_answers_wait_while_an_interruption_asks_several_itself() -> None:
    play = put_away(dealt(), ANN, 0, 1)
    play.apply(BOB, CALL)
    assert play.state.running[0] is toy.vote and seats_asked(play.state) == [ANN, BOB]
    assert play.state.answers == [()] * 5 and [entry[1] for entry in play.state.waiting_answers] == [ANN]
    play.apply(BOB, YES)
    play.apply(ANN, NO)
    assert play.heard(0)[-1] == ("votes", (1,))
    assert play.state.running[0] is toy.put_away and seats_asked(play.state) == [BOB] and not play.state.waiting_answers
    put_away(play, BOB, 3, 3)
    assert (play.state.away[ANN], play.state.away[BOB]) == ((0,), (3,))  # type: ignore[attr-defined]


def test_one_that_changes_offers_voids_all_answers_whatever_they_were() -> None:
    after = []
    for cards in ((0, 1), (2, 2)):
        play = put_away(dealt(), ANN, *cards)
        play.apply(BOB, HUSH)
        assert seats_asked(play.state) == [ANN, BOB] and play.state.answers == [()] * 5
        after.append((play.heard(0), toy.GAME.view(play.state, 1 << BOB)))
    assert after[0] == after[1]


def test_what_voids_answers_voids_those_that_wait_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann's answer waits while a vote is held; beside the vote Bob asks for silence."""
    monkeypatch.setattr(toy.Toy, "anytime", lambda s, seat: [x for x, bit in ((CALL, 1), (HUSH, 2)) if not s.calls[seat] & bit])
    play = put_away(dealt(), ANN, 0, 1)
    play.apply(BOB, CALL)
    play.apply(BOB, HUSH)
    for seat in (ANN, BOB):
        play.apply(seat, YES)
    assert play.state.running[0] is toy.put_away and seats_asked(play.state) == [ANN, BOB]


def test_an_answer_of_one_who_has_no_say_any_more_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    play = at_the_window()
    play.apply(ANN, CLAIM | 1)
    play.apply(BOB, CALL)
    old = toy.BEFORE_A_TURN
    alone = Window(old.name, old.seats, lambda s, seat, w, about: seat == BOB, old.offer, old.answered, old.after)
    monkeypatch.setattr(toy, "BEFORE_A_TURN", alone)
    play.apply(ANN, YES)
    play.apply(BOB, YES)
    assert seats_asked(play.state) == [BOB] and not play.state.answers


def test_who_was_in_the_middle_begins_again() -> None:
    play = put_away(put_away(dealt(), ANN, 0, 1), BOB, 2)
    play.apply(ANN, CALL)
    play.apply(ANN, YES)
    play.apply(BOB, YES)
    assert play.state.answers[ANN] and not play.state.answers[BOB]
    put_away(play, BOB, 3, 3)
    assert play.state.away[BOB] == (3,)  # type: ignore[attr-defined]


def test_who_has_answered_may_still_slip_something_in() -> None:
    play = put_away(dealt(), ANN, 0, 1)
    assert options_for(play.state, ANN) == [CALL, HUSH]
    play.apply(ANN, HUSH)
    assert options_for(play.state, ANN)[-1] == CALL and seats_asked(play.state) == [ANN, BOB]


def test_a_snapshot_keeps_the_answers_that_wait() -> None:
    play = put_away(dealt(), ANN, 0, 1)
    play.apply(BOB, CALL)
    again = toy.GAME.restore(toy.GAME.snapshot(play.state))
    for seat in (ANN, BOB):
        apply(again, seat, YES)
    assert seats_asked(again) == [BOB] and again.answers[ANN] == (AWAY | 0, AWAY | 1)


# --- taking back ------------------------------------------------------------------------------
def test_an_interruption_ends_what_could_be_taken_back() -> None:
    play = put_away(dealt(), ANN, 0, 1)
    assert play.may_undo(ANN) and not play.may_undo(BOB)
    play.apply(BOB, CALL)
    assert not play.may_undo(ANN) and not play.may_undo(BOB)


def test_one_answer_at_a_time_is_taken_back_and_only_ones_own() -> None:
    play = put_away(put_away(dealt(), ANN, 0, 1), BOB, 2)
    play.undo(ANN)
    assert play.state.answers[:2] == [(AWAY | 0,), (AWAY | 6,)]
    play.undo(ANN)
    assert play.state.answers[:2] == [(), (AWAY | 6,)] and not play.may_undo(ANN) and play.may_undo(BOB)


def test_nobody_takes_back_once_all_have_answered() -> None:
    play = put_away(put_away(dealt(), ANN, 0, 1), BOB, 2, 2)
    assert not play.may_undo(ANN) and not play.may_undo(BOB)


def changing() -> Play:
    """Ann lays out cards before a change."""
    play = put_away(put_away(dealt(), ANN, 0, 1), BOB, 2, 2)
    play.apply(ANN, toy.CHANGE)
    assert play.state.running[0] is toy.lay
    return play


def test_steps_of_one_decision_are_one_answer_to_the_others() -> None:
    streams = []
    for steps in ([], [1], [1, 2]):
        play = changing()
        for card in steps:
            play.apply(ANN, toy.LAY | card)
        play.apply(ANN, toy.DONE)
        streams.append((play.heard(1 << BOB), toy.GAME.view(play.state, 1 << BOB)))
    assert streams[0] == streams[1] == streams[2]


def test_while_somebody_decides_step_by_step_nobody_else_takes_back() -> None:
    play = changing()
    play.apply(BOB, HUSH)
    assert not play.may_undo(BOB)
    play.apply(ANN, toy.LAY | 1)
    assert play.may_undo(ANN) and not play.may_undo(BOB)
    play.undo(ANN)
    assert play.state.laid == () and not play.may_undo(ANN)  # type: ignore[attr-defined]


# --- windows ------------------------------------------------------------------------------------
def at_the_window() -> Play:
    """Both have cards and may claim the fourth turn."""
    play = put_away(put_away(dealt(), ANN, 0, 0), BOB, 1, 1)
    for seat in (ANN, BOB, ANN):
        play.apply(seat, PASS)
    assert toy.GAME.question(play.state) == "claim" and seats_asked(play.state) == [ANN, BOB]
    return play


def test_the_first_in_order_has_it_and_the_other_answer_is_void() -> None:
    play = at_the_window()
    play.apply(BOB, CLAIM | 3)
    play.apply(ANN, CLAIM | 1)
    assert play.heard(0)[-1] == ("claims", (ANN, 1)) and play.state.hand[BOB] == (2, 3)  # type: ignore[attr-defined]
    assert heard_answers(play)[-1] == BOB


def test_who_comes_after_the_one_that_answered_is_first_where_the_table_says_so() -> None:
    play = at_the_window()
    play.apply(BOB, CLAIM | 3)
    play.apply(ANN, CLAIM | 1)
    assert task_words(play.state.running) == ["ask_window", 0, 4, 1] and seats_asked(play.state) == [BOB, ANN]
    play.apply(ANN, CLAIM | 2)
    play.apply(BOB, CLAIM | 2)
    assert play.heard(0)[-1] == ("claims", (BOB, 2))


def test_a_card_closes_the_window_where_the_table_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    old = toy.BEFORE_A_TURN
    closing = Window(old.name, old.seats, old.has_say, old.offer, old.answered, CLOSED)
    assert old.after == NEXT_FIRST
    monkeypatch.setattr(toy, "BEFORE_A_TURN", closing)
    play = at_the_window()
    play.apply(BOB, PASS)
    play.apply(ANN, CLAIM | 1)
    assert toy.GAME.question(play.state) == "choose"


def test_it_stays_open_until_all_pass() -> None:
    play = at_the_window()
    for seat in (ANN, BOB):
        play.apply(seat, PASS)
    assert toy.GAME.question(play.state) == "choose"


def test_who_has_a_say_alone_is_asked_as_ever() -> None:
    play = at_the_window()
    for card in (1, 2):
        play.apply(BOB, PASS)
        play.apply(ANN, CLAIM | card)
    assert seats_asked(play.state) == [BOB] and not play.state.asked
    play.apply(BOB, CLAIM | 2)
    assert play.may_undo(BOB)
