"""The second part of a turn: one action card, its price, battle, special action and barrier."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import CardTable, with_card
from whitby.cards import without as less
from whitby.engine import EVERYONE, NOUN, VERB, Rule, always_known, question
from whitby.games.dracula2003.barriers import FREE
from whitby.games.dracula2003.energy import ONLY_PASS, lose_cube
from whitby.games.dracula2003.movement import lay_card
from whitby.games.dracula2003.state import London, place_emptied
from whitby.games.dracula2003.words import (
    BARRIER,
    BARRIER_OF,
    CARD_STRENGTH,
    COLOUR0,
    DARK,
    DRACULA,
    EYES,
    FOE_STRENGTH,
    GRAY,
    HAS_SPECIAL,
    IS_COMPANION,
    NOUNS,
    NOWHERE,
    OWNER,
    PASS,
    PLAY,
    SEAT0,
    SLOT0,
    STEP_NUMBER,
    VAN_HELSING,
)

SPECIALS: Final = CardTable()


@question("play-card")
def play_card(s: London) -> None:
    """D03-PLAY-01  Exactly one available card."""
    s.ask(s.turn, [PLAY | card for card in s.hand[s.turn]], card_played)


def card_played(s: London, choice: int) -> None:
    """D03-PLAY-05, D03-PLAY-06, D03-PLAY-09  Face up on the pile; steps, battle or symbol, special action, barrier."""
    seat = s.turn
    card = choice & NOUN
    s.hand[seat] = less(s.hand[seat], card)
    if card in s.known_hand[seat]:
        s.known_hand[seat] = less(s.known_hand[seat], card)
    s.played[seat] += (card,)
    s.card_in_play = card
    s.tell(EVERYONE, "played", SEAT0 + seat, card)
    s.do(pay_steps)
    s.do(face_card)
    s.do(special_action)
    s.do(barrier_part)


def owed(s: London, card: int) -> int:
    """D03-PLAY-02, D03-PLAY-03  A cube for each step above the card's number."""
    return max(0, s.steps - STEP_NUMBER[card])


def pay_steps(s: London) -> None:
    """D03-PLAY-04  One cube at a time."""
    for _ in range(owed(s, s.card_in_play)):
        s.do(lose_cube, s.turn)


# --- what was turned up -----------------------------------------------------------
def face_card(s: London) -> None:
    """D03-BATTLE-01, D03-BATTLE-07  A companion is fought, a symbol of power costs a cube."""
    place = s.turned_up
    if place == NOWHERE:
        return
    foe = s.board[place]
    s.turned_up = NOWHERE
    if not IS_COMPANION[foe]:
        symbol_costs(s, place, foe)
    elif CARD_STRENGTH[s.card_in_play] > foe_strength(s, foe):
        battle_won(s, place, foe)
    else:
        s.tell(EVERYONE, "turned-down", place)
        if CARD_STRENGTH[s.card_in_play] < foe_strength(s, foe):
            s.tell(EVERYONE, "battle-lost", SEAT0 + s.turn, foe)
            s.do(lose_cube, s.turn)
        else:
            s.tell(EVERYONE, "battle-tied", SEAT0 + s.turn, foe)


def foe_strength(s: London, foe: int) -> int:
    """D03-CARD-breath  Vampires have one more in the turn that Breath acts on."""
    return FOE_STRENGTH[foe] + (1 if s.breath else 0)


def battle_won(s: London, place: int, foe: int) -> None:
    """D03-BATTLE-02, D03-BATTLE-03  The companion goes to its owner's defeated cards; a supply card takes its place."""
    owner = OWNER[foe]
    s.defeated[owner] = with_card(s.defeated[owner], foe)
    place_emptied(s, place)
    s.companion_defeated = True
    s.tell(EVERYONE, "battle-won", SEAT0 + s.turn, foe)
    s.do(lay_card, s.turn, place)


