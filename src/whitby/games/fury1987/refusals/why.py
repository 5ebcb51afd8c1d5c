"""reasons.toml, and the families of nouns that it names: what a player might try with a verb. See whitby.refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from whitby.cards import kinds
from whitby.games.fury.europe import CASTLE, OFF, within
from whitby.games.fury1987 import europe as e
from whitby.games.fury1987 import words as w
from whitby.games.fury1987.state import Fury, leader
from whitby.games.fury1987.tactics import BASIC, DRACULAS, enemy_chits, weapons_of
from whitby.refusals import Refusals


def hand(s: Fury, seat: int) -> tuple[int, ...]:
    """All chits and cards of the own hand."""
    return s.events[seat] + s.encounters if seat == w.DRACULA else s.weapons[seat] + s.events[seat]


def mover(s: Fury, seat: int) -> int:
    """Where those are who move: a hunter who is asked, else the hunters on turn."""
    return s.at[seat if seat != w.DRACULA else leader(s) if s.group else 0]


def next_to(place: int) -> list[int]:
    """A place itself and those next to it, by rail too."""
    return [] if place == OFF else [place, *e.ROADS[place], *e.SEAS[place], *[q for q, _ in e.RAIL_WAYS[place]]]


def combat_chits(s: Fury, seat: int) -> Iterable[int]:
    """A hunter's chits and weapons, or all that this enemy ever has."""
    return (*enemy_chits(s), *DRACULAS[1]) if seat == w.DRACULA else BASIC + weapons_of(s, seat)


FAMILIES: Final[dict[str, Callable[[Fury, int], Iterable[int]]]] = {
    "hand": hand,
    "encounters": lambda s, seat: kinds(s.encounters),
    "combat-chits": combat_chits,
    "hunters": lambda s, seat: [w.SEAT0 + h for h in w.HUNTERS],
    "stocks": lambda s, seat: range(w.STOCK0, w.RESULT0),
    # where somebody might go
    "around": lambda s, seat: next_to(mover(s, seat)),
    "near": lambda s, seat: next_to(s.dracula_at),
    "railways": lambda s, seat: within(e.RAIL_WAYS, mover(s, seat), max(e.STATION_CHART) + 1, (), ()),
    # other places
    "on-chart": lambda s, seat: [town for town in range(e.TOWNS) if s.chart[town] != w.EMPTY],
    "no-starts": lambda s, seat: [CASTLE, *[p for p in s.at if p != OFF]],
    "hosts": lambda s, seat: [town for town in s.host_at if town != OFF],
    "no-hosts": lambda s, seat: (*e.NO_HOST, *[town for town in s.host_at if town != OFF]),
    "named": lambda s, seat: [place for place in s.running[1][1:] if place != OFF],
}
WHY: Final = Refusals(Path(__file__).parent.parent / "reasons.toml", w.VERBS, w.NOUNS, FAMILIES)
