"""The easy Dracula: what each choice is worth. Passing is worth nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.bots.fury.mind import Mind
from whitby.bots.fury1987 import fight, flight
from whitby.bots.fury1987.cards import worth
from whitby.bots.fury1987.sight import Sight
from whitby.engine import NOUN
from whitby.games.fury.europe import is_city
from whitby.games.fury1987 import words as w
from whitby.games.fury1987.state import FOE_DRACULA, MOVING
from whitby.games.fury1987.words import IS_VAMPIRE, SEAT0

WINS: Final = 30.0


class DraculaMind(Mind):
    """What Dracula thinks of each answer to one question."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(PLAIN, BY_NOUN)
        self.sight = sight
        self.at: int = sight.view["dracula_at"]

    # --- his turn ----------------------------------------------------------------------
    def passing(self) -> float:
        """A turn without a move is a choice like the others; elsewhere nothing is done."""
        moving = self.sight.question == "dracula-turn" and self.sight.view["turn_step"] == MOVING
        return flight.passing(self.sight, self.at) if moving else 0.0

    def lay(self, kind: int) -> float:
        """A Vampire, but not before a hunter's feet; else what harms most."""
        near = self.sight.nearest(self.at) <= 1
        return worth(kind) - (1.5 if near and IS_VAMPIRE[kind] else 0.0)

    def give_back(self, kind: int) -> float:
        """What harms little, for what may be a Vampire."""
        return flight.KEPT - worth(kind)

    # --- hunters ------------------------------------------------------------------------
    def hunter(self, seat: int) -> float:
        """The weakest one to attack or to bite, the best armed one to rob."""
        h = seat - SEAT0
        armed = 0.4 * len(self.sight.view["weapons"][h])
        bite = 3.0 if self.sight.is_bitten(h) else 0.0
        return 6.0 - 0.4 * self.sight.left(h) + bite + (armed if self.sight.question == "choose-victim" else -armed)

    def target(self, seat: int) -> float:
        """In combat the one whom the chit laid hurts most."""
        return fight.target_value(self.sight, seat - SEAT0) if self.sight.question == "name-target" else self.hunter(seat)

    def lead(self, place: int) -> float:
        """Take hunters away from himself and his Vampires."""
        kind = self.sight.encounter(place) if is_city(place) else w.EMPTY
        trap = 0.0 if kind == w.EMPTY else -2.0 if IS_VAMPIRE[kind] else 1.0
        return 0.5 * self.sight.steps(self.at, place) + trap

    # --- cards --------------------------------------------------------------------------
    def play(self, card: int) -> float:
        """An event by its own rule."""
        rule = PLAYED.get(card)
        return rule(self) if rule is not None else 0.5

    def walpurgis(self) -> float:
        """Blood for a turn, when there is room for it."""
        return flight.staying(self.sight, self.at) + 0.6 * min(3, w.BLOOD - self.sight.blood) - 0.6

    def devilish(self) -> float:
        """Against what would hurt: not against a card that merely tells something old."""
        played = self.sight.view["events_played"][-1] & NOUN
        return 0.5 if played in CANCELLED else -0.3


CANCELLED: Final[tuple[int, ...]] = (
    w.HYPNOSIS,
    w.ADVANCE_PLANNING,
    w.DAWN_RAID,
    w.HEROIC_LEAP,
    w.GREAT_STRENGTH,
    w.SENSE_OF_EMERGENCY,
    w.JONATHAN_HARKER,
)
PLAYED: Final[dict[int, Callable[[DraculaMind], float]]] = {
    w.WALPURGIS_NIGHT: DraculaMind.walpurgis,
    w.DEVILISH_POWER: DraculaMind.devilish,
    w.TRAP: lambda m: 0.8 if m.sight.view["foe"] == FOE_DRACULA else -0.3,
    w.RAGE: lambda m: 0.5 if max([fight.prospect(m.sight, h) for h in m.sight.view["fighters"]]) < 0.5 else -0.5,
}
PLAIN: Final[dict[int, Callable[[DraculaMind], float]]] = {
    w.PASS: DraculaMind.passing,
    w.DONE: lambda m: 0.0,
    w.STAY: lambda m: 0.0,
    w.STOP: lambda m: 0.0,
    w.CLAIM: lambda m: WINS,
}
BY_NOUN: Final[dict[int, Callable[[DraculaMind, int], float]]] = {
    w.START: lambda m, place: flight.start(m.sight, place),
    w.ROAD: lambda m, place: flight.moving(m.sight, place),
    w.SEA: lambda m, place: flight.moving(m.sight, place),
    w.FLY: lambda m, place: flight.moving(m.sight, place),
    w.EVADE: lambda m, place: flight.moving(m.sight, place),
    w.CONSUME: lambda m, town: flight.consuming(m.sight, m.at, town),
    w.RETURN: DraculaMind.give_back,
    w.LAY: DraculaMind.lay,
    w.ATTACK: DraculaMind.hunter,
    w.LEAD: DraculaMind.lead,
    w.NAME: DraculaMind.hunter,
    w.TARGET: DraculaMind.target,
    w.TAKE: lambda m, thing: 0.5 if thing == w.SOME_WEAPON else 0.3,
    w.CHOOSE: lambda m, chit: fight.enemy_chit_value(m.sight, chit),
    w.DISCARD: lambda m, card: -worth(card),
    w.PLAY: DraculaMind.play,
}
