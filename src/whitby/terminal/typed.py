"""What a player typed: the number of an option, its text, its label, a part of these, or a command."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from whitby.game import Game
from whitby.screen import Choice, Head
from whitby.text import Catalogue

SHORTEST = 3  # so much of a word must be typed to mean it
DIGITS = 6  # longer numbers mean nothing
LONGEST_PRINTED = 40  # letters of a typed line that an answer repeats
COMMANDS = ("undo", "help", "log", "log-all", "quit", "closed", "board", "pass-all")


class OpenOption(NamedTuple):
    """A choice that is open now, and the seat that would make it; `interrupts` where another seat is asked."""

    seat: str
    question: str
    choice: Choice
    interrupts: bool


class Command(NamedTuple):
    """Something typed that is no choice of the game, such as `undo`; `about` is the place of the option it is about, or -1."""

    name: str
    about: int = -1


class Ambiguous(NamedTuple):
    """What was typed fits several options: their places."""

    found: list[int]


class ClosedChoice(NamedTuple):
    """A choice of the game that is not open now, by its text."""

    text: str


Meaning = int | Command | Ambiguous | ClosedChoice | str  # the place of an option, …, or a problem to say


def open_options(head: Head) -> list[OpenOption]:
    """All that can be chosen: the answers to the questions, then what seats that are not asked may interrupt them with."""
    out = [OpenOption(q.seat, q.name, choice, False) for q in head.questions for choice in q.options]
    return out + [OpenOption(other.seat, head.phase, choice, True) for other in head.interruptions for choice in other.options]


def understand(typed: str, options: list[OpenOption], game: Game, words: Catalogue) -> Meaning:
    """What is meant by a line."""
    low = normalized(typed)
    if not typed.strip():
        return Command("again")
    if typed.lstrip().startswith("?"):
        return explanation(typed.lstrip()[1:], options, game, words)
    for name in COMMANDS:
        if low in (name.replace("-", " "), normalized(words.say(f"command-{name}"))):
            return Command(name)
    return find_option(typed, options, game, words)


def explanation(about: str, options: list[OpenOption], game: Game, words: Catalogue) -> Meaning:
    """What is to be explained: the option named after `?`, or the question where nothing is."""
    if not about.strip():
        return Command("explain")
    found = find_option(about, options, game, words)
    return Command("explain", found) if isinstance(found, int) else found


def find_option(typed: str, options: list[OpenOption], game: Game, words: Catalogue) -> Meaning:
    """The place of the option that is meant: by number, word for word, or as the only one that the words fit."""
    low = normalized(typed)
    if low.isdecimal():
        at = number(typed) - 1
        return at if 0 <= at < len(options) else words.say("not-understood", text=printable(typed))
    texts = [normalized(o.choice.text) for o in options]
    labels = [normalized(words.label(o.choice.verb, o.choice.noun, o.question)) for o in options]
    raw = " ".join(typed.lower().split())
    for exact, line in (([o.choice.text for o in options], raw), (texts, low), (labels, low)):
        found = [i for i, name in enumerate(exact) if name == line]
        if found:
            return found[0] if len(found) == 1 else Ambiguous(found)
    known = choices_by_text(game).get(raw) or choices_by_text(game).get(low)
    if known:
        return ClosedChoice(known)
    names = [normalized(f"{o.seat} {words.seat(o.seat)}") for o in options]
    for before in ([""] * len(options), names):
        found = [i for i in range(len(options)) if matches(low, f"{before[i]} {texts[i]}") or matches(low, f"{before[i]} {labels[i]}")]
        if found:
            return found[0] if len(found) == 1 else Ambiguous(found)
    closed = choices_by_label(game, words).get(low)
    return ClosedChoice(closed) if closed else words.say("not-understood", text=printable(typed))


def matches(line: str, text: str) -> bool:
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


def normalized(text: str) -> str:
    """Small letters without accents, signs as spaces: `step house-7` and `Step  House 7` are the same."""
    letters = unicodedata.normalize("NFD", text).casefold()
    return " ".join(re.sub(r"[^\w\s]|_", " ", "".join([c for c in letters if not unicodedata.combining(c)])).split())


def choices_by_text(game: Game) -> dict[str, str]:
    """Every choice of a game as it is written and as it might be typed, with its text."""
    texts = [game.text(choice) for choice in game.actions]
    return {normalized(text): text for text in texts} | {text: text for text in texts}


def choices_by_label(game: Game, words: Catalogue) -> dict[str, str]:
    """Every choice of a game by its label in the player's language, with its text."""
    return {normalized(words.choice(game, choice)): game.text(choice) for choice in game.actions}


def number(text: str) -> int:
    """A number that somebody typed, or -1; one with thousands of digits is none."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= DIGITS else -1


def printable(typed: str, most: int = LONGEST_PRINTED) -> str:
    """A text from outside, made fit to print: not too long, and nothing in it that a window would obey."""
    line = "".join([c if c.isprintable() else "?" for c in " ".join(typed[: 4 * most].split())])
    return line if len(line) <= most else line[: most - 1] + "…"
