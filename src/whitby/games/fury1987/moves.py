"""What Dracula may do in his Movement phase and what it does: roads, sea, Host towns, the way home, consuming. All of it in secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.board import distances
from whitby.engine import NOUN
from whitby.games.fury.europe import CASTLE, OFF, is_city, is_sea
from whitby.games.fury1987.blood import gain_blood, spend_blood
from whitby.games.fury1987.europe import ALL_PLACES, ROADS, SEAS, sea_steps
from whitby.games.fury1987.state import KIND, Fury, at_sea, has_host, hunters_in
from whitby.games.fury1987.words import (
    BLOOD_FIGURES,
    CONSUME,
    DRACULA,
    EMPTY,
    IS_VAMPIRE,
    PASS,
    PLAY,
    ROAD,
    SEA,
    STAY,
    WALPURGIS_NIGHT,
)

# what Shipping Agents make him say
EMBARKS: Final = 1
SAILS: Final = 2
LANDS: Final = 3

SECTOR: Final = ALL_PLACES  # a sea sector is worse than all towns there can be
FAR: Final = SECTOR * ALL_PLACES
ISLAND: Final[tuple[bool, ...]] = tuple([is_city(p) and far < 0 for p, far in enumerate(distances(ROADS, CASTLE))])
FLEES_FROM: Final[tuple[tuple[int, ...], ...]] = tuple(  # for each place those from which a fleeing Dracula may come to it
    [(*ROADS[p], *[q for q in SEAS[p] if is_sea(q) or ISLAND[q]]) for p in range(ALL_PLACES)]
)


# --- what is open -------------------------------------------------------------------------
def his_moves(s: Fury) -> list[int]:
    """F87-DMOVE-03, F87-DMOVE-04, F87-DMOVE-05, F87-CONS-09, F87-SEA-07, F87-SEA-08  All that he may do instead of each other.

    Bound to leave a Host town he moves, or stays if he cannot. Nobody passes at sea, nor a fleeing Dracula who can move; such a one
    consumes only at 0 Blood Points.
    """
    place = s.dracula_at
    steps = steps_home(s) if s.fleeing else free_steps(s)
    if has_host(s, place):
        return steps or [STAY]
    moves = steps + ([] if s.fleeing and steps and s.blood else [CONSUME | town for town in consumable(s)])
    if not steps and (s.fleeing or is_sea(place)):
        moves.append(STAY)
    return moves + rests(s, bool(steps))


def free_steps(s: Fury) -> list[int]:
    """F87-ROAD-01, F87-SEA-01, F87-SEA-11, F87-SEA-12, F87-SEA-13, F87-DMOVE-02, F87-DMOVE-06, F87-DMOVE-07  By road or sea.

    Never into a Host town; to embark he needs 2 Blood Points, to sail on none.
    """
    place = s.dracula_at
    if is_sea(place):
        return voyage(s)
    steps = [ROAD | q for q in ROADS[place] if not has_host(s, q)]
    return steps + [SEA | q for q in SEAS[place]] if s.blood >= BLOOD_FIGURES["least_to_embark"] else steps


def voyage(s: Fury) -> list[int]:
    """F87-SEA-05, F87-SEA-06, F87-SEA-07  From his sector to the next or to a port without a Host."""
    return [SEA | q for q in sea_steps(s.dracula_at, s.dracula_from, s.dracula_port, tuple(s.host_at))]


def rests(s: Fury, can_move: bool) -> list[int]:
    """F87-FLEE-04, F87-FLEE-10, F87-SEA-08, F87-CARD-walpurgis-night  Passing, or Walpurgis Night, in a town.

    Not while he flees and can move, nor if he must attack in the Castle.
    """
    if at_sea(s) or (s.fleeing and can_move) or (cornered(s) and hunters_in(s, CASTLE)):
        return []
    return [PASS, PLAY | WALPURGIS_NIGHT] if WALPURGIS_NIGHT in s.events[DRACULA] and not s.dying else [PASS]


def cornered(s: Fury) -> bool:
    """F87-FLEE-10  He has fled to the Castle: there he must attack whomever he finds."""
    return s.fleeing and s.dracula_at == CASTLE


def consumable(s: Fury) -> list[int]:
    """F87-CONS-01, F87-CONS-02, F87-CONS-03  Towns of the Vampires on his chart, wherever he is; none once Blood Death has begun."""
    return [] if s.dying else [town for town, lies in enumerate(s.chart) if lies != EMPTY and IS_VAMPIRE[lies & KIND]]


# --- fleeing --------------------------------------------------------------------------------
def steps_home(s: Fury) -> list[int]:
    """F87-FLEE-01, F87-FLEE-02, F87-FLEE-03, F87-FLEE-07, F87-FLEE-08  The next step of every best way home; none in the Castle.

    By road; from islands by sea too, whatever Blood he has.
    """
    place = s.dracula_at
    if place == CASTLE:
        return []
    steps = voyage(s) if is_sea(place) else [ROAD | q for q in ROADS[place]]
    if ISLAND[place]:
        steps += [SEA | q for q in SEAS[place]]
    far = ways_home(s.host_at)
    lengths = [far[step & NOUN] + entering(step & NOUN) for step in steps]
    least = min(lengths, default=FAR)
    return [step for step, length in zip(steps, lengths, strict=True) if length == least < FAR]


def ways_home(hosts: Sequence[int]) -> list[int]:
    """F87-FLEE-03, F87-FLEE-08  How far each place is from the Castle round Host towns: fewest sea sectors, then fewest steps."""
    far = [FAR] * ALL_PLACES
    far[CASTLE] = 0
    edge = [CASTLE]
    while edge:
        ahead: list[int] = []
        for place in edge:
            length = far[place] + entering(place)
            for q in FLEES_FROM[place]:
                if length < far[q] and q not in hosts:
                    far[q] = length
                    ahead.append(q)
        edge = ahead
    return far


def entering(place: int) -> int:
    """F87-FLEE-08  What a step to this place adds to a way."""
    return SECTOR if is_sea(place) else 1


# --- what it does -----------------------------------------------------------------------------
def travel(s: Fury, place: int) -> None:
    """F87-SEA-04, F87-SEA-10, F87-FLEE-09, F87-HIDDEN-35  One step; to embark costs a Blood Point, forced or not."""
    if is_sea(place):
        s.way_said = SAILS if is_sea(s.dracula_at) else EMBARKS
        if s.way_said == EMBARKS:
            spend_blood(s, BLOOD_FIGURES["embarking"])
    elif is_sea(s.dracula_at):
        s.way_said = LANDS
    leave_for(s, place)


def leave_for(s: Fury, place: int) -> None:
    """F87-DMOVE-08, F87-DMOVE-09, F87-DMOVE-12  Local Rumours go to the town he left, never to sea; the voyage is remembered."""
    left = s.dracula_at
    if is_city(left):
        s.rumours_at = left
    s.dracula_from = left if is_sea(place) else OFF
    s.dracula_port = OFF if is_city(place) else left if is_city(left) else s.dracula_port
    s.dracula_at = place


def consume(s: Fury, town: int) -> None:
    """F87-CONS-01, F87-CONS-08  Two Blood Points; that he ever did it is kept."""
    s.eaten_at = town
    s.consumed = 1
    gain_blood(s, BLOOD_FIGURES["consumed"])


def stay(s: Fury) -> None:
    """F87-DMOVE-05, F87-SEA-07, F87-FLEE-03  He cannot move; in a Host town that costs a Blood Point."""
    if has_host(s, s.dracula_at):
        spend_blood(s, BLOOD_FIGURES["host_town"])
