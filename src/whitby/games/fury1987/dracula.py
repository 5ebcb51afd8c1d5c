"""Dracula's turn: one secret decision behind his screen, and what all hear once it is made.

Whatever he does, the others know one question, "dracula-turn", and hear of one answer to it. So within the decision nothing is told to
them and nothing changes that they can see: what they are to see or hear waits in fields behind the screen until `dracula_done`.
"""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import kinds, with_card, without
from whitby.engine import EVERYONE, NOBODY, NOUN, question
from whitby.games.fury.europe import CASTLE, OFF
from whitby.games.fury1987.blood import announce_blood, may_have_regained
from whitby.games.fury1987.combat import combat_start
from whitby.games.fury1987.journeys import weather_die
from whitby.games.fury1987.moves import consume, cornered, his_moves, stay, travel
from whitby.games.fury1987.state import (
    ACTING,
    DRAWING,
    EXCHANGING,
    FACEUP,
    FOE_DRACULA,
    MOVING,
    Fury,
    at_sea,
    draws,
    encounter_in,
    gone,
    group_of,
    hide_again,
    hunters_in,
    lies_open,
    show_dracula,
)
from whitby.games.fury1987.windows import play_event
from whitby.games.fury1987.winning import check_win, may_claim
from whitby.games.fury1987.words import (
    ATTACK,
    BLOOD_DEATH,
    BLOOD_FIGURES,
    CLAIM,
    CONSUME,
    DONE,
    DRACULA,
    EMPTY,
    ENCOUNTER_LIMIT,
    HUNTERS,
    IS_VAMPIRE,
    LAID_IN,
    LAY,
    MINOR,
    MINOR_CLAIMED,
    PASS,
    PERHAPS,
    PLAY,
    RETURN,
    SEAT0,
    SOMETHING,
    STAY,
    STORMS,
    TO_DRACULA,
    VICTORY,
    WALPURGIS_NIGHT,
)

STEPS: Final[tuple[str, ...]] = ("dracula-moves", "exchange-chits", "dracula-acts", "draw-encounter")  # as he knows them
WAYS: Final[tuple[str, ...]] = ("", "embarks", "sails", "lands")


def dracula_turn(s: Fury) -> None:
    """F87-TURN-08, F87-HACT-15, F87-HIDDEN-15, F87-HIDDEN-26, F87-HIDDEN-40  All hear that it begins, and see nothing of him any more.

    For every Storms on the map a die is rolled openly; then he decides.
    """
    s.turn = DRACULA
    s.tell(EVERYONE, "turn-begins", SEAT0 + DRACULA)
    hide_again(s)
    for town, lies in enumerate(s.chart):
        if lies == STORMS | FACEUP:
            s.do(weather_die, town)
    s.do(dracula_decides)
    s.do(dracula_done)


# --- the decision -----------------------------------------------------------------------------
def step_of_turn(s: Fury) -> str:
    """F87-HIDDEN-26  What Dracula himself is asked now."""
    return STEPS[s.turn_step]


@question("dracula-turn", step=step_of_turn)
def dracula_decides(s: Fury) -> None:
    """F87-TURN-02, F87-TURN-08, F87-HIDDEN-26 to F87-HIDDEN-32  Movement, exchange, action and draws, step by step, until it is made."""
    if s.turn_step == DRAWING:
        s.ask_chance_for(DRACULA, draws(s.encounter_cup), encounter_drawn)
    elif s.turn_step == EXCHANGING:
        s.ask_step(DRACULA, [DONE] + [RETURN | kind for kind in kinds(s.encounters)], chit_returned)
    elif s.turn_step == ACTING:
        s.ask_step(DRACULA, his_actions(s) or [PASS], dracula_acted)  # nothing, if a hunter was lost meanwhile
    else:
        s.ask_step(DRACULA, his_moves(s), dracula_moved)


def dracula_moved(s: Fury, choice: int) -> None:
    """F87-TURN-02, F87-DACT-01, F87-DACT-02, F87-CONS-05, F87-CONS-06  No Action phase after a pass or Walpurgis Night, nor at sea."""
    if choice == PASS:
        s.turn_step = EXCHANGING
        s.do(dracula_decides)
        return
    verb = choice & ~NOUN
    if verb == PLAY:
        s.walpurgis = 1
        return
    if verb == CONSUME:
        consume(s, choice & NOUN)
    elif verb == STAY:
        stay(s)
    else:
        travel(s, choice & NOUN)
    if s.blood_death < BLOOD_DEATH and not at_sea(s) and his_actions(s):
        s.turn_step = ACTING
        s.do(dracula_decides)


