"""The belief of the hunters: the true trail is always among those that they hold possible, and nothing but news goes in."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import whitby
from whitby.belief.fury2015 import Belief
from whitby.belief.rows import CAP, NONE
from whitby.belief.trails import here
from whitby.match import bots_by_seat, one_game
from whitby.play import Play
from whitby.rng import Rng

GAME = whitby.game("fury-2015")
HUNTERS = 15  # eyes
OPTIONS = GAME.all_options({})


class Lost(AssertionError):
    """The true trail is not among the rows, or a fact found none."""


def fold(seed: int, hunters: str, dracula: str, cap: int = CAP, new: Callable[..., Belief] = Belief) -> tuple[Belief, int]:
    """The belief at the end of a game between bots, with how often it was looked at; Lost where it misses the truth while it is exact."""
    seats = bots_by_seat(GAME, {"*": hunters, "dracula": dracula})
    choices = one_game(GAME, f"belief {seed}", seats, {})[0].choices
    play, belief, heard, looks = Play(GAME, options=OPTIONS), new(OPTIONS, cap), 0, 0
    for seat, choice in choices:
        play.apply(seat, choice)
        news = play.heard(HUNTERS)
        if len(news) == heard:
            continue
        belief.hear(news[heard:])
        heard = len(news)
        trails = belief.trails
        if trails.rows and trails.exact:
            looks += 1
            truth = bytes([card if card >= 0 else NONE for card in play.state.trail])
            if trails.contradicted or not any(row.startswith(truth) for row in trails.rows):
                raise Lost(f"game {seed}, after {len(play.choices)} choices: {news[-5:]}")
    return belief, looks


@pytest.mark.parametrize("seed", range(3))
def test_the_truth_is_never_lost(seed: int) -> None:
    belief, looks = fold(seed, "easy", "easy")
    assert looks > 100 and belief.trails.rows


@pytest.mark.slow
@pytest.mark.parametrize("dracula", ["easy", "random"])
@pytest.mark.parametrize("seed", range(10, 40))
def test_the_truth_is_never_lost_in_many_games(seed: int, dracula: str) -> None:
    fold(seed, "easy", dracula)


def test_a_mistake_is_noticed() -> None:
    """An empty city taken for the end of all that lies around it."""

    def careless(*arguments: object) -> Belief:
        belief = Belief(*arguments)  # type: ignore[arg-type]
        belief.handlers = {**belief.handlers, "nothing-here": Belief.on_no_rumors}
        return belief

    with pytest.raises(Lost):
        for seed in range(3):
            fold(seed, "easy", "easy", new=careless)


def test_what_is_asked_of_it() -> None:
    """Odds add up, samples follow them, and a thinned belief forgets no place."""
    belief, _ = fold(1, "easy", "random", cap=2_000)
    trails = belief.trails
    odds = trails.odds(here)
    assert sum(odds.values()) == pytest.approx(1.0) and list(odds.values()) == sorted(odds.values(), reverse=True)
    assert sum(trails.evidence()) == pytest.approx(1.0) and trails.entropy() >= 0.0
    rng = Rng("samples")
    drawn = [here(trails.row(rng)) for _ in range(2_000)]
    likeliest = next(iter(odds))
    assert drawn.count(likeliest) / len(drawn) == pytest.approx(odds[likeliest], abs=0.05)
    places = set(odds)
    trails.cap = max(1, len(trails.rows) // 3)
    trails.thin()
    assert set(trails.odds(here)) == places and not trails.exact


def test_the_same_news_give_the_same_belief() -> None:
    one, other = (fold(2, "easy", "easy")[0].trails.rows for _ in range(2))
    assert one == other


def test_what_misdirect_takes_is_no_space_that_a_vampire_clears() -> None:
    """A vampire has matured and cleared its spaces; then Dracula turns his own newest card into Misdirect and goes on from there."""
    words = [GAME.nouns.index(name) for name in ("new-vampire", "space-2", "city-back", "zurich", "marseilles", "rome")]
    vampire, space_2, back, zurich, marseilles, rome = words
    belief = Belief(OPTIONS)
    belief.trails.rows = {bytes([NONE, zurich, marseilles, *[NONE] * 6, rome, NONE]): [1.0] * 3}
    belief.hear([("matures", (vampire,))])
    belief.hear([("misdirect", (space_2,))])
    belief.hear([("cleared", (space_2,)), ("laid", (back,))])
    assert not belief.trails.contradicted
    assert GAME.nouns.index("strasbourg") in belief.here() and zurich not in belief.here()
