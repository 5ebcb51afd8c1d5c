"""The options of a question, in as few lines as the window needs: one a line, in columns, in a row, or a whole group as one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from whitby.terminal.text_rows import wrapped
from whitby.terminal.typed import OpenOption
from whitby.text import Catalogue

MANY = 9  # more options than this are grouped by their verbs
GROUP = 3  # so many of one verb in a row make a group
MOST = 18  # lines of options that fit some words
OPEN = 4  # so many layouts show every option
GAP = "   "


Arrange = Callable[[list[Text], int], list[Text]]


class OptionGroup(NamedTuple):
    """Options that are printed together: under a title that says what they have in common, or without one."""

    seat: str  # whose they are, where that must be said
    interrupts: bool  # while another seat is asked
    title: str
    labels: list[Text]
    first: int  # the number of the first


def layouts(options: list[OpenOption], words: Catalogue, width: int) -> Iterator[list[Text]]:
    """The same options ever more tightly, always in the order of their numbers; the last ones leave groups closed, the largest first."""
    found = grouped(options, words)
    for arrange in (one_a_line, aligned, in_a_row):
        yield laid_out(found, words, width, arrange)
    yield one_row_a_seat(found, set(), words, width)
    shut: set[int] = set()
    for at in sorted(range(len(found)), key=lambda at: -len(found[at].labels)):
        shut = shut | {at}
        yield [*one_row_a_seat(found, shut, words, width), Text(f"    {words.say('group-hint')}", style="dim")]


def listed(options: list[OpenOption], places: list[int], words: Catalogue, width: int) -> list[Text]:
    """Some of the options, as many as a window holds."""
    lines = in_a_row([numbered(at + 1, whose(options[at], options, words) + label(options[at], words)) for at in places], width)
    return lines if len(lines) <= MOST else [*lines[:MOST], Text(f"    {words.say('group-more')}", style="dim")]


def grouped(options: list[OpenOption], words: Catalogue) -> list[OptionGroup]:
    """The options in order, neighbours of one seat and verb together as a group."""
    several = len({(o.seat, o.interrupts) for o in options}) > 1
    alike = Counter((o.choice.verb, o.seat, o.interrupts) for o in options)
    out: list[OptionGroup] = []
    for number, o in enumerate(options, 1):
        seat = o.seat if several else ""
        many = len(options) > MANY and alike[o.choice.verb, o.seat, o.interrupts] >= GROUP
        title = words.group(o.choice.verb, o.question) if many else ""
        text = numbered(number, words.noun(o.choice.noun) if title and o.choice.noun else label(o, words))
        if out and (out[-1].seat, out[-1].interrupts, out[-1].title) == (seat, o.interrupts, title):
            out[-1].labels.append(text)
        else:
            out.append(OptionGroup(seat, o.interrupts, title, [text], number))
    return out


def label(o: OpenOption, words: Catalogue) -> str:
    """An option in words, with its price and what it leads to for certain."""
    said = [words.say("price", cubes=o.choice.price)] if o.choice.price else []
    said += [words.say(f"warning-{o.choice.warning}")] if o.choice.warning else []
    return words.label(o.choice.verb, o.choice.noun, o.question) + "".join([f" ({text})" for text in said])


def whose(o: OpenOption, options: list[OpenOption], words: Catalogue) -> str:
    """The seat, where several have options."""
    return f"{words.seat(o.seat)}: " if len({p.seat for p in options}) > 1 else ""


def numbered(number: int, text: str) -> Text:
    """An option behind its number."""
    return Text.assemble((f"{number:3} ", "bold cyan"), text)


def laid_out(found: list[OptionGroup], words: Catalogue, width: int, arrange: Arrange) -> list[Text]:
    """The groups one after the other, each seat under its name and each group under its title."""
    lines: list[Text] = []
    seat = ("", False)
    for group in found:
        if (group.seat, group.interrupts) != seat:
            seat = (group.seat, group.interrupts)
            lines.append(heading(group, words))
        if group.title:
            lines.append(Text(f"    {group.title}", style="italic"))
        lines += aligned(group.labels, width) if group.title and arrange is one_a_line else arrange(group.labels, width)
    return lines


def one_row_a_seat(found: list[OptionGroup], shut: set[int], words: Catalogue, width: int) -> list[Text]:
    """Names, titles and options in one row for each seat; groups that are shut as one entry each."""
    lines: list[Text] = []
    row: list[Text] = []
    seat = ("", False)
    for at, group in enumerate(found):
        if (group.seat, group.interrupts) != seat:
            seat = (group.seat, group.interrupts)
            lines += wrapped(row, width, GAP)
            row = [heading(group, words)]
        if at in shut and len(group.labels) > 1:
            numbers = f"{group.first:3}–{group.first + len(group.labels) - 1} "
            row.append(Text.assemble((numbers, "bold cyan"), group.title or "…"))
        else:
            row += [Text(group.title, style="italic")] if group.title else []
            row += group.labels
    return lines + wrapped(row, width, GAP)


def heading(group: OptionGroup, words: Catalogue) -> Text:
    """Whose options follow, and whether they are answers."""
    return Text(words.say("beside-title", seat=words.seat(group.seat)) if group.interrupts else words.seat(group.seat), style="bold")


def one_a_line(labels: list[Text], width: int) -> list[Text]:
    """Each option in a line of its own."""
    return labels


def aligned(labels: list[Text], width: int) -> list[Text]:
    """Options in columns of equal width."""
    wide = max([cell_len(label.plain) for label in labels], default=0) + len(GAP)
    padded = [Text.assemble(label, " " * (wide - len(GAP) - cell_len(label.plain))) for label in labels]
    return wrapped(padded, width, GAP)


def in_a_row(labels: list[Text], width: int) -> list[Text]:
    """As many in a line as there is room for."""
    return wrapped(labels, width, GAP)
