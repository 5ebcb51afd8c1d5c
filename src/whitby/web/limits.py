"""How much, how often."""

from __future__ import annotations

import time
from collections import OrderedDict

from starlette.types import Scope


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.left = float(size)
        self.at = time.monotonic()

    def take(self) -> bool:
        """One more, if there is one."""
        now = time.monotonic()
        self.left = min(float(self.size), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each address, the last ones remembered."""

    def __init__(self, rate: float, size: int, remembered: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.remembered = remembered
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """One more for this address."""
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.rate, self.size)
            if len(self.known) > self.remembered:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        return bucket.take()


def address(scope: Scope) -> str:
    """Where a request comes from."""
    return scope["client"][0] if scope.get("client") else ""
