"""The head of a screen: where one may pass by habit, and how long that can last."""

from __future__ import annotations

import whitby
from whitby.engine import State
from whitby.scene import scene
from whitby.screen import Head, head

FURY = whitby.game("fury-2015")
ALL = 0b11111


def seen(s: State, eyes: int = ALL) -> Head:
    return head(FURY, s, eyes, [])


def test_a_window_is_a_reaction_and_a_turn_is_none() -> None:
    dawn = seen(scene("fury-2015", phase="dawn", events={"mina": ["forewarned"], "seward": ["long-night"]}).state)
    assert dawn.questions and all(question.reaction for question in dawn.questions)
    assert all("pass" in [option.text for option in question.options] for question in dawn.questions)
    day = seen(scene("fury-2015", phase="day").state)
    assert day.phase == "hunter-acts" and not day.questions[0].reaction


def test_in_london_nothing_is_passed_by_habit() -> None:
    london = head(whitby.game("dracula-2003"), scene("dracula-2003").state, 0b11, [])
    assert not london.questions[0].reaction and london.spans == {}


def test_day_night_and_round_have_their_numbers() -> None:
    monday = {phase: seen(scene("fury-2015", phase=phase, day=1).state).spans for phase in ("dawn", "day", "dusk", "night")}
    assert monday["dawn"]["day"] == monday["day"]["day"] != monday["dusk"]["day"] == monday["night"]["day"]
    assert len({spans["round"] for spans in monday.values()}) == 1
    tuesday = seen(scene("fury-2015", phase="dawn", day=2).state).spans
    assert not set(tuesday.items()) & (set(monday["day"].items()) | set(monday["night"].items()))


def test_everybody_is_told_the_same_numbers() -> None:
    s = scene("fury-2015", phase="dawn").state
    assert len({str(seen(s, eyes).spans) for eyes in (0, 1, 0b10000, ALL)}) == 1
