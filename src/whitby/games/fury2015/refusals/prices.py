"""What a choice costs: the damage that its player suffers for certain; and where it would do nothing."""

from __future__ import annotations

from typing import Final

from whitby.engine import NOUN, question_name
from whitby.games.fury.europe import is_sea
from whitby.games.fury2015.refusals.why import about
from whitby.games.fury2015.state import Fury, dracula_at
from whitby.games.fury2015.words import DARK_CALL, DONE, FEED, LAY, NOUNS, PASS, PLAY, PROWL, REST, RUFUS_SMITH, SEAT0, TRADE, WOLF_AND_HIDE

EVENTS_COST: Final[dict[str, int]] = {"sense-of-emergency": 2, "blood-transfusion": 1, "heroic-leap": 5}  # to who plays it
PASSING_COSTS: Final[dict[str, int]] = {"choose-card": 5, "pays-customs": 3, "may-show-weapon": 2, "faces-wolves": 4, "second-weapon": 2}


def price(s: Fury, choice: int) -> int:
    """The damage that a choice costs for certain."""
    verb, noun, name = choice & ~NOUN, choice & NOUN, question_name(s)
    if choice == PASS:
        return about(s, 1) if name == "wards-off" else PASSING_COSTS.get(name, 0)
    if verb == PLAY:
        return EVENTS_COST.get(NOUNS[noun], 0)
    if choice == DONE:
        return len(s.items[about(s, 0)]) if name == "faces-mob" else 0
    if name in ("choose-card", "misdirect-move"):
        return 1 if verb in (PROWL, WOLF_AND_HIDE) else 2 if noun == DARK_CALL else sea_toll(s) if is_sea(noun) else 0
    return 0


def sea_toll(s: Fury) -> int:
    """F15-SEA-08, F15-SEA-09, F15-CARD-rufus-smith  What Dracula suffers when he goes to sea, or on at sea."""
    return 1 if is_sea(dracula_at(s)) and s.allies[0] != RUFUS_SMITH else 2


def warning(s: Fury, seat: int, choice: int) -> str:
    """F15-REST-04, F15-TRADE-09  What would change nothing, as everybody can see: nobody is hurt, or two empty hands."""
    if choice == REST:
        return "" if s.hunter_damage[seat] else "nothing-to-recover"
    if choice == LAY | FEED:
        return "" if s.dracula_damage else "nothing-to-recover"
    if choice & ~NOUN == TRADE:
        return "" if any(s.items[h] or s.tickets[h] or s.events[h] for h in (seat, (choice & NOUN) - SEAT0)) else "nothing-to-give"
    return ""
