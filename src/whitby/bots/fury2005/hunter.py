"""The easy hunter: what each choice is worth. Passing is worth nothing."""

from __future__ import annotations

from collections.abc import Callable

from whitby.bots.fury.mind import NEVER, Mind
from whitby.bots.fury2005 import fight, hunter_events
from whitby.bots.fury2005.cards import worth
from whitby.bots.fury2005.hunt import Hunt, start
from whitby.bots.fury2005.sight import Sight
from whitby.games.fury.europe import SEA0, is_sea
from whitby.games.fury.trail import LEAVING
from whitby.games.fury2005 import words as w
from whitby.games.fury2005.words import MARKER0, SEAT0


class HunterMind(Mind):
    """What a hunter thinks of each answer to one question."""

    def __init__(self, sight: Sight, likely: dict[int, float], chance_of_older: Callable[[int], float]) -> None:
        super().__init__(PLAIN, BY_NOUN)
        self.sight = sight
        self.hunt = Hunt(sight, likely, chance_of_older)
        self.me = sight.seat

    # --- moving and acting -------------------------------------------------------------
    def passing(self) -> float:
        """Not to invite, not to play, not to act."""
        return 0.0

    def invite(self, seat: int) -> float:
        """Together near Dracula by night; else each hunts for himself, since a group has one search and one action."""
        return 0.5 if self.sight.night and self.hunt.close_to_him() else -1.0

    def accept(self) -> float:
        """Who could not fight him alone goes along."""
        return 0.5 if self.hunt.prospect < 0.5 else -1.0

    def reroll(self) -> float:
        """After an X or a 0, and rather than a short way."""
        return {w.TRAIN_X: 2.0, w.TRAIN_0: 0.8, w.TRAIN_1: 0.0}.get(self.sight.view["train"], -1.0)

    def rest(self, seat: int) -> float:
        """Health for a hunter of the group."""
        hurt = self.sight.hurt(seat - SEAT0)
        return self.hunt.rest() if seat - SEAT0 == self.me else 5.0 * max(0.0, hurt - 0.4)

    def supply(self, seat: int) -> float:
        """Items and events."""
        return self.hunt.supply(self.hunt.at)

    # --- Resolve -------------------------------------------------------------------------
    def report(self) -> float:
        """When little is known of the Trail."""
        return 0.8 if len(self.hunt.likely) > 5 and self.hunt.prospect > 0.5 else -0.5

    def strengthen(self, seat: int) -> float:
        """For a hunter who is badly hurt."""
        h = seat - SEAT0
        return 3.0 * self.sight.hurt(h) - 1.2 if w.HEALTH[h] - self.sight.health(h) >= 4 else -1.0

    # --- cards -------------------------------------------------------------------------
    def play(self, card: int) -> float:
        """An event or item, by its own rule."""
        rule = hunter_events.RULES.get(w.NOUNS[card])
        return rule(self.sight, self.hunt) if rule is not None else -0.5

    def discard(self, card: int) -> float:
        """Throw away what is worth least; a Knife or Stake against a vampire gladly; by Re-Equip only what is poor."""
        question = self.sight.question
        if question == "stake-vampire":
            return 4.0 - worth(card)
        if question == "re-equip":
            return 1.3 - worth(card)
        if question == "ally-drawn":
            return 0.2 if self.sight.view["allies"][0] != w.EMPTY else -1.0
        return -worth(card)

    def show(self, card: int) -> float:
        """Shown against an encounter: gladly; as the card of a bitten hunter: what tells least."""
        return -worth(card) if self.sight.question in ("show-item", "show-event") else 3.0

    def other_kind(self, item: bool) -> float:
        """In a resupply: items, and events while there is room for them."""
        if item:
            return 2.0 * self.hunt.item_need() + 0.3
        return 0.4 if len(self.sight.view["events"][self.me]) < w.EVENT_LIMIT[self.me] else -0.2

    def combat_card(self, card: int) -> float:
        """A card for this round."""
        return fight.hunter_card_value(self.sight, self.me, card)

    # --- people and places ------------------------------------------------------------------
    def name(self, noun: int) -> float:
        """A city where his trail may be, a sea zone where he may be, or a hunter in good health."""
        if noun >= SEAT0:
            return 0.1 * self.sight.health(noun - SEAT0)
        if is_sea(noun):
            return self.hunt.likely.get(noun, 0.0)
        seen = self.sight.hideout_at(noun) != w.EMPTY
        return -2.0 if seen else 4.0 * self.hunt.likely.get(noun, 0.0) + 2.0 * self.hunt.chance_of_older(noun)

    def turn_up(self, marker: int) -> float:
        """The oldest encounter of the Trail."""
        i = (marker - MARKER0) // 2
        return 0.1 * i if i < LEAVING - 3 else 0.0

    def bless(self, place: int) -> float:
        """Holy ground where he may step next, or on a card of his Trail."""
        near = sum([x for p, x in self.hunt.likely.items() if p < SEA0 and self.sight.steps(p, place) == 1], 0.0)
        return near + 2.0 * self.hunt.chance_of_older(place)


PLAIN: dict[int, Callable[[HunterMind], float]] = {
    w.PASS: HunterMind.passing,
    w.DONE: HunterMind.passing,
    w.ACCEPT: HunterMind.accept,
    w.STAY: lambda m: m.hunt.staying(),
    w.RAIL: lambda m: m.hunt.rail(),
    w.REROLL: HunterMind.reroll,
    w.REPORT: HunterMind.report,
    w.TRADE: lambda m: -1.0,
    w.TAKE_ITEM: lambda m: m.other_kind(True),
    w.TAKE_EVENT: lambda m: m.other_kind(False),
    w.USE: lambda m: 0.5,
}
BY_NOUN: dict[int, Callable[[HunterMind, int], float]] = {
    w.START: lambda m, place: start(m.sight, place),
    w.INVITE: HunterMind.invite,
    w.ROAD: lambda m, place: m.hunt.value(place),
    w.RIDE: lambda m, place: m.hunt.value(place),
    w.TRAVEL: lambda m, place: m.hunt.value(place),
    w.SAIL: lambda m, place: m.hunt.value(place),
    w.HURRY: lambda m, place: m.hunt.hurry(place),
    w.STRENGTHEN: HunterMind.strengthen,
    w.REST: HunterMind.rest,
    w.SUPPLY: HunterMind.supply,
    w.CURE: lambda m, seat: 1.0,
    w.PLAY: HunterMind.play,
    w.DISCARD: HunterMind.discard,
    w.SHOW: HunterMind.show,
    w.NAME: HunterMind.name,
    w.TAKE: lambda m, card: worth(card),
    w.GIVE: lambda m, card: -worth(card),
    w.TO: lambda m, seat: NEVER,
    w.CHOOSE: HunterMind.combat_card,
    w.APPLY: lambda m, seat: fight.applied_value(m.sight, seat - SEAT0),
    w.TURN_UP: HunterMind.turn_up,
    w.BLESS: HunterMind.bless,
    w.UNBLESS: lambda m, place: -m.bless(place),
    w.REMOVE: lambda m, noun: worth(noun),
}
