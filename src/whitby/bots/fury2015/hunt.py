"""Where hunters go: towards the places where Dracula can be, each from another side, and what they do where they stand."""

from __future__ import annotations

from collections.abc import Callable

from whitby.bots.fury.europe import CITIES
from whitby.bots.fury.hunt import NEAR, closeness
from whitby.bots.fury2015.europe import RAIL_NEXT, STEPS, TRAVEL, steps
from whitby.bots.fury2015.sight import Sight
from whitby.games.fury.europe import CASTLE, OFF, is_sea
from whitby.games.fury2015.europe import LARGE, is_hospital, rail_reach
from whitby.games.fury2015.state import DAY, RUMOR_TOKEN
from whitby.games.fury2015.words import DRACULA_BACK, EMPTY, ITEM_LIMIT, SEWARD, TICKET_LIMIT, WHITE, YELLOW

DAY_EVENT = 0.1  # what an event is worth to supply for
NIGHT_EVENT = 0.1
EARLY = 3  # days in which nobody knows anything yet
FIND = 4.0  # for a look at a place where he may be
CATCH = 4.0  # and for the fight, if this hunter is ready for it
HIDEOUT = 2.2
OVERLAP = 0.5


REMOTE = tuple([sum([TRAVEL[a][b] for b in CITIES]) / len(CITIES) for a in CITIES])  # mean steps to anywhere


class Hunt:
    """One hunter's plans for one question."""

    def __init__(self, sight: Sight, likely: dict[int, float], chance_of_older: Callable[[int], float]) -> None:
        self.sight = sight
        self.likely = likely  # by place how likely he is there
        self.chance_of_older = chance_of_older  # that a place lies on his trail, or in a lair
        self.me = sight.seat
        self.at = sight.at[self.me]
        self.values: dict[int, float] = {}

    def readiness(self) -> float:
        """How ready this hunter is for a fight, from -1 to 1."""
        return max(-1.0, min(1.0, 0.3 + 0.35 * self.sight.armed() - 2.0 * max(0.0, self.sight.hurt(self.me) - 0.3)))

    def place_value(self, place: int) -> float:
        """How good it is for this hunter to stand there, computed once for each place."""
        if place not in self.values:
            self.values[place] = self.compute_value(place)
        return self.values[place]

    def compute_value(self, place: int) -> float:
        """Near to where he may be, on his trail, and not where others are already."""
        value = closeness(TRAVEL[place], self.likely)
        if place != self.at:
            value += (FIND + CATCH * self.readiness()) * self.likely.get(place, 0.0)
        if self.sight.hurt(self.me) < 0.6:
            on_trail = 1.0 if self.sight.encounters_at(place) else self.chance_of_older(place)
            value += HIDEOUT * on_trail if place != self.at or self.sight.encounters_at(place) else 0.0
        for h in self.sight.hunters:
            if h != self.me:
                value -= OVERLAP * NEAR ** steps(self.sight.at[h], place) * (2.0 if len(self.likely) > 3 else 0.3)
        if LARGE[place]:
            value += 0.3 * self.item_need()
        return value - (0.8 if is_sea(place) else 0.0) - (1.0 if place == CASTLE else 0.0)

    def item_need(self) -> float:
        """How many items are wanting, as a share."""
        return 1.0 - len(self.sight.view["items"][self.me]) / ITEM_LIMIT[self.me]

    # --- actions -----------------------------------------------------------------------------
    def going(self, place: int) -> float:
        """A move by road, rail or sea, as good as the place that it leads to."""
        return self.place_value(place)

    def rail(self, ticket: int) -> float:
        """The best city that a ticket reaches, less a little for the ticket."""
        v = self.sight.view
        reach = rail_reach(self.at, WHITE[ticket], YELLOW[ticket], tuple(v["roadblocks"]), tuple(v["fog"]))
        return max([self.place_value(c) for c in reach], default=-5.0) - 0.3

    def staying(self) -> float:
        """What this place is worth already."""
        return self.place_value(self.at) if not is_hospital(self.at) else self.place_value(self.at) - 1.0

    def supply(self) -> float:
        """Items in a large city, an event anywhere; by night the event may be Dracula's."""
        v = self.sight.view
        items = 2.0 * self.item_need() if is_hospital(self.at) or LARGE[self.at] else 0.0
        if is_hospital(self.at):
            return self.staying() + items
        if v["phase"] != DAY:
            event = NIGHT_EVENT
        elif v["event_top"] == DRACULA_BACK:
            event = 0.2
        else:
            event = DAY_EVENT
        if self.sight.day < EARLY:
            event += 0.4
        elif v["phase"] == DAY:
            items *= 0.5
        return self.staying() + items + event

    def reserve(self) -> float:
        """Tickets, when there are few and a railway is here."""
        few = TICKET_LIMIT - len(self.sight.view["tickets"][self.me])
        return self.staying() + (0.45 * few if RAIL_NEXT[self.at] else 0.2 * few) - 0.2

    def rest(self) -> float:
        """When hurt; with Seward it helps twice."""
        hurt = self.sight.hurt(self.me)
        if hurt == 0:
            return self.staying() - 1.0
        with_seward = self.me == SEWARD or self.sight.at[SEWARD] == self.at
        return self.staying() + (1.6 * hurt + 4.0 * max(0.0, hurt - 0.4)) * (1.4 if with_seward else 1.0)

    def search(self) -> float:
        """Encounters lie here: end them before they mature, in good health."""
        n = self.sight.encounters_at(self.at)
        i = self.sight.hideout_at(self.at)
        rumor = 1.0 if i != EMPTY and self.sight.view["hideout_marks"][i] & RUMOR_TOKEN else 0.0
        return self.staying() + (3.0 + rumor if n else -1.0) - 6.0 * max(0.0, self.sight.hurt(self.me) - 0.5)

    def bond(self) -> float:
        """Mina asks for his region when many places are possible."""
        return self.staying() + (0.9 if len(self.likely) > 8 else -0.5)

    def roads(self) -> float:
        """The value of the best city within three roads."""
        return max([self.place_value(c) for c in CITIES if 0 < STEPS[self.at][c] <= 3], default=-5.0)


def start(sight: Sight, place: int) -> float:
    """Large cities, far from the other hunters, well connected."""
    others = [sight.at[h] for h in sight.hunters if sight.at[h] != OFF]
    apart = min([steps(p, place) for p in others], default=3)
    return (1.5 if LARGE[place] else 0.0) + 1.6 * min(apart, 4) + 0.2 * len(RAIL_NEXT[place]) - 1.2 * REMOTE[place]
