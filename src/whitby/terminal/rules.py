"""`whitby rules`: the rules of a game clause by clause, all of them or those with certain words."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from whitby.game import Game
from whitby.text import Catalogue
from whitby.text.clauses import Section, plain, with_words


def show(game: Game, words: Catalogue, console: Console, wanted: str) -> bool:
    """Print the clauses that hold all these words, by topic; False if there is none."""
    found = with_words(game.id, wanted, words.language)
    for section in found:
        console.rule(f"{section.id}: {section.title}", align="left")
        show_section(section, console, plain(wanted).split())
        console.print()
    console.print(words.say("rules-found", count=sum(len(section.clauses) for section in found)))
    return bool(found)


def show_section(section: Section, console: Console, wanted: list[str]) -> None:
    """The clauses of a topic below their smaller headings, with the words that were looked for in bold."""
    part = ""
    for clause in section.clauses:
        if clause.part != part:
            part = clause.part
            console.print(Text(f"\n{part}", style="italic"))
        line = Text(f"{clause.id}  ", style="dim").append(Text(clause.text, style="not dim"))
        for word in wanted:
            emphasise(line, word)
        if clause.source:
            line.append(f"  [{clause.source}]", style="dim")
        console.print(line)


def emphasise(line: Text, word: str) -> None:
    """Each place in bold where a line holds a word, whatever its accents and capitals."""
    letters = [(at, letter) for at, sign in enumerate(line.plain) for letter in plain(sign)]
    text = "".join(letter for _, letter in letters)
    start = text.find(word)
    while start >= 0:
        line.stylize("bold not dim", letters[start][0], letters[start + len(word) - 1][0] + 1)
        start = text.find(word, start + len(word))
