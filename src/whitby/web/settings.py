"""How a server is set up."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


@dataclass(frozen=True)
class Limits:
    """What one browser may ask of the server."""

    body: int = 16_384  # bytes of a request
    message: int = 4_096  # bytes of a message through a socket
    messages: float = 10.0  # a second, through one socket
    messages_at_once: int = 40
    posts: float = 0.5  # a second, from one address
    posts_at_once: int = 60
    sockets: int = 20  # of one guest, or of one address without a guest
    all_sockets: int = 2_000
    waiting: int = 64  # messages to a page that does not read them, before its socket is dropped
    send_seconds: float = 20.0


@dataclass(frozen=True)
class Settings:
    """The defaults are for a server that people play on."""

    database: Path
    hosts: frozenset[str] | None = LOOPBACK  # names it answers to; None: any
    static: Path = Path(__file__).parent / "static"
    pace: float = 0.5  # seconds that a bot takes at least, so that its speed tells nothing
    bot_seconds: float = 30.0  # and at most
    grace: float = 3.0  # seconds before an absence is told: a reload is none
    seed: str | None = None  # of chance and bots, for tests
    clock: Callable[[], float] = time.time  # of tables that expire and of people who are away, for tests
    sweep_seconds: float = 3600.0  # between two looks for tables that nobody has used for long
    reach: str = "loopback"  # "network" if other devices can open this server's links
    limits: Limits = field(default_factory=Limits)
