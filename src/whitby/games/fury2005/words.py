"""The nouns and verbs of Fury of Dracula (2nd edition), and the figures of its cards. Nothing here is a rule."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from whitby.cards import EMPTY as EMPTY
from whitby.cards import UNKNOWN as UNKNOWN
from whitby.engine import PASS as PASS
from whitby.engine import VERB
from whitby.games.fury2005.europe import EDGE_NAMES, PLACES

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
HUNTERS_OF: Final = [[h for h in HUNTERS if mask >> h & 1] for mask in range(TO_HUNTERS + 1)]  # by mask, in turn order
TO_DRACULA: Final = 16

# --- how it ends ------------------------------------------------------------------
ENDINGS: Final[dict[str, str]] = {"vampires-rule": "F05-WIN-01", "blood-spent": "F05-WIN-02"}  # why the game is over -> clause
VAMPIRES_RULE: Final = 0
BLOOD_SPENT: Final = 1


def _ids(table: str) -> tuple[str, ...]:
    return tuple([str(c["id"]) for c in CARDS[table]])


def _column(table: str, key: str) -> tuple[int, ...]:
    return tuple([int(c.get(key, 0)) for c in CARDS[table]])


# --- nouns -------------------------------------------------------------------------
POWERS: Final[tuple[str, ...]] = ("dark-call", "double-back", "feed", "hide", "wolf-form")
ITEMS: Final = _ids("item")
HUNTER_TACTICS: Final = _ids("hunter_tactic")
DRACULA_TACTICS: Final = _ids("dracula_tactic")
AGENT_TACTICS: Final = _ids("agent_tactic")
EVENTS: Final = _ids("event")
ENCOUNTERS: Final = _ids("encounter")
SPACES: Final[tuple[str, ...]] = (
    "space-1",
    "space-2",
    "space-3",
    "space-4",
    "space-5",
    "space-6",
    "catacomb-1",
    "catacomb-2",
    "catacomb-3",
    "leaving",  # the card pushed off the Trail
)
MARKERS: Final[tuple[str, ...]] = tuple([f"{space}:{slot}" for space in SPACES for slot in (1, 2)])  # an encounter by where it lies
NUMBERS: Final[tuple[str, ...]] = tuple([str(i) for i in range(21)])
TIMES: Final[tuple[str, ...]] = ("dawn", "noon", "dusk", "twilight", "midnight", "small-hours")
TRAIN: Final[tuple[str, ...]] = ("train-x", "train-0", "train-1", "train-2", "train-2-3")
RESULTS: Final[tuple[str, ...]] = ("wound", "continue", "repel", "bite", "killed", "end")
BACKS: Final[tuple[str, ...]] = ("land-back", "sea-back", "hunter-back", "dracula-back")

NOUNS: Final[tuple[str, ...]] = (
    PLACES
    + POWERS
    + ITEMS
    + HUNTER_TACTICS
    + DRACULA_TACTICS
    + AGENT_TACTICS
    + EVENTS
    + ENCOUNTERS
    + SEATS
    + SPACES
    + MARKERS
    + EDGE_NAMES
    + NUMBERS
    + TIMES
    + TRAIN
    + RESULTS
    + BACKS
)
assert len(set(NOUNS)) == len(NOUNS) <= 1024

POWER0: Final = 71
ITEM0: Final = 76
HUNTER_TACTIC0: Final = 88
DRACULA_TACTIC0: Final = 91
AGENT_TACTIC0: Final = 99
EVENT0: Final = 104
ENCOUNTER0: Final = 149
SEAT0: Final = 167
SPACE0: Final = 172
MARKER0: Final = 182
EDGE0: Final = 202
NUMBER0: Final = 360
TIME0: Final = 381
TRAIN0: Final = 387
RESULT0: Final = 392
BACK0: Final = 398
for _first, _name in (
    (POWER0, POWERS[0]),
    (ITEM0, ITEMS[0]),
    (HUNTER_TACTIC0, HUNTER_TACTICS[0]),
    (DRACULA_TACTIC0, DRACULA_TACTICS[0]),
    (AGENT_TACTIC0, AGENT_TACTICS[0]),
    (EVENT0, EVENTS[0]),
    (ENCOUNTER0, ENCOUNTERS[0]),
    (SEAT0, SEATS[0]),
    (SPACE0, SPACES[0]),
    (MARKER0, MARKERS[0]),
    (EDGE0, EDGE_NAMES[0]),
    (NUMBER0, NUMBERS[0]),
    (TIME0, TIMES[0]),
    (TRAIN0, TRAIN[0]),
    (RESULT0, RESULTS[0]),
    (BACK0, BACKS[0]),
):
    assert NOUNS[_first] == _name, _name

DARK_CALL: Final = 71
DOUBLE_BACK: Final = 72
FEED: Final = 73
HIDE: Final = 74
WOLF_FORM: Final = 75

CRUCIFIX: Final = NOUNS.index("crucifix")
DOGS: Final = NOUNS.index("dogs")
FAST_HORSE: Final = NOUNS.index("fast-horse")
GARLIC: Final = NOUNS.index("garlic")
HEAVENLY_HOST: Final = NOUNS.index("heavenly-host")
HOLY_WATER: Final = NOUNS.index("holy-water")
KNIFE: Final = NOUNS.index("knife")
LOCAL_RUMORS: Final = NOUNS.index("local-rumors")
PISTOL: Final = NOUNS.index("pistol")
RIFLE: Final = NOUNS.index("rifle")
SACRED_BULLETS: Final = NOUNS.index("sacred-bullets")
STAKE: Final = NOUNS.index("stake")

PUNCH: Final = NOUNS.index("punch")
DODGE: Final = NOUNS.index("dodge")
ESCAPE: Final = NOUNS.index("escape")
CLAWS: Final = NOUNS.index("claws")
DRACULA_DODGE: Final = NOUNS.index("dracula-dodge")
ESCAPE_MAN: Final = NOUNS.index("escape-man")
ESCAPE_BAT: Final = NOUNS.index("escape-bat")
ESCAPE_MIST: Final = NOUNS.index("escape-mist")
FANGS: Final = NOUNS.index("fangs")
MESMERIZE: Final = NOUNS.index("mesmerize")
STRENGTH: Final = NOUNS.index("strength")
AGENT_PUNCH: Final = NOUNS.index("agent-punch")
AGENT_DODGE: Final = NOUNS.index("agent-dodge")
AGENT_KNIFE: Final = NOUNS.index("agent-knife")
AGENT_PISTOL: Final = NOUNS.index("agent-pistol")
AGENT_RIFLE: Final = NOUNS.index("agent-rifle")

AMBUSH: Final = NOUNS.index("ambush")
ASSASSIN: Final = NOUNS.index("assassin")
BATS: Final = NOUNS.index("bats")
DESECRATED_SOIL: Final = NOUNS.index("desecrated-soil")
FOG: Final = NOUNS.index("fog")
NEW_VAMPIRE: Final = NOUNS.index("new-vampire")

ADVANCE_PLANNING: Final = NOUNS.index("advance-planning")
CHARTERED_CARRIAGE: Final = NOUNS.index("chartered-carriage")
CONSECRATED_GROUND: Final = NOUNS.index("consecrated-ground")
GOOD_LUCK: Final = NOUNS.index("good-luck")
GREAT_STRENGTH: Final = NOUNS.index("great-strength")
JONATHAN_HARKER: Final = NOUNS.index("jonathan-harker")
RUFUS_SMITH: Final = NOUNS.index("rufus-smith")
SISTER_AGATHA: Final = NOUNS.index("sister-agatha")
BRIDES: Final = NOUNS.index("draculas-brides")
DEVILISH_POWER: Final = NOUNS.index("devilish-power")
FALSE_TIP_OFF: Final = NOUNS.index("false-tip-off")
HILDESHEIM: Final = NOUNS.index("immanuel-hildesheim")
QUINCEY: Final = NOUNS.index("quincey-p-morris")
SENSATIONALIST_PRESS: Final = NOUNS.index("sensationalist-press")

DAWN: Final = 0
SMALL_HOURS: Final = 5
FIRST_OF_NIGHT: Final = 3  # twilight

TRAIN_X: Final = 387
TRAIN_0: Final = 388
TRAIN_1: Final = 389
TRAIN_2: Final = 390
TRAIN_2_3: Final = 391

WOUND: Final = 392
CONTINUE: Final = 393
REPEL: Final = 394
BITE: Final = 395
KILLED: Final = 396
END: Final = 397

LAND_BACK: Final = 398
SEA_BACK: Final = 399
HUNTER_BACK: Final = 400
DRACULA_BACK: Final = 401

# --- figures ----------------------------------------------------------------------------
_characters: Final[dict[str, dict[str, Any]]] = {str(c["id"]): c for c in CARDS["character"]}
HEALTH: Final[tuple[int, ...]] = tuple([int(_characters[name]["health"]) for name in SEATS[:4]])
BITE_SLOTS: Final[tuple[int, ...]] = tuple([int(_characters[name]["bite_slots"]) for name in SEATS[:4]])
START_BITES: Final[tuple[int, ...]] = tuple([int(_characters[name]["start_bites"]) for name in SEATS[:4]])
ITEM_LIMIT: Final[tuple[int, ...]] = tuple([int(_characters[name]["item_limit"]) for name in SEATS[:4]])
EVENT_LIMIT: Final[tuple[int, ...]] = tuple([int(_characters[name]["event_limit"]) for name in SEATS])
EXTRA_CARD: Final[tuple[int, ...]] = tuple([int(_characters[name].get("extra_card", 0)) for name in SEATS[:4]])  # of either kind
BLOOD: Final[int] = int(_characters["dracula"]["blood"])
RED_SPACES: Final[tuple[int, ...]] = tuple([int(n) for n in _characters["dracula"]["red_spaces"]])
ENCOUNTER_LIMIT: Final[int] = int(_characters["dracula"]["encounter_limit"])
TRAIN_FACES: Final[tuple[int, ...]] = tuple(
    [NOUNS.index("train-" + str(face).lower().replace("/", "-")) for face in CARDS["train_die"]["faces"]]
)
TOKENS: Final[dict[str, int]] = {key: n for key, n in CARDS["tokens"].items() if isinstance(n, int)}
HOSTS: Final = TOKENS["heavenly_host"]
CONTINUES: Final = TOKENS["continue"]
VAMPIRES_WIN: Final = 6
MOST_RESOLVE: Final = 6

COPIES: Final[tuple[int, ...]] = tuple(
    [0] * ITEM0
    + list(_column("item", "copies"))
    + [0] * (EVENT0 - HUNTER_TACTIC0)
    + list(_column("event", "copies"))
    + list(_column("encounter", "copies"))
)


def _pile(first: int, last: int) -> tuple[int, ...]:
    return tuple([card for card in range(first, last) for _ in range(COPIES[card])])


ITEM_DECK: Final = _pile(ITEM0, HUNTER_TACTIC0)
EVENT_DECK: Final = _pile(EVENT0, ENCOUNTER0)
ENCOUNTER_POOL: Final = _pile(ENCOUNTER0, SEAT0)

IS_DRACULAS: Final[tuple[bool, ...]] = tuple([False] * EVENT0 + [c["side"] == "dracula" for c in CARDS["event"]])
IS_ALLY: Final[tuple[bool, ...]] = tuple([False] * EVENT0 + [c["kind"] == "ally" for c in CARDS["event"]])
IS_IMMEDIATE: Final[tuple[bool, ...]] = tuple([False] * EVENT0 + [c["kind"] == "immediate" for c in CARDS["event"]])
IS_KEPT: Final[tuple[bool, ...]] = tuple([False] * EVENT0 + [c["kind"] == "keep" for c in CARDS["event"]])
IS_AGENT: Final[tuple[bool, ...]] = tuple([False] * ENCOUNTER0 + [bool(c.get("agent", False)) for c in CARDS["encounter"]])
CAN_MATURE: Final[tuple[bool, ...]] = tuple([False] * ENCOUNTER0 + [bool(c.get("matures", False)) for c in CARDS["encounter"]])

# --- verbs ---------------------------------------------------------------------------
START: Final = 2 << VERB
DRAW: Final = 3 << VERB  # chance: a card
ROLL: Final = 4 << VERB  # chance: a die
TRAIN_ROLL: Final = 5 << VERB  # chance: the train die
LAY: Final = 6 << VERB  # Dracula: a location by road or sea; Dark Call, Feed, Hide
WOLF: Final = 7 << VERB  # Wolf Form and a location
WOLF_AND_HIDE: Final = 8 << VERB
RETRACE: Final = 9 << VERB  # Double Back to a location
WOLF_AND_RETRACE: Final = 10 << VERB
PLACE: Final = 11 << VERB  # an encounter on the new card
BURY: Final = 12 << VERB  # the card pushed off goes to the Catacombs
RETURN: Final = 13 << VERB  # it goes back to the deck; a Catacomb card (noun: its space) too
ADD: Final = 14 << VERB  # an encounter to a card in the Catacombs
MATURE: Final = 15 << VERB
FLY: Final = 16 << VERB  # a bat move
CARRY: Final = 17 << VERB  # Dracula takes hunters somewhere
ROAD: Final = 18 << VERB
RAIL: Final = 19 << VERB  # by rail: the die first
TRAVEL: Final = 20 << VERB  # where the train goes
SAIL: Final = 21 << VERB
RIDE: Final = 22 << VERB  # two roads
REROLL: Final = 23 << VERB
INVITE: Final = 24 << VERB
ACCEPT: Final = 25 << VERB
REPORT: Final = 26 << VERB  # Resolve: Newspaper Reports
HURRY: Final = 27 << VERB  # Resolve: Sense of Emergency
STRENGTHEN: Final = 28 << VERB  # Resolve: Inner Strength
REST: Final = 29 << VERB
SUPPLY: Final = 30 << VERB
TRADE: Final = 31 << VERB
TAKE_EVENT: Final = 32 << VERB
TAKE_ITEM: Final = 33 << VERB
GIVE: Final = 34 << VERB
TO: Final = 35 << VERB  # to whom
CURE: Final = 36 << VERB  # roll for a Bite
PLAY: Final = 37 << VERB
DISCARD: Final = 38 << VERB
SHOW: Final = 39 << VERB
USE: Final = 40 << VERB
NAME: Final = 41 << VERB  # a hunter, a place, a space
TAKE: Final = 42 << VERB
KEEP: Final = 43 << VERB
DONE: Final = 44 << VERB
CHOOSE: Final = 45 << VERB  # a card for this round of combat
TARGET: Final = 46 << VERB
APPLY: Final = 47 << VERB  # whose card gives the result
MEET: Final = 48 << VERB  # the encounter that comes next
TURN_UP: Final = 49 << VERB  # a marker
BLOCK: Final = 50 << VERB
BLESS: Final = 51 << VERB  # consecrate a city
UNBLESS: Final = 52 << VERB  # remove a heavenly host
REMOVE: Final = 53 << VERB  # an ally, the roadblock
STAY: Final = 54 << VERB  # announced: not to move

DRAWS: Final[tuple[object, ...]] = tuple([DRAW | card for card in range(SEAT0)])


def _all(first: int, last: int) -> tuple[int, ...]:
    return tuple(range(first, last))


_cities: Final = _all(0, 60)
_land_and_sea: Final = _all(0, 70)
_places: Final = _all(0, 71)
_ports_and_seas: Final = _all(0, 70)
_items: Final = _all(ITEM0, HUNTER_TACTIC0)
_tactics: Final = _all(HUNTER_TACTIC0, EVENT0)
_events: Final = _all(EVENT0, ENCOUNTER0)
_encounters: Final = _all(ENCOUNTER0, SEAT0)
_hunters: Final = _all(SEAT0, SEAT0 + 4)
_catacombs: Final = _all(SPACE0 + 6, SPACE0 + 9)
_markers: Final = _all(MARKER0, EDGE0)
_edges: Final = _all(EDGE0, NUMBER0)
_land: Final = (*_cities, 70)

VERBS: Final[tuple[tuple[str, int, tuple[int, ...]], ...]] = (
    ("pass", PASS, ()),
    ("start", START, _cities),
    ("draw", DRAW, _items + _events + _encounters),
    ("roll", ROLL, _all(NUMBER0 + 1, NUMBER0 + 7)),
    ("train", TRAIN_ROLL, _all(TRAIN0, RESULT0)),
    ("lay", LAY, _land_and_sea + (DARK_CALL, FEED, HIDE)),
    ("wolf-form", WOLF, _cities),
    ("wolf-and-hide", WOLF_AND_HIDE, ()),
    ("double-back", RETRACE, _cities),
    ("wolf-and-double-back", WOLF_AND_RETRACE, _cities),
    ("place", PLACE, _encounters),
    ("bury", BURY, ()),
    ("return", RETURN, (*_catacombs, SPACE0 + 9)),
    ("add", ADD, _encounters),
    ("mature", MATURE, ()),
    ("fly", FLY, _cities),
    ("carry", CARRY, _places),
    ("road", ROAD, _land),
    ("rail", RAIL, ()),
    ("travel", TRAVEL, _cities),
    ("sail", SAIL, _ports_and_seas),
    ("ride", RIDE, _land),
    ("reroll", REROLL, ()),
    ("invite", INVITE, _hunters),
    ("accept", ACCEPT, ()),
    ("report", REPORT, ()),
    ("hurry", HURRY, _places),
    ("strengthen", STRENGTHEN, _hunters),
    ("rest", REST, _hunters),
    ("supply", SUPPLY, _hunters),
    ("trade", TRADE, ()),
    ("take-event", TAKE_EVENT, ()),
    ("take-item", TAKE_ITEM, ()),
    ("give", GIVE, _items),
    ("to", TO, _hunters),
    ("cure", CURE, _hunters),
    ("play", PLAY, _items + _events + _encounters),
    ("discard", DISCARD, _items + _events + _encounters),
    ("show", SHOW, _items + _events),
    ("use", USE, ()),
    ("name", NAME, _places + _hunters),
    ("take", TAKE, _items + _events),
    ("keep", KEEP, _encounters),
    ("done", DONE, ()),
    ("choose", CHOOSE, _items + _tactics),
    ("target", TARGET, _hunters),
    ("apply", APPLY, _hunters),
    ("meet", MEET, _markers),
    ("turn-up", TURN_UP, _markers),
    ("block", BLOCK, _edges),
    ("bless", BLESS, _cities),
    ("unbless", UNBLESS, _land),
    ("remove", REMOVE, _events + _edges),
    ("stay", STAY, ()),
)
