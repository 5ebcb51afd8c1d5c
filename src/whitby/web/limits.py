"""Counting what each guest and each address does, so that nobody asks too often or holds too many sockets."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from ipaddress import IPv6Address, IPv6Network

from starlette.types import Scope

from whitby.web.addresses import parse
from whitby.web.settings import Limits


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.left = float(size)
        self.at = time.monotonic()

    def take(self, price: float = 1.0) -> bool:
        """Take so much out of the bucket, if that much is in it."""
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
        """Take so much out of the bucket of this guest or address, if that much is in it."""
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.rate, self.size)
            if len(self.known) > self.remembered:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        return bucket.take(price)


class RateLimit:
    """How often one guest may ask, and how often one address, which a crowd may share."""

    def __init__(self, rate: float, size: int, address_factor: int) -> None:
        self.of_guest = Buckets(rate, size)
        self.of_address = Buckets(rate * address_factor, size * address_factor)


class SocketCounts:
    """How many sockets are open: of each guest, of each address, and in all."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.of_guest: Counter[str] = Counter()  # or of an address without a guest
        self.of_address: Counter[str] = Counter()

    def may_open(self, who: str, where: str) -> bool:
        """May this guest open one more, and this address?"""
        if self.of_address.total() >= self.limits.all_sockets:
            return False
        return self.of_guest[who] < self.limits.sockets and self.of_address[where] < self.limits.sockets_per_address

    def opened(self, who: str, where: str) -> None:
        self.of_guest[who] += 1
        self.of_address[where] += 1

    def closed(self, who: str, where: str) -> None:
        for counter, key in ((self.of_guest, who), (self.of_address, where)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]


def client_address(scope: Scope) -> str:
    """Where a request comes from, as it is counted: whoever has one address of IPv6 has a whole network of them."""
    text: str = scope["client"][0] if scope.get("client") else ""
    found = parse(text)
    return str(IPv6Network((found, 64), strict=False)) if isinstance(found, IPv6Address) else str(found or text)
