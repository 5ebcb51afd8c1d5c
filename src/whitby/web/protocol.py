"""Connections below HTTP: how many there may be, and how long each may take for what it has begun.

uvicorn waits for ever for the rest of a request, for a socket to open and for an answer to be read. Here one look every half
second at all connections finds those that have been at the same stage for too long, and drops them.
"""

from __future__ import annotations

import asyncio
import time
from asyncio.transports import BaseTransport
from collections import defaultdict
from collections.abc import Hashable
from typing import Any, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from whitby.web.addresses import Networks, trusted
from whitby.web.limits import address
from whitby.web.settings import Limits

EVERY = 0.5  # seconds between two looks
GOING_AWAY = 1001
ECHO_SECONDS = 2.0  # for a page to answer that its socket closes

IDLE, HEAD, BODY, SENDING, OPENING = "idle", "head", "body", "sending", "opening"
FREE = ""  # nobody waits for the client


class Connection(Protocol):
    """What the door knows of a connection."""

    transport: asyncio.Transport
    who: str  # its address, as it is counted

    @property
    def asks(self) -> bool:
        """Is it no socket, or one that has not opened yet?"""

    def stage(self) -> tuple[str, Hashable]:
        """What it waits for, and in which request."""


class Door:
    """All connections of a server: so many come in, and none stays that is too slow."""

    def __init__(self, limits: Limits, proxies: Networks = ()) -> None:
        self.most = limits.connections
        self.most_of_one = limits.connections_of_one
        self.proxies = proxies
        self.seconds = {
            IDLE: limits.idle_seconds,
            HEAD: limits.head_seconds,
            BODY: limits.body_seconds,
            SENDING: limits.send_seconds,
            OPENING: limits.head_seconds,
        }
        self.inside: dict[Connection, tuple[tuple[str, Hashable], float]] = {}  # its stage, and since when
        self.of_address: defaultdict[str, set[Connection]] = defaultdict(set)
        self.looking: asyncio.TimerHandle | None = None

    def let_in(self, connection: Http) -> bool:
        """A new connection, if there is room."""
        if len(self.inside) >= self.most:
            return False
        of_proxy = connection.client and trusted(connection.client[0], self.proxies)
        if not of_proxy and sum(other.asks for other in self.of_address.get(connection.who, ())) >= self.most_of_one:
            return False
        self.keep(connection)
        return True

    def keep(self, connection: Connection) -> None:
        """Look after it from now on."""
        self.inside[connection] = connection.stage(), time.monotonic()
        self.of_address[connection.who].add(connection)
        if self.looking is None:
            self.look_later()

    def let_out(self, connection: Connection) -> None:
        """It has gone, or has become a socket."""
        if self.inside.pop(connection, None) is not None:
            self.of_address[connection.who].discard(connection)
            if not self.of_address[connection.who]:
                del self.of_address[connection.who]

    def look_later(self) -> None:
        self.looking = asyncio.get_running_loop().call_later(EVERY, self.look)

    def look(self) -> None:
        """Drop who is too slow; nobody inside, nothing to look at."""
        now = time.monotonic()
        for connection, (before, since) in list(self.inside.items()):
            stage = connection.stage()
            if stage != before:
                self.inside[connection] = stage, now
            elif now - since > self.seconds.get(stage[0], float("inf")):
                connection.transport.abort()
        self.looking = None
        if self.inside:
            self.look_later()


class Http(H11Protocol):
    """A connection that asks by HTTP."""

    asks = True

    def __init__(self, *args: Any, door: Door, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.door = door
        self.who = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.who = address({"client": self.client})
        if not self.door.let_in(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.let_out(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.door.let_out(self)
        super().handle_websocket_upgrade(event)

    def stage(self) -> tuple[str, Hashable]:
        """By h11's own account of what the client has sent so far."""
        if self.transport.is_closing() or self.flow.write_paused:
            return SENDING, self.transport.get_write_buffer_size()  # a slow reader has time, one that stopped has not
        if self.conn.their_state is h11.SEND_BODY:
            return BODY, self.cycle
        if self.conn.their_state is h11.IDLE:
            return HEAD if self.conn.trailing_data[0] else IDLE, self.cycle
        return FREE, self.cycle

    def shutdown(self) -> None:
        """The server ends: what has been asked for is answered, what is not even asked yet is dropped."""
        if self.stage()[0] in (IDLE, HEAD, BODY):
            self.transport.abort()
        elif not self.transport.is_closing():
            super().shutdown()


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, *args: Any, door: Door, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.door = door
        self.close_timeout = ECHO_SECONDS
        self.who = ""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.who = address({"client": self.client})
        self.door.keep(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.let_out(self)
        super().connection_lost(exc)

    @property
    def asks(self) -> bool:
        return not self.handshake_complete

    def stage(self) -> tuple[str, Hashable]:
        if self.transport.is_closing() or not self.writable.is_set():
            return SENDING, None
        return FREE if self.handshake_complete else OPENING, None

    def shutdown(self) -> None:
        """The server ends: say so, and let the page answer, or a reset could overtake the word."""
        if not self.handshake_complete or self.close_sent or self.conn.state is not State.OPEN or not self.writable.is_set():
            return super().shutdown()
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})
        self.conn.send_close(GOING_AWAY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(ECHO_SECONDS, self.transport.abort)
        return None
