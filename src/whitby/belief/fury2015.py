"""What the news of the 3rd edition tell about the trail, as facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from whitby.belief.folding import NO_CARD, Laid, TrailBelief
from whitby.belief.rows import CAP, NONE, NOTHING, ONE, Move, Row, with_code
from whitby.belief.styles import STYLES, weights_of
from whitby.belief.taste import Likely, Taste
from whitby.belief.trails import STOOD, here, space_here
from whitby.board import Links
from whitby.engine import Pile
from whitby.games.fury.europe import CASTLE, OFF, ON_MAP, SEA0, within, wolf_reach
from whitby.games.fury.trail import LEAVING, TRAIL
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

DOORS: Final = [p if city < 0 else city for p, city in enumerate(ATTACHED)]  # where a hunter's way begins
TASTE: Final = Taste(ADJACENT, DOORS, weights_of("fury-2015"), TRAIL - 1)


class Belief(TrailBelief):
    """The trails that fit what hunters, or the public, have heard."""

    def __init__(self, options: Mapping[str, Any], cap: int = CAP) -> None:
        super().__init__(options, len(STYLES), HANDLERS, cap)
        self.consecrated = OFF
        self.hosts: list[int] = []
        self.wolf = False  # the next card comes by Wolf Form
        self.misdirected = NONE  # the space that Misdirect takes
        self.vampire = False  # a vampire matures: spaces are cleared for it
        self.waiting: tuple[str, int] = ("", 0)  # what the next news decides

    def again(self, cap: int) -> Belief:
        """One that has heard nothing yet."""
        return Belief(self.options, cap)

    def decide(self, what: str, facts: Sequence[int]) -> None:
        """What follows from the news before, by what comes next: something was turned up with it, or it was not."""
        waiting, about = self.waiting
        self.waiting = ("", 0)
        turned_up = facts[1] if what == "revealed" else NONE
        if waiting == "laid" and not (turned_up != NONE and facts[0] == SPACE0):
            self.rule_out_first([p for p in self.at.values() if p < SEA0] + ([HIDE] if about else []))
        elif waiting == "tied" and turned_up != HIDE:
            up = [card.up for card in self.lying]
            self.trails.keep(lambda row: all(up[j] for j in self.tied_hides(row, about)))
        elif waiting == "holy" and turned_up != about:
            up = [card.up for card in self.lying]
            self.trails.keep(lambda row: not any(row[i] == about and not up[i] for i in range(TRAIL)))

    # --- what everybody knows -----------------------------------------------------------
    def holy(self) -> Pile:
        """Places that he may not enter."""
        return (*self.hosts, *((self.consecrated,) if self.consecrated != OFF else ()))

    def likely(self) -> Likely:
        """How gladly he goes somewhere, with the hunters where they are."""
        return TASTE.likely(self.at.values(), self.was_seen())

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

    # --- hunters --------------------------------------------------------------------------
    def on_stands(self, hunter: int, place: int) -> None:
        self.at[hunter - SEAT0] = place

    def on_defeated(self, hunter: int) -> None:
        self.at.pop(hunter - SEAT0, None)

    # --- his phase ------------------------------------------------------------------------
    def on_slide(self) -> None:
        self.trails.slide()
        self.slide_cards()
        self.vampire = False

    def on_laid(self, back: int) -> None:
        """A facedown card on the first space; hunters would have turned it up at once."""
        trails = self.trails
        self.vampire = False
        if not trails.rows:
            self.lying[0] = self.new_card()
            taken = set(self.at.values())
            codes = [p for p in range(SEA0) if p != CASTLE and p not in taken]
            trails.begin(codes, self.can_be(self.lying[0].number, UNDER[back]), self.likely())
            return
        seen = self.is_seen()
        may_hide = self.misdirected == NONE and (not self.wolf or self.options["wolf_with_hide"])
        reach = self.by_wolf() if self.wolf else ADJACENT
        self.moved(reach, back, HIDE if may_hide else NONE, seen)

    def on_flown(self, back: int) -> None:
        self.moved(self.by_bat(), back, NONE, False)

    def on_from_lair(self, space: int) -> None:
        i = space - SPACE0
        self.vampire = False
        self.trails.come_forward(i, self.by_wolf() if self.wolf else ADJACENT)
        self.lying[0], self.lying[i] = self.lying[i], Laid(NO_CARD)
        self.arrived(False)
        if self.is_up(0):
            self.waiting = ("", 0)  # it would not be turned up again

    def moved(self, reach: Links, back: int, hide: int, seen: bool) -> None:
        """A facedown card has come to the first space from his deck."""
        card = self.lying[0] = self.new_card()
        self.trails.branch(Move(moves(reach, self.holy(), hide), self.can_be(card.number, UNDER[back]), laid_first, self.likely()))
        self.arrived(seen)

    def arrived(self, seen: bool) -> None:
        """What led there is over; what would be turned up at once is told next."""
        self.wolf = False
        self.misdirected = NONE
        self.waiting = ("laid", int(seen))

    def rule_out_first(self, codes: list[int]) -> None:
        """The card on the first space is none of these."""
        self.rule_out(codes, 1)

    def on_wolf_form(self) -> None:
        self.wolf = True

    def on_misdirect(self, space: int) -> None:
        i = space - SPACE0
        self.vampire = False
        self.trails.keep(lambda row: row[i] < SEA0 and row[i] != CASTLE and not self.tied_hides(row, i))
        self.trails.change(lambda row: with_code(row, STOOD, here(row)))
        self.misdirected = i

    def on_power(self, power: int) -> None:
        self.vampire = False
        holy = self.holy()
        self.trails.keep(lambda row: here(row) < SEA0 and here(row) not in holy)
        self.trails.change(lambda row: with_code(row, 0, power))
        self.lying[0] = Laid(NO_CARD)
        self.lying[0].up = True

    def on_settles(self) -> None:
        self.trails.keep(lambda row: row[LEAVING] < SEA0)

    def on_matures(self, kind: int) -> None:
        self.trails.keep(lambda row: row[LEAVING] < SEA0)
        self.vampire = IS_VAMPIRE[kind]

    def on_lair(self, space: int) -> None:
        self.trails.settle(space - SPACE0)
        self.lying[space - SPACE0], self.lying[LEAVING] = self.lying[LEAVING], Laid(NO_CARD)

    def on_error_penalty(self, place: int) -> None:
        self.trails.here_in([place])
        self.trails.change(lambda row: bytes([place]) + bytes([NONE]) * (TRAIL - 1) + row[TRAIL:STOOD] + bytes([NONE]))
        self.lying[:TRAIL] = [Laid(NO_CARD) for _ in range(TRAIL)]
        self.lying[0].up = True

    # --- what is shown --------------------------------------------------------------------
    def on_revealed(self, space: int, card: int) -> None:
        i = space - SPACE0
        self.turn_up(i, card)
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
        self.lying[i] = Laid(NO_CARD)
        self.lying[i].up = takes_it

    def on_stripped(self, space: int) -> None:
        self.trails.keep(lambda row: space_here(row) == space - SPACE0)

    def on_nothing_here(self, place: int) -> None:
        self.rule_out([place], LEAVING)

    def on_not_on_trail(self, card: int) -> None:
        self.rule_out([card], TRAIL)

    def on_no_rumors(self, place: int) -> None:
        near = (ATTACHED[place],) if ATTACHED[place] >= 0 else ADJACENT[place]
        self.rule_out(near, TRAIL)

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


def moves(reach: Links, closed: Pile, hide: int) -> Callable[[Row], list[int]]:
    """By row: where he can go, past places that are closed to him; and the power to hide where he is, or NONE."""

    def legal(row: Row) -> list[int]:
        at, trail = here(row), row[:TRAIL]
        found = [q for q in reach[at] if q not in trail and q not in closed]
        if hide != NONE and hide not in trail and at < SEA0 and at not in closed:
            found.append(hide)
        return found

    return legal


def laid_first(row: Row, card: int) -> Row:
    """The row with this card on the first space."""
    return ONE[card] + row[1:STOOD] + NOTHING


def is_near(hunter: int, place: int) -> bool:
    """Is a hunter next to this place, by road or sea, or in a hospital of it?"""
    return hunter in ADJACENT[place] or ATTACHED[hunter] == place


def city_back(card: int) -> bool:
    return card < SEA0 and card != CASTLE or card == HIDE


def sea_back(card: int) -> bool:
    return SEA0 <= card < ON_MAP


def castle_back(place: int) -> bool:
    return place == CASTLE


UNDER: Final = {CITY_BACK: city_back, SEA_BACK: sea_back, CASTLE_BACK: castle_back}
HANDLERS: Final[dict[str, Any]] = {
    **{name: Belief.on_stands for name in ("starts", "arrives", "bolts", "wakes", "ward")},
    **{name[3:].replace("_", "-"): handler for name, handler in vars(Belief).items() if name.startswith("on_") and name != "on_stands"},
}
