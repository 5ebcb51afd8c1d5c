"""Connections below HTTP: how many there may be, and how long each may take for what it has begun.

uvicorn waits for ever for the rest of a request, for a socket to open and for an answer to be read. Here all connections are
checked every half second, and those that have been at the same stage for too long are dropped.
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

from whitby.web.addresses import Networks, is_trusted
from whitby.web.limits import client_address
from whitby.web.settings import Limits

CHECK_SECONDS = 0.5  # between two checks of all connections
GOING_AWAY = 1001
ECHO_SECONDS = 2.0  # for a page to answer that its socket closes

IDLE, HEAD, BODY, SENDING, OPENING = "idle", "head", "body", "sending", "opening"
NOT_WAITING = ""  # nobody waits for the client


class Connection(Protocol):
    """What is known of each connection."""

    transport: asyncio.Transport
    address: str  # of the client, as it is counted

    @property
    def is_http(self) -> bool:
        """Is it no socket, or one that has not opened yet?"""

    def stage(self) -> tuple[str, Hashable]:
        """What it waits for, and in which request."""


class Connections:
    """All connections of a server: it admits so many, and drops those that are too slow."""

    def __init__(self, limits: Limits, proxies: Networks = ()) -> None:
        self.limit = limits.connections
        self.limit_per_address = limits.connections_per_address
        self.proxies = proxies
        self.seconds = {
            IDLE: limits.idle_seconds,
            HEAD: limits.head_seconds,
            BODY: limits.body_seconds,
            SENDING: limits.send_seconds,
            OPENING: limits.head_seconds,
        }
        self.open: dict[Connection, tuple[tuple[str, Hashable], float]] = {}  # its stage, and since when
        self.by_address: defaultdict[str, set[Connection]] = defaultdict(set)
        self.next_check: asyncio.TimerHandle | None = None

    def admit(self, connection: HttpConnection) -> bool:
        """Watch a new connection if there is room. Was there?"""
        if len(self.open) >= self.limit:
            return False
        of_proxy = connection.client and is_trusted(connection.client[0], self.proxies)
        if not of_proxy and sum(other.is_http for other in self.by_address.get(connection.address, ())) >= self.limit_per_address:
            return False
        self.watch(connection)
        return True

    def admit_no_more(self) -> None:
        """The server ends: there is room for nobody."""
        self.limit = 0

    def watch(self, connection: Connection) -> None:
        """Check from now on that this connection is not too slow."""
        self.open[connection] = connection.stage(), time.monotonic()
        self.by_address[connection.address].add(connection)
        if self.next_check is None:
            self.check_later()

    def remove(self, connection: Connection) -> None:
        """Forget a connection that has gone, or has become a socket."""
        if self.open.pop(connection, None) is not None:
            self.by_address[connection.address].discard(connection)
            if not self.by_address[connection.address]:
                del self.by_address[connection.address]

    def check_later(self) -> None:
        self.next_check = asyncio.get_running_loop().call_later(CHECK_SECONDS, self.drop_slow)

    def drop_slow(self) -> None:
        """Drop connections that are too slow, and check again later if there are any left."""
        now = time.monotonic()
        for connection, (before, since) in list(self.open.items()):
            stage = connection.stage()
            if stage != before:
                self.open[connection] = stage, now
            elif now - since > self.seconds.get(stage[0], float("inf")):
                connection.transport.abort()
        self.next_check = None
        if self.open:
            self.check_later()


class HttpConnection(H11Protocol):
    """A connection that sends requests by HTTP."""

    is_http = True

    def __init__(self, *args: Any, all_connections: Connections, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.all_connections = all_connections
        self.address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = client_address({"client": self.client})
        if not self.all_connections.admit(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.all_connections.remove(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.all_connections.remove(self)
        super().handle_websocket_upgrade(event)

    def stage(self) -> tuple[str, Hashable]:
        """By h11's own account of what the client has sent so far."""
        if self.transport.is_closing() or self.flow.write_paused:
            return SENDING, self.transport.get_write_buffer_size()  # a slow reader has time, one that stopped has not
        if self.conn.their_state is h11.SEND_BODY:
            return BODY, self.cycle
        if self.conn.their_state is h11.IDLE:
            return HEAD if self.conn.trailing_data[0] else IDLE, self.cycle
        return NOT_WAITING, self.cycle

    def shutdown(self) -> None:
        """The server ends: what has been asked for is answered, what is not even asked yet is dropped."""
        if self.stage()[0] in (IDLE, HEAD, BODY):
            self.transport.abort()
        elif not self.transport.is_closing():
            super().shutdown()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, *args: Any, all_connections: Connections, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.all_connections = all_connections
        self.close_timeout = ECHO_SECONDS
        self.address = ""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.address = client_address({"client": self.client})
        self.all_connections.watch(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.all_connections.remove(self)
        super().connection_lost(exc)

    @property
    def is_http(self) -> bool:
        return not self.handshake_complete

    def stage(self) -> tuple[str, Hashable]:
        if self.transport.is_closing() or not self.writable.is_set():
            return SENDING, None
        return NOT_WAITING if self.handshake_complete else OPENING, None

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
