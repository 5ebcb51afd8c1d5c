"""Set-up and the round: Dracula, then the hunters in their order."""

from __future__ import annotations

import whitby.games.fury1987.anytime  # noqa: F401  (cards bind themselves)
import whitby.games.fury1987.dracula_events  # noqa: F401
import whitby.games.fury1987.drawn_events  # noqa: F401
import whitby.games.fury1987.hunter_events  # noqa: F401
import whitby.games.fury1987.weapons  # noqa: F401
from whitby.engine import CHANCE, EVERYONE, NOUN, question, run_agenda
from whitby.games.fury.europe import SEA0
from whitby.games.fury1987.decks import draw_weapon
from whitby.games.fury1987.dracula import dracula_turn, take_encounter
from whitby.games.fury1987.europe import NO_START
from whitby.games.fury1987.hunters import hunter_turn
from whitby.games.fury1987.state import Fury, draws, hunters_in
from whitby.games.fury1987.winning import round_ends, too_long
from whitby.games.fury1987.words import (
    DRACULA,
    ENCOUNTER_CUP,
    ENCOUNTER_HAND,
    EVENT_DECK,
    HUNTERS,
    SEAT0,
    SPECIAL_VAMPIRES,
    START,
    WEAPON_CUP,
)


def setup(attack: str, hunter_hands: str, minor_victory: str, valour: bool, round_limit: int) -> Fury:
    """F87-SETUP-01 to F87-SETUP-15  The game up to the first question."""
    s = Fury()
    s.begin()
    s.may_attack = attack == "may"
    s.own_hands = hunter_hands == "own"
    s.minor_ends = minor_victory == "ends"
    s.counts_valour = valour
    s.round_limit = round_limit
    s.weapon_cup = WEAPON_CUP
    s.event_deck = EVENT_DECK
    s.encounter_cup = ENCOUNTER_CUP
    s.special_vampires = SPECIAL_VAMPIRES
    s.do(first_encounters, ENCOUNTER_HAND)
    for h in HUNTERS:
        s.do(draw_weapon, h)
    for h in HUNTERS:
        s.do(hunter_starts, h)
    s.do(dracula_starts)
    s.do(next_round)
    run_agenda(s)
    return s


@question("first-encounters")
def first_encounters(s: Fury, n: int) -> None:
    """F87-SETUP-08  So many more of the cup, one after the other: this one time all know how many he holds."""
    if n:
        s.ask(CHANCE, draws(s.encounter_cup), first_encounter_drawn)


def first_encounter_drawn(s: Fury, n: int, choice: int) -> None:
    """F87-SETUP-08, F87-SETUP-09  Seen by Dracula alone."""
    take_encounter(s, choice & NOUN)
    s.do(first_encounters, n - 1)


def starting_towns() -> list[int]:
    """F87-SETUP-11, F87-SETUP-13  Neither sea sectors nor the Castle."""
    return [town for town in range(SEA0) if town not in NO_START]


@question("hunter-starts")
def hunter_starts(s: Fury, h: int) -> None:
    """F87-SETUP-10, F87-SETUP-11  Any town; several may share one."""
    s.ask(h, [START | town for town in starting_towns()], hunter_started)


def hunter_started(s: Fury, h: int, choice: int) -> None:
    """F87-SETUP-10, F87-HIDDEN-11  In sight of all."""
    s.at[h] = choice & NOUN
    s.tell(EVERYONE, "starts", SEAT0 + h, s.at[h])


@question("dracula-starts")
def dracula_starts(s: Fury) -> None:
    """F87-SETUP-12, F87-SETUP-13  In secret, a town without a hunter."""
    s.ask(DRACULA, [START | town for town in starting_towns() if not hunters_in(s, town)], dracula_started)


def dracula_started(s: Fury, choice: int) -> None:
    """F87-SETUP-12, F87-SETUP-14, F87-HIDDEN-11  All hear that he has chosen; Local Rumours are nowhere yet."""
    s.dracula_at = choice & NOUN
    s.tell(EVERYONE, "starts-hidden", SEAT0 + DRACULA)


# --- the round --------------------------------------------------------------------------------
def next_round(s: Fury) -> None:
    """F87-TURN-01, F87-WIN-18  Dracula, Godalming, Seward, Van Helsing; then another round, unless there were too many."""
    s.round += 1
    s.acted = 0
    s.do(dracula_turn)
    for h in HUNTERS:
        s.do(hunter_turn, h)
    s.do(round_ends)
    s.do(too_long)
    s.do(next_round)
