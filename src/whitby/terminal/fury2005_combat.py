"""A combat of Fury of Dracula (2nd edition) in text."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from whitby.games.fury2005.body.fights import Combat
from whitby.games.fury2005.words import CONTINUES, NOUNS
from whitby.terminal.fury import last, played
from whitby.terminal.text_rows import TextRows
from whitby.text import Catalogue


def foe(fight: Combat, words: Catalogue) -> str:
    """The enemy by name."""
    return words.noun(fight.foe) if fight.foe in NOUNS else words.say(f"value-{fight.foe}")


def combat(fight: Combat, words: Catalogue, back: str) -> Group:
    """Who fights whom, with which cards, and what the dice said."""
    title = Text(words.say("combat-title", round=fight.round), style="bold red")
    title.append(f" {words.say('combat-foe', foe=foe(fight, words))}")
    if fight.night:
        title.append(f" · {words.say('field-night')}")
    grid = Table(box=None, pad_edge=False, header_style="dim")
    for key in ("column-fighter", "column-played", "column-last"):
        grid.add_column(words.say(key))
    grid.add_column("")
    for seat in [*fight.fighters, "dracula"]:
        name = foe(fight, words) if seat == "dracula" else words.seat(seat)
        grid.add_row(name, played(fight.cards, seat, words, back), last(fight.last, seat, words), states(fight, seat, words))
    return Group(title, grid, TextRows([*so_far(fight, words)]))


def states(fight: Combat, seat: str, words: Catalogue) -> str:
    """What is true of a fighter in this round."""
    found = ((fight.target == seat, "combat-target"), (fight.applied == seat and fight.hunters_won, "combat-counts"))
    return ", ".join(words.say(key) for there, key in found if there)


def so_far(fight: Combat, words: Catalogue) -> list[str]:
    """The dice, who won, and what holds for the rest of the combat; only what there is."""
    lines: list[str] = []
    if len(fight.dice) > 1:
        lines.append(words.say("combat-dice", hunters=", ".join(str(n) for n in fight.dice[:-1]), enemy=fight.dice[-1]))
    if fight.applied is not None:
        lines.append(words.say("combat-won-hunters" if fight.hunters_won else "combat-won-enemy"))
    if fight.continues:
        lines.append(f"{words.say('field-continues')} {fight.continues}/{CONTINUES}")
    if fight.dodge_bonus is not None:
        lines.append(f"{words.say('field-dodge-bonus')}: {words.say(f'value-{fight.dodge_bonus}')}")
    lines += [f"{words.say(key)}: {n}" for key, n in (("field-plans", fight.plans), ("field-traps", fight.traps)) if n]
    return lines + [words.say(key) for there, key in ((fight.repelled, "field-repelled"), (fight.no_escape, "field-no-escape")) if there]
