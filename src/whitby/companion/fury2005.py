"""What is seen at a table of the 2nd edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.belief.fury2005 import (
    CONSECRATED_GROUND,
    CUSTOMS_SEARCH,
    EVASION,
    NEWSPAPER_REPORTS,
    STORMY_SEAS,
    TELEGRAPH_AHEAD,
)
from whitby.companion.kinds import Around, Companion, Kind, told
from whitby.engine import News
from whitby.games.fury.europe import ON_MAP, SEA0
from whitby.games.fury.trail import HIDEOUTS, LEAVING, TRAIL
from whitby.games.fury2005.europe import PLACES
from whitby.games.fury2005.words import (
    BLOOD,
    DARK_CALL,
    DRACULA,
    ENCOUNTER0,
    ENCOUNTERS,
    FEED,
    HIDE,
    HUNTERS,
    LAND_BACK,
    NUMBER0,
    RUFUS_SMITH,
    SEA_BACK,
    SEAT0,
    SEATS,
    SENSATIONALIST_PRESS,
    SPACE0,
)

SETS: Final[dict[str, Sequence[int]]] = {
    "hunter": [SEAT0 + hunter for hunter in HUNTERS],
    "seat": range(SEAT0, SEAT0 + len(SEATS)),
    "place": range(len(PLACES)),
    "city": range(SEA0),
    "location": range(ON_MAP),
    "zone": range(SEA0, ON_MAP),
    "card": [*range(ON_MAP), DARK_CALL, FEED, HIDE],
    "space": range(SPACE0, SPACE0 + HIDEOUTS),
    "lying": range(SPACE0, SPACE0 + LEAVING),
    "catacomb": range(SPACE0 + TRAIL, SPACE0 + LEAVING),
    "back": (LAND_BACK, SEA_BACK),
    "power": (DARK_CALL, FEED),
    "number": range(NUMBER0, NUMBER0 + BLOOD + 1),
    "ally": (RUFUS_SMITH,),
    "encounter": range(ENCOUNTER0, ENCOUNTER0 + len(ENCOUNTERS)),
    "uncovered": [*range(ON_MAP), SEAT0 + DRACULA, *range(SPACE0, SPACE0 + HIDEOUTS)],
    "event": (CUSTOMS_SEARCH, EVASION, NEWSPAPER_REPORTS, SENSATIONALIST_PRESS, TELEGRAPH_AHEAD, STORMY_SEAS, CONSECRATED_GROUND),
}
KINDS: Final = (
    told("stands", "hunters", "hunter", "place", news="arrives", early=True),
    Kind("arrives-nothing", "hunters", ("hunter", "city"), (("turn", (0,)), ("arrives", (0, 1)), ("not-there", (1,)))),
    told("nothing-here", "hunters", "location", news="not-there"),
    told("defeated", "hunters", "hunter"),
    told("hurries", "hunters", "hunter", "place"),
    # his turn
    told("laid", "his-turn", "back", early=True),
    told("power", "his-turn", "power"),
    told("double-back", "his-turn", "lying"),
    told("wolf-form", "his-turn"),
    told("no-legal-move", "his-turn"),
    told("buried", "his-turn", "catacomb"),
    told("matures", "his-turn", "encounter"),
    told("encounter-placed", "his-turn", "lying"),
    told("blood", "his-turn", "number"),
    # cards that are seen, or go
    told("revealed", "trail", "space", "card"),
    Kind("revealed-by-card", "trail", ("space", "card"), (("uncovers", (0,)), ("revealed", (0, 1)))),
    told("dracula-is", "trail", "space"),
    told("card-gone", "trail", "space"),
    told("trail-cleared", "trail", news="cleared"),
    told("bat-move", "trail", "space"),
    told("revealed-at-once", "trail", "space", "card", news="revealed", at_once=True),
    told("card-gone-with-it", "trail", "space", news="card-gone", at_once=True),
    told("bat-move-with-it", "trail", "space", news="bat-move", at_once=True),
    # answers
    told("reports", "answers", "hunter"),
    told("no-news", "answers"),
    told("he-is-there", "answers", "space"),
    told("no-telegrams", "answers", "place"),
    told("announces", "answers", "card"),
    told("announces-wolf-form", "answers", "location"),
    told("announces-wolf-and-hide", "answers"),
    # holy ground and storms
    told("consecrated", "holy", "city"),
    told("blessed", "holy", "hunter", "place"),
    told("unblessed", "holy", "place"),
    told("beside", "holy", "location"),
    told("beside-with-it", "holy", "location", news="beside", at_once=True),
    told("card-missing", "holy", "location", news="missing"),
    told("storm", "holy", "zone"),
    told("calm", "holy", "zone"),
    # events
    told("played", "events", "seat", "event"),
    told("cancelled", "events", "event"),
    told("event-discarded", "events", "event"),
    told("uncovers", "events", "uncovered"),
    told("ally", "events", "ally"),
    told("ally-gone", "events", "ally"),
    # step by step
    told("turn", "steps", "hunter"),
    told("resupplies", "steps", "hunter"),
    told("rests", "steps", "hunter"),
    told("trades", "steps", "hunter"),
    told("skips-turn", "steps", "hunter"),
    told("turn-over", "steps"),
    told("dracula-turn", "steps"),
)
NEXT: Final = {
    "": ("stands",),
    "stands": ("stands", "laid", "arrives-nothing", "nothing-here", "revealed"),
    "laid": ("encounter-placed", "arrives-nothing", "stands", "card-gone", "buried", "matures", "revealed-at-once"),
    "encounter-placed": ("arrives-nothing", "stands", "laid"),
    "power": ("blood", "arrives-nothing", "stands", "card-gone", "buried", "matures"),
    "wolf-form": ("blood", "laid", "double-back"),
    "dracula-turn": ("laid", "power", "double-back", "wolf-form"),
    "double-back": ("arrives-nothing", "stands", "laid"),
    "matures": ("trail-cleared", "arrives-nothing", "stands"),
    "trail-cleared": ("card-gone", "revealed"),
    "card-gone": ("arrives-nothing", "stands", "card-gone-with-it", "beside-with-it", "laid"),
    "card-gone-with-it": ("card-gone-with-it", "arrives-nothing", "stands", "laid"),
    "revealed": ("revealed-at-once", "turn-over", "arrives-nothing", "stands", "laid", "card-gone"),
    "reports": ("revealed-by-card", "he-is-there", "no-news"),
    "blood": ("laid", "arrives-nothing", "stands", "encounter-placed", "double-back"),
    "*": ("arrives-nothing", "stands", "nothing-here", "revealed", "laid", "power"),
}
HIS: Final = ("laid", "power", "double-back", "wolf-form")  # in his turn, or by Evasion
ON_TOP: Final = ("laid", "power")  # with these all cards move one space on


def around(kind: Kind, args: Sequence[int], belief: Any, news: Sequence[News]) -> Around:
    """His turn has begun before he lays a card, and a seventh card is pushed off."""
    has_begun = bool(belief.trails.rows)
    begins = kind.id in HIS and has_begun and not belief.his_turn and not belief.evading
    pushes = kind.id in ON_TOP and has_begun and belief.is_there(TRAIL - 1)
    return ([("dracula-turn", ())] if begins else []), ([("pushed-off", ())] if pushes else [])


COMPANION: Final = Companion(SETS, {kind.id: kind for kind in KINDS}, "laid", NEXT, around, his=("laid",))
