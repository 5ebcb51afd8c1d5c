"""What goes between page and server. docs/protocol.md tells the same in words; schema.py as a JSON schema."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from whitby.engine import SEATS
from whitby.web.names import can_be_seen, visible_part

MAX_NAME = 24  # letters of a name
MAX_NOTE = 200  # letters of a note on the map
MAX_LINE = 300  # letters of what is said at once
Id = Annotated[str, Meta(max_length=64)]
ShownTo = Literal["off", "hunters"]  # who is shown how likely each hidden place is
OnOff = Literal["off", "on"]
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


# --- to the page ---------------------------------------------------------------------
class Player(Struct, frozen=True):
    """Who has a seat, as everybody may know it."""

    seat: str
    name: str
    kind: str  # "person", "free" or a bot's name
    present: bool  # has a page open, or is a bot
    lent: bool  # a bot plays for the person of this name, who can take it back
    link: int  # free seats of the same number are given by one link; 0 if there is none
    muted: bool  # does the viewer read nothing of what he says?


class Notice(Struct, frozen=True):
    """What became of seats, told to all for the rest of the game."""

    what: str  # "freed", "claimed", "left", "sat", "bot", "odds-off", "odds-hunters", "hints-off", "hints-on"
    seats: list[str]
    name: str  # of the person who had or has them
    bot: str  # who plays there now, if it is a bot
    at: int  # seconds since 1970


class Motion(Struct, frozen=True):
    """Something that the viewer may decide, alone or with others."""

    what: str  # "free", "resign", "draw", "odds", "hints", "close", "reveal"
    about: str  # free: a seat of the one who is away; resign: the side; odds: who shall be shown them; hints: "on" or "off"
    seats: list[str]  # those that it is about
    agreed: list[str]  # names of those who have agreed
    missing: list[str]  # and of those who have not
    mine: bool  # has the viewer agreed?


class TalkChannel(Struct, frozen=True):
    """Where the viewer may speak."""

    name: str  # `talk-…` of the catalogue
    seats: list[str]  # that read it
    public: bool  # does whoever looks on read it too?


class Sitting(Struct, frozen=True):
    """The table around the game, as this guest may know it."""

    players: list[Player]
    told: list[Notice]
    motions: list[Motion]
    claim: list[str]  # seats that were freed from this guest: he may claim them back
    again: str  # the table at which the same people play again
    yours: list[str]  # the viewer's own seats, whoever's eyes he looks through
    watchers: int  # pages of people without a seat
    channels: list[TalkChannel]  # the narrowest first; none for who has no seat
    odds: str = "off"  # or "hunters": they are shown how likely each hidden place is; records do not say
    hints: str = "off"  # or "on": players may ask what a strong one would do


class Screen(Struct, frozen=True, tag="screen"):
    """All that happened at once, as these eyes see it."""

    question: str
    head: Raw
    body: Raw
    news: list[Raw]
    news_from: int  # the page cuts its log here and appends
    sitting: Sitting
    language: str
    build: str  # of the pages that this server has; a page of another one is old


class Refused(Struct, frozen=True, tag="refused"):
    """A choice that was not taken."""

    reason: str
    clause: str = ""
    choice: str = ""
    question: str = ""  # the one that was answered


class TalkLine(Struct, frozen=True):
    """What somebody said, as its reader gets it: text, never markup."""

    seat: str
    name: str
    channel: str
    seats: list[str]  # that read it
    text: str
    at: int  # seconds since 1970
    mine: bool  # did the viewer say it?


class Said(Struct, frozen=True, tag="said"):
    """What was said, as far as the viewer may read it."""

    lines: list[TalkLine]
    lines_from: int  # the page cuts its own here and appends


class Unsaid(Struct, frozen=True, tag="unsaid"):
    """What the page wanted to say was not taken."""

    reason: str


class Odds(Struct, frozen=True, tag="odds"):
    """What the viewer may conclude from what he has heard, or Dracula from what is public: shares of one, by place."""

    here: dict[str, float]  # where he is, the likeliest first; a place that is missing is excluded. Nothing before his first card
    older: dict[str, float]  # that a place lies on his trail behind him; where there is no trail, that he laid something there
    lairs: dict[str, float]  # that it lies beside the trail
    bits: float  # how much is hidden of where he is, or of all cards
    cards: dict[str, dict[str, float]] = {}  # where cards are looked for, not he: by place that has one, which it is
    rumours: dict[str, float] = {}  # that Local Rumours are there, in the edition that has them


class Turn(Struct, frozen=True):
    """One of the news, and what it did to the odds of a place."""

    at: int  # its number in the log of the asker
    news: Raw
    before: float
    after: float


class Why(Struct, frozen=True):
    """Why the odds of a place are what they are."""

    place: str
    odds: float
    excluded: bool  # by the rules; not merely unlikely
    turns: list[Turn]  # the one that excluded it, none if he never could be there; else those that mattered most


class Shown(Struct, frozen=True):
    """What everybody can conclude about Dracula, beside where he is."""

    bits: float
    places: int  # that fit
    place: str  # where he is himself; empty before he is anywhere
    odds: float  # that he is thought to be there


class Consequence(Struct, frozen=True):
    """A choice of Dracula's that is open, and what everybody could conclude then."""

    choice: str
    shown: Shown


class Mirror(Struct, frozen=True):
    """What Dracula shows of himself, now and by each of his choices."""

    now: Shown
    choices: list[Consequence]  # none where he is not asked


class Weighed(Struct, frozen=True):
    """A choice that is open, and what a strong player thinks of it."""

    choice: str
    odds: float | None  # that its seat's side wins then; null where it was not tried out
    tried: int  # in so many imagined games


