"""Searching a place: its cards are turned up, the encounters met one by one, and Dracula last."""

from __future__ import annotations

from whitby.cards import pulled
from whitby.engine import EVERYONE, NOUN, question
from whitby.games.fury2005.combat import combat_cleared, is_out, start_combat
from whitby.games.fury2005.encounters import meet
from whitby.games.fury2005.state import FOE_DRACULA, KIND, Fury, dracula_at, end_turn, leader, members, spaces_here
from whitby.games.fury2005.trail import turn_up
from whitby.games.fury2005.words import DRACULA, MARKER0, MEET


def search(s: Fury) -> None:
    """F05-SEARCH-01 to F05-SEARCH-04, F05-SEARCH-13, F05-HIDDEN-29, F05-CASTLE-04  Dracula answers truly, in the open."""
    place = s.at[leader(s)]
    spaces = spaces_here(s, place)
    if not spaces:
        s.tell(EVERYONE, "not-there", place)
        return
    for i in spaces:
        turn_up(s, i)
    s.do(meet_next)


def markers_here(s: Fury) -> list[int]:
    """F05-SEARCH-05  The encounters of the place where the hunters on turn are, by where they lie."""
    return [MARKER0 + 2 * i + k for i in spaces_here(s, s.at[leader(s)]) for k in range(len(s.hideout_encounters[i]))]


@question("next-encounter")
def meet_next(s: Fury) -> None:
    """F05-SEARCH-06, F05-SEARCH-08, F05-SEARCH-09, F05-SEARCH-10, F05-HIDDEN-17  Dracula names the next of several, unseen."""
    if s.turn_over:
        return
    markers = markers_here(s)
    if len(markers) > 1:
        s.ask(DRACULA, [MEET | marker for marker in markers], marker_named)
    elif markers:
        meet_marker(s, markers[0])
    elif dracula_at(s) == s.at[leader(s)]:
        meet_dracula(s)


def marker_named(s: Fury, choice: int) -> None:
    """F05-SEARCH-06  All see which of them comes next."""
    s.tell(EVERYONE, "comes-next", choice & NOUN)
    meet_marker(s, choice & NOUN)


def meet_marker(s: Fury, marker: int) -> None:
    """F05-SEARCH-11, F05-SEARCH-12  The hunter or group on turn meets it; those who have met something do nothing else."""
    space, slot = divmod(marker - MARKER0, 2)
    kind = s.hideout_encounters[space][slot] & KIND
    s.hideout_encounters[space] = pulled(s.hideout_encounters[space], slot)
    s.met = True
    meet(s, kind, space, s.group)
    s.do(meet_next)


def meet_dracula(s: Fury) -> None:
    """F05-SEARCH-09, F05-SEARCH-12, F05-SEARCH-14  He is fought whenever he is found, by the hunter or group on turn."""
    s.met = True
    start_combat(s, FOE_DRACULA, s.group)
    s.do(dracula_fought)


def dracula_fought(s: Fury) -> None:
    """F05-COMBAT-45, F05-CARD-wild-horses  The turn is over, unless wild horses took the hunters elsewhere, where they search anew."""
    carried = s.called_off and [h for h in members(s) if s.at[h] != dracula_at(s) and not is_out(s, h)]
    combat_cleared(s)
    if carried:
        s.met = False
        s.do(search)
    else:
        end_turn(s)
