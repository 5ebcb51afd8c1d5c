"""Combat with Dracula or a Szgany: rounds of secret chits and dice. Each step names the next."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.engine import CHANCE, EVERYONE, NOBODY, NOUN, Pile, always_known, question
from whitby.games.fury1987.decks import weapon_out, weapons_seen
from whitby.games.fury1987.flight import fly
from whitby.games.fury1987.results import EFFECTS, use_up
from whitby.games.fury1987.state import FOE_DRACULA, Fury, audience, gone
from whitby.games.fury1987.tactics import (
    ENEMY_AHEAD,
    HUNTERS_AHEAD,
    enemy_bonus,
    enemy_chits,
    entry,
    hunter_chits,
    hunters_bonus,
)
from whitby.games.fury1987.windows import BEFORE_DICE, COMBAT_START, open_window_for_all
from whitby.games.fury1987.words import (
    APPLY,
    BLOOD_LOST,
    CARDS,
    CHOOSE,
    D6,
    DRACULA,
    EMPTY,
    GARLIC,
    HUNTER_CHIT0,
    HUNTERS,
    JONATHAN_HARKER,
    LIMITS,
    NUMBER0,
    REPELLED,
    SEAT0,
    TARGET,
    TO_DRACULA,
)

NIGHT_FACES: Final[Pile] = tuple([int(n) for n in CARDS["night"]["faces"]])
BY_DAY: Final = 0  # `day_set`
BY_NIGHT: Final = 1


# --- how a combat begins and ends -----------------------------------------------------------------
def combat_start(s: Fury, foe: int, fighters: int) -> None:
    """F87-GROUP-10, F87-COMBAT-05, F87-COMBAT-06  All of `fighters`, a mask, fight; cards for the start are for Dracula's combats alone."""
    s.foe = foe
    s.fighters = [h for h in HUNTERS if fighters & BIT[h]]
    s.tell_pile(EVERYONE, "combat", SEAT0 + DRACULA if foe == FOE_DRACULA else s.met_kind, names(s))
    if foe == FOE_DRACULA:
        open_window_for_all(s, COMBAT_START, DRACULA)
        s.do(day_or_night)
    s.do(first_round)
    s.do(combat_over)


def names(s: Fury) -> Pile:
    """Who fights: hunters, or Jonathan Harker."""
    return (JONATHAN_HARKER,) if s.harker else tuple([SEAT0 + h for h in s.fighters])


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
