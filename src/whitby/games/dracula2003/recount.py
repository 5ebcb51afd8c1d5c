"""The pieces of Dracula (2003) counted afresh from the clauses: each in exactly one place, and nothing at odds."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import differences, without
from whitby.engine import NIL, PLAYING
from whitby.fields import cards_of, unsorted
from whitby.games.dracula2003.barriers import ALL_SLOTS, TOUCHED, in_one_piece_with
from whitby.games.dracula2003.fields import FIELDS
from whitby.games.dracula2003.state import London
from whitby.games.dracula2003.words import (
    ALL_OF,
    BOTH,
    CUBES,
    DECK,
    DRAW_AGREED,
    EMPTY,
    EVERYBODY,
    FIVE_TARGETS,
    IS_COMPANION,
    NOUNS,
    NOWHERE,
    ONLOOKERS,
    OWNER,
    PROVED,
    SEATS,
    SPENT,
    TARGET_OF,
    TARGETS,
    TURN_LIMIT,
)


def recount(s: London) -> list[str]:
    """What is wrong; nothing if all is well."""
    wrong: list[str] = []
    for seat in (0, 1):
        wrong += encounters_of(s, seat)
        wrong += actions_of(s, seat)
        wrong += memory_of(s, seat)
        if not 0 <= s.cubes[seat] <= CUBES:
            wrong.append(f"D03-SETUP-02 {SEATS[seat]} has {s.cubes[seat]} cubes")
        if s.cubes[seat] == 0 and s.winners == PLAYING:
            wrong.append(f"D03-ENERGY-01 {SEATS[seat]} has no cube left and the game goes on")
        if not 0 <= s.at[seat] < 12:
            wrong.append(f"D03-SETUP-14 {SEATS[seat]} stands nowhere")
    return wrong + unsorted(s, FIELDS) + ending(s) + places(s) + barriers(s)


def ending(s: London) -> list[str]:
    """A game that is over has an ending, and what lies on the table bears it out."""
    if s.winners == PLAYING:
        return [] if s.ending == NIL and s.degree == 0 else [f"the game goes on, yet its ending is {s.ending}, its degree {s.degree}"]
    winner = 0 if s.winners == BIT[0] else 1
    loser = 1 - winner
    out = s.board.count(TARGET_OF[loser])
    drawn = {TURN_LIMIT: 0 < s.turn_limit <= s.turns, DRAW_AGREED: s.agreed_draw}
    won = {
        FIVE_TARGETS: s.targets_taken[winner] == TARGETS,
        PROVED: s.targets_taken[winner] < TARGETS and not out,
        SPENT: s.cubes[loser] == 0,
    }
    fitting = drawn if s.winners == 0 else won if s.winners in (BIT[0], BIT[1]) else {}
    return [] if fitting.get(s.ending, False) and s.degree == 0 else [f"winners {s.winners}, yet ending {s.ending}, degree {s.degree}"]


def encounters_of(s: London, seat: int) -> list[str]:
    """D03-SETUP-04, D03-SETUP-05  Supply, board, bag, defeated and captured cards make up the fifteen."""
    cards = [card for card in cards_of(s, FIELDS, "encounters") if OWNER[card] == seat] + [TARGET_OF[seat]] * s.targets_taken[1 - seat]
    wrong = differences(NOUNS, f"encounter cards of {SEATS[seat]}", tuple(cards), ALL_OF[seat])
    for name, pile in (("supply", s.supply[seat]), ("defeated", s.defeated[seat]), ("seen", s.supply_seen[seat])):
        if [card for card in pile if OWNER[card] != seat]:
            wrong.append(f"a card of the opponent is in the {name} of {SEATS[seat]}")
    if [card for card in s.defeated[seat] if not IS_COMPANION[card]]:
        wrong.append(f"D03-BATTLE-02 {SEATS[seat]} has more than companions defeated")
    return wrong


def actions_of(s: London, seat: int) -> list[str]:
    """D03-SETUP-03, D03-SETUP-08  Hand, aside and played make up the ten."""
    wrong = differences(NOUNS, f"action cards of {SEATS[seat]}", s.hand[seat] + s.aside[seat] + s.played[seat], DECK[seat])
    if [card for card in s.known_hand[seat] if card not in s.hand[seat]]:
        wrong.append(f"D03-PLAY-13 {SEATS[seat]} is known to hold a card that he has not")
    if s.card_in_play != EMPTY and s.card_in_play not in s.played[0] + s.played[1] + s.hand[0] + s.hand[1]:
        wrong.append("the card being played is nobody's")
    return wrong


def memory_of(s: London, seat: int) -> list[str]:
    """D03-MEET-01  What the opponent was shown is in the supply or on a place laid from it since."""
    rest = s.supply[seat] + tuple([s.board[place] for place in range(12) if s.supply_seen_places[seat] & BIT[place]])
    for card in s.supply_seen[seat]:
        if card not in rest:
            return [f"{NOUNS[card]} was seen in the supply of {SEATS[seat]} and is not there"]
        rest = without(rest, card)
    wrong: list[str] = []
    for place in range(12):
        if s.supply_seen_places[seat] & BIT[place]:
            if s.board[place] == EMPTY or OWNER[s.board[place]] != seat:
                wrong.append(f"{NOUNS[place]} holds no card of {SEATS[seat]}, yet one may be among those seen")
            elif s.card_known_to[place] & BIT[1 - seat]:
                wrong.append(f"{NOUNS[place]} is known to the opponent, yet counted among the unknown ones")
    if s.supply_seen_places[seat] and not s.supply_seen[seat]:
        wrong.append(f"nothing of {SEATS[seat]} was seen, yet places are kept in mind")
    return wrong


def places(s: London) -> list[str]:
    """Who knows a card knows whose it is; of an empty place nothing is known."""
    wrong: list[str] = []
    for place in range(12):
        known, sided = s.card_known_to[place], s.owner_known_to[place]
        if known & ~sided or sided & ~EVERYBODY or sided & ONLOOKERS and sided != EVERYBODY:
            wrong.append(f"{NOUNS[place]}: known to {known}, sided for {sided}")
        if s.board[place] == EMPTY and (known or sided):
            wrong.append(f"{NOUNS[place]} is empty, yet somebody knows its card")
    if s.turned_up != NOWHERE and (s.card_known_to[s.turned_up] != BOTH or OWNER[s.board[s.turned_up]] == s.turn):
        wrong.append("D03-LOOK-07 the card turned up is not an opponent's that both know")
    if s.turned_by_block != NOWHERE and s.board[s.turned_by_block] == EMPTY:
        wrong.append("D03-CARD-block an empty place is turned")
    return wrong


def barriers(s: London) -> list[str]:
    """D03-BARRIER-05 to D03-BARRIER-08  Four barriers at most, not next to each other, the board in one piece."""
    lying = [slot for slot in s.barriers if slot != NOWHERE]
    wrong: list[str] = []
    if len(s.barriers) != 4 or len(set(lying)) != len(lying) or [slot for slot in lying if not 0 <= slot < ALL_SLOTS]:
        wrong.append(f"barriers lie on {s.barriers}")
    elif sum([BIT[slot] for slot in lying]) != s.barrier_mask:
        wrong.append(f"barriers lie on {s.barriers}, the mask says {s.barrier_mask}")
    else:
        wrong += [f"D03-BARRIER-06 barrier {slot} lies next to another" for slot in lying if TOUCHED[s.touching][slot] & s.barrier_mask]
        if lying and not in_one_piece_with(s.barrier_mask):
            wrong.append("D03-BARRIER-08 barriers cut the board")
    return wrong
