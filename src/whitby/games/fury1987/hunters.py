"""A hunter's turn: the group that shares it, its steps in their order, and what ends it."""

from __future__ import annotations

from whitby.board import BIT
from whitby.engine import EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import OFF, is_sea
from whitby.games.fury1987.combat import combat_start
from whitby.games.fury1987.decks import drop_weapon
from whitby.games.fury1987.encounters import meet
from whitby.games.fury1987.hosts import host_goes, laid_by, lay_host, may_lie
from whitby.games.fury1987.journeys import journey_forgotten, movement, weather
from whitby.games.fury1987.search import act
from whitby.games.fury1987.state import FOE_DRACULA, Fury, encounter_in, gone, is_bitten, leader, lies_open, members, show_dracula
from whitby.games.fury1987.supply import swap_weapons
from whitby.games.fury1987.windows import EVENT_TABLE, MOVE_DONE, might_hold_event, might_hold_weapon, open_window_for_all, play_event
from whitby.games.fury1987.words import (
    ATTACK,
    DRACULA,
    HEAL,
    HEAVENLY_HOST,
    HOLY_WATER,
    HUNTERS,
    HYPNOSIS,
    INVITE,
    IS_SZGANY,
    JOIN,
    LAY_HOST,
    PASS,
    PLAY,
    SEAT0,
    TAKE_HOST,
)


# --- whose turn ---------------------------------------------------------------------------
def hunter_turn(s: Fury, h: int) -> None:
    """F87-TURN-03, F87-TURN-09, F87-GROUP-05, F87-GROUP-07  Who is gone or had his turn in a group has none; one may be missed.

    A group of which a member has a turn of his own is no more.
    """
    if (gone(s) | s.acted) & BIT[h]:
        return
    s.acted |= BIT[h]
    if s.together & BIT[h]:
        s.together = 0
    s.turn = h
    if s.misses & BIT[h]:
        s.misses &= ~BIT[h]
        s.stocked_at[h] = OFF
        s.tell(EVERYONE, "misses-turn", SEAT0 + h)
    else:
        s.tell(EVERYONE, "turn-begins", SEAT0 + h)
        take_turn(s, BIT[h])


def take_turn(s: Fury, group: int) -> None:
    """F87-TURN-02, F87-TURN-07, F87-HACT-03  The steps of a turn; each is left out once nobody is left whose turn it is."""
    s.group = group
    for h in members(s):
        if is_bitten(s, h):
            s.do(turn_begins, h)
    s.do(form_group)
    s.do(hosts)
    s.do(weather)
    s.do(movement)
    s.do(move_done)
    s.do(action_phase)
    s.do(turn_ends)


# --- Hypnosis and Holy Water ----------------------------------------------------------------
@question("turn-begins")
def turn_begins(s: Fury, h: int) -> None:
    """F87-TURN-07, F87-CARD-hypnosis, F87-CARD-holy-water  A bitten hunter who might hold one of them is asked."""
    if s.group & BIT[h] and is_bitten(s, h) and (might_hold_event(s, h, HYPNOSIS) or might_hold_weapon(s, h, HOLY_WATER)):
        hypnosis = [PLAY | HYPNOSIS] if HYPNOSIS in s.events[h] else []
        holy_water = [HEAL] if HOLY_WATER in s.weapons[h] else []
        s.ask(h, [PASS] + hypnosis + holy_water, bite_answered)


def bite_answered(s: Fury, h: int, choice: int) -> None:
    """F87-CARD-hypnosis, F87-CARD-holy-water, F87-TURN-09  Holy Water is used up and costs the turn; Hypnosis costs the card."""
    if choice == HEAL:
        s.group &= ~BIT[h]
        s.stocked_at[h] = OFF
        drop_weapon(s, h, HOLY_WATER)
        s.do(EVENT_TABLE.effects[HOLY_WATER], h, h)
    elif choice != PASS:
        play_event(s, h, HYPNOSIS, h)
        s.do(turn_begins, h)


# --- the group ------------------------------------------------------------------------------
def form_group(s: Fury) -> None:
    """F87-GROUP-01, F87-GROUP-02, F87-GROUP-03  Others may be invited by the first member; then all may swap weapons."""
    if s.group and (may_join(s, s.group) or len(members(s)) > 1):
        s.do(invite, s.group)
        s.do(group_formed)


def may_join(s: Fury, asked: int) -> list[int]:
    """F87-GROUP-01, F87-GROUP-02, F87-GROUP-08, F87-GROUP-09  Hunters in the same town with a turn still to come, who were not asked yet.

    None who misses it; bound by Bats are either all or none.
    """
    first = leader(s)
    if is_sea(s.at[first]):
        return []
    alike = s.batted if s.batted & BIT[first] else ~s.batted
    return [h for h in HUNTERS if s.at[h] == s.at[first] and alike & ~(asked | s.acted | s.misses) & BIT[h]]


@question("form-group", known=always_known)
def invite(s: Fury, asked: int) -> None:
    """F87-GROUP-01, F87-GROUP-23  One after the other, as long as he likes."""
    others = may_join(s, asked) if s.group else []
    if others:
        s.ask(leader(s), [PASS] + [INVITE | (SEAT0 + h) for h in others], invited)


