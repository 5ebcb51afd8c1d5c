"""Where Dracula may be, from what everybody hears: chances by place that spread in each of his turns, and that every search narrows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from whitby.bots.fury.clues import Places
from whitby.bots.fury.europe import CITIES
from whitby.bots.fury1987.europe import FLIGHT, NEXT_TO, STEPS
from whitby.engine import News
from whitby.games.fury.europe import CASTLE, OFF, is_city, is_sea
from whitby.games.fury1987.europe import ALL_PLACES, PORT, ROADS, SEAS
from whitby.games.fury1987.words import DRACULA, EVASION, SEAT0

TOWNS: Final[Places] = frozenset([p for p in CITIES if p != CASTLE])
SECTORS: Final[Places] = frozenset([p for p in range(ALL_PLACES) if is_sea(p)])
PORTS: Final[Places] = frozenset([p for p in CITIES if PORT[p]])
VOYAGE: Final = 4  # sea moves after which he has landed, most likely
STAYS: Final = 1.5  # how often he stays in a town, for once that he takes one of its roads
EMBARKS: Final = 0.15


def _after_leaving(town: int) -> Places:
    by_sea = frozenset([p for p in SECTORS | PORTS if STEPS[town][p] <= VOYAGE]) if PORT[town] else frozenset()
    return (frozenset(ROADS[town]) | by_sea) - {town}


def _one_turn(place: int) -> dict[int, float]:
    if is_sea(place):
        weight = dict.fromkeys(SEAS[place], 1.0)
    else:
        weight = {**dict.fromkeys(SEAS[place], EMBARKS), **dict.fromkeys(ROADS[place], 1.0), place: STAYS}
    total = sum(weight.values())
    return {q: x / total for q, x in weight.items()}


NEAR_RUMOURS: Final[tuple[Places, ...]] = tuple([_after_leaving(town) for town in CITIES])  # Local Rumours lie where he was last
ONE_TURN: Final = tuple([_one_turn(p) for p in range(ALL_PLACES)])


def evenly(places: Iterable[int]) -> dict[int, float]:
    """The same chance for each."""
    listed = sorted(places)
    return dict.fromkeys(listed, 1 / len(listed))


class Clues:
    """What the news tell. A hearer of the whole game knows as much as one who heard it bit by bit."""

    def __init__(self) -> None:
        self.chance: dict[int, float] = evenly(TOWNS)  # of each place where he may be
        self.before: Places = frozenset()  # where he may have been as his turn began
        self.visits: dict[int, float] = {}  # by town: how likely he was there since it was searched, and laid something
        self.stand: dict[int, int] = {}  # where hunters are, by their nouns
        self.fought_at = OFF
        self.fleeing = False
        self.vanished_from: Places = frozenset()  # Local Rumours there tell nothing: he flew, or evaded, and may not have moved since

    def hear(self, news: Sequence[News]) -> None:
        """Take in what is new: each event goes to the method `on_…` of its name, if there is one."""
        for what, facts in news:
            heard = getattr(self, "on_" + what.replace("-", "_"), None)
            if heard is not None:
                heard(*facts)

    def narrow(self, places: Places) -> None:
        """He is in one of these."""
        fits = {p: x for p, x in self.chance.items() if p in places}
        total = sum(fits.values())
        self.chance = {p: x / total for p, x in fits.items()} if total > 0 else evenly(places)

    def rule_out(self, places: Places) -> None:
        """He is in none of these."""
        self.narrow(frozenset(self.chance) - places or TOWNS - places)

    def vanish(self, places: Iterable[int]) -> None:
        """He is in one of these, having left without a step."""
        self.vanished_from = frozenset(self.chance)
        self.chance = evenly(places)

    # --- the hunters ------------------------------------------------------------------------
    def on_starts(self, seat: int, place: int) -> None:
        """A hunter begins there, and Dracula elsewhere."""
        self.stand[seat] = place
        self.rule_out(frozenset([place]))

    def on_arrives(self, seat: int, place: int) -> None:
        """A hunter goes there."""
        self.stand[seat] = place

    def on_dies(self, seat: int) -> None:
        """A hunter is gone."""
        self.stand.pop(seat, None)

    def on_turns(self, seat: int, place: int) -> None:
        """A hunter has become a Vampire."""
        self.stand.pop(seat, None)

    def guarded(self) -> Places:
        """Towns with hunters, but the one where he was fought."""
        return frozenset([place for place in self.stand.values() if place != self.fought_at and is_city(place)])

    # --- his turns ------------------------------------------------------------------------------
    def on_turn_begins(self, seat: int) -> None:
        """In his turn he may go one step, or stay on land; he who flees goes home."""
        if seat != SEAT0 + DRACULA:
            return
        spread: dict[int, float] = {}
        for p, x in self.chance.items():
            home = [q for q in NEXT_TO[p] if STEPS[q][CASTLE] < STEPS[p][CASTLE]] or [p]
            for q, share in (evenly(home) if self.fleeing else ONE_TURN[p]).items():
                spread[q] = spread.get(q, 0.0) + x * share
        self.before = frozenset(self.chance)
        self.chance = spread

    def on_turn_over(self, seat: int) -> None:
        """He would have attacked hunters to whom he came, but those whom he fought there before; if he passed he attacked nobody."""
        if seat != SEAT0 + DRACULA:
            return
        if len(self.chance) > 1:
            self.rule_out(self.guarded() - self.before)
        for p, x in self.chance.items():
            if is_city(p):
                self.visits[p] = min(1.0, self.visits.get(p, 0.0) + x)

    def on_embarks(self) -> None:
        """Shipping Agents make him say so."""
        self.narrow(SECTORS)

    def on_sails(self) -> None:
        """From one sector to the next."""
        self.narrow(SECTORS)

    def on_lands(self) -> None:
        """In a port."""
        self.narrow(PORTS)

    def on_harker_finds_nobody(self) -> None:
        """Jonathan Harker does not find him at sea."""
        self.narrow(SECTORS)

    def on_played(self, seat: int, event: int) -> None:
        """Evasion: he may be anywhere without a hunter, unless he flees."""
        if event == EVASION and not self.fleeing:
            self.vanish(TOWNS - frozenset(self.stand.values()))

    def on_no_blood(self) -> None:
        """He flees to his Castle from now on."""
        self.fleeing = True

    # --- what is found --------------------------------------------------------------------------
    def on_dracula_found(self, place: int) -> None:
        """There he is."""
        self.chance = {place: 1.0}
        self.fought_at = place

    def on_dracula_not_here(self, place: int) -> None:
        """Searched in vain."""
        self.rule_out(frozenset([place]))

    def on_no_rumours_here(self, place: int) -> None:
        """He did not come from there, and nothing lies there."""
        self.visits.pop(place, None)

    def on_nothing_lies(self, place: int) -> None:
        """Scouts or a telegram tell so."""
        self.visits.pop(place, None)

    def on_flies(self) -> None:
        """One or two roads away, or he could not."""
        reach: set[int] = set()
        for p in self.chance:
            reach |= FLIGHT[p]
        self.vanish((reach - self.guarded()) or reach or self.chance)

    def on_rumours_here(self, place: int) -> None:
        """The town that he left last."""
        self.visits[place] = 1.0
        if place not in self.vanished_from:
            self.vanished_from = frozenset()
            self.narrow(NEAR_RUMOURS[place])

    def check(self, view: dict[str, Any]) -> None:
        """Bring the chances in line with what lies on the table."""
        if view["seen_at"] != OFF:
            self.chance = {view["seen_at"]: 1.0}
        self.fleeing = self.fleeing or bool(view["fleeing"])
