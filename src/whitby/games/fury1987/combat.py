"""Combat with Dracula or a Szgany: rounds of secret chits and dice. Each step names the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.board import BIT
from whitby.cards import with_card, without
from whitby.engine import CHANCE, EVERYONE, NOBODY, NOUN, PLAYING, Pile, always_known, question
from whitby.games.fury1987.blood import destroyed, lose_blood
from whitby.games.fury1987.damage import bite, lose_weapons, wound
from whitby.games.fury1987.decks import drop_weapon, weapon_out, weapons_seen
from whitby.games.fury1987.flight import fly
from whitby.games.fury1987.state import FOE_DRACULA, Fury, audience, gone
from whitby.games.fury1987.tactics import (
    ENEMY_AHEAD,
    HUNTERS_AHEAD,
    enemy_bonus,
    enemy_chits,
    entry,
    hunter_chits,
    hunters_bonus,
    slips_away,
    weapons_of,
)
from whitby.games.fury1987.windows import BEFORE_DICE, COMBAT_START, open_window_for_all
from whitby.games.fury1987.winning import valour
from whitby.games.fury1987.words import (
    APPLY,
    BITTEN,
    BLOOD_FIGURES,
    BLOOD_LOST,
    CARDS,
    CHOOSE,
    D6,
    DRACULA,
    EMPTY,
    END,
    GARLIC,
    HARKER_VAMPIRE,
    HUNTER_CHIT0,
    HUNTERS,
    HYPNOTISED,
    JONATHAN_HARKER,
    KILLED,
    LIMITS,
    NUMBER0,
    REPELLED,
    SACRED_BULLETS,
    SEAT0,
    TARGET,
    TO_DRACULA,
    WEAPON0,
    WOUND,
)

NIGHT_FACES: Final[Pile] = tuple([int(n) for n in CARDS["night"]["faces"]])
USED_UP_ON: Final[Pile] = tuple([int(n) for n in CARDS["weapon"][SACRED_BULLETS - WEAPON0]["used_up_on"]])
HARKER_WOUNDS: Final[int] = int(CARDS["harker"]["wounds"])
BY_DAY: Final = 0  # `day_set`
BY_NIGHT: Final = 1


# --- how a combat begins and ends -----------------------------------------------------------------
def combat_start(s: Fury, foe: int, fighters: int) -> None:
    """F87-GROUP-10, F87-COMBAT-05, F87-COMBAT-06  All of `fighters`, a mask, fight; cards for the start are for Dracula's combats alone."""
    s.foe = foe
    s.fighters = [h for h in HUNTERS if fighters & BIT[h]]
    s.tell_pile(EVERYONE, "combat", JONATHAN_HARKER if s.harker else s.met_kind if foe != FOE_DRACULA else SEAT0 + DRACULA, names(s))
    if foe == FOE_DRACULA:
        open_window_for_all(s, COMBAT_START, DRACULA)
        s.do(day_or_night)
    s.do(first_round)
    s.do(combat_over)


def names(s: Fury) -> Pile:
    """The hunters who fight."""
    return () if s.harker else tuple([SEAT0 + h for h in s.fighters])


@question("day-or-night")
def day_or_night(s: Fury) -> None:
    """F87-COMBAT-02, F87-COMBAT-07, F87-CARD-dawn-raid, F87-CARD-hour-of-darkness  A die for the whole combat, unless a card decides."""
    if s.called_off:
        return
    if s.day_set == EMPTY:
        s.ask(CHANCE, D6, light_rolled)
    else:
        light_falls(s, s.day_set == BY_NIGHT)


def light_rolled(s: Fury, choice: int) -> None:
    """F87-COMBAT-02, F87-HIDDEN-22"""
    s.tell(EVERYONE, "rolled", choice & NOUN)
    light_falls(s, (choice & NOUN) - NUMBER0 in NIGHT_FACES)


def light_falls(s: Fury, night: bool) -> None:
    """F87-HIDDEN-22  All know whether it is day or night."""
    s.by_night = night
    s.tell(EVERYONE, "by-night" if night else "by-day")


def first_round(s: Fury) -> None:
    """F87-COMBAT-22, F87-CARD-escape-route  Now they have fought Dracula in this town; a combat called off was none."""
    if not s.called_off:
        if s.foe == FOE_DRACULA and not s.harker:
            s.fought_here |= sum([BIT[h] for h in s.fighters])
        s.do(combat_round)


