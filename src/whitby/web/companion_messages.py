"""What the companion's page and the server say to each other."""

from __future__ import annotations

from msgspec import Struct

from whitby.companion.session import Entry
from whitby.web.messages import Odds


class CompanionKind(Struct, frozen=True):
    """Something that can be entered."""

    id: str
    group: str
    asks: list[str]  # the set of each parameter
    at_once: bool  # happens with the entry before
    many: bool  # of the last set any number is named


class CompanionInfo(Struct, frozen=True):
    """All that can be entered in a game; it never changes."""

    kinds: list[CompanionKind]
    sets: dict[str, list[str]]  # by name what a parameter may be
    eyes: str  # the kind that says whose eyes these are: it comes first; empty where everybody sees the same


class AskCompanion(Struct, frozen=True, forbid_unknown_fields=True):
    """All that was entered so far, from the first; and a place about which it is asked why."""

    entries: list[Entry]
    options: dict[str, bool | int | str] = {}
    place: str = ""


class CompanionNews(Struct, frozen=True):
    """What an entry told, for its sentence."""

    entry: int
    what: str
    facts: list[str]


class CompanionTurn(Struct, frozen=True):
    """An entry, and what it did to the odds of the place."""

    entry: int
    before: float
    after: float


class CompanionWhy(Struct, frozen=True):
    """Why the odds of a place are what they are."""

    place: str
    odds: float
    excluded: bool
    turns: list[CompanionTurn]
    card: str = ""  # where cards are looked for the likeliest, whose odds these are


class CompanionAnswer(Struct, frozen=True):
    """What follows from the entries."""

    taken: int  # so many of them; the next one is refused
    entries: list[Entry]  # those that were taken, as they were understood
    refused: str  # why; empty where all were taken
    waits: bool  # something must have happened with the last entry, and was not said
    odds: Odds
    open: list[str]  # kinds that can be entered now
    next: list[Entry]  # what is likely to be entered next, with what can be guessed of it; what cannot is empty
    here: list[Entry]  # what can be entered of the place that is asked about, the likeliest first
    sets: dict[str, list[str]]  # those that are narrower for these eyes
    hunters: dict[str, str]  # by seat where they are
    trail: list[list[str]]  # by space what can lie there; nothing in games without a trail
    rumours: dict[str, float]  # by town how likely Local Rumours are there; nothing in games without them
    visited: dict[str, float]  # by town how likely he came there and may have laid something; nothing in games with a trail
    news: list[CompanionNews]
    why: CompanionWhy | None