class Hint(Struct, frozen=True):
    """What a strong player would do at a seat of the asker's, by what that seat sees and has heard."""

    seat: str
    question: str  # that the asker was shown when it was made
    level: str  # which of the bots it is
    best: list[Weighed]  # what it would do, then what comes near


class Report(Struct, frozen=True):
    """What helps to find a fault, and nothing that its reader does not know: no names, no secrets, nothing of other seats."""

    whitby: str  # version
    build: str
    game: str
    rules: int
    options: dict[str, bool | int | str]
    seats: dict[str, str]  # "person", "free" or a bot's name
    chosen: list[str]  # what the asker's own seats chose, in order
    question: str
    head: Raw
    body: Raw
    news: list[Raw]


class Marks(Struct, frozen=True, tag="marks"):
    """Marks of the viewer himself: all of them, or through a socket those that he has just changed."""

    marks: list[Mark]


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


# --- looking back -----------------------------------------------------------------------
class Moment(Struct, frozen=True):
    """A moment of a game, as some eyes count it."""

    round: int  # 0 before the first, or where the game has none
    asked: list[str]  # who had to decide
    heard: int  # pieces of news that had been heard
    at: int  # how far the game had come, the same for all eyes; 0 while it is not open


class MeasureLine(Struct, frozen=True):
    """A number that tells how the game stood, by moment; null where these eyes did not know it."""

    name: str  # `measure-...` of the catalogue
    seat: str  # whose it is, where several have one
    most: int  # how far it can go; 0: no limit
    turning: bool  # can a change of it turn the game?
    values: list[int | None]


class FigureMove(Struct, frozen=True):
    """Where a figure is from a moment on; an empty place: these eyes do not know."""

    moment: int
    seat: str
    place: str


class PastLine(Struct, frozen=True):
    """What was said, and at which moment of these eyes."""

    moment: int
    line: TalkLine


class Replay(Struct, frozen=True):
    """A whole game through some eyes, but for the screens themselves."""

    eyes: list[str]
    open: bool  # the game is over, or revealed: it can be looked at through all eyes
    fork: bool  # and played on from any moment before its end
    deduced: bool  # and asked what could be concluded in it
    analyst: str  # the bot that says where the odds of winning turned; empty where none can, or not yet
    moments: list[Moment]
    news: list[Raw]
    measures: list[MeasureLine]
    moves: list[FigureMove]
    counted: dict[str, int]  # `count-...` of the catalogue
    said: list[PastLine]  # what both these eyes and the asker could read


class MomentScreen(Struct, frozen=True):
    """What these eyes saw at a moment. Where `heard` is not that of the moment, something was taken back since the page asked."""

    heard: int
    head: Raw
    body: Raw


class MomentScreens(Struct, frozen=True):
    """The screens of some moments in a row."""

    first: int
    screens: list[MomentScreen]


class OddsFrom(Struct, frozen=True):
    """How likely each place was from a moment on; one that is missing was excluded."""

    moment: int
    here: dict[str, float]


class Gain(Struct, frozen=True):
    """What one of the news told of where he was, in bits; below nothing where more was hidden afterwards."""

    moment: int
    line: int  # of the log
    bits: float


class Finding(Struct, frozen=True):
    """Something worth to look at again.

    `missed`: a hunter went where Dracula could not be, beside a likely place; `bluff`: Dracula was where hardly anybody would have
    looked; `found`: he was found there.
    """

    what: str
    moment: int
    seat: str
    place: str
    odds: float
    other: str  # missed: where he had better gone
    other_odds: float


class Deduced(Struct, frozen=True):
    """What could be concluded of a game through some eyes, by moment."""

    bits: list[float | None]  # null before anything could be
    odds: list[OddsFrom]  # each time that they changed
    gains: list[Gain]
    findings: list[Finding]


class PastChoice(Struct, frozen=True):
    """A choice that was open at some moment."""

    text: str
    verb: str
    noun: str  # empty if it stands alone


class TurningPoint(Struct, frozen=True):
    """A choice that cost odds of winning, for all that its seat could know."""

    at: int  # how far the game had come, as in a moment
    seat: str
    question: str
    chosen: PastChoice
    better: PastChoice
    odds: float  # that its seat's side wins, by what was chosen
    better_odds: float  # and by what had been better


class Analysis(Struct, frozen=True):
    """Where the odds of winning turned in a game that is over, as far as it has been looked at."""

    level: str  # of the bot that looks
    done: int  # choices looked at
    of: int  # choices there are
    failed: bool  # it was given up
    turning: list[TurningPoint]  # the dearest first


PAGE_MESSAGE = msgspec.json.Decoder(Choose | ChooseAll | Undo | Say | Look)


def clean_name(text: str) -> str | None:
    """A name as it is shown: one line, every sign of it visible, not too long; None if it cannot be one."""
    if any(unicodedata.category(sign) in ("Zl", "Zp") for sign in text):
        return None
    name = " ".join(unicodedata.normalize("NFC", text).split())
    return name if len(name) <= MAX_NAME and can_be_seen(name) else None


def clean_note(text: str) -> str | None:
    """A note as it is kept: lines of visible signs, as in names, not too long; None if it cannot be one."""
    if any(unicodedata.category(sign) in ("Zl", "Zp") for sign in text):
        return None
    lines = [" ".join(line.split()) for line in unicodedata.normalize("NFC", text).replace("\r\n", "\n").split("\n")]
    note = "\n".join(lines).strip()
    return note if len(note) <= MAX_NOTE and all(can_be_seen(line) for line in lines) else None


def clean_line(text: str) -> str | None:
    """What is said, as it is kept: one line of what can be seen; None if there is nothing, or too much."""
    line = " ".join(visible_part(" ".join(unicodedata.normalize("NFC", text).split())).split())
    return line if 0 < len(line) <= MAX_LINE else None
