"""The table of Fury of Dracula (2nd edition) in text: clock, Trail, hunters, map, decks, combat, and the hands of one's own."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whitby.board import members
from whitby.game import View
from whitby.games.fury2005.body import Body, body
from whitby.games.fury2005.body.seats import Hunter
from whitby.games.fury2005.body.trail import Marker, Space
from whitby.games.fury2005.words import MOST_RESOLVE, SEATS, VAMPIRES_WIN
from whitby.terminal.fury import STYLE, amount, hand, only_there, short_hand, titled, track
from whitby.terminal.fury2005_combat import combat
from whitby.terminal.fury2005_ways import ways
from whitby.terminal.page import ALWAYS, HANDY, NEEDED, SPARE, Part
from whitby.terminal.text_rows import TextRows
from whitby.text import Catalogue


def draw(view: View, words: Catalogue, unicode: bool) -> list[RenderableType]:
    """All that the eyes of the view see; it is drawn from the screen's body, which is made from the view."""
    table = body(view)
    back = "▒" if unicode else "%"
    own = [SEATS[seat] for seat in members(view["eyes"])]
    parts: list[RenderableType] = [clock(table, words, unicode), trail(table, words, back), hunters(table, words)]
    parts += [Text("\n".join(on_the_map(table, words)))] if on_the_map(table, words) else []
    parts.append(decks(table, words))
    if table.combat is not None:
        parts.append(combat(table.combat, words, back))
    parts += [ways(table, seat, words) for seat in own if seat != "dracula" and SEATS.index(seat) in view["asked"]]
    return parts + [hand(cards_of(table, seat), seat, words) for seat in own if cards_of(table, seat)]


def brief(view: View, words: Catalogue, unicode: bool) -> list[Part]:
    """The same in few lines: what cards do, and what was discarded, is left to the whole board and to `?`."""
    table = body(view)
    back = "▒" if unicode else "%"
    own = [SEATS[seat] for seat in members(view["eyes"])]
    asked = [SEATS[seat] for seat in view["asked"] if seat >= 0]
    held = {seat: cards_of(table, seat) for seat in own}
    calm = table.combat is None
    parts = [Part(short_clock(table, words), ALWAYS)]
    parts += [Part(short_trail(table, words, back), ALWAYS if calm else HANDY)] if any(space.seen for space in table.spaces) else []
    parts += [Part(combat(table.combat, words, back), ALWAYS)] if table.combat is not None else []
    parts.append(Part(short_hunters(table, words), NEEDED if calm else HANDY))
    parts += [Part(TextRows([*on_the_map(table, words)]), NEEDED)] if on_the_map(table, words) else []
    parts += [Part(short_hand(cards, seat, words), NEEDED if seat in asked else HANDY) for seat, cards in held.items() if cards]
    parts += [Part(ways(table, seat, words), HANDY) for seat in own if seat != "dracula" and seat in asked]
    return [*parts, Part(TextRows([*deck_sizes(table, words)]), SPARE)]


# --- clock and tracks -----------------------------------------------------------------
def time(table: Body, words: Catalogue) -> Text:
    """The hour, and the round."""
    return Text(words.say("clock", time=words.noun(table.time), round=table.round), style="bold")


def tracks(table: Body) -> list[tuple[str, int, int]]:
    """What is counted: name, how far, how far at most."""
    him = table.dracula
    return [("vampires", table.vampires, VAMPIRES_WIN), ("resolve", table.resolve, MOST_RESOLVE), ("blood", him.blood, him.max_blood)]


def clock(table: Body, words: Catalogue, unicode: bool) -> Text:
    """The time, and the tracks."""
    out = time(table, words)
    for name, n, of in tracks(table):
        out.append_text(track(words.say(f"field-{name}"), n, of, unicode))
    return out


def short_clock(table: Body, words: Catalogue) -> TextRows:
    """The time, and the tracks as figures."""
    counted = [Text.assemble(f"{words.say(f'field-{name}')} ", (f"{n}/{of}", "red")) for name, n, of in tracks(table)]
    return TextRows([time(table, words), *counted])


