"""The belief against brute force: every game that Dracula may have played, played by the engine, and kept if it sounds the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from enumerated_ways import Edition, Way, codes_of, compare, pushed_on

from whitby.belief.fury2005 import TASTE, Belief
from whitby.belief.rows import Row, Weights
from whitby.belief.taste import Likely
from whitby.engine import EVERYONE, News, options_for
from whitby.games.fury.trail import HIDEOUTS
from whitby.games.fury2005.europe import ALL_PLACES
from whitby.games.fury2005.state import dracula_at, dracula_seen
from whitby.games.fury2005.words import NUMBER0
from whitby.rng import Rng

ISLAND = 42  # Cagliari: no road, and no way by sea for him who cannot pay
BORDER = 28  # a game in which hunters are searched at the border
ROADS_ANYWHERE = [tuple(range(ALL_PLACES))] * ALL_PLACES
POWERS = frozenset({"wolf-form", "double-back", "power"})


class Second(Edition):
    """The 2nd edition: cards of Trail and Catacombs, with the powers that all see, and the city of the Hide."""

    game_id = "fury-2005"
    hunters, dracula = 15, 4
    taste = TASTE
    secret = frozenset({"dracula-starts", "dracula-moves", "move-after-penalty", "evasion", "land-from-storm", "bat-move"})

    def ways(self, s: Any) -> list[Way]:
        flies = self.game.question(s) == "bat-move"
        found = []
        for choice in options_for(s, self.dracula):
            after = self.after(s, choice)
            news = self.told(after)
            found.append(Way(kind_of(news), dracula_at(after) if flies else after.trail[0], after, news))
        return found

    def row(self, s: Any) -> Row:
        return codes_of(*s.trail[:HIDEOUTS], -1, s.hide_city, s.dracula_from, s.dracula_port)

    def likely(self, s: Any) -> Likely:
        return self.taste.likely(s.at, self.game.question(s) != self.starts and dracula_seen(s))

    def shares(self, s: Any, codes: list[int]) -> list[Weights]:
        flies = self.game.question(s) == "bat-move"
        return self.likely(s).shares(codes_of(*s.trail) if flies else pushed_on(s.trail), dracula_at(s), codes)

    def believed(self, belief: Belief) -> dict[Row, Weights]:
        return belief.trails.rows


class Spent(Second):
    """The same with a Dracula who has one Blood left: he pays for no sea and no power."""

    def begun(self) -> Any:
        s = super().begun()
        s.blood = 1
        s.tell(EVERYONE, "blood", NUMBER0 + 1)
        return s


class Marooned(Spent):
    """He begins on an island that he cannot leave."""

    def picked(self, s: Any, ways: list[Way], rng: Rng) -> Way:
        return super().picked(s, [way for way in ways if way.code == ISLAND] or ways, rng)


def kind_of(news: list[News]) -> frozenset[News]:
    """The powers that all see, with what they show."""
    return frozenset([(what, facts) for what, facts in news if what in POWERS])


SECOND, SPENT, MAROONED = Second(), Spent(), Marooned()


@pytest.mark.parametrize(("edition", "seed"), [(SECOND, 1), (SECOND, 2), (SECOND, 11), (SPENT, 1), (MAROONED, 1)])
def test_all_games_that_sound_alike(edition: Second, seed: int) -> None:
    assert compare(edition, Belief(edition.options), seed, 3) > 1_000


@pytest.mark.slow
@pytest.mark.parametrize("edition", [SECOND, SPENT])
@pytest.mark.parametrize("seed", [*range(10, 40), BORDER])
def test_many_games_that_sound_alike(edition: Second, seed: int) -> None:
    assert compare(edition, Belief(edition.options), seed, 5) > 100


def no_way_back(belief: Belief, space: int) -> None:
    """As if Double Back led to any card of the Trail, next to him or not."""
    belief.roads = [ROADS_ANYWHERE] * 3
    Belief.on_double_back(belief, space)
    belief.marks_changed()


MISTAKES: dict[str, tuple[Second, Callable[..., None]]] = {
    "wolf-form": (SECOND, lambda belief: None),
    "double-back": (SECOND, no_way_back),
    "revealed": (SECOND, lambda belief, space, card: None),
    "arrives": (SECOND, lambda belief, hunter, place: None),
    "blood": (SPENT, lambda belief, number: None),
}


@pytest.mark.parametrize("news", MISTAKES)
def test_mistakes_are_noticed(news: str) -> None:
    """Each in one of a few games in which all else is right."""
    edition, careless = MISTAKES[news]
    with pytest.raises(AssertionError, match="game"):
        for seed in (52, 22, 1):
            belief = Belief(edition.options)
            belief.handlers = {**belief.handlers, news: careless}
            compare(edition, belief, seed, 4)
