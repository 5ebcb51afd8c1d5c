"""The ways from a hunter's place in Fury of Dracula (3rd edition), with what is at their ends."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from whitby.games.fury2015.body import Body
from whitby.games.fury2015.europe import ATTACHED, EDGE_NAMES, HOSPITAL0, LARGE, PLACES, RAIL_WAYS, ROAD_WAYS, SEAS, WHITE_WAYS
from whitby.games.fury2015.words import SEATS
from whitby.text import Catalogue


def ways(table: Body, seat: str, words: Catalogue) -> Group:
    """Roads, railways and seas next to the hunter; nothing for one who is off the board."""
    at = table.hunters[SEATS.index(seat)].at
    if at is None:
        return Group()
    place = PLACES.index(at)
    white = [edge for _, edge in WHITE_WAYS[place]]
    kinds = {
        "ways-road": list(ROAD_WAYS[place]) if place < HOSPITAL0 else [(ATTACHED[place], -1)],
        "ways-rail-white": [way for way in RAIL_WAYS[place] if way[1] in white],
        "ways-rail-yellow": [way for way in RAIL_WAYS[place] if way[1] not in white],
        "ways-sea": [(sea, -1) for sea in SEAS[place]],
    }
    grid = Table.grid(padding=(0, 2))
    for key, found in kinds.items():
        if found:
            grid.add_row(Text(words.say(key), style="dim"), Text(" · ").join([way(table, to, edge, words) for to, edge in found]))
    return Group(Text(words.say("ways-title", **words.forms("place", at)) + size(place, words), style="bold"), grid)


def size(place: int, words: Catalogue) -> str:
    """A note for large cities, since they give items."""
    return f" ({words.say('city-large')})" if LARGE[place] else ""


def way(table: Body, to: int, edge: int, words: Catalogue) -> Text:
    """The place at the end of a way, and what is known to be there."""
    id = PLACES[to]
    notes = [words.seat(hunter.seat) for hunter in table.hunters if hunter.at == id]
    notes += [words.noun(hideout.space) for hideout in table.hideouts if hideout.card == id and hideout.faceup]
    if table.dracula.at == id:
        notes.append(words.seat("dracula"))
    tokens = (
        (edge >= 0 and EDGE_NAMES[edge] in table.roadblocks, "way-blocked"),
        (id in table.fog, "way-fog"),
        (id in table.storms, "way-storm"),
        (id == table.consecrated or id in table.hosts, "way-holy"),
    )
    notes += [words.say(key) for there, key in tokens if there]
    return Text(words.noun(id), style="bold" if LARGE[to] else "").append(f" ({', '.join(notes)})" if notes else "", "yellow")
