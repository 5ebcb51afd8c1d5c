"""Connections: those too slow are dropped, those too many turned away, those who leave leave no trace."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from browsing import OFTEN, PATIENCE, Browser, Server, serving, wait_for
from websockets.exceptions import InvalidStatus

from whitby.web.connections import Connections
from whitby.web.settings import Limits

SOON = replace(OFTEN, idle_seconds=0.5, head_seconds=0.5, body_seconds=0.5, send_seconds=0.5)
HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
UPGRADE = HEAD + b"Connection: Upgrade\r\nUpgrade: websocket\r\n" + KEY


@contextmanager
def connected(server: Server) -> Iterator[socket.socket]:
    at = urlsplit(server.address)
    with socket.create_connection((at.hostname, at.port), timeout=PATIENCE) as line:
        yield line


def ends(line: socket.socket) -> bytes:
    """All that comes until the server closes; a time-out fails the test."""
    came = b""
    try:
        while piece := line.recv(65_536):
            came += piece
    except ConnectionError:
        pass
    return came


def connections(server: Server) -> Connections:
    return server.uvicorn.connections


def listen_to_logs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is logged from now on; uvicorn's own log does not reach caplog."""
    came: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: came.append(record.getMessage())  # type: ignore[method-assign]
    for name in ("uvicorn", "asyncio", "whitby.web"):
        logger = logging.getLogger(name)
        monkeypatch.setattr(logger, "handlers", [*logger.handlers, handler])
    return came


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, limits=SOON) as server:
        yield server


@pytest.mark.parametrize(
    "sent",
    [b"", b"G", HEAD, POST, POST + b"{", UPGRADE, UPGRADE + b"Content-Length: 5\r\n\r\n", UPGRADE + b"X: y\r\n" * 200 + b"\r\n"],
    ids=["nothing", "a letter", "half a head", "no body", "half a body", "half a handshake", "a handshake with a body", "a long handshake"],
)
def test_half_a_request_is_dropped(server: Server, sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    logged = listen_to_logs(monkeypatch)
    with connected(server) as line:
        line.sendall(sent)
        came = ends(line)
        assert came == b"" or came.startswith(b"HTTP/1.1 4")
        wait_for(lambda: not connections(server).open and not connections(server).by_address)
    assert not logged


def test_one_letter_at_a_time_is_too_slow(server: Server) -> None:
    """Whoever keeps a head growing has as little time as who stops in the middle of it."""
    with connected(server) as line, pytest.raises(OSError):
        line.sendall(HEAD)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            line.sendall(b"X: y\r\n")
            time.sleep(0.05)


def test_a_connection_that_is_used_stays(server: Server) -> None:
    with connected(server) as line:
        for _ in range(12):  # longer than any single one may take
            line.sendall(HEAD.replace(b"GET", b"HEAD") + b"\r\n")
            assert line.recv(65_536).startswith(b"HTTP/1.1 200")
            time.sleep(0.1)
        assert ends(line) == b""  # until it is not used any more


def test_the_second_piece_of_an_answer_does_not_wait_for_the_first(server: Server) -> None:
    """Head and body are two writes; the system would hold the second back until the first is acknowledged, 40 ms later."""
    with connected(server):
        (connection,) = wait_for(lambda: list(connections(server).open))
        assert connection.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_page_that_is_idle_keeps_its_socket(server: Server) -> None:
    anna = Browser(server.address)
    table, _ = anna.make()
    page = anna.look(table)
    time.sleep(1.5)
    assert page.choose("choose coffin")["type"] == "screen"
    anna.close()


def test_an_answer_that_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_bytes(b"x" * 10_000_000)
    with serving(tmp_path, limits=SOON) as server, socket.socket() as line:
        at = urlsplit(server.address)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((at.hostname, at.port))
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        wait_for(lambda: connections(server).open)
        wait_for(lambda: not connections(server).open)


def test_a_socket_that_is_not_read_is_closed_for_good(tmp_path: Path) -> None:
    """Its close frame cannot be sent either."""
    with serving(tmp_path, limits=replace(SOON, waiting=8)) as server, socket.socket() as line:
        anna = Browser(server.address)
        table, _ = anna.make()
        page = anna.look(table)
        at = urlsplit(server.address)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect((at.hostname, at.port))
        cookie = f"Cookie: {anna.cookie}\r\n\r\n".encode()
        line.sendall(UPGRADE.replace(b"/api/games", f"/api/tables/{table}/live".encode()) + cookie)
        room = wait_for(lambda: server.app.live.rooms.get(table))
        wait_for(lambda: len(room.pages) == 2)
        for connection in list(connections(server).open):  # so that the system holds little back
            connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        while len(room.pages) == 2:
            page.choose("choose coffin")
            page.undo()
        wait_for(lambda: len([c for c in connections(server).open if hasattr(c, "handshake_complete")]) == 1)
        anna.close()


@pytest.mark.parametrize("limits", [replace(OFTEN, connections=5), replace(OFTEN, connections_per_address=5)], ids=["in all", "of one"])
def test_too_many_connections(tmp_path: Path, limits: Limits, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, limits=limits) as server, ExitStack() as stack:
        logged = listen_to_logs(monkeypatch)
        lines = [stack.enter_context(connected(server)) for _ in range(5)]
        wait_for(lambda: len(connections(server).open) == 5)
        for _ in range(20):
            with connected(server) as line:
                assert ends(line) == b""
        lines[0].sendall(HEAD + b"\r\n")
        assert lines[0].recv(100).startswith(b"HTTP/1.1 200")
        lines.pop().close()
        wait_for(lambda: len(connections(server).open) == 4)
        with connected(server) as line:
            line.sendall(HEAD + b"\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 200")
    assert not logged


def test_who_is_accepted_while_the_server_ends_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    logged = listen_to_logs(monkeypatch)
    with serving(tmp_path) as server:
        connections(server).admit_no_more()
        with connected(server) as line:
            line.sendall(POST + b"{")
            assert ends(line) == b"" and not connections(server).open
    with serving(tmp_path) as server:
        ended = []
        monkeypatch.setattr(connections(server), "admit_no_more", lambda: ended.append(True))
    assert ended and not logged


def test_sockets_are_not_counted_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(OFTEN, connections_per_address=3)) as server:
        anna = Browser(server.address)
        table, _ = anna.make()
        pages = [anna.look(table) for _ in range(6)]
        assert pages[0].choose("choose coffin")["type"] == "screen"
        anna.close()


