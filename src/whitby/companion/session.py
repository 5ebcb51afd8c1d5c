"""One game at a real table as it is entered: each entry is folded into a belief, or refused, and can be taken back."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, Final

import msgspec

from whitby.belief import make
from whitby.belief.folding import TrailBelief
from whitby.belief.rows import NONE
from whitby.belief.story import Story, Why
from whitby.companion import companion
from whitby.companion.kinds import Kind
from whitby.engine import News
from whitby.game import Game
from whitby.games.fury.trail import HIDEOUTS

MOST: Final = 1000  # entries of a game
TOO_LONG: Final = "companion-too-long"
IMPOSSIBLE: Final = "companion-impossible"
LATELY: Final = 3  # entries that may name what the next one is about
FORMAT: Final = "whitby-companion-1"


class Entry(msgspec.Struct, frozen=True):
    """What somebody said of the table: a kind, and its parameters as nouns."""

    kind: str
    args: list[str] = []


class Saved(msgspec.Struct, frozen=True):
    """A session as it is kept."""

    format: str
    game: str
    options: dict[str, bool | int | str]
    entries: list[Entry]


class Refused(Exception):
    """An entry that cannot be taken: why, and which it is."""

    def __init__(self, reason: str, at: int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.at = at


class Session:
    """A game, its options, and all that was entered; `seconds` bounds the work, for those who serve strangers."""

    def __init__(self, game: Game, options: dict[str, Any], entries: Sequence[Entry] = (), seconds: float = 0.0) -> None:
        self.game = game
        self.options = options
        self.companion = companion(game)
        self.number = {noun: i for i, noun in enumerate(game.nouns)}
        self.until = time.monotonic() + seconds if seconds else 0.0
        self.fold(entries)

    def begin(self) -> None:
        """Nothing was said yet."""
        self.sets: dict[str, Sequence[int]] = dict(self.companion.sets)
        self.entries: list[Entry] = []
        self.news: list[News] = []
        self.of_entry: list[int] = []  # which entry each of the news is from
        self.waits = False  # something must have happened with the last entry, and was not said
        self.begun = False  # is Dracula on the board?
        belief: Any = make(self.game, self.game.all_options(self.options))
        if self.until:
            belief.handlers = {name: self.bounded(handler) for name, handler in belief.handlers.items()}
        self.belief = belief
        self.story = Story(belief)

    def bounded(self, handler: Callable[..., None]) -> Callable[..., None]:
        """The same handler while there is time."""

        def within(*facts: Any) -> None:
            if time.monotonic() > self.until:
                raise Refused(TOO_LONG, len(self.entries) - 1)
            handler(*facts)

        return within

    # --- entries ----------------------------------------------------------------------------
    def enter(self, entry: Entry) -> None:
        """Take one more entry, or refuse it and stay as before."""
        before = list(self.entries)
        try:
            if self.waits or self.is_at_once(entry) or not self.goes_on(entry):
                self.fold([*before, entry])
        except Refused as refused:
            if refused.reason != TOO_LONG:
                self.fold(before)
            raise

    def goes_on(self, entry: Entry) -> bool:
        """Take an entry after what was folded already, if that is possible without folding all again."""
        try:
            self.add([entry])
        except Refused as refused:
            if refused.reason != IMPOSSIBLE:
                raise
            return False
        return True

    def take_back(self) -> Entry | None:
        """The last entry was not said; nothing where there is none."""
        last = self.entries[-1] if self.entries else None
        self.fold(self.entries[:-1])
        return last

    def fold(self, entries: Sequence[Entry]) -> None:
        """All entries from the first; those that happened at once are heard together.

        If the last of them is only possible at once with the one before, so it was; if the last are only possible with something that
        comes next, they wait for it.
        """
        last = self.with_it(entries[-1]) if entries else None
        as_said = [entries, [*entries[:-1], last]] if last else [entries]
        ways = [(way, waits) for waits in (False, True) for way in as_said]
        for i, (way, waits) in enumerate(ways):
            try:
                return self.fold_pieces(self.pieces(way), waits)
            except Refused as refused:
                if refused.reason != IMPOSSIBLE or refused.at < len(entries) - 2 or i == len(ways) - 1:
                    raise

    def with_it(self, entry: Entry) -> Entry | None:
        """The same as having happened at once with the entry before, where there is such a kind."""
        kinds = self.companion.kinds
        kind = kinds.get(entry.kind)
        same = [each.id for each in kinds.values() if kind and not kind.at_once and each.at_once and each.news == kind.news]
        return Entry(same[0], entry.args) if same else None

    def pieces(self, entries: Sequence[Entry]) -> list[list[Entry]]:
        """Entries, with each those that happened at once."""
        found: list[list[Entry]] = []
        for entry in entries:
            if found and self.is_at_once(entry):
                found[-1].append(entry)
            else:
                found.append([entry])
        return found

    def fold_pieces(self, pieces: list[list[Entry]], waits: bool) -> None:
        """All entries; the last piece may wait for more."""
        self.begin()
        for i, piece in enumerate(pieces):
            self.add(piece, waits and i == len(pieces) - 1)

    def is_at_once(self, entry: Entry) -> bool:
        """Does it belong to the entry before?"""
        kind = self.companion.kinds.get(entry.kind)
        return kind is not None and kind.at_once

    def add(self, piece: Sequence[Entry], waits: bool = False) -> None:
        """Entries that happened at once, after all others; something else may have happened with them."""
        for i, entry in enumerate(piece):
            kind = self.checked(entry)
            args = [self.number[arg] for arg in entry.args]
            self.entries.append(entry)
            if kind.id == self.companion.eyes:
                self.sets |= self.companion.seen_by(args[0])
            try:
                self.hear(kind, args, waits or i < len(piece) - 1)
            except (LookupError, ValueError, ArithmeticError):  # of a hunter who is not on the board, and the like
                raise Refused(IMPOSSIBLE, len(self.entries) - 1) from None
        if self.is_impossible():
            raise Refused(IMPOSSIBLE, len(self.entries) - 1)
        self.waits = waits

    def hear(self, kind: Kind, args: list[int], more: bool) -> None:
        """The news of an entry, and what happens with it by rule; is there more of the same moment?"""
        if not self.companion.fits(kind, args, self.belief):
            raise ValueError("nothing of that kind lies there")
        before, after = self.companion.around(kind, args, self.belief, self.news)
        made = [*before, *kind.made(args), *after]
        self.news += made
        self.of_entry += [len(self.entries) - 1] * len(made)
        self.begun = self.begun or any([what == self.companion.begins for what, _ in made])
        self.story.hear(made, more)
        self.belief.cards_lying()

    def checked(self, entry: Entry) -> Kind:
        """The kind of an entry whose form is right and whose time has come."""
        kind, at = self.companion.kinds.get(entry.kind), len(self.entries)
        if kind is None or not kind.takes(len(entry.args)):
            raise Refused("companion-unknown", at)
        if any([self.number.get(arg, -1) not in self.sets[kind.set_of(i)] for i, arg in enumerate(entry.args)]):
            raise Refused("companion-unknown", at)
        if at >= MOST:
            raise Refused("companion-full", at)
        if not self.is_open(kind):
            raise Refused("companion-not-yet", at)
        return kind

    def is_open(self, kind: Kind) -> bool:
        """Can this be entered now?"""
        if self.companion.eyes and (kind.id == self.companion.eyes) == bool(self.entries):
            return False
        return (self.begun or kind.early) and (bool(self.entries) or not kind.at_once)

    def open(self) -> list[str]:
        """The kinds that can be entered now."""
        return [kind.id for kind in self.companion.kinds.values() if self.is_open(kind)]

    def next(self) -> list[Entry]:
        """What is likely to be entered now, the likeliest first, with what can be guessed of it."""
        likely, last = self.companion.next, self.entries[-1].kind if self.entries else ""
        kinds = [self.companion.kinds[id] for id in likely.get(last, likely["*"])]
        kinds.sort(key=lambda kind: self.all_have_acted() and kind.id not in self.companion.his)
        return [entry for kind in kinds if self.is_open(kind) and self.is_possible(kind) and (entry := self.guessed(kind))]

    def all_have_acted(self) -> bool:
        """Was the last of those who act one after the other named just now?"""
        ends = [self.game.nouns[self.sets[name][-1]] for name in self.companion.in_turn if name in self.sets]
        return bool(self.companion.his and self.entries) and any([end in self.entries[-1].args for end in ends])

    def at(self, place: int) -> list[Entry]:
        """What can be entered about a place, the likeliest first."""
        likely = [entry.kind for entry in self.next()]
        kinds = [kind for kind in self.companion.kinds.values() if self.is_open(kind) and (self.waits or not kind.at_once)]
        kinds.sort(key=lambda kind: likely.index(kind.id) if kind.id in likely else len(likely))
        return [entry for kind in kinds if not kind.many and (entry := self.guessed(kind, place)) and self.is_possible(kind, place)]

    def is_possible(self, kind: Kind, place: int = -1) -> bool:
        """Can this be said with any parameters, or of a place with any others?"""
        about = self.asked_for(kind, place)
        ways = product(*[[place] if i == about else self.sets[name] for i, name in enumerate(kind.asks)])
        return any(self.companion.fits(kind, args, self.belief) for args in ways)

    def asked_for(self, kind: Kind, noun: int) -> int:
        """Which parameter of a kind can be this noun; -1 if none."""
        return next((i for i, name in enumerate(kind.asks) if noun in self.sets[name]), -1)

    def guessed(self, kind: Kind, about: int = -1) -> Entry | None:
        """An entry with what can be guessed of it, about a noun if it can be; else nothing."""
        args = [self.guess(name) for name in kind.asks]
        if about >= 0:
            i = self.asked_for(kind, about)
            if i < 0:
                return None
            args[i] = self.game.nouns[about]
        return Entry(kind.id, args)

    def guess(self, name: str) -> str:
        """What an entry will name of a set: the only one, whose turn comes, or what was just named; or nothing."""
        among = [self.game.nouns[noun] for noun in self.sets[name]]
        named = [arg for entry in reversed(self.entries) for arg in reversed(entry.args) if arg in among]
        if len(among) == 1:
            return among[0]
        if name in self.companion.in_turn:
            return among[(among.index(named[0]) + 1) % len(among)] if named else among[0]
        lately = [arg for entry in self.entries[-LATELY:] for arg in entry.args]
        return named[0] if name in self.companion.same and named and named[0] in lately else ""

    def is_impossible(self) -> bool:
        """Does no hidden truth bear what was said?"""
        held = self.belief.trails if isinstance(self.belief, TrailBelief) else getattr(self.belief, "rows", None)
        parts = [held] if held is not None else self.belief.cards
        return any([bool(part.contradicted) or self.begun and not part.rows for part in parts])

    # --- answers ----------------------------------------------------------------------------
    def here(self) -> dict[int, float]:
        """By place how likely he is there, the likeliest first; a place that is missing is excluded."""
        return self.story.odds

    def cards(self) -> dict[int, dict[int, float]]:
        """By place how likely each card lies there, where cards are looked for."""
        found: dict[int, dict[int, float]] = self.belief.cards_lying()
        return found

    def why(self, place: int) -> Why:
        """Why the odds of a place are what they are, by the news of this session; of its likeliest card, where cards are looked for."""
        found = self.cards()
        return Why(max(found.get(place, {0: 0.0}).values()), self.belief.card_turns(place)) if found else self.story.why(place)

    def hunters(self) -> dict[str, int]:
        """By seat where a hunter stands, in games in which he is looked for."""
        at = self.belief.at
        return {self.game.seats[hunter]: place for hunter, place in sorted(at.items())} if isinstance(at, dict) else {}

    def trail(self) -> list[list[int]]:
        """By space of the trail, of those beside it and of what is leaving: what can lie there, nothing where all know that it is empty."""
        if not isinstance(self.belief, TrailBelief) or not self.begun:
            return []
        rows = self.belief.trails.rows
        return [sorted({row[i] for row in rows} - {NONE}) for i in range(HIDEOUTS)]

    def rumours(self) -> dict[int, float]:
        """By town how likely Local Rumours are there, in the edition that has them."""
        found = self.belief.rumours() if hasattr(self.belief, "rumours") and self.begun else {}
        return {town: share for town, share in found.items() if town != NONE}

    def visited(self) -> dict[int, float]:
        """By town how likely he came there since nothing lay there, where no trail tells."""
        found: dict[int, float] = self.belief.older() if hasattr(self.belief, "rumours") and self.begun else {}
        return dict(sorted(found.items(), key=lambda item: -item[1]))

    # --- keeping ----------------------------------------------------------------------------
    def saved(self) -> bytes:
        """The session as it is written into a file."""
        return msgspec.json.encode(Saved(FORMAT, self.game.id, self.options, self.entries))


def read(text: bytes) -> Saved:
    """A session that was written; ValueError if it is none."""
    try:
        found = msgspec.json.decode(text, type=Saved)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise ValueError("not a saved session") from None
    if found.format != FORMAT:
        raise ValueError("not a saved session")
    return found
