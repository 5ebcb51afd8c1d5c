"""The nouns and verbs of Dracula (2003): one number line for places, cards, slots, colours, seats and numbers.

Figures come from cards.toml and board.toml; nothing here is a rule.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from whitby.cards import EMPTY as EMPTY
from whitby.cards import UNKNOWN as UNKNOWN
from whitby.engine import ANYTIME, VERB
from whitby.engine import PASS as PASS

_here: Final = Path(__file__).parent
BOARD_TOML: Final[dict[str, Any]] = tomllib.loads((_here / "board.toml").read_text("utf-8"))
CARDS_TOML: Final[dict[str, Any]] = tomllib.loads((_here / "cards.toml").read_text("utf-8"))

# --- seats ----------------------------------------------------------------------
DRACULA: Final = 0
VAN_HELSING: Final = 1
SEATS: Final[tuple[str, ...]] = ("dracula", "van-helsing")
TO_DRACULA: Final = 1
TO_VAN_HELSING: Final = 2
BOTH: Final = 3
ONLOOKERS: Final = 4
EVERYBODY: Final = BOTH | ONLOOKERS

# --- how it ends ------------------------------------------------------------------
ENDINGS: Final[dict[str, str]] = {  # why the game is over -> clause
    "five-targets": "D03-WIN-01",
    "proved": "D03-WIN-02",
    "spent": "D03-ENERGY-01",
    "turn-limit": "D03-TURN-05",
    "draw-agreed": "D03-TURN-06",
}
FIVE_TARGETS: Final = 0
PROVED: Final = 1
SPENT: Final = 2
TURN_LIMIT: Final = 3
DRAW_AGREED: Final = 4
assert list(ENDINGS)[SPENT] == "spent" and list(ENDINGS)[DRAW_AGREED] == "draw-agreed"

# --- nouns ----------------------------------------------------------------------
PLACES: Final[tuple[str, ...]] = tuple([str(p["id"]) for p in BOARD_TOML["place"]])
ACTIONS_OF: Final[tuple[tuple[str, ...], ...]] = tuple(
    [tuple([str(c["id"]) for c in CARDS_TOML["action"] if c["side"] == side]) for side in SEATS]
)
ENCOUNTERS: Final[tuple[str, ...]] = tuple([str(c["id"]) for c in CARDS_TOML["encounter"]])
SLOTS: Final[tuple[str, ...]] = tuple([str(x["id"]) for x in BOARD_TOML["slot"]])
COLOURS: Final[tuple[str, ...]] = tuple([str(x) for x in BOARD_TOML["colours"]])
NUMBERS: Final[tuple[str, ...]] = tuple([str(i) for i in range(16)])

NOUNS: Final[tuple[str, ...]] = PLACES + ACTIONS_OF[0] + ACTIONS_OF[1] + ENCOUNTERS + SLOTS + COLOURS + SEATS + NUMBERS
ACTION0: Final = 12  # the first action card
ENCOUNTER0: Final = 32
SLOT0: Final = 42
COLOUR0: Final = 59
SEAT0: Final = 63
NUMBER0: Final = 65
assert NOUNS[ACTION0] == "wings" and NOUNS[ENCOUNTER0] == ENCOUNTERS[0] and NOUNS[SLOT0] == SLOTS[0]
assert NOUNS[COLOUR0] == COLOURS[0] and NOUNS[SEAT0] == SEATS[0] and NOUNS[NUMBER0] == "0"

HARBOR: Final = PLACES.index(str(BOARD_TOML["harbor"]))
CARRIAGE_STATION: Final = PLACES.index(str(BOARD_TOML["carriage_station"]))
NOWHERE: Final = -1
DRACULAS: Final = -7  # in a view: one of Dracula's cards
VAN_HELSINGS: Final = -8


def noun(name: str) -> int:
    """The number of a noun."""
    return NOUNS.index(name)


DARK: Final = NOUNS.index("dark")
EYES: Final = NOUNS.index("eyes")
CONTROL: Final = NOUNS.index("control")
BATTLE_LUST: Final = NOUNS.index("battle-lust")
COFFIN: Final = NOUNS.index("coffin")
VICTIM: Final = NOUNS.index("victim")
AMULET: Final = NOUNS.index("amulet")
CRUCIFIX: Final = NOUNS.index("crucifix")

# --- figures of the cards, indexed by noun ---------------------------------------
GRAY: Final = 15  # a mask of colours: any of the four


def _figures(table: str, key: str) -> tuple[int, ...]:
    value = {str(c["id"]): int(c.get(key, 0)) for c in CARDS_TOML[table]}
    return tuple([value.get(n, 0) for n in NOUNS])


def _colour_masks() -> tuple[int, ...]:
    mask = {str(c["id"]): GRAY if c["barrier"] == "gray" else 1 << COLOURS.index(str(c["barrier"])) for c in CARDS_TOML["action"]}
    return tuple([mask.get(n, 0) for n in NOUNS])


def _owners() -> tuple[int, ...]:
    owner = {str(c["id"]): SEATS.index(str(c["side"])) for c in CARDS_TOML["encounter"] + CARDS_TOML["action"]}
    return tuple([owner.get(n, -1) for n in NOUNS])


def _of_role(role: str) -> tuple[bool, ...]:
    ids = {str(c["id"]) for c in CARDS_TOML["encounter"] if c["role"] == role}
    return tuple([n in ids for n in NOUNS])


STEP_NUMBER: Final = _figures("action", "step")
CARD_STRENGTH: Final = _figures("action", "strength")
HAS_SPECIAL: Final[tuple[bool, ...]] = tuple([x > 0 for x in _figures("action", "special")])
BARRIER_OF: Final = _colour_masks()
OWNER: Final = _owners()
FOE_STRENGTH: Final = _figures("encounter", "strength")
COPIES: Final = _figures("encounter", "copies")
IS_COMPANION: Final = _of_role("companion")
IS_TARGET: Final = _of_role("target")
TARGET_OF: Final = (COFFIN, VICTIM)  # by owner
TARGETS: Final = 5
CUBES: Final = int(CARDS_TOML["energy"]["cubes"])
RESCUE_AT_MOST: Final = int(CARDS_TOML["energy"]["rescue_at_most"])
RESCUE_GIVES: Final = int(CARDS_TOML["energy"]["rescue_gives"])
CHOSEN: Final = 6  # encounter cards that each player lays out
AVAILABLE: Final = 5  # action cards in hand

DECK: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([i for i in range(len(NOUNS)) if OWNER[i] == side and ACTION0 <= i < ENCOUNTER0]) for side in (0, 1)]
)
ALL_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([i for i in range(len(NOUNS)) for _ in range(COPIES[i]) if OWNER[i] == side]) for side in (0, 1)]
)

# --- verbs: name and the nouns it goes with ---------------------------------------
_ALL_PLACES: Final = tuple(range(12))
_ALL_ACTIONS: Final = tuple(range(ACTION0, ENCOUNTER0))
_ALL_ENCOUNTERS: Final = tuple(range(ENCOUNTER0, SLOT0))
_ALL_SLOTS: Final = tuple(range(SLOT0, COLOUR0))

CHOOSE: Final = 2 << VERB
DEAL: Final = 3 << VERB
SET: Final = 4 << VERB
STEP: Final = 5 << VERB
LOOK: Final = 6 << VERB
DEMAND: Final = 7 << VERB
LAY: Final = 8 << VERB
STOP: Final = 9 << VERB
PLAY: Final = 10 << VERB
USE: Final = 11 << VERB
FLY: Final = 12 << VERB
SEND: Final = 13 << VERB
RECOVER: Final = 14 << VERB
EXCHANGE: Final = 15 << VERB
RECALL: Final = 16 << VERB
INSPECT: Final = 17 << VERB
TURN: Final = 18 << VERB
DRAW: Final = 19 << VERB
BARRIER: Final = 20 << VERB  # 20 to 23, one for each colour
ACCEPT: Final = 24 << VERB
RESCUE: Final = ANYTIME | 25 << VERB
OFFER_DRAW: Final = ANYTIME | 26 << VERB

VERBS: Final[tuple[tuple[str, int, tuple[int, ...]], ...]] = (
    ("pass", PASS, ()),
    ("choose", CHOOSE, _ALL_ENCOUNTERS),
    ("deal", DEAL, _ALL_ACTIONS),
    ("set", SET, _ALL_ENCOUNTERS),
    ("step", STEP, _ALL_PLACES),
    ("look", LOOK, ()),
    ("demand", DEMAND, ()),
    ("lay", LAY, _ALL_ENCOUNTERS),
    ("stop", STOP, ()),
    ("play", PLAY, _ALL_ACTIONS),
    ("use", USE, ()),
    ("fly", FLY, _ALL_PLACES),
    ("send", SEND, (SEAT0, SEAT0 + 1)),
    ("recover", RECOVER, _ALL_ENCOUNTERS),
    ("exchange", EXCHANGE, _ALL_PLACES),
    ("recall", RECALL, _ALL_ACTIONS),
    ("inspect", INSPECT, _ALL_PLACES),
    ("turn", TURN, _ALL_PLACES),
    ("draw", DRAW, _ALL_ENCOUNTERS),
    ("red", BARRIER, _ALL_SLOTS),
    ("blue", BARRIER + (1 << VERB), _ALL_SLOTS),
    ("green", BARRIER + (2 << VERB), _ALL_SLOTS),
    ("yellow", BARRIER + (3 << VERB), _ALL_SLOTS),
    ("accept", ACCEPT, ()),
    ("rescue", RESCUE, ()),
    ("offer-draw", OFFER_DRAW, ()),
)