def symbol_costs(s: London, place: int, foe: int) -> None:
    """D03-BATTLE-08, D03-BATTLE-09, D03-CARD-dark  Face down again; one cube, unless the dark of the night shelters Dracula."""
    s.tell(EVERYONE, "turned-down", place)
    if s.card_in_play == DARK and not s.alertness:
        s.tell(EVERYONE, "sheltered", SEAT0 + s.turn)
    else:
        s.tell(EVERYONE, "symbol-struck", SEAT0 + s.turn, foe)
        s.do(lose_cube, s.turn)


# --- the special action -------------------------------------------------------------
def special_action(s: London) -> None:
    """D03-PLAY-07, D03-EXTRA-02  What the card says, if its owner wants; under Alertness nothing."""
    if HAS_SPECIAL[s.card_in_play]:
        if s.alertness:
            s.do(special_forbidden)
        else:
            s.do(SPECIAL_RULE[s.card_in_play])


@question("special-forbidden", known=always_known)
def special_forbidden(s: London) -> None:
    """D03-CARD-alertness  Dracula can only pass on."""
    s.ask(DRACULA, ONLY_PASS, passed)


def passed(s: London, choice: int) -> None:
    """The player leaves out what he was offered; the agenda goes on."""


SPECIAL_RULE: Final[list[Rule]] = []  # by noun; specials.py fills it


def bind_specials() -> None:
    """Every card with a special action has its function, and no other."""
    for name in NOUNS:
        rule = SPECIALS.rules.get(name, special_forbidden)
        SPECIAL_RULE.append(rule)
        assert (name in SPECIALS.rules) == HAS_SPECIAL[NOUNS.index(name)] or name == "dark", name


# --- the barrier ---------------------------------------------------------------------
def barrier_part(s: London) -> None:
    """D03-BARRIER-01, D03-BARRIER-02, D03-CARD-eyes  The card's colour; Eyes adds one of another colour."""
    own = BARRIER_OF[s.card_in_play]
    more = GRAY & ~own if s.card_in_play == EYES and not s.alertness else 0
    s.do(move_barrier, own, more)


@question("move-barrier", known=always_known)
def move_barrier(s: London, own: int, more: int) -> None:
    """D03-PLAY-08, D03-CARD-whisper  One barrier of the colours `own`, one of the colours `more`; each may be declined."""
    options = [PASS]
    if not (s.whisper and s.turn == VAN_HELSING):
        colours = own | more
        for colour in range(4):
            if colours & BIT[colour]:
                verb = BARRIER + (colour << VERB)
                for slot in slots_for(s, colour):
                    options.append(verb | (SLOT0 + slot))
    s.ask(s.turn, options, barrier_moved)


def slots_for(s: London, colour: int) -> list[int]:
    """D03-BARRIER-04 to D03-BARRIER-09  Not next to another barrier, the board in one piece, and not where it lies."""
    lies = s.barriers[colour]
    if lies == NOWHERE:
        return list(FREE[s.touching][s.barrier_mask])
    return [slot for slot in FREE[s.touching][s.barrier_mask & ~BIT[lies]] if slot != lies]


def barrier_moved(s: London, own: int, more: int, choice: int) -> None:
    """D03-BARRIER-03, D03-BARRIER-04  Placed at first, later moved."""
    if choice == PASS:
        return
    colour = (choice - BARRIER) >> VERB
    slot = (choice & NOUN) - SLOT0
    if s.barriers[colour] != NOWHERE:
        s.barrier_mask &= ~BIT[s.barriers[colour]]
    s.barriers[colour] = slot
    s.barrier_mask |= BIT[slot]
    s.tell(EVERYONE, "barrier", SEAT0 + s.turn, COLOUR0 + colour, SLOT0 + slot)
    if own & BIT[colour]:
        own = 0
    else:
        more = 0
    if own | more:
        s.do(move_barrier, own, more)
