"""The table of The Fury of Dracula (1st edition) in text: Dracula, hunters, what lies in the towns, combat, and the hands of one's own."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whitby.board import members
from whitby.game import View
from whitby.games.fury1987.body import Body, body
from whitby.games.fury1987.body.fights import Combat
from whitby.games.fury1987.body.seats import Hunter
from whitby.games.fury1987.europe import LARGE, PLACES, RAIL_WAYS, ROADS, SEAS
from whitby.games.fury1987.words import SEATS, VICTORY
from whitby.terminal.fury import STYLE, hand, last, only_there, played, short_hand, titled
from whitby.terminal.page import ALWAYS, HANDY, NEEDED, SPARE, Part
from whitby.terminal.text_rows import TextRows
from whitby.text import Catalogue

COLUMNS = ("hunter", "place", "wounds", "weapons", "events")


def draw(view: View, words: Catalogue, unicode: bool) -> list[RenderableType]:
    """All that the eyes of the view see; it is drawn from the screen's body, which is made from the view."""
    table = body(view)
    own = [SEATS[seat] for seat in members(view["eyes"])]
    parts: list[RenderableType] = [Text(" · ".join(clock(table, words)), style="bold"), hunters(table, words), him(table, words)]
    parts += [Text("\n".join(lines)) for lines in (on_the_map(table, words), decks(table, words)) if lines]
    if table.combat is not None:
        parts.append(combat(table.combat, words, "▒" if unicode else "%"))
    parts += [ways(table, seat, words) for seat in own if seat != "dracula" and SEATS.index(seat) in view["asked"]]
    return parts + [hand(cards_of(table, seat), seat, words) for seat in own if cards_of(table, seat)]


def brief(view: View, words: Catalogue, unicode: bool) -> list[Part]:
    """The same in few lines: what chits and cards do, and what was discarded, is left to the whole board and to `?`."""
    table = body(view)
    own = [SEATS[seat] for seat in members(view["eyes"])]
    asked = [SEATS[seat] for seat in view["asked"] if seat >= 0]
    calm = table.combat is None
    parts = [Part(TextRows([*clock(table, words)]), ALWAYS), Part(him(table, words), ALWAYS)]
    parts += [Part(combat(table.combat, words, "▒" if unicode else "%"), ALWAYS)] if table.combat is not None else []
    parts.append(Part(hunters(table, words), NEEDED if calm else HANDY))
    parts += [Part(TextRows([*on_the_map(table, words)]), NEEDED)] if on_the_map(table, words) else []
    parts += [Part(short_hand(held, seat, words), NEEDED if seat in asked else HANDY) for seat in own if (held := cards_of(table, seat))]
    parts += [Part(ways(table, seat, words), HANDY) for seat in own if seat != "dracula" and seat in asked]
    return [*parts, Part(TextRows([*decks(table, words)]), SPARE)]


def clock(table: Body, words: Catalogue) -> list[str]:
    """The round, and how many Vampires the hunters have destroyed."""
    return [
        words.say("clock", round=table.round),
        f"{words.say('field-vampires-destroyed')} {table.vampires_destroyed}/{VICTORY['destroyed']}",
    ]


# --- Dracula --------------------------------------------------------------------------------
def him(table: Body, words: Catalogue) -> Text:
    """What the viewer knows of Dracula: for himself all, for the others where he was found."""
    dracula = table.dracula
    found = [
        ("field-at", words.noun(dracula.at) if dracula.at is not None else ""),
        ("field-rumours", words.noun(dracula.rumours) if dracula.rumours is not None else ""),
        ("field-blood", f"{dracula.blood}/{dracula.max_blood}" if dracula.blood is not None else ""),
        ("field-blood-death", f"{dracula.blood_death}/{dracula.max_blood_death}" if dracula.blood_death else ""),
        ("field-vampires", str(dracula.vampires) if dracula.vampires is not None else ""),
        ("field-events", f"{dracula.event_count}/{dracula.event_limit}"),
        ("field-returned", words.cards(dracula.returned) if dracula.returned else ""),
        ("field-laying", words.noun(dracula.laying) if dracula.laying is not None else ""),
        ("field-eaten", words.noun(dracula.eaten) if dracula.eaten is not None else ""),
        ("field-way", " – ".join([words.noun(place) for place in dracula.way[-6:]])),
    ]
    lines = only_there(found, words) + ([words.say("field-fleeing")] if dracula.fleeing else [])
    return Text.assemble((words.seat("dracula"), STYLE["dracula"]), f": {' · '.join(lines)}")


# --- the hunters ------------------------------------------------------------------------------
def hunters(table: Body, words: Catalogue) -> Table:
    """Where each hunter is, in what state, and with how many weapons and cards."""
    out = titled("hunters-title", [f"column-{key}" for key in COLUMNS], words)
    for hunter in table.hunters:
        weapons, events = f"{hunter.weapon_count}/{hunter.weapon_limit}", f"{hunter.event_count}/{hunter.event_limit}"
        name = Text(words.seat(hunter.seat), style=STYLE[hunter.seat])
        out.add_row(name, where(hunter, words), f"{hunter.wounds}/{hunter.max_wounds}", weapons, events)
    return out


