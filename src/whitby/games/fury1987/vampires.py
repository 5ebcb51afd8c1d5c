"""Meeting a Vampire: it bites, slips away or sleeps; in Castle Dracula it always attacks."""

from __future__ import annotations

from typing import Final

from whitby.cards import kinds, with_card
from whitby.engine import CHANCE, EVERYONE, NOUN, Pile, always_known, question
from whitby.games.fury.europe import CASTLE
from whitby.games.fury1987.damage import bite
from whitby.games.fury1987.decks import drop_weapon, show_weapon
from whitby.games.fury1987.encounters import encounter, met_hunters, stays_open
from whitby.games.fury1987.state import Fury
from whitby.games.fury1987.windows import might_hold_weapon
from whitby.games.fury1987.winning import valour, vampire_destroyed
from whitby.games.fury1987.words import (
    CARDS,
    D6,
    DISCARD,
    DRACULA,
    EMPTY,
    ENCOUNTER0,
    HUNTER_VAMPIRE,
    HUNTERS,
    NUMBER0,
    PASS,
    SEAT0,
    SHOW,
    TARGET,
    VAMPIRE,
    WEAPON0,
)

_vampire: Final = CARDS["encounter"][VAMPIRE - ENCOUNTER0]
BITES_ON: Final[Pile] = tuple([int(n) for n in _vampire["bites_on"]])
SLIPS_ON: Final[Pile] = tuple([int(n) for n in _vampire["slips_on"]])
SHIELD_FAILS_ON: Final[Pile] = tuple([int(n) for n in CARDS["castle_vampire"]["shield_fails_on"]])
SHIELDS: Final[Pile] = tuple([WEAPON0 + i for i, c in enumerate(CARDS["weapon"]) if c.get("shield", False)])
STAKES: Final[dict[int, int]] = {  # what destroys a sleeping Vampire -> how
    WEAPON0 + i: SHOW if c["against_sleeper"] == "show" else DISCARD for i, c in enumerate(CARDS["weapon"]) if "against_sleeper" in c
}


@encounter("vampire", "harker-vampire", "hunter-vampire")
def vampire(s: Fury) -> None:
    """F87-CARD-vampire, F87-CARD-hunter-vampire, F87-CASTLE-01, F87-CARD-seduction  A roll, but in the Castle and after Seduction none."""
    if s.seduced:
        vampire_seduces(s)
    elif s.met_at == CASTLE:
        s.do(show_shield, 0)
    else:
        s.do(vampire_die)


@question("vampire-die")
def vampire_die(s: Fury) -> None:
    """F87-CARD-vampire  One roll for a group."""
    s.ask(CHANCE, D6, vampire_rolled)


def vampire_rolled(s: Fury, choice: int) -> None:
    """F87-CARD-vampire  It attacks, slips away, or is found asleep."""
    s.tell(EVERYONE, "rolled", choice & NOUN)
    roll = (choice & NOUN) - NUMBER0
    if roll in BITES_ON:
        s.do(show_shield, 0)
    elif roll in SLIPS_ON:
        stays_open(s)
    else:
        s.do(destroy_vampire, 0)


# --- it attacks -----------------------------------------------------------------------------------------
@question("show-shield")
def show_shield(s: Fury, h: int) -> None:
    """F87-CARD-crucifix, F87-CARD-heavenly-host, F87-GROUP-20  Each who might hold one is asked in turn, until one shows it."""
    if h not in HUNTERS:
        s.do(vampire_bites)
    elif h in met_hunters(s) and [chit for chit in SHIELDS if might_hold_weapon(s, h, chit)]:
        s.ask(h, [PASS] + [SHOW | chit for chit in kinds(s.weapons[h]) if chit in SHIELDS], shield_shown)
    else:
        s.do(show_shield, h + 1)


def shield_shown(s: Fury, h: int, choice: int) -> None:
    """F87-CARD-vampire, F87-CASTLE-03, F87-HIDDEN-17  It guards all: the Vampire stays; in the Castle a die follows."""
    if choice == PASS:
        s.do(show_shield, h + 1)
        return
    show_weapon(s, h, choice & NOUN)
    if s.met_at == CASTLE:
        s.do(shield_die)
    else:
        stays_open(s)


@question("shield-die")
def shield_die(s: Fury) -> None:
    """F87-CASTLE-03  Does the shield hold?"""
    s.ask(CHANCE, D6, shield_rolled)


def shield_rolled(s: Fury, choice: int) -> None:
    """F87-CASTLE-03, F87-CARD-vampire  If it does, the Vampire may be destroyed as if it slept."""
    s.tell(EVERYONE, "rolled", choice & NOUN)
    if (choice & NOUN) - NUMBER0 in SHIELD_FAILS_ON:
        s.do(vampire_bites)
    else:
        s.do(destroy_vampire, 0)


@question("whom-it-bites", known=always_known)
def vampire_bites(s: Fury) -> None:
    """F87-CARD-vampire, F87-CASTLE-02, F87-GROUP-21  One member, of Dracula's choice."""
    hunters = met_hunters(s)
    if len(hunters) > 1:
        s.ask(DRACULA, [TARGET | (SEAT0 + h) for h in hunters], victim_named)
    else:
        bites(s, hunters[0])


def victim_named(s: Fury, choice: int) -> None:
    """F87-GROUP-21"""
    s.tell(EVERYONE, "target", choice & NOUN)
    bites(s, (choice & NOUN) - SEAT0)


def bites(s: Fury, h: int) -> None:
    """F87-CARD-vampire, F87-HACT-10  He is bitten, and the Vampire stays."""
    bite(s, h)
    s.do(stays_open)


def vampire_seduces(s: Fury) -> None:
    """F87-CARD-seduction  One is bitten without roll or shield; the Vampire goes back to Dracula's hand, a Hunter-Vampire stays."""
    if s.met_kind != HUNTER_VAMPIRE:
        s.tell(EVERYONE, "vampire-returns", s.met_kind)
        s.encounters = with_card(s.encounters, s.met_kind)
        s.gains += 1
        s.met_kind = EMPTY
    s.do(vampire_bites)


# --- it sleeps ------------------------------------------------------------------------------------------
@question("destroy-vampire")
def destroy_vampire(s: Fury, h: int) -> None:
    """F87-CARD-stake, F87-CARD-holy-water, F87-CARD-knife, F87-GROUP-20  Each who might hold one is asked in turn; else it stays."""
    if h not in HUNTERS:
        stays_open(s)
    elif h in met_hunters(s) and [chit for chit in STAKES if might_hold_weapon(s, h, chit)]:
        s.ask(h, [PASS] + [STAKES[chit] | chit for chit in kinds(s.weapons[h]) if chit in STAKES], vampire_destroyed_by)
    else:
        s.do(destroy_vampire, h + 1)


def vampire_destroyed_by(s: Fury, h: int, choice: int) -> None:
    """F87-CARD-vampire, F87-WIN-10, F87-WIN-20, F87-PLACE-08  It leaves the game, and the Action phase goes on; else the next may do it."""
    if choice == PASS:
        s.do(destroy_vampire, h + 1)
        return
    if choice & ~NOUN == SHOW:
        show_weapon(s, h, choice & NOUN)
    else:
        drop_weapon(s, h, choice & NOUN)
    s.tell(EVERYONE, "vampire-destroyed", SEAT0 + h, s.met_kind)
    s.vampires_out = with_card(s.vampires_out, s.met_kind)
    s.met_kind = EMPTY
    valour(s, h, "vampire_destroyed")
    vampire_destroyed(s)
