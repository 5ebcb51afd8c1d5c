"""Where hunters go: towards the places where Dracula can be, each from another side, and for weapons on the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from whitby.board import BIT
from whitby.bots.fury.hunt import NEAR, closeness
from whitby.bots.fury1987 import fight
from whitby.bots.fury1987.cards import worth
from whitby.bots.fury1987.europe import NO_TRAIN, REMOTE, TRAINS, TRAVEL
from whitby.bots.fury1987.sight import Sight
from whitby.games.fury.europe import CASTLE, is_sea
from whitby.games.fury1987.europe import LARGE, rail_reach
from whitby.games.fury1987.words import EMPTY, EVENT_LIMIT, FOG, HOLY_WATER, IS_VAMPIRE, KNIFE, RESTOCK, STAKE, STORMS, WEAPON_LIMIT

FIND: Final = 3.0  # for a look at a place where he may be
CATCH: Final = 2.0  # for each point that a combat promises
OVERLAP: Final = 0.5
WEAPON: Final = 1.6  # one for empty hands
EVENT: Final = 0.3
BEST_WEAPON: Final = 2.7
TRACE: Final = 2.0  # for a town where he was, with the means to destroy a Vampire
STAKING: Final = 2.5  # for a Vampire that lies open
MENACE: Final = 1.0  # of one, without them


class Hunt:
    """One hunter's plans for one question."""

    def __init__(self, sight: Sight, likely: dict[int, float], visits: Mapping[int, float]) -> None:
        self.sight = sight
        self.likely = likely  # by place how likely he is there
        self.visits = visits  # by town how likely he was there, and laid something
        self.me = sight.seat
        self.at = sight.at[self.me]
        self.values: dict[int, float] = {}
        # worked out when first asked for
        self.found_prospect: float | None = None
        self.found_readiness: float | None = None
        self.found_weapon_need: float | None = None

    @property
    def prospect(self) -> float:
        """What a combat with Dracula promises to this hunter now."""
        if self.found_prospect is None:
            self.found_prospect = max(-2.0, min(3.0, fight.prospect(self.sight, self.me)))
        return self.found_prospect

    @property
    def readiness(self) -> float:
        """How much this hunter wants to be near Dracula: armed fully, empty-handed less."""
        if self.found_readiness is None:
            self.found_readiness = max(0.1, min(1.0, 0.6 + 0.4 * self.prospect))
        return self.found_readiness

    def close_to_him(self) -> float:
        """The chance that Dracula is here or next door."""
        return sum([x for p, x in self.likely.items() if self.sight.steps(p, self.at) <= 1], 0.0)

    # --- places ------------------------------------------------------------------------------
    def value(self, place: int) -> float:
        """How good it is for this hunter to go there and act, computed once for each place."""
        if place not in self.values:
            self.values[place] = self.compute_value(place)
        return self.values[place]

    def compute_value(self, place: int) -> float:
        """Near to where he may be, with something to take, and not where others are already."""
        value = self.readiness * closeness(TRAVEL[place], self.likely)
        here = self.likely.get(place, 0.0)
        value += here * (CATCH * self.prospect + FIND * (1.0 - here))
        for h in self.sight.hunters:
            if h != self.me:
                value -= OVERLAP * NEAR ** self.sight.steps(self.sight.at[h], place) * (2.0 if len(self.likely) > 3 else 0.3)
        if is_sea(place):
            return value - 1.0
        met = self.meeting(place)
        return value + met + (self.supply(place) * (1.0 - here) if met >= 0 else 0.0) - (1.0 if place == CASTLE else 0.0)

    def meeting(self, place: int) -> float:
        """What the encounter promises that is known to lie there."""
        kind = self.sight.encounter(place)
        armed = [chit for chit in self.sight.view["weapons"][self.me] if chit in (STAKE, HOLY_WATER, KNIFE)]
        hopeful = len(armed) > 0 and not self.sight.is_bitten(self.me) and not self.sight.ends_in_a_draw()
        if kind == EMPTY:
            return 0.0
        if kind < 0:
            return self.visits.get(place, 0.0) * (TRACE if hopeful else 0.0)
        if IS_VAMPIRE[kind]:
            return STAKING if hopeful else -MENACE
        return -1.2 if kind in (FOG, STORMS) else -0.5

    def best(self, places: Iterable[int]) -> float:
        """The best of some places."""
        return max([self.value(p) for p in places], default=-5.0)

    def passing(self) -> float:
        """To stay without acting: but who has fought Dracula here may attack him again."""
        v = self.sight.view
        again = self.likely.get(self.at, 0.0) * CATCH * self.prospect if v["fought_here"] & BIT[self.me] else -1.5
        return self.readiness * closeness(TRAVEL[self.at], self.likely) - 0.3 + again

    def rail(self) -> float:
        """What the train promises; one that does not go leaves the hunter where he is, to act there."""
        value = NO_TRAIN * self.value(self.at)
        for towns, chance in TRAINS:
            value += chance * self.best(rail_reach(self.at, towns))
        return value

    # --- supply ------------------------------------------------------------------------------
    @property
    def weapon_need(self) -> float:
        """How much better the weapons in hand could be, as a share."""
        if self.found_weapon_need is None:
            held = sum([min(BEST_WEAPON, worth(chit)) for chit in self.sight.view["weapons"][self.me]], 0.0)
            self.found_weapon_need = max(0.0, 1.0 - held / (BEST_WEAPON * WEAPON_LIMIT))
        return self.found_weapon_need

    def weapon(self) -> float:
        """One weapon more."""
        return WEAPON * self.weapon_need

    def event(self) -> float:
        """One event more, which may be Dracula's."""
        return EVENT if len(self.sight.view["events"][self.me]) < EVENT_LIMIT else 0.0

    def supply(self, place: int) -> float:
        """Weapons and events, two in a large city, none where he restocked in his last turn."""
        v = self.sight.view
        if place == CASTLE or place == v["stocked_at"][self.me]:
            return 0.0
        return max(self.weapon(), self.event()) * RESTOCK["large" if LARGE[place] else "small"]


def start(sight: Sight, place: int) -> float:
    """Large cities, far from the other hunters, well connected."""
    apart = min([sight.steps(sight.at[h], place) for h in sight.hunters if h != sight.seat], default=3)
    return (2.0 if LARGE[place] else 0.0) + 1.6 * min(apart, 4) - 1.2 * REMOTE[place]
