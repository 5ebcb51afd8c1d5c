"""The easy Dracula: what each choice is worth. Passing is worth nothing."""

from __future__ import annotations

from collections.abc import Callable

from whitby.bots.fury.mind import NEVER, Mind
from whitby.bots.fury2015 import fight, flight
from whitby.bots.fury2015.cards import is_vampire, worth
from whitby.bots.fury2015.europe import STEPS, steps
from whitby.bots.fury2015.sight import Sight
from whitby.games.fury.europe import OFF, is_city
from whitby.games.fury.trail import LEAVING
from whitby.games.fury2015 import words as w
from whitby.games.fury2015.ambush import hideout_in, kind_in
from whitby.games.fury2015.europe import EDGES
from whitby.games.fury2015.state import FOE_DRACULA, KIND, UP
from whitby.games.fury2015.words import EDGE0, NOUNS, SEAT0, SPACE0

DELAYING = ("hoax", "saboteur", "unnatural-fog")


class DraculaMind(Mind):
    """What Dracula thinks of each answer to one question."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(PLAIN, BY_NOUN)
        self.sight = sight
        self.at = next(iter(sight.dracula_may_be), OFF)

    # --- the trail ---------------------------------------------------------------------
    def lay(self, card: int) -> float:
        """A location, or a power card."""
        gone = self.sight.about[0] if self.sight.question == "misdirect-move" else w.EMPTY
        return flight.moving(self.sight, card, gone) if card < w.DARK_CALL else flight.power(self.sight, card)

    def place(self, kind: int) -> float:
        """Vampires where hunters are far, ambushes where they are near; nothing dear on Hide."""
        v = self.sight.view
        i = self.sight.about[0] if self.sight.about else 0
        card = v["trail"][i]
        if card == w.HIDE:
            return -worth(kind)
        far = self.sight.nearest(card) if card >= 0 else 3
        if is_vampire(kind):
            return worth(kind) - (0.0 if far >= 3 else 2.0 if far == 2 else 4.5)
        return worth(kind) + (0.8 if far <= 2 else 0.0)

    def rumor(self, space: int) -> float:
        """On a vampire that nobody has found, as late as can be: the token draws hunters."""
        i = space - SPACE0
        v = self.sight.view
        found = v["hideout_marks"][i] & UP
        if found or not any([is_vampire(e & KIND) for e in v["hideout_encounters"][i]]):
            return -1.0
        return (-0.5, 0.2, 3.0)[i]

    def mature(self) -> float:
        """Nearly always; a lair only now and then, for what cannot mature."""
        return 0.4 if self.sight.view["hideout_encounters"][LEAVING] else 0.15

    def ripen(self, kind: int) -> float:
        """All effects, the vampire last: it clears the hideout."""
        return 1.0 if is_vampire(kind) else 2.0

    # --- ambush ----------------------------------------------------------------------------
    def ambush(self, lurking: int) -> float:
        """A delay protects what else lies there; a vampire strikes when the hunter is weak."""
        if self.sight.question == "seduction":
            return worth(kind_in(lurking))
        kind = kind_in(lurking)
        h = self.sight.about[0] if self.sight.about else 0
        if not is_vampire(kind):
            return 2.0 if NOUNS[kind] in DELAYING else 1.2
        rest = len(self.sight.view["hideout_encounters"][hideout_in(lurking)])
        return 0.8 if self.sight.hurt(h) >= 0.4 or not self.sight.view["items"][h] or rest == 1 else -0.4

    # --- combat -----------------------------------------------------------------------------
    def combat_card(self, card: int) -> float:
        """A combat card for this round."""
        return fight.dracula_card_value(self.sight, card)

    def engage(self, seat: int) -> float:
        """The hunter whom the card chosen hurts most."""
        card = self.sight.view["chosen_cards"][w.DRACULA]
        return fight.value_against(self.sight, seat - SEAT0, card) if card >= 0 else 0.0

    def strike(self, seat: int) -> float:
        """The weakest hunter first, of those with most items."""
        return 10.0 - self.sight.health_left(seat - SEAT0) + 0.3 * len(self.sight.view["items"][seat - SEAT0])

    def take(self, card: int) -> float:
        """A combat card by Plotting, or an event back from the discards."""
        return fight.dracula_card_value(self.sight, card) if card < w.EVENT0 else worth(card)

    def use(self) -> float:
        """Plotting, bodyguards, and allies that are better kept."""
        return 0.0 if w.ALLY in [c for _, options in self.sight.view["options"] for c in options] else 1.5

    def ally(self) -> float:
        """An ally stays; or the hunters lose theirs."""
        return 1.0

    def fly(self, place: int) -> float:
        """As a bat to where the hunters are far."""
        return 1.0 + flight.moving(self.sight, place) - flight.staying(self.sight)

    def spare(self, seat: int) -> float:
        """In fog the strong may be left out."""
        return 0.5 if self.sight.view["dracula_damage"] > 6 or self.sight.hunters_at(self.at) > 1 else -0.5

    # --- against hunters -----------------------------------------------------------------------
    def carry_away(self, place: int) -> float:
        """Take a hunter as far from the trail as can be."""
        trail = [p for p in self.sight.view["trail"][:9] if is_city(p)]
        return 0.3 * min([steps(p, place) for p in trail], default=3) + 0.3 * steps(self.at, place) - (2.0 if place in trail else 0.0)

    def most_hunters(self, place: int) -> float:
        """Where most hunters are, the weak counting more."""
        return sum([1.0 + self.sight.hurt(h) for h in self.sight.hunters if self.sight.at[h] == place], 0.0)

    def block(self, edge: int) -> float:
        """A road beside a hunter that leads towards him."""
        a, b = EDGES[edge - EDGE0]
        best = 0.0
        for h in self.sight.hunters:
            near = min(steps(self.sight.at[h], a), steps(self.sight.at[h], b))
            home = min(steps(self.at, a), steps(self.at, b))
            best = max(best, 2.0 / (1 + near) + 1.0 / (1 + home))
        return best

    def storm(self, place: int) -> float:
        """A sea beside a hunter's port."""
        return 0.6 if self.sight.nearest(place) <= 1 and STEPS[self.at][place] > 0 else -0.2

    def discard(self, card: int) -> float:
        """A hunter's best card; of his own the least, and never a vampire for nothing."""
        question = self.sight.question
        if question == "takes-card":
            return worth(card)
        if question in ("brides-exchange", "may-discard-encounter"):
            return 1.55 - worth(card)
        return -worth(card)

    # --- events -------------------------------------------------------------------------------------
    def play(self, card: int) -> float:
        """An event in a window: by its own rule, else gladly."""
        rule = EVENTS.get(NOUNS[card])
        return rule(self) if rule is not None else 1.0

    def play_now(self, card: int) -> float:
        """Devilish Power against an ally or holy ground; Swiftness waits for the end of the phase."""
        v = self.sight.view
        return 60.0 if card == w.DEVILISH_POWER and (v["allies"][0] != w.EMPTY or v["consecrated"] != OFF) else NEVER


