"""Set-up and the order of turns."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import kinds, with_card, without
from whitby.engine import CHANCE, EVERYONE, NOUN, Pile, question, run_agenda
from whitby.games.dracula2003.action import play_card
from whitby.games.dracula2003.barriers import TOUCHING
from whitby.games.dracula2003.movement import move
from whitby.games.dracula2003.specials import AFTER_WINGS
from whitby.games.dracula2003.state import London, other
from whitby.games.dracula2003.words import (
    ALL_OF,
    AVAILABLE,
    CARRIAGE_STATION,
    CHOOSE,
    CHOSEN,
    DEAL,
    DECK,
    DRACULA,
    EMPTY,
    HARBOR,
    NOWHERE,
    NUMBER0,
    PLACES,
    SEAT0,
    SET,
    TURN_LIMIT,
    VAN_HELSING,
)


def setup(first: int, turn_limit: int, agreed_draw: bool, touching: str, after_wings: str) -> London:
    """D03-SETUP-01 to D03-SETUP-16, D03-TURN-01, D03-TURN-02  The game up to the first question."""
    s = London()
    s.begin()
    s.turn = first
    s.turn_limit = turn_limit
    s.agreed_draw = agreed_draw
    s.touching = TOUCHING.index(touching)
    s.after_wings = AFTER_WINGS.index(after_wings)
    s.at = [HARBOR, CARRIAGE_STATION]
    for seat in (DRACULA, VAN_HELSING):
        s.supply[seat] = ALL_OF[seat]
        s.aside[seat] = DECK[seat]
        s.do(deal_actions, seat)
    s.do(choose_six)
    for place in range(len(PLACES)):
        s.do(lay_out, place)
    s.do(turn_begins)
    run_agenda(s)
    return s


# --- action cards -------------------------------------------------------------------
def deal_actions(s: London, seat: int) -> None:
    """D03-SETUP-08  Five of the ten become available, the others stay aside."""
    for _ in range(AVAILABLE):
        s.do(deal_action, seat)


@question("deal-action")
def deal_action(s: London, seat: int) -> None:
    """D03-SETUP-08  Chance picks one of the action cards set aside."""
    s.ask(CHANCE, [DEAL | card for card in s.aside[seat]], action_dealt)


def action_dealt(s: London, seat: int, choice: int) -> None:
    """D03-SETUP-09  Its owner sees it, the opponent does not."""
    card = choice & NOUN
    s.aside[seat] = without(s.aside[seat], card)
    s.hand[seat] = with_card(s.hand[seat], card)
    s.tell(BIT[seat], "dealt", card)


def hand_refilled(s: London, seat: int) -> None:
    """D03-PLAY-10, D03-PLAY-11, D03-PLAY-12  An empty hand takes the cards aside; after all ten a new deal."""
    if s.hand[seat]:
        return
    if s.aside[seat]:
        s.hand[seat] = s.aside[seat]
        s.aside[seat] = ()
        s.tell(EVERYONE, "took-aside", SEAT0 + seat)
    else:
        s.aside[seat] = DECK[seat]
        s.played[seat] = ()
        s.tell(EVERYONE, "shuffled", SEAT0 + seat)
        s.do(deal_actions, seat)


# --- encounter cards ------------------------------------------------------------------
@question("choose-six")
def choose_six(s: London) -> None:
    """D03-SETUP-11, D03-SETUP-17  Each player freely chooses six of his fifteen, in secret."""
    s.ask_each([DRACULA, VAN_HELSING], cards_to_choose, six_chosen)


def cards_to_choose(s: London, seat: int) -> list[int]:
    """What is left to choose from, until six are chosen."""
    chosen = s.answers[seat]
    if len(chosen) == CHOSEN:
        return []
    left = s.supply[seat]
    for choice in chosen:
        left = without(left, choice & NOUN)
    return [CHOOSE | card for card in kinds(left)]


def six_chosen(s: London, answers: list[Pile]) -> None:
    """D03-SETUP-12, D03-SETUP-13  The twelve are shuffled together; the rest is each player's supply."""
    bag: list[int] = []
    for seat in (DRACULA, VAN_HELSING):
        for choice in answers[seat]:
            card = choice & NOUN
            s.supply[seat] = without(s.supply[seat], card)
            bag.append(card)
    s.bag = tuple(sorted(bag))
    s.tell(EVERYONE, "chosen")


@question("lay-out")
def lay_out(s: London, place: int) -> None:
    """D03-SETUP-12  A random card, face down, unknown to both."""
    s.ask(CHANCE, [SET | card for card in s.bag], laid_out)


def laid_out(s: London, place: int, choice: int) -> None:
    """The card lies on the place."""
    s.board[place] = choice & NOUN
    s.bag = without(s.bag, choice & NOUN)


# --- turns ------------------------------------------------------------------------------
def turn_begins(s: London) -> None:
    """D03-TURN-04  Movement, then one action card; van Helsing first turns back the card of Block."""
    s.turns += 1
    s.steps = 0
    s.may_do_here = 0
    s.companion_defeated = False
    s.draw_offered = False
    if s.turn == VAN_HELSING:
        s.turned_by_block = NOWHERE
    s.tell(EVERYONE, "turn", SEAT0 + s.turn)
    s.do(move)
    s.do(play_card)
    s.do(turn_ends)


def turn_ends(s: London) -> None:
    """D03-TURN-03, D03-TURN-05, D03-EXTRA-01 to D03-EXTRA-04  Effects on this turn are over; the other player's turn, unless he lost it."""
    seat = s.turn
    s.card_in_play = EMPTY
    if seat == VAN_HELSING:
        s.breath = False
        s.whisper = False
    else:
        s.alertness = False
    s.do(hand_refilled, seat)
    s.do(next_turn)


def next_turn(s: London) -> None:
    """D03-EXTRA-03  The extra turn is complete."""
    if s.turn_limit and s.turns >= s.turn_limit:
        s.tell(EVERYONE, "turn-limit", NUMBER0)
        s.win(0, TURN_LIMIT)
        return
    if s.battle_lust:
        s.battle_lust = False
        s.tell(EVERYONE, "turn-lost", SEAT0 + DRACULA)
    else:
        s.turn = other(s.turn)
    s.do(turn_begins)
