"""What a player might try at a question: the own cards, the places near by and the actions of the moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.cards import kinds
from whitby.engine import NOUN, options_for, question_name, seats_asked
from whitby.games.fury2015.combat import OWN_CARDS
from whitby.games.fury2015.europe import (
    ADJACENT,
    ATTACHED,
    CASTLE,
    NOT_CONSECRABLE,
    OFF,
    RAIL_WAYS,
    REGION,
    ROAD_WAYS,
    ROADS,
    ROADS_2,
    SEA0,
    SEAS,
    is_city,
    is_hospital,
    is_sea,
    within,
)
from whitby.games.fury2015.refusals.asked import about
from whitby.games.fury2015.refusals.cards import playable_cards
from whitby.games.fury2015.refusals.draculas import POWERS_LAID, wolf_roads
from whitby.games.fury2015.refusals.journeys import CARRIAGE, HURRY
from whitby.games.fury2015.refusals.why import why_not
from whitby.games.fury2015.state import HIDEOUTS, KIND, LEAVING, TRAIL, Fury, dracula_at, lurker, spaces_here
from whitby.games.fury2015.words import (
    ALLY,
    AMBUSH,
    BLESS,
    BLOCK,
    BLOW0,
    BOND,
    CALM,
    CARRY,
    CHOOSE,
    DISCARD,
    DISPLAY,
    DRACULA,
    EDGE0,
    EMPTY,
    ENGAGE,
    EVENT0,
    FACE,
    FLY,
    FOG,
    GIVE,
    HUNTERS,
    IS_ALLY,
    LAY,
    LEAD,
    LOOK,
    MINA,
    NAME,
    NEXT,
    PASS,
    PLACE,
    PROWL,
    RAIL,
    REMOVE,
    REPLACE,
    RESERVE,
    REST,
    RIDE,
    RIPEN,
    ROAD,
    RUMOR,
    SAIL,
    SEARCH,
    SEAT0,
    SETTLE,
    SHOW,
    SPACE0,
    SPARE,
    STAKE_IT,
    START,
    STORM,
    STRIKE,
    SUPPLY,
    TAKE,
    TRADE,
    UNBLESS,
    USE,
    VAN_HELSING,
    VERBS,
    WARD,
    WOLF_AND_HIDE,
)

Tries = Callable[[Fury, int], list[int]]

TAKES: Final[dict[int, frozenset[int]]] = {verb: frozenset(nouns) for _, verb, nouns in VERBS}
# question -> what might be done there with each card of the own hand
WITH_HAND: Final[dict[str, int]] = {
    "offer-cards": GIVE,
    "trim-items": DISCARD,
    "trim-events": DISCARD,
    "trim-tickets": DISCARD,
    "give-up-ticket": DISCARD,
    "spied-on": DISCARD,
    "faces-mob": DISCARD,
    "takes-card": DISCARD,
    "show-item": SHOW,
    "show-event": SHOW,
}
# the same with each item
WITH_ITEMS: Final[dict[str, int]] = {
    "may-show": SHOW,
    "may-show-weapon": SHOW,
    "faces-wolves": SHOW,
    "second-weapon": SHOW,
    "wards-off": SHOW,
    "may-host": SHOW,
    "take-item": TAKE,
}
# question -> what might be done there to each hunter
WITH_HUNTERS: Final[dict[str, int]] = {
    "next-hunter": NEXT,
    "hunters-strike": NEXT,
    "engage": ENGAGE,
    "claw-again": STRIKE,
    "choose-victim": STRIKE,
    "choose-guarded": STRIKE,
    "wolf-hunts": STRIKE,
    "vampiric-influence": STRIKE,
    "may-spare": SPARE,
    "circle-removes": REMOVE,
    "escape-route": REMOVE,
    "blood-transfusion": REMOVE,
}
# question -> what might be done there with each space of the trail
WITH_SPACES: Final[dict[str, int]] = {
    "may-spread-rumor": RUMOR,
    "choose-report": LOOK,
    "money-trail": LOOK,
    "wax-cylinders": LOOK,
    "corrupt": LOOK,
}


def hand(s: Fury, seat: int) -> tuple[int, ...]:
    """All cards of the own hand."""
    return s.events[seat] + s.encounters if seat == DRACULA else s.items[seat] + s.events[seat] + s.tickets[seat]


def tickets(s: Fury, h: int) -> list[int]:
    """All tickets of the hand."""
    return [DISCARD | t for t in s.tickets[h]]


def thrown(s: Fury, seat: int) -> list[int]:
    """His hand, and the kinds that lie on the trail."""
    return [DISCARD | c for c in hand(s, seat)] + [DISCARD | (e & KIND) for i in range(HIDEOUTS) for e in s.lurking[i]]


def discards(s: Fury, seat: int) -> list[int]:
    """All events among the faceup discards."""
    return [TAKE | c for c in kinds(s.event_out)]


def hunted_cities(s: Fury) -> list[int]:
    """Where hunters are."""
    return [p for p in s.at if is_city(p)]


# --- a hunter -------------------------------------------------------------------------
def actions(s: Fury, h: int) -> list[int]:
    """All actions there are, with the ways out of this place."""
    p = s.at[h]
    others = [SEAT0 + x for x in HUNTERS if x != h and s.at[x] != OFF]
    tries = [SUPPLY, RESERVE, REST, SEARCH] + [TRADE | x for x in others]
    if h == VAN_HELSING:
        tries += [LEAD | x for x in others]
    if h == MINA:
        tries.append(BOND)
    tries += [ROAD | q for q, _ in ROAD_WAYS[p]] + [SAIL | q for q in SEAS[p]] + [RAIL | t for t in kinds(s.tickets[h])]
    if is_hospital(p):
        tries.append(ROAD | ATTACHED[p])
    return [PASS] + tries if is_sea(p) else tries


def railways(s: Fury, seat: int) -> list[int]:
    """This city, and those that a carriage could reach."""
    p = s.at[about(s, 0)]
    return [RIDE | q for q in [p] + within(RAIL_WAYS, p, CARRIAGE, (), ())]


def long_roads(s: Fury, h: int) -> list[int]:
    """This city, and those as far away as the hunter may go."""
    most = about(s, 1) if question_name(s) == "ride-out" else HURRY
    return [ROAD | q for q in [s.at[h]] + within(ROAD_WAYS, s.at[h], most, (), ())]


def seaways(s: Fury, h: int) -> list[int]:
    """This place and those next to it by sea."""
    return [SAIL | q for q in (s.at[h], *SEAS[s.at[h]]) if q < LAND_AND_SEA]


def found(s: Fury, h: int) -> list[int]:
    """What the search has turned up, to be faced or staked."""
    lurking = [lurker(i, e & KIND) for i in spaces_here(s, s.at[h]) for e in s.lurking[i]]
    return [FACE | x for x in lurking] + [STAKE_IT | x for x in lurking]


def combat_cards(s: Fury, seat: int) -> list[int]:
    """A hunter's own cards and items, or all of Dracula's kinds."""
    if seat == DRACULA:
        return [CHOOSE | c for c in range(BLOW0, EVENT0)]
    return [CHOOSE | c for c in OWN_CARDS] + [CHOOSE | c for c in kinds(s.items[seat])]


def blessed(s: Fury, seat: int) -> list[int]:
    """The cities that cannot be blessed."""
    return [BLESS | c for c in (*NOT_CONSECRABLE, s.holy, *s.hosts) if c != OFF]


def named(s: Fury, seat: int) -> list[int]:
    """The city that was named first."""
    return [NAME | about(s, 1)] if about(s, 1) != OFF else []


def allies_out(s: Fury, seat: int) -> list[int]:
    """The allies among the discards."""
    return [TAKE | c for c in kinds(s.event_out) if IS_ALLY[c]]


def his_events(s: Fury, seat: int) -> list[int]:
    """F15-CARD-behind-the-veil  The events that Dracula has just shown."""
    return [DISCARD | c for c in kinds(s.events[DRACULA])]


def luck(s: Fury, seat: int) -> list[int]:
    """Dracula's ally, whether there is one or not."""
    return [USE]


