"""When the answers of bots are shown: on a beat, so that the time which a bot takes tells nothing of what it may choose from.

What misses a beat is shown on the next one. A forced answer is ready at once; so that it misses as often as others do, it waits as if it
had taken as long to think as one of the last real answers of that level at that seat, drawn by lot.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple

REMEMBERED = 100  # real answers of each level at a seat
SLOW = {"expert": 2}  # levels that take so many beats where others take one
HAIR = 1e-9  # seconds that rounding may cost


class Level(NamedTuple):
    """Whose answers take alike: a level at a seat of a game."""

    game: str
    level: str
    seat: int


@dataclass
class Decision:
    """What a bot decides, in one step or in several of which the others hear nothing."""

    level: Level
    began: float
    thought: float = 0.0  # seconds
    free: bool = False  # was there a choice in any step?

    def add(self, seconds: float, free: bool) -> None:
        """One step of it: how long the bot thought, and whether it had a choice."""
        self.thought += seconds
        self.free = self.free or free


@dataclass(frozen=True)
class Clock:
    """Time, and how to let it pass; tests hand in their own."""

    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep


class Pace:
    """The beats of all tables, and how long the last real answers took."""

    def __init__(self, beat: float, clock: Clock, lot: random.Random | None = None) -> None:
        self.beat = beat  # seconds; 0: all is shown at once
        self.clock = clock
        self.lot = lot or random.SystemRandom()
        self.thought: defaultdict[Level, deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

    def begin(self, game: str, level: str, seat: int) -> Decision:
        """A bot is asked."""
        return Decision(Level(game, level, seat), self.clock.now())

    async def until_shown(self, decision: Decision) -> None:
        """Wait for the beat on which this decision is shown."""
        if not self.beat:
            return
        beat = self.beat * SLOW.get(decision.level.level, 1)
        ready = self.clock.now() - decision.began + self.pretended(decision)
        beats = max(1, math.ceil((ready - HAIR) / beat))
        await self.clock.sleep(max(0.0, decision.began + beats * beat - self.clock.now()))

    async def until_beat(self, began: float) -> None:
        """Wait for the next beat of something that began then and concerns one person alone."""
        if self.beat:
            beats = max(1, math.ceil((self.clock.now() - began - HAIR) / self.beat))
            await self.clock.sleep(max(0.0, began + beats * self.beat - self.clock.now()))

    def pretended(self, decision: Decision) -> float:
        """Seconds of thought that a forced decision must still seem to take; how long a real one took is remembered."""
        known = self.thought[decision.level]
        if decision.free:
            known.append(decision.thought)
            return 0.0
        return max(0.0, self.lot.choice(known) - decision.thought) if known else 0.0