def where(hunter: Hunter, words: Catalogue) -> str:
    """The place of a hunter, and what is true of him."""
    states = (
        (hunter.dead, "field-dead"),
        (hunter.turned, "field-turned"),
        (hunter.bitten, "field-bitten"),
        (hunter.misses, "field-misses"),
        (hunter.bats, "state-bats"),
        (hunter.dogs > 0, "field-dogs"),
    )
    place = [words.noun(hunter.at)] if hunter.at is not None else []
    return ", ".join(place + [words.say(key) for there, key in states if there]) or "–"


# --- map and decks ------------------------------------------------------------------------------
def on_the_map(table: Body, words: Catalogue) -> list[str]:
    """Encounters, Hosts and what is in force, only what there is."""
    lying = [
        f"{words.noun(t.town)} ({words.noun(t.kind or 'encounter')}{'' if t.faceup else ', ' + words.say('face-down')})"
        for t in table.towns
    ]
    found = [
        ("field-towns", ", ".join(lying)),
        ("field-hosts", ", ".join([words.noun(host.town) for host in table.hosts])),
        ("field-shipping-agents", words.noun("shipping-agents") if table.shipping_agents else ""),
        ("on-the-table", words.cards(table.playing) if table.playing else ""),
        ("field-met", words.noun(table.met) if table.met is not None else ""),
        ("field-train", str(table.train) if table.train is not None else ""),
        ("in-force", " · ".join([words.say(f"value-{name}") for name in table.effects])),
    ]
    return only_there(found, words)


def decks(table: Body, words: Catalogue) -> list[str]:
    """How many are left, and which lie discarded."""
    rows = [("field-weapon-cup", table.weapon_cup, table.weapon_discards), ("field-event-deck", table.event_deck, table.event_discards)]
    lines: list[str] = []
    for key, left, discards in rows:
        out = words.say("deck-out", cards=words.cards(discards)) if discards else ""
        lines.append(f"{words.say(key)}: {', '.join([text for text in (words.say('deck-size', count=left), out) if text])}")
    return lines


def ways(table: Body, seat: str, words: Catalogue) -> Group:
    """Roads, railways and seas next to the hunter; nothing before he has a place."""
    at = table.hunters[SEATS.index(seat)].at
    if at is None:
        return Group()
    place = PLACES.index(at)
    grid = Table.grid(padding=(0, 2))
    for key, found in (("ways-road", ROADS[place]), ("ways-rail", [q for q, _ in RAIL_WAYS[place]]), ("ways-sea", SEAS[place])):
        if found:
            ends = [Text(words.noun(PLACES[q]), style="bold" if LARGE[q] else "") for q in found]
            grid.add_row(Text(words.say(key), style="dim"), Text(" · ").join(ends))
    size = f" ({words.say('city-large')})" if LARGE[place] else ""
    return Group(Text(words.say("ways-title", **words.forms("place", at)) + size, style="bold"), grid)


# --- combat -----------------------------------------------------------------------------------
def combat(fight: Combat, words: Catalogue, back: str) -> Group:
    """Who fights whom, with which chits, and what the dice said."""
    title = Text(words.say("combat-title", round=fight.round), style="bold red")
    title.append(f" {words.say('combat-foe', foe=words.noun(fight.foe))}")
    title.append(f" · {words.say('field-night')}" if fight.night else "")
    grid = Table(box=None, pad_edge=False, header_style="dim")
    for key in ("column-fighter", "column-played", "column-last"):
        grid.add_column(words.say(key))
    for seat in [*fight.fighters, "dracula"]:
        name = fight.foe if seat == "dracula" else "jonathan-harker" if fight.harker else seat
        grid.add_row(words.noun(name), played(fight.cards, seat, words, back), last(fight.last, seat, words))
    found = [
        ("field-target", words.seat(fight.target) if fight.target is not None else ""),
        ("field-dice", ", ".join([str(n) for n in fight.dice])),
        ("field-result", words.noun(fight.result) if fight.result is not None else ""),
        ("field-garlic", str(fight.garlic) if fight.garlic else ""),
        ("field-raging", str(fight.raging) if fight.raging else ""),
    ]
    lines = only_there(found, words) + ([words.say("field-limited")] if fight.limited else [])
    return Group(title, grid, TextRows([*lines]))


# --- hands ------------------------------------------------------------------------------------
def cards_of(table: Body, seat: str) -> list[str]:
    """The chits and cards that a seat holds, as far as they are known: for eyes of one's own, all."""
    if seat == "dracula":
        return [*(table.dracula.events or []), *(table.dracula.encounters or [])]
    hunter = table.hunters[SEATS.index(seat)]
    return [*(hunter.weapons or []), *(hunter.events or [])]
