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
from whitby.text import Catalogue

ROWS = int(BOARD_TOML["rows"])
COLUMNS = int(BOARD_TOML["columns"])
PLACE_AT = {(int(p["row"]), int(p["col"])): i for i, p in enumerate(BOARD_TOML["place"])}
SLOT_BETWEEN = {frozenset(pair): slot for slot, pair in enumerate(BETWEEN)}
INNER = 16  # width of a place inside its frame
GAP = 2  # room for a barrier between two places
FIGURE_STYLE = ("bold red", "bold cyan")
BARRIER_STYLE = ("red", "blue", "green", "yellow")
BOTH_KNOW, THEY_KNOW = "*", "!"  # marks on cards
BACK_STYLE = {UNKNOWN: "dim", DRACULAS: "red", VAN_HELSINGS: "cyan"}


class Glyphs(NamedTuple):
    """The signs of the drawing; barriers differ by pattern and letter, not by colour alone."""

    corners: str
    across: str
    down: str
    cube: str
    no_cube: str
    back: str
    figure: str
    barriers: tuple[str, str, str, str]


UNICODE = Glyphs("┌┐└┘", "─", "│", "■", "□", "▒", "●", ("█", "▚", "░", "═"))
ASCII = Glyphs("++++", "-", "|", "#", ".", "%", "@", ("#", "%", ":", "="))


def draw(view: View, words: Catalogue, unicode: bool) -> list[RenderableType]:
    """All that the eyes of the view see: the board, the players, the hands of one's own."""
    glyphs = UNICODE if unicode else ASCII
    holding = [Text(line, style="magenta") for line in effects(view, words)]
    parts: list[RenderableType] = [Group(grid(view, words, glyphs), legend(view, words, glyphs), *holding), players(view, words, glyphs)]
    return parts + [hand(view, seat, words) for seat in members(view["eyes"]) if view["hand"][seat]]


# --- the grid -----------------------------------------------------------------------
def grid(view: View, words: Catalogue, glyphs: Glyphs) -> Text:
    """Twelve places and the barriers between them."""
    lines: list[Text] = []
    for row in range(ROWS):
        cells = [cell(view, PLACE_AT[row, col], words, glyphs) for col in range(COLUMNS)]
        for i in range(len(cells[0])):
            line = Text()
            for col in range(COLUMNS):
                line.append_text(cells[col][i])
                if col + 1 < COLUMNS:
                    line.append_text(upright(view, PLACE_AT[row, col], PLACE_AT[row, col + 1], i, words, glyphs))
            lines.append(line)
        if row + 1 < ROWS:
            lines.append(
                Text(" " * GAP).join([lying(view, PLACE_AT[row, col], PLACE_AT[row + 1, col], words, glyphs) for col in range(COLUMNS)])
            )
    return Text("\n").join(lines)


def cell(view: View, place: int, words: Catalogue, glyphs: Glyphs) -> list[Text]:
    """One place: its name, the card as it is known, the figures."""
    name = words.noun(PLACES[place])[:INNER]
    name = f" {name} " if len(name) + 2 <= INNER else name
    mark = words.say("turned-mark") if view["turned"] == place else words.say("up-mark") if view["up"] == place else ""
    foot = f" {mark} "[:INNER] if mark else ""
    top = Text(glyphs.corners[0] + name.ljust(INNER, glyphs.across) + glyphs.corners[1])
    top.stylize("bold", 1, 1 + len(name))
    bottom = Text(glyphs.corners[2] + foot.ljust(INNER, glyphs.across) + glyphs.corners[3])
    inside = [card(view, place, words, glyphs)]
    for seat, name in enumerate(SEATS):
        here = view["at"][seat] == place
        inside.append(Text(f" {glyphs.figure} {words.seat(name).upper()}" if here else "", style=FIGURE_STYLE[seat]))
    return [top, *(framed(text, glyphs) for text in inside), bottom]


