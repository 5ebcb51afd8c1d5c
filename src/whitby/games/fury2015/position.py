"""Any position of Fury of Dracula (3rd edition) by name: what is said is set, what is not said is filled in, what cannot be is refused.

Every position is a whole one: each card lies somewhere exactly once, and decks are whatever is left.

    scene(at={"mina": "vienna"}, trail=["budapest", None, {"card": "paris", "up": True, "encounters": ["rats"]}, "hide"])
        Godalming's day turn. Hunters not named stand in London, Amsterdam, Zurich and Madrid; without a trail Dracula is in Galatz.
    scene(turn="mina", phase="night", items={"mina": ["knife"]}, event_bottom=["roadblock", "long-night"])
        The hunters before Mina have acted; the lowest event is Roadblock, above it Long Night.
    scene(phase="dawn", weekday="monday", despair=1)
        At a dawn, `day` and `weekday` name the day that breaks: its marker moves, then the first question of that dawn is asked.
    scene(phase="dracula", step="card", trail=[None, "vienna", "prague"])
        After the slide, so that space 1 is free; without `step` the phase runs from its start, and the trail is that before the slide.
    scene(combat={"fighters": ["mina", "seward"], "round": 2, "night": True, "hand": ["fangs"], "last": {"mina": "punch"}}, ...)
        The choice of cards in a fight with Dracula; hunters in it stand in his city, and his hand is filled up to five.
    scene(combat={"foe": "new-vampire", "fighters": ["mina"], "ambush": True, "damage": 1}, at={"mina": "vienna"}, trail=["vienna"])
        The vampire lurked where Mina stands; "hideout": "space-2" where it lurked under a Hide. "night": True is a night turn.
    scene(combat={"step": "engage", "cards": {"dracula": "fangs", "mina": "punch", "seward": "dodge"}}, ...)
        Cards lie facedown; "step": "reveal" with "engaged": "mina" runs on to what follows the reveal. "step": "start" draws five
        cards by CHANCE before anything else; "step": "open" asks for the cards that open a combat, the hand already drawn.

A trail space is a card ("vienna", "hide", "dark-call", "feed", "misdirect"), None, or a table: card, up, encounters (facedown),
faceup (encounters), wolf, bat, rumor, damage (kind -> damage of a vampire there). A card in whose city a hunter stands is up, and so is the
Hide tied to it; neighbours on the trail need not be neighbours on the map. Off the board is None or "off" in `at`, with `ward` for the
hospital.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.board import BIT
from whitby.cards import without
from whitby.engine import NOUN, Pile, State, Task, ask_window, settle
from whitby.game import Position
from whitby.games.fury.europe import OFF, is_city, is_sea
from whitby.games.fury.trail import LAIRS, TRAIL, hideout_of
from whitby.games.fury2015.ambush import ambush_over, may_ambush, search_goes_on, search_over
from whitby.games.fury2015.body import DAYS
from whitby.games.fury2015.combat import combat, combat_ends, combat_round, engage, events_again, show_cards
from whitby.games.fury2015.dracula import choose_card, dracula_phase, encounter_step, end_of_phase, slide
from whitby.games.fury2015.europe import EDGE_NAMES, HOSPITAL0, NOT_CONSECRABLE, PLACES, WARDS
from whitby.games.fury2015.hunters import hunter_turn, next_hunter
from whitby.games.fury2015.rules import (
    dawn,
    day,
    dracula_starts,
    dusk,
    fog_lifts,
    hosts_leave,
    hunter_starts,
    night,
    night_over,
    road_reopened,
    setup,
    storm_passes,
)
from whitby.games.fury2015.state import (
    BATCARD,
    DAWN,
    DAY,
    DRACULAS,
    DUSK,
    FACEUP,
    FOE_DRACULA,
    KIND,
    NIGHT,
    RUMORED,
    UP,
    WOLF,
    WOUND,
    Fury,
    dracula_at,
    is_weakened,
    tied_hide,
    tied_location,
)
from whitby.games.fury2015.state import SETUP as SETTING_UP
from whitby.games.fury2015.trail import takes_encounters
from whitby.games.fury2015.windows import COMBAT_START
from whitby.games.fury2015.words import (
    BAT,
    BATS_TOKENS,
    BITE_SPACES,
    BLOW_DECK,
    COMBAT_HAND,
    COMBATS,
    DARK_CALL,
    DESPAIRS,
    DRACULA,
    EMPTY,
    ENCOUNTER_DECK,
    ENCOUNTER_HAND,
    EVENT0,
    EVENT_DECK,
    EVENT_LIMIT,
    FOGS,
    GARLIC_WREATH,
    GODALMING,
    HEALTH,
    HIDE,
    HOSTS,
    HUNTERS,
    INFLUENCE_WINS,
    IS_ALLY,
    IS_DRACULAS,
    IS_VAMPIRE,
    ITEM_DECK,
    ITEM_LIMIT,
    LUCYS_REVENGE,
    NOUNS,
    PLANNED_AMBUSH,
    PLOTTING,
    POWERS,
    ROADBLOCKS,
    SEATS,
    SPACES,
    STORMS,
    TICKET_LIMIT,
    TICKET_POOL,
    TOKENS,
    VAMPIRE_HEALTH,
    WOLF_FORM,
)

OPTION_NAMES: Final = (
    "vampire_night", "open_encounters", "hide_behind_power", "private_talk", "events_after_combat", "wolf_with_hide",
    "hide_tied_to_leaving",
)  # fmt: skip
PHASES: Final = ("deal", "setup", "dawn", "day", "dusk", "night", "dracula", "combat")
STEPS: Final = ("slide", "card", "encounter", "end")
FIGHT_STEPS: Final = ("start", "open", "choose", "engage", "reveal")
FIGHT: Final = (
    "foe", "hideout", "damage", "fighters", "round", "night", "hand", "played", "last", "cards", "engaged", "mesmerized", "plots",
    "enraged", "lucy", "planned", "wreaths", "bullets", "ambush", "step",
)  # fmt: skip
EFFECTS: Final[dict[str, str]] = {
    "long-night": "long_night",
    "renewed-vigor": "vigor",
    "speedy-telegraph": "telegraph",
    "devilish-power": "no_supply",
    "devilish-power-next": "no_supply_next",
    "darkness-returns": "darkness",
    "nocturnal-visit": "nocturnal",
    "unearthly-swiftness": "swift",
}
STAND: Final = ("london", "amsterdam", "zurich", "madrid")  # hunters, if not said
LURK: Final = ("galatz", "varna", "athens", "sarajevo", "granada", "cagliari")  # Dracula, if no trail is said
PARTS: Final[dict[str, str]] = {
    "phase": "deal, setup, dawn, day (the default), dusk, night, dracula or combat",
    "step": "in the dracula phase: slide, card, encounter or end, to begin later",
    "turn": "whose turn it is, or who starts (phase setup); the hunters before have had theirs; godalming",
    "acted": "the hunters who have had their turn, if not those before `turn`",
    "day": "days since the first Monday; 0, or 1 at dawn. weekday instead: monday to sunday",
    "weekday": "the day by its name, in the week that the despair tells",
    "despair": "despair tokens; one a week, at most 3",
    "influence": "the influence track; 0",
    "at": "hunter -> place, or None or off for one off the board; london, amsterdam, zurich, madrid",
    "ward": "hunter off the board -> hospital space",
    "damage": "seat -> damage",
    "bites": "hunter -> bite tokens",
    "delayed": "hunters lying down",
    "bats": "hunters with a bats token",
    "items": "hunter -> items",
    "events": "seat -> events in hand",
    "tickets": "hunter -> tickets",
    "shown": "weakened hunter -> the item and the event that lie faceup; the first of each",
    "trail": "space 1 first: a card, None, or a table (card, up, encounters, faceup, wolf, bat, rumor, damage)",
    "lairs": "up to three, written like the trail",
    "encounters": "the encounters in Dracula's hand; five of what is left",
    "rumors": "rumor tokens before Dracula; those not yet placed",
    "bodyguards": "Szgany Bodyguards kept before Dracula",
    "fog": "cities, one entry a token",
    "storms": "seas",
    "roadblocks": "roads as vienna/prague, railways as vienna=venice",
    "consecrated": "the city with consecrated ground",
    "hosts": "cities with a heavenly host",
    "allies": "hunters or dracula -> ally",
    "effects": ", ".join(EFFECTS),
    "event_top": "the top of the event deck; a hunter event",
    "event_bottom": "the bottom of the event deck, from the bottom up, backs known",
    "event_deck": "what else is in the event deck; all that is left. Said, the others are discards",
    "event_discards": "faceup discarded events",
    "event_facedown": "facedown discarded Dracula events",
    "item_deck": "the items of the deck; all that is left. Said, the others are discards",
    "item_discards": "discarded items",
    "encounter_deck": "the encounters of the deck; all that is left. Said, the others are discards",
    "encounter_discards": "discarded encounters",
    "combat": "a fight under way: " + ", ".join(FIGHT),
}


def build(options: Mapping[str, Any], parts: Mapping[str, Any]) -> State:
    """The position, standing at its question."""
    phase = str(parts.get("phase", "combat" if "combat" in parts else "day"))
    if phase not in PHASES:
        raise ValueError(f"there is no phase {phase!r}; the phases are {', '.join(PHASES)}")
    start = setup(**{name: bool(options[name]) for name in OPTION_NAMES})
    if phase == "deal":
        if len(parts) > 1:
            raise ValueError("in the phase deal nothing else can be said")
        return start
    s = Fury()
    s.begin()
    for name in OPTION_NAMES:
        setattr(s, name, getattr(start, name))
    fight = by_name(parts, "combat")
    if (phase == "combat") != ("combat" in parts):
        raise ValueError("the phase combat and the part combat go together")
    clock_set(s, parts, phase, fight)
    figures_set(s, parts, phase)
    tokens_set(s, parts)
    left = Left()
    trail_set(s, parts, phase, left)
    hands_set(s, parts, left)
    if fight:
        fight_set(s, fight, parts, left)
    decks_set(s, parts, left, phase)
    s.agenda = fight_agenda(s, fight, parts) if fight else agenda(s, parts, phase)
    settle(s)
    return s


class Left:
    """The cards that lie nowhere yet."""

    def __init__(self) -> None:
        self.items: Pile = ITEM_DECK
        self.events: Pile = EVENT_DECK
        self.encounters: Pile = ENCOUNTER_DECK
        self.tickets: Pile = TICKET_POOL
        self.blows: Pile = BLOW_DECK

    def take(self, pile: str, card: int) -> int:
        """One copy less."""
        now: Pile = getattr(self, pile)
        if card not in now:
            raise ValueError(f"no {NOUNS[card]} is left: every copy lies elsewhere")
        setattr(self, pile, without(now, card))
        return card

    def named(self, pile: str, names: Any) -> list[int]:
        """Cards by their names, taken."""
        return [self.take(pile, card_of(pile, name)) for name in listed(pile, names)]

    def some(self, pile: str, n: int) -> list[int]:
        """The first of each kind, then the next of each: n cards, taken."""
        now: Pile = getattr(self, pile)
        order = sorted(range(len(now)), key=lambda k: (now[:k].count(now[k]), k))
        return [self.take(pile, card) for card in [now[k] for k in order[:n]]]


DECKS: Final[dict[str, Pile]] = {
    "items": ITEM_DECK,
    "events": EVENT_DECK,
    "encounters": ENCOUNTER_DECK,
    "tickets": TICKET_POOL,
    "blows": BLOW_DECK,
}


# --- names ----------------------------------------------------------------------------
def by_name(parts: Mapping[str, Any], name: str) -> dict[str, Any]:
    """A part that is said of several seats."""
    value = parts.get(name) or {}
    if not isinstance(value, Mapping):
        raise ValueError(f"{name} must be a table by name, not {value!r}")
    return dict(value)


def listed(name: str, value: Any) -> list[Any]:
    """A part that is a list."""
    if value is None:
        return []
    if isinstance(value, str) or not hasattr(value, "__iter__"):
        raise ValueError(f"{name} must be a list, not {value!r}")
    return list(value)


def one_of(kind: str, name: Any, names: tuple[str, ...]) -> int:
    """The number of a name among its like."""
    if name not in names:
        raise ValueError(f"there is no {kind} {name!r}; there are {', '.join(names)}")
    return names.index(name)


def seat_of(name: Any) -> int:
    """A seat by its name."""
    return one_of("seat", name, SEATS)


def hunter_of(name: Any) -> int:
    """A hunter by name."""
    return one_of("hunter", name, SEATS[:4])


def place_of(name: Any) -> int:
    """A place by its name."""
    return one_of("place", name, PLACES)


def city_of(name: Any) -> int:
    """A city or the castle."""
    place = place_of(name)
    if not is_city(place):
        raise ValueError(f"{name} is no city")
    return place


def card_of(pile: str, name: Any) -> int:
    """A card of a deck by its name."""
    deck = DECKS[pile]
    for card in deck:
        if NOUNS[card] == name:
            return card
    raise ValueError(f"{name!r} is not among the {pile}; there are {', '.join(dict.fromkeys(NOUNS[c] for c in deck))}")


def edge_of(name: Any) -> int:
    """A road or railway, its cities in either order."""
    for mark in "/=":
        a, found, b = str(name).partition(mark)
        if found and f"{b}{mark}{a}" in EDGE_NAMES:
            name = f"{b}{mark}{a}"
    if name not in EDGE_NAMES:
        raise ValueError(f"there is no road or railway {name!r}; write vienna/prague for a road, vienna=venice for a railway")
    return EDGE_NAMES.index(str(name))


def number(name: str, value: Any, least: int, most: int) -> int:
    """A number within its bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{name} must be from {least} to {most}, not {value!r}")
    return value


