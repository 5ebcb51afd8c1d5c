"""Options tried in common worlds: each is played on for a while in the same imagined games, and the worse half dropped again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from whitby.board import BIT
from whitby.engine import CHANCE, PLAYING, State, answer
from whitby.rng import Rng
from whitby.search.patience import Patience
from whitby.search.thought import Thought
from whitby.worlds import Worlds

LONGEST: Final = 500  # choices of one rollout
DRAWN: Final = 0.5

Policy = Callable[[Any, int, list[int], Rng], int]  # (state, seat, options, rng): what the seat would choose there
Value = Callable[[Any, int], float]  # (state, seat): the odds that the seat wins, 0 to 1
Rollout = Callable[[State, int, Rng], float]  # (state to use up, choice, rng): the odds to win after it


class Found(NamedTuple):
    """What a search answers."""

    choice: int
    thoughts: list[Thought]  # the best first
    gave_up: bool  # patience ended before it was done, and `choice` is what was thought of first


class Ahead:
    """A rollout for a seat: the choice, then all play by a policy until `done`, and what the seat has then."""

    def __init__(self, seat: int, policy: Policy, done: Callable[[Any], bool], value: Value, longest: int = LONGEST) -> None:
        self.seat = seat
        self.policy = policy
        self.done = done
        self.value = value
        self.longest = longest

    def odds(self, s: State, choice: int, rng: Rng) -> float:
        """How likely the seat wins after this choice, as far as can be seen from there."""
        s.listening = False
        answer(s, self.seat, choice)
        return self.odds_from(s, rng)

    def odds_from(self, s: State, rng: Rng) -> float:
        """The same from a position that the caller has made."""
        for _ in range(self.longest):
            if s.winners != PLAYING or self.done(s):
                break
            answer(s, s.seat, self.next_choice(s, rng))
        return odds_at(s, self.seat, self.value)

    def next_choice(self, s: State, rng: Rng) -> int:
        """What comes next: by chance, forced, or by the policy."""
        options = s.options
        if len(options) == 1:
            return options[0]
        return rng.pick(options) if s.seat == CHANCE else self.policy(s, s.seat, options, rng)


def odds_at(s: State, seat: int, value: Value) -> float:
    """Certain when the game is over, else as the value says."""
    if s.winners == PLAYING:
        return value(s, seat)
    return DRAWN if s.winners == 0 else 1.0 if s.winners & BIT[seat] else 0.0


class Trial:
    """An option on trial."""

    def __init__(self, choice: int) -> None:
        self.choice = choice
        self.sum = 0.0
        self.tried = 0

    def mean(self) -> float:
        """What it is worth by what was seen."""
        return self.sum / self.tried if self.tried else 0.0


def best(
    worlds: Worlds, options: Sequence[int], first: int, rollout: Rollout, rng: Rng, wanted: int, margin: float, patience: Patience
) -> Found:
    """The option that does best over `wanted` worlds, but `first`, the judgement's, unless the other is better by a margin.

    The options go through rounds, each of twice as many worlds as the one before, and the worse half goes after each; `first`
    stays. All are tried in the same worlds, by the same luck.
    """
    default = Trial(first)
    rivals = [Trial(choice) for choice in dict.fromkeys(options) if choice != first]
    alive = rivals
    for many in rounds(len(rivals), wanted):
        for _ in range(many):
            world = worlds.deal(rng)
            luck = rng.below(1 << 30)
            for trial in [default, *alive]:
                if patience.is_over():
                    return Found(first, thoughts([default, *rivals]), True)
                trial.sum += rollout(world.copy(), trial.choice, Rng(luck))
                trial.tried += 1
        alive = better_half(alive)
    winner = alive[0] if alive else default
    if winner.mean() <= default.mean() + margin:
        winner = default
    found = thoughts([default, *rivals])
    found.sort(key=lambda thought: thought.choice != winner.choice)
    return Found(winner.choice, found, False)


def rounds(rivals: int, wanted: int) -> list[int]:
    """How many worlds each round has; together at least as many as are wanted."""
    if rivals == 0 or wanted <= 0:
        return []
    many = max(1, (rivals - 1).bit_length())
    share = (1 << many) - 1
    return [max(1, (wanted * (1 << i) + share - 1) // share) for i in range(many)]


def better_half(alive: list[Trial]) -> list[Trial]:
    """Those that did better, the best first; equals in their order."""
    ranked = sorted(alive, key=lambda trial: -trial.mean())
    return ranked[: (len(ranked) + 1) // 2]


def thoughts(trials: list[Trial]) -> list[Thought]:
    """All that was tried: those that stayed longest first, and of them the best."""
    ranked = sorted(trials, key=lambda trial: (-trial.tried, -trial.mean()))
    return [Thought(trial.choice, trial.mean(), trial.tried) for trial in ranked]
