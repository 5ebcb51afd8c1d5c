"""The easy hunter: what each choice is worth. Passing is worth nothing."""

from __future__ import annotations

from collections.abc import Callable

from whitby.bots.fury.mind import NEVER, Mind
from whitby.bots.fury2015 import fight
from whitby.bots.fury2015.cards import worth
from whitby.bots.fury2015.europe import STEPS
from whitby.bots.fury2015.hunt import Hunt, start
from whitby.bots.fury2015.sight import Sight
from whitby.games.fury.europe import is_sea
from whitby.games.fury2015 import words as w
from whitby.games.fury2015.ambush import kind_in
from whitby.games.fury2015.state import FOE_DRACULA, RUMOR_TOKEN, UP
from whitby.games.fury2015.words import NOUNS, SEAT0, SPACE0


class HunterMind(Mind):
    """What a hunter thinks of each answer to one question."""

    def __init__(self, sight: Sight, likely: dict[int, float], chance_of_older: Callable[[int], float]) -> None:
        super().__init__(PLAIN, BY_NOUN)
        self.sight = sight
        self.hunt = Hunt(sight, likely, chance_of_older)
        self.me = sight.seat

    # --- actions ---------------------------------------------------------------------
    def passing(self) -> float:
        """Nothing done: as an action the worst."""
        return self.hunt.staying() - 0.5 if self.sight.question == "hunter-acts" else 0.0

    def play(self, card: int) -> float:
        """An event or item, as an action or in a window."""
        name = NOUNS[card]
        if self.sight.question == "hunter-acts":
            act = ACTIONS.get(name)
            return act(self) if act is not None else NEVER
        answer = ANSWERS.get(name)
        return answer(self) if answer is not None else 1.0

    def play_now(self, card: int) -> float:
        """Good Luck: against Dracula's ally at once, against roadblocks not."""
        return 20.0 if self.sight.view["allies"][1] != w.EMPTY else NEVER

    def use(self) -> float:
        """What is offered by a question or a window."""
        question = self.sight.question
        if question == "may-join":
            return 1.0 if self.sight.hurt(self.me) < 0.4 and self.sight.armed() else -1.0
        if question == "pays-customs":
            return 0.5 if self.sight.health_left(self.me) <= 3 or len(self.sight.view["items"][self.me]) < 2 else -0.5
        if question == "wax-cylinders":
            return 0.6
        return 2.0  # rid of a vampire for a delay, Dracula's ally gone, Lucy's Revenge

    # --- cards -------------------------------------------------------------------------
    def discard(self, card: int) -> float:
        """Throw away what is worth least; before a mob only to stay alive."""
        question = self.sight.question
        if question == "faces-mob":
            mortal = len(self.sight.view["items"][self.me]) >= self.sight.health_left(self.me)
            return (5.0 if mortal else -1.0) - worth(card)
        if question == "pick-encounter":
            return worth(card)
        if question == "spied-on":
            return (0.5 if len(self.sight.view["tickets"][self.me]) == 2 and self.sight.armed() > 2 else -1.0) - 0.1 * worth(card)
        if question == "keep-ticket":
            return 0.8 - worth(card)
        return -worth(card)

    def show(self, card: int) -> float:
        """Shown against an encounter: gladly; as the card of the weakened: what tells least."""
        return -worth(card) if self.sight.question in ("show-item", "show-event") else 3.0

    def take(self, card: int) -> float:
        """The best card on offer."""
        return worth(card)

    def combat_card(self, card: int) -> float:
        """A card for this round; taken back only for a better one."""
        value = fight.hunter_card_value(self.sight, card)
        if self.sight.question == "may-swap":
            return value - fight.hunter_card_value(self.sight, self.sight.view["chosen_cards"][self.me]) - 0.2
        return value

    def accept(self) -> float:
        """A bargain that gives no less than it takes."""
        given, got = self.sight.view["trade_offers"]
        return sum([worth(c) for c in got], 0.0) - sum([worth(c) for c in given], 0.0) - 0.01

    # --- people and places ------------------------------------------------------------------
    def face(self, lurking: int) -> float:
        """What is weak first, vampires last."""
        return -worth(kind_in(lurking))

    def stake(self, lurking: int) -> float:
        """A Stake for a vampire, not for a hoax."""
        return 5.0 if kind_in(lurking) != w.HOAX else -9.0

    def name(self, place: int) -> float:
        """Where he may be, or where his trail may be."""
        chance = self.hunt.likely.get(place, 0.0) + 0.5 * self.hunt.chance_of_older(place)
        seen = self.sight.hideout_at(place) != w.EMPTY
        ally = self.sight.question not in ("name-city",)
        return -2.0 if seen else chance * 4.0 - (1.0 if ally else 0.0)

    def ally(self) -> float:
        """The card stays as an ally, unless a better one is in play."""
        mine = self.sight.view["allies"][0]
        return 0.2 if mine == w.EMPTY else -0.5

    def remove(self, seat: int) -> float:
        """Out of the combat go the most hurt; a bite is cured for anybody."""
        h = seat - SEAT0
        if self.sight.question == "circle-removes":
            return fight.leaving(self.sight, h)
        return 5.0 - self.sight.health_left(h)

    def look(self, space: int) -> float:
        """The space that tells most: a card not yet seen, newest first."""
        i = space - SPACE0
        trail = self.sight.view["trail"][i]
        hidden = not self.sight.view["hideout_marks"][i] & UP
        if self.sight.question == "wax-cylinders":
            return 0.8 if self.sight.view["hideout_encounters"][i] and self.sight.view["hideout_marks"][i] & RUMOR_TOKEN else 0.1 + 0.02 * i
        return (2.0 if hidden and trail != w.EMPTY else 0.0) - 0.1 * i

    def bless(self, place: int) -> float:
        """Holy ground where he may step next."""
        return sum([x * (1.0 if STEPS[place][p] == 1 else 0.6 if p == place else 0.0) for p, x in self.hunt.likely.items()], 0.0)


