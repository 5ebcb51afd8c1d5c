"""A game played again from its choices, to be looked at moment by moment through some eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from whitby import screen
from whitby.engine import CHANCE, PUBLIC, Event, State, openly_asked
from whitby.game import Ended, Game, View
from whitby.play import NO_CHOICE, Play, known_answer
from whitby.table.encoded import encode_news

T = TypeVar("T")
Chosen = tuple[int, int]  # a seat, and what it chose
KEPT = 8  # sets of eyes whose moments stay counted


@dataclass(frozen=True)
class Start:
    """Where a game began, and what was told there."""

    first: State
    news: list[Event]

    @classmethod
    def of(cls, play: Play) -> Start:
        """Where this play began."""
        return cls(play.initial, play.initial_news)

    def state(self) -> State:
        """The game as it stood at its beginning, to be played."""
        s = self.first.copy()
        s.outbox = self.news
        return s


@dataclass(frozen=True)
class Stop:
    """The game where somebody has to decide, or at its end: between two stops chance answers, and what everybody knows to be forced."""

    state: State
    choices: int  # made so far
    told: int  # pieces of news told so far, to whomever


@dataclass(frozen=True)
class Moment:
    """A stop at which some eyes had heard something new."""

    state: State
    choices: int
    heard: int  # pieces of news that these eyes had heard
    ended: Ended | None = None  # how its people ended it there


@dataclass(frozen=True)
class MomentScreen:
    """What some eyes saw at a moment, as bytes."""

    heard: int
    head: bytes
    body: bytes


@dataclass(frozen=True)
class Told:
    """What a chronicle tells of a game through some eyes: by moment, but for what is counted over all of it."""

    rounds: list[int]
    asked: list[list[str]]
    measures: list[list[int | None]]  # in the order of the game's measures
    moves: list[tuple[int, str, str]]  # moment, seat, and where its figure is from then on; empty: nobody knows
    counted: dict[str, int]


def keep(kept: dict[int, T], eyes: int, made: T) -> None:
    """Remember what was made for these eyes, and forget what was made first where it is too much."""
    if len(kept) >= KEPT:
        del kept[next(iter(kept))]
    kept[eyes] = made


def laid_open(game: Game, s: State) -> View:
    """The view of all eyes, its holes filled with what is there."""
    truth, engine = s.snapshot(), s.engine_snapshot()
    view = game.view(s, (1 << len(game.seats)) - 1)
    return {name: truth[name] if name in truth and name not in engine else value for name, value in view.items()}


class Replay:
    """A game from its beginning on.

    Moments are counted by what the eyes heard, never by choices, whose number would tell what was chosen in secret; and eyes that heard
    the same see the same (law 10), so the same stream gives the same moments and the same screens, whatever is hidden.
    """

    def __init__(self, game: Game, start: Start) -> None:
        self.game = game
        self.play = Play(game, start.state())
        self.stops: list[Stop] = []
        self.ended: Ended | None = None
        self.by_eyes: dict[int, list[Moment]] = {}
        self.told_by_eyes: dict[int, Told] = {}
        self.add_stop()

    def update(self, choices: Sequence[Chosen], ended: Ended | None) -> None:
        """Play on to these choices, or again from the beginning where something was taken back; `ended`: how its people ended it."""
        n = len(self.play.choices)
        if list(choices[:n]) != self.play.choices:
            self.play.replay([])
            self.stops, n = [], 0
            self.add_stop()
        elif len(choices) == n and ended == self.ended:
            return
        self.by_eyes, self.told_by_eyes, self.ended = {}, {}, ended
        for seat, choice in choices[n:]:
            self.play.apply(seat, choice)
            self.add_stop()

    def add_stop(self) -> None:
        """Keep the game as it is, if it waits for somebody."""
        s = self.play.state
        if self.play.over or s.seat != CHANCE and known_answer(s) == NO_CHOICE:
            self.stops.append(Stop(s.copy(), len(self.play.choices), len(self.play.told)))

    # --- through some eyes ------------------------------------------------------------
    def moments(self, eyes: int) -> list[Moment]:
        """All that these eyes can tell apart, from the beginning on; the last one has how its people ended it, if they did."""
        if eyes not in self.by_eyes:
            keep(self.by_eyes, eyes, self.count_moments(eyes))
        return self.by_eyes[eyes]

    def count_moments(self, eyes: int) -> list[Moment]:
        """The moments of these eyes, found among all stops."""
        found: list[Moment] = []
        heard = told = 0
        for stop in self.stops:
            heard += sum(to & (eyes | PUBLIC) != 0 for to, _, _ in self.play.told[told : stop.told])
            told = stop.told
            if not found or heard > found[-1].heard:
                found.append(Moment(stop.state, stop.choices, heard))
        if self.ended is not None:
            found.append(Moment(self.stops[-1].state, self.stops[-1].choices, heard, self.ended))
        return found

    def news(self, eyes: int) -> list[bytes]:
        """All that these eyes heard up to the last moment."""
        return [encode_news(self.game.id, what, facts) for what, facts in self.play.heard(eyes)[: self.moments(eyes)[-1].heard]]

    def screen(self, eyes: int, moment: Moment, everything: bool = False) -> MomentScreen:
        """What these eyes saw at a moment; what they were asked is left out, since nobody answers any more.

        `everything`: all may be known by now, so that all eyes together see what none of them did, as a card that nobody turned up.
        """
        every = (1 << len(self.game.seats)) - 1
        view = laid_open(self.game, moment.state) if everything and eyes == every else self.game.view(moment.state, eyes)
        head = screen.head(self.game, moment.state, eyes, [], moment.ended, lent=eyes, view=view)
        return MomentScreen(moment.heard, msgspec.json.encode(head), msgspec.json.encode(self.game.body(view)))

    def told(self, eyes: int) -> Told:
        """The chronicle of the game as these eyes could have kept it."""
        if eyes not in self.told_by_eyes:
            keep(self.told_by_eyes, eyes, self.tell(eyes))
        return self.told_by_eyes[eyes]

    def tell(self, eyes: int) -> Told:
        """The chronicle of these eyes, read from all their moments."""
        chronicle = self.game.chronicle
        moments = self.moments(eyes)
        found = Told([], [], [[] for _ in chronicle.measures], [], {})
        there: dict[str, str] = {}
        for n, moment in enumerate(moments):
            view = self.game.view(moment.state, eyes)
            found.rounds.append(chronicle.round(view))
            over = moment.ended is not None or self.game.ended(moment.state) is not None
            found.asked.append([] if over else [self.game.seat_name(seat) for seat in openly_asked(moment.state)])
            for values, measure in zip(found.measures, chronicle.measures, strict=True):
                values.append(measure.read(view))
            before, there = there, chronicle.whereabouts(view)
            found.moves.extend((n, seat, place) for seat, place in there.items() if before.get(seat) != place)
            found.moves.extend((n, seat, "") for seat in before if seat not in there)
        heard = [what for what, _ in self.play.heard(eyes)[: moments[-1].heard]]
        found.counted.update({name: sum(what in words for what in heard) for name, words in chronicle.counted.items()})
        return found
