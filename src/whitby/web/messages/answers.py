"""What a server answers to calls by HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from whitby.web.messages.live import Sitting


class Error(Struct, frozen=True):
    """Every answer that is not 2xx."""

    error: str
    clause: str = ""


class DamagedRecord(Error, frozen=True):
    """That a record cannot be read, and where."""

    line: int = 0
    found: str = ""
    expected: str = ""


class Option(Struct, frozen=True):
    """A ruling or house rule that can be set before a game."""

    name: str
    default: bool | int | str
    values: list[bool | int | str]  # empty: any whole number from 0 on
    clause: str


class GameAbout(Struct, frozen=True):
    """A game in a few words of one language, for those who do not know it."""

    title: str
    year: str
    length: str
    whom: str  # who will like it
    blurb: str


class GameSummary(Struct, frozen=True):
    """A game that can be played, as the home page lists it."""

    id: str
    title: str
    about: dict[str, GameAbout]  # by language
    rules: int
    seats: list[str]
    sides: list[list[str]]  # who plays against whom
    options: list[Option]
    bots: list[str]
    odds: bool  # can odds of hidden places be shown?


class Verb(Struct, frozen=True):
    """A verb with the nouns it goes with; none if it stands alone."""

    name: str
    nouns: list[str]


class GameInfo(Struct, frozen=True):
    """What never changes in a game."""

    id: str
    title: str
    rules: int
    seats: list[str]
    verbs: list[Verb]
    nouns: list[str]
    prompts: dict[str, str]  # question -> clause
    reasons: dict[str, str]  # reason -> clause
    board: dict[str, Any]  # places and the ways between them, by their ids, as the game has them
    cards: dict[str, Any]  # the game's cards.toml


class RuleClause(Struct, frozen=True):
    """One statement of the rules."""

    id: str
    text: str
    part: str  # the smaller heading below which it stands
    source: str  # where it comes from, as the page says it
    readings: list[int]  # what is assumed in it: numbers of readings


class RuleSection(Struct, frozen=True):
    """The clauses of one topic."""

    id: str
    title: str
    clauses: list[RuleClause]


class Assumed(Struct, frozen=True):
    """A figure that does not stand in the rulebook, or a reading where it is silent; its texts are in the language asked for."""

    kind: str  # figure or reading
    number: int  # of a reading; 0 of a figure
    about: str
    value: str  # of a reading, how we read it
    confidence: str
    where: str  # what to change: a file and key, a function, an option
    note: str
    clause: str
    other: str  # another reading
    weight: str  # how much it matters


class RulesReference(Struct, frozen=True):
    """The rules of a game by topic, and what is assumed in them."""

    game: str
    language: str  # in which the sections are written: English where the game has no other
    sections: list[RuleSection]
    assumed: list[Assumed]


class TableSummary(Struct, frozen=True):
    """A table as everybody may know it, and the asker's own seats."""

    table: str
    game: str
    options: dict[str, bool | int | str]
    sitting: Sitting
    asked: list[str]
    over: bool
    winners: list[str]
    ending: str  # why it is over: an id of the game's endings, "resigned" or "draw-agreed"
    degree: str  # how far it was won; empty for a plain victory
    side: str  # who resigned
    yours: list[str]
    maker: bool  # did the asker make it?
    closed: str  # why it cannot be played on: "old-rules", "agreed", "unreadable"; empty if it can
    revealed: bool  # closed, and all have agreed that everybody may read it
    expires: str  # the day on which it goes, if that is within two weeks


class RecordAbout(Struct, frozen=True):
    """What a record tells of its game before it is played: who sat where, how it ended."""

    game: str
    sitting: Sitting
    over: bool
    winners: list[str]
    ending: str
    degree: str
    side: str  # who resigned


class RecordSummary(Struct, frozen=True):
    """A record that the asker dropped here; nobody else finds it."""

    record: str
    about: RecordAbout
    expires: str  # the day on which it goes


class Me(Struct, frozen=True):
    """What a page may know of its guest: his name, his language, his tables."""

    known: bool  # false for a browser that has not said anything yet
    name: str
    language: str
    languages: list[str]
    tables: list[TableSummary]
    reach: str  # "loopback": links work on this machine alone; "network": on other devices too
    build: str  # of the pages that this server has


class InvitationLink(Struct, frozen=True):
    """A link, and the seats that it gives."""

    seats: list[str]
    link: str


class MadeTable(Struct, frozen=True):
    """A new table, and the links to its free seats."""

    table: str
    invitations: list[InvitationLink]
    back: str  # the guest's return link, if he had none


class InvitationInfo(Struct, frozen=True):
    """What an invitation gives, and whose table it is."""

    seats: list[str]
    name: str


class TakenSeats(Struct, frozen=True):
    """The seats that the guest has now."""

    table: str
    seats: list[str]
    back: str  # his return link, if he had none


class ReturnLink(Struct, frozen=True):
    """A fresh return link: it stays with the one who asked."""

    link: str


class NextTable(Struct, frozen=True):
    """The table at which the same people play again."""

    table: str