def framed(text: Text, glyphs: Glyphs) -> Text:
    """A line between the sides of the frame."""
    text.truncate(INNER, pad=True)
    return Text(glyphs.down).append_text(text).append(glyphs.down, "default")


def card(view: View, place: int, words: Catalogue, glyphs: Glyphs) -> Text:
    """The card of a place: which, whose, or that there is one; and what the opponent knows of it."""
    kind = view["board"][place]
    if kind == EMPTY:
        return Text(f" {words.say('place-empty')}", style="dim")
    mark = known_mark(view, place)
    if kind >= 0:
        return Text(f" {words.noun(NOUNS[kind])} {mark}", style="bold")
    whose = {DRACULAS: "back-dracula", VAN_HELSINGS: "back-van-helsing", UNKNOWN: "back"}[kind]
    return Text(f" {glyphs.back} {words.say(whose)} {mark}", style=BACK_STYLE[kind])


def known_mark(view: View, place: int) -> str:
    """For a player: does the opponent know this card too, or alone?"""
    if view["eyes"] not in (1, 2) or not view["known"][place] & ~view["eyes"]:
        return ""
    return BOTH_KNOW if view["known"][place] & view["eyes"] else THEY_KNOW


def barrier_between(view: View, a: int, b: int) -> int:
    """The colour of the barrier in the slot between two places, or NOWHERE."""
    slot = SLOT_BETWEEN[frozenset((a, b))]
    return view["walls"].index(slot) if slot in view["walls"] else NOWHERE


def upright(view: View, a: int, b: int, i: int, words: Catalogue, glyphs: Glyphs) -> Text:
    """One line of the gap between two places side by side."""
    colour = barrier_between(view, a, b)
    if colour == NOWHERE:
        return Text(" " * GAP)
    sign = glyphs.barriers[colour]
    return Text(letter(colour, words) + sign if i == 2 else sign * GAP, style=f"bold {BARRIER_STYLE[colour]}")


def lying(view: View, a: int, b: int, words: Catalogue, glyphs: Glyphs) -> Text:
    """The gap between two places one above the other."""
    colour = barrier_between(view, a, b)
    if colour == NOWHERE:
        return Text(" " * (INNER + 2))
    return Text(f" {letter(colour, words)} ".center(INNER + 2, glyphs.barriers[colour]), style=f"bold {BARRIER_STYLE[colour]}")


def letter(colour: int, words: Catalogue) -> str:
    """The letter of a barrier."""
    return words.say(f"noun-{COLOURS[colour]}.letter")


def legend(view: View, words: Catalogue, glyphs: Glyphs) -> Text:
    """What the signs mean: barriers, and marks on cards."""
    out = Text(" ")
    for colour, name in enumerate(COLOURS):
        where = "" if view["walls"][colour] != NOWHERE else " –"
        out.append(f"{glyphs.barriers[colour]}{letter(colour, words)}", f"bold {BARRIER_STYLE[colour]}")
        out.append(f" {words.say(f'noun-{name}.said')}{where}   ")
    marks = {known_mark(view, place) for place in range(len(PLACES))}
    for mark, key in ((BOTH_KNOW, "legend-both"), (THEY_KNOW, "legend-theirs")):
        if mark in marks:
            out.append(f"\n {mark} {words.say(key)}", "dim")
    return out


def effects(view: View, words: Catalogue) -> list[str]:
    """What holds for the next turn."""
    out = [words.say(f"effect-{name}") for name in ("breath", "whisper", "alert", "lust") if view[name]]
    if view["turned"] != NOWHERE:
        out.append(words.say("effect-turned", **words.forms("place", PLACES[view["turned"]])))
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
    table.add_row(words.say("targets"), *[f"{n}/{TARGETS}" for n in view["taken"]])
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


def names(pile: list[int], words: Catalogue) -> str:
    """A pile of cards that are known."""
    return words.cards([NOUNS[card] for card in pile])


def supply(view: View, seat: int, words: Catalogue) -> str:
    """A supply as the eyes of the view know it."""
    pile, seen = view["supply"][seat], view["seen"][seat]
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