# --- Trail and Catacombs -----------------------------------------------------------------
def trail(table: Body, words: Catalogue, back: str) -> Table:
    """Trail spaces and Catacombs, with what the eyes know of them."""
    out = titled("trail-title", ("", "trail-card", "trail-encounters", "trail-marks"), words)
    for space in table.spaces:
        lurking = Text(", ").join([marker(e, words, back) for e in space.encounters])
        out.add_row(words.noun(space.space), card(space, words, back), lurking, marks(space, words))
    return out


def short_trail(table: Body, words: Catalogue, back: str) -> TextRows:
    """The cards that there are one after the other: what lies face down has the sign of a back before it."""
    found: list[Text | str] = []
    for space in table.spaces:
        if space.seen is not None:
            hidden = "" if space.card == space.seen else f"{back} "
            text = Text(f"{words.noun(space.space)}: ", style="dim").append(hidden, "default")
            text.append(words.noun(space.card or space.seen), "default" if hidden else "bold")
            for e in space.encounters:
                text.append(" + ", "default").append_text(short_marker(e, words, back))
            text.append(f" [{marks(space, words)}]" if marks(space, words) else "", "default")
            found.append(text.append(f" ({words.seat('dracula')})" if space.here else "", STYLE["dracula"]))
    return TextRows(found)


def card(space: Space, words: Catalogue, back: str) -> Text:
    """The card of a space: itself, or its back."""
    here = f" ({words.seat('dracula')})" if space.here else ""
    if space.card is not None:
        open_card = space.card == space.seen
        name = words.noun(space.card) + ("" if open_card else f" ({words.say('face-down')})")
        return Text(name, style="bold" if open_card else "").append(here, STYLE["dracula"])
    return Text(f"{back} {words.noun(space.back)}", style="dim") if space.back is not None else Text("–", style="dim")


def marker(e: Marker, words: Catalogue, back: str) -> Text:
    """An encounter: itself, or its back."""
    if e.kind is None:
        return Text(f"{back} {words.say('encounter-back')}", style="dim")
    return Text(words.noun(e.kind) + ("" if e.faceup else f" ({words.say('face-down')})"), style="bold" if e.faceup else "")


def short_marker(e: Marker, words: Catalogue, back: str) -> Text:
    """The same with the sign of a back alone."""
    return Text(("" if e.faceup else f"{back} ") + words.noun(e.kind) if e.kind is not None else f"{back} {words.say('encounter-back')}")


def marks(space: Space, words: Catalogue) -> str:
    """What else lies with a card, and the city that a Hide stands for."""
    found = [
        (space.wolf_form, words.noun("wolf-form")),
        (space.double_back, words.noun("double-back")),
        (space.paid, words.say("mark-paid")),
    ]
    city = [words.say("hide-in", **words.forms("place", space.city))] if space.city is not None else []
    return ", ".join([name for there, name in found if there] + city)


# --- the hunters -----------------------------------------------------------------------
COLUMNS = ("hunter", "place", "health", "bites", "items", "events")


def hunters(table: Body, words: Catalogue) -> Table:
    """Where each hunter is, in what state, and with how many cards; then Dracula's hands."""
    out = titled("hunters-title", [f"column-{key}" for key in COLUMNS], words)
    for hunter in table.hunters:
        items = amount(hunter.item_count, hunter.item_limit, hunter.shown_item, words)
        events = amount(hunter.event_count, hunter.event_limit, hunter.shown_event, words)
        out.add_row(*row(hunter, words), items, events)
    him = table.dracula
    place = words.noun(him.at) if him.at is not None else "–"
    held = words.say("dracula-holds", events=him.event_count, encounters=him.encounter_count)
    out.add_row(Text(words.seat("dracula"), style=STYLE["dracula"]), place, f"{him.blood}/{him.max_blood}", "", held)
    return out


