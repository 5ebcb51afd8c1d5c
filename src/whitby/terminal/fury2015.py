"""The table of Fury of Dracula (3rd edition) in text: clock, trail, hunters, map, decks, combat, and the hands of one's own."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whitby.board import members
from whitby.game import View
from whitby.games.fury2015.body import Body, body
from whitby.games.fury2015.body.seats import Hunter
from whitby.games.fury2015.body.trail import Hideout, Lurker
from whitby.games.fury2015.words import DESPAIRS, INFLUENCE_WINS, SEATS
from whitby.terminal.fury import STYLE, amount, hand, only_there, short_hand, titled, track
from whitby.terminal.fury2015_combat import combat
from whitby.terminal.fury2015_ways import ways
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
        parts.append(combat(table, table.combat, words, back))
    parts += [ways(table, seat, words) for seat in own if seat != "dracula" and SEATS.index(seat) in view["asked"]]
    return parts + [hand(cards_of(table, seat), seat, words) for seat in own if cards_of(table, seat)]


def clock(table: Body, words: Catalogue, unicode: bool) -> Text:
    """The time, and the tracks."""
    out = Text(words.say("clock", weekday=words.say(f"weekday-{table.weekday}"), phase=words.say(f"phase-{table.phase}")), style="bold")
    for name, n, of in tracks(table):
        out.append_text(track(words.say(f"track-{name}"), n, of, unicode))
    out.append(f"\n{words.say('track-rumors'):<18} {table.dracula.rumors}", "default")
    return out


def brief(view: View, words: Catalogue, unicode: bool) -> list[Part]:
    """The same in few lines: what cards do, and what was discarded, is left to the whole board and to `?`."""
    table = body(view)
    back = "▒" if unicode else "%"
    own = [SEATS[seat] for seat in members(view["eyes"])]
    calm = table.combat is None
    parts = [Part(short_clock(table, words), ALWAYS)]
    parts += [Part(short_trail(table, words, back), ALWAYS if calm else HANDY)] if any(h.card or h.back for h in table.hideouts) else []
    parts += [Part(combat(table, table.combat, words, back), ALWAYS)] if table.combat is not None else []
    parts.append(Part(short_hunters(table, words), NEEDED if calm else HANDY))
    parts += [Part(TextRows([*on_the_map(table, words)]), NEEDED)] if on_the_map(table, words) else []
    asked = [SEATS[seat] for seat in view["asked"] if seat >= 0]
    parts += [
        Part(short_hand(cards_of(table, seat), seat, words), NEEDED if seat in asked else HANDY) for seat in own if cards_of(table, seat)
    ]
    parts += [Part(ways(table, seat, words), HANDY) for seat in own if seat != "dracula" and seat in asked]
    return [*parts, Part(TextRows([*deck_sizes(table, words)]), SPARE)]


def short_clock(table: Body, words: Catalogue) -> TextRows:
    """The time, and the tracks as figures."""
    time = Text(words.say("clock", weekday=words.say(f"weekday-{table.weekday}"), phase=words.say(f"phase-{table.phase}")), style="bold")
    counted = [Text.assemble(f"{words.say(f'track-{name}')} ", (f"{n}/{of}", "red")) for name, n, of in tracks(table)]
    return TextRows([time, *counted, f"{words.say('track-rumors')} {table.dracula.rumors}"])


def tracks(table: Body) -> list[tuple[str, int, int]]:
    """What is counted: name, how far, how far at most."""
    left = table.dracula.health - table.dracula.damage
    return [("influence", table.influence, INFLUENCE_WINS), ("despair", table.despair, DESPAIRS), ("health", left, table.dracula.health)]


# --- trail and lairs -----------------------------------------------------------------
def trail(table: Body, words: Catalogue, back: str) -> Table:
    """Trail spaces and lairs, with what the eyes know of them."""
    out = titled("trail-title", ("", "trail-card", "trail-encounters", "trail-marks"), words)
    for hideout in table.hideouts:
        lurking = Text(", ").join([encounter_noun(e, words, back) for e in hideout.encounters])
        out.add_row(words.noun(hideout.space), card(hideout, words, back), lurking, marks(hideout, words))
    return out


def short_trail(table: Body, words: Catalogue, back: str) -> TextRows:
    """The hideouts that there are one after the other: what lies face down has the sign of a back before it."""
    found: list[Text | str] = []
    for hideout in table.hideouts:
        if hideout.card is not None or hideout.back is not None:
            name = words.noun(hideout.card or hideout.back or "")
            text = Text(f"{words.noun(hideout.space)}: ", style="dim").append("" if hideout.faceup else f"{back} ", "default")
            text.append(name, "bold" if hideout.faceup else "default")
            for e in hideout.encounters:
                text.append(f" + {short_lurker(e, words, back)}", "default")
            text.append(f" [{marks(hideout, words)}]" if marks(hideout, words) else "", "default")
            found.append(text.append(f" ({words.seat('dracula')})" if hideout.here else "", STYLE["dracula"]))
    return TextRows(found)


def short_lurker(e: Lurker, words: Catalogue, back: str) -> str:
    """An encounter: itself, or its back."""
    harm = f" ({words.say('damage', count=e.damage)})" if e.damage else ""
    return ("" if e.faceup else f"{back} ") + (words.noun(e.kind) if e.kind is not None else words.say("encounter-back")) + harm


def card(hideout: Hideout, words: Catalogue, back: str) -> Text:
    """The card of a hideout: itself, or its back."""
    here = f" ({words.seat('dracula')})" if hideout.here else ""
    if hideout.card is not None:
        name = words.noun(hideout.card) + ("" if hideout.faceup else f" ({words.say('face-down')})")
        return Text(name, style="bold" if hideout.faceup else "").append(here, STYLE["dracula"])
    return Text(f"{back} {words.noun(hideout.back)}", style="dim") if hideout.back is not None else Text("–", style="dim")


def encounter_noun(e: Lurker, words: Catalogue, back: str) -> Text:
    """An encounter: itself, or its back."""
    if e.kind is None:
        return Text(f"{back} {words.say('encounter-back')}", style="dim")
    harm = f" ({words.say('damage', count=e.damage)})" if e.damage else ""
    hidden = "" if e.faceup else f" ({words.say('face-down')})"
    return Text(words.noun(e.kind) + harm + hidden, style="bold" if e.faceup else "")


def marks(hideout: Hideout, words: Catalogue) -> str:
    """What else lies in a hideout."""
    found = [(hideout.wolf_form, words.noun("wolf-form")), (hideout.bat_card, words.noun("escape-as-bat"))]
    return ", ".join(name for there, name in [*found, (hideout.rumor, words.say("mark-rumor"))] if there)


# --- the hunters -----------------------------------------------------------------------
def hunters(table: Body, words: Catalogue) -> Table:
    """Where each hunter is, in what state, and with how many cards; then Dracula's hands."""
    out = titled("hunters-title", [f"column-{key}" for key in ("hunter", "place", "health", "bites", "items", "events", "tickets")], words)
    for hunter in table.hunters:
        health = f"{hunter.health - hunter.damage}/{hunter.health}"
        items = amount(hunter.item_count, hunter.item_limit, hunter.shown_item, words)
        events = amount(hunter.event_count, hunter.event_limit, hunter.shown_event, words)
        name = Text(words.seat(hunter.seat), style=STYLE[hunter.seat])
        bites = f"{hunter.bites}/{hunter.bite_spaces}"
        out.add_row(name, where(hunter, words), health, bites, items, events, str(hunter.ticket_count))
    him = table.dracula
    place = words.noun(him.at) if him.at is not None else "–"
    held = words.say("dracula-holds", events=him.event_count, encounters=him.encounter_count)
    out.add_row(Text(words.seat("dracula"), style=STYLE["dracula"]), place, f"{him.health - him.damage}/{him.health}", "", held)
    return out


