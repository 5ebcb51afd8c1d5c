"""The companion in a text window: what happened at the real table is typed, the odds are shown, and all is kept after each entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from rich.console import Console

from whitby.companion.kinds import Kind
from whitby.companion.session import Entry, Refused, Session
from whitby.terminal.typed import normalized, printable
from whitby.text import Catalogue

T = TypeVar("T")
SHOWN = 10  # places
CARDS = 3  # of a place
EXAMPLE = "stands van-helsing london"
EXAMPLES = {"dracula-2003": "turned-up dracula house-4 hunter-2"}
ReadLine = Callable[[str], str]


class Unclear(Exception):
    """What was typed means nothing, or several things: what to say of it."""


class Window:
    """One session in one window."""

    def __init__(self, session: Session, words: Catalogue, console: Console, file: Path, read: ReadLine | None = None) -> None:
        self.session = session
        self.words = words
        self.console = console
        self.file = file
        self.read: ReadLine = read or console.input

    def run(self) -> None:
        """Take lines until somebody leaves, or the input ends."""
        self.say("companion-keys", example=EXAMPLES.get(self.session.game.id, EXAMPLE))
        self.show()
        while True:
            try:
                line = self.read("> ")
            except EOFError:
                return
            if line.strip().lower() in ("quit", "q"):
                return
            self.take(line)

    def take(self, line: str) -> None:
        """Do what was typed."""
        word, _, rest = line.strip().partition(" ")
        commands = {"undo": self.undo, "odds": self.show, "kinds": self.kinds, "help": self.kinds}
        try:
            if not word:
                self.show()
            elif word.lower() == "why":
                self.why(rest)
            elif word.lower() in commands and not rest:
                commands[word.lower()]()
            else:
                self.enter(self.understood(line))
        except Unclear as unclear:
            self.console.print(str(unclear), style="yellow")

    # --- entries ----------------------------------------------------------------------------
    def enter(self, entry: Entry) -> None:
        """One more entry, which is kept at once."""
        try:
            self.session.enter(entry)
        except Refused as refused:
            self.console.print(self.words.say(refused.reason), style="yellow")
            return
        self.keep()
        self.show()

    def undo(self) -> None:
        """Take the last entry back."""
        if self.session.take_back():
            self.keep()
        self.show()

    def keep(self) -> None:
        """Write all into the file; whatever happens, it holds the old text or the new one."""
        beside = self.file.with_name(self.file.name + ".new")
        beside.write_bytes(self.session.saved())
        beside.replace(self.file)

    def understood(self, line: str) -> Entry:
        """The entry that is meant by a line: a kind, and its parameters one after the other."""
        rest = normalized(line).split()
        kinds = [kind for kind in self.session.companion.kinds.values() if kind.id in self.session.open()]
        kind, rest = self.first(line, rest, kinds, lambda kind: [kind.id, self.words.say(f"companion-{kind.id}")])
        args: list[str] = []
        while rest or not kind.takes(len(args)):
            if len(args) >= len(kind.asks) and not kind.many:
                raise Unclear(self.words.say("not-understood", text=printable(line)))
            name = kind.set_of(len(args))
            nouns = [self.session.game.nouns[noun] for noun in self.session.sets[name]]
            if not rest:
                raise Unclear(self.words.say("companion-missing", text=printable(line), set=self.words.say(f"companion-set-{name}")))
            arg, rest = self.first(line, rest, nouns, lambda noun: [noun, self.words.noun(noun)])
            args.append(arg)
        return Entry(kind.id, args)

    def first(self, line: str, typed: list[str], among: list[T], names: Callable[[T], list[str]]) -> tuple[T, list[str]]:
        """What the first words mean, as many of them as can be, and the words that are left."""
        for count in range(min(len(typed), 8), 0, -1):
            said = typed[:count]
            for fits in (list.__eq__, begins):
                found = [each for each in among if any([fits(normalized(name).split(), said) for name in names(each)])]
                if len(found) == 1:
                    return found[0], typed[count:]
                if found:
                    heads = ", ".join([names(each)[0] for each in found[:SHOWN]])
                    raise Unclear(f"{self.words.say('ambiguous', text=printable(line))} {heads}")
        raise Unclear(self.words.say("not-understood", text=printable(line)))

    # --- answers ----------------------------------------------------------------------------
    def show(self) -> None:
        """The likeliest places, and how much is hidden."""
        session = self.session
        if session.waits:
            self.say("companion-waits")
        if session.here():
            self.say("odds-fit", count=len(session.here()), alike=alike(session.story.bits[-1][1]))
        for place, share in list(session.here().items())[:SHOWN]:
            self.console.print(f"{100 * share:5.1f} %  {self.noun(place)}")
        for place, cards in session.cards().items():
            self.console.print(f"{self.noun(place)}: {self.shares(cards, CARDS)}")
        if session.rumours():
            self.console.print(f"{self.words.say('companion-rumours')}: {self.shares(session.rumours(), CARDS)}")
        self.console.print(self.words.say("companion-next") + ": " + ", ".join([entry.kind for entry in session.next()]))

    def noun(self, noun: int) -> str:
        """Its name."""
        return self.words.noun(self.session.game.nouns[noun])

    def shares(self, found: Mapping[int, float], most: int | None = None) -> str:
        """Cards or places with their odds, the first ones."""
        return ", ".join([f"{self.noun(noun)} {100 * share:.0f} %" for noun, share in list(found.items())[:most]])

    def why(self, typed: str) -> None:
        """The entries that made the odds of a place."""
        game = self.session.game
        sets = self.session.sets
        nouns = [game.nouns[noun] for noun in sets.get("location", sets.get("spot", ()))]
        noun, _ = self.first(typed, normalized(typed).split(), nouns, lambda noun: [noun, self.words.noun(noun)])
        why = self.session.why(game.nouns.index(noun))
        name = self.words.noun(noun)
        if self.session.cards():
            self.say("companion-cards")
            self.console.print(f"{name}: {self.shares(self.session.cards().get(game.nouns.index(noun), {}))}")
        elif why.odds:
            self.say("odds-why", place=name, odds=f"{100 * why.odds:.1f} %")
        else:
            self.say("odds-why-not", place=name)
        if not why.odds and not why.turns and not self.session.cards():
            self.say("odds-never")
        for turn in why.turns:
            sentence = self.words.event(game, self.session.news[turn.at])
            self.console.print(f"  {self.session.of_entry[turn.at] + 1}. {sentence}  {100 * turn.before:.1f} % → {100 * turn.after:.1f} %")

    def kinds(self) -> None:
        """All that can be entered now, with what is asked."""
        group = ""
        for kind in self.session.companion.kinds.values():
            if kind.id in self.session.open():
                if kind.group != group:
                    group = kind.group
                    self.console.print(self.words.say(f"companion-group-{group}"), style="bold")
                self.console.print(f"  {self.described(kind)}")

    def described(self, kind: Kind) -> str:
        """A kind as it is typed and what it means."""
        asks = " ".join([self.words.say(f"companion-set-{name}").upper() for name in kind.asks])
        return f"{kind.id} {asks}".strip() + f"   {self.words.say(f'companion-{kind.id}')}"

    def say(self, key: str, **args: str | float) -> None:
        """A sentence of the catalogues."""
        self.console.print(self.words.say(key, **args))


def begins(have: list[str], said: list[str]) -> bool:
    """Do these words begin with those, each cut short perhaps?"""
    return len(said) <= len(have) and all([word.startswith(part) for word, part in zip(have, said, strict=False)])


def alike(bits: float) -> float:
    """As many places, all equally likely, hide him as well as so many bits: whole ones where they are many."""
    places: float = 2.0**bits
    return round(places, 1) if places < 10 else float(round(places))
