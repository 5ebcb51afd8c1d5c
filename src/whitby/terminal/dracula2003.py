"""The board of Dracula (2003) in text: places, cards, figures, barriers, both players, and the hand."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whitby.board import BIT, members
from whitby.engine import NOUN
from whitby.game import View
from whitby.games.dracula2003.barriers import BETWEEN
from whitby.games.dracula2003.words import (
    BARRIER_OF,
    BOARD_TOML,
    CARD_STRENGTH,
    COLOURS,
    CUBES,
    DRACULAS,
    EMPTY,
    GRAY,
    HAS_SPECIAL,
    NOUNS,
    NOWHERE,
    PLACES,
    SEATS,
    STEP_NUMBER,
    TARGETS,
    UNKNOWN,
    VAN_HELSINGS,
)
from whitby.terminal.page import ALWAYS, HANDY, NEEDED, SPARE, Part
from whitby.terminal.text_rows import TextRows
from whitby.text import Catalogue

ROWS = int(BOARD_TOML["rows"])
COLUMNS = int(BOARD_TOML["columns"])
PLACE_AT = {(int(p["row"]), int(p["col"])): i for i, p in enumerate(BOARD_TOML["place"])}
SLOT_BETWEEN = {frozenset(pair): slot for slot, pair in enumerate(BETWEEN)}
INNER = 18  # width of a place between its borders
FIGURE_STYLE = ("bold red", "bold cyan")
BARRIER_STYLE = ("red", "blue", "green", "yellow")
BOTH_KNOW, THEY_KNOW = " *", " !"  # marks on cards
BACK_STYLE = {UNKNOWN: "dim", DRACULAS: "red", VAN_HELSINGS: "cyan"}


class Glyphs(NamedTuple):
    """The signs of the drawing; barriers differ by pattern and letter, not by colour alone."""

    corners: tuple[str, str, str, str]  # where borders meet, from left to right: above, two between the rows, below
    across: str
    down: str
    cube: str
    no_cube: str
    back: str
    figure: str
    barriers: tuple[str, str, str, str]


UNICODE = Glyphs(("┌┬┬┬┐", "├┼┼┼┤", "├┼┼┼┤", "└┴┴┴┘"), "─", "│", "■", "□", "▒", "●", ("█", "▚", "░", "═"))
ASCII = Glyphs(("+++++",) * 4, "-", "|", "#", ".", "%", "@", ("#", "%", ":", "="))


def draw(view: View, words: Catalogue, unicode: bool) -> list[RenderableType]:
    """All that the eyes of the view see: the board, the players, the hands of one's own."""
    glyphs = UNICODE if unicode else ASCII
    holding = [Text(line, style="magenta") for line in effects(view, words)]
    parts: list[RenderableType] = [Group(grid(view, words, glyphs), legend(view, words, glyphs), *holding), players(view, words, glyphs)]
    return parts + [hand(view, seat, words) for seat in members(view["eyes"]) if view["hand"][seat]]


def brief(view: View, words: Catalogue, unicode: bool) -> list[Part]:
    """The same in few lines: what cards do is left to the options and to `?`."""
    glyphs = UNICODE if unicode else ASCII
    parts = [Part(grid(view, words, glyphs), ALWAYS), *(Part(player(view, seat, words, glyphs), ALWAYS) for seat in (0, 1))]
    parts += [Part(Text(line, style="magenta"), NEEDED) for line in effects(view, words)]
    for seat in members(view["eyes"]):
        if view["answers"] and view["answers"][seat]:
            chosen = names([choice & NOUN for choice in view["answers"][seat]], words)
            parts.append(Part(TextRows([*owner(view, seat, words), f"{words.say('chosen-so-far')}: {chosen}"]), NEEDED))
        if view["hand"][seat]:
            parts.append(Part(short_hand(view, seat, words), NEEDED))
    parts += [Part(pile(view, seat, words), HANDY) for seat in (0, 1)]
    return [*parts, Part(legend(view, words, glyphs), SPARE)]


# --- the grid -----------------------------------------------------------------------
def grid(view: View, words: Catalogue, glyphs: Glyphs) -> Text:
    """Twelve places and the barriers between them."""
    lines: list[Text] = []
    for row in range(ROWS):
        lines.append(border(view, row, words, glyphs))
        for i in (0, 1):
            line = Text(glyphs.down)
            for col in range(COLUMNS):
                line.append_text(inside(view, PLACE_AT[row, col], words, glyphs)[i])
                line.append_text(upright(view, row, col, i, words, glyphs))
            lines.append(line)
    return Text("\n").join([*lines, border(view, ROWS, words, glyphs)])


