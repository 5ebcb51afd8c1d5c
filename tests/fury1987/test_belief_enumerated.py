"""The belief against brute force: every game that Dracula may have played, played by the engine, and kept if it sounds the same.

He lays nothing, and what he can consume, and his Blood Points, are the same after each of his turns: the belief thinks of neither.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from enumerated_ways import Edition, Way, codes_of, compare

from whitby.belief.fury1987 import LATE, MOST_ROUNDS, STAYS, TASTE, Belief
from whitby.belief.rows import Row, Weights
from whitby.belief.taste import Likely
from whitby.engine import EVERYONE, NOUN, options_for
from whitby.games.fury.europe import CASTLE
from whitby.games.fury1987.europe import ROADS
from whitby.games.fury1987.state import ACTING, EXCHANGING
from whitby.games.fury1987.words import ATTACK, DONE, IS_VAMPIRE, NOUNS, PASS, SEAT0, SHIPPING_AGENTS
from whitby.rng import Rng

LARDER = NOUNS.index("cagliari")  # a town far away, with a Vampire that he can consume wherever he is
VAMPIRE = next(kind for kind, is_one in enumerate(IS_VAMPIRE) if is_one)
BLOOD = 9


class First(Edition):
    """The 1st edition: a secret place, and turns of several steps of which nobody hears."""

    game_id = "fury-1987"
    hunters, dracula = 7, 3
    taste = TASTE
    secret = frozenset({"dracula-starts", "dracula-turn", "flight", "evade"})

    def ways(self, s: Any) -> list[Way]:
        found = []
        for choice in options_for(s, self.dracula):
            for after in self.ends(self.after(s, choice)):
                to = after.dracula_at
                found.append(Way("moves", STAYS if to == s.dracula_at else to, after, self.told(after)))
        return found

    def ends(self, s: Any) -> list[Any]:
        """After the first step: how his turn can end, if he lays and exchanges nothing."""
        if not self.decides(s) or s.turn_step not in (ACTING, EXCHANGING):
            return [s]
        options = options_for(s, self.dracula)
        if s.turn_step == EXCHANGING:
            return [self.after(s, DONE)]
        return [self.after(s, choice) for choice in options if choice == PASS or choice & ~NOUN == ATTACK]

    def row(self, s: Any) -> Row:
        rounds = (s.castle_rounds if s.in_castle or s.turn == self.dracula else LATE) if s.dracula_at == CASTLE else 0
        return codes_of(s.dracula_at, s.rumours_at, s.dracula_from, s.dracula_port, rounds)

    def likely(self, s: Any) -> Likely:
        return self.taste.likely([place for place in s.at if place >= 0])

    def shares(self, s: Any, codes: list[int]) -> list[Weights]:
        return self.likely(s).shares(self.row(s), s.dracula_at, codes)

    def believed(self, belief: Belief) -> dict[Row, Weights]:
        return belief.rows.rows

    def tidy(self, s: Any) -> None:
        s.chart[LARDER] = VAMPIRE
        s.vampires_out = s.devoured = ()
        s.blood = BLOOD

    def is_over(self, s: Any) -> bool:
        return super().is_over(s) or s.fleeing


class Free(First):
    """By the option that he need not attack, and with his voyages told by Shipping Agents from the beginning."""

    def __init__(self) -> None:
        super().__init__()
        self.options = self.game.all_options({"attack": "may"})

    def begun(self) -> Any:
        s = super().begun()
        s.shipping_agents = True
        s.tell(EVERYONE, "played", SEAT0, SHIPPING_AGENTS)
        return s


class Homebody(First):
    """He begins beside the Castle, goes there and stays as long as he may."""

    def picked(self, s: Any, ways: list[Way], rng: Rng) -> Way:
        home = [way for way in ways if way.after.dracula_at == CASTLE and s.castle_rounds < MOST_ROUNDS - 1]
        beside = [way for way in ways if CASTLE in ROADS[way.after.dracula_at]]
        return super().picked(s, home or beside or ways, rng)


FIRST, FREE, HOMEBODY = First(), Free(), Homebody()


@pytest.mark.parametrize(("edition", "seed"), [(FIRST, 8), (FIRST, 9), (FREE, 6), (HOMEBODY, 1)])
def test_all_games_that_sound_alike(edition: First, seed: int) -> None:
    assert compare(edition, Belief(edition.options), seed, 4) > 500


@pytest.mark.slow
@pytest.mark.parametrize("edition", [FIRST, FREE, HOMEBODY])
@pytest.mark.parametrize("seed", range(10, 40))
def test_many_games_that_sound_alike(edition: First, seed: int) -> None:
    assert compare(edition, Belief(edition.options), seed, 7) > 100


MISTAKES: dict[str, tuple[First, Callable[..., None]]] = {
    "dracula-not-here": (FIRST, lambda belief, place: None),
    "no-rumours-here": (FIRST, lambda belief, town: None),
    "embarks": (FREE, lambda belief: None),
    "arrives": (FIRST, lambda belief, hunter, place: None),
    "turn-over": (FREE, lambda belief, seat: belief.decided(lambda at, to: at != to)),
}


@pytest.mark.parametrize("news", MISTAKES)
def test_mistakes_are_noticed(news: str) -> None:
    """Each in one of a few games in which all else is right."""
    edition, careless = MISTAKES[news]
    with pytest.raises(AssertionError, match="game"):
        for seed in (8, 9, 6):
            belief = Belief(edition.options)
            belief.handlers = {**belief.handlers, news: careless}
            compare(edition, belief, seed, 4)


def test_a_long_stay_in_the_castle_is_excluded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The third round there would have ended the game; without that rule the odds are others."""
    monkeypatch.setattr(Belief, "round_over", lambda belief: None)
    with pytest.raises(AssertionError, match="game"):
        compare(HOMEBODY, Belief(HOMEBODY.options), 1, 6)
