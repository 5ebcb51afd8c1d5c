"""The ways from a hunter's place in Fury of Dracula (2nd edition), with what is at their ends."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from whitby.games.fury2005.body import Body
from whitby.games.fury2005.europe import EDGE_NAMES, LARGE, PLACES, RAIL_WAYS, ROAD_WAYS, SEAS
from whitby.games.fury2005.words import SEATS
from whitby.text import Catalogue


def ways(table: Body, seat: str, words: Catalogue) -> Group:
    """Roads, railways and seas next to the hunter; nothing before he has a place."""
    at = table.hunters[SEATS.index(seat)].at
    if at is None:
        return Group()
    place = PLACES.index(at)
    kinds = {
        "ways-road": list(ROAD_WAYS[place]),
        "ways-rail": list(RAIL_WAYS[place]),
        "ways-sea": [(sea, -1) for sea in SEAS[place]],
    }
    grid = Table.grid(padding=(0, 2))
    for key, found in kinds.items():
        if found:
            grid.add_row(Text(words.say(key), style="dim"), Text(" · ").join([way(table, to, edge, words) for to, edge in found]))
    size = f" ({words.say('city-large')})" if LARGE[place] else ""
    return Group(Text(words.say("ways-title", **words.forms("place", at)) + size, style="bold"), grid)


def way(table: Body, to: int, edge: int, words: Catalogue) -> Text:
    """The place at the end of a way, and what is known to be there."""
    id = PLACES[to]
    notes = [words.seat(hunter.seat) for hunter in table.hunters if hunter.at == id]
    notes += [words.noun(space.space) for space in table.spaces if space.card == id and space.faceup]
    if table.dracula.at == id:
        notes.append(words.seat("dracula"))
    signs = (
        (edge >= 0 and EDGE_NAMES[edge] == table.roadblock, "way-blocked"),
        (id == table.storm, "way-storm"),
        (id == table.consecrated or id in table.hosts, "way-holy"),
    )
    notes += [words.say(key) for there, key in signs if there]
    return Text(words.noun(id), style="bold" if LARGE[to] else "").append(f" ({', '.join(notes)})" if notes else "", "yellow")