# --- Dracula ----------------------------------------------------------------------------
def starts(s: Fury, seat: int) -> list[int]:
    """The castle, and where hunters are."""
    return [START | c for c in [CASTLE] + hunted_cities(s)]


def carried(s: Fury, seat: int) -> list[int]:
    """The hunter's place and those next to it, by rail too."""
    p = s.at[about(s, 1 if question_name(s) == "wild-horses" else 0)]
    near = [p, *ADJACENT[p], *[q for q, _ in RAIL_WAYS[p]]]
    return [CARRY | q for q in near if is_city(q)]


def trail_cards(s: Fury, seat: int) -> list[int]:
    """Places next to him, by rail too, and every power card."""
    here = dracula_at(s)
    near = [*ADJACENT[here], *[q for q, _ in RAIL_WAYS[here]]]
    tries = [LAY | q for q in near] + [LAY | power for power in POWERS_LAID]
    if question_name(s) == "choose-card":
        tries += [REPLACE | (SPACE0 + i) for i in range(TRAIL) if s.trail[i] != EMPTY]
        tries += [WOLF_AND_HIDE] if s.wolf_with_hide else []
        tries += [PROWL | q for q in (wolf_roads(here) if is_sea(here) else ROADS[here])]
    return tries


def lurkers(s: Fury, seat: int) -> list[int]:
    """Every encounter that lies somewhere."""
    return [AMBUSH | lurker(i, e & KIND) for i in range(LEAVING) for e in s.lurking[i]]


def seducers(s: Fury, seat: int) -> list[int]:
    """What lies where the hunter searches."""
    return [AMBUSH | lurker(i, e & KIND) for i in spaces_here(s, s.at[about(s, 1)]) for e in s.lurking[i]]


