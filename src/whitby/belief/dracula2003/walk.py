"""What everybody sees on the board of London: figures, barriers, whose cards lie where, and what the mover may do next."""

from __future__ import annotations

from typing import Final

from whitby.belief.dracula2003 import habits
from whitby.belief.dracula2003.habits import ANYBODYS, FAR, FOES, HIS_OWN, KNOWN, MOVING, NOTHING
from whitby.board import BIT
from whitby.engine import VERB
from whitby.games.dracula2003.barriers import FREE, WAYS
from whitby.games.dracula2003.ways import steps_around
from whitby.games.dracula2003.words import (
    BARRIER,
    BARRIER_OF,
    CARRIAGE_STATION,
    DEMAND,
    DRACULA,
    EYES,
    GRAY,
    HARBOR,
    LOOK,
    NOUNS,
    NOWHERE,
    PASS,
    PLACES,
    SLOT0,
    STEP,
    STEP_NUMBER,
    STOP,
)

NOBODYS: Final = -1
FARTHEST: Final = max(STEP_NUMBER)
WHISPER: Final = NOUNS.index("whisper")
ALERTNESS: Final = NOUNS.index("alertness")
UNTOLD: Final = 2  # so many steps is the opponent thought away where nobody tells of steps


class Walk:
    """The board as everybody sees it."""

    def __init__(self, touching: int) -> None:
        self.touching = touching  # which reading of barriers beside each other
        self.at = [HARBOR, CARRIAGE_STATION]
        self.slots: dict[int, int] = {}  # by colour, where its barrier lies
        self.walls = 0
        self.lies = [NOTHING] * len(PLACES)
        self.owner = [NOBODYS] * len(PLACES)
        self.blocked = NOWHERE
        self.is_told = False  # are steps told at all? At a real table nobody enters them
        # of the mover's turn
        self.moving = False
        self.steps = 0
        self.been = 0  # places
        self.may_look = False
        self.may_demand = False
        self.colours = 0  # of the barriers that he may move now
        self.more = 0  # colours of a second one
        # of the next turn
        self.whisper = False
        self.alertness = False

    # --- what is told ------------------------------------------------------------------------
    def dealt(self, places: int) -> None:
        """Cards lie on so many places, and nobody knows whose."""
        for place in range(places):
            self.lies[place] = ANYBODYS

    def turn_begins(self, side: int) -> None:
        """He has not moved yet; van Helsing turns back the card of Block."""
        self.moving, self.steps, self.been = True, 0, BIT[self.at[side]]
        self.may_look = self.may_demand = False
        if side != DRACULA:
            self.blocked = NOWHERE

    def turn_ends(self, side: int) -> None:
        """D03-EXTRA-01, D03-EXTRA-02  What acted on it is over."""
        self.colours = self.more = 0
        if side == DRACULA:
            self.alertness = False
        else:
            self.whisper = False

    def played(self, side: int, card: int) -> None:
        """D03-BARRIER-01, D03-BARRIER-02, D03-CARD-eyes  The card says which barriers may be moved."""
        self.moving = False
        if side == DRACULA or not self.whisper:
            self.colours = BARRIER_OF[card]
            self.more = GRAY & ~self.colours if card == EYES and not self.alertness else 0

    def used(self, card: int) -> None:
        """D03-EXTRA-01, D03-EXTRA-02  Whisper and Alertness act on the opponent's next turn."""
        self.whisper = self.whisper or card == WHISPER
        self.alertness = self.alertness or card == ALERTNESS

    def stepped(self, side: int, place: int) -> None:
        """He has entered a place."""
        self.is_told = True
        self.at[side] = place
        self.steps += 1
        self.been |= BIT[place]
        self.may_look = True
        self.may_demand = self.at[0] == self.at[1]

    def card_lies(self, side: int, place: int) -> None:
        """A card of his lies there, unknown to his opponent; who lays one where he has stepped has nothing more to do there."""
        self.lies[place], self.owner[place] = HIS_OWN, side
        self.may_look = self.may_demand = False

    def card_known(self, side: int, place: int) -> None:
        """A card of his lies there that his opponent has seen."""
        self.lies[place], self.owner[place] = KNOWN, side

    def emptied(self, place: int) -> None:
        """Nothing lies there; who took up his own card where he has stepped has nothing more to do there."""
        self.lies[place], self.owner[place] = NOTHING, NOBODYS
        self.may_look = self.may_demand = False

    def barrier(self, colour: int, slot: int) -> None:
        """It lies there now."""
        self.slots[colour] = slot
        self.walls = sum([BIT[each] for each in self.slots.values()])
        if self.colours & BIT[colour]:
            self.colours = 0
        else:
            self.more = 0

    # --- what may come ------------------------------------------------------------------------
    def steps_between(self, side: int, place: int) -> int:
        """How many steps his figure is from a place."""
        return steps_around(self.walls)[self.at[side]][place] if self.is_told else UNTOLD

    def seen_by(self, side: int, place: int) -> int:
        """What lies there, as he sees it."""
        if self.owner[place] == NOBODYS:
            return self.lies[place]
        if self.owner[place] == side:
            return HIS_OWN
        return KNOWN if self.lies[place] == KNOWN else FOES

    def options(self, side: int) -> dict[int, list[float]]:
        """What he may do next in his movement, each with its features; nothing where his supply has a say in it."""
        here = self.at[side]
        there = self.seen_by(side, here)
        if not self.moving or self.may_look and there == NOTHING:
            return {}
        out: dict[int, list[float]] = {}
        if self.may_demand:
            out[DEMAND] = features_of(habits.DEMANDS)
        if self.may_look and here != (self.blocked if side == DRACULA else NOWHERE):
            out[LOOK] = features_of(habits.LOOKS + there)
        if self.steps:
            out[STOP] = features_of(habits.STOPS + there if self.may_look else habits.STOPS_DONE)
        if self.steps < FARTHEST:
            for place, slot in WAYS[here]:
                if not self.walls & slot:
                    features = features_of(habits.STEPS + self.seen_by(side, place))
                    features[habits.STEPS_BACK] = float(self.been & BIT[place] != 0)
                    features[habits.STEPS_ON] = float(self.steps)
                    out[STEP | place] = features
        return out

    def barriers(self, side: int) -> dict[int, list[float]]:
        """The barriers that he may move now, each with its features; to move none is one of the ways."""
        out: dict[int, list[float]] = {}
        if self.is_told and self.colours | self.more:
            now = self.ways_through(side, self.walls)
            out[PASS] = [0.0] * (1 + len(now))
            for colour in range(4):
                if (self.colours | self.more) & BIT[colour]:
                    lies = self.slots.get(colour, NOWHERE)
                    others = self.walls & ~BIT[lies] if lies != NOWHERE else self.walls
                    for slot in FREE[self.touching].get(others, ()):
                        if slot != lies:
                            then = self.ways_through(side, others | BIT[slot])
                            choice = BARRIER + (colour << VERB) | (SLOT0 + slot)
                            out[choice] = [1.0, *[float(then[i] - now[i]) for i in range(len(now))]]
        return out

    def ways_through(self, side: int, walls: int) -> list[int]:
        """How long the opponent's ways are with these barriers, those to the mover's cards, the mover's own, those to the opponent's."""
        far = steps_around(walls)
        out = [0] * 4
        for place in range(len(PLACES)):
            theirs, his = min(far[self.at[1 - side]][place], FAR), min(far[self.at[side]][place], FAR)
            out[0] += theirs
            out[2] += his
            if self.owner[place] == side:
                out[1] += theirs
            elif self.owner[place] != NOBODYS:
                out[3] += his
        return out


def features_of(one: int) -> list[float]:
    """Only this one."""
    found = [0.0] * len(MOVING)
    found[one] = 1.0
    return found
