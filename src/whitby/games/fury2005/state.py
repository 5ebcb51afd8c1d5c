"""Everything that is true of a game of Fury of Dracula (2nd edition), and small questions about it."""

from __future__ import annotations

from typing import Final, cast

from whitby.board import BIT
from whitby.engine import EVERYONE, Pile, Window
from whitby.games.fury.europe import OFF, is_sea
from whitby.games.fury.trail import TRAIL, here, hideout_of
from whitby.games.fury2005.europe import HOSPITAL
from whitby.games.fury2005.generated.state import Fields
from whitby.games.fury2005.words import (
    BLOOD,
    BLOOD_SPENT,
    DRAWS,
    EMPTY,
    FIRST_OF_NIGHT,
    HIDE,
    HUNTERS,
    HUNTERS_OF,
    NUMBER0,
    TO_DRACULA,
    TO_HUNTERS,
    VAMPIRES_RULE,
    VAMPIRES_WIN,
)

# what lies with a card of the Trail or the Catacombs
UP: Final = 1  # the location card, or Hide, lies face up
WOLF: Final = 2  # Wolf Form lies with it
BACK: Final = 4  # Double Back lies with it
PAID: Final = 8  # Blood lies between it and the next older card
CUT: Final = 16  # nobody can tell from where he came

# an encounter: kind | FACEUP | NEVER
KIND: Final = 1023
FACEUP: Final = 1024
NEVER: Final = 2048  # it lay on a Hide and cannot mature

FOE_DRACULA: Final = 0
FOE_AGENT: Final = 1
FOE_VAMPIRE: Final = 2  # of Vampire Lair

WINDOWS: Final[list[Window]] = []  # filled by windows.py


class Fury(Fields):
    """A game of Fury of Dracula. Places and cards are nouns; piles are sorted unless their order is public."""

    def copy(self) -> Fury:
        t = Fury()
        self.copy_to(t)
        return t

    def window(self, w: int) -> Window:
        return WINDOWS[w]


# --- where things are -------------------------------------------------------------------
def dracula_at(s: Fury) -> int:
    """F05-TRAIL-03, F05-POWER-05  Dracula's current location: powers leave him where he is."""
    return s.trail[here(s.trail)]


def dracula_seen(s: Fury) -> bool:
    """His location card lies face up, so his figure stands on the board."""
    return s.hideout_marks[here(s.trail)] & UP != 0


def at_sea(s: Fury) -> bool:
    """Dracula is in a sea zone."""
    return is_sea(dracula_at(s))


def hide_space(s: Fury) -> int:
    """The Trail space of Hide, or EMPTY."""
    for i in range(TRAIL):
        if s.trail[i] == HIDE:
            return i
    return EMPTY


def spaces_here(s: Fury, place: int) -> list[int]:
    """F05-SEARCH-02 to F05-SEARCH-05  The Trail space or Catacomb of this city, and the Hide linked to it."""
    i = hideout_of(s.trail, place)
    spaces = [] if i == EMPTY else [i]
    if s.hide_city == place and spaces:
        spaces.append(hide_space(s))
    return spaces


def hunters_in(s: Fury, place: int) -> list[int]:
    """The hunters who stand in this place."""
    return [h for h in HUNTERS if s.at[h] == place]


def is_marked(s: Fury, place: int) -> bool:
    """F05-DMOVE-06, F05-DMOVE-07  A Heavenly Host or Consecrated Ground lies there."""
    return place == s.consecrated or place in s.hosts


def marked(s: Fury) -> Pile:
    """F05-DMOVE-06, F05-DMOVE-07  The places with a marker, which Dracula may neither enter nor pass through."""
    return s.hosts if s.consecrated == OFF else (s.consecrated, *s.hosts)


def barred(s: Fury) -> Pile:
    """F05-DMOVE-05 to F05-DMOVE-07  Places that Dracula may neither enter nor pass through."""
    return (HOSPITAL, *marked(s))


def is_night(s: Fury) -> bool:
    """F05-COMP-11  Twilight, midnight and small hours."""
    return s.time >= FIRST_OF_NIGHT


def is_bitten(s: Fury, h: int) -> bool:
    """F05-BITE-07  Mina always is."""
    return s.bites[h] > 0


def members(s: Fury) -> list[int]:
    """F05-GROUP-21  The hunters who have this turn, in turn order."""
    return HUNTERS_OF[s.group]


def leader(s: Fury) -> int:
    """F05-GROUP-21  What the group decides as one, its earliest member decides."""
    return HUNTERS_OF[s.group][0]


def audience(s: Fury, h: int) -> int:
    """F05-HIDDEN-10  Who sees a hunter's cards: all hunters, or with hands of their own he alone."""
    return BIT[h] if s.own_hands else TO_HUNTERS


def blocks(s: Fury) -> Pile:
    """F05-MOVE-06  The road or railway with the Roadblock, as hunters' ways leave it out."""
    return () if s.roadblock == EMPTY else (s.roadblock,)


def draws(pile: Pile) -> list[int]:
    """What CHANCE can draw from a pile: the same ints again and again, which is a third of the cost of making them."""
    return cast("list[int]", [DRAWS[card] for card in pile])


# --- tracks ---------------------------------------------------------------------------
def gain_vampires(s: Fury, n: int) -> None:
    """F05-WIN-01, F05-WIN-05, F05-WIN-06  Dracula wins at 6; it never falls below 0."""
    s.vampires = max(0, min(VAMPIRES_WIN, s.vampires + n))
    s.tell(EVERYONE, "vampires", NUMBER0 + s.vampires)
    if s.vampires >= VAMPIRES_WIN and s.winners < 0:
        s.win(TO_DRACULA, VAMPIRES_RULE)


def lose_blood(s: Fury, n: int) -> None:
    """F05-WIN-02  The hunters win when none is left."""
    s.blood = max(0, s.blood - n)
    s.tell(EVERYONE, "blood", NUMBER0 + s.blood)
    if s.blood == 0 and s.winners < 0:
        s.win(TO_HUNTERS, BLOOD_SPENT)


def gain_blood(s: Fury, n: int) -> None:
    """F05-COMP-15  Never above the maximum."""
    s.blood = min(BLOOD, s.blood + n)
    s.tell(EVERYONE, "blood", NUMBER0 + s.blood)


def end_turn(s: Fury) -> None:
    """The turn of the hunter or group is over at once."""
    if not s.turn_over:
        s.turn_over = True
        s.tell(EVERYONE, "turn-over")
