"""The easy Dracula: what each choice is worth. Passing is worth nothing."""

from __future__ import annotations

from collections.abc import Callable

from whitby.bots.fury.mind import Mind
from whitby.bots.fury2005 import dracula_events, fight, flight
from whitby.bots.fury2005.cards import worth
from whitby.bots.fury2005.sight import Sight
from whitby.games.fury.europe import OFF, is_city
from whitby.games.fury.trail import LEAVING, TRAIL
from whitby.games.fury2005 import words as w
from whitby.games.fury2005.europe import EDGES, RAIL0
from whitby.games.fury2005.state import KIND, UP
from whitby.games.fury2005.words import EDGE0, HIDE, MARKER0, NEW_VAMPIRE, SEAT0, SPACE0

ENDS_TURN = ("fog", "bats", "saboteur")  # encounters that guard what else lies there


class DraculaMind(Mind):
    """What Dracula thinks of each answer to one question."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(PLAIN, BY_NOUN)
        self.sight = sight
        self.at = next(iter(sight.dracula_may_be), OFF)

    # --- the Trail ---------------------------------------------------------------------
    def lay(self, card: int) -> float:
        """A location, or a power."""
        return flight.moving(self.sight, card) if card < w.POWER0 else flight.power(self.sight, card)

    def place(self, kind: int) -> float:
        """One New Vampire at a time, where hunters are far, since a matured one clears the Trail; else what harms most.

        A vampire that drops off now spares the newest card: there the next one may lie.
        """
        v = self.sight.view
        if v["trail"][0] == HIDE:
            return -worth(kind)
        near = self.sight.nearest(self.at) <= 2
        if kind == NEW_VAMPIRE:
            ripe = any([e & KIND == NEW_VAMPIRE for e in v["dropped"]])
            return 0.0 if flight.hidden_vampires(self.sight) and not ripe else worth(kind) - (1.5 if near else 0.0)
        return worth(kind) + (0.6 if near and w.NOUNS[kind] in ENDS_TURN else 0.0)

    def bury(self) -> float:
        """A card of which nothing will mature, as a trap where hunters are near."""
        v = self.sight.view
        ripe = any([w.CAN_MATURE[e & KIND] for e in v["hideout_encounters"][LEAVING]])
        hidden = not v["hideout_marks"][LEAVING] & UP
        return -2.0 if ripe else 0.4 if hidden and self.sight.nearest(v["trail"][LEAVING]) <= 3 else -0.4

    def give_back(self, space: int) -> float:
        """The card that leaves goes to the deck; one of the Catacombs if it is seen and nothing lies there."""
        i = space - SPACE0
        if i == LEAVING:
            return 0.0
        return 0.5 if self.sight.view["hideout_marks"][i] & UP and not self.sight.view["hideout_encounters"][i] else -0.5

    def add(self, kind: int) -> float:
        """Something more for the Catacombs, but no vampire, and nothing that can mature elsewhere."""
        return -2.0 if w.CAN_MATURE[kind] else 0.4 + 0.1 * worth(kind)

    def mature(self) -> float:
        """A vampire always; what else matures, unless clearing the Trail costs a vampire."""
        if self.sight.view["dropped"][0] & KIND == NEW_VAMPIRE:
            return 10.0
        return -1.0 if [i for i in flight.hidden_vampires(self.sight) if i >= TRAIL // 2] else 0.8

    def meet(self, marker: int) -> float:
        """What ends the hunters' turn comes first, a vampire last by day."""
        space, slot = divmod(marker - MARKER0, 2)
        kind = self.sight.view["hideout_encounters"][space][slot] & KIND
        if kind == NEW_VAMPIRE:
            return 1.0 if self.sight.night else -1.0
        return 3.0 if w.NOUNS[kind] in ENDS_TURN else worth(kind)

    # --- hunters ------------------------------------------------------------------------------
    def hunter(self, seat: int) -> float:
        """The weakest, and Mina whom one Bite defeats."""
        h = seat - SEAT0
        v = self.sight.view
        return 10.0 - self.sight.health(h) + 2.0 * int(v["bites"][h]) + 0.4 * len(v["items"][h])

    def target(self, seat: int) -> float:
        """The hunter whom the card laid hurts most."""
        return fight.value_against(self.sight, seat - SEAT0, self.sight.view["laid"][w.DRACULA])

    def ambush(self, kind: int) -> float:
        """What strikes at once; a vampire by night."""
        return (worth(kind) if self.sight.night else -1.0) if kind == NEW_VAMPIRE else worth(kind)

    def carry_away(self, place: int) -> float:
        """Take hunters as far from the Trail as can be."""
        trail = [p for p in self.sight.view["trail"][:LEAVING] if is_city(p)]
        far = min([self.sight.steps(p, place) for p in trail], default=3)
        return 0.3 * far + 0.3 * self.sight.steps(self.at, place) - (2.0 if place in trail else 0.0)

    def block(self, edge: int) -> float:
        """A road beside a hunter that leads towards him, rather than a railway."""
        a, b = EDGES[edge - EDGE0]
        best = 0.0
        for h in self.sight.hunters:
            near = min(self.sight.steps(self.sight.at[h], a), self.sight.steps(self.sight.at[h], b))
            home = min(self.sight.steps(self.at, a), self.sight.steps(self.at, b))
            best = max(best, 2.0 / (1 + near) + 1.0 / (1 + home))
        return best - (0.3 if edge - EDGE0 >= RAIL0 else 0.0)

    # --- cards --------------------------------------------------------------------------------------
    def fly(self, place: int) -> float:
        """As a bat to where the hunters are far."""
        return 2.0 + flight.moving(self.sight, place) + flight.threat(self.sight, self.at)

    def discard(self, card: int) -> float:
        """A hunter's best card; of his own the least; an Ally that is no better than the one in play."""
        if self.sight.question == "smash-item":
            return worth(card)
        if self.sight.question == "ally-drawn":
            return 0.2 if self.sight.view["allies"][1] != w.EMPTY else -1.0
        return -worth(card)

    def play(self, card: int) -> float:
        """An event by its own rule, or the encounter of an ambush."""
        if card >= w.ENCOUNTER0:
            return self.ambush(card)
        rule = dracula_events.RULES.get(w.NOUNS[card])
        return rule(self.sight) if rule is not None else 0.5


