"""What the window shows of a game: always drawn from a view, never from a state."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from whitby.game import View
from whitby.screen import Choice, Head, Question
from whitby.text import Catalogue

Draw = Callable[[View, Catalogue, bool], list[RenderableType]]  # view, words, may it use all of Unicode

DRAWINGS = {"dracula-2003": "whitby.terminal.dracula2003", "fury-2015": "whitby.terminal.fury2015"}
MANY = 9  # options in one list
GROUP = 5  # options of one verb that stand together


def board(game: str, view: View, words: Catalogue, unicode: bool) -> list[RenderableType]:
    """The board of a game in its parts; of a game without a drawing, the fields of its view."""
    if game in DRAWINGS:
        draw: Draw = import_module(DRAWINGS[game]).draw
        return draw(view, words, unicode)
    table = Table(show_header=False, box=None)
    for name, value in view.items():
        table.add_row(name, str(value))
    return [table]


def show(console: Console, parts: list[RenderableType], last: list[str] | None = None) -> list[str]:
    """Print the parts that are not as they were last time; give what they look like now."""
    now = []
    for part in parts:
        with console.capture() as looks:
            console.print(part)
        now.append(looks.get())
    for part, text in zip(parts, now, strict=True):
        if text not in (last or []):
            console.print(part)
            console.print()
    return now


def news(lines: list[str], words: Catalogue) -> RenderableType:
    """What happened."""
    return Group(Text(words.say("what-happened"), style="bold"), *(Text(f"  {line}") for line in lines))


def options(head: Head, words: Catalogue) -> RenderableType:
    """The question, and its options with their numbers."""
    question = head.questions[0]
    title = Text.assemble((words.say(f"prompt-{question.name}"), "bold"), (f"  [{question.clause}]", "dim"))
    out: list[RenderableType] = [Text(), title, *listed(question, words)]
    if question.closed:
        out.append(Text(words.say("closed-hint", count=len(question.closed)), style="dim"))
    return Group(*out)


def listed(question: Question, words: Catalogue) -> list[RenderableType]:
    """The options with their numbers; where there are many, those of one verb stand together under it."""
    verbs = [option.verb for option in question.options]
    alone: list[Text] = []
    groups: dict[str, list[Text]] = {}
    for number, option in enumerate(question.options, 1):
        grouped = len(verbs) > MANY and verbs.count(option.verb) >= GROUP
        name = words.noun(option.noun) if grouped else words.label(option.verb, option.noun, question.name)
        label = Text.assemble((f"{number:3} ", "bold cyan"), name, (costs(option, words), "yellow"))
        (groups.setdefault(option.verb, []) if grouped else alone).append(label)
    out: list[RenderableType] = [columns(alone)] if alone else []
    for verb, labels in groups.items():
        out += [Text(f"    {words.group(verb, question.name)}", style="italic"), Columns(labels, padding=(0, 2), column_first=True)]
    return out


def costs(option: Choice, words: Catalogue) -> str:
    """What a choice costs and what it leads to for certain, behind its label."""
    said = [words.say("price", cubes=option.price)] if option.price else []
    said += [words.say(f"warning-{option.warning}")] if option.warning else []
    return "".join([f" ({text})" for text in said])


def columns(labels: list[Text]) -> RenderableType:
    """A list, in two columns where it is long."""
    if len(labels) <= MANY:
        return Group(*labels)
    table = Table.grid(padding=(0, 2))
    half = (len(labels) + 1) // 2
    for i in range(half):
        table.add_row(labels[i], labels[i + half] if i + half < len(labels) else Text())
    return table


def closed(head: Head, words: Catalogue) -> RenderableType:
    """What one might try and cannot, with the reason and its clause."""
    question = head.questions[0]
    if not question.closed:
        return Text(words.say("closed-nothing"))
    table = Table(title=words.say("closed-title"), title_justify="left", show_header=False, box=None)
    for thing in question.closed:
        label = words.label(thing.verb, thing.noun, question.name)
        table.add_row(label, Text(words.say(f"reason-{thing.reason}"), style="yellow"), Text(f"[{thing.clause}]", style="dim"))
    return table
