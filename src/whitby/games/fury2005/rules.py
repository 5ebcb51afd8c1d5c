"""Set-up and the round: Dracula, then the hunters in their order."""

from __future__ import annotations

from typing import Final

import whitby.games.fury2005.allies  # noqa: F401  (cards bind themselves)
import whitby.games.fury2005.dracula_events  # noqa: F401
import whitby.games.fury2005.drawn_events  # noqa: F401
import whitby.games.fury2005.hunter_events  # noqa: F401
import whitby.games.fury2005.items  # noqa: F401
from whitby.engine import EVERYONE, NOUN, question, run_agenda
from whitby.games.fury.europe import CASTLE, SEA0
from whitby.games.fury2005.decks import fill_encounters, turn_up_event
from whitby.games.fury2005.dracula import dracula_turn
from whitby.games.fury2005.hunters import hunter_turn
from whitby.games.fury2005.state import Fury, hunters_in
from whitby.games.fury2005.trail import lay_card
from whitby.games.fury2005.windows import EFFECTS, order_cards
from whitby.games.fury2005.words import (
    DRACULA,
    ENCOUNTER0,
    ENCOUNTER_POOL,
    EVENT0,
    EVENT_DECK,
    HUNTERS,
    ITEM_DECK,
    SEAT0,
    START,
)

NEWSPAPER: Final = ("location", "card", "longest")
order_cards()


def setup(
    emergency: str,
    newspaper: str,
    rail_distance: str,
    bitten_mina: bool,
    destroyed_card: str,
    catacomb_extra: str,
    catacombs_at_sea: bool,
    sea_meeting: str,
    group_trade: bool,
    surviving_agent: str,
    hunter_hands: str,
) -> Fury:
    """F05-SETUP-01 to F05-SETUP-17  The game up to the first question."""
    s = Fury()
    s.begin()
    s.emergency_by_cities = emergency == "cities"
    s.newspaper = NEWSPAPER.index(newspaper)
    s.rail_exactly = rail_distance == "exactly"
    s.bitten_mina = bitten_mina
    s.destroyed_if_won = destroyed_card == "hunters-win"
    s.must_add = catacomb_extra == "must"
    s.catacombs_at_sea = catacombs_at_sea
    s.shown_at_sea = sea_meeting == "shown"
    s.group_trade = group_trade
    s.agents_leave = surviving_agent == "pool"
    s.own_hands = hunter_hands == "own"
    s.item_deck = ITEM_DECK
    s.event_deck = EVENT_DECK
    s.pool = ENCOUNTER_POOL
    s.round = 1
    s.do(turn_up_event)
    s.do(fill_encounters)
    for h in HUNTERS:
        s.do(hunter_starts, h)
    s.do(dracula_starts)
    s.do(hunters_turns)
    run_agenda(s)
    return s


@question("hunter-starts")
def hunter_starts(s: Fury, h: int) -> None:
    """F05-SETUP-12, F05-SETUP-13  Any city; several may share one."""
    s.ask(h, [START | c for c in range(SEA0) if c != CASTLE], hunter_started)


def hunter_started(s: Fury, h: int, choice: int) -> None:
    """F05-SETUP-12, F05-HIDDEN-11  The hunter's figure stands there, in sight of all."""
    s.at[h] = choice & NOUN
    s.tell(EVERYONE, "starts", SEAT0 + h, s.at[h])


@question("dracula-starts")
def dracula_starts(s: Fury) -> None:
    """F05-SETUP-14  Secretly, a city without a hunter."""
    s.ask(DRACULA, [START | c for c in range(SEA0) if c != CASTLE and not hunters_in(s, c)], dracula_started)


def dracula_started(s: Fury, choice: int) -> None:
    """F05-SETUP-15, F05-SETUP-16  His card lies face down without an encounter, and that was his first turn."""
    lay_card(s, choice & NOUN, 0)


# --- the round ------------------------------------------------------------------------
def next_round(s: Fury) -> None:
    """F05-ROUND-01, F05-RESOLVE-03  Dracula, then the hunters; every Resolve effect is open again."""
    s.round += 1
    s.resolve_used = 0
    s.acted = 0
    s.do(dracula_turn)
    s.do(hunters_turns)


def hunters_turns(s: Fury) -> None:
    """F05-ROUND-01, F05-SETUP-16  Lord Godalming, Dr. Seward, Van Helsing, Mina Harker; then another round."""
    for h in HUNTERS:
        s.do(hunter_turn, h)
    s.do(next_round)


for _card in range(EVENT0, ENCOUNTER0):
    assert _card in EFFECTS, _card
