"""What the news of the 3rd edition tell about the trail, as facts."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from whitby.belief.trails import CAP, NONE, STOOD, Move, Row, Trails, here, space_here, with_code
from whitby.board import Links
from whitby.engine import News, Pile
from whitby.games.fury.europe import CASTLE, OFF, ON_MAP, SEA0, within, wolf_reach
from whitby.games.fury.trail import HIDEOUTS, LEAVING, TRAIL
from whitby.games.fury2015.europe import ADJACENT, ALL_PLACES, ATTACHED, BY_WOLF, REGION, ROAD_WAYS, ROADS_2, SEAS
from whitby.games.fury2015.words import (
    CASTLE_BACK,
    CITY_BACK,
    DARK_CALL,
    HIDE,
    IS_VAMPIRE,
    MISDIRECT,
    REGION0,
    SEA_BACK,
    SEAT0,
    SPACE0,
)

STYLES: Final[list[float]] = [0.0, 0.5, 1.5]  # how much he shuns hunters: not at all, mildly, strongly
THREAT: Final[list[float]] = [5.0, 2.6, 1.3, 0.5, 0.2]  # of a hunter so many steps away
FLOOR: Final = 0.02  # no place is thought less likely than that, beside one far from all hunters
HIDE_SHARE: Final = 0.12
FAR: Final = len(THREAT)


def distances(start: int) -> list[int]:
    """By place, how many steps away it is, as far as that matters."""
    found = [FAR] * ALL_PLACES
    found[start] = 0
    ring = [ATTACHED[start]] if ATTACHED[start] >= 0 else [start]
    for place in ring:
        found[place] = 0
    for steps in range(1, FAR):
        ring = [q for p in ring for q in ADJACENT[p] if found[q] == FAR]
        for q in ring:
            found[q] = steps
    return found


STEPS: Final[tuple[list[int], ...]] = tuple([distances(p) for p in range(ALL_PLACES)])


class Belief:
    """The trails that fit what hunters have heard; `options` are those of the game."""

    def __init__(self, options: Mapping[str, Any], cap: int = CAP) -> None:
        self.trails = Trails(len(STYLES), cap)
        self.options = options
        self.at: dict[int, int] = {}  # hunters on the board
        self.up: list[bool] = [False] * HIDEOUTS  # which cards lie faceup
        self.consecrated = OFF
        self.hosts: list[int] = []
        self.wolf = False  # the next card comes by Wolf Form
        self.misdirected = NONE  # the space that Misdirect takes
        self.vampire = False  # a vampire matures: spaces are cleared for it
        self.waiting: tuple[str, int] = ("", 0)  # what the next news decides
        self.handlers = HANDLERS

    def hear(self, news: Sequence[News]) -> None:
        """Fold what was heard."""
        for what, facts in news:
            if what not in ("chose", "answered"):
                self.decide(what, facts)
                handler = self.handlers.get(what)
                if handler is not None:
                    handler(self, *facts)
        self.decide("", ())

    def decide(self, what: str, facts: Sequence[int]) -> None:
        """What follows from the news before, by what comes next: something was turned up with it, or it was not."""
        waiting, about = self.waiting
        self.waiting = ("", 0)
        turned_up = facts[1] if what == "revealed" else NONE
        if waiting == "laid" and not (turned_up != NONE and facts[0] == SPACE0):
            closed = bytes([p for p in self.at.values() if p < SEA0] + ([HIDE] if about else []))
            self.trails.keep(lambda row: row[0] not in closed)
        elif waiting == "tied" and turned_up != HIDE:
            up = self.up.copy()
            self.trails.keep(lambda row: all(up[j] for j in self.tied_hides(row, about)))
        elif waiting == "holy" and turned_up != about:
            up = self.up.copy()
            self.trails.keep(lambda row: not any(row[i] == about and not up[i] for i in range(TRAIL)))

    # --- what everybody knows -----------------------------------------------------------
    def holy(self) -> Pile:
        """Places that he may not enter."""
        return (*self.hosts, *((self.consecrated,) if self.consecrated != OFF else ()))

    def likely(self) -> list[list[float]]:
        """By style and place, how gladly he goes there."""
        threat = [0.0] * ON_MAP
        for at in self.at.values():
            for p, steps in enumerate(STEPS[at][:ON_MAP]):
                if steps < FAR:
                    threat[p] += THREAT[steps]
        return [[max(FLOOR, math.exp(-style * each)) for each in threat] for style in STYLES]

    def by_wolf(self) -> Links:
        """Where Wolf Form leads, past holy ground."""
        holy = self.holy()
        return tuple([tuple(wolf_reach(ROAD_WAYS, SEAS, p, holy)) for p in range(ALL_PLACES)]) if holy else BY_WOLF

    def by_bat(self) -> Links:
        """Where a bat flies, past holy ground."""
        holy = self.holy()
        return tuple([tuple(within(ROAD_WAYS, p, 2, (), holy)) for p in range(ALL_PLACES)]) if holy else ROADS_2

    def tied_hides(self, row: Row, i: int) -> list[int]:
        """The space of the Hide that is tied to the location on space i, if there is one."""
        return [j for j in range(min(i, TRAIL)) if row[j] == HIDE and self.tied_location(row, j) == i]

    def tied_location(self, row: Row, i: int) -> int:
        """F15-POWER-08  The space of the location that the Hide on space i is tied to, or NONE."""
        for j in range(i + 1, TRAIL):
            if row[j] < ON_MAP:
                return j
            if row[j] == MISDIRECT or not self.options["hide_behind_power"]:
                return NONE
        return LEAVING if self.options["hide_tied_to_leaving"] and row[LEAVING] < ON_MAP else NONE

    def is_seen(self) -> bool:
        """Does his figure stand on the board?"""
        up = self.up
        return bool(self.trails.rows) and all(space_here(row) != NONE and up[space_here(row)] for row in self.trails.rows)

    # --- hunters --------------------------------------------------------------------------
    def on_stands(self, hunter: int, place: int) -> None:
        self.at[hunter - SEAT0] = place

    def on_defeated(self, hunter: int) -> None:
        self.at.pop(hunter - SEAT0, None)

    # --- his phase ------------------------------------------------------------------------
    def on_slide(self) -> None:
        self.trails.slide()
        self.up = [False, *self.up[: TRAIL - 1], *self.up[TRAIL:LEAVING], self.up[TRAIL - 1]]
        self.vampire = False

    def on_laid(self, back: int) -> None:
        """A facedown card on the first space; hunters would have turned it up at once."""
        trails = self.trails
        self.vampire = False
        if not trails.rows:
            taken = set(self.at.values())
            trails.begin([p for p in range(SEA0) if p != CASTLE and p not in taken], self.likely())
            return
        seen = self.is_seen()
        may_hide = self.misdirected == NONE and (not self.wolf or self.options["wolf_with_hide"]) and back == CITY_BACK
        reach = self.by_wolf() if self.wolf else ADJACENT
        trails.branch(Move(reach, UNDER[back], self.holy(), HIDE if may_hide else NONE, HIDE_SHARE), self.likely())
        self.moved(seen)

    def on_flown(self, back: int) -> None:
        self.trails.branch(Move(self.by_bat(), UNDER[back], self.holy(), NONE, 0.0), self.likely())
        self.moved(False)

    def on_from_lair(self, space: int) -> None:
        i = space - SPACE0
        self.vampire = False
        self.trails.come_forward(i, self.by_wolf() if self.wolf else ADJACENT)
        was_up, self.up[i] = self.up[i], False
        self.moved(False)
        self.up[0] = was_up
        if was_up:
            self.waiting = ("", 0)  # it would not be turned up again

    def moved(self, seen: bool) -> None:
        """A card has come to the first space."""
        self.wolf = False
        self.misdirected = NONE
        self.up[0] = False
        self.waiting = ("laid", int(seen))

    def on_wolf_form(self) -> None:
        self.wolf = True

    def on_misdirect(self, space: int) -> None:
        i = space - SPACE0
        self.trails.keep(lambda row: row[i] < SEA0 and row[i] != CASTLE and not self.tied_hides(row, i))
        self.trails.change(lambda row: with_code(row, STOOD, here(row)))
        self.misdirected = i

    def on_power(self, power: int) -> None:
        self.vampire = False
        holy = self.holy()
        self.trails.keep(lambda row: here(row) < SEA0 and here(row) not in holy)
        self.trails.change(lambda row: with_code(row, 0, power))
        self.up[0] = True

    def on_settles(self) -> None:
        self.trails.keep(lambda row: row[LEAVING] < SEA0)

    def on_matures(self, kind: int) -> None:
        self.trails.keep(lambda row: row[LEAVING] < SEA0)
        self.vampire = IS_VAMPIRE[kind]

    def on_lair(self, space: int) -> None:
        self.trails.settle(space - SPACE0)
        self.up[space - SPACE0], self.up[LEAVING] = self.up[LEAVING], False

    def on_error_penalty(self, place: int) -> None:
        self.trails.here_in([place])
        self.trails.change(lambda row: bytes([place]) + bytes([NONE]) * (TRAIL - 1) + row[TRAIL:STOOD] + bytes([NONE]))
        self.up[:TRAIL] = [True] + [False] * (TRAIL - 1)

    # --- what is shown --------------------------------------------------------------------
    def on_revealed(self, space: int, card: int) -> None:
        i = space - SPACE0
        self.trails.shown(i, card)
        self.up[i] = True
        if card < DARK_CALL and (0 < i < TRAIL or i == LEAVING):
            self.waiting = ("tied", i)

    def on_figure(self, place: int) -> None:
        self.trails.here_in([place])

    def on_cleared(self, space: int) -> None:
        i = space - SPACE0
        if self.vampire and i < TRAIL:
            self.trails.keep(lambda row: space_here(row) != i)
        takes_it = self.misdirected == i
        if takes_it:
            self.trails.change(lambda row: with_code(row, i, MISDIRECT))
        else:
            self.trails.clear(i)
        self.up[i] = takes_it

    def on_stripped(self, space: int) -> None:
        self.trails.keep(lambda row: space_here(row) == space - SPACE0)

    def on_nothing_here(self, place: int) -> None:
        self.trails.absent([place], LEAVING)

    def on_not_on_trail(self, card: int) -> None:
        self.trails.absent([card], TRAIL)

    def on_no_rumors(self, place: int) -> None:
        near = (ATTACHED[place],) if ATTACHED[place] >= 0 else ADJACENT[place]
        self.trails.absent(near, TRAIL)

    def on_none_near(self) -> None:
        self.trails.keep(lambda row: not any(is_near(at, here(row)) for at in self.at.values()))

    def on_near(self, hunter: int) -> None:
        at = self.at[hunter - SEAT0]
        self.trails.keep(lambda row: is_near(at, here(row)))

    def on_region(self, region: int) -> None:
        self.trails.keep(lambda row: REGION[here(row)] == region - REGION0)

    def on_no_region(self) -> None:
        self.trails.keep(lambda row: here(row) >= SEA0)

    def on_bond_yes(self, place: int) -> None:
        self.trails.keep(lambda row: REGION[here(row)] == REGION[place])

    def on_bond_no(self, place: int) -> None:
        self.trails.keep(lambda row: REGION[here(row)] != REGION[place])

    # --- holy ground ----------------------------------------------------------------------
    def on_consecrated(self, place: int) -> None:
        self.consecrated = place
        self.waiting = ("holy", place)

    def on_hosted(self, place: int) -> None:
        self.hosts.append(place)
        self.waiting = ("holy", place)

    def on_desecrated(self, place: int) -> None:
        self.consecrated = OFF

    def on_hosts_leave(self) -> None:
        self.hosts = []


def is_near(hunter: int, place: int) -> bool:
    """Is a hunter next to this place, by road or sea, or in a hospital of it?"""
    return hunter in ADJACENT[place] or ATTACHED[hunter] == place


def city_back(place: int) -> bool:
    return place < SEA0 and place != CASTLE


def sea_back(place: int) -> bool:
    return place >= SEA0


def castle_back(place: int) -> bool:
    return place == CASTLE


UNDER: Final = {CITY_BACK: city_back, SEA_BACK: sea_back, CASTLE_BACK: castle_back}
HANDLERS: Final[dict[str, Any]] = {
    **{name: Belief.on_stands for name in ("starts", "arrives", "bolts", "wakes", "ward")},
    **{name[3:].replace("_", "-"): handler for name, handler in vars(Belief).items() if name.startswith("on_") and name != "on_stands"},
}
