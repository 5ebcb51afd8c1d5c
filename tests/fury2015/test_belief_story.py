"""How the odds came about: the news that excluded a place is the one that did, and folding in pieces is folding at once."""

from __future__ import annotations

import pytest

import whitby
import whitby.belief
from whitby.belief.fury2015 import Belief
from whitby.belief.story import Story
from whitby.match import bots_by_seat, one_game
from whitby.play import Play

GAME = whitby.game("fury-2015")
OPTIONS = GAME.all_options({})
HUNTERS, PUBLIC, MINA = 15, 0, 8
PLACES = range(70)


def played(seed: int) -> tuple[Play, list[dict[int, int]]]:
    """A game between bots; after each choice how many news each kind of eyes had heard."""
    seats = bots_by_seat(GAME, {"*": "easy", "dracula": "easy"})
    play, counts = Play(GAME, options=OPTIONS), []
    for seat, choice in one_game(GAME, f"story {seed}", seats, {})[0].choices:
        play.apply(seat, choice)
        counts.append({eyes: len(play.heard(eyes)) for eyes in (HUNTERS, PUBLIC, MINA)})
    return play, counts


@pytest.mark.parametrize("eyes", [HUNTERS, PUBLIC, MINA])
def test_the_story_of_a_game(eyes: int) -> None:
    """Piece by piece, choice by choice or all at once: the same rows; and each turn is what the news of that number did."""
    play, counts = played(1)
    news = play.heard(eyes)
    story, by_choice, at_once, begun = Story(Belief(OPTIONS)), Belief(OPTIONS), Belief(OPTIONS), 0
    for count in counts:
        story.hear(news[begun : count[eyes]])
        by_choice.hear(news[begun : count[eyes]])
        begun = count[eyes]
    at_once.hear(news)
    told_at_once = Story(Belief(OPTIONS))
    told_at_once.hear(news)
    assert by_choice.here() == pytest.approx(at_once.here(), abs=1e-9) and by_choice.trails.rows.keys() == at_once.trails.rows.keys()
    assert story.odds == pytest.approx(at_once.here(), abs=1e-9) == told_at_once.odds
    assert [at for at, _ in story.bits] == [at for at, _ in told_at_once.bits] and len(story.bits) > 100
    for place in PLACES:
        check_why(story, place, news)
    assert sum(gain for _, gain in story.gained()) == pytest.approx(-story.bits[-1][1])


def check_why(story: Story, place: int, news: list[tuple[str, tuple[int, ...]]]) -> None:
    """An excluded place was possible until the news that is named, and has not been since."""
    odds, turns = story.why(place)
    if odds or not turns:
        assert odds == story.odds.get(place, 0.0)
        return
    before, after = Belief(OPTIONS), Belief(OPTIONS)
    at = turns[0].at
    before.hear(news[:at])
    for piece in news[: at + 1]:
        after.decide(*piece)
        after.take(*piece)
    after.decide(*(news[at + 1] if at + 1 < len(news) else ("", ())))
    assert turns[0].after == 0.0 < turns[0].before and place in before.here() and place not in after.here()


def test_a_belief_is_found_by_the_game() -> None:
    assert isinstance(whitby.belief.make(GAME, OPTIONS), Belief) and whitby.belief.is_there(GAME)
    with pytest.raises(ValueError, match="no deduction for hide"):
        whitby.belief.make(type("Toy", (), {"id": "hide"})(), {})


@pytest.mark.parametrize("cap", [40, 200])
def test_a_thinned_belief_does_not_know_in_how_many_pieces_it_heard(cap: int) -> None:
    """It is mended where the news say so, not where a piece of them ended."""
    play, counts = played(2)
    news = play.heard(HUNTERS)
    by_choice, at_once, begun = Story(Belief(OPTIONS, cap)), Story(Belief(OPTIONS, cap)), 0
    for count in counts:
        by_choice.hear(news[begun : count[HUNTERS]])
        begun = count[HUNTERS]
    at_once.hear(news)
    assert at_once.belief.mended  # type: ignore[attr-defined]
    assert (by_choice.bits, by_choice.turns, by_choice.odds) == (at_once.bits, at_once.turns, at_once.odds)


def test_a_mended_belief_is_as_if_it_had_never_been_thinned() -> None:
    play, counts = played(2)
    news, whole, small, again = play.heard(HUNTERS), Belief(OPTIONS), Belief(OPTIONS, 300), 0
    for count in counts:
        for belief in (whole, small):
            belief.hear(news[len(belief.heard) : count[HUNTERS]])
        if small.mended and small.trails.exact:
            assert small.trails.rows.keys() == whole.trails.rows.keys()
            assert small.here() == pytest.approx(whole.here(), abs=1e-9)
            again += 1
    assert whole.trails.exact and again > 50
