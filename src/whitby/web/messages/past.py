"""A game looked back on: its moments, what could be concluded, what would have been better."""

from __future__ import annotations

from msgspec import Raw, Struct

from whitby.web.messages.live import TalkLine


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
