"""What taking back meant before rows told how many choices it count_removed, question by question."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from whitby.engine import ANYTIME, EVERYONE, VERB, Pile, State, run_agenda
from whitby.play import Play
from whitby.table.old_undo import Replay, candidates, count_removed

A, B, SEALS = (n << VERB for n in (2, 3, 4))  # the last one brings news that seal
SLIP = ANYTIME | 5 << VERB
ANNA, BRUNO = 0, 1
Question = tuple[list[int], list[list[int]]]  # who is asked, and what may be answered, one answer after the other
Choices = list[tuple[int, int]]


class Script(State):
    """Questions as they are written down; beside some of them Anna may slip something in."""

    def begin(self) -> None:
        super().begin()
        self.questions: list[Question] = []
        self.step = 0
        self.slips = False

    def copy(self) -> Script:
        t = Script()
        self.copy_engine_to(t)
        t.questions, t.step, t.slips = self.questions, self.step, self.slips
        return t

    def anytime(self, seat: int) -> list[int]:
        return [SLIP] if self.slips and seat == ANNA else []


def next_question(s: Script) -> None:
    seats, options = s.questions[s.step]
    if len(seats) > 1:
        s.ask_each(seats, still_open, all_answered)
    else:
        s.ask(seats[0], options[0], answered)


def still_open(s: Script, seat: int) -> list[int]:
    options = s.questions[s.step][1]
    return options[len(s.answers[seat])] if len(s.answers[seat]) < len(options) else []


def all_answered(s: Script, answers: list[Pile]) -> None:
    s.step += 1
    s.do(next_question)


def answered(s: Script, choice: int) -> None:
    if choice == SEALS:
        s.tell(EVERYONE, "shown")
    s.step += 1
    s.do(next_question)


def play_of(questions: list[Question], choices: Choices, slips: bool = False) -> Play:
    s = Script()
    s.begin()
    s.questions, s.slips = [*questions, ([BRUNO], [[A, B]])], slips
    s.do(next_question)
    run_agenda(s)
    play = Play(SimpleNamespace(no_undo_after=frozenset({"shown"})), s)
    for seat, choice in choices:
        play.apply(seat, choice)
    return play


FREE: Question = ([ANNA], [[A, B]])
FORCED: Question = ([ANNA], [[A]])
BOTH: Question = ([ANNA, BRUNO], [[A, B], [A], [A, B]])
ONES: Choices = [(ANNA, A)]

CASES: dict[str, tuple[list[Question], Choices, int]] = {
    "the last choice": ([FREE, FREE], ONES * 2, 1),
    "with the forced answers after it": ([FREE, FREE, FORCED, FORCED], ONES * 4, 3),
    "not what is only forced": ([FORCED, FORCED], ONES * 2, 0),
    "not past what the other chose": ([FREE, ([BRUNO], [[A]]), FORCED], [(ANNA, A), (BRUNO, A), (ANNA, A)], 0),
    "not what the other chose": ([FREE, ([BRUNO], [[A, B]])], [(ANNA, A), (BRUNO, A)], 0),
    "not past a seal": ([FREE, ([ANNA], [[SEALS]]), FORCED], [(ANNA, A), (ANNA, SEALS), (ANNA, A)], 0),
    "not what the seal came with": ([FREE, ([ANNA], [[A, SEALS]])], [(ANNA, A), (ANNA, SEALS)], 0),
    "in secret, past the other's answers": ([FREE, BOTH], [(ANNA, A), (ANNA, A), (BRUNO, A)], 1),
    "in secret, while two are asked nothing is forced": ([BOTH], [(ANNA, A), (ANNA, A), (BRUNO, A)], 1),
    "in secret, alone at last, with what was forced": ([BOTH], [*[(BRUNO, A)] * 3, (ANNA, A), (ANNA, A)], 2),
    "in secret nothing that came before": ([FREE, BOTH], ONES, 0),
    "in secret nothing of an earlier question": ([BOTH, BOTH], [*ONES * 3, *[(BRUNO, A)] * 3], 0),
    "of secret answers, when all are given, the last": ([BOTH], [*[(BRUNO, A)] * 3, *ONES * 3], 1),
}


@pytest.mark.parametrize("case", CASES)
def test_what_anna_takes_back(case: str) -> None:
    questions, choices, n = CASES[case]
    play = play_of(questions, choices)
    if n:
        assert count_removed(Replay.of_play(play), ANNA) == n
    else:
        with pytest.raises(ValueError, match="nothing to take back"):
            count_removed(Replay.of_play(play), ANNA)
    assert play.choices == Replay.of_play(play).choices == choices  # it was only asked


def test_what_may_have_been_forced_when_the_rules_were_others() -> None:
    """And the other way round: every answer up to the first that surely was a choice."""
    assert candidates(Replay.of_play(play_of([FREE, FREE, FORCED], ONES * 3)), ANNA) == [1, 2]
    assert candidates(Replay.of_play(play_of([FREE, FREE, FORCED], ONES * 3, slips=True)), ANNA) == [1, 2]
    assert candidates(Replay.of_play(play_of([FREE, ([ANNA, BRUNO], [[A]])], ONES * 2)), ANNA) == [1, 2]
    assert candidates(Replay.of_play(play_of([FREE, FREE], ONES * 2, slips=True)), ANNA) == [1]
    assert candidates(Replay.of_play(play_of([FORCED], ONES)), ANNA) == [1]
