"""Where Dracula can be, from what everybody hears: a set of places that grows in each of his turns and shrinks by every search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.bots.fury.clues import Places
from whitby.bots.fury.europe import CITIES
from whitby.bots.fury1987.europe import FLIGHT, NEXT_TO, STEPS
from whitby.engine import News
from whitby.games.fury.europe import CASTLE, OFF, is_city, is_sea
from whitby.games.fury1987.europe import ALL_PLACES, PORT, ROADS
from whitby.games.fury1987.words import DRACULA, EVASION, SEAT0

TOWNS: Final[Places] = frozenset([p for p in CITIES if p != CASTLE])
SECTORS: Final[Places] = frozenset([p for p in range(ALL_PLACES) if is_sea(p)])
PORTS: Final[Places] = frozenset([p for p in CITIES if PORT[p]])
VOYAGE: Final = 4  # sea moves after which he has landed, most likely


def _after_leaving(town: int) -> Places:
    by_sea = frozenset([p for p in SECTORS | PORTS if STEPS[town][p] <= VOYAGE]) if PORT[town] else frozenset()
    return (frozenset(ROADS[town]) | by_sea) - {town}


NEAR_RUMOURS: Final[tuple[Places, ...]] = tuple([_after_leaving(town) for town in CITIES])  # Local Rumours lie where he was last


class Clues:
    """What the news tell. A hearer of the whole game knows as much as one who heard it bit by bit."""

    def __init__(self) -> None:
        self.may_be: Places = TOWNS
        self.stand: dict[int, int] = {}  # where hunters are, by their nouns
        self.fought_at = OFF
        self.fleeing = False

    def hear(self, news: Sequence[News]) -> None:
        """Take in what is new: each event goes to the method `on_…` of its name, if there is one."""
        for what, facts in news:
            heard = getattr(self, "on_" + what.replace("-", "_"), None)
            if heard is not None:
                heard(*facts)

    def narrow(self, places: Places) -> None:
        """He is in one of these, unless that fits nothing that was heard before."""
        self.may_be = (self.may_be & places) or places or self.may_be

    def rule_out(self, places: Places) -> None:
        """He is in none of these."""
        self.may_be = (self.may_be - places) or TOWNS - places

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

    # --- his turns ------------------------------------------------------------------------------
    def on_turn_begins(self, seat: int) -> None:
        """In his turn he may go one step, or stay on land; he who flees goes home."""
        if seat != SEAT0 + DRACULA:
            return
        reach: set[int] = set()
        for p in self.may_be:
            if self.fleeing:
                reach |= {q for q in NEXT_TO[p] if STEPS[q][CASTLE] < STEPS[p][CASTLE]} or {p}
            else:
                reach |= NEXT_TO[p] | (frozenset([p]) if is_city(p) else frozenset())
        self.may_be = frozenset(reach)

    def on_turn_over(self, seat: int) -> None:
        """He would have attacked hunters in his town, but those whom he fought there before."""
        if seat == SEAT0 + DRACULA and len(self.may_be) > 1:
            self.rule_out(frozenset([place for place in self.stand.values() if place != self.fought_at and is_city(place)]))

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
        """Evasion: he may be anywhere without a hunter."""
        if event == EVASION:
            self.may_be = TOWNS - frozenset(self.stand.values())

    def on_no_blood(self) -> None:
        """He flees to his Castle from now on."""
        self.fleeing = True

    # --- what is found --------------------------------------------------------------------------
    def on_dracula_found(self, place: int) -> None:
        """There he is."""
        self.may_be = frozenset([place])
        self.fought_at = place

    def on_dracula_not_here(self, place: int) -> None:
        """Searched in vain."""
        self.rule_out(frozenset([place]))

    def on_flies(self) -> None:
        """One or two roads away, or he could not."""
        reach: set[int] = set()
        for p in self.may_be:
            reach |= FLIGHT[p]
        self.may_be = frozenset(reach)
        self.rule_out(frozenset([p for p in self.stand.values() if p not in (self.fought_at, OFF)]))

    def on_rumours_here(self, place: int) -> None:
        """The town that he left last."""
        self.narrow(NEAR_RUMOURS[place])

    def check(self, view: dict[str, Any]) -> None:
        """Bring the set in line with what lies on the table."""
        if view["seen_at"] != OFF:
            self.may_be = frozenset([view["seen_at"]])
        elif view["rumours_seen"] != OFF and len(self.may_be) > len(NEAR_RUMOURS[view["rumours_seen"]]):
            self.narrow(NEAR_RUMOURS[view["rumours_seen"]])
        self.fleeing = self.fleeing or bool(view["fleeing"])