def at_most(what: str, n: int, most: int) -> None:
    """There are only so many."""
    if n > most:
        raise ValueError(f"there are only {most} {what}, not {n}")


# --- the parts ------------------------------------------------------------------------
def clock_set(s: Fury, parts: Mapping[str, Any], phase: str, fight: dict[str, Any]) -> None:
    """Day, despair, influence, effects. A dawn moves the marker itself, so it begins in the night before."""
    at_dawn = phase == "dawn"
    despair = number("despair", parts["despair"], 0, DESPAIRS) if "despair" in parts else None
    if "day" in parts and "weekday" in parts:
        raise ValueError("say the day or the weekday, not both")
    if "day" in parts:
        s.day = number("day", parts["day"], 1 if at_dawn else 0, 6999)
    elif "weekday" in parts:
        s.day = one_of("weekday", parts["weekday"], DAYS) + 7 * (despair or 0)
        if at_dawn and s.day % 7 == 0:
            s.day += 7
    else:
        s.day = 7 * (despair or 0) + (1 if at_dawn else 0)
    if at_dawn:
        s.day -= 1
    s.despair = min(DESPAIRS, s.day // 7)
    if despair is not None and despair != s.despair:
        before = " before this dawn" if at_dawn else ""
        raise ValueError(f"on day {parts.get('day', s.day)} there are {s.despair} despair tokens{before}, not {despair}: one a week")
    s.influence = number("influence", parts.get("influence", 0), 0, INFLUENCE_WINS - 1)
    for name in listed("effects", parts.get("effects")):
        if name not in EFFECTS:
            raise ValueError(f"there is no effect {name!r}; there are {', '.join(EFFECTS)}")
        setattr(s, EFFECTS[str(name)], True)
    s.night = phase in ("dawn", "night", "dracula") or bool(fight.get("night", False))


def figures_set(s: Fury, parts: Mapping[str, Any], phase: str) -> None:
    """Hunters on the board, their damage and bites."""
    placed = phase != "setup"
    said = {hunter_of(name): place for name, place in by_name(parts, "at").items()}
    fight = by_name(parts, "combat")
    for h in HUNTERS:
        if placed or h in said:
            s.at[h] = place_of(STAND[h])
        if h in said:
            s.at[h] = OFF if said[h] in (None, "off") else place_of(said[h])
    if fight and fight.get("foe", "dracula") == "dracula":
        fighters_together(s, parts, fight, said)
    wards = {hunter_of(name): place_of(place) for name, place in by_name(parts, "ward").items()}
    for h in HUNTERS:
        if placed and s.at[h] == OFF:
            s.ward[h] = wards.get(h, WARDS[place_of(STAND[h])][0])
            s.harm[h] = HEALTH[h]
            if s.ward[h] < HOSPITAL0:
                raise ValueError(f"{SEATS[h]} wakes on a hospital space: {', '.join(PLACES[HOSPITAL0:])}")
        elif h in wards:
            raise ValueError(f"{SEATS[h]} is on the board and needs no ward")
    for name, n in by_name(parts, "damage").items():
        seat = seat_of(name)
        if seat == DRACULA:
            s.damage = number("damage", n, 0, HEALTH[seat] - 1)
        else:
            s.harm[seat] = number("damage", n, 0, HEALTH[seat] - (1 if s.at[seat] != OFF or not placed else 0))
    for name, n in by_name(parts, "bites").items():
        s.bites[hunter_of(name)] = number("bites", n, 0, BITE_SPACES[hunter_of(name)])
    for name in listed("delayed", parts.get("delayed")):
        s.delayed[on_board(s, name)] = True
    for name in listed("bats", parts.get("bats")):
        s.batted[on_board(s, name)] = True
    at_most("bats tokens", s.batted.count(True), BATS_TOKENS)


def fighters_together(s: Fury, parts: Mapping[str, Any], fight: dict[str, Any], said: dict[int, Any]) -> None:
    """In a fight with Dracula its hunters stand in his city, said or not."""
    place = place_of("vienna")
    for space in listed("trail", parts.get("trail")):
        card = space.get("card") if isinstance(space, Mapping) else space
        if card in PLACES:
            place = place_of(card)
            break
    else:
        for h in fighters_named(fight):
            if h in said and s.at[h] != OFF:
                place = s.at[h]
    for h in fighters_named(fight):
        if h not in said:
            s.at[h] = place


def fighters_named(fight: dict[str, Any]) -> list[int]:
    """The hunters in the fight."""
    fighters = sorted({hunter_of(name) for name in listed("fighters", fight.get("fighters", ["mina"]))})
    if not fighters:
        raise ValueError("a fight needs a hunter")
    return fighters


def on_board(s: Fury, name: Any) -> int:
    """A hunter who is on the board."""
    h = hunter_of(name)
    if s.at[h] == OFF:
        raise ValueError(f"{name} is off the board")
    return h


def tokens_set(s: Fury, parts: Mapping[str, Any]) -> None:
    """What lies on the map."""
    s.fog = tuple(sorted([city_of(name) for name in listed("fog", parts.get("fog"))]))
    at_most("fog tokens", len(s.fog), FOGS)
    s.storms = tuple(sorted([place_of(name) for name in listed("storms", parts.get("storms"))]))
    at_most("storm tokens", len(s.storms), STORMS)
    if len(set(s.storms)) < len(s.storms) or not all([is_sea(p) for p in s.storms]):
        raise ValueError("storms lie on seas, one on each")
    s.blocks = tuple(sorted([edge_of(name) for name in listed("roadblocks", parts.get("roadblocks"))]))
    at_most("roadblocks", len(s.blocks), ROADBLOCKS)
    if len(set(s.blocks)) < len(s.blocks):
        raise ValueError("one roadblock on a road or railway")
    if parts.get("consecrated") is not None:
        s.holy = city_of(parts["consecrated"])
    s.hosts = tuple(sorted([city_of(name) for name in listed("hosts", parts.get("hosts"))]))
    at_most("heavenly hosts", len(s.hosts), HOSTS)
    for place in s.hosts + ((s.holy,) if s.holy != OFF else ()):
        if place in NOT_CONSECRABLE:
            raise ValueError(f"{PLACES[place]} cannot be consecrated")
    if len(set(s.hosts)) < len(s.hosts) or s.holy in s.hosts:
        raise ValueError("one holy token in a city")


def trail_set(s: Fury, parts: Mapping[str, Any], phase: str, left: Left) -> None:
    """Trail and lairs; Dracula is always somewhere."""
    trail = listed("trail", parts.get("trail"))
    lairs = listed("lairs", parts.get("lairs"))
    at_most("trail spaces", len(trail), TRAIL)
    at_most("lairs", len(lairs), len(LAIRS))
    if phase == "setup":
        if trail or lairs:
            raise ValueError("in the phase setup there is no trail yet")
        return
    after_slide = phase == "dracula" and parts.get("step") == "card"
    for i, space in enumerate(trail):
        hideout_set(s, i, space, left)
    for i, space in enumerate(lairs):
        hideout_set(s, LAIRS[i], space, left)
    if "trail" not in parts:
        taken = [*s.at, *s.hosts, s.holy, *s.trail]
        fight = by_name(parts, "combat")
        if fight and fight.get("foe", "dracula") == "dracula":
            s.trail[0] = s.at[fighters_named(fight)[0]]
        else:
            s.trail[1 if after_slide else 0] = [place_of(p) for p in LURK if place_of(p) not in taken][0]
    if not any([0 <= card < DARK_CALL for card in s.trail[:TRAIL]]):
        raise ValueError("Dracula must be somewhere: a location on the trail")
    if after_slide and s.trail[0] != EMPTY:
        raise ValueError("after the slide space 1 is free: begin the trail with None")
    for card in s.trail:
        if card != EMPTY and s.trail.count(card) > 1:
            raise ValueError(f"there is only one card {NOUNS[card]}")
    at_most("Wolf Form", len([m for m in s.marks if m & WOLF]), 1)
    turn_up_where_hunters_are(s, trail + [None] * (TRAIL - len(trail)) + lairs)
    rumored = len([m for m in s.marks if m & RUMORED])
    known = min(TOKENS["rumor"], 1 + s.despair)
    s.rumors = number("rumors", parts.get("rumors", max(0, known - rumored)), 0, max(0, known - rumored))
    at_most("rumor tokens given out", rumored, known)


def hideout_set(s: Fury, i: int, space: Any, left: Left) -> None:
    """One space of the trail, or a lair."""
    if space is None:
        return
    table: dict[str, Any] = dict(space) if isinstance(space, Mapping) else {"card": space}
    for key in table:
        one_of("word for a hideout", key, ("card", "up", "encounters", "faceup", "wolf", "bat", "rumor", "damage"))
    name = table.get("card")
    if name == NOUNS[WOLF_FORM]:
        raise ValueError("Wolf Form lies with a city: write {'card': ..., 'wolf': True}")
    card = NOUNS.index(str(name)) if name in POWERS else place_of(name)
    if i in LAIRS and (not is_city(card) or table.get("wolf") or table.get("bat")):
        raise ValueError("a lair is a city or the castle, without Wolf Form and bat card")
    if card >= HOSPITAL0 and card < DARK_CALL:
        raise ValueError(f"there is no location card {name}")
    s.trail[i] = card
    s.marks[i] |= UP if table.get("up") else 0
    if (table.get("wolf") and not (card == HIDE and s.wolf_with_hide) or table.get("bat")) and not is_city(card):
        raise ValueError("Wolf Form and a bat card lie with a city")
    s.marks[i] |= (WOLF if table.get("wolf") else 0) | (RUMORED if table.get("rumor") else 0)
    if table.get("bat"):
        s.marks[i] |= BATCARD
        left.take("blows", BAT)
    wounds = by_name(table, "damage")
    lurking: list[int] = []
    for key, mark in (("encounters", 0), ("faceup", FACEUP)):
        for kind in left.named("encounters", table.get(key)):
            harm = wounds.pop(NOUNS[kind], 0)
            if harm and (not IS_VAMPIRE[kind] or not 0 < harm < VAMPIRE_HEALTH[kind]):
                raise ValueError(f"{NOUNS[kind]} cannot lie there with {harm} damage")
            lurking.append(kind | (FACEUP if harm else mark) | harm * WOUND)
    if wounds:
        raise ValueError(f"{', '.join(wounds)} is not there to be damaged")
    if lurking and not takes_encounters(s, i):
        raise ValueError(f"no encounter lies on {name}")
    s.lurking[i] = tuple(sorted(lurking))
    if table.get("rumor") and not lurking:
        raise ValueError("a rumor token lies on a hideout with an encounter")


def turn_up_where_hunters_are(s: Fury, said: list[Any]) -> None:
    """F15-MOVE-06, F15-POWER-09  A city with a hunter has been turned up, and Hide goes with its location."""
    for place in s.at:
        i = hideout_of(s.trail, place) if is_city(place) else EMPTY
        if i != EMPTY:
            space = said[i] if i < len(said) else None
            if isinstance(space, Mapping) and space.get("up") is False:
                raise ValueError(f"a hunter stands in {PLACES[place]}: its card is faceup")
            s.marks[i] |= UP
    for i in range(TRAIL):
        j = tied_location(s, i) if s.trail[i] == HIDE else EMPTY
        if j != EMPTY and tied_hide(s, j) == i and (s.marks[i] | s.marks[j]) & UP:
            s.marks[i] |= UP
            s.marks[j] |= UP


def hands_set(s: Fury, parts: Mapping[str, Any], left: Left) -> None:
    """Items, events, tickets, what is shown, Dracula's encounters and bodyguards, allies."""
    for name, names in by_name(parts, "items").items():
        h = hunter_of(name)
        s.items[h] = tuple(sorted(left.named("items", names)))
        at_most(f"items in the hand of {name}", len(s.items[h]), ITEM_LIMIT[h])
    for name, names in by_name(parts, "tickets").items():
        h = hunter_of(name)
        s.tickets[h] = tuple(sorted(left.named("tickets", names)))
        at_most(f"tickets of {name}", len(s.tickets[h]), TICKET_LIMIT)
    for name, names in by_name(parts, "events").items():
        seat = seat_of(name)
        s.events[seat] = tuple(sorted(left.named("events", names)))
        at_most(f"events in the hand of {name}", len(s.events[seat]), EVENT_LIMIT[seat])
        for card in s.events[seat]:
            if IS_DRACULAS[card] != (seat == DRACULA):
                raise ValueError(f"{NOUNS[card]} is an event of the other side")
    for name, card_name in by_name(parts, "allies").items():
        side = one_of("side", name, ("hunters", "dracula"))
        if card_name is not None:
            s.allies[side] = left.take("events", card_of("events", card_name))
            if not IS_ALLY[s.allies[side]] or IS_DRACULAS[s.allies[side]] != (side == 1):
                raise ValueError(f"{card_name} is no ally of {name}")
    shown_set(s, by_name(parts, "shown"))
    if "encounters" in parts:
        s.encounters = tuple(sorted(left.named("encounters", parts["encounters"])))
    s.guards = number("bodyguards", parts.get("bodyguards", 0), 0, 2)
    for _ in range(s.guards):
        left.take("encounters", card_of("encounters", "szgany-bodyguards"))


def shown_set(s: Fury, shown: dict[str, Any]) -> None:
    """F15-BITE-07  What weakened hunters show."""
    for h in HUNTERS:
        if is_weakened(s, h) and s.at[h] != OFF:
            s.shown_item[h] = s.items[h][0] if s.items[h] else EMPTY
            s.shown_event[h] = s.events[h][0] if s.events[h] else EMPTY
    for name, names in shown.items():
        h = hunter_of(name)
        if not is_weakened(s, h) or s.at[h] == OFF:
            raise ValueError(f"{name} is not weakened and shows nothing")
        for card_name in listed("shown", names):
            found = [c for c in s.items[h] + s.events[h] if NOUNS[c] == card_name]
            if not found:
                raise ValueError(f"{name} has no {card_name} to show")
            if found[0] < EVENT0:
                s.shown_item[h] = found[0]
            else:
                s.shown_event[h] = found[0]


def decks_set(s: Fury, parts: Mapping[str, Any], left: Left, phase: str) -> None:
    """Discards and decks: whatever is left, or what is said, the others discarded."""
    for name in ("long-night", "renewed-vigor", "speedy-telegraph", "nocturnal-visit"):
        if getattr(s, EFFECTS[name]) and name not in listed("event_discards", parts.get("event_discards")):
            s.event_out += (left.take("events", card_of("events", name)),)
    s.item_out = tuple(sorted(left.named("items", parts.get("item_discards"))))
    s.encounter_out = tuple(sorted(left.named("encounters", parts.get("encounter_discards"))))
    s.event_out = tuple(sorted(s.event_out + tuple(left.named("events", parts.get("event_discards")))))
    s.event_down = tuple(sorted(left.named("events", parts.get("event_facedown"))))
    if not all([IS_DRACULAS[c] for c in s.event_down]):
        raise ValueError("only Dracula events are discarded facedown")
    s.event_tail = tuple(reversed(left.named("events", parts.get("event_bottom"))))
    if parts.get("event_top") is not None:
        s.event_top = left.take("events", card_of("events", parts["event_top"]))
    bag = left.named("events", parts["event_deck"]) if "event_deck" in parts else None
    if s.event_top == EMPTY:
        if bag is not None:
            if bag or s.event_tail:
                raise ValueError("with an event deck that is said, say its event_top too")
        else:
            hunters = [c for c in left.events if not IS_DRACULAS[c]] or list(left.events)
            if not hunters:
                raise ValueError("no event is left for the top of the deck")
            s.event_top = left.take("events", max(hunters, key=lambda c: (hunters.count(c), -c)))
    s.event_bag = left.events if bag is None else tuple(sorted(bag))
    s.event_out = s.event_out if bag is None else tuple(sorted(s.event_out + left.events))
    if "item_deck" in parts:
        s.item_bag = tuple(sorted(left.named("items", parts["item_deck"])))
        s.item_out = tuple(sorted(s.item_out + left.items))
    else:
        s.item_bag = left.items
    lair_deck = left.named("encounters", parts["encounter_deck"]) if "encounter_deck" in parts else None
    if "encounters" not in parts:
        s.encounters = tuple(sorted(left.some("encounters", ENCOUNTER_HAND)))
    s.encounter_bag = left.encounters if lair_deck is None else tuple(sorted(lair_deck))
    if lair_deck is not None:
        s.encounter_out = tuple(sorted(s.encounter_out + left.encounters))
    s.ticket_bag = left.tickets
    s.blow_bag = left.blows


# --- what waits -----------------------------------------------------------------------
def agenda(s: Fury, parts: Mapping[str, Any], phase: str) -> list[Task]:
    """What waits, the next on top."""
    if "step" in parts and phase != "dracula":
        raise ValueError("only the Dracula phase has steps here")
    if phase == "setup":
        return setup_agenda(s, parts)
    if phase == "dawn":
        s.phase = DRACULAS
        return [(dawn, ())]
    if phase == "dusk":
        s.phase = DAY
        return [(dusk, ())]
    if phase == "dracula":
        return dracula_agenda(s, parts)
    return hunter_agenda(s, parts, phase == "day", True)


def setup_agenda(s: Fury, parts: Mapping[str, Any]) -> list[Task]:
    """The hunters from `turn` on have not started yet."""
    s.phase = SETTING_UP
    first = seat_of(parts.get("turn", "godalming"))
    for h in HUNTERS:
        if (s.at[h] == OFF) == (h < first):
            if h < first:
                s.at[h] = place_of(STAND[h])
            else:
                raise ValueError(f"{SEATS[h]} has not started yet")
    tasks: list[Task] = [(day, ()), (dracula_starts, ())]
    return tasks + [(hunter_starts, (h,)) for h in reversed(HUNTERS) if h >= first]


def dracula_agenda(s: Fury, parts: Mapping[str, Any]) -> list[Task]:
    """From the start of the phase, or from a step on."""
    s.phase = NIGHT
    if "turn" in parts and parts["turn"] != "dracula":
        raise ValueError("in the Dracula phase it is Dracula's turn")
    if "step" not in parts:
        return [(dawn, ()), (dracula_phase, ())]
    s.phase = DRACULAS
    s.turn = DRACULA
    step = one_of("step", parts["step"], STEPS)
    rest: list[Task] = [(dawn, ()), (end_of_phase, ())]
    if step == 0:
        return rest + [(choose_card, ()), (slide, ())]
    if step == 1:
        return rest + [(choose_card, ())]
    if step == 2 and not takes_encounters(s, 0):
        raise ValueError("no encounter can be placed on space 1")
    return rest + [(encounter_step, ())] if step == 2 else rest


def hunter_agenda(s: Fury, parts: Mapping[str, Any], by_day: bool, begins: bool) -> list[Task]:
    """A hunter's turn, at its beginning or already under way."""
    s.phase = DAY if by_day else NIGHT
    rest: list[Task] = [(dusk, ()) if by_day else (night_over, ()), (next_hunter, ())]
    turn = parts.get("turn")
    acted = {hunter_of(name) for name in listed("acted", parts.get("acted"))}
    if turn is None and "acted" not in parts and begins and s.telegraph:
        s.waiting = 15
        return rest
    if turn is None and "acted" in parts and begins:
        s.waiting = sum([BIT[h] for h in HUNTERS if h not in acted])
        return rest
    h = GODALMING if turn is None else hunter_of(turn)
    s.waiting = sum([BIT[x] for x in HUNTERS if (x not in acted if "acted" in parts else x > h)]) & ~BIT[h]
    s.turn = h
    return rest + ([(hunter_turn, (h,))] if begins else [])


# --- a fight --------------------------------------------------------------------------
def fight_set(s: Fury, fight: dict[str, Any], parts: Mapping[str, Any], left: Left) -> None:
    """Who fights whom, and how far it has come."""
    for key in fight:
        one_of("word for a combat", key, FIGHT)
    s.fighters = fighters_named(fight)
    foe = str(fight.get("foe", "dracula"))
    if foe == "dracula":
        s.foe = FOE_DRACULA
        for h in s.fighters:
            if s.at[h] != dracula_at(s) or not is_city(s.at[h]):
                raise ValueError(f"{SEATS[h]} is not in Dracula's city {PLACES[dracula_at(s)]}")
        s.dark = s.night or s.nocturnal
        if "damage" in fight or "hideout" in fight or "ambush" in fight:
            raise ValueError("damage of Dracula is said outside; hideout and ambush are of vampires")
    else:
        vampire_set(s, fight, foe, left)
    step = one_of("step of a combat", fight.get("step", "choose"), FIGHT_STEPS)
    s.round = number("round", fight.get("round", 1), 1, 6)
    named = left.named("blows", fight.get("hand"))
    cards = {seat_of(name): card for name, card in by_name(fight, "cards").items()}
    if step in (3, 4) and sorted(cards) != [*s.fighters, DRACULA]:
        raise ValueError("say the cards of all the fighters and of dracula")
    if step < 3 and cards:
        raise ValueError("cards are chosen in the steps engage and reveal")
    if DRACULA in cards and NOUNS.index(str(cards[DRACULA])) not in named:
        named.append(left.take("blows", card_of("blows", cards[DRACULA])))
    at_most("cards in his combat hand", len(named), COMBAT_HAND)
    s.plots = number("plots", fight.get("plots", 0), 0, 2)
    played_set(s, fight, left)
    if step > 0:
        for h in s.fighters:
            s.shown_item[h] = EMPTY
            s.shown_event[h] = EMPTY
        s.blow_hand = tuple(sorted(named + left.some("blows", COMBAT_HAND - len(named))))
    elif fight.get("hand"):
        raise ValueError("in the step start the hand is not drawn yet")
    fight_marks_set(s, fight, left)
    for h, name in {hunter_of(n): c for n, c in by_name(fight, "last").items()}.items():
        if s.round < 2 or h not in s.fighters:
            raise ValueError(f"{SEATS[h]} has no card of the round before")
        s.last[h] = combat_card(s, h, name)
    for seat, name in cards.items():
        s.table[seat] = card_of("blows", name) if seat == DRACULA else combat_card(s, seat, name)


def vampire_set(s: Fury, fight: dict[str, Any], foe: str, left: Left) -> None:
    """A vampire out of its hideout."""
    s.foe_kind = left.take("encounters", card_of("encounters", foe))
    if not IS_VAMPIRE[s.foe_kind] or not VAMPIRE_HEALTH[s.foe_kind]:
        raise ValueError(f"nobody fights {foe}")
    place = s.at[s.fighters[0]]
    s.foe = one_of("hideout", fight["hideout"], SPACES) if "hideout" in fight else hideout_of(s.trail, place)
    if s.foe == EMPTY or s.trail[s.foe] == EMPTY or any([s.at[h] != place for h in s.fighters]):
        raise ValueError(f"the fighters must stand together in a hideout of Dracula for {foe} to be there")
    s.foe_harm = number("damage", fight.get("damage", 0), 0, VAMPIRE_HEALTH[s.foe_kind] - 1)
    s.by_ambush = bool(fight.get("ambush", False))
    s.dark = s.vampire_night and (s.night or s.nocturnal)


def played_set(s: Fury, fight: dict[str, Any], left: Left) -> None:
    """His cards of earlier rounds: as many as rounds are over, Plotting among them where it works."""
    played = left.named("blows", fight.get("played"))
    for _ in range(s.plots - played.count(PLOTTING)):
        played.append(left.take("blows", PLOTTING))
    if len(played) > s.round - 1:
        raise ValueError(f"in round {s.round} he has played {s.round - 1} cards, not {len(played)}")
    s.blow_out = tuple(sorted(played + left.some("blows", s.round - 1 - len(played))))


def fight_marks_set(s: Fury, fight: dict[str, Any], left: Left) -> None:
    """What lies in play."""
    for name in listed("mesmerized", fight.get("mesmerized")):
        s.mesmerized |= BIT[in_fight(s, name)]
    s.enraged = bool(fight.get("enraged", False))
    s.bullets = bool(fight.get("bullets", False))
    if fight.get("lucy"):
        s.lucy = in_fight(s, "godalming") == GODALMING
        left.take("events", LUCYS_REVENGE)
    for name in listed("planned", fight.get("planned")):
        s.planned |= BIT[in_fight(s, name)]
        left.take("events", PLANNED_AMBUSH)
    for name, n in by_name(fight, "wreaths").items():
        s.wreaths[in_fight(s, name)] = number("wreaths", n, 0, 3)
        for _ in range(n):
            left.take("items", GARLIC_WREATH)


def in_fight(s: Fury, name: Any) -> int:
    """A hunter who fights."""
    h = hunter_of(name)
    if h not in s.fighters:
        raise ValueError(f"{name} is not in the fight")
    return h


def combat_card(s: Fury, h: int, name: Any) -> int:
    """A card this hunter can have played."""
    if name in COMBATS:
        return NOUNS.index(str(name))
    card = card_of("items", name)
    if card not in s.items[h]:
        raise ValueError(f"{SEATS[h]} has no {name}")
    return card


def fight_agenda(s: Fury, fight: dict[str, Any], parts: Mapping[str, Any]) -> list[Task]:
    """The fight, and what follows it."""
    rest: list[Task]
    if s.foe == FOE_DRACULA:
        if s.night:
            s.phase = DUSK
            rest = [(night, ()), (storm_passes, ()), (road_reopened, ()), (fog_lifts, ())]
        else:
            s.phase = DAWN
            rest = [(day, ()), (hosts_leave, ())]
        if s.events_after_combat:
            rest.append((events_again, ()))
    else:
        h = s.fighters[0] if parts.get("turn") is None else in_fight(s, parts["turn"])
        rest = hunter_agenda(s, {**parts, "turn": SEATS[h]}, not s.night, False)
        i = hideout_of(s.trail, s.at[h])
        rest += [(ambush_over, (i,)), (may_ambush, (h, 0))] if s.by_ambush else [(search_over, (i,)), (search_goes_on, (h,))]
    step = fight.get("step", "choose")
    if step == "start":
        return rest + [(combat, ())]
    rest.append((combat_ends, ()))
    if step in ("open", "choose"):
        s.round -= 1
        rest.append((combat_round, ()))
        return rest + ([(ask_window, (COMBAT_START, DRACULA, 0))] if step == "open" else [])
    rest.append((show_cards, ()))
    if step == "engage":
        return rest + [(engage, ())]
    s.engaged = in_fight(s, fight.get("engaged", SEATS[s.fighters[0]]))
    return rest


# --- reading --------------------------------------------------------------------------
def words(pile: Pile) -> list[str]:
    """Cards by name."""
    return [NOUNS[card & NOUN] for card in pile]


def named(noun: int) -> str | None:
    """A noun by name, None for nothing."""
    return NOUNS[noun] if noun >= 0 else None


def at(s: Fury, seat: str) -> str | None:
    """Where a hunter, or Dracula, is; None off the board."""
    who = seat_of(seat)
    return named(dracula_at(s)) if who == DRACULA else named(s.at[who])


def damage(s: Fury, seat: str) -> int:
    """Somebody's damage."""
    who = seat_of(seat)
    return s.damage if who == DRACULA else s.harm[who]


def bites(s: Fury, seat: str) -> int:
    """A hunter's bite tokens."""
    return s.bites[hunter_of(seat)]


def delayed(s: Fury) -> list[str]:
    """Hunters lying down."""
    return [SEATS[h] for h in HUNTERS if s.delayed[h]]


def bats(s: Fury) -> list[str]:
    """Hunters with a bats token."""
    return [SEATS[h] for h in HUNTERS if s.batted[h]]


def ward(s: Fury, seat: str) -> str | None:
    """The hospital where a hunter will wake."""
    return named(s.ward[hunter_of(seat)])


def items(s: Fury, seat: str) -> list[str]:
    """A hunter's items."""
    return words(s.items[hunter_of(seat)])


def events(s: Fury, seat: str) -> list[str]:
    """A player's events."""
    return words(s.events[seat_of(seat)])


def tickets(s: Fury, seat: str) -> list[str]:
    """A hunter's tickets."""
    return words(s.tickets[hunter_of(seat)])


def hand(s: Fury, seat: str) -> list[str]:
    """Items, events and tickets of a hunter; events and encounters of Dracula."""
    who = seat_of(seat)
    return words(s.events[who] + s.encounters) if who == DRACULA else words(s.items[who] + s.events[who] + s.tickets[who])


def shown(s: Fury, seat: str) -> list[str]:
    """What a weakened hunter shows."""
    h = hunter_of(seat)
    return [NOUNS[c] for c in (s.shown_item[h], s.shown_event[h]) if c != EMPTY]


def space_number(name: Any) -> int:
    """A hideout by number (1 to 6) or name."""
    return number("space", name, 1, TRAIL) - 1 if isinstance(name, int) else one_of("hideout", name, SPACES)


def trail(s: Fury) -> list[str | None]:
    """The cards of the six spaces."""
    return [named(card) for card in s.trail[:TRAIL]]


def lairs(s: Fury) -> list[str]:
    """The lairs' locations."""
    return [NOUNS[s.trail[i]] for i in LAIRS if s.trail[i] != EMPTY]


def up(s: Fury) -> list[str]:
    """The cards of trail and lairs that lie faceup."""
    return [NOUNS[s.trail[i]] for i in range(TRAIL + len(LAIRS)) if s.marks[i] & UP]


def marks(s: Fury, space: Any) -> list[str]:
    """What lies with a hideout: wolf, bat, rumor."""
    i = space_number(space)
    return [name for name, mark in (("wolf", WOLF), ("bat", BATCARD), ("rumor", RUMORED)) if s.marks[i] & mark]


def lurking(s: Fury, space: Any) -> list[str]:
    """The encounters of a hideout."""
    return [NOUNS[e & KIND] for e in s.lurking[space_number(space)]]


def faceup(s: Fury, space: Any) -> list[str]:
    """The encounters of a hideout that lie faceup."""
    return [NOUNS[e & KIND] for e in s.lurking[space_number(space)] if e & FACEUP]


def wounds(s: Fury, space: Any) -> int:
    """The damage on the encounters of a hideout."""
    return sum([e // WOUND for e in s.lurking[space_number(space)]])


def encounters(s: Fury) -> list[str]:
    """Dracula's hand of encounters."""
    return words(s.encounters)


def rumors(s: Fury) -> int:
    """Rumor tokens before Dracula."""
    return s.rumors


def bodyguards(s: Fury) -> int:
    """Bodyguards before Dracula."""
    return s.guards


def influence(s: Fury) -> int:
    """The influence track."""
    return s.influence


def despair(s: Fury) -> int:
    """Despair tokens."""
    return s.despair


def weekday(s: Fury) -> str:
    """The day."""
    return DAYS[s.day % 7]


def is_night(s: Fury) -> bool:
    """The marker stands on a night."""
    return s.night


def phase_name(s: Fury) -> str:
    """setup, dawn, day, dusk, night or dracula."""
    return ("setup", "dawn", "day", "dusk", "night", "dracula")[s.phase]


def turn(s: Fury) -> str | None:
    """Whose turn it is."""
    return SEATS[s.turn] if s.turn >= 0 else None


def fog(s: Fury) -> list[str]:
    """Cities in fog, one entry a token."""
    return words(s.fog)


def storms(s: Fury) -> list[str]:
    """Seas with a storm."""
    return words(s.storms)


def roadblocks(s: Fury) -> list[str]:
    """Roads and railways with a roadblock."""
    return [EDGE_NAMES[e] for e in s.blocks]


def consecrated(s: Fury) -> str | None:
    """The city with consecrated ground."""
    return named(s.holy)


def hosts(s: Fury) -> list[str]:
    """Cities with a heavenly host."""
    return words(s.hosts)


def ally(s: Fury, side: str) -> str | None:
    """The ally of the hunters or of dracula."""
    return named(s.allies[one_of("side", side, ("hunters", "dracula"))])


def effects(s: Fury) -> list[str]:
    """What acts on a phase."""
    return [name for name, field in EFFECTS.items() if getattr(s, field)]


def event_top(s: Fury) -> str | None:
    """The top event."""
    return named(s.event_top)


def event_bottom(s: Fury) -> list[str]:
    """The known bottom of the event deck, from the bottom up."""
    return words(tuple(reversed(s.event_tail)))


def event_deck(s: Fury) -> list[str]:
    """The events between top and known bottom, in no order."""
    return words(s.event_bag)


def event_discards(s: Fury) -> list[str]:
    """Faceup discarded events."""
    return words(s.event_out)


def event_facedown(s: Fury) -> list[str]:
    """Facedown discarded events."""
    return words(s.event_down)


def item_deck(s: Fury) -> list[str]:
    """The items of the deck."""
    return words(s.item_bag)


def item_discards(s: Fury) -> list[str]:
    """Discarded items."""
    return words(s.item_out)


def encounter_deck(s: Fury) -> list[str]:
    """The encounters of the deck."""
    return words(s.encounter_bag)


def encounter_discards(s: Fury) -> list[str]:
    """Discarded encounters, faceup and facedown."""
    return words(tuple(sorted(s.encounter_out + s.encounter_down)))


def pool(s: Fury) -> list[str]:
    """The tickets of the pool."""
    return words(s.ticket_bag)


def fighters(s: Fury) -> list[str]:
    """The hunters in the fight."""
    return [SEATS[h] for h in s.fighters]


def fight(s: Fury) -> str | None:
    """Whom they fight: dracula or a vampire."""
    return None if s.foe == EMPTY else "dracula" if s.foe == FOE_DRACULA else NOUNS[s.foe_kind]


def foe_damage(s: Fury) -> int:
    """The damage of the vampire in the fight."""
    return s.damage if s.foe == FOE_DRACULA else s.foe_harm


def fight_round(s: Fury) -> int:
    """The round of the fight."""
    return s.round


def blows(s: Fury) -> list[str]:
    """Dracula's combat cards in hand."""
    return words(s.blow_hand)


def blow_deck(s: Fury) -> list[str]:
    """His combat deck."""
    return words(s.blow_bag)


def played(s: Fury) -> list[str]:
    """His combat cards played in this fight."""
    return words(s.blow_out)


def table(s: Fury, seat: str) -> str | None:
    """The card a player has on the table."""
    return named(s.table[seat_of(seat)])


def last(s: Fury, seat: str) -> str | None:
    """A hunter's card of the round before."""
    return named(s.last[hunter_of(seat)])


def cancelled(s: Fury) -> list[str]:
    """Whose cards are cancelled in this round."""
    return [name for seat, name in enumerate(SEATS) if s.cancelled & BIT[seat]]


def mesmerized(s: Fury) -> list[str]:
    """Hunters under his eyes."""
    return [SEATS[h] for h in HUNTERS if s.mesmerized & BIT[h]]


def engaged(s: Fury) -> str | None:
    """The engaged hunter."""
    return SEATS[s.engaged] if s.engaged >= 0 else None


def plots(s: Fury) -> int:
    """Plotting faceup."""
    return s.plots


def weakened(s: Fury) -> list[str]:
    """Weakened hunters."""
    return [SEATS[h] for h in HUNTERS if is_weakened(s, h)]


POSITION: Final[Position] = Position(
    build,
    PARTS,
    {
        "at": at, "damage": damage, "bites": bites, "delayed": delayed, "bats": bats, "ward": ward, "items": items, "events": events,
        "tickets": tickets, "hand": hand, "shown": shown, "trail": trail, "lairs": lairs, "up": up, "marks": marks, "lurking": lurking,
        "faceup": faceup, "wounds": wounds, "encounters": encounters, "rumors": rumors, "bodyguards": bodyguards,
        "influence": influence, "despair": despair, "weekday": weekday, "is_night": is_night, "phase": phase_name, "turn": turn,
        "fog": fog, "storms": storms, "roadblocks": roadblocks, "consecrated": consecrated, "hosts": hosts, "ally": ally,
        "effects": effects, "event_top": event_top, "event_bottom": event_bottom, "event_deck": event_deck,
        "event_discards": event_discards, "event_facedown": event_facedown, "item_deck": item_deck, "item_discards": item_discards,
        "encounter_deck": encounter_deck, "encounter_discards": encounter_discards, "pool": pool, "fighters": fighters, "fight": fight,
        "foe_damage": foe_damage, "round": fight_round, "blows": blows, "blow_deck": blow_deck, "played": played, "table": table,
        "last": last, "cancelled": cancelled, "mesmerized": mesmerized, "engaged": engaged, "plots": plots, "weakened": weakened,
    },
)  # fmt: skip