def combat_over(s: Fury) -> None:
    """F87-RESULT-17, F87-CARD-garlic, F87-CARD-escape-route  Everybody left stays, but a Dracula who flies. Garlic goes.

    Whether a Szgany died can be read until whoever began the combat has done so. Who avoids a combat that he began acts no more.
    """
    if s.flies:
        s.do(fly)
    if s.called_off and not s.attacked:
        s.acting = False
    for _ in range(s.garlic):
        weapon_out(s, GARLIC)
    s.tell(EVERYONE, "combat-over")
    s.fighters = []
    s.foe = EMPTY
    s.attacked = False
    s.day_set = EMPTY
    s.by_night = False
    s.combat_round = 0
    s.last_chits = [EMPTY] * 4
    s.target = NOBODY
    s.hunters_won = False
    s.result = EMPTY
    s.bonus = 0
    s.limited = False
    s.garlic = 0
    s.raging = 0
    s.traps = 0
    s.plans = 0
    s.called_off = False
    s.combat_ended = False
    s.flies = False


# --- chits ------------------------------------------------------------------------------------------
def combat_round(s: Fury) -> None:
    """F87-COMBAT-24  Chits, target, cards, dice; then the chits are turned up and the table is read."""
    s.combat_round += 1
    s.tell(EVERYONE, "combat-round", NUMBER0 + s.combat_round)
    s.do(lay_chits)
    s.do(name_target)
    s.do(before_dice)
    s.do(roll_initiative)


@question("lay-chit")
def lay_chits(s: Fury) -> None:
    """F87-COMBAT-08, F87-COMBAT-25  All together in secret: Dracula also for his agents, who drew Jonathan Harker for him."""
    s.ask_each([*s.fighters, DRACULA], chits_to_lay, chits_laid)


def chits_to_lay(s: Fury, seat: int) -> list[int]:
    """F87-COMBAT-08  One chit each."""
    if s.answers[seat]:
        return []
    return [CHOOSE | chit for chit in (enemy_chits(s) if seat == DRACULA else hunter_chits(s, seat))]


def chits_laid(s: Fury, answers: list[Pile]) -> None:
    """F87-HIDDEN-21  Face down; the hunters may show each other theirs."""
    for seat in [*s.fighters, DRACULA]:
        s.laid[seat] = answers[seat][0] & NOUN
        s.tell(TO_DRACULA if seat == DRACULA else audience(s, seat), "lays", SEAT0 + seat, s.laid[seat])


@question("name-target", known=always_known)
def name_target(s: Fury) -> None:
    """F87-GROUP-11, F87-GROUP-18, F87-GROUP-19, F87-GROUP-22  Dracula names his own target each round, an agent's until it is out."""
    if len(s.fighters) == 1:
        s.target = s.fighters[0]
    elif s.foe == FOE_DRACULA or s.target not in s.fighters:
        s.ask(DRACULA, [TARGET | (SEAT0 + h) for h in s.fighters], target_named)


def target_named(s: Fury, choice: int) -> None:
    """F87-GROUP-11, F87-HIDDEN-22"""
    s.target = (choice & NOUN) - SEAT0
    s.tell(EVERYONE, "target", choice & NOUN)


def before_dice(s: Fury) -> None:
    """F87-COMBAT-24, F87-CARD-advance-planning, F87-CARD-trap  Chits are down and the target is named: cards that help the dice."""
    open_window_for_all(s, BEFORE_DICE, DRACULA)


# --- initiative -------------------------------------------------------------------------------------
def roll_initiative(s: Fury) -> None:
    """F87-INIT-01, F87-GROUP-12  One die a side, the hunters' first."""
    s.dice = ()
    s.do(roll_die)
    s.do(roll_die)
    s.do(compare)


@question("roll-die")
def roll_die(s: Fury) -> None:
    """A die of six faces."""
    s.ask(CHANCE, D6, die_rolled)


def die_rolled(s: Fury, choice: int) -> None:
    """F87-HIDDEN-22  It lies with the dice rolled before it."""
    s.dice += ((choice & NOUN) - NUMBER0,)
    s.tell(EVERYONE, "rolled", choice & NOUN)


