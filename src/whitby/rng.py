"""A small random generator with the same numbers plain, compiled and on every Python (xorshift128 of G. Marsaglia)."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


class Rng:
    """Seeded by any int or text; four words of 32 bits, so that nothing overflows 63 bits."""

    def __init__(self, seed: int | str) -> None:
        h = hashlib.sha256(str(seed).encode()).digest()
        self.x: i64 = int.from_bytes(h[0:4], "big")
        self.y: i64 = int.from_bytes(h[4:8], "big")
        self.z: i64 = int.from_bytes(h[8:12], "big")
        self.w: i64 = int.from_bytes(h[12:16], "big") | 1

    def copy(self) -> Rng:
        """A generator with the same numbers to come."""
        other = Rng("")
        other.x = self.x
        other.y = self.y
        other.z = self.z
        other.w = self.w
        return other

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        t: i64 = (self.x ^ (self.x << 11)) & WORD
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w: i64 = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        self.w = w
        k: i64 = n
        return int((w * k) >> 32)

    def pick(self, options: list[int]) -> int:
        """One of the options; repeated ones are weights."""
        return options[self.below(len(options))]

    def shuffle(self, cards: list[int]) -> None:
        """Put a list in random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def random(self) -> float:
        """A number from 0 up to 1."""
        return self.below(1 << 30) / (1 << 30)
