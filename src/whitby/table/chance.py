"""Who answers for CHANCE: the operating system, or, for tests, a seed."""

from __future__ import annotations

import secrets

from whitby.rng import Rng


class Chance:
    """Dice and draws that nobody can foresee."""

    def pick(self, options: list[int], n: int) -> int:
        """The answer to the question after n choices; repeated options are weights."""
        return options[secrets.randbelow(len(options))]


class SeededChance(Chance):
    """The same dice for the same seed. No memory but the number of choices, so a restart goes on where it was."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def pick(self, options: list[int], n: int) -> int:
        return Rng(f"{self.seed} {n}").pick(options)


def chance(seed: str | None) -> Chance:
    """The operating system's, unless there is a seed."""
    return Chance() if seed is None else SeededChance(seed)
