"""What is seen at a table of the 3rd edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.companion.kinds import Around, Companion, Kind, told
from whitby.engine import News
from whitby.games.fury.europe import ON_MAP, SEA0
from whitby.games.fury.trail import HIDEOUTS, LEAVING, TRAIL
from whitby.games.fury2015.europe import PLACES, REGIONS
from whitby.games.fury2015.words import (
    CITY_BACK,
    DARK_CALL,
    ENCOUNTER0,
    ENCOUNTERS,
    HIDE,
    HUNTERS,
    MISDIRECT,
    POWERS,
    REGION0,
    SEAT0,
    SPACE0,
)

SETS: Final[dict[str, Sequence[int]]] = {
    "hunter": [SEAT0 + hunter for hunter in HUNTERS],
    "place": range(len(PLACES)),
    "city": range(SEA0),
    "location": range(ON_MAP),
    "card": [*range(ON_MAP), *range(DARK_CALL, DARK_CALL + len(POWERS))],
    "space": range(SPACE0, SPACE0 + HIDEOUTS),
    "trail": range(SPACE0, SPACE0 + TRAIL),
    "lair": range(SPACE0 + TRAIL, SPACE0 + LEAVING),
    "back": range(CITY_BACK, CITY_BACK + 3),
    "power": [card for card in range(DARK_CALL, DARK_CALL + len(POWERS)) if card not in (HIDE, MISDIRECT)] + [HIDE, MISDIRECT],
    "encounter": range(ENCOUNTER0, ENCOUNTER0 + len(ENCOUNTERS)),
    "region": range(REGION0, REGION0 + len(REGIONS)),
}
KINDS: Final = (
    told("stands", "hunters", "hunter", "place", news="arrives", early=True),
    Kind("arrives-nothing", "hunters", ("hunter", "place"), (("arrives", (0, 1)), ("nothing-here", (1,)))),
    told("nothing-here", "hunters", "location"),
    told("defeated", "hunters", "hunter"),
    # his turn
    told("laid", "his-turn", "back", early=True),
    told("wolf-form", "his-turn"),
    told("power", "his-turn", "power"),
    told("from-lair", "his-turn", "lair"),
    told("misdirect", "his-turn", "trail"),
    told("slide", "his-turn"),
    told("matures", "his-turn", "encounter"),
    told("settles", "his-turn"),
    told("lair", "his-turn", "lair"),
    # cards that are seen, or go
    told("revealed", "trail", "space", "card"),
    told("revealed-at-once", "trail", "space", "card", news="revealed", at_once=True),
    told("cleared", "trail", "space"),
    told("cleared-with-it", "trail", "space", news="cleared", at_once=True),
    told("stripped", "trail", "space"),
    told("figure", "trail", "location"),
    told("flown", "trail", "back"),
    told("error-penalty", "trail", "location"),
    # answers
    told("not-on-trail", "answers", "card"),
    told("no-rumors", "answers", "place"),
    told("near", "answers", "hunter"),
    told("none-near", "answers"),
    told("region", "answers", "region"),
    told("no-region", "answers"),
    told("bond-yes", "answers", "place"),
    told("bond-no", "answers", "place"),
    # holy ground
    told("consecrated", "holy", "city", early=True),
    told("desecrated", "holy", "city", early=True),
    told("hosted", "holy", "city", early=True),
    told("hosts-leave", "holy", early=True),
)
COMES: Final = ("laid", "power", "from-lair")  # with these a card comes to the first space
IN_HIS_TURN: Final = (*COMES, "misdirect", "matures", "settles", "lair")  # the trail has slid before
NEXT: Final = {
    "": ("stands",),
    "stands": ("stands", "laid", "arrives-nothing", "nothing-here", "revealed"),
    "misdirect": ("laid", "cleared-with-it", "power"),
    "wolf-form": ("laid", "from-lair"),
    "slide": ("laid", "settles", "matures"),
    "settles": ("lair", "laid"),
    "matures": ("laid", "cleared", "power"),
    "revealed": ("arrives-nothing", "figure", "cleared", "revealed", "laid"),
    "*": ("arrives-nothing", "stands", "nothing-here", "revealed", "laid", "power"),
}


def around(kind: Kind, args: Sequence[int], belief: Any, news: Sequence[News]) -> Around:
    """The trail slides before a new card is laid, if nobody said so."""
    if kind.id not in IN_HIS_TURN:
        return [], []
    last = next((what for what, _ in reversed(news) if what in COMES or what == "slide"), "slide")
    return ([] if last == "slide" else [("slide", ())]), []


COMPANION: Final = Companion(SETS, {kind.id: kind for kind in KINDS}, "laid", NEXT, around, his=("laid",))
