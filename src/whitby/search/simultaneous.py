"""A choice that others make at the same time, unseen: tried against each of their answers; how often to give which follows from that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from whitby.engine import State
from whitby.rng import Rng
from whitby.search.matrix import drawn, mixture
from whitby.search.patience import Patience
from whitby.search.rollouts import Found, Rollout
from whitby.search.thought import Thought
from whitby.worlds import Worlds

TURNS: Final = 400  # of regret matching
Answers = dict[tuple[int, int], State]  # by rival and answer: the world in which he has given it
Answered = Callable[[State], tuple[State, Answers]]  # the world as the rivals are still free to answer, and with each answer


class Rivals(NamedTuple):
    """Who answers at the same time."""

    answered: Answered
    wary: float  # how often they are thought to answer what is worst for us, 0 to 1; else they do as is judged of them


def best_mixed(
    worlds: Worlds, options: Sequence[int], first: int, rivals: Rivals, rollout: Rollout, rng: Rng, wanted: int, patience: Patience
) -> Found:
    """One of the options, as often as is safest against rivals who know how often; `first` where there is no time to find that out.

    Each world is tried with the answers that are judged likely there, and with each answer that one rival could give. Who cannot give an
    answer in a world gives the likely one there.
    """
    judged = [0.0] * len(options)
    gains: dict[tuple[int, int], list[float]] = {}  # what an answer changes
    dealt = tried = 0
    while tried < wanted:
        luck = rng.below(1 << 30)
        world, answers = rivals.answered(worlds.deal(rng))
        likely = odds_of_each(options, world, rollout, luck)
        judged = [total + odds for total, odds in zip(judged, likely, strict=True)]
        for answer, state in answers.items():
            if patience.is_over():
                return Found(first, [Thought(choice, 0.0, 0) for choice in options], True)
            odds = odds_of_each(options, state, rollout, luck)
            before = gains.get(answer, [0.0] * len(options))
            gains[answer] = [total + new - old for total, new, old in zip(before, odds, likely, strict=True)]
        dealt += 1
        tried += 1 + len(answers)
    columns = list(gains.values()) or [[0.0] * len(options)]
    payoffs = [[(judged[i] + rivals.wary * gain[i]) / dealt for gain in columns] for i in range(len(options))]
    mixed = mixture(payoffs, TURNS)
    chosen = options[drawn(mixed.ours, rng.random())]
    worth = [sum([payoff * share for payoff, share in zip(row, mixed.theirs, strict=True)]) for row in payoffs]
    thoughts = [Thought(choice, odds, tried) for choice, odds in zip(options, worth, strict=True)]
    thoughts.sort(key=lambda thought: (thought.choice != chosen, -thought.worth))
    return Found(chosen, thoughts, False)


def odds_of_each(options: Sequence[int], world: State, rollout: Rollout, luck: int) -> list[float]:
    """The odds to win after each of the options in this world, by the same luck."""
    return [rollout(world.copy(), choice, Rng(luck)) for choice in options]