# --- events as actions, against what else could be done -----------------------------------------------
def stay(bonus: float) -> Callable[[HunterMind], float]:
    """An action that leaves the hunter where he is."""
    return lambda m: m.hunt.staying() + bonus


def vampire_lair(m: HunterMind) -> float:
    """Influence back by two, as soon as there is any."""
    return m.hunt.staying() + (3.0 if m.sight.view["influence"] >= 2 else -2.0)


def hurry(m: HunterMind) -> float:
    """Three roads for two damage: to where he certainly is."""
    return m.hunt.roads() - 2.0 if m.sight.health_left(m.me) > 4 and len(m.hunt.likely) <= 4 else NEVER


def horses(m: HunterMind) -> float:
    """Fast Horses: the best city within three roads, less a little for the card."""
    return m.hunt.roads() - 0.6


def sail(m: HunterMind) -> float:
    """Two sea moves: when he may be across the water."""
    return m.hunt.staying() + (0.5 if any([is_sea(p) for p in m.hunt.likely]) else -0.6)


def hypnosis(m: HunterMind) -> float:
    """His region, when it is unknown."""
    return m.hunt.staying() + (1.6 if len(m.hunt.likely) > 6 else -1.0)


ACTIONS: dict[str, Callable[[HunterMind], float]] = {
    "blood-transfusion": stay(1.2),
    "consecrated-ground": stay(1.1),
    "excellent-weather": sail,
    "fast-horses": horses,
    "hypnosis": hypnosis,
    "money-trail": stay(0.9),
    "mystic-research": stay(0.5),
    "sense-of-emergency": hurry,
    "vampire-lair": vampire_lair,
    "wax-cylinders": stay(0.7),
}


# --- events in windows -----------------------------------------------------------------------------------
def escape_route(m: HunterMind) -> float:
    """Escape Route: out of a combat in which somebody is nearly dead."""
    return 2.0 if min([m.sight.health_left(h) for h in m.sight.view["fighters"]], default=9) <= 2 else -1.0


def leap(m: HunterMind) -> float:
    """Five for five, with health to spare and Dracula as the foe."""
    fits = m.sight.view["foe"] == FOE_DRACULA and m.sight.health_left(m.me) > 5
    return 2.0 if fits or (m.sight.view["foe"] == FOE_DRACULA and m.sight.damage_left() <= 5) else -1.0


def reports(m: HunterMind) -> float:
    """When little is known of the trail."""
    return 1.0 if len(m.hunt.likely) > 4 and m.sight.day >= 2 else -0.5


def carriage(m: HunterMind) -> float:
    """Four railways: better than a short ticket."""
    fare = m.sight.view["ticket_spent"]
    return 1.0 if fare == w.EMPTY or w.YELLOW[fare] < 2 else -1.0


def save(m: HunterMind) -> float:
    """A bite or mortal damage is prevented."""
    return 5.0


def long_night(m: HunterMind) -> float:
    """Long Night: more moves when Dracula is nearly found."""
    return 0.5 if len(m.hunt.likely) <= 4 else -0.5


ANSWERS: dict[str, Callable[[HunterMind], float]] = {
    "escape-route": escape_route,
    "heroic-leap": leap,
    "newspaper-reports": reports,
    "chartered-carriage": carriage,
    "great-strength": save,
    "long-night": long_night,
    "speedy-telegraph": lambda m: -0.5,
}

PLAIN: dict[int, Callable[[HunterMind], float]] = {
    w.PASS: HunterMind.passing,
    w.DONE: lambda m: 0.0,
    w.KEEP: lambda m: 0.0,
    w.SUPPLY: lambda m: m.hunt.supply(),
    w.RESERVE: lambda m: m.hunt.reserve(),
    w.REST: lambda m: m.hunt.rest(),
    w.SEARCH: lambda m: m.hunt.search(),
    w.BOND: lambda m: m.hunt.bond(),
    w.USE: HunterMind.use,
    w.ALLY: HunterMind.ally,
    w.ACCEPT: HunterMind.accept,
}
BY_NOUN: dict[int, Callable[[HunterMind, int], float]] = {
    w.START: lambda m, place: start(m.sight, place),
    w.ROAD: lambda m, place: m.hunt.going(place),
    w.RIDE: lambda m, place: m.hunt.going(place),
    w.SAIL: lambda m, place: m.hunt.going(place),
    w.RAIL: lambda m, ticket: m.hunt.rail(ticket),
    w.PLAY: HunterMind.play,
    w.PLAY_NOW: HunterMind.play_now,
    w.DISPLAY: lambda m, card: NEVER,
    w.DISCARD: HunterMind.discard,
    w.SHOW: HunterMind.show,
    w.TAKE: HunterMind.take,
    w.GIVE: lambda m, card: -worth(card),
    w.TRADE: lambda m, seat: m.hunt.staying() - 0.8,
    w.LEAD: lambda m, seat: m.hunt.staying() - 0.8,
    w.CHOOSE: HunterMind.combat_card,
    w.FACE: HunterMind.face,
    w.STAKE_IT: HunterMind.stake,
    w.NAME: HunterMind.name,
    w.REMOVE: HunterMind.remove,
    w.LOOK: HunterMind.look,
    w.BLESS: HunterMind.bless,
    w.NEXT: lambda m, seat: 0.0,
    w.UNBLOCK: lambda m, edge: 0.0,
}
