"""A hunter's turn: the actions, supply, tickets, rest."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import kinds
from whitby.engine import EVERYONE, NOBODY, NOUN, question
from whitby.games.fury.europe import CASTLE, OFF, is_city, is_sea, within
from whitby.games.fury.trail import hideout_of
from whitby.games.fury2015.ambush import search
from whitby.games.fury2015.arrival import (
    BY_ROAD,
    CARRIED,
    arrive,
    bats_carry,
    move_begins,
    move_forgotten,
    move_over,
    road_moves,
    sea_moves,
    spend_ticket,
)
from whitby.games.fury2015.damage import recover
from whitby.games.fury2015.decks import draw_item, reserve, show_again, shows_due, take_bottom_event, take_top_event, trim_items
from whitby.games.fury2015.europe import ATTACHED, LARGE, RAIL_WAYS, REGION, ROAD_WAYS, SEAS, bats_fly, is_hospital, rails_open
from whitby.games.fury2015.fast_horses import fast_horses
from whitby.games.fury2015.state import DAY, NIGHT, Fury, dracula_at, may_act_on
from whitby.games.fury2015.trade import trade_begins
from whitby.games.fury2015.windows import DAY_ACTIONS, MAY, NIGHT_ACTIONS, play_event, playable
from whitby.games.fury2015.words import (
    BOND,
    CHARTERED_CARRIAGE,
    EMPTY,
    EXCELLENT_WEATHER,
    FAST_HORSES,
    GODALMING,
    HUNTERS,
    LEAD,
    MINA,
    NEXT,
    PASS,
    PLAY,
    RAIL,
    RESERVE,
    REST,
    ROAD,
    SAIL,
    SEARCH,
    SEAT0,
    SEWARD,
    SUPPLY,
    TRADE,
    VAN_HELSING,
    WHITE,
    YELLOW,
)

ONLY_PASS: Final = [PASS]
VERB_BITS: Final = ~NOUN
ROAD_CHOICES: Final[list[list[int]]] = [[ROAD | q for q, _ in ways] for ways in ROAD_WAYS]  # with no fog and no roadblock anywhere


# --- whose turn ---------------------------------------------------------------------------
def hunters_act(s: Fury) -> None:
    """F15-TIME-08, F15-TIME-09  One turn each, by day and again by night."""
    s.hunters_waiting = 15
    s.do(next_hunter)


@question("next-hunter")
def next_hunter(s: Fury) -> None:
    """F15-BITE-07, F15-CARD-speedy-telegraph  Weakened hunters show their cards; then in activation order, or as the hunters like."""
    if shows_due(s):
        show_again(s)
        s.do(next_hunter)
        return
    first = NOBODY
    others = False
    for h in HUNTERS:
        if s.hunters_waiting & BIT[h] and s.at[h] != OFF:
            if first != NOBODY:
                others = True
                break
            first = h
    if first == NOBODY:
        s.turn = NOBODY
        s.action_done = 0
    elif s.speedy_telegraph and others:
        s.ask(first, [NEXT | (SEAT0 + h) for h in HUNTERS if s.hunters_waiting & BIT[h] and s.at[h] != OFF], next_chosen)
    else:
        turn_of(s, first)


def next_chosen(s: Fury, choice: int) -> None:
    """F15-CARD-speedy-telegraph  The hunter named has the next turn."""
    turn_of(s, (choice & NOUN) - SEAT0)


def turn_of(s: Fury, h: int) -> None:
    """One hunter's turn, then the next."""
    s.hunters_waiting &= ~BIT[h]
    hunter_turn(s, h)
    s.do(next_hunter)


def hunter_turn(s: Fury, h: int) -> None:
    """F15-ACTION-06, F15-ACTION-13, F15-TOKEN-02  Off the board: none. Delayed: stand up. Bats: carried off. Else one action."""
    s.turn = h
    s.action_done = 0
    if s.at[h] == OFF:
        return
    s.tell(EVERYONE, "turn", SEAT0 + h)
    if s.delayed[h]:
        s.delayed[h] = False
        s.tell(EVERYONE, "stands-up", SEAT0 + h)
    else:
        bats_or_action(s, h)
    if s.renewed_vigor and s.phase == DAY:
        s.do(acts_again, h)


