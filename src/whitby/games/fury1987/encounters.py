"""Encounters: how one is met, what each kind does to the hunters who meet it, and which stay open on the map. Vampires are next door."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.board import BIT
from whitby.engine import CHANCE, EVERYONE, NOUN, Pile, Rule, always_known, question
from whitby.games.fury.europe import OFF
from whitby.games.fury1987.combat import combat_start, roll_die
from whitby.games.fury1987.damage import lose_weapons, wound
from whitby.games.fury1987.decks import drop_event, drop_weapon, encounter_out, show_weapon
from whitby.games.fury1987.state import FACEUP, FOE_SZGANY, Fury, draws, encounter_in, gone
from whitby.games.fury1987.supply import draw_as_many
from whitby.games.fury1987.windows import ENCOUNTER_MET, SZGANY_GONE, might_hold_weapon, open_window_for_all
from whitby.games.fury1987.winning import valour
from whitby.games.fury1987.words import (
    CARDS,
    DRACULA,
    EMPTY,
    ENCOUNTER0,
    EVENT0,
    HUNTERS,
    IS_SZGANY,
    NAME,
    NOUNS,
    PASS,
    PISTOL,
    PLAGUE,
    RATS,
    RIFLE,
    SEAT0,
    SHOW,
    SOME_EVENT,
    SOME_WEAPON,
    TAKE,
    WEAPON0,
    WOLVES,
)

RESOLVE: Final[dict[int, Rule]] = {}  # kind -> its rule(s)
WOLVES_WOUND: Final[int] = int(CARDS["encounter"][WOLVES - ENCOUNTER0]["wounds"])
OFF_WOLVES: Final[dict[int, int]] = {gun: int(CARDS["weapon"][gun - WEAPON0]["off_wolves"]) for gun in (PISTOL, RIFLE)}
PLAGUE_WOUNDS: Final[int] = int(CARDS["encounter"][PLAGUE - ENCOUNTER0]["wounds"])
RATS_DICE: Final[int] = int(CARDS["encounter"][RATS - ENCOUNTER0]["dice"])
RATS_BITE_ON: Final[Pile] = tuple([int(n) for n in CARDS["encounter"][RATS - ENCOUNTER0]["wounds_on"]])


def encounter(*names: str) -> Callable[[Rule], Rule]:
    """Bind the function below to encounters."""

    def register(rule: Rule) -> Rule:
        for name in names:
            RESOLVE[NOUNS.index(name)] = rule
        return rule

    return register


# --- meeting one --------------------------------------------------------------------------------------
def meet(s: Fury, place: int) -> None:
    """F87-HACT-04, F87-ENC-05, F87-HIDDEN-12  The encounter of a town, hidden or open, is shown to all, answered and resolved."""
    s.met_kind = encounter_in(s, place)
    s.met_at = place
    s.met_by = s.group
    s.chart[place] = EMPTY
    s.heard_chart[place] = EMPTY
    s.tell(EVERYONE, "meets", s.met_kind)
    open_window_for_all(s, ENCOUNTER_MET, s.met_by)
    s.do(resolve_encounter)
    s.do(encounter_done)


def resolve_encounter(s: Fury) -> None:
    """F87-CARD-escape-route, F87-CARD-pre-warned  Avoided it stays; forewarned hunters see it go, but fresh Szgany may come."""
    if s.avoided:
        stays_open(s)
    elif not s.forewarned:
        RESOLVE[s.met_kind](s)
    elif IS_SZGANY[s.met_kind]:
        open_window_for_all(s, SZGANY_GONE, DRACULA)


def encounter_done(s: Fury) -> None:
    """F87-ENC-01, F87-HACT-11, F87-VALOUR-02, F87-VALOUR-03  What did not stay is discarded; who lives has overcome it."""
    if s.met_kind != EMPTY:
        s.tell(EVERYONE, "encounter-gone", s.met_kind)
        encounter_out(s, s.met_kind)
        if s.acting and not s.forewarned and not IS_SZGANY[s.met_kind]:
            for h in met_hunters(s):
                valour(s, h, "encounter_overcome")
    s.met_kind = EMPTY
    s.met_at = OFF
    s.met_by = 0
    s.avoided = False
    s.forewarned = False
    s.seduced = False


def stays_open(s: Fury) -> None:
    """F87-HACT-10, F87-ENC-02, F87-ENC-03, F87-ENC-04  It lies face up on the map, and the Action phase is over.

    Where a hunter has turned meanwhile, it has made room for him.
    """
    s.acting = False
    if s.met_kind != EMPTY:
        s.chart[s.met_at] = s.met_kind | FACEUP
        s.tell(EVERYONE, "encounter-stays", s.met_kind, s.met_at)
        s.met_kind = EMPTY


def met_hunters(s: Fury) -> list[int]:
    """F87-GROUP-20  Those who meet it and live, in turn order."""
    return [h for h in HUNTERS if s.met_by & ~gone(s) & BIT[h]]


# --- Szgany -------------------------------------------------------------------------------------------
@encounter("szgany-with-knife", "szgany-with-knife-and-pistol", "szgany-with-knife-and-rifle")
def szgany(s: Fury) -> None:
    """F87-CARD-szgany, F87-GROUP-22  The whole group fights it."""
    s.do(combat_start, FOE_SZGANY, s.met_by)
    s.do(szgany_fought)


def szgany_fought(s: Fury) -> None:
    """F87-CARD-szgany, F87-CARD-szgany-reinforcements, F87-ENC-03  Killed it may be followed by fresh ones; else it stays."""
    if s.foe_killed:
        s.foe_killed = False
        open_window_for_all(s, SZGANY_GONE, DRACULA)
    else:
        stays_open(s)


def reinforcements_come(s: Fury) -> None:
    """F87-CARD-szgany-reinforcements, F87-GROUP-18  Each of the hunters faces a fresh one alone, one after the other."""
    s.unbeaten = 0
    for h in met_hunters(s):
        s.do(faces_alone, h)
    s.do(reinforcements_fought)


def faces_alone(s: Fury, h: int) -> None:
    """F87-CARD-szgany-reinforcements, F87-DAMAGE-06  A combat of his own, so that it begins with a first round.

    Where a hunter has turned meanwhile, no Szgany is left.
    """
    if s.met_kind != EMPTY:
        s.do(combat_start, FOE_SZGANY, BIT[h])
        s.do(fresh_one_fought)


def fresh_one_fought(s: Fury) -> None:
    """F87-CARD-szgany-reinforcements  Is it dead?"""
    s.unbeaten += int(not s.foe_killed)
    s.foe_killed = False


def reinforcements_fought(s: Fury) -> None:
    """F87-CARD-szgany-reinforcements  If any is left, one stays on the map; if none is, more may come."""
    left = s.unbeaten
    s.unbeaten = 0
    if left:
        stays_open(s)
    else:
        open_window_for_all(s, SZGANY_GONE, DRACULA)


# --- weather and Bats ---------------------------------------------------------------------------------
@encounter("fog", "storms")
def weather_closes_in(s: Fury) -> None:
    """F87-CARD-fog, F87-CARD-storms  It stays until it lifts."""
    stays_open(s)


@encounter("bats")
def bats(s: Fury) -> None:
    """F87-CARD-bats  No more action; in the next Movement phase Dracula leads them."""
    s.acting = False
    s.batted |= s.met_by
    for h in met_hunters(s):
        s.tell(EVERYONE, "bound-by-bats", SEAT0 + h)


# --- wounds -------------------------------------------------------------------------------------------
def each_is_wounded(s: Fury, n: int) -> None:
    """F87-GROUP-20  Wounds fall on every member."""
    for h in met_hunters(s):
        wound(s, h, n)


@encounter("plague")
def plague(s: Fury) -> None:
    """F87-CARD-plague"""
    each_is_wounded(s, PLAGUE_WOUNDS)


@encounter("rats")
def rats(s: Fury) -> None:
    """F87-CARD-rats, F87-CARD-dogs, F87-GROUP-20  One throw of four dice for all; none where Dogs lie shown."""
    if not [h for h in met_hunters(s) if s.dogs[h]]:
        s.dice = ()
        for _ in range(RATS_DICE):
            s.do(roll_die)
        s.do(rats_bite)


def rats_bite(s: Fury) -> None:
    """F87-CARD-rats  A wound for each 4, 5 or 6."""
    n = len([die for die in s.dice if die in RATS_BITE_ON])
    s.dice = ()
    each_is_wounded(s, n)


@encounter("wolves")
def wolves(s: Fury) -> None:
    """F87-CARD-wolves  Guns frighten them."""
    s.do(show_gun, 0, 0, 0)


@question("show-gun")
def show_gun(s: Fury, h: int, pistol: int, rifle: int) -> None:
    """F87-CARD-pistol, F87-CARD-rifle, F87-GROUP-20  Each kind helps once, whoever shows it; who might hold one is asked."""
    guns = ([] if pistol else [PISTOL]) + ([] if rifle else [RIFLE])
    if h not in HUNTERS or not guns:
        each_is_wounded(s, WOLVES_WOUND - pistol * OFF_WOLVES[PISTOL] - rifle * OFF_WOLVES[RIFLE])
    elif h in met_hunters(s) and [gun for gun in guns if might_hold_weapon(s, h, gun)]:
        s.ask(h, [PASS] + [SHOW | gun for gun in guns if gun in s.weapons[h]], gun_shown)
    else:
        s.do(show_gun, h + 1, pistol, rifle)


def gun_shown(s: Fury, h: int, pistol: int, rifle: int, choice: int) -> None:
    """F87-CARD-wolves, F87-HIDDEN-17  He may show another one, then the next may."""
    if choice == PASS:
        s.do(show_gun, h + 1, pistol, rifle)
    else:
        gun = choice & NOUN
        show_weapon(s, h, gun)
        s.do(show_gun, h, int(pistol or gun == PISTOL), int(rifle or gun == RIFLE))


# --- chits and cards lost ----------------------------------------------------------------------------------
@encounter("peasants")
def peasants(s: Fury) -> None:
    """F87-CARD-peasants, F87-CARD-dogs, F87-GROUP-20  First all discard their weapons, then each draws as many as he had."""
    for h in met_hunters(s):
        draw_as_many(s, h, len(s.weapons[h]))
        lose_weapons(s, h)


@encounter("hoax")
def hoax(s: Fury) -> None:
    """F87-CARD-hoax, F87-GROUP-20  All events of each."""
    for h in met_hunters(s):
        for card in s.events[h]:
            drop_event(s, h, card)


@encounter("thief")
def thief(s: Fury) -> None:
    """F87-CARD-thief"""
    s.do(choose_victim)


@question("choose-victim", known=always_known)
def choose_victim(s: Fury) -> None:
    """F87-CARD-thief, F87-GROUP-20  Of a group Dracula names one who has something."""
    owners = [h for h in met_hunters(s) if s.weapons[h] or s.events[h]]
    if len(owners) > 1:
        s.ask(DRACULA, [NAME | (SEAT0 + h) for h in owners], victim_chosen)
    elif owners:
        s.do(choose_theft, owners[0])


def victim_chosen(s: Fury, choice: int) -> None:
    """F87-GROUP-20"""
    s.tell(EVERYONE, "robs", choice & NOUN)
    s.do(choose_theft, (choice & NOUN) - SEAT0)


@question("choose-theft", known=always_known)
def choose_theft(s: Fury, h: int) -> None:
    """F87-CARD-thief  Weapons or events; of who has one kind only, that."""
    if s.weapons[h] and s.events[h]:
        s.ask(DRACULA, [TAKE | SOME_WEAPON, TAKE | SOME_EVENT], theft_chosen)
    else:
        s.do(steal, h, SOME_WEAPON if s.weapons[h] else SOME_EVENT)


def theft_chosen(s: Fury, h: int, choice: int) -> None:
    """F87-CARD-thief"""
    s.tell(EVERYONE, "steals", SEAT0 + h, choice & NOUN)
    s.do(steal, h, choice & NOUN)


@question("steal")
def steal(s: Fury, h: int, thing: int) -> None:
    """F87-CARD-thief  One of them at random."""
    s.ask(CHANCE, draws(s.weapons[h] if thing == SOME_WEAPON else s.events[h]), stolen)


def stolen(s: Fury, h: int, thing: int, choice: int) -> None:
    """F87-CARD-thief  It is discarded."""
    card = choice & NOUN
    if card < EVENT0:
        drop_weapon(s, h, card)
    else:
        drop_event(s, h, card)
