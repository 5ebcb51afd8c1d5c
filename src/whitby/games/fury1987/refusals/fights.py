"""What combats do not allow."""

from __future__ import annotations

from whitby.engine import NOUN
from whitby.games.fury1987 import words as w
from whitby.games.fury1987.refusals.why import WHY
from whitby.games.fury1987.state import FOE_SZGANY, Fury
from whitby.games.fury1987.tactics import AFTER_DAMAGE, AGAINST, AGENTS, BASIC, DODGES, DRACULAS, ESCAPES, HARKERS, weapons_of


@WHY.at("lay-chit", "choose")
def why_not_laid(s: Fury, seat: int, choice: int) -> str:
    """F87-COMBAT-09 to F87-COMBAT-14, F87-CARD-rage  A hunter's chit for a round of combat."""
    chit = choice & NOUN
    if seat == w.DRACULA:
        return why_not_his(s, chit)
    if chit in BASIC and s.harker and chit not in HARKERS:
        return "harker-has-none"
    if chit not in BASIC:
        if chit not in weapons_of(s, seat):
            return "weapon-not-held"
        if chit not in AGAINST[s.foe]:
            return "not-on-this-side"
    if chit in DODGES and s.combat_round == 1:
        return "no-dodge-yet"
    return "rage-holds" if chit == w.ESCAPE and s.combat_round <= s.raging else "used-last-round"


def why_not_his(s: Fury, chit: int) -> str:
    """F87-COMBAT-03, F87-COMBAT-04, F87-COMBAT-09, F87-COMBAT-10, F87-COMBAT-15, F87-CARD-garlic  Dracula's chit, or his agent's."""
    if s.foe == FOE_SZGANY:
        if chit not in AGENTS[s.met_kind]:
            return "not-his-weapon"
    elif chit not in DRACULAS[1]:
        return "not-his-weapon"
    elif chit not in DRACULAS[int(s.by_night)]:
        return "night-chit"
    if chit in DODGES and s.combat_round == 1:
        return "no-dodge-yet"
    if s.garlic and chit in ESCAPES and s.combat_round <= 3:
        return "garlic-bars"
    if chit == s.last_chits[w.DRACULA]:
        return "used-last-round"
    return "hurt-or-repelled" if s.limited and chit not in AFTER_DAMAGE else "used-last-round"
