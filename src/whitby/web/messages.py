"""What goes between page and server. docs/protocol.md tells the same in words; schema.py as a JSON schema."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from whitby.engine import SEATS
from whitby.web.names import can_be_seen

NAME = 24  # letters of a name
Id = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(max_length=128)]
Name = Annotated[str, Meta(max_length=200)]  # longer ones are refused, not cut


# --- from the page -------------------------------------------------------------------
class Choose(Struct, frozen=True, tag="choose"):
    """An answer to the question that this page showed."""

    question: Id
    seat: Id
    choice: Annotated[str, Meta(max_length=200)]


class Answer(Struct, frozen=True):
    """What one of several seats answers."""

    seat: Id
    choice: Annotated[str, Meta(max_length=200)]


class ChooseAll(Struct, frozen=True, tag="choose-all"):
    """Answers of several own seats to the question that this page showed: all of them are taken, or none."""

    question: Id
    answers: Annotated[list[Answer], Meta(min_length=1, max_length=SEATS)]

    def __post_init__(self) -> None:
        if len({answer.seat for answer in self.answers}) < len(self.answers):
            raise ValueError("a seat answers once")


class Undo(Struct, frozen=True, tag="undo"):
    """Take back the seat's last choice."""

    question: Id
    seat: Id


class NewTable(Struct, frozen=True):
    """`others`: by seat, "friend" or a bot's name; a seat that is not named waits for a friend."""

    game: Id
    seat: Id
    name: Name = ""
    options: Annotated[dict[Id, bool | int | Id], Meta(max_length=50)] = {}
    others: Annotated[dict[Id, Id], Meta(max_length=10)] = {}


class Take(Struct, frozen=True):
    """Sit down by invitation."""

    invitation: Secret
    name: Name = ""


class Invite(Struct, frozen=True):
    """Ask for a fresh link to a free seat."""

    seat: Id


class Call(Struct, frozen=True):
    """How a guest wants to be called, and in which language; what is empty stays as it is."""

    name: Name = ""
    language: Id = ""


# --- to the page ---------------------------------------------------------------------
class Player(Struct, frozen=True):
    """Who has a seat."""

    seat: str
    name: str
    kind: str  # "person", "free" or a bot's name
    present: bool  # has a page open, or is a bot


class Screen(Struct, frozen=True, tag="screen"):
    """All that happened at once, as these eyes see it."""

    question: str
    head: Raw
    body: Raw
    news: list[Raw]
    news_from: int  # the page cuts its log here and appends
    players: list[Player]
    language: str


class Refused(Struct, frozen=True, tag="refused"):
    """A choice that was not taken."""

    reason: str
    clause: str = ""
    choice: str = ""
    question: str = ""  # the one that was answered


class Error(Struct, frozen=True):
    """Every answer that is not 2xx."""

    error: str
    clause: str = ""


class Option(Struct, frozen=True):
    """A ruling or house rule that can be set before a game."""

    name: str
    default: bool | int | str
    values: list[bool | int | str]  # empty: any whole number from 0 on
    clause: str


class GameLine(Struct, frozen=True):
    """A game that can be played."""

    id: str
    title: str
    rules: int
    seats: list[str]
    options: list[Option]
    bots: list[str]


class Verb(Struct, frozen=True):
    """A verb with the nouns it goes with; none if it stands alone."""

    name: str
    nouns: list[str]


class GameFacts(Struct, frozen=True):
    """What never changes in a game."""

    id: str
    title: str
    rules: int
    seats: list[str]
    verbs: list[Verb]
    nouns: list[str]
    prompts: dict[str, str]  # question -> clause
    reasons: dict[str, str]  # reason -> clause
    board: dict[str, Any]  # the game's board.toml
    cards: dict[str, Any]  # the game's cards.toml


class TableLine(Struct, frozen=True):
    """A table as everybody may know it, and the asker's own seats."""

    table: str
    game: str
    options: dict[str, bool | int | str]
    players: list[Player]
    asked: list[str]
    over: bool
    winners: list[str]
    yours: list[str]
    maker: bool  # did the asker make it?
    closed: bool  # played by rules that this server no longer has: to read, not to play


class Me(Struct, frozen=True):
    """The guest."""

    name: str
    language: str
    languages: list[str]
    tables: list[TableLine]


class MadeTable(Struct, frozen=True):
    """A new table; links by free seat."""

    table: str
    invitations: dict[str, str]


class Taken(Struct, frozen=True):
    """The seats that the guest has now."""

    table: str
    seats: list[str]


class Invited(Struct, frozen=True):
    """A fresh link."""

    link: str


PAGE_MESSAGE = msgspec.json.Decoder(Choose | ChooseAll | Undo)


def clean_name(text: str) -> str | None:
    """A name as it is shown: one line, every sign of it visible, not too long; None if it cannot be one."""
    if any(unicodedata.category(sign) in ("Zl", "Zp") for sign in text):
        return None
    name = " ".join(unicodedata.normalize("NFC", text).split())
    return name if len(name) <= NAME and can_be_seen(name) else None
