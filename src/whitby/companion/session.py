"""One game at a real table as it is entered: each entry is folded into a belief, or refused, and can be taken back."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
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
            if self.is_at_once(entry) or not self.goes_on(entry):
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

        If the last of them are only possible with something that happened at once, they wait for it.
        """
        pieces = self.pieces(entries)
        try:
            self.fold_pieces(pieces, waits=False)
        except Refused as refused:
            if refused.reason != IMPOSSIBLE or refused.at < len(entries) - 1:
                raise
            self.fold_pieces(pieces, waits=True)

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
        first = len(self.news)
        for entry in piece:
            made = self.news_of(entry, self.checked(entry))
            self.news += made
            self.of_entry += [len(self.entries)] * len(made)
            self.entries.append(entry)
            self.begun = self.begun or any([what == self.companion.begins for what, _ in made])
        try:
            self.story.hear(self.news[first:], waits)
        except (LookupError, ValueError):  # of a hunter who is not on the board, and the like
            raise Refused(IMPOSSIBLE, len(self.entries) - 1) from None
        if self.is_impossible():
            raise Refused(IMPOSSIBLE, len(self.entries) - 1)
        self.waits = waits

    def checked(self, entry: Entry) -> Kind:
        """The kind of an entry whose form is right and whose time has come."""
        kind, at = self.companion.kinds.get(entry.kind), len(self.entries)
        if kind is None or len(entry.args) != len(kind.asks):
            raise Refused("companion-unknown", at)
        if any([self.number.get(arg, -1) not in self.companion.sets[name] for arg, name in zip(entry.args, kind.asks, strict=True)]):
            raise Refused("companion-unknown", at)
        if at >= MOST:
            raise Refused("companion-full", at)
        if not self.is_open(kind):
            raise Refused("companion-not-yet", at)
        return kind

    def is_open(self, kind: Kind) -> bool:
        """Can this be entered now?"""
        return (self.begun or kind.early) and (bool(self.entries) or not kind.at_once)

    def open(self) -> list[str]:
        """The kinds that can be entered now."""
        return [kind.id for kind in self.companion.kinds.values() if self.is_open(kind)]

    def news_of(self, entry: Entry, kind: Kind) -> list[News]:
        """What follows by rule, and then what was seen."""
        args = [self.number[arg] for arg in entry.args]
        return self.companion.follows(kind, self.news) + [(what, tuple([args[i] for i in taken])) for what, taken in kind.news]

    def is_impossible(self) -> bool:
        """Does no hidden truth bear what was said?"""
        held = self.belief.trails if isinstance(self.belief, TrailBelief) else self.belief.rows
        return bool(held.contradicted) or self.begun and not held.rows

    # --- answers ----------------------------------------------------------------------------
    def here(self) -> dict[int, float]:
        """By place how likely he is there, the likeliest first; a place that is missing is excluded."""
        return self.story.odds

    def why(self, place: int) -> Why:
        """Why the odds of a place are what they are, by the news of this session."""
        return self.story.why(place)

    def hunters(self) -> dict[str, int]:
        """By seat where a hunter stands."""
        return {self.game.seats[hunter]: place for hunter, place in sorted(self.belief.at.items())}

    def trail(self) -> list[list[int]]:
        """By space of the trail, of those beside it and of what is leaving: what can lie there, nothing where all know that it is empty."""
        if not isinstance(self.belief, TrailBelief) or not self.begun:
            return []
        rows = self.belief.trails.rows
        return [sorted({row[i] for row in rows} - {NONE}) for i in range(HIDEOUTS)]

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
