"""Questions say who, where and by what, as far as the one who is asked, or waits, may know it."""

from __future__ import annotations

import pytest

import whitby
from fury2005.his_turn import DRACULA, GODALMING, MINA, SEWARD, SIX, before_frankfurt, his_turn
from fury2005.hunting import grouped, passed, scene
from whitby.engine import options_for, seats_asked
from whitby.games.fury2005.body.about import ABOUT
from whitby.play import Play
from whitby.rng import Rng
from whitby.scene import Scene
from whitby.screen import head
from whitby.text import Catalogue, languages

FURY = whitby.game("fury-2005")


def about(s: Scene, eyes: str | None) -> dict[str, str]:
    """What the question names to these eyes, be they asked or not."""
    return head(FURY, s.state, 0 if eyes is None else 1 << FURY.seat(eyes), []).about


def said(s: Scene, eyes: str | None, language: str = "en") -> str:
    return Catalogue(language, FURY.id).prompt(s.question, about(s, eyes))


def test_where_the_hunters_on_turn_are() -> None:
    s = grouped(SEWARD, MINA, place="prague")
    assert s.question == "hunters-move" and about(s, None) == about(s, MINA) == {"place": "prague"}
    assert said(s, SEWARD) == "You are in Prague. Do you move, and how?"
    assert said(s, SEWARD, "it") == "Sei a Praga. Ti muovi, e come?"


def test_who_takes_the_train() -> None:
    s = passed(scene(turn=MINA, step="move", at={MINA: "vienna"}, events={DRACULA: ["false-tip-off"]}), "hunters-move").play("rail")
    assert s.question == "rail-declared" and about(s, DRACULA) == about(s, GODALMING) == {"hunter": MINA, "place": "vienna"}
    assert said(s, DRACULA) == "Mina Harker wants to take the train in Vienna. Do you answer before the roll?"


def test_where_dracula_is_is_named_to_those_who_know() -> None:
    s = his_turn(["vienna"])
    assert about(s, DRACULA) == {"place": "vienna"} and about(s, None) == about(s, MINA) == {}
    assert said(s, DRACULA).startswith("You are in Vienna.") and said(s, None).startswith("Choose your move")
    assert about(his_turn([{"card": "vienna", "up": True}]), MINA) == {"place": "vienna"}


def test_the_card_and_the_encounter_that_leave_the_trail_are_named_to_him_alone() -> None:
    s = before_frankfurt({"encounters": ["ambush"]})
    assert said(s, DRACULA).startswith("Frankfurt leaves the Trail.") and about(s, MINA) == {}
    s.play("return leaving", "place rats")
    assert s.question == "mature" and said(s, DRACULA) == "Ambush has left the Trail. Does it mature?" and about(s, None) == {}


def test_the_new_card_is_named_to_him_alone() -> None:
    s = his_turn(SIX[:2]).play("lay budapest")
    assert s.question == "place-encounter" and about(s, DRACULA) == {"place": "budapest"} and about(s, SEWARD) == {}


@pytest.mark.parametrize("tongue", languages())
def test_every_sentence_that_names_something_is_there(tongue: str) -> None:
    words = Catalogue(tongue, FURY.id)
    assert {name for name in FURY.prompts if words.has(f"prompt-{name}.about")} == set(ABOUT) <= set(FURY.prompts)


def test_every_question_of_many_games_can_be_said() -> None:
    """To all eyes and in all languages."""
    named = set()
    for seed in range(8):
        play = Play(FURY, None, FURY.random_play())
        rng = Rng(seed)
        while not play.over:
            question = FURY.question(play.state)
            for eyes in (0, 8, 16):
                nouns = FURY.about(FURY.view(play.state, eyes), question)
                if nouns and (question, *nouns) not in named:
                    named.add((question, *nouns))
                    assert not [tongue for tongue in languages() if not good(Catalogue(tongue, FURY.id), question, nouns)], question
            seat = rng.pick(seats_asked(play.state))
            play.apply(seat, rng.pick(options_for(play.state, seat)))
    assert len(named) > 25


def good(words: Catalogue, question: str, nouns: dict[str, str]) -> bool:
    """Does the sentence get all that it needs, and begin as sentences do?"""
    args = {name: form for noun in nouns for name, form in words.forms(noun, nouns[noun]).items()}
    text, errors = words.format(f"prompt-{question}.about", args)
    return not errors and "{" not in text and not words.prompt(question, nouns)[0].islower()