# --- exchange -----------------------------------------------------------------------------------
def chit_returned(s: Fury, choice: int) -> None:
    """F87-PASS-02, F87-PASS-04  One chit after the other; then all go to the cup, and as many are drawn."""
    if choice == DONE:
        returned = s.returned
        s.returned = ()
        s.encounter_cup = tuple(sorted(s.encounter_cup + returned))
        draw_encounters(s, len(returned))
    else:
        s.encounters = without(s.encounters, choice & NOUN)
        s.returned = with_card(s.returned, choice & NOUN)
        s.do(dracula_decides)


# --- draws ----------------------------------------------------------------------------------------
def draw_encounters(s: Fury, n: int) -> None:
    """F87-PASS-02, F87-DACT-10  So many draws are owed; they are the last steps of the decision."""
    s.draws_owed = n
    s.turn_step = DRAWING
    next_draw(s)


def next_draw(s: Fury) -> None:
    """F87-PLACE-07, F87-HIDDEN-10  An empty cup is filled from the discards, unheard; if these are gone too, there is no draw."""
    if not s.encounter_cup:
        s.encounter_cup = s.encounter_discards
        s.encounter_discards = ()
    if s.draws_owed and s.encounter_cup:
        s.do(dracula_decides)


def encounter_drawn(s: Fury, choice: int) -> None:
    """F87-HIDDEN-32  Dracula alone sees it."""
    take_encounter(s, choice & NOUN)
    s.draws_owed -= 1
    next_draw(s)


def take_encounter(s: Fury, kind: int) -> None:
    """F87-SETUP-09  From the cup to his hand."""
    s.encounter_cup = without(s.encounter_cup, kind)
    s.encounters = with_card(s.encounters, kind)
    s.tell(TO_DRACULA, "drew-encounter", kind)


# --- action ---------------------------------------------------------------------------------------
def his_actions(s: Fury) -> list[int]:
    """F87-DACT-03, F87-DACT-04, F87-DACT-06 to F87-DACT-09  Attack, or lay an encounter, or nothing; none at all where nothing is open."""
    town = s.dracula_at
    if hunters_in(s, town):
        attacks = [ATTACK | (SEAT0 + h) for h in whom_he_attacks(s)]
        return [PASS] + attacks if attacks and s.may_attack and not cornered(s) else attacks
    if encounter_in(s, town) != EMPTY and town != s.eaten_at:
        return []
    chits = [LAY | kind for kind in kinds(s.encounters) if LAID_IN[kind][town]]
    return [PASS] + chits if chits else []


def whom_he_attacks(s: Fury) -> list[int]:
    """F87-DACT-04, F87-DACT-05, F87-DACT-11, F87-FLEE-10  The first of each group here, and lone hunters.

    Not those whom he fought here, unless one of their group is new, or he flees and this is the Castle.
    """
    here = sum([BIT[h] for h in hunters_in(s, s.dracula_at)])
    fought = 0 if cornered(s) else s.fought_here
    return [h for h in HUNTERS if here & BIT[h] and is_first(group_of(s, h) & here, h) and group_of(s, h) & here & ~fought]


def is_first(group: int, h: int) -> bool:
    """F87-GROUP-23  Is he the first member of this group?"""
    return group & (BIT[h] - 1) == 0


def dracula_acted(s: Fury, choice: int) -> None:
    """F87-DACT-03, F87-DACT-06, F87-DACT-08, F87-DACT-10  What he lays is replaced, unless he still holds six."""
    verb = choice & ~NOUN
    if verb == ATTACK:
        s.attack_on = (choice & NOUN) - SEAT0
    elif verb == LAY:
        s.laying = choice & NOUN
        s.encounters = without(s.encounters, s.laying)
        draw_encounters(s, 1 if len(s.encounters) < ENCOUNTER_LIMIT else 0)