def bats_or_action(s: Fury, h: int) -> None:
    """F15-TOKEN-01  Bats take the place of the next action."""
    if s.bats[h] and bats_can(s, h):
        s.do(bats_carry, h)
    else:
        s.do(hunter_acts, h)


def bats_can(s: Fury, h: int) -> bool:
    """F15-TOKEN-03, F15-TOKEN-05, F15-ACTION-04  Fog and a night at sea hold the bats back; with no city at all they only delay."""
    p = s.at[h]
    return not (is_sea(p) and s.phase != DAY) and bats_fly(p, s.roadblocks, s.fog)


def acts_again(s: Fury, h: int) -> None:
    """F15-CARD-renewed-vigor, F15-BITE-07  What was drawn is shown; then one more action of another kind, if not delayed."""
    if shows_due(s):
        show_again(s)
        s.do(acts_again, h)
    elif may_act_on(s, h):
        s.action_done = s.action_done or PASS
        bats_or_action(s, h)


# --- what a hunter may do -----------------------------------------------------------------------
def action_known(s: Fury, h: int) -> bool:
    """At sea only an event in hand could add to what everybody sees: none by night."""
    return is_sea(s.at[h]) and (s.phase != DAY or not s.events[h])


@question("hunter-acts", known=action_known)
def hunter_acts(s: Fury, h: int) -> None:
    """F15-ACTION-01  One action, or pass."""
    p = s.at[h]
    day = s.phase == DAY
    if is_sea(p):
        options = sea_options(s, h) if day else ONLY_PASS
    elif is_hospital(p):
        options = hospital_options(s, h, day)
    else:
        options = city_options(s, h, day)
    s.ask(h, options, hunter_acted)


def sea_options(s: Fury, h: int) -> list[int]:
    """F15-ACTION-03, F15-ACTION-05, F15-SEA-15  A hunter at sea must sail on, if that can be; one more action need not be used."""
    options = [] if s.action_done == ROAD else [SAIL | q for q in sea_moves(s, s.at[h])]
    if s.events[h]:
        options += [c for c in playable(s, h, DAY_ACTIONS, h) if c & NOUN == EXCELLENT_WEATHER and c != s.action_done]
    return [PASS] + options if s.action_done or not options else options


def hospital_options(s: Fury, h: int, day: bool) -> list[int]:
    """F15-HOSPITAL-02 to F15-HOSPITAL-04  The modified supply, the way out, or nothing."""
    options = [PASS]
    if not s.no_supply and s.action_done != SUPPLY:
        options.append(SUPPLY)
    if day and s.action_done != ROAD and ATTACHED[s.at[h]] not in s.fog:
        options.append(ROAD | ATTACHED[s.at[h]])
    return options


def city_options(s: Fury, h: int, day: bool) -> list[int]:
    """All that can be done in a city; the castle gives neither supply nor tickets."""
    p = s.at[h]
    did = s.action_done
    options = [PASS]
    if did != REST:
        options.append(REST)
    if p != CASTLE:
        if did != SUPPLY and not s.no_supply:
            options.append(SUPPLY)
        if did != RESERVE:
            options.append(RESERVE)
    if did != SEARCH and p not in s.fog and hideout_of(s.trail, p) != EMPTY:
        options.append(SEARCH)
    company = False
    for x in HUNTERS:
        if s.at[x] == p and x != h:
            company = True
            if did != TRADE:
                options.append(TRADE | (SEAT0 + x))
    if h == VAN_HELSING and did != TRADE:
        options += [LEAD | (SEAT0 + x) for x in HUNTERS if x != h and is_city(s.at[x])]
    if h == MINA and company and did != BOND:
        options.append(BOND)
    if did != ROAD:
        if day:
            options += [ROAD | q for q in road_moves(s, p)] if s.roadblocks or s.fog else ROAD_CHOICES[p]
            if SEAS[p]:
                options += [SAIL | q for q in sea_moves(s, p)]
            if s.tickets[h] and RAIL_WAYS[p] and p not in s.fog:
                options += [RAIL | t for t in kinds(s.tickets[h]) if train_goes(s, h, t)]
        elif s.long_night:
            options += [ROAD | q for q in road_moves(s, p)]
    if day and FAST_HORSES in s.items[h] and did != PLAY | FAST_HORSES and MAY[FAST_HORSES](s, h, h):
        options.append(PLAY | FAST_HORSES)
    if s.events[h]:
        options += [c for c in playable(s, h, DAY_ACTIONS if day else NIGHT_ACTIONS, h) if c != did]
    return options


