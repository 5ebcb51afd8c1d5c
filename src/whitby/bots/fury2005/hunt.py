"""Where hunters go: towards the places where Dracula can be, each from another side, and what they do where they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from whitby.bots.fury.hunt import NEAR, closeness
from whitby.bots.fury2005 import fight
from whitby.bots.fury2005.cards import worth
from whitby.bots.fury2005.europe import FACES, NO_TRAIN, RAIL_NEXT, REMOTE, TRAIN_CHANCE, TRAVEL
from whitby.bots.fury2005.sight import Sight
from whitby.games.fury.europe import CASTLE, is_sea
from whitby.games.fury2005.europe import HOSPITAL, LARGE, ROADS, ROADS_2, rail_reach
from whitby.games.fury2005.words import ITEM_LIMIT, SEWARD, VAMPIRES_WIN

FIND: Final = 3.0  # for a look at a place where he may be
CATCH: Final = 2.0  # for each point that a combat promises
TRAIL_BY_DAY: Final = 1.8  # for an older card of the Trail, whose encounters go
TRAIL_BY_NIGHT: Final = 0.6
OVERLAP: Final = 0.5
ITEM: Final = 2.4  # an item for empty hands
EVENT: Final = 0.3
BEST_ITEM: Final = 3.0


class Hunt:
    """One hunter's plans for one question."""

    def __init__(self, sight: Sight, likely: dict[int, float], chance_of_older: Callable[[int], float]) -> None:
        self.sight = sight
        self.likely = likely  # by place how likely he is there
        self.chance_of_older = chance_of_older  # that a place lies on his Trail or in the Catacombs
        self.me = sight.seat
        self.at = sight.at[self.me]
        self.values: dict[int, float] = {}
        # worked out when first asked for
        self.found_prospect: float | None = None
        self.found_readiness: float | None = None

    @property
    def prospect(self) -> float:
        """What a combat with Dracula promises to this hunter now."""
        if self.found_prospect is None:
            self.found_prospect = max(-2.0, min(4.0, fight.hunters_prospect(self.sight, self.me, self.sight.night)))
        return self.found_prospect

    @property
    def readiness(self) -> float:
        """How much this hunter wants to be near Dracula: armed fully, empty-handed less, and not at all when a combat bodes ill."""
        if self.found_readiness is None:
            self.found_readiness = max(-0.2, 1.0 - 0.6 * self.item_need() + min(0.0, 0.4 * (self.prospect + 0.5)))
        return self.found_readiness

    def close_to_him(self) -> bool:
        """Is Dracula rather likely here or next door?"""
        return sum([x for p, x in self.likely.items() if self.sight.steps(p, self.at) <= 1], 0.0) > 0.3

    # --- places ------------------------------------------------------------------------------
    def value(self, place: int) -> float:
        """How good it is for this hunter to stand there and act, computed once for each place."""
        if place not in self.values:
            self.values[place] = self.compute_value(place) + self.acting(place)
        return self.values[place]

    def compute_value(self, place: int) -> float:
        """Near to where he may be, on his trail, and not where others are already."""
        value = self.readiness * closeness(TRAVEL[place], self.likely)
        here = self.likely.get(place, 0.0)
        value += here * (CATCH * self.prospect + FIND * (1.0 - here))
        if self.sight.hurt(self.me) < 0.6:
            on_trail = 1.0 if self.sight.encounters_at(place) else self.chance_of_older(place)
            value += on_trail * (TRAIL_BY_NIGHT if self.sight.night else TRAIL_BY_DAY)
        for h in self.sight.hunters:
            if h != self.me:
                value -= OVERLAP * NEAR ** self.sight.steps(self.sight.at[h], place) * (2.0 if len(self.likely) > 3 else 0.3)
        return value - (1.0 if is_sea(place) else 0.0) - (1.0 if place == CASTLE else 0.0)

    def best(self, places: Iterable[int]) -> float:
        """The best of some places."""
        return max([self.value(p) for p in places], default=-5.0)

    def roads(self) -> float:
        """The best place one road away."""
        return self.best(ROADS[self.at])

    def rides(self) -> float:
        """The best place two roads away."""
        return self.best(ROADS_2[self.at])

    def staying(self) -> float:
        """What this place is worth already."""
        return self.value(self.at)

    def rail(self) -> float:
        """What the train die promises: an X costs the turn, a 0 leaves the road."""
        value = NO_TRAIN * (self.staying() - 1.5) + NO_TRAIN * max(self.staying(), self.roads())
        for face, chance in zip(FACES, TRAIN_CHANCE, strict=True):
            value += chance * max(self.staying(), self.best(rail_reach(self.at, face, False, ())))
        return value

    def moving(self) -> float:
        """The best that this hunter can do with a move, without any card."""
        return max(self.staying(), self.roads(), self.rail() if RAIL_NEXT[self.at] else -5.0)

    def hurry(self, place: int) -> float:
        """In an emergency to where he certainly or nearly is, for Health that can be spared."""
        v = self.sight.view
        price = 4 if v["emergency_by_cities"] else VAMPIRES_WIN - int(v["vampires"])
        if self.likely.get(place, 0.0) < 0.5 or self.sight.health(self.me) - price < 4 or self.prospect < 1.0:
            return -5.0
        return self.value(place) - self.moving() - 0.5 * price

    def best_hurry(self) -> float:
        """The same for the best place."""
        return max([self.hurry(p) for p in self.likely])

    # --- actions -----------------------------------------------------------------------------
    def acting(self, place: int) -> float:
        """What can be done there, if nothing is met."""
        if is_sea(place) or place == CASTLE:
            return 0.0
        return max(self.supply(place), self.rest()) * (1.0 - self.likely.get(place, 0.0))

    def item_need(self) -> float:
        """How much better the hand of items could be, as a share."""
        held = sum([worth(item) for item in self.sight.view["items"][self.me]], 0.0)
        return max(0.0, 1.0 - held / (BEST_ITEM * ITEM_LIMIT[self.me]))

    def supply(self, place: int) -> float:
        """Items in a large city or the Hospital; an event anywhere, which may be Dracula's."""
        return EVENT + (ITEM * self.item_need() if LARGE[place] or place == HOSPITAL else 0.0)

    def rest(self) -> float:
        """When hurt; Dracula may gain events by it, fewer where Dr. Seward is."""
        hurt = self.sight.hurt(self.me)
        with_seward = self.me == SEWARD or self.sight.at[SEWARD] == self.at
        return 5.0 * max(0.0, hurt - 0.4) + (0.4 if hurt > 0.2 and with_seward else 0.0)


def start(sight: Sight, place: int) -> float:
    """Large cities, far from the other hunters, well connected."""
    apart = min([sight.steps(sight.at[h], place) for h in sight.hunters if h != sight.seat], default=3)
    return (2.0 if LARGE[place] else 0.0) + 1.6 * min(apart, 4) + 0.2 * len(RAIL_NEXT[place]) - 1.2 * REMOTE[place]
