"""One page of the window: board, news, question and options in the lines there are; what gives way is still there for the asking."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.text import Text

from whitby.terminal.options import OPEN, layouts
from whitby.terminal.typed import OpenOption
from whitby.text import Catalogue

LEAST = 24  # lines that every window has
GUESS = 25  # what rich says of a window whose size it does not know
NEWS = 4  # lines that news get before what is only good to know
ALWAYS, NEEDED, HANDY, SPARE = range(4)  # how badly a part is wanted


class Part(NamedTuple):
    """Something of the board, and how badly it is wanted: ALWAYS there, NEEDED, HANDY, or SPARE."""

    body: RenderableType
    rank: int


class Asked(NamedTuple):
    """A question as it is printed: what is asked, what can be chosen, and what else can be typed."""

    title: Text
    options: list[OpenOption]
    hint: Text


def page(console: Console, title: str, parts: list[Part], news: list[str], asked: Asked, words: Catalogue) -> None:
    """Print a page, its last line left for what is typed."""
    console.rule(title)
    lines = console.height if console.height > GUESS else LEAST
    room = lines - 2 - height(console, asked.title) - height(console, asked.hint)
    size = [height(console, part.body) for part in parts]
    wanted = len(news_lines(console, news, NEWS, words))
    must = sum(n for n, part in zip(size, parts, strict=True) if part.rank == ALWAYS)
    needed = sum(n for n, part in zip(size, parts, strict=True) if part.rank == NEEDED)
    options = layout_that_fits(console, asked.options, words, room - must - needed - wanted, room - must)
    left = room - height(console, options)
    shown: list[int] = []
    for at in sorted(range(len(parts)), key=lambda at: parts[at].rank):
        kept = (0, min(wanted, 2), wanted, wanted)[parts[at].rank]  # lines kept for the news
        if parts[at].rank == ALWAYS or size[at] <= left - kept:
            shown.append(at)
            left -= size[at]
    for at in sorted(shown):
        console.print(parts[at].body)
    for line in news_lines(console, news, left, words):
        console.print(line)
    console.print(asked.title, *([options, asked.hint] if asked.options else []), sep="\n")


def layout_that_fits(console: Console, options: list[OpenOption], words: Catalogue, room: int, more: int) -> Group:
    """The options as roomily as can be; they may take more room before a group of them is left closed."""
    laid = layouts(options, words, console.width)
    open = [Group(*next(laid)) for _ in range(OPEN)]
    for way in open:
        if height(console, way) <= room:
            return way
    if height(console, way) <= more:
        return way
    for lines in laid:
        way = Group(*lines)
        if height(console, way) <= room:
            break
    return way


def news_lines(console: Console, news: list[str], room: int, words: Catalogue) -> list[Text]:
    """What happened: a line for each event, or as running text; where even that is too long, the end of it."""
    if len(news) <= room and sum(height(console, Text(line)) for line in news) <= room:
        return [Text(line) for line in news]
    for first in range(len(news) + 1):
        if sum([len(line) for line in news[first:]]) > room * console.width:
            continue
        cut = [Text(words.say("news-cut"), style="dim")] if first else []
        wrapped = [*cut, *Text(" ".join(news[first:])).wrap(console, console.width)] if first < len(news) else cut
        if len(wrapped) <= room:
            return wrapped
    return []


def height(console: Console, body: RenderableType) -> int:
    """How many lines something takes when it is printed in this window."""
    with console.capture() as looks:
        console.print(body)
    return looks.get().count("\n")
