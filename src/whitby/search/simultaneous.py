"""A choice that others make at the same time, unseen: tried against each of their answers; how often to give which follows from that."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from whitby.engine import State
from whitby.rng import Rng
from whitby.search.matrix import drawn, mixture
from whitby.search.patience import Patience
from whitby.search.rollouts import Found, Rollout
from whitby.search.thought import Thought
from whitby.worlds import Worlds

TURNS = 400  # of regret matching
Answers = dict[tuple[int, int], State]  # by rival and answer: the world in which he has given it


def best_mixed(
    worlds: Worlds,
    options: Sequence[int],
    first: int,
    answered: Callable[[State], Answers],
    rollout: Rollout,
    rng: Rng,
    wanted: int,
    patience: Patience,
) -> Found:
    """One of the options, as often as is safest against rivals who know how often; `first` where there is no time to find that out.

    Each world is tried as it was imagined, and with each answer that one rival could give there. Who cannot give an answer in a world
    answers there as imagined.
    """
    imagined = [0.0] * len(options)
    gains: dict[tuple[int, int], list[float]] = {}  # what an answer changes
    dealt = tried = 0
    while tried < wanted:
        world, luck = worlds.deal(rng), rng.below(1 << 30)
        before: list[float] = []
        for choice in options:
            if patience.is_over():
                return Found(first, [Thought(choice, 0.0, 0) for choice in options], True)
            before.append(rollout(world.copy(), choice, Rng(luck)))
        for i, odds in enumerate(before):
            imagined[i] += odds
        dealt += 1
        tried += 1
        for answer, state in answered(world).items():
            gain = gains.setdefault(answer, [0.0] * len(options))
            for i, choice in enumerate(options):
                if patience.is_over():
                    return Found(first, [Thought(choice, 0.0, 0) for choice in options], True)
                gain[i] += rollout(state.copy(), choice, Rng(luck)) - before[i]
            tried += 1
    columns = list(gains.values()) or [[0.0] * len(options)]
    payoffs = [[(imagined[i] + gain[i]) / dealt for gain in columns] for i in range(len(options))]
    mixed = mixture(payoffs, TURNS)
    worth = [sum([payoff * share for payoff, share in zip(row, mixed.theirs, strict=True)]) for row in payoffs]
    chosen = drawn(mixed.ours, rng.random())
    thoughts = [Thought(choice, worth[i], tried) for i, choice in enumerate(options)]
    thoughts.sort(key=lambda thought: (thought.choice != options[chosen], -thought.worth))
    return Found(options[chosen], thoughts, False)
