"""How much, how often."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network

from starlette.types import Scope

from whitby.web.addresses import parse


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.left = float(size)
        self.at = time.monotonic()

    def take(self, price: float = 1.0) -> bool:
        """One more, if there is one."""
        now = time.monotonic()
        self.left = min(float(self.size), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < price:
            return False
        self.left -= price
        return True


class Buckets:
    """One bucket for each address or guest, the last ones remembered."""

    def __init__(self, rate: float, size: int, remembered: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.remembered = remembered
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, price: float = 1.0) -> bool:
        """One more for this one."""
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.rate, self.size)
            if len(self.known) > self.remembered:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        return bucket.take(price)


def address(scope: Scope) -> str:
    """Where a request comes from, as it is counted: whoever has one address of IPv6 has a whole network of them."""
    text: str = scope["client"][0] if scope.get("client") else ""
    found = parse(text)
    return str(IPv6Network((found, 64), strict=False)) if isinstance(found, IPv6Address) else str(found or text)
