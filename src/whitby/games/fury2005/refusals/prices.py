"""What a choice costs: the Blood of Dracula or the Health of a hunter that it takes for certain; and where it would do nothing."""

from __future__ import annotations

from whitby.engine import NOUN, question_name
from whitby.games.fury.europe import is_sea
from whitby.games.fury2005.moves import DARK_CALL_COST, WOLF_FORM_COST, sea_cost
from whitby.games.fury2005.resolve import emergency_price
from whitby.games.fury2005.state import Fury
from whitby.games.fury2005.words import BLOOD, DARK_CALL, FEED, HEALTH, HURRY, LAY, PASS, REST, SEAT0, WOLF, WOLF_AND_HIDE, WOLF_AND_RETRACE


def price(s: Fury, choice: int) -> int:
    """F05-SEA-05, F05-CARD-dark-call, F05-CARD-wolf-form, F05-RESOLVE-09  What is paid for a move."""
    verb, noun, name = choice & ~NOUN, choice & NOUN, question_name(s)
    if verb == HURRY:
        return emergency_price(s)
    if choice == PASS:
        return 1 if name == "wards-off-quincey" else 0
    if name not in ("dracula-moves", "move-after-penalty"):
        return 0
    if verb in (WOLF, WOLF_AND_HIDE, WOLF_AND_RETRACE):
        return WOLF_FORM_COST
    return 0 if verb != LAY else DARK_CALL_COST if noun == DARK_CALL else sea_cost(s) if is_sea(noun) else 0


def warning(s: Fury, _seat: int, choice: int) -> str:
    """F05-REST-03, F05-COMP-15  A rest or Feed that gains nothing, as everybody can see."""
    full = s.health[(choice & NOUN) - SEAT0] == HEALTH[(choice & NOUN) - SEAT0] if choice & ~NOUN == REST else False
    return "nothing-to-recover" if full or (choice == LAY | FEED and s.blood == BLOOD) else ""
