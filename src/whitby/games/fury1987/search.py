"""A hunter's Action phase: the encounter of the town, the search, Dracula, and restocking last."""

from __future__ import annotations

import whitby.games.fury1987.vampires  # noqa: F401  (an encounter that binds itself)
from whitby.engine import EVERYONE, question
from whitby.games.fury1987.combat import combat_start
from whitby.games.fury1987.encounters import meet
from whitby.games.fury1987.state import FOE_DRACULA, Fury, encounter_in, leader, members, show_dracula
from whitby.games.fury1987.supply import restock
from whitby.games.fury1987.windows import might_hold_event, play_event
from whitby.games.fury1987.words import ATTACK, DRACULA, EMPTY, HEROIC_LEAP, PASS, PLAY, SEAT0


def act(s: Fury) -> None:
    """F87-HACT-03, F87-HACT-04  Encounter, search, Dracula, restock."""
    s.acting = True
    town = s.at[leader(s)]
    if encounter_in(s, town) != EMPTY:
        meet(s, town)
    s.do(search)
    s.do(restock)


def search(s: Fury) -> None:
    """F87-HACT-05 to F87-HACT-07, F87-HACT-16, F87-HIDDEN-13, F87-HIDDEN-14  Dracula answers truly, for all to hear, without being asked.

    He says nothing while an encounter is left, be it a hunter who has just turned; so his answers tell that there is none.
    """
    if not s.group or not s.acting:
        return
    town = s.at[leader(s)]
    if encounter_in(s, town) != EMPTY:
        s.acting = False
        return
    s.heard_chart[town] = EMPTY
    if s.rumours_at == town:
        s.rumours_seen = town
        s.tell(EVERYONE, "rumours-here", town)
    else:
        s.tell(EVERYONE, "no-rumours-here", town)
    if s.dracula_at == town:
        show_dracula(s)
        s.do(fight, members(s)[-1])
    else:
        s.tell(EVERYONE, "dracula-not-here", town)


# --- Dracula is here ------------------------------------------------------------------------------------
def has_no_event(s: Fury, h: int) -> bool:
    """All know that he cannot leap."""
    return not s.events[h]


@question("fight", known=has_no_event)
def fight(s: Fury, h: int) -> None:
    """F87-HACT-08, F87-HACT-09, F87-GROUP-23, F87-CARD-heroic-leap  The first member decides, when no other has leapt before."""
    if not s.group:
        return
    leap = [PLAY | HEROIC_LEAP] if HEROIC_LEAP in s.events[h] else []
    if h == leader(s):
        s.ask(h, [PASS, ATTACK | (SEAT0 + DRACULA)] + leap, fight_answered)
    elif might_hold_event(s, h, HEROIC_LEAP):
        s.ask(h, [PASS] + leap, fight_answered)
    else:
        s.do(fight, one_before(s, h))


def one_before(s: Fury, h: int) -> int:
    """The member before this one; the first, if all before him are lost."""
    return max([leader(s)] + [other for other in members(s) if other < h])


def fight_answered(s: Fury, h: int, choice: int) -> None:
    """F87-HACT-08, F87-GROUP-10, F87-CARD-heroic-leap  All fight; or one leaps; or nobody does anything."""
    if choice == PASS:
        if h != leader(s):
            s.do(fight, one_before(s, h))
    elif choice == PLAY | HEROIC_LEAP:
        play_event(s, h, HEROIC_LEAP, h)
        s.do(after_leap)
    else:
        s.do(combat_start, FOE_DRACULA, s.group)


def after_leap(s: Fury) -> None:
    """F87-CARD-heroic-leap  No combat, unless the card was cancelled: then they fight."""
    if s.leapt:
        s.leapt = False
    else:
        s.do(combat_start, FOE_DRACULA, s.group)
