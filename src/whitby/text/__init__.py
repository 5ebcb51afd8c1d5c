"""The words that people read: Fluent catalogues, one set for the terminal and the page.

A noun has a name for labels (`noun-coffin = Coffin`) and, as attributes, the forms that sentences need: `.said` is how it
stands in a sentence ("a coffin"), others are a language's own. A message gets $a, or $noun, as `.said` where there is one,
and each attribute as $a_<attribute>. A noun that is a plain number comes as a number, so that a message can choose by it.

A noun without a key of its own is made of two others with one of the signs : / = between them, by the message of that sign:
`space-1:rats` is `joined-colon` with $a = space-1 and $b = rats, and the attributes of the message are the noun's own forms.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from whitby.engine import News
from whitby.game import Ended, Game

LANGUAGES = ("en", "it")
VARIABLES = ("a", "b", "c")  # what the message of an event gets its first facts as
JOINING_SIGNS = {":": "colon", "/": "slash", "=": "equals"}  # between two nouns that make a third
FORMS = ("at", "to", "of")  # where a noun has no such form, .said stands for it

Args = dict[str, str | int]


def languages() -> tuple[str, ...]:
    """The languages there are; the first is the one to fall back on."""
    return LANGUAGES


def language() -> str:
    """The language that the machine is set to, where we have it."""
    settings = [os.environ.get(name, "") for name in ("WHITBY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    for wanted in (*settings, locale.getlocale()[0] or ""):
        if wanted:
            return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def key_of(kind: str, id: str) -> str:
    """The key of something with an id: `noun-house-1--house-2`."""
    return f"{kind}-{id.replace('/', '--')}"


def source(language: str, name: str) -> str:
    """A catalogue as it is written."""
    return files(__name__).joinpath(language, f"{name}.ftl").read_text("utf-8")


def with_family(language: str, name: str) -> str:
    """A catalogue after that of its family, if there is one: `fury-2015` adds to `fury`, and may say a name in its own words."""
    family = name.rpartition("-")[0]
    shared = source(language, family) if files(__name__).joinpath(language, f"{family}.ftl").is_file() else ""
    return shared + source(language, name)


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The catalogues of a language that all games share, with that of a game, which may say a common message in its own words."""
    out = FluentBundle([language], use_isolating=False)
    for name in ("common", "companion", game) if game else ("common", "companion"):
        out.add_resource(FluentResource(with_family(language, name)), allow_overrides=True)
    return out


def capitalized(text: str) -> str:
    """The text with a capital letter at the beginning."""
    return text[:1].upper() + text[1:]


