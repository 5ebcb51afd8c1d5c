"""Weapons that do something outside the tables of combat: Holy Water at the start of a turn, Garlic as a combat begins."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import without
from whitby.engine import CHANCE, EVERYONE, NOUN, Pile, question
from whitby.games.fury1987.damage import wound
from whitby.games.fury1987.decks import loses_weapon
from whitby.games.fury1987.state import FOE_DRACULA, Fury
from whitby.games.fury1987.windows import event
from whitby.games.fury1987.words import CARDS, D6, GARLIC, HOLY_WATER, NUMBER0, SEAT0, WEAPON0

_holy_water: Final = CARDS["weapon"][HOLY_WATER - WEAPON0]
WORSE_ON: Final[Pile] = tuple([int(n) for n in _holy_water["worse_on"]])
CURES_ON: Final[Pile] = tuple([int(n) for n in _holy_water["cures_on"]])


# --- Holy Water ----------------------------------------------------------------------------------
@event("holy-water")
@question("holy-water-die")
def holy_water(s: Fury, h: int, about: int) -> None:
    """F87-CARD-holy-water, F87-TURN-09, F87-DAMAGE-08  Anywhere, at sea too, for a whole turn: a die."""
    s.ask(CHANCE, D6, holy_water_rolled)


def holy_water_rolled(s: Fury, h: int, about: int, choice: int) -> None:
    """F87-CARD-holy-water  1 keeps the Bite and wounds, 4 to 6 take it away."""
    roll = (choice & NOUN) - NUMBER0
    s.tell(EVERYONE, "rolled", choice & NOUN)
    if roll in WORSE_ON:
        wound(s, h, 1)
    elif roll in CURES_ON:
        cured(s, h)


def cured(s: Fury, h: int) -> None:
    """F87-CARD-holy-water, F87-CARD-blood-transfusion, F87-HIDDEN-05  He loses his Bite marker."""
    s.bitten &= ~BIT[h]
    s.tell(EVERYONE, "cured", SEAT0 + h)


# --- Garlic --------------------------------------------------------------------------------------
@event("garlic", lambda s, seat, about: s.foe == FOE_DRACULA and not s.called_off)
def garlic(s: Fury, h: int, about: int) -> None:
    """F87-CARD-garlic, F87-COMBAT-06, F87-CARD-jonathan-harker  It lies before the fighter until the combat is over."""
    s.garlic += 1
    if s.harker:
        s.harker_weapons = without(s.harker_weapons, GARLIC)
    else:
        loses_weapon(s, h, GARLIC)