def compare(s: Fury) -> None:
    """F87-INIT-01, F87-GROUP-14, F87-GROUP-15  The higher total wins, ties are rolled again; whose chit counts?"""
    ours = s.dice[0] + hunters_bonus(s)
    theirs = s.dice[1] + enemy_bonus(s)
    s.tell(EVERYONE, "totals", NUMBER0 + ours, NUMBER0 + theirs)
    if ours == theirs:
        s.do(roll_initiative)
        return
    s.hunters_won = ours > theirs
    s.tell(EVERYONE, "hunters-ahead" if s.hunters_won else "enemy-ahead")
    s.applied = s.target
    s.do(turn_up)
    if s.hunters_won and len(s.fighters) > 1:
        s.do(choose_result)
    s.do(apply_result)


def turn_up(s: Fury) -> None:
    """F87-COMBAT-08, F87-COMBAT-24, F87-HIDDEN-21  Only after the dice, all together. Dracula has now seen the weapons among them."""
    s.chits_revealed = True
    for seat in [*s.fighters, DRACULA]:
        s.tell(EVERYONE, "reveals", SEAT0 + seat, s.laid[seat])
    if not s.harker:
        for h in s.fighters:
            weapons_seen(s, h, tuple([chit for chit in (s.laid[h], s.last_chits[h]) if EMPTY < chit < HUNTER_CHIT0]))


@question("choose-result", known=always_known)
def choose_result(s: Fury) -> None:
    """F87-GROUP-15, F87-GROUP-22, F87-GROUP-23  The first of the hunters says whose result they take."""
    s.ask(s.fighters[0], [APPLY | (SEAT0 + h) for h in s.fighters], result_chosen)


def result_chosen(s: Fury, choice: int) -> None:
    """F87-GROUP-15  The others are parried."""
    s.applied = (choice & NOUN) - SEAT0
    s.tell(EVERYONE, "counts", choice & NOUN)


# --- results ------------------------------------------------------------------------------------------
def apply_result(s: Fury) -> None:
    """F87-COMBAT-18, F87-RESULT-02 to F87-RESULT-04, F87-COMBAT-15, F87-COMBAT-16, F87-INIT-07  What the table says of the two chits."""
    said = entry(s)
    s.result = said.result
    s.limited = said.result in (REPELLED, BLOOD_LOST)
    s.bonus = 0 if said.extra != "initiative-bonus" else HUNTERS_AHEAD if s.hunters_won else ENEMY_AHEAD
    s.flies = said.extra == "bat-flight"
    s.tell(EVERYONE, "result", said.result, NUMBER0 + said.amount)
    if said.result in EFFECTS:
        EFFECTS[said.result](s, said.amount)
    if said.destroys:
        s.do(use_up)
    s.do(combat_round_ends)


def blood_lost(s: Fury, n: int) -> None:
    """F87-RESULT-05, F87-COMBAT-23, F87-HIDDEN-04  All hear how many points; at 0 the combat goes on."""
    lose_blood(s, n, 1)
    credit(s, "blood_point", n)
    if s.winners != PLAYING:
        credit(s, "dracula_destroyed", 1)


def wounded(s: Fury, n: int) -> None:
    """F87-RESULT-13  Wounds for the target."""
    if not s.harker:
        wound(s, s.applied, n)
        return
    s.harker_wounds = min(HARKER_WOUNDS, s.harker_wounds + n)
    if s.harker_wounds == HARKER_WOUNDS:
        leaves_combat(s, s.applied)


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


# --- weapons used up --------------------------------------------------------------------------------
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


# --- the next round -----------------------------------------------------------------------------------
def combat_round_ends(s: Fury) -> None:
    """F87-COMBAT-10, F87-COMBAT-20, F87-COMBAT-21, F87-GROUP-16  Chits are taken back; a new round, or the end."""
    if not s.harker:
        s.fighters = [h for h in s.fighters if not gone(s) & BIT[h]]
    s.last_chits = s.laid
    s.laid = [EMPTY] * 4
    s.chits_revealed = False
    s.dice = ()
    s.applied = NOBODY
    if goes_on(s):
        s.do(combat_round)


def goes_on(s: Fury) -> bool:
    """F87-COMBAT-20, F87-COMBAT-21, F87-DAMAGE-06  Both sides are still there; a Szgany is gone where a hunter has turned."""
    if not s.fighters or s.combat_ended or s.combat_round == LIMITS["combat_rounds"]:
        return False
    return s.foe == FOE_DRACULA or s.met_kind != EMPTY
