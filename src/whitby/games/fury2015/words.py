"""The nouns and verbs of Fury of Dracula (3rd edition), and the figures of its cards. Nothing here is a rule."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from whitby.cards import EMPTY as EMPTY
from whitby.cards import UNKNOWN as UNKNOWN
from whitby.engine import ANYTIME, VERB
from whitby.engine import PASS as PASS
from whitby.games.fury2015.europe import EDGE_NAMES, PLACES, REGIONS

CARDS: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "cards.toml").read_text("utf-8"))

# --- seats -------------------------------------------------------------------------
GODALMING: Final = 0
SEWARD: Final = 1
VAN_HELSING: Final = 2
MINA: Final = 3
DRACULA: Final = 4
SEATS: Final[tuple[str, ...]] = ("godalming", "seward", "van-helsing", "mina", "dracula")
HUNTERS: Final[tuple[int, ...]] = (0, 1, 2, 3)  # of no fixed length, or mypyc makes a new tuple for every loop
TO_HUNTERS: Final = 15
TO_DRACULA: Final = 16

# --- how it ends ------------------------------------------------------------------
ENDINGS: Final[dict[str, str]] = {"influence-complete": "F15-WIN-01", "dracula-defeated": "F15-WIN-02"}  # why the game is over -> clause
INFLUENCE_COMPLETE: Final = 0
DRACULA_DEFEATED: Final = 1


def _ids(table: str) -> tuple[str, ...]:
    return tuple([str(c["id"]) for c in CARDS[table]])


def _column(table: str, key: str) -> tuple[int, ...]:
    return tuple([int(c.get(key, 0)) for c in CARDS[table]])


# --- nouns -------------------------------------------------------------------------
POWERS: Final[tuple[str, ...]] = ("dark-call", "feed", "hide", "misdirect", "wolf-form")
ITEMS: Final = _ids("item")
HUNTER_COMBATS: Final = _ids("combat")  # the hunters' own
DRACULA_COMBATS: Final = _ids("blow")  # Dracula's combat cards, which are also the icons
EVENTS: Final = _ids("event")
ENCOUNTERS: Final = _ids("encounter")
TICKETS: Final = _ids("ticket")
HIDEOUT_SPACES: Final[tuple[str, ...]] = ("space-1", "space-2", "space-3", "space-4", "space-5", "space-6", "lair-1", "lair-2", "lair-3")
SPACES: Final[tuple[str, ...]] = HIDEOUT_SPACES + ("leaving",)  # the hideout pushed off the trail
LURKERS: Final[tuple[str, ...]] = tuple([f"{space}:{enc}" for space in HIDEOUT_SPACES for enc in ENCOUNTERS])
NUMBERS: Final[tuple[str, ...]] = tuple([str(i) for i in range(21)])
BACKS: Final[tuple[str, ...]] = ("city-back", "sea-back", "castle-back", "hunter-back", "dracula-back")

NOUNS: Final[tuple[str, ...]] = (
    PLACES
    + POWERS
    + ITEMS
    + HUNTER_COMBATS
    + DRACULA_COMBATS
    + EVENTS
    + ENCOUNTERS
    + TICKETS
    + SEATS
    + SPACES
    + LURKERS
    + EDGE_NAMES
    + REGIONS
    + NUMBERS
    + BACKS
)
assert len(set(NOUNS)) == len(NOUNS) <= 1024

POWER0: Final = 73
ITEM0: Final = 78
HUNTER_COMBAT0: Final = 90
DRACULA_COMBAT0: Final = 93
EVENT0: Final = 100
ENCOUNTER0: Final = 147
TICKET0: Final = 160
SEAT0: Final = 165
SPACE0: Final = 170
LURKER0: Final = 180
EDGE0: Final = 297
REGION0: Final = 456
NUMBER0: Final = 463
BACK0: Final = 484
for _first, _name in (
    (POWER0, POWERS[0]),
    (ITEM0, ITEMS[0]),
    (HUNTER_COMBAT0, HUNTER_COMBATS[0]),
    (DRACULA_COMBAT0, DRACULA_COMBATS[0]),
    (EVENT0, EVENTS[0]),
    (ENCOUNTER0, ENCOUNTERS[0]),
    (TICKET0, TICKETS[0]),
    (SEAT0, SEATS[0]),
    (SPACE0, SPACES[0]),
    (LURKER0, LURKERS[0]),
    (EDGE0, EDGE_NAMES[0]),
    (REGION0, REGIONS[0]),
    (NUMBER0, NUMBERS[0]),
    (BACK0, BACKS[0]),
):
    assert NOUNS[_first] == _name, _name


DARK_CALL: Final = 73
FEED: Final = 74
HIDE: Final = 75
MISDIRECT: Final = 76
WOLF_FORM: Final = 77

KNIFE: Final = NOUNS.index("knife")
PISTOL: Final = NOUNS.index("pistol")
RIFLE: Final = NOUNS.index("rifle")
CRUCIFIX: Final = NOUNS.index("crucifix")
GARLIC: Final = NOUNS.index("garlic")
HEAVENLY_HOST: Final = NOUNS.index("heavenly-host")
HOLY_CIRCLE: Final = NOUNS.index("holy-circle")
HOLY_BULLETS: Final = NOUNS.index("holy-bullets")
GARLIC_WREATH: Final = NOUNS.index("garlic-wreath")
FAST_HORSES: Final = NOUNS.index("fast-horses")
DOGS: Final = NOUNS.index("dogs")
STAKE: Final = NOUNS.index("stake")
PUNCH: Final = NOUNS.index("punch")
DODGE: Final = NOUNS.index("dodge")
ESCAPE: Final = NOUNS.index("escape")
FANGS: Final = NOUNS.index("fangs")
STRENGTH: Final = NOUNS.index("strength")
CLAWS: Final = NOUNS.index("claws")
MESMERIZE: Final = NOUNS.index("mesmerize")
PLOTTING: Final = NOUNS.index("plotting")
BAT: Final = NOUNS.index("escape-as-bat")
MIST: Final = NOUNS.index("escape-as-mist")
ARISTOCRATIC: Final = NOUNS.index("aristocratic-vampire")
NEW_VAMPIRE: Final = NOUNS.index("new-vampire")
RECKLESS: Final = NOUNS.index("reckless-vampire")
HOAX: Final = NOUNS.index("hoax")
RATS: Final = NOUNS.index("rats")
SABOTEUR: Final = NOUNS.index("saboteur")
SPY: Final = NOUNS.index("spy")
WOLVES: Final = NOUNS.index("wolves")
CHARTERED_CARRIAGE: Final = NOUNS.index("chartered-carriage")
FALSE_TIP: Final = NOUNS.index("false-tip")
GOOD_LUCK: Final = NOUNS.index("good-luck")
JONATHAN_HARKER: Final = NOUNS.index("jonathan-harker")
RUFUS_SMITH: Final = NOUNS.index("rufus-smith")
SISTER_AGATHA: Final = NOUNS.index("sister-agatha")
BRIDES: Final = NOUNS.index("draculas-brides")
GREAT_WOLF: Final = NOUNS.index("great-wolf")
HILDESHEIM: Final = NOUNS.index("immanuel-hildesheim")
DEVILISH_POWER: Final = NOUNS.index("devilish-power")
UNEARTHLY_SWIFTNESS: Final = NOUNS.index("unearthly-swiftness")
LUCYS_REVENGE: Final = NOUNS.index("lucys-revenge")
PLANNED_AMBUSH: Final = NOUNS.index("planned-ambush")
LOCAL_RUMORS: Final = NOUNS.index("local-rumors")
HIRED_SCOUTS: Final = NOUNS.index("hired-scouts")
NEWSPAPER_REPORTS: Final = NOUNS.index("newspaper-reports")
EVIL_PRESENCE: Final = NOUNS.index("evil-presence")
EXCELLENT_WEATHER: Final = NOUNS.index("excellent-weather")
CITY_BACK: Final = BACK0
SEA_BACK: Final = BACK0 + 1
CASTLE_BACK: Final = BACK0 + 2
HUNTER_BACK: Final = BACK0 + 3
DRACULA_BACK: Final = BACK0 + 4

# --- figures -------------------------------------------------------------------------
_character: Final[dict[str, dict[str, Any]]] = {str(c["id"]): c for c in CARDS["character"]}
HEALTH: Final[tuple[int, ...]] = tuple([int(_character[s]["health"]) for s in SEATS])
BITE_SPACES: Final[tuple[int, ...]] = tuple([int(_character[s].get("bite_spaces", 0)) for s in SEATS])
ITEM_LIMIT: Final[tuple[int, ...]] = tuple([int(_character[s].get("item_limit", 0)) for s in SEATS])
EVENT_LIMIT: Final[tuple[int, ...]] = tuple([int(_character[s]["event_limit"]) for s in SEATS])
TICKET_LIMIT: Final = 2
ENCOUNTER_HAND: Final = int(_character["dracula"]["encounter_hand"])
COMBAT_HAND: Final = int(_character["dracula"]["combat_hand"])
INFLUENCE_WINS: Final = 13

TOKENS: Final[dict[str, int]] = {str(k): int(v) for k, v in CARDS["tokens"].items() if k != "confidence"}
STORMS: Final = TOKENS["storm"]
FOGS: Final = TOKENS["fog"]
BATS_TOKENS: Final = TOKENS["bats"]
ROADBLOCKS: Final = TOKENS["roadblock"]
HOSTS: Final = TOKENS["heavenly_host"]
DESPAIRS: Final = TOKENS["despair"]

COPIES: Final[tuple[int, ...]] = tuple(
    [0] * ITEM0
    + list(_column("item", "copies"))
    + [0] * len(HUNTER_COMBATS)
    + list(_column("blow", "copies"))
    + list(_column("event", "copies"))
    + list(_column("encounter", "copies"))
    + list(_column("ticket", "copies"))
)


def _pile(first: int, last: int) -> tuple[int, ...]:
    return tuple([card for card in range(first, last) for _ in range(COPIES[card])])


ITEM_DECK: Final = _pile(ITEM0, HUNTER_COMBAT0)
DRACULA_COMBAT_DECK: Final = _pile(DRACULA_COMBAT0, EVENT0)
EVENT_DECK: Final = _pile(EVENT0, ENCOUNTER0)
ENCOUNTER_DECK: Final = _pile(ENCOUNTER0, TICKET0)
TICKET_POOL: Final = _pile(TICKET0, SEAT0)

WEAPONS: Final[tuple[int, ...]] = tuple([ITEM0 + i for i, c in enumerate(CARDS["item"]) if c["weapon"]])
BANNERED: Final[tuple[int, ...]] = tuple([ITEM0 + i for i, c in enumerate(CARDS["item"]) if c["banner"]])


def _icons() -> tuple[tuple[int, ...], ...]:
    """The icons on a card a hunter can play, by noun."""
    out: list[tuple[int, ...]] = [()] * DRACULA_COMBAT0
    for i, c in enumerate(CARDS["item"] + CARDS["combat"]):
        out[ITEM0 + i] = tuple([NOUNS.index(str(x)) for x in c["icons"]])
    return tuple(out)


ICONS: Final = _icons()
IS_DRACULAS: Final[tuple[bool, ...]] = tuple([False] * EVENT0 + [c["side"] == "dracula" for c in CARDS["event"]])
ONLY_FOR: Final[tuple[int, ...]] = tuple([-1] * EVENT0 + [SEATS.index(str(c["only"])) if "only" in c else -1 for c in CARDS["event"]])
IS_ALLY: Final[tuple[bool, ...]] = tuple([False] * EVENT0 + [bool(c.get("ally", False)) for c in CARDS["event"]])
WHITE: Final[tuple[int, ...]] = tuple([0] * TICKET0) + _column("ticket", "white")
YELLOW: Final[tuple[int, ...]] = tuple([0] * TICKET0) + _column("ticket", "yellow")
IS_VAMPIRE: Final[tuple[bool, ...]] = tuple([False] * ENCOUNTER0 + [bool(c["vampire"]) for c in CARDS["encounter"]])
CAN_AMBUSH: Final[tuple[bool, ...]] = tuple([False] * ENCOUNTER0 + [bool(c["can_ambush"]) for c in CARDS["encounter"]])
VAMPIRE_HEALTH: Final[tuple[int, ...]] = tuple([0] * ENCOUNTER0) + _column("encounter", "health")
MATURED_INFLUENCE: Final[tuple[int, ...]] = tuple([0] * ENCOUNTER0) + _column("encounter", "influence")

# --- verbs ---------------------------------------------------------------------------
START: Final = 2 << VERB
DRAW: Final = 3 << VERB
ROAD: Final = 4 << VERB
RAIL: Final = 5 << VERB
RIDE: Final = 6 << VERB
SAIL: Final = 7 << VERB
SUPPLY: Final = 8 << VERB
RESERVE: Final = 9 << VERB
REST: Final = 10 << VERB
SEARCH: Final = 11 << VERB
TRADE: Final = 12 << VERB
LEAD: Final = 13 << VERB
BOND: Final = 14 << VERB
PLAY: Final = 15 << VERB
DISCARD: Final = 16 << VERB
KEEP: Final = 17 << VERB
GIVE: Final = 18 << VERB
DONE: Final = 19 << VERB
ACCEPT: Final = 20 << VERB
LAY: Final = 21 << VERB
REPLACE: Final = 22 << VERB
PROWL: Final = 23 << VERB
PLACE: Final = 24 << VERB
RUMOR: Final = 25 << VERB
MATURE: Final = 26 << VERB
RIPEN: Final = 27 << VERB
SETTLE: Final = 28 << VERB
CLEAR: Final = 29 << VERB
AMBUSH: Final = 30 << VERB
FACE: Final = 31 << VERB
CHOOSE: Final = 32 << VERB
ENGAGE: Final = 33 << VERB
STRIKE: Final = 34 << VERB
NAME: Final = 35 << VERB
SHOW: Final = 36 << VERB
TAKE: Final = 37 << VERB
USE: Final = 38 << VERB
FLY: Final = 39 << VERB
WARD: Final = 40 << VERB
LOOK: Final = 41 << VERB
BLOCK: Final = 42 << VERB
UNBLOCK: Final = 43 << VERB
STORM: Final = 44 << VERB
CALM: Final = 45 << VERB
FOG: Final = 46 << VERB
CARRY: Final = 47 << VERB
REMOVE: Final = 48 << VERB
SPARE: Final = 49 << VERB
ALLY: Final = 50 << VERB
NEXT: Final = 51 << VERB
BLESS: Final = 52 << VERB
STAKE_IT: Final = 53 << VERB
UNBLESS: Final = 56 << VERB
WOLF_AND_HIDE: Final = 57 << VERB
DISPLAY: Final = ANYTIME | 54 << VERB
PLAY_NOW: Final = ANYTIME | 55 << VERB


DRAWS: Final[tuple[object, ...]] = tuple([DRAW | card for card in range(SEAT0)])


def _all(first: int, last: int) -> tuple[int, ...]:
    return tuple(range(first, last))


_cities: Final = _all(0, 60)
_land_and_sea: Final = _all(0, 70)
_events: Final = _all(EVENT0, ENCOUNTER0)
_items: Final = _all(ITEM0, HUNTER_COMBAT0)
_encounters: Final = _all(ENCOUNTER0, TICKET0)
_tickets: Final = _all(TICKET0, SEAT0)
_hunters: Final = _all(SEAT0, SEAT0 + 4)
_trail: Final = _all(SPACE0, SPACE0 + 6)
_lairs: Final = _all(SPACE0 + 6, SPACE0 + 9)
_lurkers: Final = _all(LURKER0, EDGE0)
_edges: Final = _all(EDGE0, REGION0)
_seas: Final = _all(60, 70)

VERBS: Final[tuple[tuple[str, int, tuple[int, ...]], ...]] = (
    ("pass", PASS, ()),
    ("start", START, _cities),
    ("draw", DRAW, _items + _all(DRACULA_COMBAT0, EVENT0) + _events + _encounters + _tickets),
    ("road", ROAD, _cities),
    ("rail", RAIL, _tickets),
    ("ride", RIDE, _cities),
    ("sail", SAIL, _land_and_sea),
    ("supply", SUPPLY, ()),
    ("reserve", RESERVE, ()),
    ("rest", REST, ()),
    ("search", SEARCH, ()),
    ("trade", TRADE, _hunters),
    ("lead", LEAD, _hunters),
    ("bond", BOND, ()),
    ("play", PLAY, _events + _items),
    ("discard", DISCARD, _items + _events + _tickets + _encounters),
    ("keep", KEEP, ()),
    ("give", GIVE, _items + _tickets + _events),
    ("done", DONE, ()),
    ("accept", ACCEPT, ()),
    ("lay", LAY, _land_and_sea + (DARK_CALL, FEED, HIDE)),
    ("misdirect", REPLACE, _trail),
    ("wolf-form", PROWL, _cities),
    ("wolf-and-hide", WOLF_AND_HIDE, ()),
    ("place", PLACE, _encounters),
    ("rumor", RUMOR, _trail),
    ("mature", MATURE, ()),
    ("ripen", RIPEN, _encounters),
    ("settle", SETTLE, ()),
    ("clear", CLEAR, _lairs),
    ("ambush", AMBUSH, _lurkers),
    ("face", FACE, _lurkers),
    ("choose", CHOOSE, _items + _all(HUNTER_COMBAT0, EVENT0)),
    ("engage", ENGAGE, _hunters),
    ("strike", STRIKE, _hunters),
    ("name", NAME, _cities),
    ("show", SHOW, _items + _events + _tickets),
    ("take", TAKE, _items + _all(DRACULA_COMBAT0, EVENT0) + _events),
    ("use", USE, ()),
    ("fly", FLY, _cities),
    ("ward", WARD, _all(70, 73)),
    ("look", LOOK, _trail),
    ("block", BLOCK, _edges),
    ("unblock", UNBLOCK, _edges),
    ("storm", STORM, _seas),
    ("calm", CALM, _seas),
    ("fog", FOG, _cities),
    ("carry", CARRY, _cities),
    ("remove", REMOVE, _hunters),
    ("spare", SPARE, _hunters),
    ("ally", ALLY, ()),
    ("next", NEXT, _hunters),
    ("bless", BLESS, _cities),
    ("stake", STAKE_IT, _lurkers),
    ("unbless", UNBLESS, ()),
    ("display", DISPLAY, _items + _events),
    ("play-now", PLAY_NOW, _events),
)
