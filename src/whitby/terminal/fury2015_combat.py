"""A combat of Fury of Dracula (3rd edition) in text."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from whitby.games.fury2015.body import Body
from whitby.games.fury2015.body.fights import Combat
from whitby.games.fury2015.words import HEALTH, NOUNS, VAMPIRE_HEALTH
from whitby.terminal.fury import last, played
from whitby.text import Catalogue


def combat(table: Body, fight: Combat, words: Catalogue, back: str) -> Group:
    """Who fights whom, with which cards."""
    most = HEALTH[-1] if fight.foe == "dracula" else VAMPIRE_HEALTH[NOUNS.index(fight.foe)]
    title = Text(words.say("combat-title", round=fight.round), style="bold red")
    title.append(f" {words.say('combat-foe', **words.forms('foe', fight.foe))} {most - fight.foe_damage}/{most}")
    if fight.night:
        title.append(f" · {words.say('combat-night')}")
    grid = Table(box=None, pad_edge=False, header_style="dim")
    for key in ("column-fighter", "column-played", "column-last"):
        grid.add_column(words.say(key))
    grid.add_column("")
    for seat in [*fight.fighters, "dracula"]:
        name = words.noun(fight.foe) if seat == "dracula" else words.seat(seat)
        grid.add_row(name, played(fight.cards, seat, words, back), last(fight.last, seat, words), states(fight, seat, words))
    lines = [words.say("combat-plots")] if fight.plots else []
    lines += [words.say("combat-out", cards=words.cards(fight.played))] if fight.played else []
    return Group(title, grid, *[Text(line) for line in lines])


def states(fight: Combat, seat: str, words: Catalogue) -> str:
    """What is true of a fighter in this round."""
    found = ((fight.engaged == seat, "engaged"), (seat in fight.mesmerized, "mesmerized"), (seat in fight.cancelled, "cancelled"))
    return ", ".join(words.say(f"combat-{name}") for there, name in found if there)