# --- what all hear -----------------------------------------------------------------------------------
def dracula_done(s: Fury) -> None:
    """F87-HIDDEN-26 to F87-HIDDEN-37, F87-WIN-17  The decision is made: the chart changes, and what is to be heard is heard."""
    if s.shipping_agents and s.way_said:
        s.tell(EVERYONE, WAYS[s.way_said])
    s.way_said = 0
    s.turn_step = MOVING
    s.draws_owed = 0
    vampire_goes(s)
    encounter_lies(s)
    forget_chart(s)
    announce_blood(s)
    check_win(s)
    if s.walpurgis:
        s.walpurgis = 0
        play_event(s, DRACULA, WALPURGIS_NIGHT, 0)
    if s.attack_on != NOBODY:
        attack(s)
    s.do(dracula_turn_ends)


def vampire_goes(s: Fury) -> None:
    """F87-CONS-07, F87-PLACE-08, F87-HIDDEN-29  A consumed Vampire leaves the game, seen only if it lay open."""
    town = s.eaten_at
    if town == OFF:
        return
    s.eaten_at = OFF
    kind = encounter_in(s, town)
    if lies_open(s, town):
        s.heard_chart[town] = EMPTY
        s.vampires_out = with_card(s.vampires_out, kind)
        s.tell(EVERYONE, "consumed", kind, town)
    else:
        s.devoured = with_card(s.devoured, kind)
    s.chart[town] = EMPTY


def encounter_lies(s: Fury) -> None:
    """F87-DACT-06, F87-HIDDEN-32  In secret."""
    if s.laying != EMPTY:
        s.chart[s.dracula_at] = s.laying
        s.laying = EMPTY


def forget_chart(s: Fury) -> None:
    """F87-HIDDEN-18, F87-HIDDEN-29, F87-HIDDEN-32  What the hunters knew of hidden encounters and may no longer be so.

    He may have laid one in any empty town without a hunter, and consumed any Vampire.
    """
    for town, known in enumerate(s.heard_chart):
        if known == PERHAPS:
            continue
        if known == EMPTY:
            if town not in s.at and not lies_open(s, town):
                s.heard_chart[town] = PERHAPS
        elif known == SOMETHING or IS_VAMPIRE[known]:
            s.heard_chart[town] = PERHAPS


def attack(s: Fury) -> None:
    """F87-DACT-03, F87-DACT-05, F87-GROUP-10, F87-HIDDEN-33  All hear where and whom; he is seen there, and the whole group fights."""
    here = sum([BIT[h] for h in hunters_in(s, s.dracula_at)])
    fighters = group_of(s, s.attack_on) & here
    s.attack_on = NOBODY
    s.attacked = True
    s.tell_pile(EVERYONE, "attacks", s.dracula_at, tuple([SEAT0 + h for h in HUNTERS if fighters & BIT[h]]))
    show_dracula(s)
    s.do(combat_start, FOE_DRACULA, fighters)


def dracula_turn_ends(s: Fury) -> None:
    """F87-DMOVE-01, F87-HIDDEN-26, F87-CASTLE-05, F87-HIDDEN-39  All hear that it is over, and he notes down in secret where he is.

    Once two hunters are gone he may claim his victory.
    """
    s.way += (s.dracula_at,)
    may_have_regained(s, BLOOD_FIGURES["consumed"])
    s.in_castle = 1 if s.dracula_at == CASTLE else 0
    s.tell(EVERYONE, "turn-over", SEAT0 + DRACULA)
    if len([h for h in HUNTERS if gone(s) & BIT[h]]) >= VICTORY["hunters_gone_minor"] and not s.minor_ends:
        s.do(claim_victory)


def he_flees(s: Fury) -> bool:
    """Everybody knows that a fleeing Dracula has nothing to claim."""
    return s.fleeing


@question("claim-victory", known=he_flees)
def claim_victory(s: Fury) -> None:
    """F87-WIN-04, F87-HIDDEN-39  Asked whatever lies on his chart."""
    s.ask(DRACULA, [PASS, CLAIM] if may_claim(s) else [PASS], victory_claimed)


def victory_claimed(s: Fury, choice: int) -> None:
    """F87-WIN-03, F87-WIN-04  A minor victory, or he plays on, unheard."""
    if choice == CLAIM:
        s.win(TO_DRACULA, MINOR_CLAIMED, MINOR)
