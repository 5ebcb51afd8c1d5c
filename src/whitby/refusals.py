"""Why a choice is not open: what a game's reasons.toml says, and the functions of the game that look at the state.

    fallbacks    reasons that only say no; the first is given where nothing else has a say
    [reasons]    reason = the clause that it stands on
    [questions]  question = { clause, must, tries, closed, opens }, or its clause alone
    [verbs]      verb = { opens, elsewhere }
    [cards]      noun = the reason why it cannot be used now

Of a question, `clause` stands beside its prompt. `must` is the reason why nobody can pass. `tries` lists what a player might try:
verbs, each alone or with a family of nouns that the game finds in the state ("search, discard hand"). `closed` says by verb, or by
several, why another noun is not open, and under `any` why no other verb is. `opens` names the clause of a verb where it is
not the usual one. Of a verb, `opens` is the clause that opens it, `elsewhere` the reason at a question that does not ask for it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from whitby.engine import NOUN, PASS, State, question_name

Why = Callable[[Any, int, int], str]  # (state, seat, choice): a reason; empty where the function has no say
Nouns = Callable[[Any, int], Iterable[int]]  # (state, seat): a family of nouns
Verbs = Sequence[tuple[str, int, tuple[int, ...]]]
F = TypeVar("F", bound=Why)
T = TypeVar("T")
ANY: Final = 0  # no verb
CLAUSE: Final = re.compile(r"[A-Z0-9]+-[A-Z]+-[a-z0-9-]+")


class OfQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """A line of [questions]."""

    clause: str
    must: str = ""
    tries: str = ""
    closed: dict[str, str] = {}
    opens: dict[str, str] = {}


class OfVerb(msgspec.Struct, forbid_unknown_fields=True):
    """A line of [verbs]."""

    opens: str = ""
    elsewhere: str = ""


class Refusals:
    """A game's reasons.toml, read once and checked, with the functions that have a say where the file is not enough."""

    def __init__(self, path: Path, verbs: Verbs, nouns: Sequence[str], families: Mapping[str, Nouns]) -> None:
        data = tomllib.loads(path.read_text("utf-8"))
        self._verbs = {name: verb for name, verb, _ in verbs}
        self._choices = frozenset([verb | noun for _, verb, own in verbs for noun in own or (0,)])
        self._families = families
        self.reasons: dict[str, str] = {reason: clause(text, reason) for reason, text in data["reasons"].items()}
        self.fallbacks = frozenset([self._reason(reason, "fallbacks") for reason in data["fallbacks"]])
        self._last: str = data["fallbacks"][0]
        self.prompts: dict[str, str] = {}
        self.must: dict[str, str] = {}
        self._tries: dict[str, list[tuple[int, Nouns]]] = {}
        self._opens: dict[tuple[str, int], str] = {}
        self._before: dict[int, Why] = {}
        self._at: dict[tuple[str, int], str | Why] = {}
        self._elsewhere: dict[int, str | Why] = {}
        self.cards = {known(noun, nouns, noun): self._reason(reason, noun) for noun, reason in data.get("cards", {}).items()}
        for name, entry in data["questions"].items():
            self._add_question(name, shaped({"clause": entry} if isinstance(entry, str) else entry, OfQuestion, name))
        for name, entry in data["verbs"].items():
            self._add_verb(name, shaped(entry, OfVerb, name))

    # --- reading ----------------------------------------------------------------------
    def _add_question(self, name: str, entry: OfQuestion) -> None:
        """What the file says of a question."""
        self.prompts[name] = clause(entry.clause, name)
        if entry.must:
            self.must[name] = self._reason(entry.must, name)
        self._tries[name] = [self._attempt(text, name) for text in entry.tries.split(", ") if text]
        for verbs, reason in entry.closed.items():
            for verb in verbs.split():
                self._at[name, ANY if verb == "any" else self._verb(verb, name)] = self._reason(reason, name)
        for verbs, text in entry.opens.items():
            for verb in verbs.split():
                self._opens[name, self._verb(verb, name)] = clause(text, name)

    def _add_verb(self, name: str, entry: OfVerb) -> None:
        """What the file says of a verb."""
        verb = self._verb(name, name)
        if entry.opens:
            self._opens["", verb] = clause(entry.opens, name)
        if entry.elsewhere:
            self._elsewhere[verb] = self._reason(entry.elsewhere, name)

    def _reason(self, name: str, key: str) -> str:
        """A reason that is listed."""
        return known(name, self.reasons, key)

    def _verb(self, name: str, key: str) -> int:
        """A verb of the game."""
        return self._verbs[known(name, self._verbs, key)]

    def _attempt(self, text: str, key: str) -> tuple[int, Nouns]:
        """A verb, and the nouns that it might be tried with."""
        verb, _, family = text.partition(" ")
        return self._verb(verb, key), self._families[known(family, self._families, key)] if family else alone

    # --- functions of the game ----------------------------------------------------------
    def before(self, *verbs: str) -> Callable[[F], F]:
        """The function below has the first say about these verbs, whatever the question."""
        return enter(self._before, [self._verb(verb, "before") for verb in verbs])

    def at(self, question: str, *verbs: str) -> Callable[[F], F]:
        """The function below says why these verbs are not open at a question, or any that it does not ask for."""
        known(question, self.prompts, "at")
        return enter(self._at, [(question, self._verb(verb, question)) for verb in verbs] or [(question, ANY)])

    def elsewhere(self, *verbs: str) -> Callable[[F], F]:
        """The function below says of these verbs what the question does not."""
        return enter(self._elsewhere, [self._verb(verb, "elsewhere") for verb in verbs])

    # --- asking -----------------------------------------------------------------------
    def why_not(self, s: State, seat: int, choice: int) -> str:
        """The reason why a seat that is asked cannot choose this."""
        name, verb = question_name(s), choice & ~NOUN
        for because in (
            self._before.get(verb),
            self._at.get((name, verb)),
            self.must.get(name) if choice == PASS else None,
            self._at.get((name, ANY)),
            self._elsewhere.get(verb),
        ):
            reason = because(s, seat, choice) if callable(because) else because
            if reason:
                return reason
        return self._last

    def tried(self, s: State, seat: int) -> list[int]:
        """What a player might try at the pending question, open or not."""
        tries = self._tries.get(question_name(s), [])
        return [verb | noun for verb, nouns in tries for noun in nouns(s, seat) if verb | noun in self._choices]

    def clause_of(self, s: State, choice: int) -> str:
        """The clause that opens a choice."""
        name, verb = question_name(s), choice & ~NOUN
        return self._opens.get((name, verb)) or self._opens.get(("", verb)) or self.prompts.get(name, "")


def alone(s: State, seat: int) -> tuple[int]:
    """The family of a verb that takes no noun."""
    return (0,)


def enter(table: dict[T, Any], keys: list[T]) -> Callable[[F], F]:
    """A decorator that writes a function into a table under each of the keys, and leaves it as it is."""

    def register(why: F) -> F:
        for key in keys:
            table[key] = why
        return why

    return register


def known(name: str, names: Collection[str], key: str) -> str:
    """The name, which must be among these."""
    if name not in names:
        raise ValueError(f"{key}: {name!r} is not known")
    return name


def clause(text: str, key: str) -> str:
    """The id of a clause, by its looks."""
    if not CLAUSE.fullmatch(text):
        raise ValueError(f"{key}: {text!r} is no clause")
    return text


def shaped(entry: Any, shape: type[T], key: str) -> T:
    """A line of the file in its shape."""
    try:
        return msgspec.convert(entry, shape)
    except msgspec.ValidationError as e:
        raise ValueError(f"{key}: {e}") from None