def border(view: View, row: int, words: Catalogue, glyphs: Glyphs) -> Text:
    """The line above a row, with the names of its places and the barriers on it; or the last line."""
    corners = glyphs.corners[row]
    line = Text(corners[0])
    for col in range(COLUMNS):
        name = f" {words.noun(PLACES[PLACE_AT[row, col]])} "[:INNER] if row < ROWS else ""
        line.append(name, "bold")
        rest = INNER - len(name)
        colour = barrier_between(view, PLACE_AT[row - 1, col], PLACE_AT[row, col]) if 0 < row < ROWS else NOWHERE
        if colour == NOWHERE:
            line.append(glyphs.across * rest)
        else:
            line.append(f" {letter(colour, words)} ".center(rest, glyphs.barriers[colour]), f"bold {BARRIER_STYLE[colour]}")
        line.append(corners[col + 1])
    return line


def inside(view: View, place: int, words: Catalogue, glyphs: Glyphs) -> tuple[Text, Text]:
    """One place: the card as it is known, and the figures."""
    mark = words.say("turned-mark") if view["turned_by_block"] == place else words.say("up-mark") if view["turned_up"] == place else ""
    lies = card(view, place, words, glyphs)
    if mark:
        lies.append(f" ({mark})", "magenta")
    here = [seat for seat in range(len(SEATS)) if view["at"][seat] == place]
    sign = f" {glyphs.figure} " if len(here) == 1 else glyphs.figure
    figures = Text(" ").join([Text(sign + words.seat(SEATS[seat]).upper(), FIGURE_STYLE[seat]) for seat in here])
    for text in (lies, figures):
        text.truncate(INNER, overflow="ellipsis" if glyphs is UNICODE else "crop", pad=True)
    return lies, figures


def card(view: View, place: int, words: Catalogue, glyphs: Glyphs) -> Text:
    """The card of a place: which, whose, or that there is one; and what the opponent knows of it."""
    kind = view["board"][place]
    if kind == EMPTY:
        return Text(f" {words.say('place-empty')}", style="dim")
    mark = known_mark(view, place)
    if kind >= 0:
        return Text(f" {words.noun(NOUNS[kind])}{mark}", style="bold")
    whose = {DRACULAS: "back-dracula", VAN_HELSINGS: "back-van-helsing", UNKNOWN: "back"}[kind]
    return Text(f" {glyphs.back}{mark.strip()} {words.say(whose)}", style=BACK_STYLE[kind])


def known_mark(view: View, place: int) -> str:
    """For a player: does the opponent know this card too, or alone?"""
    if view["eyes"] not in (1, 2) or not view["card_known_to"][place] & ~view["eyes"]:
        return ""
    return BOTH_KNOW if view["card_known_to"][place] & view["eyes"] else THEY_KNOW


def barrier_between(view: View, a: int, b: int) -> int:
    """The colour of the barrier in the slot between two places, or NOWHERE."""
    slot = SLOT_BETWEEN[frozenset((a, b))]
    return view["barriers"].index(slot) if slot in view["barriers"] else NOWHERE


def upright(view: View, row: int, col: int, i: int, words: Catalogue, glyphs: Glyphs) -> Text:
    """One line of the border to the right of a place."""
    colour = barrier_between(view, PLACE_AT[row, col], PLACE_AT[row, col + 1]) if col + 1 < COLUMNS else NOWHERE
    if colour == NOWHERE:
        return Text(glyphs.down)
    return Text((letter(colour, words), glyphs.barriers[colour])[i], style=f"bold {BARRIER_STYLE[colour]}")


def letter(colour: int, words: Catalogue) -> str:
    """The letter of a barrier."""
    return words.say(f"noun-{COLOURS[colour]}.letter")


def legend(view: View, words: Catalogue, glyphs: Glyphs) -> Text:
    """What the signs mean: barriers, and marks on cards."""
    out = Text(" ")
    for colour, name in enumerate(COLOURS):
        where = "" if view["barriers"][colour] != NOWHERE else " –"
        out.append(f"{glyphs.barriers[colour]}{letter(colour, words)}", f"bold {BARRIER_STYLE[colour]}")
        out.append(f" {words.say(f'noun-{name}.said')}{where}   ")
    marks = {known_mark(view, place) for place in range(len(PLACES))}
    for mark, key in ((BOTH_KNOW, "legend-both"), (THEY_KNOW, "legend-theirs")):
        if mark in marks:
            out.append(f"{mark} {words.say(key)}", "dim")
    return out


EFFECTS = {"breath": "breath", "whisper": "whisper", "alertness": "alert", "battle_lust": "lust"}  # field -> word of the catalogue


def effects(view: View, words: Catalogue) -> list[str]:
    """What holds for the next turn."""
    out = [words.say(f"effect-{word}") for field, word in EFFECTS.items() if view[field]]
    if view["turned_by_block"] != NOWHERE:
        out.append(words.say("effect-turned", **words.forms("place", PLACES[view["turned_by_block"]])))
    return out