class Catalogue:
    """All words of one language for one game, or for none."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game

    def say(self, key: str, **args: Any) -> str:
        """A message with its arguments; "key.attribute" is an attribute. What is missing falls back to English, then to the key."""
        return self.format(key, args)[0]

    def format(self, key: str, args: dict[str, Any]) -> tuple[str, list[Any]]:
        """A message with its arguments, and the errors of formatting it."""
        for language in dict.fromkeys((self.language, LANGUAGES[0])):
            pattern = self.pattern(language, key)
            if pattern is not None:
                text, errors = bundle(language, self.game).format_pattern(pattern, args)
                return str(text), list(errors)
        return key, [LookupError(key)]

    def pattern(self, language: str, key: str) -> Any:
        """A message or attribute in one language, as Fluent keeps it; None if it is missing."""
        name, _, attribute = key.partition(".")
        words = bundle(language, self.game)
        if not words.has_message(name):
            return None
        message = words.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def has(self, key: str) -> bool:
        """Is there such a message, or attribute, in this language?"""
        return self.pattern(self.language, key) is not None

    # --- things with ids ----------------------------------------------------------------
    def seat(self, id: str) -> str:
        """The name of a seat, or of chance."""
        return self.say("chance") if id == "chance" else self.say(key_of("seat", id))

    def seats(self, ids: Sequence[str]) -> str:
        """The names of several seats, with commas."""
        return ", ".join(self.seat(id) for id in ids)

    def noun(self, id: str) -> str:
        """The name of a noun, as a label."""
        key, args = self.source_of(id)
        return self.say(key, **args)

    def source_of(self, id: str) -> tuple[str, Args]:
        """The message that a noun is said by: its own, or that of the sign which joins two others."""
        key = key_of("noun", id)
        if not self.has(key):
            for sign, name in JOINING_SIGNS.items():
                first, found, second = id.partition(sign)
                if found and self.has(f"joined-{name}"):
                    return f"joined-{name}", self.forms("a", first) | self.forms("b", second)
        return key, {}

    def forms(self, variable: str, id: str) -> Args:
        """A noun as arguments of a message: $a, $a_at and so on; and its id, by which a message can choose."""
        if id.isdecimal():
            return {variable: int(id)}
        key, args = self.source_of(id)
        attributes = bundle(self.language, self.game).get_message(key).attributes if self.has(key) else {}
        own: Args = {f"{variable}_{name}": self.say(f"{key}.{name}", **args) for name in attributes}
        said = own.get(f"{variable}_said") or self.say(key, **args)
        return {variable: said, f"{variable}_id": id} | {f"{variable}_{form}": said for form in FORMS} | own

    def cards(self, ids: Sequence[str]) -> str:
        """A pile as a list, equal cards counted."""
        counts = {id: list(ids).count(id) for id in ids}
        return ", ".join(self.noun(id) if n == 1 else f"{n} × {self.noun(id)}" for id, n in counts.items()) or self.say("nothing")

    def ending(self, game: Game, end: Ended) -> str:
        """Why a game is over, in a sentence."""
        if not end.resigned:
            return self.say(f"ending-{end.ending}")
        return self.say(f"ending-{end.ending}", side=self.say(f"side-{end.resigned}"), count=len(game.side(end.resigned).seats))

    # --- choices and news ----------------------------------------------------------------
    def prompt(self, question: str, about: dict[str, str]) -> str:
        """A question, with the names of what it is about where they are known."""
        key = f"prompt-{question}"
        if not about or not self.has(f"{key}.about"):
            return self.say(key)
        nouns = [self.forms(name, noun) for name, noun in about.items()]
        return capitalized(self.say(f"{key}.about", **{name: form for forms in nouns for name, form in forms.items()}))

    def label(self, verb: str, noun: str, question: str = "") -> str:
        """A choice as an answer to the question, from its verb and noun."""
        return capitalized(self.say(f"verb-{verb}", question=question, **(self.forms("noun", noun) if noun else {})))

    def group(self, verb: str, question: str = "") -> str:
        """What a verb's choices have in common, the noun left open."""
        return capitalized(self.say(f"verb-{verb}", question=question, **{name: "…" for name in ("noun", *(f"noun_{f}" for f in FORMS))}))

    def choice(self, game: Game, choice: int, question: str = "") -> str:
        """A choice as an answer to the question."""
        return self.label(game.verb_name(choice), game.noun_name(choice), question)

    def event_by_ids(self, what: str, facts: Sequence[str]) -> str:
        """An event, its facts as ids; all after the first are also there as one list, $cards."""
        args: Args = {"cards": self.cards(facts[1:])}
        for variable, fact in zip(VARIABLES, facts, strict=False):
            args |= self.forms(variable, fact)
        return capitalized(self.say(f"event-{what}", **args))

    def event(self, game: Game, news: News) -> str:
        """An event as the engine tells it."""
        what, facts = news
        if what in ("chose", "answered"):
            chosen = self.choice(game, facts[1]) if what == "chose" else ""
            return self.say(f"event-{what}", a=self.seat(game.seat_name(facts[0])), b=chosen)
        return self.event_by_ids(what, [game.nouns[fact] for fact in facts])
