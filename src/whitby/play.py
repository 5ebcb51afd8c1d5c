"""A play: a state, the choices that led to it, and what each set of eyes heard on the way."""

from __future__ import annotations

from typing import Any, Final

from whitby.board import BIT
from whitby.engine import (
    ANYTIME,
    CHANCE,
    EVERYONE,
    KNOWN,
    NOBODY,
    PLAYING,
    PUBLIC,
    SEATS,
    Event,
    News,
    State,
    answer,
    openly_asked,
    options_for,
    seats_asked,
)
from whitby.rng import Rng

NO_CHOICE: Final = -1

# how free a choice was
FREE: Final = 0
FORCED: Final = 1  # its seat had one answer, and others could not know that
KNOWN_FORCED: Final = 2  # everybody knew that there was one answer


def forced(s: State) -> int:
    """The only answer to the pending question, where one seat is asked and has no choice; else NO_CHOICE."""
    options = s.options
    if s.winners != PLAYING or not options or len(s.asked) > 1:
        return NO_CHOICE
    first = options[0]
    if len(options) > 1:
        for choice in options:
            if choice != first:
                return NO_CHOICE
    return first


def only_answer(s: State, seat: int) -> int:
    """The one answer of a seat that is asked, where nothing that it may play beside the question could change that; else NO_CHOICE."""
    only = NO_CHOICE
    if seat in seats_asked(s):
        for choice in options_for(s, seat):
            if choice & ANYTIME:
                if not s.keeps_answers(choice):
                    return NO_CHOICE
            elif only not in (NO_CHOICE, choice):
                return NO_CHOICE
            else:
                only = choice
    return only


def known_answer(s: State) -> int:
    """The one answer to the pending question, where everybody knows that there is one and nobody could interrupt; else NO_CHOICE."""
    rule, args = s.running
    known = KNOWN.get(rule)
    if known is None or s.seat < 0 or s.asked or s.winners != PLAYING or not known(s, *args) or s.may_be_interrupted():
        return NO_CHOICE
    return only_answer(s, s.seat)


def freedom(s: State, seat: int, choice: int) -> int:
    """How free a choice is that the seat makes now."""
    if seat < 0 or choice & ANYTIME or only_answer(s, seat) == NO_CHOICE:
        return FREE
    return FORCED if known_answer(s) == NO_CHOICE else KNOWN_FORCED


def without_last(choices: list[tuple[int, int]], seat: int, n: int) -> list[tuple[int, int]]:
    """These choices without the seat's last n; ValueError if it has not made so many."""
    kept = choices.copy()
    for _ in range(n):
        at = len(kept) - 1
        while at >= 0 and kept[at][0] != seat:
            at -= 1
        if at < 0:
            raise ValueError("nothing to take back")
        del kept[at]
    return kept


