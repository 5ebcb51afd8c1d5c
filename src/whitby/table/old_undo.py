"""How taking back went before a row told how many choices it removed: kept for the rows of those days alone.

A seat took back its last choice that was one, with the forced answers that it had given after it.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from whitby.engine import ANYTIME, NOBODY, SEATS, State, answer, options_for
from whitby.play import NO_CHOICE, Play, forced
from whitby.table.storage import Row

NO_ANSWERS: tuple[tuple[int, ...], ...] = ((),) * SEATS


@dataclass(frozen=True)
class Step:
    """A choice, the game before it, and what the rule of those days allowed to take back after it."""

    seat: int
    choice: int
    before: State
    sure: bool  # was it surely a choice?
    own: tuple[int, ...]  # where the seat's last choices without a break stand, forced ones left out
    secret: tuple[tuple[int, ...], ...]  # the same for each seat's answers while several answer in secret


class Replay:
    """A game played again from its rows, which goes back to any of its choices without playing all of them anew."""

    def __init__(self, game: Any, state: State, steps: list[Step]) -> None:
        self.game = game
        self.state = state
        self.state.listening = True
        self.steps = steps

    @classmethod
    def of_play(cls, play: Play) -> Replay:
        """The same game, with the choices that stand in a play."""
        replay = cls(play.game, play.initial.copy(), [])
        for seat, choice in play.choices:
            replay.apply(seat, choice)
        return replay

    @property
    def choices(self) -> list[tuple[int, int]]:
        """The choices that stand, with their seats."""
        return [(step.seat, step.choice) for step in self.steps]

    def apply(self, seat: int, choice: int) -> None:
        """One more choice; ValueError if it is not open."""
        s, at = self.state, len(self.steps)
        options = options_for(s, seat)
        if choice not in options:
            raise ValueError("not asked, or not an option")
        anytime = bool(choice & ANYTIME)
        free = anytime or forced(s) == NO_CHOICE
        sure = anytime or len({option for option in options if not option & ANYTIME}) > 1
        each = bool(s.asked) and not anytime
        answers = len(s.answers[seat]) if each else 0
        before = s.copy()
        s.outbox = []
        answer(s, seat, choice)
        pending = each and bool(s.asked) and len(s.answers[seat]) > answers
        sealed = any(what in self.game.no_undo_after for _, what, _ in s.outbox)
        last = self.steps[-1] if self.steps else None
        own = last.own if last is not None and last.seat == seat and not sealed else ()
        secret = last.secret if last is not None and pending else NO_ANSWERS
        if free and not sealed:
            own += (at,)
        if free and pending:
            secret = (*secret[:seat], (*secret[seat], at), *secret[seat + 1 :])
        self.steps.append(Step(seat, choice, before, sure, own, secret))

    def without(self, seat: int, n: int) -> Replay:
        """The same without the seat's last n choices; ValueError if it has not made so many, or the rest cannot be played."""
        mine = [at for at, step in enumerate(self.steps) if step.seat == seat]
        if n > len(mine):
            raise ValueError("nothing to take back")
        if not n:
            return self
        first = mine[-n]
        less = Replay(self.game, self.steps[first].before.copy(), self.steps[:first])
        for step in self.steps[first:]:
            if step.seat != seat:
                less.apply(step.seat, step.choice)
        return less


def count_removed(replay: Replay, seat: int) -> int:
    """How many choices of the seat went when it took back at this point of the game; ValueError if it could not."""
    last = replay.steps[-1] if replay.steps else Step(NOBODY, 0, replay.state, False, (), NO_ANSWERS)
    mine = last.secret[seat] if replay.state.asked else last.own if last.seat == seat else ()
    if not mine:
        raise ValueError("nothing to take back")
    return sum(step.seat == seat for step in replay.steps[mine[-1] :])


def infer_removed(replay: Replay, seat: int, following: Row | None) -> int:
    """How many they were where the rules have changed since, so that the next row must be open; ValueError if that does not tell."""
    found = [n for n in candidates(replay, seat) if fits(replay, seat, n, following)]
    with suppress(ValueError):
        counted = count_removed(replay, seat)
        if counted in found:
            return counted
    if len(found) != 1:
        raise ValueError("it cannot be told what was taken back")
    return found[0]


def candidates(replay: Replay, seat: int) -> list[int]:
    """How many choices it may have been: what was forced then may not look so now, and the other way round.

    It went back to an answer of the seat for which it had a choice, and no further than the first that surely was one.
    """
    surely = [step.sure for step in replay.steps if step.seat == seat]
    most = next((n for n, sure in enumerate(reversed(surely), 1) if sure), len(surely))
    return list(range(1, most + 1))


def fits(replay: Replay, seat: int, n: int, following: Row | None) -> bool:
    """Is the next row open when the seat has taken back n choices?"""
    try:
        less = replay.without(seat, n)
    except ValueError:
        return False
    if following is None or following.choice is None:
        return True
    return replay.game.choice(following.choice) in options_for(less.state, following.seat)
