"""How a bot of Fury of Dracula weighs its options: a rule for each verb says what a choice is worth, and the best one is taken."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from whitby.bots.safe import safe
from whitby.engine import NOUN, News
from whitby.game import Game, View
from whitby.rng import Rng

NOISE: Final = 0.25
AT_THE_START: Final = 1.5  # more at random, so that games begin differently
NEVER: Final = -50.0

Rules = Mapping[int, Callable[..., float]]  # verb -> what it is worth to a mind, for verbs with a noun also of that noun


class Mind:
    """What one seat thinks of each answer to one question. Passing is worth nothing."""

    def __init__(self, plain: Rules, by_noun: Rules) -> None:
        self.plain = plain
        self.by_noun = by_noun

    def knows(self, choice: int) -> bool:
        """Is there a rule for this choice?"""
        return choice & ~NOUN in self.plain or choice & ~NOUN in self.by_noun

    def worth(self, choice: int) -> float:
        """How good a choice is, by its verb and noun; without a rule for it, a little worse than passing."""
        verb = choice & ~NOUN
        by_noun = self.by_noun.get(verb)
        if by_noun is not None:
            return by_noun(self, choice & NOUN)
        plain = self.plain.get(verb)
        return plain(self) if plain is not None else -1.0


def weighed(mind: Mind, options: Sequence[int], noise: float, rng: Rng) -> dict[int, float]:
    """What each option is worth to a mind, a little at random; nothing where it has no rule for any."""
    if not any([mind.knows(choice) for choice in options]):
        return {}
    return {choice: mind.worth(choice) + noise * rng.random() for choice in options}


def best_of(worth: Mapping[int, float]) -> int:
    """The option of most worth."""
    return max(worth, key=lambda choice: (worth[choice], -choice))


class WeighingBot(ABC):
    """Every choice is weighed by a few plain rules, and the best is taken, a little at random."""

    def __init__(self, game: Game, seat: int, seed: int | str) -> None:
        self.game = game
        self.seat = seat
        self.name = f"{seed} {game.seat_name(seat)}"
        self.heard = 0

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """The option of most worth, a little at random; where there is no rule for any, a safe one."""
        self.heard += len(news)
        rng = Rng(f"{self.name} {self.heard}")
        noise = AT_THE_START if self.begins(view) else NOISE
        worth = weighed(self.mind(view, news), options, noise, rng)
        return self.decide(view, options, worth, rng) if worth else safe(self.game, options, rng)

    def decide(self, view: View, options: Sequence[int], worth: Mapping[int, float], rng: Rng) -> int:
        """The option of most worth."""
        return best_of(worth)

    @abstractmethod
    def mind(self, view: View, news: Sequence[News]) -> Mind:
        """The mind of this seat, with what it sees and has deduced."""

    @abstractmethod
    def begins(self, view: View) -> bool:
        """Are the figures still being placed?"""