def short_hunters(table: Body, words: Catalogue) -> Group:
    """The same, a line each; then what they show, and how much Dracula holds."""
    out = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1))
    for key, most in zip(COLUMNS, (14, 30, 6, 5, 7, 6), strict=True):
        out.add_column(words.say(f"column-{key}"), no_wrap=True, max_width=most)
    notes: list[Text | str] = []
    for hunter in table.hunters:
        out.add_row(*row(hunter, words), f"{hunter.item_count}/{hunter.item_limit}", f"{hunter.event_count}/{hunter.event_limit}")
        shown = [words.noun(id) for id in (hunter.shown_item, hunter.shown_event, *["dogs"] * hunter.dogs) if id is not None]
        name = (words.seat(hunter.seat), STYLE[hunter.seat])
        notes += [Text.assemble(name, f" {words.say('shown-card', card=', '.join(shown))}")] if shown else []
    held = words.say("dracula-holds", events=table.dracula.event_count, encounters=table.dracula.encounter_count)
    return Group(out, TextRows([*notes, Text.assemble((words.seat("dracula"), STYLE["dracula"]), f": {held}")]))


def row(hunter: Hunter, words: Catalogue) -> tuple[Text, str, str, str]:
    """Who, where, and how well."""
    name = Text(words.seat(hunter.seat), style=STYLE[hunter.seat])
    return name, where(hunter, words), f"{hunter.health}/{hunter.max_health}", f"{hunter.bites}/{hunter.bite_slots}"


def where(hunter: Hunter, words: Catalogue) -> str:
    """The place of a hunter, and what binds him there."""
    if hunter.at is None:
        return "–"
    states = ((hunter.fog, "state-fog"), (hunter.bats, "state-bats"), (hunter.skips, "state-skips"))
    return ", ".join([words.noun(hunter.at), *[words.say(key) for there, key in states if there]])


# --- map and decks -----------------------------------------------------------------------
def on_the_map(table: Body, words: Catalogue) -> list[str]:
    """Markers, allies and what is in force, only what there is."""
    found = [
        ("token-holy", words.noun(table.consecrated) if table.consecrated is not None else ""),
        ("token-host", words.cards(table.hosts) if table.hosts else ""),
        ("field-beside", words.cards(table.beside) if table.beside else ""),
        ("field-roadblock", words.noun(table.roadblock) if table.roadblock is not None else ""),
        ("field-storm", f"{words.noun(table.storm)} ({table.storm_turns})" if table.storm is not None else ""),
        ("ally-hunters", words.noun(table.hunter_ally) if table.hunter_ally is not None else ""),
        ("ally-dracula", words.noun(table.dracula_ally) if table.dracula_ally is not None else ""),
        ("on-the-table", words.cards(table.playing) if table.playing else ""),
        ("field-met", words.noun(table.met) if table.met is not None else ""),
        ("field-train", words.noun(table.train) if table.train is not None else ""),
        ("field-resolve-used", ", ".join(words.say(f"value-{name}") for name in table.resolve_used)),
        ("in-force", " · ".join(words.say(f"value-{name}") for name in table.effects)),
    ]
    return only_there(found, words)


def deck_sizes(table: Body, words: Catalogue) -> list[str]:
    """How many cards and markers are left."""
    sizes = {"items": table.item_deck, "events": table.event_deck, "encounters": table.pool, "locations": table.deck}
    return [f"{words.say(f'deck-{name}')}: {words.say('deck-size', count=left)}" for name, left in sizes.items()]


def decks(table: Body, words: Catalogue) -> Table:
    """How many are left, and which lie discarded."""
    out = Table(title=words.say("decks-title"), title_justify="left", box=None, pad_edge=False, show_header=False)
    top = words.say("deck-top", card=words.noun(table.event_top)) if table.event_top is not None else ""
    rows = [
        ("deck-items", table.item_deck, "", table.item_discards),
        ("deck-events", table.event_deck, top, table.event_discards),
        ("deck-encounters", table.pool, "", []),
        ("deck-locations", table.deck, "", []),
    ]
    for key, left, more, discards in rows:
        gone = words.say("deck-out", cards=words.cards(discards)) if discards else ""
        out.add_row(words.say(key), ", ".join(text for text in (words.say("deck-size", count=left), more, gone) if text))
    return out


# --- hands ---------------------------------------------------------------------------------
def cards_of(table: Body, seat: str) -> list[str]:
    """The cards and markers that a seat holds, as far as they are known: for eyes of one's own, all."""
    if seat == "dracula":
        return [*(table.dracula.events or []), *(table.dracula.encounters or [])]
    hunter = table.hunters[SEATS.index(seat)]
    return [*(hunter.items or []), *(hunter.events or [])]
