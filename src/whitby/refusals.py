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

from whitby.engine import NOUN, PASS, State, step_name

Why = Callable[[Any, int, int], str]  # (state, seat, choice): a reason; empty where the function has no say
Nouns = Callable[[Any, int], Iterable[int]]  # (state, seat): a family of nouns
Verbs = Sequence[tuple[str, int, tuple[int, ...]]]
F = TypeVar("F", bound=Why)
T = TypeVar("T")
ANY: Final = 0  # instead of a verb: whichever the question does not ask for
CLAUSE: Final = re.compile(r"[A-Z0-9]+-[A-Z]+-[a-z0-9-]+")


class QuestionEntry(msgspec.Struct, forbid_unknown_fields=True):
    """An entry of [questions], as the head of this file explains it."""

    clause: str
    must: str = ""
    tries: str = ""
    closed: dict[str, str] = {}
    opens: dict[str, str] = {}


class VerbEntry(msgspec.Struct, forbid_unknown_fields=True):
    """An entry of [verbs], as the head of this file explains it."""

    opens: str = ""
    elsewhere: str = ""


class Refusals:
    """A game's reasons.toml, read once and checked, with the functions that have a say where the file is not enough."""

    def __init__(self, path: Path, verbs: Verbs, nouns: Sequence[str], families: Mapping[str, Nouns]) -> None:
        data = tomllib.loads(path.read_text("utf-8"))
        self._verbs = {name: verb for name, verb, _ in verbs}
        self._choices = frozenset([verb | noun for _, verb, own in verbs for noun in own or (0,)])
        self._families = families
        self.reasons: dict[str, str] = {reason: checked_clause(text, reason) for reason, text in data["reasons"].items()}
        self.fallbacks = frozenset([self._reason(reason, "fallbacks") for reason in data["fallbacks"]])
        self._last_resort: str = data["fallbacks"][0]
        self.prompts: dict[str, str] = {}
        self.must: dict[str, str] = {}
        self._tries: dict[str, list[tuple[int, Nouns]]] = {}
        self._opens: dict[tuple[str, int], str] = {}
        self._before: dict[int, Why] = {}
        self._at: dict[tuple[str, int], str | Why] = {}
        self._elsewhere: dict[int, str | Why] = {}
        self._having_a_say: dict[tuple[str, int], list[str | Why]] = {}  # out of these tables, by question and verb, once asked for
        self.cards = {checked_name(noun, nouns, noun): self._reason(reason, noun) for noun, reason in data.get("cards", {}).items()}
        for name, entry in data["questions"].items():
            self._add_question(name, as_entry({"clause": entry} if isinstance(entry, str) else entry, QuestionEntry, name))
        for name, entry in data["verbs"].items():
            self._add_verb(name, as_entry(entry, VerbEntry, name))

    # --- reading ----------------------------------------------------------------------
    def _add_question(self, name: str, entry: QuestionEntry) -> None:
        """Take in what the file says of a question."""
        self.prompts[name] = checked_clause(entry.clause, name)
        if entry.must:
            self.must[name] = self._reason(entry.must, name)
        self._tries[name] = [self._attempt(text, name) for text in entry.tries.split(", ") if text]
        for verbs, reason in entry.closed.items():
            for verb in verbs.split():
                self._at[name, ANY if verb == "any" else self._verb(verb, name)] = self._reason(reason, name)
        for verbs, text in entry.opens.items():
            for verb in verbs.split():
                self._opens[name, self._verb(verb, name)] = checked_clause(text, name)

    def _add_verb(self, name: str, entry: VerbEntry) -> None:
        """Take in what the file says of a verb."""
        verb = self._verb(name, name)
        if entry.opens:
            self._opens["", verb] = checked_clause(entry.opens, name)
        if entry.elsewhere:
            self._elsewhere[verb] = self._reason(entry.elsewhere, name)

    def _reason(self, name: str, key: str) -> str:
        """A reason's name, which must be among [reasons]."""
        return checked_name(name, self.reasons, key)

    def _verb(self, name: str, key: str) -> int:
        """The number of a verb, which must be the game's."""
        return self._verbs[checked_name(name, self._verbs, key)]

    def _attempt(self, text: str, key: str) -> tuple[int, Nouns]:
        """A verb, and the nouns that it might be tried with."""
        verb, _, family = text.partition(" ")
        return self._verb(verb, key), self._families[checked_name(family, self._families, key)] if family else alone

    # --- functions of the game ----------------------------------------------------------
    def before(self, *verbs: str) -> Callable[[F], F]:
        """The function below has the first say about these verbs, whatever the question."""
        return self._register(self._before, [self._verb(verb, "before") for verb in verbs])

    def at(self, question: str, *verbs: str) -> Callable[[F], F]:
        """The function below says why these verbs are not open at a question, or any that it does not ask for."""
        checked_name(question, self.prompts, "at")
        return self._register(self._at, [(question, self._verb(verb, question)) for verb in verbs] or [(question, ANY)])

    def elsewhere(self, *verbs: str) -> Callable[[F], F]:
        """The function below says of these verbs what the question does not."""
        return self._register(self._elsewhere, [self._verb(verb, "elsewhere") for verb in verbs])

    def _register(self, table: dict[T, Any], keys: list[T]) -> Callable[[F], F]:
        """A decorator that writes a function into a table under each of the keys, and leaves it as it is."""

        def register(why: F) -> F:
            self._having_a_say.clear()
            for key in keys:
                table[key] = why
            return why

        return register

    # --- asking -----------------------------------------------------------------------
    def why_not(self, s: State, seat: int, choice: int) -> str:
        """The reason why a seat that is asked cannot choose this."""
        key = (step_name(s), choice & ~NOUN)
        because = self._having_a_say.get(key)
        if because is None:
            because = self._having_a_say[key] = self._who_has_a_say(*key)
        for why in because:
            reason = why if isinstance(why, str) else why(s, seat, choice)
            if reason:
                return reason
        return self._last_resort

    def _who_has_a_say(self, name: str, verb: int) -> list[str | Why]:
        """All that may tell why a verb is not open at a question, in order."""
        found = [
            self._before.get(verb),
            self._at.get((name, verb)),
            self.must.get(name) if verb == PASS else None,
            self._at.get((name, ANY)),
            self._elsewhere.get(verb),
        ]
        return [why for why in found if why]

    def tried(self, s: State, seat: int) -> list[int]:
        """What a player might try at the pending question, open or not."""
        tries = self._tries.get(step_name(s), [])
        return [verb | noun for verb, nouns in tries for noun in nouns(s, seat) if verb | noun in self._choices]

    def clause_of(self, s: State, choice: int) -> str:
        """The clause that opens a choice."""
        name, verb = step_name(s), choice & ~NOUN
        return self._opens.get((name, verb)) or self._opens.get(("", verb)) or self.prompts.get(name, "")


def alone(s: State, seat: int) -> tuple[int]:
    """The family of a verb that takes no noun."""
    return (0,)


def checked_name(name: str, names: Collection[str], key: str) -> str:
    """The name, which must be among these."""
    if name not in names:
        raise ValueError(f"{key}: {name!r} is not known")
    return name


def checked_clause(text: str, key: str) -> str:
    """The id of a clause, which must look like one."""
    if not CLAUSE.fullmatch(text):
        raise ValueError(f"{key}: {text!r} is no clause")
    return text


def as_entry(entry: Any, shape: type[T], key: str) -> T:
    """An entry of the file, checked against its shape."""
    try:
        return msgspec.convert(entry, shape)
    except msgspec.ValidationError as e:
        raise ValueError(f"{key}: {e}") from None
