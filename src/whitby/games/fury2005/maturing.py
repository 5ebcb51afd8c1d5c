"""Encounters that dropped off the Trail, and what they do if Dracula lets them mature."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import kinds, without
from whitby.engine import EVERYONE, NOUN, Rule, question
from whitby.games.fury.europe import is_sea
from whitby.games.fury2005.decks import SOIL, draw_event, to_pool
from whitby.games.fury2005.encounters import meet
from whitby.games.fury2005.europe import HOSPITAL
from whitby.games.fury2005.state import FACEUP, KIND, NEVER, Fury, gain_vampires
from whitby.games.fury2005.trail import clear_to
from whitby.games.fury2005.words import (
    AMBUSH,
    CAN_MATURE,
    DESECRATED_SOIL,
    DRACULA,
    EMPTY,
    HUNTERS,
    MATURE,
    NAME,
    NEW_VAMPIRE,
    PASS,
    PLAY,
    SEAT0,
)


@question("mature")
def mature_dropped(s: Fury) -> None:
    """F05-MATURE-01, F05-MATURE-02, F05-MATURE-06, F05-SEA-13  Each marker that lies aside, the oldest first.

    He is asked for every one that might mature as far as all can see, so that asking tells nothing of it.
    """
    if s.dropped:
        e = s.dropped[0]
        if e & FACEUP and not CAN_MATURE[e & KIND]:
            goes_to_pool(s)
            s.do(mature_dropped)
        else:
            s.ask(DRACULA, [PASS, MATURE] if CAN_MATURE[e & KIND] and not e & NEVER else [PASS], maturing_decided)


def maturing_decided(s: Fury, choice: int) -> None:
    """F05-MATURE-02, F05-MATURE-04, F05-HIDDEN-18  Shown with its effect, or unseen without: it goes to the pool."""
    kind = goes_to_pool(s)
    if choice == MATURE:
        s.tell(EVERYONE, "matures", kind)
        s.do(MATURED[kind])
    s.do(mature_dropped)


def goes_to_pool(s: Fury) -> int:
    """F05-MATURE-04  The oldest marker that lies aside goes to the pool; its kind."""
    kind = s.dropped[0] & KIND
    s.dropped = s.dropped[1:]
    to_pool(s, kind)
    return kind


# --- matured effects ------------------------------------------------------------------
def new_vampire_matures(s: Fury) -> None:
    """F05-CARD-new-vampire, F05-WIN-05  Two steps on the Vampire track; one card is left in the Trail."""
    gain_vampires(s, 2)
    clear_to(s, 1)


def soil_matures(s: Fury) -> None:
    """F05-CARD-desecrated-soil  Two events, of which Dracula gets his own; three cards are left in the Trail."""
    s.do(draw_event, DRACULA, SOIL)
    s.do(draw_event, DRACULA, SOIL)
    s.do(clear_to, 3)


def ambush_matures(s: Fury) -> None:
    """F05-CARD-ambush  An encounter of his hand for a hunter; then three cards are left in the Trail."""
    s.do(ambushed)
    s.do(clear_to, 3)


@question("ambushed")
def ambushed(s: Fury) -> None:
    """F05-CARD-ambush, F05-MATURE-07  He may name a hunter who is neither at sea nor in the Hospital."""
    within_reach = [h for h in HUNTERS if not is_sea(s.at[h]) and s.at[h] != HOSPITAL]
    if s.encounters and within_reach:
        s.ask(DRACULA, [PASS] + [NAME | (SEAT0 + h) for h in within_reach], ambush_aimed)


def ambush_aimed(s: Fury, choice: int) -> None:
    """F05-CARD-ambush  The hunter whom the ambush meets, if any."""
    if choice != PASS:
        s.tell(EVERYONE, "ambushed", choice & NOUN)
        s.do(choose_ambush, (choice & NOUN) - SEAT0)


@question("choose-ambush")
def choose_ambush(s: Fury, h: int) -> None:
    """F05-CARD-ambush  Which encounter of his hand."""
    s.ask(DRACULA, [PLAY | kind for kind in kinds(s.encounters)], ambush_sprung)


def ambush_sprung(s: Fury, h: int, choice: int) -> None:
    """F05-CARD-ambush  That hunter alone meets it, wherever he is."""
    kind = choice & NOUN
    s.encounters = without(s.encounters, kind)
    s.do(meet, kind, EMPTY, BIT[h])


MATURED: Final[dict[int, Rule]] = {
    AMBUSH: ambush_matures,
    DESECRATED_SOIL: soil_matures,
    NEW_VAMPIRE: new_vampire_matures,
}
for _kind, _can in enumerate(CAN_MATURE):
    assert _can == (_kind in MATURED), _kind
