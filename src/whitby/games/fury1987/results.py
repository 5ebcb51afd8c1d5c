"""What the cells of the Combat Action Board do to Dracula, his agents and the hunters, and which weapons they use up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.cards import with_card, without
from whitby.engine import CHANCE, EVERYONE, NOUN, PLAYING, Pile, question
from whitby.games.fury1987.blood import destroyed, lose_blood
from whitby.games.fury1987.damage import bite, lose_weapons, wound
from whitby.games.fury1987.decks import drop_weapon, weapon_out
from whitby.games.fury1987.state import FOE_DRACULA, Fury
from whitby.games.fury1987.tactics import slips_away, weapons_of
from whitby.games.fury1987.winning import valour
from whitby.games.fury1987.words import (
    BITTEN,
    BLOOD_FIGURES,
    BLOOD_LOST,
    CARDS,
    D6,
    EMPTY,
    END,
    HARKER_VAMPIRE,
    HYPNOTISED,
    KILLED,
    NUMBER0,
    SACRED_BULLETS,
    SEAT0,
    WEAPON0,
    WOUND,
)

USED_UP_ON: Final[Pile] = tuple([int(n) for n in CARDS["weapon"][SACRED_BULLETS - WEAPON0]["used_up_on"]])
HARKER_WOUNDS: Final[int] = int(CARDS["harker"]["wounds"])


# --- to Dracula and his agents ---------------------------------------------------------------------------
def blood_lost(s: Fury, n: int) -> None:
    """F87-RESULT-05, F87-COMBAT-23, F87-HIDDEN-04  All hear how many points; at 0 the combat goes on."""
    lose_blood(s, n, 1)
    credit(s, "blood_point", n)
    if s.winners != PLAYING:
        credit(s, "dracula_destroyed", 1)


def killed(s: Fury, n: int) -> None:
    """F87-RESULT-06, F87-RESULT-07, F87-RESULT-08  A Szgany is dead; Dracula loses 6 Blood Points, and in Blood Death he is destroyed."""
    s.combat_ended = True
    if s.foe != FOE_DRACULA:
        s.foe_killed = True
        credit(s, "szgany_killed", 1)
    elif s.dying:
        destroyed(s)
        credit(s, "dracula_destroyed", 1)
    else:
        blood_lost(s, BLOOD_FIGURES["killing_blow"])


# --- to the hunters --------------------------------------------------------------------------------------
def wounded(s: Fury, n: int) -> None:
    """F87-RESULT-13  Wounds for the target."""
    if not s.harker:
        wound(s, s.applied, n)
        return
    s.harker_wounds = min(HARKER_WOUNDS, s.harker_wounds + n)
    if s.harker_wounds == HARKER_WOUNDS:
        leaves_combat(s, s.applied)


def ended(s: Fury, n: int) -> None:
    """F87-RESULT-09, F87-CARD-chit-escape  For all; but a hunter who slips away leaves the others to their combat."""
    if slips_away(s):
        leaves_combat(s, s.applied)
    else:
        s.combat_ended = True


def bitten(s: Fury, n: int) -> None:
    """F87-RESULT-14, F87-GROUP-16  Bitten and out; after the last of them Dracula flies."""
    if not s.harker:
        bite(s, s.applied)
    leaves_combat(s, s.applied)
    s.flies = not s.fighters


def hypnotised(s: Fury, n: int) -> None:
    """F87-RESULT-15, F87-GROUP-16  Bitten, without weapons, and out."""
    if not s.harker:
        bite(s, s.applied)
        s.do(lose_weapons, s.applied)
    leaves_combat(s, s.applied)


EFFECTS: Final[dict[int, Callable[[Fury, int], None]]] = {  # result -> what it does; a parry and a repulse do no more
    BLOOD_LOST: blood_lost,
    WOUND: wounded,
    KILLED: killed,
    END: ended,
    BITTEN: bitten,
    HYPNOTISED: hypnotised,
}


def credit(s: Fury, deed: str, times: int) -> None:
    """F87-VALOUR-03  The hunter whose result counted did it; Harker earns nothing."""
    if not s.harker:
        for _ in range(times):
            valour(s, s.applied, deed)


def leaves_combat(s: Fury, h: int) -> None:
    """F87-GROUP-16, F87-RESULT-17, F87-CARD-harker-vampire  He takes no further part and stays in the town; Harker is lost."""
    s.fighters = [other for other in s.fighters if other != h]
    if s.harker:
        s.tell(EVERYONE, "harker-lost")
        s.special_vampires = without(s.special_vampires, HARKER_VAMPIRE)
        s.encounters = with_card(s.encounters, HARKER_VAMPIRE)
        s.gains += 1
    else:
        s.tell(EVERYONE, "out-of-combat", SEAT0 + h)


# --- weapons used up -------------------------------------------------------------------------------------
@question("sacred-bullets")
def use_up(s: Fury) -> None:
    """F87-COMBAT-19, F87-RESULT-16, F87-GROUP-17  The weapon that counted is discarded, if still held; winning Sacred Bullets roll."""
    if s.laid[s.applied] in weapons_of(s, s.applied):
        if s.hunters_won and s.laid[s.applied] == SACRED_BULLETS:
            s.ask(CHANCE, D6, bullets_rolled)
        else:
            used_up(s)


def bullets_rolled(s: Fury, choice: int) -> None:
    """F87-CARD-sacred-bullets"""
    s.tell(EVERYONE, "rolled", choice & NOUN)
    if (choice & NOUN) - NUMBER0 in USED_UP_ON:
        used_up(s)


def used_up(s: Fury) -> None:
    """F87-COMBAT-19, F87-COMBAT-11  To the discards; another chit of its kind is free next round."""
    chit = s.laid[s.applied]
    if s.harker:
        s.harker_weapons = without(s.harker_weapons, chit)
        s.tell(EVERYONE, "harker-dropped", chit)
        weapon_out(s, chit)
    else:
        drop_weapon(s, s.applied, chit)
    s.laid[s.applied] = EMPTY
