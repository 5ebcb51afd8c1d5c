"""reasons.toml, and the families of nouns that it names: what a player might try with a verb. See whitby.refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from whitby.cards import kinds
from whitby.games.fury.europe import CASTLE, is_city, within
from whitby.games.fury.trail import LAIRS, LEAVING
from whitby.games.fury2005 import europe as e
from whitby.games.fury2005 import words as w
from whitby.games.fury2005.state import Fury, dracula_at, leader
from whitby.games.fury2005.tactics import DRACULAS, TACTICS, enemy_hand
from whitby.refusals import Refusals

FAR: Final = e.ALL_PLACES  # as far as railways go


def about(s: Fury, i: int) -> int:
    """An argument of the rule that asks: a hunter, a place, a count; all of them are public."""
    return s.running[1][i]


def hand(s: Fury, seat: int) -> tuple[int, ...]:
    """All cards of the own hand."""
    return s.events[seat] + s.encounters if seat == w.DRACULA else s.items[seat] + s.events[seat]


def mover(s: Fury, seat: int) -> int:
    """Where those are who move: a hunter who is asked, else the hunters on turn or in the combat."""
    return s.at[seat if seat != w.DRACULA else s.fighters[0] if s.fighters else leader(s) if s.group else 0]


def around(s: Fury, seat: int) -> list[int]:
    """The place itself and those next to it, by rail too."""
    p = mover(s, seat)
    return [p, *e.ADJACENT[p], *[q for q, _ in e.RAIL_WAYS[p]]]


def near(s: Fury, seat: int) -> list[int]:
    """Where Dracula is and what is next to it, by rail too."""
    p = dracula_at(s)
    return [p, *e.ADJACENT[p], *[q for q, _ in e.RAIL_WAYS[p]]]


def combat_cards(s: Fury, seat: int) -> Iterable[int]:
    """A hunter's tactics and items, or all that this enemy ever has."""
    return (*enemy_hand(s), *DRACULAS[1]) if seat == w.DRACULA else TACTICS + s.items[seat]


FAMILIES: Final[dict[str, Callable[[Fury, int], Iterable[int]]]] = {
    # cards and markers
    "hand": hand,
    "combat-cards": combat_cards,
    "items-out": lambda s, seat: kinds(s.item_discards),
    "events-out": lambda s, seat: kinds(s.event_discards),
    "powers": lambda s, seat: (w.DARK_CALL, w.FEED, w.HIDE),
    "markers": lambda s, seat: [w.MARKER0 + 2 * i + k for i in range(LEAVING) for k in range(len(s.hideout_encounters[i]))],
    "catacombs": lambda s, seat: [w.SPACE0 + i for i in LAIRS],
    # people
    "hunters": lambda s, seat: [w.SEAT0 + h for h in w.HUNTERS],
    # where hunters might go
    "around": around,
    "seas-near": lambda s, seat: e.SEAS[mover(s, seat)],
    "far-roads": lambda s, seat: e.ROADS_2[mover(s, seat)] if s.horses else (),
    "railways": lambda s, seat: within(e.RAIL_WAYS, mover(s, seat), 3, (), ()),
    # where Dracula might go
    "near": near,
    "far": lambda s, seat: e.ROADS_2[dracula_at(s)],
    # other places
    "here": lambda s, seat: [mover(s, seat)],
    "no-scouting": lambda s, seat: (about(s, 1), e.HOSPITAL),
    "no-starts": lambda s, seat: [CASTLE, *[p for p in s.at if is_city(p)]],
    "unblessable": lambda s, seat: (*e.NOT_CONSECRABLE, s.consecrated),
    "hosts-and-here": lambda s, seat: (*s.hosts, mover(s, seat)),
}
WHY: Final = Refusals(Path(__file__).parent.parent / "reasons.toml", w.VERBS, w.NOUNS, FAMILIES)
