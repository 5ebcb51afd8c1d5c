"""What a player typed: the number of an option, its text, its label, or a command."""

from __future__ import annotations

from typing import NamedTuple

from whitby.game import Game
from whitby.screen import Question
from whitby.text import Catalogue

SHORTEST = 3  # so much of a label must be typed to mean it
COMMANDS = ("undo", "help", "log", "quit", "closed", "board")


class Command(NamedTuple):
    """Something that is no choice; `about` is the option it is about, or -1."""

    name: str
    about: int = -1


def understand(typed: str, question: Question, game: Game, words: Catalogue) -> int | Command | str:
    """The place of an option, a command, or what to say: a problem, or the text of a choice that is not open."""
    low = " ".join(typed.lower().split())
    if not low:
        return Command("again")
    if low.startswith("?"):
        return explanation(low[1:].strip(), question, game, words)
    for name in COMMANDS:
        if low in (name, words.say(f"command-{name}").lower()):
            return Command(name)
    return option(low, question, game, words)


def explanation(about: str, question: Question, game: Game, words: Catalogue) -> Command | str:
    """`?` alone is about the question."""
    if not about:
        return Command("explain")
    found = option(about, question, game, words)
    return Command("explain", found) if isinstance(found, int) else found


def option(low: str, question: Question, game: Game, words: Catalogue) -> int | str:
    """The place of the option that is meant; else a problem, or the text of a choice that is not open."""
    if low.isdecimal():
        return int(low) - 1 if 0 < int(low) <= len(question.options) else words.say("not-understood", text=low)
    texts = [choice.text for choice in question.options]
    labels = [words.label(choice.verb, choice.noun, question.name).lower() for choice in question.options]
    for names in (texts, labels):
        if low in names:
            return names.index(low)
    try:
        return game.text(game.choice(low))
    except ValueError:
        pass
    fits = [] if len(low) < SHORTEST else [i for i, label in enumerate(labels) if low in label or low in texts[i]]
    if len(fits) == 1:
        return fits[0]
    if fits:
        return words.say("ambiguous", text=low, fits=", ".join(str(i + 1) for i in fits))
    return words.say("not-understood", text=low)