# --- when an event is worth playing ---------------------------------------------------------------------
def against_arrival(m: DraculaMind) -> float:
    """Horses bolt when a hunter comes upon the trail."""
    h = m.sight.about[1] if m.sight.question == "road-taken" else 0
    place = m.sight.at[h]
    i = m.sight.hideout_at(place)
    return 2.0 if place == m.at or (i != w.EMPTY and m.sight.view["hideout_encounters"][i]) else -0.5


def schemes(m: DraculaMind) -> float:
    """Another encounter on the third space: a vampire, where nobody looks."""
    v = m.sight.view
    return 1.5 if any([is_vampire(e) for e in v["encounters"]]) and not v["hideout_marks"][2] & UP else -0.5


def swiftness(m: DraculaMind) -> float:
    """Another phase for Dracula, when hunters are near."""
    return 1.0 if m.sight.nearest(m.at) <= 2 else -0.2


def nocturnal(m: DraculaMind) -> float:
    """Combats of dawn and day as at night: when hunters stand where he is, and he is in good health."""
    return 1.0 if m.sight.hunters_at(m.at) and m.sight.view["dracula_damage"] < 9 else -0.5


def rage(m: DraculaMind) -> float:
    """Enraged: his card is not cancelled, but he cannot escape in this combat, so only while he is in good health."""
    return 1.0 if m.sight.view["foe"] == FOE_DRACULA and m.sight.view["dracula_damage"] < 8 else -0.5


EVENTS: dict[str, Callable[[DraculaMind], float]] = {
    "wild-horses": against_arrival,
    "hidden-schemes": schemes,
    "unearthly-swiftness": swiftness,
    "nocturnal-visit": nocturnal,
    "enraged": rage,
    "summon-storms": lambda m: 0.1,
}
PLAIN: dict[int, Callable[[DraculaMind], float]] = {
    w.PASS: lambda m: 0.0,
    w.DONE: lambda m: 0.0,
    w.MATURE: DraculaMind.mature,
    w.SETTLE: lambda m: 0.0,
    w.USE: DraculaMind.use,
    w.ALLY: DraculaMind.ally,
    w.UNBLESS: lambda m: 0.7,
}
BY_NOUN: dict[int, Callable[[DraculaMind, int], float]] = {
    w.START: lambda m, place: flight.start(m.sight, place),
    w.LAY: DraculaMind.lay,
    w.PROWL: lambda m, place: flight.wolf(m.sight, place),
    w.REPLACE: lambda m, space: flight.misdirect(m.sight, space - SPACE0),
    w.PLACE: DraculaMind.place,
    w.RUMOR: DraculaMind.rumor,
    w.RIPEN: DraculaMind.ripen,
    w.CLEAR: lambda m, space: 0.0,
    w.AMBUSH: DraculaMind.ambush,
    w.CHOOSE: DraculaMind.combat_card,
    w.ENGAGE: DraculaMind.engage,
    w.STRIKE: DraculaMind.strike,
    w.TAKE: DraculaMind.take,
    w.FLY: DraculaMind.fly,
    w.SPARE: DraculaMind.spare,
    w.WARD: DraculaMind.carry_away,
    w.CARRY: DraculaMind.carry_away,
    w.RIDE: DraculaMind.carry_away,
    w.FOG: DraculaMind.most_hunters,
    w.NAME: DraculaMind.most_hunters,
    w.BLOCK: DraculaMind.block,
    w.UNBLOCK: lambda m, edge: -m.block(edge),
    w.STORM: DraculaMind.storm,
    w.CALM: lambda m, place: -m.storm(place),
    w.LOOK: lambda m, space: 1.0 + 0.2 * (space - SPACE0) if any([is_vampire(e) for e in m.sight.view["encounters"]]) else -0.5,
    w.DISCARD: DraculaMind.discard,
    w.PLAY: DraculaMind.play,
    w.PLAY_NOW: DraculaMind.play_now,
}