def train_goes(s: Fury, h: int, ticket: int) -> bool:
    """F15-RAIL-02, F15-RAIL-05  Can this ticket, or a Chartered Carriage with it, reach any city?"""
    p = s.at[h]
    if rails_open(p, WHITE[ticket], YELLOW[ticket], s.roadblocks, s.fog):
        return True
    return CHARTERED_CARRIAGE in s.events[h] and len(within(RAIL_WAYS, p, 4, s.roadblocks, s.fog)) > 0


def hunter_acted(s: Fury, h: int, choice: int) -> None:
    """F15-ACTION-01  The action chosen is carried out."""
    verb = choice & VERB_BITS
    noun = choice & NOUN
    s.action_done = ROAD if verb in (ROAD, RAIL, SAIL) else TRADE if verb == LEAD else choice if verb == PLAY else verb
    if verb == ROAD:
        move_begins(s, h)
        arrive(s, h, noun, CARRIED if is_hospital(s.at[h]) else BY_ROAD)
        s.do(move_over, h)
        if s.phase == NIGHT:
            s.do(long_night_costs, h)
        s.do(move_forgotten)
    elif verb == SAIL:
        move_begins(s, h)
        arrive(s, h, noun, CARRIED)
        s.do(move_over, h)
        s.do(move_forgotten)
    elif verb == RAIL:
        move_begins(s, h)
        spend_ticket(s, h, noun)
        s.do(move_over, h)
        s.do(move_forgotten)
    elif verb == SUPPLY:
        supply(s, h)
    elif verb == RESERVE:
        s.tell(EVERYONE, "reserves", SEAT0 + h)
        reserve(s, h)
        if h == GODALMING:
            s.do(reserve_again, h)
    elif verb == REST:
        s.tell(EVERYONE, "rests", SEAT0 + h)
        recover(s, h, 2 if s.at[h] == s.at[SEWARD] else 1)
    elif verb == SEARCH:
        s.do(search, h)
    elif verb in (TRADE, LEAD):
        trade_begins(s, h, noun - SEAT0, verb == LEAD)
    elif verb == BOND:
        psychic_bond(s)
    elif verb == PLAY:
        if noun == FAST_HORSES:
            s.tell(EVERYONE, "shows", SEAT0 + h, FAST_HORSES)
            s.do(fast_horses, h)
        else:
            play_event(s, h, noun, h)
    else:
        s.tell(EVERYONE, "passes", SEAT0 + h)


def reserve_again(s: Fury, h: int) -> None:
    """F15-TICKET-05  Godalming draws a second ticket."""
    reserve(s, h)


def long_night_costs(s: Fury, h: int) -> None:
    """F15-CARD-long-night  The bottom event: a hunter's is discarded, Dracula's goes to him."""
    take_bottom_event(s, h)


def psychic_bond(s: Fury) -> None:
    """F15-REGION-02, F15-REGION-03  Is Dracula in the region of Mina's city?"""
    same = REGION[dracula_at(s)] == REGION[s.at[MINA]]
    s.tell(EVERYONE, "bond-yes" if same else "bond-no", s.at[MINA])


def supply(s: Fury, h: int) -> None:
    """F15-SUPPLY-01, F15-SUPPLY-02, F15-SUPPLY-09, F15-SUPPLY-10  An item in a large city, then an event; in a hospital one item."""
    s.tell(EVERYONE, "supplies", SEAT0 + h)
    if is_hospital(s.at[h]) or LARGE[s.at[h]]:
        s.do(draw_item, h)
        if h == GODALMING and not is_hospital(s.at[h]):
            s.do(draw_item, h)
        s.do(trim_items, h)
    if not is_hospital(s.at[h]):
        s.do(take_top_event if s.phase == DAY else take_bottom_event, h)