def placed(s: Fury, seat: int) -> list[int]:
    """Kinds of encounters that lie on the trail."""
    return [PLACE | (e & KIND) for i in range(HIDEOUTS) for e in s.lurking[i]]


def ripening(s: Fury, seat: int) -> list[int]:
    """What leaves the trail."""
    return [RIPEN | (e & KIND) for e in s.lurking[LEAVING]]


def flights(s: Fury, seat: int) -> list[int]:
    """Cities one or two roads away."""
    return [FLY | q for q in ROADS_2[dracula_at(s)]]


def plots(s: Fury, seat: int) -> list[int]:
    """All kinds of combat cards."""
    return [TAKE | c for c in range(BLOW0, EVENT0)]


def fogged(s: Fury, seat: int) -> list[int]:
    """Where hunters are, and the cities beyond the border of the region."""
    beyond = [q for c in range(SEA0) if REGION[c] == about(s, 0) for q in ROADS[c]]
    return [FOG | q for q in hunted_cities(s) + beyond]


def hunted(s: Fury, seat: int) -> list[int]:
    """The place of the wolves, and where hunters are."""
    return [NAME | q for q in [about(s, 0)] + hunted_cities(s) if is_city(q)]


def wards(s: Fury, seat: int) -> list[int]:
    """All hospitals."""
    return [WARD | w for w in range(70, 73)]


def blocked(s: Fury, seat: int) -> list[int]:
    """Roads and railways with a roadblock."""
    return [BLOCK | (EDGE0 + e) for e in s.blocks]


def stormy(s: Fury, seat: int) -> list[int]:
    """Seas with a storm."""
    return [STORM | p for p in s.storms]


def calm(s: Fury, seat: int) -> list[int]:
    """All seas."""
    return [CALM | p for p in range(SEA0, LAND_AND_SEA)]


def devilish(s: Fury, seat: int) -> list[int]:
    """What Devilish Power could remove."""
    return [UNBLESS, ALLY]


def lairs(s: Fury, seat: int) -> list[int]:
    """A lair instead."""
    return [SETTLE]


LAND_AND_SEA: Final = 70
TRIES: Final[dict[str, Tries]] = {
    "hunter-starts": starts,
    "dracula-starts": starts,
    "hunter-acts": actions,
    "keep-ticket": tickets,
    "train-leaves": railways,
    "ride-out": long_roads,
    "hurries": long_roads,
    "sail-on": seaways,
    "search-goes-on": found,
    "choose-cards": combat_cards,
    "may-swap": combat_cards,
    "consecrate": blessed,
    "place-host": blessed,
    "name-city": named,
    "surprising-return": allies_out,
    "pick-encounter": his_events,
    "choose-luck": luck,
    "carried-off": carried,
    "wild-horses": carried,
    "choose-card": trail_cards,
    "misdirect-move": trail_cards,
    "may-ambush": lurkers,
    "seduction": seducers,
    "encounter-step": placed,
    "furnish-lair": placed,
    "lurk-there": placed,
    "ripens": ripening,
    "brides-exchange": thrown,
    "may-discard-encounter": thrown,
    "take-discard": discards,
    "may-fly": flights,
    "choose-plot": plots,
    "choose-fog": fogged,
    "choose-wolves": hunted,
    "fix-ward": wards,
    "place-block": blocked,
    "raise-storm": stormy,
    "storm-passes": calm,
    "devilish-power": devilish,
    "leaving": lairs,
}


def tries(s: Fury, seat: int) -> list[int]:
    """What the seat might try at the pending question; its other cards it might want to play."""
    name = question_name(s)
    out: list[int] = []
    if name in TRIES:
        out = TRIES[name](s, seat)
    elif name in WITH_HAND:
        verb = WITH_HAND[name]
        out = [verb | card for card in hand(s, seat) if card in TAKES[verb]]
    elif name in WITH_ITEMS:
        out = [WITH_ITEMS[name] | card for card in s.items[seat]]
    elif name in WITH_HUNTERS:
        out = [WITH_HUNTERS[name] | (SEAT0 + h) for h in HUNTERS]
    elif name in WITH_SPACES:
        out = [WITH_SPACES[name] | (SPACE0 + i) for i in range(TRAIL)]
    return out


def closed(s: Fury, seat: int) -> list[tuple[int, str]]:
    """What a player might try now and cannot, each with its reason: a card of the hand that is good for something is not listed again."""
    if seat not in seats_asked(s):
        return []
    options = options_for(s, seat)
    attempts = tries(s, seat)
    spoken_for = [choice & NOUN for choice in options + attempts if choice & ~NOUN != DISPLAY]
    attempts += [choice for choice in playable_cards(s, seat) if choice & NOUN not in spoken_for]
    return [(choice, why_not(s, seat, choice)) for choice in dict.fromkeys(attempts) if choice not in options]
