"""What is seen at a table of the 1st edition, where no trail lies: only what searches, his turns and a few cards tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.companion.kinds import Around, Companion, Kind, fixed, told
from whitby.engine import News
from whitby.games.fury.europe import ON_MAP, SEA0
from whitby.games.fury1987.europe import PLACES
from whitby.games.fury1987.words import (
    DRACULA,
    ENCOUNTER0,
    EVASION,
    HUNTERS,
    JONATHAN_HARKER,
    NUMBER0,
    SEAT0,
    SEATS,
    SHIPPING_AGENTS,
    WALPURGIS_NIGHT,
)

HE: Final = SEAT0 + DRACULA
SETS: Final[dict[str, Sequence[int]]] = {
    "hunter": [SEAT0 + hunter for hunter in HUNTERS],
    "seat": range(SEAT0, SEAT0 + len(SEATS)),
    "place": range(len(PLACES)),
    "city": range(SEA0),
    "location": range(ON_MAP),
    "event": (EVASION, SHIPPING_AGENTS, WALPURGIS_NIGHT),
}
HARKER_FIGHTS: Final = (("combat", (fixed(HE), fixed(JONATHAN_HARKER))), ("rolled", (fixed(NUMBER0),)))
NOTHING_THERE: Final = (("no-rumours-here", (1,)), ("dracula-not-here", (1,)))
KINDS: Final = (
    told("stands", "hunters", "hunter", "place", news="arrives", early=True),
    Kind("arrives-nothing", "hunters", ("hunter", "city"), (("arrives", (0, 1)), *NOTHING_THERE)),
    Kind("arrives-rumours", "hunters", ("hunter", "city"), (("arrives", (0, 1)), ("rumours-here", (1,)), ("dracula-not-here", (1,)))),
    told("dies", "hunters", "hunter"),
    told("host-laid", "hunters", "hunter", "city"),
    told("host-gone", "hunters", "city"),
    told("host-moved", "hunters", "city", "city"),
    # his turn
    Kind("he-hides", "his-turn", (), (("starts-hidden", (fixed(HE),)),), early=True),
    Kind("his-turn", "his-turn", (), (("turn-over", (fixed(HE),)),)),
    told("embarks", "his-turn"),
    told("sails", "his-turn"),
    told("lands", "his-turn"),
    Kind("consumed", "his-turn", ("city",), (("consumed", (fixed(ENCOUNTER0), 0)),)),
    told("attacks", "his-turn", "city"),
    told("flies", "his-turn"),
    told("no-blood", "his-turn"),
    # what is found
    told("dracula-not-here", "found", "location"),
    told("dracula-found", "found", "location"),
    told("no-rumours-here", "found", "city"),
    told("rumours-here", "found", "city"),
    told("no-rumours-yet", "found"),
    told("nothing-lies", "found", "city"),
    told("harker-finds-nobody", "found"),
    told("harker-drew", "found"),
    Kind("castle-helps", "found", (), (*HARKER_FIGHTS, ("totals", (fixed(NUMBER0), fixed(NUMBER0 + 1))))),
    Kind("castle-helps-not", "found", (), (*HARKER_FIGHTS, ("totals", (fixed(NUMBER0), fixed(NUMBER0))))),
    told("dracula-was", "found", "location"),
    told("rumours-were", "found", "city"),
    # events
    told("played", "events", "seat", "event", early=True),
    told("cancelled", "events", "event"),
    told("event-discarded", "events", "event"),
)
NEXT: Final = {
    "": ("stands",),
    "stands": ("stands", "he-hides", "arrives-nothing", "his-turn", "dracula-not-here"),
    "he-hides": ("arrives-nothing", "stands", "his-turn"),
    "attacks": ("dracula-found", "flies", "his-turn"),
    "dracula-found": ("flies", "arrives-nothing", "stands", "his-turn"),
    "arrives-rumours": ("arrives-nothing", "stands", "his-turn", "arrives-rumours"),
    **dict.fromkeys(("embarks", "sails", "lands", "consumed"), ("his-turn", "attacks")),
    "his-turn": ("arrives-nothing", "stands", "arrives-rumours", "his-turn"),
    "*": ("arrives-nothing", "stands", "his-turn", "arrives-rumours", "dracula-found"),
}
IN_HIS_TURN: Final = ("his-turn", "embarks", "sails", "lands", "consumed", "attacks")


def around(kind: Kind, args: Sequence[int], belief: Any, news: Sequence[News]) -> Around:
    """His turn has begun before anything of it is told."""
    if kind.id not in IN_HIS_TURN and not (kind.id == "played" and WALPURGIS_NIGHT in args):
        return [], []
    last = next((what for what, facts in reversed(news) if what in ("turn-begins", "turn-over") and facts == (HE,)), "turn-over")
    return ([("turn-begins", (HE,))] if last == "turn-over" else []), []


COMPANION: Final = Companion(SETS, {kind.id: kind for kind in KINDS}, "starts-hidden", NEXT, around, his=("he-hides", "his-turn"))
