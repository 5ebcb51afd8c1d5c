"""How many turns a second whitby.vector makes, observations and masks included: one core, CPU time, actions at random.

python tools/vector_speed.py [--peers] [--at-once 64] [--seconds 1] [--rounds 5] [--profile GAME] [--markdown FILE]

With --peers (pip install 'whitby[bench]') also PettingZoo's hanabi and RLCard's gin rummy and uno, an environment each, stepped as they are
made to be, taken in turn with ours; the median of the rounds counts. The copy of Whitby that is installed is measured, compiled where there
is a compiler.
"""

from __future__ import annotations

import argparse
import cProfile
import platform
import pstats
import random
import statistics
import time
from collections.abc import Callable, Iterator
from datetime import date
from importlib import metadata
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import whitby
from whitby import engine
from whitby.vector import Vector

Stepper = Iterator[int]  # each step: so many turns were made
BETWEEN_LOOKS = 2048  # turns; a look at the clock of CPU time can cost as much as a hundred of them
PEERS = {"PettingZoo hanabi": 10, "RLCard gin rummy": 3, "RLCard uno": 3}  # how many times as fast we want to be


def ours(id: str, n: int) -> Stepper:
    """Games of ours, n at once."""
    vector, dice = Vector(id, n), np.random.default_rng(1)
    batch = vector.reset(seed=1)
    while True:
        batch = vector.step(at_random(batch.masks, dice))
        yield n


def at_random(masks: NDArray[np.int8], dice: np.random.Generator) -> NDArray[np.intp]:
    """In each row one of the actions that are open, all alike."""
    games, actions = np.divmod(np.flatnonzero(masks.view(np.bool_)), masks.shape[1])
    ends = np.bincount(games, minlength=len(masks)).cumsum()
    starts = np.concatenate(([0], ends[:-1]))
    return actions[starts + (dice.random(len(masks)) * (ends - starts)).astype(np.intp)]


def hanabi() -> Stepper:
    """PettingZoo's hanabi, without its guards: two players, their usual observation."""
    from pettingzoo.classic import hanabi_v5

    env, dice = hanabi_v5.raw_env(), np.random.default_rng(1)
    while True:
        env.reset(seed=1)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
            if not (ended or cut):
                yield 1


def rlcard(name: str) -> Stepper:
    """A game of RLCard, with the observation that its agents get."""
    import rlcard as cards

    env, dice = cards.make(name, config={"seed": 1}), random.Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            yield 1


def steppers(n: int, peers: bool) -> dict[str, Stepper]:
    """All that is measured."""
    made = {id: ours(id, n) for id in whitby.game_ids()}
    if peers:
        made |= {"PettingZoo hanabi": hanabi(), "RLCard gin rummy": rlcard("gin-rummy"), "RLCard uno": rlcard("uno")}
    return made


def rate(stepper: Stepper, seconds: float) -> float:
    """Turns a second of CPU time."""
    next(stepper)  # what is loaded at the first turn is no speed
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        burst = 0
        while burst < BETWEEN_LOOKS:
            burst += next(stepper)
        done += burst
    return done / (time.process_time() - began)


def measured(n: int, peers: bool, seconds: float, rounds: int) -> dict[str, float]:
    """The median of some rounds, in which all take turns."""
    made = steppers(n, peers)
    rates: dict[str, list[float]] = {name: [] for name in made}
    for _ in range(rounds):
        for name, stepper in made.items():
            rates[name].append(rate(stepper, seconds))
    return {name: statistics.median(values) for name, values in rates.items()}


def table(rates: dict[str, float]) -> list[str]:
    """The figures as Markdown: ours, and how many times as fast as each peer."""
    peers = [name for name in PEERS if name in rates]
    rows = [["", "turns/s", *[f"x {name} (wanted: {PEERS[name]})" for name in peers]], ["---"] * (2 + len(peers))]
    rows += [
        [name, f"{turns:,.0f}", *[f"{turns / rates[peer]:.1f}" for peer in peers if name not in PEERS]] for name, turns in rates.items()
    ]
    return [f"| {' | '.join(row + [''] * (2 + len(peers) - len(row)))} |" for row in rows]


def about(n: int) -> str:
    """What was measured, where and when."""
    kind = "plain Python" if engine.__file__.endswith(".py") else "compiled"
    versions = [f"{name} {metadata.version(name)}" for name in ("pettingzoo", "open_spiel", "rlcard") if found(name)]
    parts = [
        str(date.today()),
        f"whitby {whitby.__version__} ({kind})",
        f"{n} games at once",
        f"Python {platform.python_version()}",
        *versions,
    ]
    return ", ".join(parts)


def found(name: str) -> bool:
    """Is this package installed?"""
    try:
        return bool(metadata.version(name))
    except metadata.PackageNotFoundError:
        return False


def profile(id: str, n: int, seconds: float) -> None:
    """Where the time of a game of ours goes."""
    stepper = ours(id, n)
    next(stepper)
    with cProfile.Profile() as seen:
        rate(stepper, seconds)
    pstats.Stats(seen).sort_stats("tottime").print_stats(15)


def main(say: Callable[[str], None] = print) -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--peers", action="store_true")
    asked.add_argument("--at-once", type=int, default=64)
    asked.add_argument("--seconds", type=float, default=1.0)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--profile", choices=whitby.game_ids())
    asked.add_argument("--markdown", type=Path)
    given = asked.parse_args()
    if given.profile:
        return profile(given.profile, given.at_once, given.seconds)
    lines = [about(given.at_once), "", *table(measured(given.at_once, given.peers, given.seconds, given.rounds))]
    say("\n".join(lines))
    if given.markdown:
        given.markdown.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
