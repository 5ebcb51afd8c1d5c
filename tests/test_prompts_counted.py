"""tools/prompts.py: what counts as one prompt, and what as a round."""

from __future__ import annotations

import prompts
import pytest

import whitby
from whitby.engine import seats_asked
from whitby.play import Play
from whitby.scene import Scene, scene

FURY = whitby.game("fury-2015")
HUNTERS = next(side for side in FURY.sides if side.name == "hunters")


def counted(s: Scene, *choices: str) -> prompts.Person:
    """What one who holds all hunters has to do while these choices are made, each by the seat that is asked first."""
    person = prompts.Person(HUNTERS)
    for text in choices:
        play = s.under_way
        seat, choice = seats_asked(play.state)[0], FURY.choice(text)
        if seat in HUNTERS.seats:
            if not play.state.asked or not any(play.state.answers[other] for other in HUNTERS.seats):
                person.answers(FURY, play)
            person.looks_ahead(FURY, play, seat, choice)
        else:
            person.interrupted()
        play.apply(seat, choice)
    return person


def by_rail(**more: object) -> Scene:
    return scene("fury-2015", at={"godalming": "vienna"}, tickets={"godalming": ["2/1"]}, **more)


def test_a_city_laid_out_with_its_ticket_is_no_prompt_of_its_own() -> None:
    person = counted(by_rail(events={"dracula": ["seduction"]}), "rail 2/1", "pass", "ride prague")
    assert (person.by_seat, person.by_panel, person.begun.total()) == (1, 1, 1)
    assert person.pressed["train-leaves"] == 1  # a click all the same


def test_it_is_one_where_something_was_played_meanwhile() -> None:
    more = {"dracula": ["seduction"], "godalming": ["chartered-carriage"]}
    person = counted(by_rail(events=more), "rail 2/1", "play chartered-carriage", "pass", "ride prague")
    assert +person.begun == {"hunter-acts": 1, "train-leaves": 1}


def test_questions_with_nothing_between_are_one_prompt() -> None:
    s = scene("fury-2015", at={"godalming": "vienna"}, tickets={"godalming": ["2/1", "1/1"]})
    person = counted(s, "reserve", "discard 1/1", "draw 3/2", "keep")
    assert +person.begun == {"hunter-acts": 1, "keep-ticket": 1}  # chance comes between
    assert person.pressed.total() == 3


def test_seats_that_are_asked_together_count_each_by_itself_and_once_by_panel() -> None:
    events = {"godalming": ["long-night"], "seward": ["hypnosis"], "mina": ["speedy-telegraph"]}
    person = counted(scene("fury-2015", phase="dawn", events=events), "pass", "pass", "pass", "rest")
    assert person.by_seat == 2  # Seward's answer gave itself; Godalming's turn follows with nothing between
    assert (person.by_panel, person.by_person) == (2, 1)


def test_the_first_day_is_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Play] = []

    class Kept(Play):
        def __init__(self, *args: object, **more: object) -> None:
            super().__init__(*args, **more)  # type: ignore[arg-type]
            played.append(self)

    monkeypatch.setattr(prompts, "Play", Kept)
    person = prompts.Person(HUNTERS)
    assert prompts.play_game(FURY, "rounds", [person]) == played[0].state.day + 1  # days since the first one
    assert person.asked["hunter-starts"] == 4