# --- the players --------------------------------------------------------------------
def players(view: View, words: Catalogue, glyphs: Glyphs) -> Table:
    """Energy, targets, supplies and cards of both."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("turn-number", number=view["turns"]) if view["turns"] else "", style="dim", max_width=16)
    for seat, name in enumerate(SEATS):
        table.add_column(words.seat(name), header_style=FIGURE_STYLE[seat], ratio=1)
    cubes = [f"{glyphs.cube * n}{glyphs.no_cube * max(0, CUBES - n)} {n}" for n in view["cubes"]]
    table.add_row(words.say("energy"), *cubes)
    table.add_row(words.say("targets"), *[f"{n}/{TARGETS}" for n in view["targets_taken"]])
    table.add_row(words.say("supply"), *[supply(view, seat, words) for seat in (0, 1)])
    table.add_row(words.say("defeated"), *[names(view["defeated"][seat], words) for seat in (0, 1)])
    sizes = [words.say("hand-size", count=len(view["hand"][s])) + ", " + words.say("aside", count=len(view["aside"][s])) for s in (0, 1)]
    table.add_row(words.say("hand"), *sizes)
    table.add_row(words.say("played-cards"), *[names(view["played"][seat], words) for seat in (0, 1)])
    for seat in members(view["eyes"]):
        if view["answers"] and view["answers"][seat]:
            row = ["", ""]
            row[seat] = names([choice & NOUN for choice in view["answers"][seat]], words)
            table.add_row(words.say("chosen-so-far"), *row)
    if view["steps"]:
        table.add_row("", *[words.say("steps-taken", count=view["steps"]) if view["turn"] == seat else "" for seat in (0, 1)])
    return table


def player(view: View, seat: int, words: Catalogue, glyphs: Glyphs) -> Text:
    """One player in a line."""
    n = view["cubes"][seat]
    out = Text(f"{words.seat(SEATS[seat]):<12}", style=FIGURE_STYLE[seat])
    out.append(f"{glyphs.cube * n}{glyphs.no_cube * max(0, CUBES - n)}".ljust(CUBES + 1), "default")
    taken, held, aside, left = view["targets_taken"][seat], len(view["hand"][seat]), len(view["aside"][seat]), len(view["supply"][seat])
    out.append(words.say("player-line", taken=taken, targets=TARGETS, hand=held, aside=aside, supply=left), "default")
    if view["steps"] and view["turn"] == seat:
        out.append(f" · {words.say('steps-taken', count=view['steps'])}", "default")
    return out


def pile(view: View, seat: int, words: Catalogue) -> TextRows:
    """A player's supply, defeated and played cards as they are known, only what there is."""
    found = [f"{words.say('supply')}: {supply(view, seat, words)}"]
    for key, cards in (("defeated", view["defeated"][seat]), ("played-cards", view["played"][seat])):
        found += [f"{words.say(key)}: {names(cards, words)}"] if cards else []
    return TextRows([Text(words.seat(SEATS[seat]), FIGURE_STYLE[seat]), *found])


def short_hand(view: View, seat: int, words: Catalogue) -> TextRows:
    """The action cards of one's own with their figures."""
    cards = sorted(view["hand"][seat], key=lambda card: (STEP_NUMBER[card], card))
    figures = [(words.noun(NOUNS[c]), STEP_NUMBER[c], CARD_STRENGTH[c] or "–", colour_of(c, words)) for c in cards]
    held = [f"{name} ({steps}/{strength} {colour})" for name, steps, strength, colour in figures]
    return TextRows([*owner(view, seat, words), Text(words.say("hand-figures"), style="dim"), *held])


def owner(view: View, seat: int, words: Catalogue) -> list[Text]:
    """Whose it is, where somebody looks through both seats."""
    return [Text(words.seat(SEATS[seat]), FIGURE_STYLE[seat])] if view["eyes"] != BIT[seat] else []


def names(pile: list[int], words: Catalogue) -> str:
    """A pile of cards that are known."""
    return words.cards([NOUNS[card] for card in pile])


def supply(view: View, seat: int, words: Catalogue) -> str:
    """A supply as the eyes of the view know it."""
    pile, seen = view["supply"][seat], view["supply_seen"][seat]
    if view["eyes"] & BIT[seat]:
        return names(pile, words)
    size = words.say("hand-size", count=len(pile))
    return f"{size} ({words.say('supply-seen', cards=names(seen, words))})" if seen and UNKNOWN not in seen else size


def hand(view: View, seat: int, words: Catalogue) -> Table:
    """The action cards of one's own, with all that is printed on them."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(words.say("column-card"), style="bold", no_wrap=True)
    for key in ("column-step", "column-strength"):
        table.add_column(words.say(key), justify="right")
    table.add_column(words.say("column-barrier"))
    table.add_column(words.say("column-effect"), ratio=1)
    for card in sorted(view["hand"][seat], key=lambda card: (STEP_NUMBER[card], card)):
        strength = str(CARD_STRENGTH[card] or "–")
        effect = words.say(f"card-{NOUNS[card]}") if HAS_SPECIAL[card] else "–"
        table.add_row(words.noun(NOUNS[card]), str(STEP_NUMBER[card]), strength, colour_of(card, words), effect)
    return table


def colour_of(card: int, words: Catalogue) -> str:
    """The barrier that a card moves."""
    if BARRIER_OF[card] == GRAY:
        return words.say("any-colour")
    return words.say(f"noun-{COLOURS[members(BARRIER_OF[card])[0]]}.said")
