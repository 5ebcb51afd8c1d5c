"""Dracula's events."""

from __future__ import annotations

from typing import Final

from whitby.engine import CHANCE, EVERYONE, NOUN, question
from whitby.games.fury.europe import CASTLE, OFF, is_sea
from whitby.games.fury.events import cancel_answered
from whitby.games.fury1987.blood import gain_blood, may_have_regained
from whitby.games.fury1987.combat import BY_DAY, BY_NIGHT
from whitby.games.fury1987.damage import lose_weapons
from whitby.games.fury1987.decks import event_out
from whitby.games.fury1987.encounters import reinforcements_come
from whitby.games.fury1987.europe import EAST, TOWNS
from whitby.games.fury1987.hosts import host_goes
from whitby.games.fury1987.journeys import may_storm_take, storm_takes
from whitby.games.fury1987.moves import leave_for
from whitby.games.fury1987.state import FOE_DRACULA, Fury, has_host, hide_again, hunters_in, leader, members
from whitby.games.fury1987.windows import answered_event, event
from whitby.games.fury1987.words import (
    CARDS,
    D6,
    DRACULA,
    EMPTY,
    EVADE,
    EVENT0,
    IS_DRACULAS,
    IS_SZGANY,
    IS_VAMPIRE,
    NUMBER0,
    SHIPPING_AGENTS,
    TO_DRACULA,
    WALPURGIS_NIGHT,
)

WALPURGIS_BLOOD: Final[int] = int(CARDS["event"][WALPURGIS_NIGHT - EVENT0]["blood"])


# --- against what the hunters have -----------------------------------------------------------------------
@event("devilish-power", lambda s, seat, about: len(s.events_played) > 0 and not IS_DRACULAS[answered_event(s)])
def devilish_power(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-devilish-power  It cancels the hunters' event below it, or else ends Shipping Agents or the Host of a town."""
    if len(s.events_played) > 1:
        cancel_answered(s.events_played)
    elif about == OFF:
        s.shipping_agents = False
        event_out(s, SHIPPING_AGENTS)
        s.tell(EVERYONE, "event-discarded", SHIPPING_AGENTS)
    else:
        host_goes(s, about)


# --- against hunters on their way ----------------------------------------------------------------------------
@event("false-tip-off", lambda s, seat, about: s.group != 0 and not s.delayed)
def false_tip_off(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-false-tip-off  The train does not go; with Chartered Carriage both are off."""
    s.delayed = True


@event("control-storms", lambda s, seat, about: s.group != 0 and s.moved_from == OFF and may_storm_take(s))
def control_storms(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-control-storms  In place of their own move he takes hunters at sea to a new port."""
    storm_takes(s)


def crossed_border(s: Fury, seat: int, about: int) -> bool:
    """F87-CARD-customs-search  They landed, or went from one half of Europe to the other."""
    if not s.group or s.moved_from == OFF:
        return False
    start, end = s.moved_from, s.at[leader(s)]
    return not is_sea(end) and (is_sea(start) or EAST[start] != EAST[end])


@event("customs-search", crossed_border)
def customs_search(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-customs-search  Each of them discards all weapons in hand."""
    for h in members(s):
        lose_weapons(s, h)


# --- encounters ----------------------------------------------------------------------------------------------
def vampire_met(s: Fury, seat: int, about: int) -> bool:
    """F87-CARD-seduction  A Vampire is met, and nobody has avoided it."""
    return s.met_kind != EMPTY and IS_VAMPIRE[s.met_kind] and not (s.avoided or s.forewarned or s.seduced)


@event("seduction", vampire_met)
def seduction(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-seduction  Neither roll nor shield."""
    s.seduced = True


@event("szgany-reinforcements", lambda s, seat, about: s.met_kind != EMPTY and IS_SZGANY[s.met_kind])
def szgany_reinforcements(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-szgany-reinforcements  Fresh ones are to be fought at once."""
    reinforcements_come(s)


# --- his own combats -------------------------------------------------------------------------------------------
def is_his_combat(s: Fury) -> bool:
    """A combat of his own begins and is not called off."""
    return s.foe == FOE_DRACULA and not s.called_off


@event("hour-of-darkness", lambda s, seat, about: is_his_combat(s) and s.day_set != BY_NIGHT)
def hour_of_darkness(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-hour-of-darkness, F87-COMBAT-07  It is night without a roll; with Dawn Raid both are off."""
    s.day_set = EMPTY if s.day_set == BY_DAY else BY_NIGHT


@event("rage", lambda s, seat, about: is_his_combat(s) and not s.garlic and not s.raging)
@question("rage-die")
def rage(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-rage, F87-CARD-garlic  Not once Garlic is played: a die, openly."""
    s.ask(CHANCE, D6, rage_rolled)


def rage_rolled(s: Fury, seat: int, about: int, choice: int) -> None:
    """F87-CARD-rage  For so many rounds no hunter escapes."""
    s.raging = (choice & NOUN) - NUMBER0
    s.tell(EVERYONE, "rolled", choice & NOUN)


@event("trap")
def trap(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-trap  Another +1 for Dracula or his agent to the end of the combat."""
    s.traps += 1


# --- his own moves ---------------------------------------------------------------------------------------------
@event("walpurgis-night")
def walpurgis_night(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-walpurgis-night, F87-HIDDEN-04  All see the card; how many points it gives him is not heard."""
    gain_blood(s, WALPURGIS_BLOOD)
    may_have_regained(s, WALPURGIS_BLOOD)


@event("evasion")
@question("evade")
def evasion(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-evasion  To any town but the Castle without hunter or Host; none while he flees."""
    towns = [town for town in range(TOWNS) if town not in (CASTLE, s.dracula_at) and not has_host(s, town) and not hunters_in(s, town)]
    if not s.fleeing:
        s.ask(DRACULA, [EVADE | town for town in towns], evaded)


def evaded(s: Fury, seat: int, about: int, choice: int) -> None:
    """F87-CARD-evasion, F87-HACT-15  In secret; Local Rumours go to the town he left, and nothing of him is in sight any more."""
    hide_again(s)
    leave_for(s, choice & NOUN)
    s.tell(TO_DRACULA, "evaded", s.dracula_at)