class Play:
    """A game under way. `eyes` is the mask of the seats that one looks through; 0 is the public."""

    def __init__(self, game: Any, state: State | None = None, options: dict[str, Any] | None = None) -> None:
        self.game = game  # a whitby.game.Game
        self.no_undo_after: frozenset[str] = game.no_undo_after
        s: State = game.setup(options) if state is None else state
        s.listening = True
        self.state = s
        self.initial: State = s.copy()  # to play again from, when a choice is taken back
        self.initial_news: list[Event] = s.outbox
        self.choices: list[tuple[int, int]] = []  # (seat, choice), CHANCE and forced ones included
        self.told: list[Event] = []  # all events, with those whom they are for
        self.streams: dict[int, list[News]] = {}  # what was heard, by eyes
        self.freedoms: list[int] = []  # how free each choice was
        self.fixed: int = 0  # so many choices stand for good
        self.secret_answers: list[int] = [0] * SEATS  # while several answer in secret: how many of its own each seat may take back
        self.collect_news()

    def copy(self) -> Play:
        """The same game once more, with a future of its own."""
        other = Play(self.game, self.state.copy())
        other.initial = self.initial
        other.initial_news = self.initial_news
        other.choices = self.choices.copy()
        other.told = self.told.copy()
        other.freedoms = self.freedoms.copy()
        other.fixed = self.fixed
        other.secret_answers = self.secret_answers.copy()
        return other

    def imagined(self, seat: int, rng: Rng, belief: Any = None) -> Play:
        """A game that this seat cannot tell from this one, dealt anew.

        It knows of the past what the seat has heard; the others heard what is public. Nothing in it can be taken back.
        """
        eyes = BIT[seat]
        other = Play(self.game, self.game.imagine(self.game.view(self.state, eyes), self.heard(eyes), rng, belief))
        other.told = [(to if to & PUBLIC else eyes, what, facts) for to, what, facts in self.told if to & (eyes | PUBLIC)]
        return other

    def apply(self, seat: int, choice: int) -> None:
        """Make one choice of one seat; ValueError if it is not open to it."""
        s = self.state
        if choice not in options_for(s, seat):
            raise ValueError("not asked, or not an option")
        task, depth, asked = s.running, len(s.agenda), openly_asked(s)
        openly = seat if s.screen == NOBODY else s.screen
        secret = bool(s.asked) and not choice & ANYTIME
        before = len(s.answers[seat]) if secret else 0
        self.choices.append((seat, choice))
        self.freedoms.append(freedom(s, seat, choice))
        if seat != CHANCE:
            self.deliver((BIT[seat], "chose", (seat, choice)))
        answer(s, seat, choice)
        public, sealed = self.collect_news()
        same = s.running == task and len(s.agenda) == depth and s.winners == PLAYING
        pending = secret and same and bool(s.asked) and len(s.answers[seat]) > before  # this seat or others have still to answer
        further = same and (pending or s.stepwise) and openly_asked(s) == asked
        if not public and not further:  # the steps of one decision are one answer to the others
            self.deliver((EVERYONE, "answered", (openly,)))  # who is asked is public, so it is heard when that changes
        self.update_undo(seat, secret, pending, sealed)

    def update_undo(self, seat: int, secret: bool, pending: bool, sealed: bool) -> None:
        """Remember what may be taken back: of answers in secret one's own until all are given, else one's own last choices."""
        if pending:
            self.secret_answers[seat] += 1
            return
        for other in range(SEATS):
            self.secret_answers[other] = 0
        if sealed or secret:  # all have answered: nobody takes back
            self.fixed = len(self.choices)

    def collect_news(self) -> tuple[bool, bool]:
        """Empty the state's outbox into the streams: was anything public, and did anything seal what was done?"""
        public = False
        sealed = False
        for event in self.state.outbox:
            self.deliver(event)
            public = public or event[0] & PUBLIC != 0
            sealed = sealed or event[1] in self.no_undo_after
        self.state.outbox = []
        return public, sealed

    def deliver(self, event: Event) -> None:
        """Append one event to the streams of those whom it is for."""
        self.told.append(event)
        for eyes, stream in self.streams.items():
            if event[0] & (eyes | PUBLIC):
                stream.append((event[1], event[2]))

    def heard(self, eyes: int) -> list[News]:
        """All that these eyes heard so far: the same list each time, growing, until something is taken back."""
        stream = self.streams.get(eyes)
        if stream is None:
            stream = [(what, facts) for to, what, facts in self.told if to & (eyes | PUBLIC)]
            self.streams[eyes] = stream
        return stream

    def may_undo(self, seat: int, alone: int = 0) -> bool:
        """May the seat take back its last choice?

        It may if that was the last of all choices and no seal was broken; while several seats answer in secret, its own last
        answer; while another decides step by step, nothing. This depends only on what the seat heard and chose itself. Answers that
        everybody knew to be forced are no choices. `alone` is the mask of the seats of one who plays against bots alone, unseen:
        there no forced answer is one.
        """
        return self.undo_length(seat, alone) > 0

    def undo_length(self, seat: int, alone: int) -> int:
        """With how many choices the seat's last one is taken back; 0 if it may not."""
        if seat < 0 or self.state.winners != PLAYING:
            return 0
        if self.state.asked:
            return self.secret_undo_length(seat, alone)
        if self.state.stepwise and seat not in openly_asked(self.state):
            return 0
        for at in range(len(self.choices) - 1, self.fixed - 1, -1):
            if not self.given(at, alone):
                return len(self.choices) - at if self.choices[at][0] == seat else 0
        return 0

    def secret_undo_length(self, seat: int, alone: int) -> int:
        """The same while several seats answer in secret: of its own answers to this question."""
        n = 0
        for at in range(len(self.choices) - 1, -1, -1):
            if n == self.secret_answers[seat]:
                break
            if self.choices[at][0] == seat:
                n += 1
                if not self.given(at, alone):
                    return n
        return 0

    def given(self, at: int, alone: int) -> bool:
        """Was this choice none, so that taking back goes past it?"""
        seat = self.choices[at][0]
        return self.freedoms[at] == KNOWN_FORCED or self.freedoms[at] == FORCED and alone >> seat & 1 != 0

    def undo(self, seat: int, alone: int = 0) -> None:
        """Take back the seat's last choice, forced or not: how far it goes back must tell nobody whether there was a choice."""
        n = self.undo_length(seat, alone)
        if not n:
            raise ValueError("nothing to take back")
        self.replay(without_last(self.choices, seat, n) if self.state.asked else self.choices[:-n])

    def replay(self, choices: list[tuple[int, int]]) -> None:
        """Play these choices from the beginning."""
        s = self.initial.copy()
        s.listening = True
        s.outbox = self.initial_news
        self.state = s
        self.choices = []
        self.told = []
        self.streams = {}
        self.freedoms = []
        self.fixed = 0
        self.secret_answers = [0] * SEATS
        self.collect_news()
        for seat, choice in choices:
            self.apply(seat, choice)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.winners != PLAYING
