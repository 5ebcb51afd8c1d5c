"""The nouns and verbs of The Fury of Dracula (1st edition), and the figures of its chits and cards. Nothing here is a rule."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from whitby.cards import EMPTY as EMPTY
from whitby.cards import UNKNOWN as UNKNOWN
from whitby.engine import ANYTIME, VERB
from whitby.engine import PASS as PASS
from whitby.games.fury1987.europe import BRITISH_ISLES, EAST, PLACES, TOWNS

CARDS: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "cards.toml").read_text("utf-8"))

# --- seats -------------------------------------------------------------------------
GODALMING: Final = 0
SEWARD: Final = 1
VAN_HELSING: Final = 2
DRACULA: Final = 3
SEATS: Final[tuple[str, ...]] = ("godalming", "seward", "van-helsing", "dracula")
HUNTERS: Final = (0, 1, 2)
TO_HUNTERS: Final = 7
TO_DRACULA: Final = 8

# --- how it ends ------------------------------------------------------------------
ENDINGS: Final[dict[str, str]] = {  # why the game is over -> clause
    "six-vampires": "F87-WIN-02",
    "minor-claimed": "F87-WIN-04",
    "hunters-gone": "F87-WIN-05",
    "hunters-gone-while-he-flees": "F87-WIN-06",
    "six-destroyed": "F87-WIN-10",
    "dracula-destroyed": "F87-WIN-13",
    "survived-in-castle": "F87-WIN-15",
    "stayed-in-castle": "F87-WIN-16",
    "too-long": "F87-WIN-18",
}
(
    SIX_VAMPIRES,
    MINOR_CLAIMED,
    HUNTERS_GONE,
    GONE_WHILE_HE_FLEES,
    SIX_DESTROYED,
    DRACULA_DESTROYED,
    SURVIVED_IN_CASTLE,
    STAYED_IN_CASTLE,
    TOO_LONG,
) = range(9)
DEGREES: Final[tuple[str, ...]] = ("minor", "major", "supreme")
MINOR: Final = 1
MAJOR: Final = 2
SUPREME: Final = 3


def _ids(table: str) -> tuple[str, ...]:
    return tuple([str(c["id"]) for c in CARDS[table]])


def _column(table: str, key: str) -> tuple[int, ...]:
    return tuple([int(c.get(key, 0)) for c in CARDS[table]])


# --- nouns -------------------------------------------------------------------------
WEAPONS: Final = _ids("weapon")
HUNTER_CHITS: Final = _ids("hunter_chit")
DRACULA_CHITS: Final = _ids("dracula_chit")
AGENT_CHITS: Final = _ids("agent_chit")
EVENTS: Final = _ids("event")
ENCOUNTERS: Final = _ids("encounter") + _ids("special_vampire")
NUMBERS: Final[tuple[str, ...]] = tuple([str(i) for i in range(41)])
STOCKS: Final[tuple[str, ...]] = ("stock-0-1", "stock-0-2", "stock-1-0", "stock-1-1", "stock-2-0")  # weapons, events
RESULTS: Final[tuple[str, ...]] = ("parried", "repelled", "blood", "wound", "bitten", "hypnotised", "killed", "end")
THINGS: Final[tuple[str, ...]] = ("weapons", "events", "encounter", "cross-back", "bat-back")

NOUNS: Final[tuple[str, ...]] = (
    PLACES + WEAPONS + HUNTER_CHITS + DRACULA_CHITS + AGENT_CHITS + EVENTS + ENCOUNTERS + SEATS + NUMBERS + STOCKS + RESULTS + THINGS
)
assert len(set(NOUNS)) == len(NOUNS) <= 1024

WEAPON0: Final = 70
HUNTER_CHIT0: Final = 80
DRACULA_CHIT0: Final = 83
AGENT_CHIT0: Final = 91
EVENT0: Final = 96
ENCOUNTER0: Final = 126
SEAT0: Final = 141
NUMBER0: Final = 145
STOCK0: Final = 186
RESULT0: Final = 191
THING0: Final = 199
for _first, _name in (
    (WEAPON0, WEAPONS[0]),
    (HUNTER_CHIT0, HUNTER_CHITS[0]),
    (DRACULA_CHIT0, DRACULA_CHITS[0]),
    (AGENT_CHIT0, AGENT_CHITS[0]),
    (EVENT0, EVENTS[0]),
    (ENCOUNTER0, ENCOUNTERS[0]),
    (SEAT0, SEATS[0]),
    (NUMBER0, NUMBERS[0]),
    (STOCK0, STOCKS[0]),
    (RESULT0, RESULTS[0]),
    (THING0, THINGS[0]),
):
    assert NOUNS[_first] == _name, _name

CRUCIFIX: Final = NOUNS.index("crucifix")
DOGS: Final = NOUNS.index("dogs")
GARLIC: Final = NOUNS.index("garlic")
HEAVENLY_HOST: Final = NOUNS.index("heavenly-host")
HOLY_WATER: Final = NOUNS.index("holy-water")
KNIFE: Final = NOUNS.index("knife")
PISTOL: Final = NOUNS.index("pistol")
RIFLE: Final = NOUNS.index("rifle")
SACRED_BULLETS: Final = NOUNS.index("sacred-bullets")
STAKE: Final = NOUNS.index("stake")

FIST: Final = NOUNS.index("fist")
DODGE: Final = NOUNS.index("dodge")
ESCAPE: Final = NOUNS.index("escape")
CLAW: Final = NOUNS.index("claw")
DRACULA_DODGE: Final = NOUNS.index("dracula-dodge")
ESCAPE_HUMAN: Final = NOUNS.index("escape-human")
ESCAPE_BAT: Final = NOUNS.index("escape-bat")
ESCAPE_MIST: Final = NOUNS.index("escape-mist")
BITE: Final = NOUNS.index("bite")
DRACULA_HYPNOSIS: Final = NOUNS.index("dracula-hypnosis")
STRENGTH: Final = NOUNS.index("strength")
AGENT_FIST: Final = NOUNS.index("agent-fist")
AGENT_DODGE: Final = NOUNS.index("agent-dodge")

VAMPIRE: Final = NOUNS.index("vampire")
SZGANY_KNIFE: Final = NOUNS.index("szgany-with-knife")
SZGANY_PISTOL: Final = NOUNS.index("szgany-with-knife-and-pistol")
SZGANY_RIFLE: Final = NOUNS.index("szgany-with-knife-and-rifle")
WOLVES: Final = NOUNS.index("wolves")
RATS: Final = NOUNS.index("rats")
BATS: Final = NOUNS.index("bats")
FOG: Final = NOUNS.index("fog")
STORMS: Final = NOUNS.index("storms")
PEASANTS: Final = NOUNS.index("peasants")
HOAX: Final = NOUNS.index("hoax")
PLAGUE: Final = NOUNS.index("plague")
THIEF: Final = NOUNS.index("thief")
HARKER_VAMPIRE: Final = NOUNS.index("harker-vampire")
HUNTER_VAMPIRE: Final = NOUNS.index("hunter-vampire")

ADVANCE_PLANNING: Final = NOUNS.index("advance-planning")
BLOOD_TRANSFUSION: Final = NOUNS.index("blood-transfusion")
CHARTERED_CARRIAGE: Final = NOUNS.index("chartered-carriage")
DAWN_RAID: Final = NOUNS.index("dawn-raid")
ESCAPE_ROUTE: Final = NOUNS.index("escape-route")
EXCELLENT_WEATHER: Final = NOUNS.index("excellent-weather")
GREAT_STRENGTH: Final = NOUNS.index("great-strength")
HEROIC_LEAP: Final = NOUNS.index("heroic-leap")
HYPNOSIS: Final = NOUNS.index("hypnosis")
JONATHAN_HARKER: Final = NOUNS.index("jonathan-harker")
MISHAP: Final = NOUNS.index("mishap")
PRE_WARNED: Final = NOUNS.index("pre-warned")
SENSE_OF_EMERGENCY: Final = NOUNS.index("sense-of-emergency")
SHIPPING_AGENTS: Final = NOUNS.index("shipping-agents")
CONTROL_STORMS: Final = NOUNS.index("control-storms")
CUSTOMS_SEARCH: Final = NOUNS.index("customs-search")
DEVILISH_POWER: Final = NOUNS.index("devilish-power")
EVASION: Final = NOUNS.index("evasion")
FALSE_TIP_OFF: Final = NOUNS.index("false-tip-off")
HOUR_OF_DARKNESS: Final = NOUNS.index("hour-of-darkness")
RAGE: Final = NOUNS.index("rage")
SEDUCTION: Final = NOUNS.index("seduction")
SZGANY_REINFORCEMENTS: Final = NOUNS.index("szgany-reinforcements")
TRAP: Final = NOUNS.index("trap")
WALPURGIS_NIGHT: Final = NOUNS.index("walpurgis-night")

PARRIED: Final = 191
REPELLED: Final = 192
BLOOD_LOST: Final = 193
WOUND: Final = 194
BITTEN: Final = 195
HYPNOTISED: Final = 196
KILLED: Final = 197
END: Final = 198

SOME_WEAPON: Final = 199  # a Thief takes one of these
SOME_EVENT: Final = 200
SOMETHING: Final = 201  # an encounter of whatever kind
PERHAPS: Final = -2  # in `heard_chart`: the hunters cannot tell whether anything lies there
CROSS_BACK: Final = 202
BAT_BACK: Final = 203

# --- figures ----------------------------------------------------------------------------
_characters: Final[dict[str, dict[str, Any]]] = {str(c["id"]): c for c in CARDS["character"]}
MOST_WOUNDS: Final[tuple[int, ...]] = tuple([int(_characters[name]["wounds"]) for name in SEATS[:3]])
FIRST_ROUND_DRACULA: Final[tuple[int, ...]] = tuple([int(_characters[name]["initiative_dracula"]) for name in SEATS[:3]])
FIRST_ROUND_AGENT: Final[tuple[int, ...]] = tuple([int(_characters[name]["initiative_agent"]) for name in SEATS[:3]])
WEAPON_LIMIT: Final[int] = int(_characters["godalming"]["weapon_limit"])
EVENT_LIMIT: Final[int] = int(_characters["dracula"]["event_limit"])
BLOOD: Final[int] = int(_characters["dracula"]["blood"])
BLOOD_DEATH: Final[int] = int(_characters["dracula"]["blood_death"])
ENCOUNTER_HAND: Final[int] = int(_characters["dracula"]["encounter_hand"])
ENCOUNTER_LIMIT: Final[int] = int(_characters["dracula"]["encounter_limit"])
VICTORY: Final[dict[str, int]] = {key: n for key, n in CARDS["victory"].items() if isinstance(n, int)}
LIMITS: Final[dict[str, int]] = {key: n for key, n in CARDS["limits"].items() if isinstance(n, int)}
INITIATIVE: Final[dict[str, int]] = {key: n for key, n in CARDS["initiative"].items() if isinstance(n, int)}
BLOOD_FIGURES: Final[dict[str, int]] = {key: n for key, n in CARDS["blood"].items() if isinstance(n, int)}
VALOUR: Final[dict[str, int]] = {key: n for key, n in CARDS["valour"].items() if isinstance(n, int)}
RESTOCK: Final[dict[str, int]] = {key: n for key, n in CARDS["restock"].items() if isinstance(n, int)}

COPIES: Final[tuple[int, ...]] = tuple(
    [0] * WEAPON0
    + list(_column("weapon", "copies"))
    + [0] * (EVENT0 - HUNTER_CHIT0)
    + list(_column("event", "copies"))
    + list(_column("encounter", "copies"))
    + list(_column("special_vampire", "copies"))
)


def _pile(first: int, last: int) -> tuple[int, ...]:
    return tuple([card for card in range(first, last) for _ in range(COPIES[card])])


WEAPON_CUP: Final = _pile(WEAPON0, HUNTER_CHIT0)
EVENT_DECK: Final = _pile(EVENT0, ENCOUNTER0)
ENCOUNTER_CUP: Final = _pile(ENCOUNTER0, HARKER_VAMPIRE)
SPECIAL_VAMPIRES: Final = _pile(HARKER_VAMPIRE, SEAT0)

IS_DRACULAS: Final[tuple[bool, ...]] = tuple([False] * EVENT0 + [c["side"] == "dracula" for c in CARDS["event"]])
IS_KEPT: Final[tuple[bool, ...]] = tuple([False] * EVENT0 + [c["kind"] == "keep" for c in CARDS["event"]])
CARRIAGE_ROLLS: Final[int] = _column("event", "as_if")[CHARTERED_CARRIAGE - EVENT0]
SEA_MOVES: Final[tuple[int, ...]] = tuple([0] * EVENT0 + list(_column("event", "sea_moves")))
STAYS: Final[tuple[bool, ...]] = tuple([False] * ENCOUNTER0 + [bool(c["stays"]) for c in CARDS["encounter"]] + [True, True])
IS_VAMPIRE: Final[tuple[bool, ...]] = tuple([noun in (VAMPIRE, HARKER_VAMPIRE, HUNTER_VAMPIRE) for noun in range(SEAT0)])
IS_SZGANY: Final[tuple[bool, ...]] = tuple([noun in (SZGANY_KNIFE, SZGANY_PISTOL, SZGANY_RIFLE) for noun in range(SEAT0)])

_laid_in: Final[dict[str, tuple[bool, ...]]] = {
    "any": tuple([True] * TOWNS),
    "east": EAST[:TOWNS],
    "west": tuple([not east for east in EAST[:TOWNS]]),
    "not-british-isles": tuple([p not in BRITISH_ISLES for p in range(TOWNS)]),
}
LAID_IN: Final[tuple[tuple[bool, ...], ...]] = tuple(  # by kind and town
    [()] * ENCOUNTER0 + [_laid_in[str(c["laid"])] for c in CARDS["encounter"]] + [_laid_in["any"]] * 2
)
LIFTS_ON: Final[tuple[tuple[int, ...], ...]] = tuple(  # by kind: the faces of the die for which it goes
    [()] * ENCOUNTER0 + [tuple([int(n) for n in c.get("lifts_on", ())]) for c in CARDS["encounter"]]
)

# --- verbs ---------------------------------------------------------------------------
START: Final = 2 << VERB
DRAW: Final = 3 << VERB  # chance: a chit or a card
ROLL: Final = 4 << VERB  # chance: a die
ROAD: Final = 5 << VERB
SEA: Final = 6 << VERB  # embark, sail or land
RAIL: Final = 7 << VERB  # take a train: the die first
RIDE: Final = 8 << VERB  # where the train goes
STAY: Final = 9 << VERB  # nothing else is legal
CONSUME: Final = 10 << VERB  # a Vampire by its town
RETURN: Final = 11 << VERB  # an encounter to the cup
LAY: Final = 12 << VERB  # an encounter in the town
ATTACK: Final = 13 << VERB
DONE: Final = 14 << VERB
FLY: Final = 15 << VERB  # Escape as a bat
EVADE: Final = 16 << VERB  # Evasion
LEAD: Final = 17 << VERB  # Dracula moves a hunter: Bats, Control Storms
CLAIM: Final = 18 << VERB  # the minor victory
INVITE: Final = 19 << VERB
JOIN: Final = 20 << VERB
GIVE: Final = 21 << VERB
TO: Final = 22 << VERB  # to whom
LAY_HOST: Final = 23 << VERB
TAKE_HOST: Final = 24 << VERB
HEAL: Final = 25 << VERB  # by Holy Water
DISCARD: Final = 26 << VERB
STOCK: Final = 27 << VERB
PLAY: Final = 28 << VERB
SHOW: Final = 29 << VERB  # a weapon for its effect
NAME: Final = 30 << VERB  # a hunter, a town
TAKE: Final = 31 << VERB  # a kind of thing
CHOOSE: Final = 33 << VERB  # a chit for this round of combat
TARGET: Final = 34 << VERB
APPLY: Final = 35 << VERB  # whose chit gives the result
MOVE_HOST: Final = 36 << VERB
STOP: Final = 37 << VERB  # sail no farther
SHOW_DOGS: Final = ANYTIME | 38 << VERB
TRANSFUSE: Final = ANYTIME | 39 << VERB
END_AGENTS: Final = ANYTIME | 40 << VERB  # Devilish Power discards Shipping Agents
END_HOST: Final = ANYTIME | 41 << VERB  # Devilish Power removes a laid Host
SAIL_FAR: Final = ANYTIME | 42 << VERB  # Excellent Weather of another member than the first

D6: Final[list[int]] = [ROLL | (NUMBER0 + n) for n in range(1, 7)]
DRAWS: Final[tuple[object, ...]] = tuple([DRAW | card for card in range(SEAT0)])


def _all(first: int, last: int) -> tuple[int, ...]:
    return tuple(range(first, last))


_towns: Final = _all(0, 60)
_places: Final = _all(0, 70)
_weapons: Final = _all(WEAPON0, HUNTER_CHIT0)
_chits: Final = _all(WEAPON0, EVENT0)
_events: Final = _all(EVENT0, ENCOUNTER0)
_encounters: Final = _all(ENCOUNTER0, SEAT0)
_hunters: Final = _all(SEAT0, SEAT0 + 3)

VERBS: Final[tuple[tuple[str, int, tuple[int, ...]], ...]] = (
    ("pass", PASS, ()),
    ("start", START, _towns),
    ("draw", DRAW, _weapons + _events + _encounters),
    ("roll", ROLL, _all(NUMBER0 + 1, NUMBER0 + 7)),
    ("road", ROAD, _towns),
    ("sea", SEA, _places),
    ("rail", RAIL, ()),
    ("ride", RIDE, _towns),
    ("stay", STAY, ()),
    ("consume", CONSUME, _towns),
    ("return", RETURN, _encounters),
    ("lay", LAY, _encounters),
    ("attack", ATTACK, (*_hunters, SEAT0 + 3)),
    ("done", DONE, ()),
    ("fly", FLY, _towns),
    ("evade", EVADE, _towns),
    ("lead", LEAD, _places),
    ("claim", CLAIM, ()),
    ("invite", INVITE, _hunters),
    ("join", JOIN, ()),
    ("give", GIVE, _weapons),
    ("to", TO, _hunters),
    ("lay-host", LAY_HOST, ()),
    ("take-host", TAKE_HOST, _towns),
    ("heal", HEAL, ()),
    ("discard", DISCARD, _weapons + _events),
    ("stock", STOCK, _all(STOCK0, RESULT0)),
    ("play", PLAY, _weapons + _events),
    ("show", SHOW, _weapons),
    ("name", NAME, _places + _hunters),
    ("take", TAKE, (SOME_WEAPON, SOME_EVENT)),
    ("choose", CHOOSE, _chits),
    ("target", TARGET, _hunters),
    ("apply", APPLY, _hunters),
    ("move-host", MOVE_HOST, _towns),
    ("stop", STOP, ()),
    ("show-dogs", SHOW_DOGS, ()),
    ("transfuse", TRANSFUSE, ()),
    ("end-agents", END_AGENTS, ()),
    ("end-host", END_HOST, _towns),
    ("sail-far", SAIL_FAR, ()),
)
