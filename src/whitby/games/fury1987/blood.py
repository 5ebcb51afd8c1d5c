"""Dracula's Blood Points and Blood Death: how they fall and rise, and what he must tell of them."""

from __future__ import annotations

from whitby.engine import EVERYONE
from whitby.games.fury1987.state import Fury, gone
from whitby.games.fury1987.words import BLOOD, BLOOD_DEATH, DRACULA_DESTROYED, MAJOR, NUMBER0, SUPREME, TO_HUNTERS


def lose_blood(s: Fury, n: int, heard: int) -> None:
    """F87-HIDDEN-04, F87-HIDDEN-36  So many points; `heard` says whether all hear the number. At 0 he tells it at once."""
    spend_blood(s, n)
    if heard:
        s.most_blood -= n
        s.tell(EVERYONE, "blood-lost", NUMBER0 + n)
    announce_blood(s)


def spend_blood(s: Fury, n: int) -> None:
    """F87-BLOOD-02, F87-BLOOD-03  Behind the screen; what is missing below 0 begins Blood Death, which every further point raises."""
    if s.dying:
        s.blood_death += n
    elif n <= s.blood:
        s.blood -= n
    else:
        s.dying = 1
        s.blood_death = n - s.blood
        s.blood = 0


def gain_blood(s: Fury, n: int) -> None:
    """F87-CONS-04, F87-BLOOD-05, F87-HIDDEN-04  Never above 12, unheard, and no end of his flight."""
    s.blood = min(BLOOD, s.blood + n)


def may_have_regained(s: Fury, n: int) -> None:
    """F87-HIDDEN-04, F87-CONS-03, F87-CONS-04  For all that the hunters hear he has so many more now, unless they know of Blood Death."""
    if s.most_blood >= 0:
        s.most_blood = min(BLOOD, s.most_blood + n)


def announce_blood(s: Fury) -> None:
    """F87-BLOOD-01, F87-BLOOD-04, F87-HIDDEN-36  At 0 or below he says so, not where he is, and flees; Blood Death destroys him."""
    if s.blood == 0 and not s.fleeing:
        s.fleeing = True
        s.tell(EVERYONE, "no-blood")
    if s.blood_death >= BLOOD_DEATH:
        destroyed(s)


def destroyed(s: Fury) -> None:
    """F87-BLOOD-04, F87-WIN-13, F87-WIN-14  The hunters have won, the more so if they all live; a turned hunter is lost like a dead one."""
    s.tell(EVERYONE, "dracula-destroyed")
    s.win(TO_HUNTERS, DRACULA_DESTROYED, MAJOR if gone(s) else SUPREME)
