"""The easy hunter: what each choice is worth. Passing is worth nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from whitby.bots.fury.mind import NEVER, Mind
from whitby.bots.fury1987 import fight
from whitby.bots.fury1987.cards import worth
from whitby.bots.fury1987.hunt import Hunt, start
from whitby.bots.fury1987.sight import Sight
from whitby.games.fury1987 import words as w
from whitby.games.fury1987.state import FOE_DRACULA
from whitby.games.fury1987.words import RESTOCK, SEAT0, STOCK0

FREE: Final = 30.0  # better than any answer: what costs nothing is done at once
POOR: Final = 1.1  # a weapon that is worth less is exchanged
HARMLESS: Final[tuple[int, ...]] = (w.HOAX, w.STORMS, w.THIEF)  # encounters for which no card is spent


class HunterMind(Mind):
    """What a hunter thinks of each answer to one question."""

    def __init__(self, sight: Sight, likely: dict[int, float], visits: Mapping[int, float]) -> None:
        super().__init__(PLAIN, BY_NOUN)
        self.sight = sight
        self.hunt = Hunt(sight, likely, visits)
        self.me = sight.seat

    # --- moving and acting -------------------------------------------------------------
    def passing(self) -> float:
        """Not to move is a choice like the others; elsewhere nothing is done."""
        return self.hunt.passing() if self.sight.question == "hunter-moves" else 0.0

    def invite(self, seat: int) -> float:
        """Together near Dracula; else each hunts for himself, since a group has one search and one supply."""
        return 0.5 if self.hunt.close_to_him() > 0.4 else -1.0

    def join(self) -> float:
        """The same for who is invited, and for who could not fight alone."""
        return 0.5 if self.hunt.close_to_him() > 0.4 or self.hunt.prospect < 0 else -1.0

    def attack(self, seat: int) -> float:
        """With weapons that hurt Dracula, where he may be."""
        return self.hunt.prospect + 0.2 if self.hunt.likely.get(self.hunt.at, 0.0) > 0 else -0.5

    def stock(self, noun: int) -> float:
        """So many weapons and events."""
        weapons, events = [int(n) for n in w.STOCKS[noun - STOCK0].split("-")[1:]]
        extra = 0.2 if weapons + events == RESTOCK["large"] else 0.0
        return 0.1 + weapons * self.hunt.weapon() + events * self.hunt.event() + extra

    def heal(self) -> float:
        """Holy Water against a Bite costs the turn: not when Dracula is close."""
        return 0.8 - self.hunt.close_to_him()

    # --- Hosts --------------------------------------------------------------------------
    def bless(self, place: int) -> float:
        """A Host where he may step next."""
        return sum([x for p, x in self.hunt.likely.items() if self.sight.steps(p, place) <= 1], 0.0)

    # --- chits and cards -----------------------------------------------------------------
    def play(self, card: int) -> float:
        """An event or Garlic, by its own rule."""
        rule = PLAYED.get(card)
        return rule(self) if rule is not None else -0.5

    def spare_encounter(self) -> float:
        """A card against what hurts."""
        return -0.5 if self.sight.view["met_kind"] in HARMLESS else 0.8

    def escape_route(self) -> float:
        """Out of a combat that bodes ill; rather not to leave an encounter behind."""
        if self.sight.view["foe"] == FOE_DRACULA:
            return -self.hunt.prospect - 0.3
        return 0.4 if w.IS_VAMPIRE[self.sight.view["met_kind"]] and self.sight.is_bitten(self.me) else -0.5

    def discard(self, card: int) -> float:
        """Throw away what is worth least; Stake or Holy Water against a Vampire gladly; a poor weapon for another."""
        if self.sight.question == "destroy-vampire":
            return self.stake() - worth(card)
        if self.sight.question in ("exchange-weapons", "re-equip"):
            return POOR - worth(card)
        return -worth(card)

    def stake(self) -> float:
        """A Vampire destroyed, but not the sixth: with five gone he hardly wins by those that are left, and six are a draw."""
        return -1.0 if self.sight.ends_in_a_draw() else 5.0

    def show(self, chit: int) -> float:
        """A Knife against a sleeping Vampire, or whatever else helps at no cost."""
        return self.stake() if self.sight.question == "destroy-vampire" else 3.0

    def name(self, noun: int) -> float:
        """A town where he may have been, or a hunter: the bitten one to heal, the one with least wounds to give blood."""
        if noun >= SEAT0:
            return 0.1 * self.sight.left(noun - SEAT0)
        return self.bless(noun) - (1.0 if self.sight.encounter(noun) >= w.EMPTY else 0.0)


PLAYED: Final[dict[int, Callable[[HunterMind], float]]] = {
    w.GARLIC: lambda m: m.hunt.prospect,
    w.DAWN_RAID: lambda m: 0.8,
    w.ADVANCE_PLANNING: lambda m: 0.8 if m.sight.view["foe"] == FOE_DRACULA else -0.3,
    w.GREAT_STRENGTH: lambda m: 1.0 if m.sight.view["incoming_bite"] or m.sight.view["incoming_wounds"][m.me] > 1 else -0.3,
    w.HEROIC_LEAP: lambda m: 5.0 if m.sight.view["fleeing"] else 2.0 - m.hunt.prospect if m.sight.left(m.me) > 6 else -1.0,
    w.HYPNOSIS: lambda m: 1.0 if len(m.hunt.likely) > 3 else -0.5,
    w.PRE_WARNED: HunterMind.spare_encounter,
    w.ESCAPE_ROUTE: HunterMind.escape_route,
    w.CHARTERED_CARRIAGE: lambda m: 0.5,
}
PLAIN: Final[dict[int, Callable[[HunterMind], float]]] = {
    w.PASS: HunterMind.passing,
    w.DONE: lambda m: 0.0,
    w.STOP: lambda m: m.hunt.value(m.hunt.at),
    w.STAY: lambda m: 0.0,
    w.RAIL: lambda m: m.hunt.rail(),
    w.JOIN: HunterMind.join,
    w.HEAL: HunterMind.heal,
    w.LAY_HOST: lambda m: m.bless(m.hunt.at) - 0.8,
    w.SHOW_DOGS: lambda m: FREE,
    w.TRANSFUSE: lambda m: FREE,
    w.SAIL_FAR: lambda m: NEVER,
}
BY_NOUN: Final[dict[int, Callable[[HunterMind, int], float]]] = {
    w.START: lambda m, place: start(m.sight, place),
    w.ROAD: lambda m, place: m.hunt.value(place),
    w.SEA: lambda m, place: m.hunt.value(place),
    w.RIDE: lambda m, place: m.hunt.value(place),
    w.INVITE: HunterMind.invite,
    w.ATTACK: HunterMind.attack,
    w.STOCK: HunterMind.stock,
    w.TAKE_HOST: lambda m, place: -0.3,
    w.MOVE_HOST: HunterMind.name,
    w.PLAY: HunterMind.play,
    w.SHOW: HunterMind.show,
    w.DISCARD: HunterMind.discard,
    w.NAME: HunterMind.name,
    w.GIVE: lambda m, chit: -worth(chit),
    w.TO: lambda m, seat: NEVER if m.sight.question == "swap-weapons" else -len(m.sight.view["weapons"][seat - SEAT0]),
    w.CHOOSE: lambda m, chit: fight.hunter_chit_value(m.sight, m.me, chit),
    w.APPLY: lambda m, seat: fight.applied_value(m.sight, seat - SEAT0),
}
