"""Dracula's turn: start, timekeeping, Catacombs, movement, action, maturing, refill; and where others make him move."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import kinds
from whitby.engine import EVERYONE, NOUN, question
from whitby.games.fury.europe import CASTLE, OFF, SEA0, is_city
from whitby.games.fury.trail import LAIRS, here
from whitby.games.fury2005.combat import combat_cleared, start_combat
from whitby.games.fury2005.damage import lose_health
from whitby.games.fury2005.decks import fill_encounters
from whitby.games.fury2005.forced import show
from whitby.games.fury2005.maturing import mature_dropped
from whitby.games.fury2005.moves import dracula_moves, landings, leave_for, make_move, no_legal_move
from whitby.games.fury2005.state import (
    BACK,
    CUT,
    FOE_DRACULA,
    UP,
    Fury,
    at_sea,
    dracula_at,
    gain_vampires,
    hunters_in,
    is_marked,
)
from whitby.games.fury2005.trail import card_goes, drop_markers, encounter_placed, lay_card, reveal, turn_up
from whitby.games.fury2005.windows import DRACULA_STARTS, open_window_for_all
from whitby.games.fury2005.words import (
    CRUCIFIX,
    DAWN,
    DONE,
    DRACULA,
    EMPTY,
    HEAVENLY_HOST,
    HIDE,
    HUNTERS,
    LAY,
    MOST_RESOLVE,
    NAME,
    NUMBER0,
    PASS,
    PLACE,
    QUINCEY,
    RETURN,
    SEAT0,
    SHOW,
    SPACE0,
    TIME0,
    TIMES,
)


def dracula_turn(s: Fury) -> None:
    """F05-ROUND-02, F05-ROUND-05, F05-ENC-04  His turn, step by step."""
    s.turn = DRACULA
    s.moves_left = 1
    s.tell(EVERYONE, "dracula-turn")
    s.do(quincey_acts)
    s.do(start_of_turn)
    s.do(timekeeping)
    s.do(catacombs_step)
    s.do(movement)
    s.do(draculas_action)
    s.do(mature_dropped)
    s.do(refill)
    s.do(dracula_turn_ends)


# --- start ----------------------------------------------------------------------------
@question("quincey-acts")
def quincey_acts(s: Fury) -> None:
    """F05-CARD-quincey-p-morris  Dracula names a hunter."""
    if s.allies[1] == QUINCEY:
        s.ask(DRACULA, [NAME | (SEAT0 + h) for h in HUNTERS], quincey_sent)


def quincey_sent(s: Fury, choice: int) -> None:
    """F05-CARD-quincey-p-morris  That hunter may show something holy."""
    s.tell(EVERYONE, "quincey", choice & NOUN)
    s.do(wards_off_quincey, (choice & NOUN) - SEAT0)


def nothing_to_show(s: Fury, h: int) -> bool:
    """Everybody sees that the hunter has nothing to show."""
    return not s.items[h]


@question("wards-off-quincey", known=nothing_to_show)
def wards_off_quincey(s: Fury, h: int) -> None:
    """F05-CARD-quincey-p-morris  A Crucifix or Heavenly Host of his own, if he likes."""
    s.ask(h, [PASS] + [SHOW | card for card in kinds(s.items[h]) if card in (CRUCIFIX, HEAVENLY_HOST)], quincey_warded_off)


def quincey_warded_off(s: Fury, h: int, choice: int) -> None:
    """F05-CARD-quincey-p-morris  Shown and kept, or 1 Health is lost."""
    if choice == PASS:
        s.do(lose_health, h, 1)
    else:
        show(s, h, choice & NOUN)


def start_of_turn(s: Fury) -> None:
    """F05-ROUND-05  Events for the start of his turn, in any order."""
    open_window_for_all(s, DRACULA_STARTS, DRACULA)


# --- timekeeping ----------------------------------------------------------------------
def timekeeping(s: Fury) -> None:
    """F05-TIME-01, F05-TIME-07  Time stands still if he is at sea as his turn begins."""
    if not at_sea(s):
        time_passes(s)


def time_passes(s: Fury) -> None:
    """F05-TIME-02 to F05-TIME-06, F05-WIN-05  The marker moves on; a new dawn gives a vampire and Resolve, which is never above 6."""
    s.time = (s.time + 1) % len(TIMES)
    s.tell(EVERYONE, "time", TIME0 + s.time)
    if s.time == DAWN:
        s.resolve = min(MOST_RESOLVE, s.resolve + 1)
        s.tell(EVERYONE, "resolve", NUMBER0 + s.resolve)
        gain_vampires(s, 1)


# --- Catacombs ------------------------------------------------------------------------
@question("catacombs-step")
def catacombs_step(s: Fury) -> None:
    """F05-CATACOMB-08, F05-CATACOMB-10, F05-CATACOMB-12  He may return cards, one after the other; at sea only by option."""
    taken = [i for i in LAIRS if s.trail[i] != EMPTY]
    if taken and (s.catacombs_at_sea or not at_sea(s)):
        s.ask(DRACULA, [DONE] + [RETURN | (SPACE0 + i) for i in taken], catacomb_emptied)


def catacomb_emptied(s: Fury, choice: int) -> None:
    """F05-CATACOMB-08, F05-CATACOMB-09  The card goes as it lies, and its encounters do not mature."""
    if choice != DONE:
        i = (choice & NOUN) - SPACE0
        drop_markers(s, i)
        card_goes(s, i)
        s.do(catacombs_step)


# --- movement -------------------------------------------------------------------------
@question("dracula-moves")
def movement(s: Fury) -> None:
    """F05-DMOVE-01, F05-DMOVE-09, F05-ERROR-01, F05-ERROR-06  He must play a card; an announced one, if it is legal."""
    moves = dracula_moves(s)
    if moves:
        s.ask(DRACULA, [s.announced[DRACULA]] if s.announced[DRACULA] in moves else moves, dracula_moved)
    else:
        no_legal_move(s)
        s.do(move_after_penalty)


@question("move-after-penalty")
def move_after_penalty(s: Fury) -> None:
    """F05-ERROR-06, F05-ERROR-07  From the cleared Trail; if still nothing is legal, he stays."""
    moves = dracula_moves(s)
    if moves:
        s.ask(DRACULA, moves, dracula_moved)


def dracula_moved(s: Fury, choice: int) -> None:
    """F05-CARD-unearthly-swiftness  One card, and with Unearthly Swiftness another."""
    s.announced[DRACULA] = EMPTY
    make_move(s, choice)
    s.moves_left -= 1
    if s.moves_left > 0:
        s.do(movement)


# --- action ---------------------------------------------------------------------------
def draculas_action(s: Fury) -> None:
    """F05-ENC-01, F05-ENC-02, F05-ENC-07, F05-ENC-08, F05-POWER-06, F05-SEA-12  Combat with all hunters here, or an encounter."""
    if not at_sea(s):
        hunters = hunters_in(s, dracula_at(s))
        if hunters:
            reveal(s, here(s.trail))
            s.do(start_combat, FOE_DRACULA, sum([BIT[h] for h in hunters]))
            s.do(combat_cleared)
        else:
            s.do(place_encounter)


@question("place-encounter")
def place_encounter(s: Fury) -> None:
    """F05-ENC-01, F05-ENC-03, F05-ENC-06, F05-POWER-07, F05-POWER-08  On a new face-down card, a city or Hide, if he has any."""
    fresh = not s.hideout_marks[0] & (UP | BACK) and (is_city(s.trail[0]) or s.trail[0] == HIDE)
    if fresh and s.encounters:
        s.ask(DRACULA, [PLACE | kind for kind in kinds(s.encounters)], encounter_laid)


def encounter_laid(s: Fury, choice: int) -> None:
    """F05-ENC-01  Face down on the new card."""
    encounter_placed(s, 0, choice & NOUN)


def refill(s: Fury) -> None:
    """F05-ENC-05, F05-SEA-14  His hand of encounters is full again; not at sea."""
    if not at_sea(s):
        fill_encounters(s)


def dracula_turn_ends(s: Fury) -> None:
    """F05-CARD-stormy-seas  A storm loses one of its time markers."""
    if s.storm_turns:
        s.storm_turns -= 1
        if s.storm_turns == 0:
            s.tell(EVERYONE, "calm", s.storm)
            s.storm = OFF


# --- moved by cards -------------------------------------------------------------------
@question("evasion")
def evade(s: Fury) -> None:
    """F05-CARD-evasion  Any city that is open to him and without hunters."""
    closed = {CASTLE, *s.trail, *s.at}
    cities = [c for c in range(SEA0) if c not in closed and not is_marked(s, c)]
    if cities:
        s.ask(DRACULA, [LAY | c for c in cities], evaded)


def evaded(s: Fury, choice: int) -> None:
    """F05-CARD-evasion  Laid like a move, with an encounter; what drops off may mature."""
    leave_for(s, choice & NOUN)
    lay_card(s, choice & NOUN, CUT)
    s.do(place_encounter)
    s.do(mature_dropped)


def forced_landing(s: Fury) -> None:
    """F05-CARD-stormy-seas  If the storm shows that he is there, he must land; without a legal port he pays the penalty first."""
    if dracula_at(s) == s.storm:
        turn_up(s, here(s.trail))
        if not landings(s, dracula_at(s)):
            no_legal_move(s)
        s.do(land_from_storm)


@question("land-from-storm")
def land_from_storm(s: Fury) -> None:
    """F05-CARD-stormy-seas, F05-ERROR-07  A port of his choice; if none is legal after the penalty either, he stays."""
    ports = landings(s, dracula_at(s))
    if ports:
        s.ask(DRACULA, [LAY | q for q in ports], landed_from_storm)


def landed_from_storm(s: Fury, choice: int) -> None:
    """F05-CARD-stormy-seas  Face up and without cost; what drops off may mature."""
    leave_for(s, choice & NOUN)
    lay_card(s, choice & NOUN, 0)
    turn_up(s, 0)
    s.do(mature_dropped)