def invited(s: Fury, asked: int, choice: int) -> None:
    """F87-GROUP-01  Nobody is forced: who is invited says whether he comes."""
    if choice != PASS:
        h = (choice & NOUN) - SEAT0
        s.tell(EVERYONE, "invites", SEAT0 + leader(s), SEAT0 + h)
        s.do(join_group, h)
        s.do(invite, asked | BIT[h])


@question("join-group", known=always_known)
def join_group(s: Fury, h: int) -> None:
    """F87-GROUP-01  He joins or keeps his own turn."""
    if s.group and not gone(s) & BIT[h]:
        s.ask(h, [JOIN, PASS], group_joined)


def group_joined(s: Fury, h: int, choice: int) -> None:
    """F87-GROUP-05, F87-GROUP-07, F87-HIDDEN-05  He has no turn of his own in this round, and leaves the group he was in."""
    if choice == JOIN:
        s.together = 0
        s.group |= BIT[h]
        s.acted |= BIT[h]
        s.tell(EVERYONE, "joins", SEAT0 + h)
    else:
        s.tell(EVERYONE, "declines", SEAT0 + h)


def group_formed(s: Fury) -> None:
    """F87-GROUP-03, F87-GROUP-07  A group of two or three stays one beyond this turn."""
    if len(members(s)) > 1:
        s.together = s.group
        swap_weapons(s)


# --- Hosts ----------------------------------------------------------------------------------
def hosts(s: Fury) -> None:
    """F87-TURN-07, F87-CARD-heavenly-host  Each member may take up and lay Hosts."""
    for h in members(s):
        s.do(hosts_of, h)


@question("lay-host")
def hosts_of(s: Fury, h: int) -> None:
    """F87-CARD-heavenly-host  Asked who might hold one in a town where it may lie, or has laid one."""
    if not s.group & BIT[h]:
        return
    laid = [TAKE_HOST | town for town in laid_by(s, h)]
    may_lay = may_lie(s, s.at[h]) and might_hold_weapon(s, h, HEAVENLY_HOST)
    if laid or may_lay:
        s.ask(h, [PASS] + laid + ([LAY_HOST] if may_lay and HEAVENLY_HOST in s.weapons[h] else []), host_answered)


def host_answered(s: Fury, h: int, choice: int) -> None:
    """F87-CARD-heavenly-host  What is laid now is taken up in a later turn at the earliest, so laying comes last."""
    if choice == LAY_HOST:
        lay_host(s, h)
    elif choice != PASS:
        host_goes(s, choice & NOUN)
        s.do(hosts_of, h)


# --- the phases -----------------------------------------------------------------------------
def move_done(s: Fury) -> None:
    """F87-CARD-customs-search  Dracula may search hunters who moved."""
    if s.group and s.moved_from != OFF:
        open_window_for_all(s, MOVE_DONE, leader(s))


def action_phase(s: Fury) -> None:
    """F87-HACT-01, F87-HACT-02, F87-SEA-09, F87-SEA-14, F87-RAIL-08  On land, after a move or a train that did not go."""
    if s.group:
        if s.passed:
            fights_though_he_passed(s)
        elif not is_sea(s.at[leader(s)]):
            act(s)


def fights_though_he_passed(s: Fury) -> None:
    """F87-HACT-12, F87-HACT-13, F87-HACT-14  A Szgany here must be fought; else who fought Dracula here may attack again. Nothing more."""
    town = s.at[leader(s)]
    if lies_open(s, town) and IS_SZGANY[encounter_in(s, town)]:
        meet(s, town)
    elif s.fought_here & s.group:
        s.do(attack_again)


@question("attack-again", known=always_known)
def attack_again(s: Fury) -> None:
    """F87-HACT-13, F87-HIDDEN-42  Asked whether Dracula is still there or not."""
    if s.group:
        s.ask(leader(s), [PASS, ATTACK | (SEAT0 + DRACULA)], attacked_again)


def attacked_again(s: Fury, choice: int) -> None:
    """F87-HACT-13, F87-HIDDEN-42, F87-GROUP-10  Only a yes makes Dracula answer, for all to hear."""
    if choice == PASS:
        return
    town = s.at[leader(s)]
    if s.dracula_at == town:
        show_dracula(s)
        s.do(combat_start, FOE_DRACULA, s.group)
    else:
        s.tell(EVERYONE, "dracula-not-here", town)


# --- the end --------------------------------------------------------------------------------
def turn_ends(s: Fury) -> None:
    """F87-STOCK-04, F87-STOCK-11, F87-CARD-sense-of-emergency  Where they restocked is kept for the next turn, which may follow at once."""
    for h in members(s):
        s.stocked_at[h] = s.stocked_now[h]
        s.stocked_now[h] = OFF
    again = s.extra_turns & s.group
    s.extra_turns = 0
    s.group = 0
    s.acting = True
    journey_forgotten(s)
    if again:
        s.do(extra_turn, again)


def extra_turn(s: Fury, group: int) -> None:
    """F87-CARD-sense-of-emergency, F87-GROUP-07  A whole turn more; a group has it as a group."""
    s.tell(EVERYONE, "extra-turn", SEAT0 + s.turn)
    take_turn(s, group)
    s.turn = leader(s)
