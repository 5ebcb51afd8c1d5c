"""What one of the two players sees at a table of Dracula (2003): both lay cards that the other does not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.belief.dracula2003 import NOBODYS, NOTHING, SHARP_SENSE
from whitby.belief.dracula2003.encounters import KIND_OF, KINDS, number, total
from whitby.companion.kinds import REST, Companion, Kind, fixed, told
from whitby.games.dracula2003.words import (
    CHOOSE,
    CHOSEN,
    COPIES,
    CUBES,
    DRACULA,
    ENCOUNTER0,
    IS_COMPANION,
    NOWHERE,
    NUMBER0,
    OWNER,
    PLACES,
    SEAT0,
    SLOT0,
    TARGET_OF,
    VAN_HELSING,
)

SEATS: Final = (SEAT0 + DRACULA, SEAT0 + VAN_HELSING)
CARDS: Final = range(ENCOUNTER0, SLOT0)
SETS: Final[dict[str, Sequence[int]]] = {
    "seat": SEATS,
    "mover": SEATS,
    "other": SEATS,
    "spot": range(len(PLACES)),
    "found": CARDS,
    "own": CARDS,
    "theirs": CARDS,
    "companions": [card for card in CARDS if IS_COMPANION[card]],
    "draculas": KINDS[DRACULA],
    "cubes": range(NUMBER0 + 1, NUMBER0 + CUBES + 1),
}


def seen_by(eyes: int) -> dict[str, Sequence[int]]:
    """Whose eyes these are says which cards are one's own."""
    own = eyes - SEAT0
    return {"own": KINDS[own], "theirs": KINDS[1 - own], "other": (SEAT0 + 1 - own,)}


def owner_of(i: int) -> Any:
    """The seat whose card a parameter is."""
    return lambda args: SEAT0 + OWNER[args[i]]


def target_for(args: Sequence[int]) -> int:
    """What the finder is looking for: his opponent's targets."""
    return TARGET_OF[1 - (args[0] - SEAT0)]


def target_of(args: Sequence[int]) -> int:
    """A player's own targets."""
    return TARGET_OF[args[0] - SEAT0]


KINDS_OF_ENTRY: Final = (
    Kind("helps", "begins", ("seat",), early=True),
    Kind("chose", "begins", ("own",), (("chose", (lambda args: OWNER[args[0]], lambda args: CHOOSE | args[0])),), early=True),
    told("chosen", "begins", early=True),
    told("turn-of", "turns", "mover", news="turn"),
    # cards on the board
    told("turned-up", "board", "seat", "spot", "found"),
    told("turned-down", "board", "spot"),
    told("battle-won", "board", "seat", "companions"),
    Kind("captured", "board", ("seat",), (("captured", (0, target_for)),)),
    Kind("laid-own", "board", ("spot", "own"), (("laid", (owner_of(1), 0)), ("laid-card", (0, 1)))),
    told("laid-hidden", "board", "other", "spot", news="laid"),
    Kind("took-back-own", "board", ("spot", "own"), (("took-back", (owner_of(1), 0)), ("looked", (0, 1)))),
    told("took-back", "board", "other", "spot"),
    told("looked", "board", "spot", "found"),
    # supplies
    told("supplies-shown", "supplies", "seat"),
    Kind("showed", "supplies", ("other", "theirs"), (("showed", (0, REST)),), many=True),
    told("proved", "supplies", "seat"),
    Kind("rescued", "supplies", ("seat", "cubes"), (("rescued", (0, target_of, 1)),)),
    # action cards
    Kind("recovered", "cards", ("companions",), (("recovered", (owner_of(0), 0)),)),
    Kind("put-back", "cards", ("spot",), (("put-back", (fixed(SEAT0 + DRACULA), 0)),)),
    Kind("sharp-sense", "cards", (), (("used", (fixed(SEAT0 + VAN_HELSING), fixed(SHARP_SENSE))),)),
    Kind("drew", "cards", ("draculas",), (("drew", (fixed(SEAT0 + VAN_HELSING), 0)),)),
)
NEXT: Final = {
    "": ("helps",),
    "helps": ("chose", "chosen"),
    "chose": ("chose", "chosen"),
    "chosen": ("turn-of",),
    "turned-up": ("turned-down", "battle-won", "captured"),
    "captured": ("laid-hidden", "laid-own", "turn-of", "turned-up", "proved"),
    "battle-won": ("laid-hidden", "laid-own", "turn-of", "turned-up"),
    "took-back": ("laid-hidden", "turn-of", "turned-up"),
    "took-back-own": ("laid-own", "turn-of", "turned-up"),
    "supplies-shown": ("showed", "turn-of"),
    "sharp-sense": ("showed", "turn-of"),
    "put-back": ("looked", "turn-of"),
    "drew": ("captured", "turn-of"),
    "*": ("turn-of", "turned-up", "took-back", "took-back-own", "supplies-shown"),
}


def fits(kind: Kind, args: Sequence[int], belief: Any) -> bool:
    """Does a card lie there, and may it be this player's?"""

    def lies(place: int, side: int = NOBODYS) -> bool:
        return belief.how[place] != NOTHING and (side == NOBODYS or belief.owner[place] in (NOBODYS, side))

    if kind.id == "chose":
        six, card = belief.six[OWNER[args[0]]], args[0]
        return not belief.begun and total(six) < CHOSEN and number(six, KIND_OF[card]) < COPIES[card]
    if kind.id == "chosen":
        return not belief.begun and all([total(six) in (0, CHOSEN) for six in belief.six])
    if kind.id in ("laid-own", "laid-hidden"):
        return not lies(args[0 if kind.id == "laid-own" else 1])
    if kind.id in ("took-back-own", "looked"):
        return lies(args[0], OWNER[args[1]])
    if kind.id == "took-back":
        return lies(args[1], args[0] - SEAT0)
    if kind.id == "turned-up":
        return belief.up == NOWHERE and lies(args[1], OWNER[args[2]])
    if kind.id == "turned-down":
        return bool(belief.up == args[0])
    if kind.id == "battle-won":
        return belief.up != NOWHERE and bool(belief.owner[belief.up] == OWNER[args[1]])
    if kind.id == "put-back":
        return lies(args[0], VAN_HELSING)
    return True


COMPANION: Final = Companion(
    SETS,
    {kind.id: kind for kind in KINDS_OF_ENTRY},
    "chosen",
    NEXT,
    fits=fits,
    eyes="helps",
    seen_by=seen_by,
    in_turn=("mover",),
    same=("seat", "spot", "companions"),
)
