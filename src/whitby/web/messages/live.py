"""What a server sends through the socket of a page, and what a person is shown at the table."""

from __future__ import annotations

from msgspec import Raw, Struct

from whitby.web.messages.from_page import Mark


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
    odds: float | None  # that its seat's side wins then; null where it was not tried as often as the first
    tried: int  # in so many imagined games; 0: judged alone


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