def test_sockets_that_never_open_are_counted_by_address(tmp_path: Path) -> None:
    """Or one address could hold all connections of the server with half a handshake each."""
    with serving(tmp_path, limits=replace(OFTEN, connections_per_address=5)) as server, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(connected(server)).sendall(UPGRADE + b"Content-Length: 5\r\n\r\n")
        wait_for(lambda: len([c for c in connections(server).open if hasattr(c, "handshake_complete")]) == 5)
        with connected(server) as line:
            with suppress(ConnectionError):
                line.sendall(HEAD + b"\r\n")
            assert ends(line) == b""


def test_whoever_leaves_leaves_no_traceback(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    logged = listen_to_logs(monkeypatch)
    anna = Browser(server.address)
    table, _ = anna.make()
    upgrade = UPGRADE.replace(b"/api/games", f"/api/tables/{table}/live".encode()) + b"\r\n"
    for sent in (POST, POST + b"{", HEAD, HEAD + b"\r\n", HEAD + b"\r\n" + HEAD + b"\r\n", upgrade, upgrade + b"\x81"):
        for how in (socket.SHUT_WR, socket.SHUT_RDWR, None):
            with connected(server) as line:
                line.sendall(sent)
                if how is not None:
                    line.shutdown(how)
                else:  # a reset
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    find = server.app.live.worker.tables.find

    def slow(id: str) -> Any:
        time.sleep(0.2)
        return find(id)

    monkeypatch.setattr(server.app.live.worker.tables, "find", slow)
    with connected(server) as line:  # in the middle of the handshake
        line.sendall(upgrade)
        wait_for(lambda: connections(server).open)
    wait_for(lambda: len(connections(server).open) <= 1)  # the browser's own
    anna.close()
    wait_for(lambda: not connections(server).open and not server.uvicorn.server_state.tasks)
    assert not logged


def test_gets_and_sockets_have_a_rate(tmp_path: Path) -> None:
    few = replace(OFTEN, gets=0.001, gets_at_once=10, opens=0.001, opens_at_once=3, address_factor=1)
    with serving(tmp_path, limits=few) as server:
        anna = Browser(server.address)
        table, _ = anna.make()
        for _ in range(3):
            anna.look(table)
        with pytest.raises(InvalidStatus):
            anna.look(table)
        assert [anna.http.get("/assets/none.js").status_code for _ in range(16)] == [503] * 16  # it is not built, and costs little
        assert [anna.http.get("/api/me").status_code for _ in range(9)] == [200] * 8 + [429]
        assert anna.http.get("/api/me").json()["error"] == "too-fast"
        assert anna.http.post("/api/me", json={}).status_code == 200  # by its own limit
        anna.close()


def test_stale_answers_have_a_rate(tmp_path: Path) -> None:
    """Each of them costs a whole screen."""
    with serving(tmp_path, limits=replace(OFTEN, stale=0.001, stale_at_once=2)) as server:
        anna = Browser(server.address)
        table, _ = anna.make()
        page = anna.look(table)
        reasons = [page.choose("choose coffin", question="old")["reason"] for _ in range(4)]
        assert reasons == ["stale", "stale", "too-fast", "too-fast"]
        assert page.choose("choose coffin")["type"] == "screen"
        anna.close()
