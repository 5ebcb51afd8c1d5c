"""The belief against brute force: every game that Dracula may have played, played by the engine, and kept if it sounds the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from enumerated_ways import Edition, Way, codes_of, compare, pushed_on

from whitby.belief.fury2015 import TASTE, Belief
from whitby.belief.rows import NONE, Row, Weights
from whitby.belief.taste import Likely
from whitby.belief.trails import here
from whitby.engine import News, options_for
from whitby.games.fury.trail import HIDEOUTS
from whitby.games.fury2015.europe import ADJACENT
from whitby.games.fury2015.state import UP
from whitby.games.fury2015.words import CITY_BACK, HIDE
from whitby.rng import Rng

PASS = 1024
FOUND = 19  # a game in which hunters come upon him early


class Third(Edition):
    """The 3rd edition: cards that he lays from his deck, without powers."""

    game_id = "fury-2015"
    hunters, dracula = 15, 4
    taste = TASTE
    secret = frozenset({"dracula-starts", "choose-card"})

    def ways(self, s: Any) -> list[Way]:
        found = []
        for choice in options_for(s, self.dracula):
            after = self.after(s, choice)
            news = self.told(after)
            plain = self.game.question(s) == self.starts or is_plain(news)
            found.append(Way("laid" if plain else None, after.trail[0], after, news))
        return found

    def row(self, s: Any) -> Row:
        return codes_of(*s.trail[:HIDEOUTS])

    def likely(self, s: Any) -> Likely:
        at = here(codes_of(*s.trail, NONE))
        seen = at != NONE and bool(s.hideout_marks[s.trail.index(at)] & UP)
        return self.taste.likely([place for place in s.at if place >= 0], seen)

    def shares(self, s: Any, codes: list[int]) -> list[Weights]:
        return self.likely(s).shares(pushed_on(s.trail), here(codes_of(*s.trail, NONE)), codes)

    def believed(self, belief: Belief) -> dict[Row, Weights]:
        out: dict[Row, Weights] = {}
        for row, weights in belief.trails.rows.items():
            before = out.get(row[:HIDEOUTS], [0.0] * len(weights))
            out[row[:HIDEOUTS]] = [one + other for one, other in zip(before, weights, strict=True)]
        return out

    def public_choice(self, s: Any, rng: Rng, seat: int) -> int:
        options = options_for(s, seat)
        if seat == self.dracula:
            return PASS if PASS in options else min(options)
        return rng.pick(list(options))


def is_plain(news: list[News]) -> bool:
    """Was a card laid, and no power used?"""
    names = {what for what, _ in news}
    return "laid" in names and not names & {"wolf-form", "misdirect"}


THIRD = Third()


@pytest.mark.parametrize("seed", [0, 1, 2, FOUND])
def test_all_games_that_sound_alike(seed: int) -> None:
    assert compare(THIRD, Belief(THIRD.options), seed, 4) > 500


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 40))
def test_many_games_that_sound_alike(seed: int) -> None:
    assert compare(THIRD, Belief(THIRD.options), seed, 5) > 100


def by_same_back(belief: Belief, back: int) -> None:
    """As if only cards with this back had been open to him."""
    if belief.trails.rows:
        belief.moved(ADJACENT, back, HIDE if back == CITY_BACK else NONE, belief.is_seen())
    else:
        belief.on_laid(back)


def hides_in_sight(belief: Belief, back: int) -> None:
    """As if a Hide stayed facedown beside a city that lies faceup."""
    if belief.trails.rows:
        belief.moved(ADJACENT, back, HIDE, False)
    else:
        belief.on_laid(back)


@pytest.mark.parametrize("careless", [by_same_back, hides_in_sight])
def test_mistakes_are_noticed(careless: Callable[[Belief, int], None]) -> None:
    """One of these games has a move by sea, and one a city that was found."""
    with pytest.raises(AssertionError):
        for seed in (1, FOUND):
            belief = Belief(THIRD.options)
            belief.handlers = {**belief.handlers, "laid": careless}
            compare(THIRD, belief, seed, 4)
