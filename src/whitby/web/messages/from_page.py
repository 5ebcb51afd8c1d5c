"""What a page sends: through its socket what is done at the table, else by HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from whitby.engine import SEATS
from whitby.web.messages.limits import Id, Name, OnOff, Secret, ShownTo


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


class Say(Struct, frozen=True, tag="say"):
    """Something said at the table: on which channel, and to which seats, as this page showed it."""

    channel: Id
    seats: Annotated[list[Id], Meta(max_length=SEATS)]
    text: Annotated[str, Meta(max_length=1000)]  # longer ones are refused, not cut


class Look(Struct, frozen=True, tag="look"):
    """Look through the eyes of these seats, at a game that is over; none: as the public, or through one's own."""

    eyes: Annotated[list[Id], Meta(max_length=SEATS)]


class Mute(Struct, frozen=True):
    """Read no more of what the one at this seat says, wherever he sits; or read it again."""

    seat: Id
    muted: bool


class NewTable(Struct, frozen=True):
    """`others`: by seat "me", a bot's name, or "friend", "friend-2" ...: seats with the same word are one friend's, by one link.

    A seat that is not named waits for a friend of its own.
    """

    game: Id
    seat: Id
    name: Name = ""
    options: Annotated[dict[Id, bool | int | Id], Meta(max_length=50)] = {}
    others: Annotated[dict[Id, Id], Meta(max_length=10)] = {}
    odds: ShownTo = "off"
    hints: OnOff = "off"  # may players ask what a strong one would do?


class TakeSeats(Struct, frozen=True):
    """Take the seats that an invitation gives."""

    invitation: Secret
    name: Name = ""


class ReadInvitation(Struct, frozen=True):
    """Ask what an invitation gives, before taking it."""

    invitation: Secret


class Invite(Struct, frozen=True):
    """Ask for a fresh link to free seats: one person's."""

    seats: Annotated[list[Id], Meta(min_length=1, max_length=SEATS)]


class ChangeSeats(Struct, frozen=True):
    """What becomes of seats: see docs/protocol.md for each word."""

    do: Literal["lend", "return", "leave", "claim", "sit", "seat-bot"]
    seats: Annotated[list[Id], Meta(min_length=1, max_length=SEATS)]
    bot: Id = ""


class CastVote(Struct, frozen=True):
    """Agree to something that several people decide together, or decline it."""

    what: Literal["free", "resign", "draw", "odds", "hints", "close", "reveal"]
    about: Id = ""
    agree: bool = True


class UseReturnLink(Struct, frozen=True):
    """Be the guest of a return link in this browser; `replace` if it is somebody else's who sits at tables."""

    secret: Secret
    replace: bool = False


class NewReturnLink(Struct, frozen=True):
    """Ask for a fresh return link; `sign_out` ends the guest's other browsers too."""

    sign_out: bool = False


class SetName(Struct, frozen=True):
    """How a guest wants to be called, and in which language; what is empty stays as it is."""

    name: Name = ""
    language: Id = ""


class Mark(Struct, frozen=True):
    """A guest's own mark on a place of the map; with neither kind nor note there is none."""

    place: Id
    kind: Literal["", "possible", "excluded"] = ""
    note: Annotated[str, Meta(max_length=1000)] = ""  # longer ones are refused, not cut
    round: Annotated[int, Meta(ge=0, le=9999)] = 0  # in which it was set, as the page counts; 0 where it does not


class Fork(Struct, frozen=True):
    """Play on from a moment of a finished game, as these eyes count it: `seats` are the guest's own, a bot has the others."""

    moment: Annotated[int, Meta(ge=0)]
    eyes: Annotated[list[Id], Meta(max_length=SEATS)]
    seats: Annotated[list[Id], Meta(min_length=1, max_length=SEATS)]
    bot: Id


class DropRecord(Struct, frozen=True):
    """A record that the guest wants to look at, as text."""

    text: str


PAGE_MESSAGE = msgspec.json.Decoder(Choose | ChooseAll | Undo | Say | Look)
