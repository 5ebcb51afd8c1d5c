"""The settings of a server, and its limits."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path

from whitby.thinking.pool import Thinking
from whitby.web.addresses import is_loopback
from whitby.web.pace import Clock

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


@dataclass(frozen=True)
class Limits:
    """What one browser may ask of the server, and all of them together."""

    body: int = 16_384  # bytes of a request
    companion_body: int = 98_304  # of one that carries all entries of a companion
    record_body: int = 530_000  # bytes of a request that carries a record, whose lines JSON writes longer
    message: int = 4_096  # bytes of a message through a socket
    messages: float = 10.0  # a second, through one socket
    messages_at_once: int = 40
    stale: float = 1.0  # a second, answers to a question that is gone, of one guest: each costs a whole screen
    stale_at_once: int = 10
    lines: float = 0.5  # a second, said by one guest
    lines_at_once: int = 10
    posts: float = 0.5  # a second, of one guest
    posts_at_once: int = 60
    gets: float = 15.0  # likewise; a page takes about thirty
    gets_at_once: int = 400
    replays: float = 4.0  # likewise, looks at what is past: each is played or drawn anew
    replays_at_once: int = 60
    records: float = 5 / 60  # likewise, records dropped
    records_at_once: int = 5
    opens: float = 1.0  # likewise, sockets opened
    opens_at_once: int = 100
    address_factor: int = 4  # times as much of these from one address: a class of thirty may share it
    sockets: int = 20  # of one guest, or of one address without a guest
    sockets_per_address: int = 400  # of one address, whoever its guests are
    all_sockets: int = 4_000
    connections: int = 6_000  # in all, sockets too
    connections_per_address: int = 256  # of one address, open sockets not counted
    waiting: int = 64  # messages to a page that does not read them, before its socket is dropped
    idle_seconds: float = 10.0  # a connection on which nothing is asked
    head_seconds: float = 10.0  # from the first byte of a request to the end of its headers, and for a socket to open
    body_seconds: float = 20.0  # from there to its end
    send_seconds: float = 20.0  # an answer that is not read


NO_RATE_LIMITS = Limits(  # for tests and load: as much as before, as often as one likes
    messages=1e9,
    messages_at_once=10**9,
    stale=1e9,
    stale_at_once=10**9,
    lines=1e9,
    lines_at_once=10**9,
    posts=1e9,
    posts_at_once=10**9,
    gets=1e9,
    gets_at_once=10**9,
    replays=1e9,
    records=1e9,
    records_at_once=10**9,
    replays_at_once=10**9,
    opens=1e9,
    opens_at_once=10**9,
    sockets_per_address=10**9,
    connections_per_address=10**9,
)


@dataclass(frozen=True)
class Settings:
    """How one server runs; the defaults are for one that people play on."""

    database: Path
    hosts: frozenset[str] | None = LOOPBACK  # addresses at which it listens; None: all of this machine
    names: frozenset[str] = frozenset()  # by which people call it besides
    proxies: tuple[IPv4Network | IPv6Network, ...] = ()  # whose word on where a request comes from counts
    prefix: str = ""  # the path below which it is, such as /whitby
    static: Path = Path(__file__).parent / "static"
    beat: float = 0.6  # seconds: answers of bots are shown on it, so that their speed tells nothing; 0: at once
    pace_clock: Clock = field(default_factory=Clock)  # of beats, for tests
    thinking: Thinking = field(default_factory=Thinking)  # of bots
    grace_seconds: float = 3.0  # before an absence is told: a reload is none
    seed: str | None = None  # of chance and bots, for tests
    clock: Callable[[], float] = time.time  # of tables that expire and of people who are away, for tests
    sweep_seconds: float = 3600.0  # between two looks for tables that nobody has used for long
    limits: Limits = field(default_factory=Limits)


def reach(settings: Settings) -> str:
    """From where a page can be opened: "loopback", this machine alone, or "network"."""
    everywhere = settings.hosts is None or any(not is_loopback(host) for host in settings.hosts)
    return "network" if everywhere or settings.names else "loopback"
