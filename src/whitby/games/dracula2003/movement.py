"""The first part of a turn: steps, looking at cards, laying them, showing supplies."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import kinds
from whitby.engine import EVERYONE, NOUN, PLAYING, question
from whitby.games.dracula2003.barriers import WAYS
from whitby.games.dracula2003.state import (
    MAY_DEMAND,
    MAY_LOOK,
    London,
    captured,
    card_lies,
    card_returns,
    card_shown,
    may_look,
    other,
    place_emptied,
    proof_wins,
    proved,
    reach,
    supply_shown,
    together,
)
from whitby.games.dracula2003.words import BOTH, DEMAND, EMPTY, IS_TARGET, LAY, LOOK, NOWHERE, OWNER, SEAT0, STEP, STOP


@question("move")
def move(s: London) -> None:
    """D03-MOVE-01 to D03-MOVE-06  A step to a neighbour, what the place entered offers, or the end of the movement."""
    seat = s.turn
    here = s.at[seat]
    options: list[int] = []
    if s.may_do_here:
        if s.may_do_here & MAY_DEMAND:
            options.append(DEMAND)
        if s.may_do_here & MAY_LOOK:
            if s.board[here] == EMPTY:
                options += [LAY | card for card in kinds(s.supply[seat])]
            elif may_look(s, here):
                options.append(LOOK)
    if s.steps < reach(s, seat):
        walled = s.barrier_mask
        for place, slot in WAYS[here]:
            if not walled & slot:
                options.append(STEP | place)
    if s.steps:
        options.append(STOP)
    s.ask(seat, options, moved)


def moved(s: London, choice: int) -> None:
    """The mover's choice; only STOP and an opponent's card turned up end the movement."""
    seat = s.turn
    here = s.at[seat]
    verb = choice & ~NOUN
    if verb == STEP:
        step_taken(s, choice & NOUN)
    elif verb == STOP:
        s.tell(EVERYONE, "stopped", SEAT0 + seat, here)
        return
    elif verb == LOOK:
        looked(s, seat, here)
        return
    elif verb == DEMAND:
        s.may_do_here &= ~MAY_DEMAND
        supplies_shown(s)
    else:
        s.may_do_here = 0
        laid(s, seat, here, choice & NOUN)
    s.do(move)


def step_taken(s: London, place: int) -> None:
    """D03-MOVE-04, D03-MOVE-07, D03-LOOK-01  A place may be entered again, and where the opponent stands."""
    s.at[s.turn] = place
    s.steps += 1
    s.may_do_here = MAY_LOOK | MAY_DEMAND if together(s) else MAY_LOOK
    s.tell(EVERYONE, "stepped", SEAT0 + s.turn, place)


def looked(s: London, seat: int, place: int) -> None:
    """D03-LOOK-04, D03-LOOK-07  An own card is exchanged and the movement goes on; an opponent's is turned up and ends it."""
    s.may_do_here = 0
    card = s.board[place]
    if OWNER[card] == seat:
        taken_back(s, seat, place)
        s.do(lay_card, seat, place)
        s.do(move)
    else:
        s.turned_up = place
        card_shown(s, place, BOTH)
        s.tell(EVERYONE, "turned-up", SEAT0 + seat, place, card)
        if IS_TARGET[card]:
            target_found(s, seat, place)


def taken_back(s: London, seat: int, place: int) -> None:
    """D03-LOOK-04  The card goes into the supply unseen by the opponent."""
    s.tell(EVERYONE, "took-back", SEAT0 + seat, place)
    s.tell(BIT[seat], "looked", place, s.board[place])
    card_returns(s, seat, place)


def target_found(s: London, seat: int, place: int) -> None:
    """D03-TARGET-01, D03-TARGET-02, D03-WIN-07  Taken at once; one supply card is laid there. It may have been the last one out."""
    card = s.board[place]
    place_emptied(s, place)
    s.turned_up = NOWHERE
    s.tell(EVERYONE, "captured", SEAT0 + seat, card)
    captured(s, seat)
    if s.winners == PLAYING and proved(s, seat):
        proof_wins(s, seat)
    s.do(lay_card, seat, place)


@question("lay-card")
def lay_card(s: London, seat: int, place: int) -> None:
    """D03-LOOK-05, D03-LOOK-10  Any card of the supply, face down; with none left the place stays empty."""
    if s.supply[seat]:
        s.ask(seat, [LAY | card for card in kinds(s.supply[seat])], card_laid)


def card_laid(s: London, seat: int, place: int, choice: int) -> None:
    """D03-LOOK-05  The card chosen from the supply lies on the place, face down."""
    laid(s, seat, place, choice & NOUN)


def laid(s: London, seat: int, place: int, card: int) -> None:
    """D03-LOOK-08  A supply card goes to the place; only its owner knows which."""
    card_lies(s, seat, place, card)
    s.tell(EVERYONE, "laid", SEAT0 + seat, place)
    s.tell(BIT[seat], "laid-card", place, card)


def supplies_shown(s: London) -> None:
    """D03-MEET-01, D03-WIN-04, D03-WIN-05  Both see both supplies; who is proved right wins, the mover first."""
    mover = s.turn
    s.tell(EVERYONE, "supplies-shown", SEAT0 + mover)
    supply_shown(s, mover)
    supply_shown(s, other(mover))
    for finder in (mover, other(mover)):
        if proved(s, finder):
            proof_wins(s, finder)
            return
