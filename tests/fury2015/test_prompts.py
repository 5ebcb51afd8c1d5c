"""Questions say who, where and by what, as far as the one who is asked, or waits, may know it."""

from __future__ import annotations

import pytest

import whitby
from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, clash, drawing, fight, scene
from whitby.engine import options_for, seats_asked
from whitby.games.fury2015.body.about import ABOUT
from whitby.play import Play
from whitby.rng import Rng
from whitby.scene import Scene
from whitby.screen import head
from whitby.text import Catalogue, languages

FURY = whitby.game("fury-2015")


def about(s: Scene, eyes: str | None) -> dict[str, str]:
    """What the question names to these eyes, be they asked or not."""
    mask = 0 if eyes is None else 1 << FURY.seat(eyes)
    shown = head(FURY, s.state, mask, [])
    assert all(question.about == shown.about for question in shown.questions)
    return shown.about


def said(s: Scene, eyes: str | None, language: str = "en") -> str:
    return Catalogue(language, FURY.id).prompt(s.question, about(s, eyes))


def test_a_hunter_who_comes_by_road() -> None:
    s = scene(turn=MINA, at={MINA: "prague"}, events={DRACULA: ["wild-horses"]}).play("road vienna")
    assert s.question == "road-taken" and about(s, DRACULA) == about(s, GODALMING) == {"hunter": MINA, "place": "vienna"}
    assert said(s, DRACULA) == "Mina Harker comes to Vienna by road. Do you answer before anything is revealed?"
    assert said(s, DRACULA, "it") == "Mina Harker arriva a Vienna per strada. Rispondi prima che si riveli qualcosa?"


def test_a_hunter_in_a_hideout() -> None:
    s = scene(turn=SEWARD, at={SEWARD: "prague"}, trail=["budapest", {"card": "vienna", "encounters": ["rats"]}]).play("road vienna")
    assert said(s, DRACULA) == "Dr. Seward has come to your hideout in Vienna. Do you ambush?"


def test_the_card_drawn_is_named_to_its_owner_alone() -> None:
    s = drawing("good-luck")
    assert about(s, GODALMING) == {"card": "good-luck"}
    for eyes in (None, DRACULA, MINA):
        assert about(s, eyes) == {} and said(s, eyes) == "You have drawn an event. Is it used at once?"


def test_where_dracula_is_is_named_to_those_who_know() -> None:
    s = scene(phase="dracula", step="card", trail=[None, "vienna"])
    assert about(s, DRACULA) == {"place": "vienna"} and about(s, None) == about(s, MINA) == {}
    seen = scene(phase="dracula", step="card", trail=[None, {"card": "vienna", "up": True}])
    assert about(seen, MINA) == {"place": "vienna"}


def test_a_leaving_hideout_is_named_to_him_alone() -> None:
    s = scene(phase="dracula", step="slide", trail=["milan", "genoa", "florence", "rome", "naples", "vienna"])
    assert said(s, DRACULA).startswith("Vienna leaves the trail.") and about(s, MINA) == {}


def test_a_combat_says_where_and_which_round() -> None:
    s = fight(fighters=[MINA, SEWARD], round=2, trail=["vienna"])
    assert all(about(s, eyes) == {"place": "vienna", "round": "2"} for eyes in (None, MINA, DRACULA))
    clash(s, s.options(DRACULA)[0].split()[1], mina="punch", seward="dodge")
    assert s.question == "engage" and said(s, DRACULA) == "Round 2: which hunter do you engage?"


def test_the_partner_of_a_trade() -> None:
    s = scene(at={GODALMING: "vienna", MINA: "vienna"}, items={GODALMING: ["knife"]}).play("trade mina")
    assert about(s, GODALMING) == {"partner": MINA}
    assert about(s.play("done"), MINA) == {"partner": GODALMING}


def test_the_event_that_may_be_answered() -> None:
    s = drawing("hired-scouts", SEWARD, events={DRACULA: ["sensationalist-press"]}).play("play hired-scouts")
    assert s.question == "hunter-event" and said(s, DRACULA) == "Dr. Seward has played Hired Scouts. Do you answer?"


@pytest.mark.parametrize("tongue", languages())
def test_every_sentence_that_names_something_is_there(tongue: str) -> None:
    words = Catalogue(tongue, FURY.id)
    assert {name for name in FURY.prompts if words.has(f"prompt-{name}.about")} == set(ABOUT) <= set(FURY.prompts)


def test_every_question_of_many_games_can_be_said() -> None:
    """To all eyes and in all languages."""
    openings = [name for name, _ in FURY.openings]
    named = set()
    for seed in range(10):
        play = Play(FURY, FURY.opening(openings[seed])) if seed % 3 else Play(FURY, None, FURY.random_play())
        rng = Rng(seed)
        for _ in range(250):
            if play.over:
                break
            question = FURY.question(play.state)
            for eyes in (0, 8, 16):
                nouns = FURY.about(FURY.view(play.state, eyes), question)
                if nouns and (question, *nouns.values()) not in named:
                    named.add((question, *nouns.values()))
                    assert not [tongue for tongue in languages() if not good(Catalogue(tongue, FURY.id), question, nouns)], question
            seat = rng.pick(seats_asked(play.state))
            play.apply(seat, rng.pick(options_for(play.state, seat)))
    assert len({question for question, *_ in named}) > 25


def good(words: Catalogue, question: str, nouns: dict[str, str]) -> bool:
    """Does the sentence get all that it needs, and begin as sentences do?"""
    args = {name: form for noun in nouns for name, form in words.forms(noun, nouns[noun]).items()}
    text, errors = words.format(f"prompt-{question}.about", args)
    return not errors and "{" not in text and not words.prompt(question, nouns)[0].islower()
