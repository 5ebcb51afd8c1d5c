"""The options of a question, in as few lines as the window needs: one a line, in columns, in a row, or a whole group as one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from whitby.terminal.flow import rows
from whitby.terminal.typed import Open
from whitby.text import Catalogue

MANY = 9  # more options than this are grouped by their verbs
GROUP = 3  # so many of one verb in a row make a group
MOST = 18  # lines of options that fit some words
OPEN = 4  # so many layouts show every option
GAP = "   "


Arrange = Callable[[list[Text], int], list[Text]]


class Run(NamedTuple):
    """Options that stand together: a group under what they have in common, or some without."""

    seat: str  # whose they are, where that must be said
    beside: bool
    title: str
    labels: list[Text]
    first: int  # the number of the first


def layouts(options: list[Open], words: Catalogue, width: int) -> Iterator[list[Text]]:
    """The same options ever more tightly, always in the order of their numbers; the last ones leave groups closed, the largest first."""
    found = runs(options, words)
    for arrange in (one_a_line, aligned, in_a_row):
        yield laid_out(found, words, width, arrange)
    yield run_on(found, set(), words, width)
    shut: set[int] = set()
    for at in sorted(range(len(found)), key=lambda at: -len(found[at].labels)):
        shut = shut | {at}
        yield [*run_on(found, shut, words, width), Text(f"    {words.say('group-hint')}", style="dim")]


def listed(options: list[Open], places: list[int], words: Catalogue, width: int) -> list[Text]:
    """Some of the options, as many as a window holds."""
    lines = in_a_row([numbered(at + 1, whose(options[at], options, words) + label(options[at], words)) for at in places], width)
    return lines if len(lines) <= MOST else [*lines[:MOST], Text(f"    {words.say('group-more')}", style="dim")]


def runs(options: list[Open], words: Catalogue) -> list[Run]:
    """The options in runs."""
    several = len({(o.seat, o.beside) for o in options}) > 1
    alike = Counter((o.choice.verb, o.seat, o.beside) for o in options)
    out: list[Run] = []
    for number, o in enumerate(options, 1):
        seat = o.seat if several else ""
        many = len(options) > MANY and alike[o.choice.verb, o.seat, o.beside] >= GROUP
        title = words.group(o.choice.verb, o.question) if many else ""
        text = numbered(number, words.noun(o.choice.noun) if title and o.choice.noun else label(o, words))
        if out and (out[-1].seat, out[-1].beside, out[-1].title) == (seat, o.beside, title):
            out[-1].labels.append(text)
        else:
            out.append(Run(seat, o.beside, title, [text], number))
    return out


def label(o: Open, words: Catalogue) -> str:
    """An option in words, with its price and what it leads to for certain."""
    said = [words.say("price", cubes=o.choice.price)] if o.choice.price else []
    said += [words.say(f"warning-{o.choice.warning}")] if o.choice.warning else []
    return words.label(o.choice.verb, o.choice.noun, o.question) + "".join([f" ({text})" for text in said])


def whose(o: Open, options: list[Open], words: Catalogue) -> str:
    """The seat, where several have options."""
    return f"{words.seat(o.seat)}: " if len({p.seat for p in options}) > 1 else ""


def numbered(number: int, text: str) -> Text:
    """An option behind its number."""
    return Text.assemble((f"{number:3} ", "bold cyan"), text)


def laid_out(found: list[Run], words: Catalogue, width: int, arrange: Arrange) -> list[Text]:
    """The runs one after the other, each seat under its name and each group under its title."""
    lines: list[Text] = []
    seat = ("", False)
    for run in found:
        if (run.seat, run.beside) != seat:
            seat = (run.seat, run.beside)
            lines.append(heading(run, words))
        if run.title:
            lines.append(Text(f"    {run.title}", style="italic"))
        lines += aligned(run.labels, width) if run.title and arrange is one_a_line else arrange(run.labels, width)
    return lines


def run_on(found: list[Run], shut: set[int], words: Catalogue, width: int) -> list[Text]:
    """Names, titles and options in one row for each seat; groups that are shut as one entry each."""
    lines: list[Text] = []
    row: list[Text] = []
    seat = ("", False)
    for at, run in enumerate(found):
        if (run.seat, run.beside) != seat:
            seat = (run.seat, run.beside)
            lines += rows(row, width, GAP)
            row = [heading(run, words)]
        if at in shut and len(run.labels) > 1:
            numbers = f"{run.first:3}–{run.first + len(run.labels) - 1} "
            row.append(Text.assemble((numbers, "bold cyan"), run.title or "…"))
        else:
            row += [Text(run.title, style="italic")] if run.title else []
            row += run.labels
    return lines + rows(row, width, GAP)


def heading(run: Run, words: Catalogue) -> Text:
    """Whose options follow, and whether they are answers."""
    return Text(words.say("beside-title", seat=words.seat(run.seat)) if run.beside else words.seat(run.seat), style="bold")


def one_a_line(labels: list[Text], width: int) -> list[Text]:
    """One below the other."""
    return labels


def aligned(labels: list[Text], width: int) -> list[Text]:
    """In rows, one below the other in columns."""
    wide = max([cell_len(label.plain) for label in labels], default=0) + len(GAP)
    padded = [Text.assemble(label, " " * (wide - len(GAP) - cell_len(label.plain))) for label in labels]
    return rows(padded, width, GAP)


def in_a_row(labels: list[Text], width: int) -> list[Text]:
    """As many in a line as there is room for."""
    return rows(labels, width, GAP)
