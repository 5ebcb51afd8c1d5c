"""What a player typed: the number of an option, its text, its label, a part of these, or a command."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from whitby.game import Game
from whitby.screen import Choice, Head
from whitby.text import Catalogue

SHORTEST = 3  # so much of a word must be typed to mean it
DIGITS = 6  # no number that means anything is longer
ECHO = 40  # so much of a line is said back
COMMANDS = ("undo", "help", "log", "log-all", "quit", "closed", "board", "pass-all")


class Open(NamedTuple):
    """Something that can be chosen now, and the seat that would choose it; `beside` where another seat is asked."""

    seat: str
    question: str
    choice: Choice
    beside: bool


class Command(NamedTuple):
    """Something that is no choice; `about` is the option it is about, or -1."""

    name: str
    about: int = -1


class Several(NamedTuple):
    """A part of several options, by their places."""

    fits: list[int]


class Closed(NamedTuple):
    """A choice of the game that is not open now, by its text."""

    text: str


Meaning = int | Command | Several | Closed | str  # the place of an option, …, or a problem to say


def opened(head: Head) -> list[Open]:
    """All that can be chosen: the answers to the questions, then the interruptions."""
    out = [Open(q.seat, q.name, choice, False) for q in head.questions for choice in q.options]
    return out + [Open(each.seat, head.phase, choice, True) for each in head.interruptions for choice in each.options]


def understand(typed: str, options: list[Open], game: Game, words: Catalogue) -> Meaning:
    """What is meant by a line."""
    low = plain(typed)
    if not typed.strip():
        return Command("again")
    if typed.lstrip().startswith("?"):
        return explanation(typed.lstrip()[1:], options, game, words)
    for name in COMMANDS:
        if low in (name.replace("-", " "), plain(words.say(f"command-{name}"))):
            return Command(name)
    return option(typed, options, game, words)


def explanation(about: str, options: list[Open], game: Game, words: Catalogue) -> Meaning:
    """`?` alone is about the question."""
    if not about.strip():
        return Command("explain")
    found = option(about, options, game, words)
    return Command("explain", found) if isinstance(found, int) else found


def option(typed: str, options: list[Open], game: Game, words: Catalogue) -> Meaning:
    """The place of the option that is meant: by number, word for word, or as the only one that the words fit."""
    low = plain(typed)
    if low.isdecimal():
        at = number(typed) - 1
        return at if 0 <= at < len(options) else words.say("not-understood", text=echo(typed))
    texts = [plain(o.choice.text) for o in options]
    labels = [plain(words.label(o.choice.verb, o.choice.noun, o.question)) for o in options]
    raw = " ".join(typed.lower().split())
    for exact, line in (([o.choice.text for o in options], raw), (texts, low), (labels, low)):
        fits = [i for i, name in enumerate(exact) if name == line]
        if fits:
            return fits[0] if len(fits) == 1 else Several(fits)
    known = actions(game).get(raw) or actions(game).get(low)
    if known:
        return Closed(known)
    names = [plain(f"{o.seat} {words.seat(o.seat)}") for o in options]
    for before in ([""] * len(options), names):
        fits = [i for i in range(len(options)) if fit(low, f"{before[i]} {texts[i]}") or fit(low, f"{before[i]} {labels[i]}")]
        if fits:
            return fits[0] if len(fits) == 1 else Several(fits)
    closed = labelled(game, words).get(low)
    return Closed(closed) if closed else words.say("not-understood", text=echo(typed))


def fit(line: str, text: str) -> bool:
    """Do the words stand in the text, in this order? A word may be cut short, a number may not: house 1 is not house 10."""
    at = 0
    wanted, have = line.split(), text.split()
    for word in wanted:
        while at < len(have) and not begins(have[at], word):
            at += 1
        if at == len(have):
            return False
        at += 1
    return any(len(word) >= SHORTEST for word in wanted)


def begins(have: str, word: str) -> bool:
    """Is this the word, or enough of its beginning?"""
    return have == word or len(word) >= SHORTEST and not word.isdecimal() and have.startswith(word)


def plain(text: str) -> str:
    """Small letters without accents, signs as spaces: `step house-7` and `Step  House 7` are the same."""
    letters = unicodedata.normalize("NFD", text).casefold()
    return " ".join(re.sub(r"[^\w\s]|_", " ", "".join([c for c in letters if not unicodedata.combining(c)])).split())


def actions(game: Game) -> dict[str, str]:
    """Every choice of a game as it is written and as it might be typed, with its text."""
    texts = [game.text(choice) for choice in game.actions]
    return {plain(text): text for text in texts} | {text: text for text in texts}


def labelled(game: Game, words: Catalogue) -> dict[str, str]:
    """The same by labels."""
    return {plain(words.choice(game, choice)): game.text(choice) for choice in game.actions}


def number(text: str) -> int:
    """A number that somebody typed, or -1; one with thousands of digits is none."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= DIGITS else -1


def echo(typed: str, most: int = ECHO) -> str:
    """A line said back: not too long, and nothing in it that a window would obey."""
    line = "".join([c if c.isprintable() else "?" for c in " ".join(typed[: 4 * most].split())])
    return line if len(line) <= most else line[: most - 1] + "…"