PLAIN: dict[int, Callable[[DraculaMind], float]] = {
    w.PASS: lambda m: 0.0,
    w.DONE: lambda m: 0.0,
    w.WOLF_AND_HIDE: lambda m: flight.power(m.sight, HIDE) - 1.0,
    w.BURY: DraculaMind.bury,
    w.MATURE: DraculaMind.mature,
    w.USE: lambda m: 0.5,
    w.TAKE_ITEM: lambda m: 1.0,
    w.TAKE_EVENT: lambda m: 0.5,
}
BY_NOUN: dict[int, Callable[[DraculaMind, int], float]] = {
    w.START: lambda m, place: flight.start(m.sight, place),
    w.LAY: DraculaMind.lay,
    w.WOLF: lambda m, place: flight.wolf(m.sight, place),
    w.RETRACE: lambda m, place: flight.retrace(m.sight, place),
    w.WOLF_AND_RETRACE: lambda m, place: flight.retrace(m.sight, place) - 1.1,
    w.PLACE: DraculaMind.place,
    w.RETURN: DraculaMind.give_back,
    w.ADD: DraculaMind.add,
    w.KEEP: lambda m, kind: worth(kind),
    w.MEET: DraculaMind.meet,
    w.NAME: DraculaMind.hunter,
    w.CHOOSE: lambda m, card: fight.enemy_card_value(m.sight, card),
    w.TARGET: DraculaMind.target,
    w.FLY: DraculaMind.fly,
    w.CARRY: DraculaMind.carry_away,
    w.BLOCK: DraculaMind.block,
    w.UNBLESS: lambda m, place: -float(m.sight.steps(m.at, place)),
    w.REMOVE: lambda m, noun: 1.0,
    w.DISCARD: DraculaMind.discard,
    w.PLAY: DraculaMind.play,
}