def short_hunters(table: Body, words: Catalogue) -> Group:
    """The same, a line each; then what they show, and how much Dracula holds."""
    out = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1))
    for key, most in (("hunter", 14), ("place", 24), ("health", 6), ("bites", 5), ("items", 7), ("events", 6), ("tickets", 9)):
        out.add_column(words.say(f"column-{key}"), no_wrap=True, max_width=most)
    notes: list[Text | str] = []
    for hunter in table.hunters:
        name = Text(words.seat(hunter.seat), style=STYLE[hunter.seat])
        cards = [f"{hunter.item_count}/{hunter.item_limit}", f"{hunter.event_count}/{hunter.event_limit}", str(hunter.ticket_count)]
        health = f"{hunter.health - hunter.damage}/{hunter.health}"
        out.add_row(name, where(hunter, words), health, f"{hunter.bites}/{hunter.bite_spaces}", *cards)
        shown = [words.noun(card) for card in (hunter.shown_item, hunter.shown_event) if card is not None]
        notes += [Text.assemble(name, f" {words.say('shown-card', card=', '.join(shown))}")] if shown else []
    held = words.say("dracula-holds", events=table.dracula.event_count, encounters=table.dracula.encounter_count)
    return Group(out, TextRows([*notes, Text.assemble((words.seat("dracula"), STYLE["dracula"]), f": {held}")]))


