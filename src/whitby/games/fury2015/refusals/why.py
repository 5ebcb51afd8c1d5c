"""reasons.toml, and the families of nouns that it names: what a player might try with a verb. See whitby.refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from whitby.cards import kinds
from whitby.games.fury.europe import CASTLE, OFF, SEA0, is_city, is_sea, within
from whitby.games.fury.trail import HIDEOUTS, LEAVING, TRAIL
from whitby.games.fury2015 import europe as e
from whitby.games.fury2015 import words as w
from whitby.games.fury2015.combat import OWN_CARDS
from whitby.games.fury2015.fast_horses import ride_out
from whitby.games.fury2015.state import KIND, Fury, dracula_at, encounter_noun, spaces_here
from whitby.refusals import Refusals

HURRY: Final = 3  # roads of Sense of Emergency
CARRIAGE: Final = 4  # railways of Chartered Carriage
POWERS_LAID: Final = (w.DARK_CALL, w.FEED, w.HIDE)
ALONE: Final = (0,)  # a verb that takes no noun


def about(s: Fury, i: int) -> int:
    """An argument of the rule that asks: a hunter, a place, a count; all of them are public."""
    return s.running[1][i]


def hand(s: Fury, seat: int) -> tuple[int, ...]:
    """All cards of the own hand."""
    return s.events[seat] + s.encounters if seat == w.DRACULA else s.items[seat] + s.events[seat] + s.tickets[seat]


def combat_cards(s: Fury, seat: int) -> Iterable[int]:
    """A hunter's own cards and items, or all of Dracula's kinds."""
    return range(w.DRACULA_COMBAT0, w.EVENT0) if seat == w.DRACULA else OWN_CARDS + s.items[seat]


def others(s: Fury, h: int) -> list[int]:
    """The other hunters on the board."""
    return [w.SEAT0 + x for x in w.HUNTERS if x != h and s.at[x] != OFF]


def hunted(s: Fury) -> list[int]:
    """The cities where hunters are."""
    return [p for p in s.at if is_city(p)]


def near(p: int) -> list[int]:
    """The places next to one, by rail too."""
    return [*e.ADJACENT[p], *[q for q, _ in e.RAIL_WAYS[p]]]


def taken_from(s: Fury) -> int:
    """Where the hunter is whom Dracula takes along."""
    return s.at[about(s, len(s.running[1]) - 1)]


def most_roads(s: Fury) -> int:
    """How far Fast Horses or Sense of Emergency lead."""
    return about(s, 1) if s.running[0] is ride_out else HURRY


def next_roads(p: int) -> Iterable[int]:
    """Where the wolf is tried first."""
    return e.BY_WOLF[p] if is_sea(p) else e.ROADS[p]


def kinds_in(s: Fury, spaces: Iterable[int]) -> list[int]:
    """The kinds of encounters on some spaces."""
    return [card & KIND for i in spaces for card in s.hideout_encounters[i]]


def lurkers_in(s: Fury, spaces: Iterable[int]) -> list[int]:
    """The encounters on some spaces, each with its place."""
    return [encounter_noun(i, card & KIND) for i in spaces for card in s.hideout_encounters[i]]


FAMILIES: Final[dict[str, Callable[[Fury, int], Iterable[int]]]] = {
    # cards
    "hand": hand,
    "items": lambda s, seat: s.items[seat],
    "tickets": lambda s, seat: s.tickets[seat],
    "combat-cards": combat_cards,
    "his-events": lambda s, seat: kinds(s.events[w.DRACULA]),
    "event-discards": lambda s, seat: kinds(s.event_discards),
    "allies-out": lambda s, seat: [card for card in kinds(s.event_discards) if w.IS_ALLY[card]],
    "powers": lambda s, seat: POWERS_LAID,
    "both-powers": lambda s, seat: ALONE if s.wolf_with_hide else (),
    # encounters
    "on-trail": lambda s, seat: kinds_in(s, range(HIDEOUTS)),
    "leaving": lambda s, seat: kinds_in(s, (LEAVING,)),
    "lurkers": lambda s, seat: lurkers_in(s, range(LEAVING)),
    "lurkers-there": lambda s, seat: lurkers_in(s, spaces_here(s, s.at[about(s, 1)])),
    "found": lambda s, h: lurkers_in(s, spaces_here(s, s.at[h])),
    # people
    "hunters": lambda s, seat: [w.SEAT0 + h for h in w.HUNTERS],
    "others": others,
    "led": lambda s, h: others(s, h) if h == w.VAN_HELSING else (),
    "mina": lambda s, h: ALONE if h == w.MINA else (),
    # the trail
    "trail": lambda s, seat: [w.SPACE0 + i for i in range(TRAIL)],
    "trail-cards": lambda s, seat: [w.SPACE0 + i for i in range(TRAIL) if s.trail[i] != w.EMPTY],
    # where a hunter might go
    "at-sea": lambda s, h: ALONE if is_sea(s.at[h]) else (),
    "roads": lambda s, h: [q for q, _ in e.ROAD_WAYS[s.at[h]]],
    "seas-near": lambda s, h: e.SEAS[s.at[h]],
    "here-and-seas": lambda s, h: (s.at[h], *e.SEAS[s.at[h]]),
    "way-out": lambda s, h: [e.ATTACHED[s.at[h]]] if e.is_hospital(s.at[h]) else (),
    "railways": lambda s, seat: [s.at[about(s, 0)], *within(e.RAIL_WAYS, s.at[about(s, 0)], CARRIAGE, (), ())],
    "long-roads": lambda s, h: [s.at[h], *within(e.ROAD_WAYS, s.at[h], most_roads(s), (), ())],
    # where Dracula might go
    "nearby": lambda s, seat: near(dracula_at(s)),
    "wolf-roads": lambda s, seat: next_roads(dracula_at(s)),
    "two-roads": lambda s, seat: e.ROADS_2[dracula_at(s)],
    # other places
    "castle-and-hunted": lambda s, seat: [CASTLE, *hunted(s)],
    "around": lambda s, seat: [taken_from(s), *near(taken_from(s))],
    "wolves-reach": lambda s, seat: [about(s, 0), *hunted(s)],
    "region-and-beyond": lambda s, seat: hunted(s) + [q for c in range(SEA0) if e.REGION[c] == about(s, 0) for q in e.ROADS[c]],
    "first-city": lambda s, seat: [about(s, 1)],
    "unblessable": lambda s, seat: (*e.NOT_CONSECRABLE, s.consecrated, *s.heavenly_hosts),
    "hospitals": lambda s, seat: range(e.HOSPITAL0, e.ALL_PLACES),
    "seas": lambda s, seat: range(SEA0, e.HOSPITAL0),
    "storms": lambda s, seat: s.storms,
    "blocks": lambda s, seat: [w.EDGE0 + edge for edge in s.roadblocks],
}
WHY: Final = Refusals(Path(__file__).parent.parent / "reasons.toml", w.VERBS, w.NOUNS, FAMILIES)