def where(hunter: Hunter, words: Catalogue) -> str:
    """The place of a hunter, and what keeps him there."""
    if hunter.at is None:
        return words.say("off-board", place=words.noun(hunter.ward)) if hunter.ward is not None else "–"
    states = [words.say(key) for there, key in ((hunter.delayed, "state-delayed"), (hunter.bats, "state-bats")) if there]
    return ", ".join([words.noun(hunter.at), *states])


# --- map and decks -----------------------------------------------------------------------
def on_the_map(table: Body, words: Catalogue) -> list[str]:
    """Tokens, allies and what is in force, only what there is."""
    found = [
        ("token-fog", words.cards(table.fog) if table.fog else ""),
        ("token-storm", words.cards(table.storms) if table.storms else ""),
        ("token-block", words.cards(table.roadblocks) if table.roadblocks else ""),
        ("token-holy", words.noun(table.consecrated) if table.consecrated is not None else ""),
        ("token-host", words.cards(table.hosts) if table.hosts else ""),
        ("token-guards", str(table.dracula.bodyguards or "")),
        ("ally-hunters", words.noun(table.hunter_ally) if table.hunter_ally is not None else ""),
        ("ally-dracula", words.noun(table.dracula_ally) if table.dracula_ally is not None else ""),
        ("on-the-table", words.cards(table.playing) if table.playing else ""),
        ("in-force", " · ".join(words.say(f"effect-{name}") for name in table.effects)),
    ]
    return only_there(found, words)


def deck_sizes(table: Body, words: Catalogue) -> list[str]:
    """How many cards are left."""
    sizes = {"items": table.item_deck, "events": table.event_deck, "encounters": table.encounter_deck, "tickets": table.ticket_pool}
    out = [f"{words.say(f'deck-{name}')}: {words.say('deck-size', count=left)}" for name, left in sizes.items()]
    return [*out, words.say("deck-top", card=words.noun(table.event_top))] if table.event_top is not None else out


def decks(table: Body, words: Catalogue) -> Table:
    """How many cards are left, and which lie discarded."""
    out = Table(title=words.say("decks-title"), title_justify="left", box=None, pad_edge=False, show_header=False)
    top = words.say("deck-top", card=words.noun(table.event_top)) if table.event_top is not None else ""
    down = words.say("deck-down", count=table.event_facedown) if table.event_facedown else ""
    rows = [
        ("deck-items", table.item_deck, [], table.item_discards),
        ("deck-events", table.event_deck, [top, down], table.event_discards),
        ("deck-encounters", table.encounter_deck, [], table.encounter_discards),
        ("deck-tickets", table.ticket_pool, [], []),
    ]
    for key, left, more, discards in rows:
        gone = [words.say("deck-out", cards=words.cards(discards))] if discards else []
        out.add_row(words.say(key), ", ".join(text for text in (words.say("deck-size", count=left), *more, *gone) if text))
    return out


# --- hands ---------------------------------------------------------------------------------
def cards_of(table: Body, seat: str) -> list[str]:
    """The cards that a seat holds, as far as they are known: for eyes of one's own, all."""
    if seat == "dracula":
        fight = table.combat.hand or [] if table.combat is not None else []
        return [*fight, *(table.dracula.events or []), *(table.dracula.encounters or [])]
    hunter = table.hunters[SEATS.index(seat)]
    return [*(hunter.items or []), *(hunter.events or []), *(hunter.tickets or []), *(table.found or [])]
